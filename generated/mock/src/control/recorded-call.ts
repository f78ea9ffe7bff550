import type { MockRequest, MockResponse } from '../http/message.ts';
import type { Json } from '../json.ts';

/** One call, as it was made and answered. */
export interface RecordedCall {
  /** The operation; empty where the path leads nowhere. */
  readonly operation: string;
  /** Login of the caller; empty where nobody was recognised. */
  readonly login: string;
  /** In capitals. */
  readonly method: string;
  /** Path and query as they were sent, still encoded. */
  readonly target: string;
  /** Names in lower case; a repeated header is one value with commas. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The bytes that were sent; none where there was no body. What JSON they are tells `sentJson`. */
  readonly requestBody: Uint8Array;
  /** From 200 to 599. */
  readonly status: number;
  /** Names in lower case. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** Text, or bytes where it is none; empty where there was no body. */
  readonly answerBody: string | Uint8Array;
  /** When it came: milliseconds since 1970, by the mock's clock. */
  readonly started: number;
  /** Milliseconds until it was answered, whatever the mock's clock says. */
  readonly took: number;
  /** What breaks the contract: in the request, or (in strict mode) in the answer. */
  readonly violations: readonly string[];
}

/**
 * The JSON that a call carried.
 *
 * @param call - one of those that `calls` or `violations` of a mock gave
 * @returns the value; nothing where it carried none, or what is none
 */
export function sentJson({ requestBody }: Pick<RecordedCall, 'requestBody'>): Json | undefined {
  try {
    return JSON.parse(Buffer.from(requestBody).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Puts a call down as it was made. */
export function recorded(
  request: MockRequest,
  answer: MockResponse,
  more: Pick<RecordedCall, 'operation' | 'login' | 'started' | 'took' | 'violations'>,
): RecordedCall {
  // Spelled out, it would be made in V8's old space, and keep what it refers to alive: 70 MB more under load.
  return {
    ...more,
    method: request.method,
    target: request.target,
    requestHeaders: request.headers,
    requestBody: request.body,
    status: answer.status,
    answerHeaders: answer.headers,
    answerBody: answer.body ?? '',
  };
}
