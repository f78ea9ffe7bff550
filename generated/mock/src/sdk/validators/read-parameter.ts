import { deepValue } from './deep-value.ts';
import { readTexts, textsByName } from './parameter-text.ts';
import { bareText, itemTexts, memberTexts } from './styled-text.ts';
import type { TextParameter, TextReading } from './text-parameter.ts';

/** The texts of a request, by their names on the wire: those of the path and of the query are decoded. */
export interface SentTexts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: { readonly get: (name: string) => string | null };
}

/** The value of one parameter; nothing where it was not sent. A text that stands for no value stays a text. */
export function readParameter(parameter: TextParameter, sent: SentTexts): unknown {
  const { name, form, members = {} } = parameter;
  if (form === 'deep') return deepValue(parameter, sent.query) ?? readTexts({}, sent.query.getAll(name));
  if (form === 'members') return objectOf(ownMembers(parameter, sent), members);
  const texts = textsOf(parameter, sent);
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) return readTexts(form === undefined ? parameter : {}, texts);
  if (form === 'json') return parsed(text);
  if (form !== undefined) return objectOf(listedMembers(parameter, text), members) ?? {};
  if (!parameter.isList) return readTexts(parameter, [bareText(parameter, name, text)]);
  const { type } = parameter;
  return itemTexts(parameter, name, text).map((item) => readTexts(type === undefined ? {} : { type }, [item]));
}

/** The texts of members, by their keys. */
type Members = readonly (readonly [key: string, texts: readonly string[]])[];

/** Members that are parameters of their own, where they are known. */
function ownMembers({ members = {}, place }: TextParameter, { query, headers }: SentTexts): Members {
  const field = headers.get('cookie') ?? '';
  const textsUnder = (name: string) => (place === 'cookie' ? memberCookies(field, name) : query.getAll(name));
  return Object.keys(members).map((key) => [key, textsUnder(key)]);
}

/** Members that stand in one text. */
function listedMembers(parameter: TextParameter, text: string): Members {
  const isPaired = parameter.form === 'pairs';
  return [...textsByName(memberTexts({ ...parameter, isPaired }, parameter.name, text))];
}

/** An object whose members are texts; nothing where none of them was sent. */
function objectOf(found: Members, members: Readonly<Record<string, TextReading>>): unknown {
  const values = found.map(([key, texts]) => {
    const reading = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, readTexts(reading ?? {}, texts)] as const;
  });
  const sent = values.filter(([, value]) => value !== undefined);
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}

/** A text that is no JSON stays a text, and is found out when it is judged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textsOf(parameter: TextParameter, { path, query, headers }: SentTexts): readonly string[] {
  const { name, place } = parameter;
  if (place === 'query') return query.getAll(name);
  if (place === 'cookie') return cookieTexts(headers.get('cookie') ?? '', name);
  if (place === 'header') return fieldTexts(parameter, headers.get(name));
  return Object.hasOwn(path, name) && path[name] !== undefined ? [path[name]] : [];
}

/** Whoever joins the fields of one name puts a blank behind each comma (RFC 9110, 5.3): it is of no item. */
function fieldTexts({ isList, form }: TextParameter, text: string | null): readonly string[] {
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

/** The same of a member that stands for itself: `R=100&G=200`. */
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
