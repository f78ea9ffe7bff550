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
 * Error with the HTTP status of the response. A behaviour throws it to reject a request, and its writes are
 * discarded; the control API throws it for invalid arguments.
 *
 * @example throw new HttpError(400, 'No country.', { issues: [{ path: '/body/address', message: 'has no country' }] });
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
   * @param status - status of the response: 400 to 599
   *
   * @param message - message for a person, part of the response
   * @param more - issues of the request, and headers of the response
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
