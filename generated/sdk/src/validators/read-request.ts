import type { JudgedRequest } from './call-rule.ts';
import type { OperationValidators } from './operation-validators.ts';
import { readParameter } from './read-parameter.ts';
import type { TextParameter } from './text-parameter.ts';

/** How one parameter of a request is read from its text, and the property that it becomes. */
export interface ParameterReading extends TextParameter {
  readonly property: string;
}

/** A request as it comes: decoded texts by their names on the wire, and the body as it was parsed. */
export interface SentRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body?: unknown;
}

/**
 * A request as `checkRequest` judges it, for a server, a gateway or a mock: texts of parameters become the values that
 * they stand for. A text that stands for none stays a text, and is found out when it is judged.
 */
export function readRequest({ parameters = [] }: OperationValidators, sent: SentRequest): JudgedRequest {
  const values = parameters.map((parameter) => [parameter.property, readParameter(parameter, sent)]);
  const known = values.filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...(sent.body === undefined ? {} : { body: sent.body }) };
}
