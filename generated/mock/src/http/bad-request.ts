import { errorBody } from '../refusal.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are too large.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long.',
};

/** What cannot be read as HTTP is answered all the same, with a status of the interface. */
export function badRequest(code = ''): string {
  const body = JSON.stringify(errorBody(400, MESSAGES[code] ?? 'The request is not HTTP.'));
  return `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}
