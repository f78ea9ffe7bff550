import type { ServedOperation } from '../document/operation.ts';
import type { Issue } from '../http/errors.ts';
import type { MockRequest } from '../http/message.ts';
import type { Judges } from '../validation/judge.ts';
import type { Preference } from './prefer.ts';

/** What Prism is asked. */
export interface Question {
  readonly operation: ServedOperation;
  readonly request: MockRequest;
  readonly query: URLSearchParams;
  /** What stands in the path, by the names of its parameters. */
  readonly path: Readonly<Record<string, string>>;
  readonly preference: Preference;
  /** Judge what is answered. */
  readonly judges: Judges;
  /** What is wrong with the request: where nothing is, Prism makes the answer and no more. */
  readonly issues: readonly Issue[];
}
