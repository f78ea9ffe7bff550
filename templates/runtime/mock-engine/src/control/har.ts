import { encodeUtf8 } from '../http/body.ts';
import type { Json, JsonObject } from '../json.ts';
import type { StoredCall } from './calls.ts';
import { REDACTED, redactText, serializeRedactedBody } from './redact.ts';

/** Matches names of headers with credentials. */
export const SECRET_HEADER: RegExp = /auth|cookie|token|secret|session|password|key/i;

/** Exports recorded calls as an HTTP Archive (HAR 1.2) for browsers and other tools, without secrets. */
export function toHar(calls: readonly StoredCall[], origin: string): Json {
  return {
    log: {
      version: '1.2',
      creator: { name: 'mock', version: '1' },
      entries: calls.map((call) => entryOf(call, origin)),
    },
  };
}

function entryOf(call: StoredCall, origin: string): Json {
  return {
    startedDateTime: new Date(call.startedAt).toISOString(),
    time: call.durationMs,
    request: requestOf(call, origin),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: call.durationMs, receive: 0 },
    comment: [...call.violations, ...call.warnings.map((warning) => `warning: ${warning}`)].map(redactText).join('; '),
  };
}

function requestOf(call: StoredCall, origin: string): Json {
  const target = redactText(call.target);
  const mark = target.indexOf('?');
  const query = mark < 0 ? [] : [...new URLSearchParams(target.slice(mark + 1))];
  const mimeType = call.requestHeaders['content-type'] ?? '';
  return {
    method: call.method,
    // Joined, not resolved: to resolve `//name` would lead to another host.
    url: origin.replace(/\/$/, '') + target,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: listHeaders(call.requestHeaders),
    queryString: query.map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: call.requestBody.byteLength,
    ...(call.requestBody.byteLength === 0
      ? {}
      : { postData: { mimeType, ...serializeRedactedBody(call.requestBody) } }),
  };
}

function responseOf(call: StoredCall): Json {
  return {
    status: call.status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: listHeaders(call.responseHeaders),
    content: {
      size: encodeUtf8(call.responseBody).byteLength,
      mimeType: call.responseHeaders['content-type'] ?? '',
      ...serializeRedactedBody(call.responseBody),
    },
    redirectURL: '',
    headersSize: -1,
    bodySize: encodeUtf8(call.responseBody).byteLength,
  };
}

/** Header of a message in an archive. */
interface HarHeader extends JsonObject {
  readonly name: string;
  readonly value: string;
}

/** Lists headers without secrets. */
export function listHeaders(headers: Readonly<Record<string, string>>): readonly HarHeader[] {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    value: SECRET_HEADER.test(name) ? REDACTED : value,
  }));
}
