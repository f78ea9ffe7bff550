import type { JudgedRequest } from './call-rule.ts';
import type { OperationValidators } from './operation-validators.ts';
import { readTexts, type TextReading } from './parameter-text.ts';

/** How one parameter of a request is read from its text. */
export interface ParameterReading extends TextReading {
  /** The property of the request. */
  readonly property: string;
  /** The name on the wire. */
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'cookie';
}

/** A request as it comes: decoded texts by their names on the wire, and the body as it was parsed. */
export interface SentRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body?: unknown;
}

/**
 * A request as `checkRequest` judges it, for a server, a gateway or a mock: texts of parameters become the values that they
 * stand for. A text that stands for none stays a text, and is found out when it is judged.
 */
export function readRequest({ parameters = [] }: OperationValidators, sent: SentRequest): JudgedRequest {
  const values = parameters.map((parameter) => [parameter.property, readTexts(parameter, textsOf(parameter, sent))]);
  const known = values.filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...(sent.body === undefined ? {} : { body: sent.body }) };
}

function textsOf({ name, place }: ParameterReading, { path, query, headers }: SentRequest): readonly string[] {
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
