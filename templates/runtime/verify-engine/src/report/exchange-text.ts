import { decodeUtf8 } from '#mock/inspection.ts';
import { shellText } from '#shared/escape.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Exchange } from '../har/exchange.ts';
import { redactBody, redactQuery } from '../har/har-writer.ts';
import type { Redactor } from '../redact.ts';

/** Longest body of a command; a longer one would not fit a terminal. */
const MAX_REQUEST_BODY = 2_000;
/** Longest part of a response that is shown. */
const MAX_RESPONSE_BODY = 600;
/** Longest text, and number of values, in which secrets are searched to show the start of a body. */
const MAX_SEARCHED = 20_000;
/** Headers that `curl` sets itself. */
const OWN_HEADERS: readonly string[] = ['host', 'content-length', 'connection', 'accept-encoding', 'user-agent'];

/** Writes a request as a command of `curl`, without secrets. */
export function curlOf(exchange: Exchange, redactor: Redactor): string {
  const { method, url, requestHeaders, requestBody } = exchange;
  const headers = Object.entries(requestHeaders).filter(([name]) => !OWN_HEADERS.includes(name));
  const written = headers.map(([name, value]) => `-H ${shellText(`${name}: ${redactor.header(name, value)}`)}`);
  const isLong = requestBody.byteLength > MAX_SEARCHED;
  const body = isLong ? '' : shownBody(requestHeaders['content-type'], decodeUtf8(requestBody), redactor);
  const isShown = body !== '' && body.length <= MAX_REQUEST_BODY;
  const data = isShown ? [`--data-raw ${shellText(body)}`] : requestBody.byteLength > 0 ? ['--data-binary @body'] : [];
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', /^[A-Z]+$/.test(method) ? method : shellText(method)]),
    shellText(redactQuery(url, redactor)),
    ...written,
    ...data,
  ].join(' ');
}

/** Writes the status, the media type and the start of a response, without secrets. */
export function responseText({ status, responseHeaders, responseBody = '' }: Exchange, redactor: Redactor): string {
  const mediaType = responseHeaders['content-type'] ?? '';
  const body = shownBody(mediaType, startOf(responseBody), redactor);
  const shown = body.length <= MAX_RESPONSE_BODY ? body : `${body.slice(0, MAX_RESPONSE_BODY)}…`;
  return [`${status} ${mediaType}`.trim(), ...(shown === '' ? [] : [shown])].join('\n');
}

/** Returns the start of a body: of JSON its first values, in which members keep their names. */
function startOf(body: string): string {
  if (body.length <= MAX_SEARCHED) return body;
  let left = MAX_SEARCHED;
  const first = (value: Json): Json => {
    if (typeof value === 'string') return value.slice(0, MAX_SEARCHED);
    if (typeof value !== 'object' || value === null) return value;
    if (!isObject(value)) return value.slice(0, left).flatMap((entry) => (left-- > 0 ? [first(entry)] : []));
    const shown: (readonly [string, Json])[] = [];
    for (const name in value) {
      if (left-- <= 0) break;
      shown.push([name, first(value[name] ?? null)]);
    }
    return Object.fromEntries(shown);
  };
  try {
    return JSON.stringify(first(JSON.parse(body)));
  } catch {
    return body.slice(0, MAX_SEARCHED);
  }
}

/** Redacts secret members, and secrets of others wherever they are, such as in names. */
function shownBody(mediaType: string | undefined, text: string, redactor: Redactor): string {
  return redactor.text(redactBody(mediaType ?? '', text, redactor));
}
