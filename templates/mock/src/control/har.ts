import type { Json } from '../json.ts';
import type { RecordedCall } from './calls.ts';

/** Credentials by their usual names, and those that documents make up. */
const SECRET_HEADER = /auth|cookie|token|secret|session|password|key/i;
const SECRET_NAMES =
  /("?(?:password|client_secret|refresh_token|access_token|token)"?\s*[=:]\s*)("[^"]*"|[^&\s",}]+)/gi;

const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** Recorded traffic as an HTTP Archive (HAR 1.2), which browsers and other tools open. Secrets are left out. */
export function harOf(calls: readonly RecordedCall[], origin: string): Json {
  return {
    log: {
      version: '1.2',
      creator: { name: 'mock', version: '1' },
      entries: calls.map((call) => entryOf(call, origin)),
    },
  };
}

/** Text without what must not be shown. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRET_NAMES, '$1***').replace(TOKEN, '***');
}

function entryOf(call: RecordedCall, origin: string): Json {
  return {
    startedDateTime: new Date(call.started).toISOString(),
    time: call.took,
    request: requestOf(call, origin),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: call.took, receive: 0 },
    comment: call.violations.join('; '),
  };
}

function requestOf(call: RecordedCall, origin: string): Json {
  const url = new URL(withoutSecrets(call.target), origin);
  const text = Buffer.from(call.requestBody).toString('utf8');
  const mimeType = call.requestHeaders['content-type'] ?? '';
  return {
    method: call.method,
    url: url.href,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: headersOf(call.requestHeaders),
    queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: call.requestBody.byteLength,
    ...(text === '' ? {} : { postData: { mimeType, text: withoutSecrets(text) } }),
  };
}

function responseOf(call: RecordedCall): Json {
  const isText = typeof call.answerBody === 'string';
  const text = isText ? withoutSecrets(call.answerBody) : Buffer.from(call.answerBody).toString('base64');
  return {
    status: call.status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: headersOf(call.answerHeaders),
    content: {
      size: Buffer.byteLength(call.answerBody),
      mimeType: call.answerHeaders['content-type'] ?? '',
      text,
      ...(isText ? {} : { encoding: 'base64' }),
    },
    redirectURL: '',
    headersSize: -1,
    bodySize: Buffer.byteLength(call.answerBody),
  };
}

function headersOf(headers: Readonly<Record<string, string>>): Json {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    value: SECRET_HEADER.test(name) ? '***' : value,
  }));
}
