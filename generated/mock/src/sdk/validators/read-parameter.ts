import { readTexts, type TextReading } from './parameter-text.ts';

/** How one parameter of a request is read from its text. */
export interface TextParameter extends TextReading {
  /** The name on the wire. */
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'cookie';
  /** What stands between the items of a list in one text, where it is no comma. */
  readonly separator?: ' ' | '|';
  /** How a value that is no scalar and no list of them is written: as JSON, `name[key]=…`, or each member as a parameter. */
  readonly form?: 'json' | 'deep' | 'members';
  /** What the texts of an object's known members stand for. */
  readonly members?: Readonly<Record<string, TextReading>>;
}

/** The texts of a request, by their names on the wire: those of the path and of the query are decoded. */
export interface SentTexts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: { readonly get: (name: string) => string | null };
}

/** The value of one parameter; nothing where it was not sent. A text that stands for no value stays a text. */
export function readParameter(parameter: TextParameter, sent: SentTexts): unknown {
  const { name, form, members = {}, separator } = parameter;
  if (form === 'deep') return objectOf(deepMembers(name, sent.query), members, sent.query);
  if (form === 'members')
    return objectOf(
      Object.keys(members).map((key) => [key, key] as const),
      members,
      sent.query,
    );
  const texts = textsOf(parameter, sent);
  const [text = ''] = texts;
  if (form === 'json') return texts.length === 1 ? parsed(text) : readTexts({}, texts);
  return readTexts(parameter, separator !== undefined && texts.length === 1 ? text.split(separator) : texts);
}

type Keys = readonly (readonly [key: string, name: string])[];

/** The members of `name[key]=…`, each with the name of its own parameter. */
function deepMembers(name: string, query: URLSearchParams): Keys {
  const names = [...new Set(query.keys())].filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
  return names.map((key) => [key.slice(name.length + 1, -1), key]);
}

/** An object whose members are parameters; nothing where none of them was sent. */
function objectOf(keys: Keys, members: Readonly<Record<string, TextReading>>, query: URLSearchParams): unknown {
  const values = keys.map(([key, name]) => {
    const reading = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, readTexts(reading ?? {}, query.getAll(name))] as const;
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

function textsOf({ name, place }: TextParameter, { path, query, headers }: SentTexts): readonly string[] {
  if (place === 'query') return query.getAll(name);
  if (place === 'cookie') return cookieTexts(headers.get('cookie') ?? '', name);
  const text = place === 'header' ? headers.get(name) : Object.hasOwn(path, name) ? path[name] : undefined;
  return text === undefined || text === null ? [] : [text];
}

/** The values that a field of cookies (RFC 6265, 4.2.1) gives a name, as the client writes them: `ids=1&ids=2; name=a%20b`. */
function cookieTexts(field: string, name: string): readonly string[] {
  const begin = `${encodeURIComponent(name)}=`;
  const pairs = field.split(';').map((pair) => pair.trim());
  const texts = pairs
    .filter((pair) => pair.startsWith(begin))
    .flatMap((pair) => `&${pair}`.split(`&${begin}`).slice(1));
  return texts.map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
