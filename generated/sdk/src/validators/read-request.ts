import type { JudgedRequest } from './call-rule.ts';
import type { OperationValidators } from './operation-validators.ts';

/** How one parameter of a request is read from its text. */
export interface ParameterReading {
  /** The property of the request. */
  readonly property: string;
  /** The name on the wire. */
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  /** What its text stands for; of a list, what each of its items stands for. Absent where a text is a text. */
  readonly type?: 'number' | 'boolean';
  readonly isList?: true;
}

/** A request as it comes: decoded texts by their names on the wire, and the body as it was parsed. */
export interface SentRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body?: unknown;
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * A request as `checkRequest` judges it, for a server, a gateway or a mock: texts of parameters become the values that they
 * stand for. A text that stands for none stays a text, and is found out when it is judged.
 */
export function readRequest({ parameters = [] }: OperationValidators, sent: SentRequest): JudgedRequest {
  const values = parameters.map((parameter) => [parameter.property, valueOf(parameter, textsOf(parameter, sent))]);
  const known = values.filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...(sent.body === undefined ? {} : { body: sent.body }) };
}

function textsOf({ name, place }: ParameterReading, { path, query, headers }: SentRequest): readonly string[] {
  if (place === 'query') return query.getAll(name);
  const text = place === 'header' ? headers.get(name) : Object.hasOwn(path, name) ? path[name] : undefined;
  return text === undefined || text === null ? [] : [text];
}

/** A list is repeated, or written with commas. */
function valueOf({ type, isList }: ParameterReading, texts: readonly string[]): unknown {
  const [text, ...others] = texts;
  if (text === undefined) return undefined;
  if (isList) return (others.length === 0 ? text.split(',') : texts).map((item) => scalarOf(item, type));
  return others.length === 0 ? scalarOf(text, type) : texts;
}

function scalarOf(text: string, type: ParameterReading['type']): string | number | boolean {
  if (type === 'number' && NUMBER.test(text)) return Number(text);
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}
