import type { JudgedRequest } from './call-rule.ts';
import type { OperationValidators } from './operation-validators.ts';
import { readTexts, type TextReading } from './parameter-text.ts';

/** How one parameter of a request is read from its text. */
export interface ParameterReading extends TextReading {
  /** The property of the request. */
  readonly property: string;
  /** The name on the wire. */
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
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
  const text = place === 'header' ? headers.get(name) : Object.hasOwn(path, name) ? path[name] : undefined;
  return text === undefined || text === null ? [] : [text];
}
