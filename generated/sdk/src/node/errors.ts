/** Failures that the transport finds itself, by their code. The client shows the code, because it drops messages. */
const FAILURES = {
  ERR_TRANSPORT_CLOSED: 'the transport was closed',
  ERR_NO_RESPONSE: 'the connection was closed without a response',
  ERR_INVALID_STATUS: 'the response has an invalid status',
  ERR_INCOMPLETE_RESPONSE: 'the connection was closed before the end of the response',
  ERR_UNKNOWN_CONTENT_CODING: 'the response has an unknown content coding',
  ERR_TOO_MANY_CONTENT_CODINGS: 'the response has more than five content codings',
} as const;

/** Creates an error with a code, like those of Node. */
export function createTransportError(code: keyof typeof FAILURES): Error {
  return Object.assign(new Error(FAILURES[code]), { code });
}
