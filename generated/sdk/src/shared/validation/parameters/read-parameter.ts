import {
  groupByName,
  parseJson,
  parseJsonItems,
  parseTexts,
  type SerializedParameter,
  splitItems,
  splitMembers,
  stripStyle,
  type TextFormat,
} from './parameter-text.ts';

/** The texts of a request, by their names on the wire: those of the path and of the query are decoded. */
export interface ParameterTexts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: { readonly get: (name: string) => string | null };
  /** Path and query as sent. Without it, an encoded comma separates as any other does. */
  readonly target?: string;
}

/**
 * Reads the value of one parameter; `undefined` if it was not sent. A text that is not of its type stays a string. An
 * encoded comma belongs to the text around it, or separates as any other does, as many callers encode it, where only
 * that makes the value valid.
 */
export function readParameter(
  parameter: SerializedParameter,
  sent: ParameterTexts,
  isValid: (value: unknown) => boolean = () => true,
): unknown {
  const masked = mayHoldCommas(parameter) ? maskCommas(sent) : sent;
  const value = readTexts(parameter, masked);
  if (masked === sent) return value;
  const [own, separated] = [unmaskCommas(value), readTexts(parameter, sent)];
  return isValid(own) || !isValid(separated) ? own : separated;
}

/** Tests for a list or an object whose texts commas separate, though there may be some in them. */
function mayHoldCommas({ form, type, isList, members = {} }: SerializedParameter): boolean {
  if (form === undefined) return isList === true && type === undefined;
  return form !== 'json' && Object.values(members).every((member) => member.type !== 'json');
}

/** Stands for an encoded comma while texts are split: no text has this code point, which is no character. */
const COMMA = '\ufdd0';
const ENCODED_COMMA = /%2c/gi;

/** Replaces the encoded commas of a target and of its cookies; returns the texts themselves if there are none. */
function maskCommas(sent: ParameterTexts): ParameterTexts {
  const { target = '', path, headers } = sent;
  const cookie = headers.get('cookie');
  const texts = [target, cookie ?? ''].map((text) => text.replace(ENCODED_COMMA, encodeURIComponent(COMMA)));
  const [own = '', cookies = ''] = texts;
  if (own === target && cookies === (cookie ?? '')) return sent;
  const [before = '', ...query] = own.split('?');
  const segments = new Map(before.split('/').map((segment) => [unmaskCommas(decoded(segment)), decoded(segment)]));
  return {
    path: Object.fromEntries(Object.entries(path).map(([name, text]) => [name, segments.get(text) ?? text])),
    query: target === '' ? sent.query : new URLSearchParams(query.join('?')),
    headers: { get: (name) => (name === 'cookie' && cookie !== null ? cookies : headers.get(name)) },
  };
}

function unmaskCommas(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(COMMA, ',');
  if (Array.isArray(value)) return value.map(unmaskCommas);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map((entry) => entry.map(unmaskCommas)));
}

function readTexts(parameter: SerializedParameter, sent: ParameterTexts): unknown {
  const { name, form, members = {} } = parameter;
  if (form === 'deep') return parseDeepObject(parameter, sent.query) ?? parseTexts({}, sent.query.getAll(name));
  if (form === 'members') return parseMembers(ownMembers(parameter, sent), members);
  const texts = findTexts(parameter, sent);
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) return parseTexts(form === undefined ? parameter : {}, texts);
  if (form === 'json') return parseJson(text);
  if (form !== undefined) return parseMembers(listedMembers(parameter, text), members) ?? {};
  if (!parameter.isList) return parseTexts(parameter, [stripStyle(parameter, name, text)]);
  const { type } = parameter;
  if (type === 'json') return parseJsonItems(stripStyle(parameter, name, text));
  return splitItems(parameter, name, text).map((item) => parseTexts(type === undefined ? {} : { type }, [item]));
}

/** The texts of members, by their keys. */
type Members = readonly (readonly [key: string, texts: readonly string[]])[];

/** Members that are parameters of their own, where they are known. */
function ownMembers(
  { members = {}, location: place }: SerializedParameter,
  { query, headers }: ParameterTexts,
): Members {
  const field = headers.get('cookie') ?? '';
  const textsUnder = (name: string) => (place === 'cookie' ? memberCookies(field, name) : query.getAll(name));
  return Object.keys(members).map((key) => [key, textsUnder(key)]);
}

function listedMembers(parameter: SerializedParameter, stated: string): Members {
  const isPaired = parameter.form === 'pairs';
  // Alternating keys and values need a comma: an encoded one separates if there is no other.
  const text = !isPaired && !stated.includes(',') ? stated.replaceAll(COMMA, ',') : stated;
  return [...groupByName(splitMembers({ ...parameter, isPaired }, parameter.name, text))];
}

/** Parses an object whose members are texts; `undefined` if none of them was sent. */
function parseMembers(found: Members, members: Readonly<Record<string, TextFormat>>): unknown {
  const values = found.map(([key, texts]) => {
    const reading = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, parseTexts(reading ?? {}, texts)] as const;
  });
  const sent = values.filter(([, value]) => value !== undefined);
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}

function findTexts(parameter: SerializedParameter, { path, query, headers }: ParameterTexts): readonly string[] {
  const { name, location: place } = parameter;
  if (place === 'query') return query.getAll(name);
  if (place === 'cookie') return cookieTexts(headers.get('cookie') ?? '', name);
  if (place === 'header') return headerTexts(parameter, headers.get(name));
  return Object.hasOwn(path, name) && path[name] !== undefined ? [path[name]] : [];
}

/** Fields of one name are joined with a blank after each comma (RFC 9110, 5.3), which belongs to no item. */
function headerTexts({ isList, form }: SerializedParameter, text: string | null): readonly string[] {
  if (text === null) return [];
  const isJoined = isList === true || form === 'turns' || form === 'pairs';
  return [isJoined ? text.replace(/,[ \t]+/g, ',') : text];
}

/**
 * The values that a field of cookies (RFC 6265, 4.2.1) gives a name, as the client writes them: `ids=1&ids=2;
 * name=a%20b`.
 */
function cookieTexts(field: string, name: string): readonly string[] {
  const begin = `${encodeURIComponent(name)}=`;
  const pairs = field.split(';').map((pair) => pair.trim());
  const texts = pairs
    .filter((pair) => pair.startsWith(begin))
    .flatMap((pair) => `&${pair}`.split(`&${begin}`).slice(1));
  return texts.map(decoded);
}

/** Finds the cookies of an exploded member: `R=100&G=200`. */
function memberCookies(field: string, name: string): readonly string[] {
  const begin = `${encodeURIComponent(name)}=`;
  const pairs = field.split(/[;&]/).map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(begin)).map((pair) => decoded(pair.slice(begin.length)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Limit of the nesting of a `deepObject`; a deeper name is one key. */
const MAX_DEPTH = 100;

/** Texts, and the keys that remain on the way to them. */
interface Branch {
  readonly steps: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Parses `name[key]=…`; `undefined` if there is none. Nested members, which OpenAPI leaves open, are parsed as the
 * client serializes them, `name[a][b]=1` and `name[a][0]=1`; lists also as `name[a][]=1`.
 */
export function parseDeepObject(
  { name, isList, type, members = {} }: SerializedParameter,
  query: URLSearchParams,
): unknown {
  const own = [...groupByName(query)].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (own.length === 0) return undefined;
  const branches = own.map(([key, texts]) => ({ steps: splitPath(key.slice(name.length + 1, -1)), texts }));
  return isList === true
    ? parseBranches(branches, { isList, ...(type === undefined ? {} : { type }) })
    : parseNestedMembers(branches, members);
}

function splitPath(inner: string): readonly string[] {
  const steps = inner.split('][');
  return steps.length > MAX_DEPTH ? [inner] : steps;
}

function parseNestedMembers(branches: readonly Branch[], members: Readonly<Record<string, TextFormat>>): unknown {
  const values = [...groupByKey(branches)].map(([key, below]) => {
    const reading = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, parseBranches(below, reading ?? {})] as const;
  });
  return Object.fromEntries(values);
}

/** A text, a list where all steps are numbers or empty, or an object. */
function parseBranches(branches: readonly Branch[], reading: TextFormat): unknown {
  const whole = branches.find(({ steps }) => steps.length === 0);
  if (whole !== undefined) return parseTexts(reading, whole.texts);
  const groups = groupByKey(branches);
  if (![...groups.keys()].every((step) => /^\d*$/.test(step))) return parseNestedMembers(branches, {});
  const item: TextFormat = reading.type === undefined ? {} : { type: reading.type };
  return [...groups].flatMap(([step, below]) => (step === '' ? parseItems(below, item) : [parseBranches(below, item)]));
}

/** The items of `name[]=…`, of which each text is one. */
function parseItems(branches: readonly Branch[], reading: TextFormat): readonly unknown[] {
  const whole = branches.find(({ steps }) => steps.length === 0);
  return whole === undefined
    ? [parseBranches(branches, reading)]
    : whole.texts.map((text) => parseTexts(reading, [text]));
}

/** The branches by their next steps. */
function groupByKey(branches: readonly Branch[]): ReadonlyMap<string, readonly Branch[]> {
  const groups = new Map<string, Branch[]>();
  for (const { steps, texts } of branches) {
    const [step = '', ...rest] = steps;
    const group = groups.get(step);
    if (group === undefined) groups.set(step, [{ steps: rest, texts }]);
    else group.push({ steps: rest, texts });
  }
  return groups;
}
