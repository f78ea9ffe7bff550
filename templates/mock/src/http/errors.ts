import type { Json } from '../json.ts';

/** Validation issue of a request or response. */
export interface Issue {
  /** JSON pointer into the request, such as `/body/name` or `/query/limit`. */
  readonly path: string;
  readonly message: string;
}

/** Placeholder issue: only Prism can decide whether the request is valid. */
export const UNDECIDED: Issue = { path: '', message: 'is for Prism to judge' };

/**
 * Says no to a request: thrown by a behaviour, the mock answers the status with an error body, and keeps nothing of
 * what was written to the state. What a test asks of a mock that cannot be is refused so, too.
 *
 * @example throw new HttpError(400, 'No country.', { issues: [{ at: '/body/address', message: 'has no country' }] });
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** Status of the response: 400 to 599. */
  readonly status: number;
  /** Issues of the request, each a violation of the contract; empty if the message says it all. */
  readonly issues: readonly Issue[];
  /** Headers of the response beside its content type, such as `allow`; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param status - of the answer: 400 to 599
   * @param message - for a person; it stands in the answer
   * @param more - each thing that is wrong with the request, and headers of the answer
   */
  constructor(
    status: number,
    message: string,
    more: { readonly issues?: readonly Issue[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.issues = more.issues ?? [];
    this.headers = more.headers ?? {};
  }
}

/** Creates the body of an error; `madeBy` marks it as the mock's own, because the API does not define one. */
export function errorBody(status: number, message: string, issues: readonly Issue[] = []): Json {
  const details = issues.map(({ path, message: text }) => ({ path, message: text }));
  return { madeBy: 'mock', status, message, ...(details.length === 0 ? {} : { issues: details }) };
}
