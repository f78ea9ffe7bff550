import { Buffer } from 'node:buffer';
import { closeSync, openSync, writeSync } from 'node:fs';
import { decodeUtf8, jsonOf, mediaTypeOf, REDACTED } from '#mock/inspection.ts';
import type { Json } from '#shared/json.ts';
import type { Redactor } from '../redact.ts';
import type { Exchange } from './exchange.ts';

/** Text media types; other bodies may hold anything, so that only their size is written. */
const TEXT = /^text\/|json|xml|urlencoded|javascript/;

/** Writes exchanges to an HTTP Archive (HAR 1.2), one by one and without secrets, so that memory stays flat. */
export class HarWriter {
  readonly #file: number;
  readonly #redactor: Redactor;
  #isEmpty = true;

  /** @throws Error of Node for a file that exists or cannot be written */
  constructor(path: string, redactor: Redactor) {
    this.#redactor = redactor;
    this.#file = openSync(path, 'wx', 0o600);
    writeSync(this.#file, '{"log":{"version":"1.2","creator":{"name":"verify","version":"1"},"entries":[\n');
  }

  write(exchange: Exchange): void {
    writeSync(this.#file, `${this.#isEmpty ? '' : ',\n'}${JSON.stringify(harEntry(exchange, this.#redactor))}`);
    this.#isEmpty = false;
  }

  /** Completes the archive. */
  close(): void {
    writeSync(this.#file, '\n]}}\n');
    closeSync(this.#file);
  }
}

function harEntry(exchange: Exchange, redactor: Redactor): Json {
  const { method, status, requestBody, requestHeaders, responseHeaders, responseBody, time } = exchange;
  const mimeType = requestHeaders['content-type'] ?? '';
  const url = redactQuery(exchange.url, redactor);
  const query = url.includes('?') ? [...new URLSearchParams(url.slice(url.indexOf('?') + 1))] : [];
  const sent = decodeUtf8(requestBody);
  return {
    startedDateTime: new Date(time ?? 0).toISOString(),
    time: 0,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(requestHeaders, redactor),
      queryString: query.map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: requestBody.byteLength,
      ...(sent === '' ? {} : { postData: { mimeType, text: redactBody(mimeType, sent, redactor) } }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(responseHeaders, redactor),
      content: {
        size: responseBody === undefined ? -1 : Buffer.byteLength(responseBody),
        mimeType: responseHeaders['content-type'] ?? 'x-unknown',
        ...(responseBody === undefined
          ? {}
          : { text: redactBody(responseHeaders['content-type'] ?? '', responseBody, redactor) }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function headersOf(headers: Readonly<Record<string, string>>, redactor: Redactor): Json {
  return Object.entries(headers).map(([name, value]) => ({ name, value: redactor.header(name, value) }));
}

/** Redacts the user and the secret parameters of a URL. */
export function redactQuery(given: string, redactor: Redactor): string {
  const url = given.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, `$1${REDACTED}@`);
  const mark = url.indexOf('?');
  if (mark < 0) return redactor.text(url);
  return `${redactor.text(url.slice(0, mark))}?${redactParameters(url.slice(mark + 1), redactor)}`;
}

function redactParameters(text: string, redactor: Redactor): string {
  const pairs = [...new URLSearchParams(text)];
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(redactor.parameter(name, value))}`)
    .join('&');
}

/** Redacts the secrets of a body; empty for one that is no text. */
export function redactBody(contentType: string, text: string, redactor: Redactor): string {
  if (text === '') return '';
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === 'application/x-www-form-urlencoded') return redactParameters(text, redactor);
  const value = jsonOf(contentType, text);
  if (value !== undefined) return JSON.stringify(redactor.value(value));
  return TEXT.test(mediaType) ? redactor.text(text) : '';
}
