import { Buffer } from 'node:buffer';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, textAt } from '#shared/json.ts';
import { decompress, EXPANDS } from './decompress.ts';

/** One recorded request with its response. */
export interface Exchange {
  /** Number in the recording, from 1. */
  readonly number: number;
  /** In upper case. */
  readonly method: string;
  readonly url: string;
  /** Path and query. */
  readonly target: string;
  /** Names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: Uint8Array;
  /** The request had a body, and the recording does not hold it: browsers leave files out. */
  readonly isBodyMissing?: boolean;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** `undefined` if the recording does not hold it. */
  readonly responseBody: string | undefined;
  /** Reason why a body that the recording holds is not read, for the report. */
  readonly omission?: string;
  /** Time of the request in milliseconds since 1970. */
  readonly time?: number | undefined;
}

/** Matches the scheme and host at the start of a URL. */
export const ORIGIN: RegExp = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i;

/** Returns the path of an exchange, without its query. */
export function pathOf({ target }: Pick<Exchange, 'target'>): string {
  return target.split('?')[0] ?? '';
}

/**
 * Reads an entry of an HTTP Archive, as browsers, Playwright, mitmproxy and the mock write it.
 *
 * @returns the exchange, or the reason why it is none: a failed request has no response
 */
export function readExchange(entry: Json, number: number): Exchange | string {
  const request = objectAt(entry, 'request');
  const response = objectAt(entry, 'response');
  const url = textAt(request, 'url');
  const method = textAt(request, 'method')?.toUpperCase();
  const status = member(response, 'status');
  if (url === undefined || method === undefined) return 'has no request with a method and a URL';
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 599) return 'has no response';
  const target = targetOf(url);
  if (target === undefined) return 'has a URL that is none';
  const responseHeaders = headersOf(response);
  const requestHeaders = headersOf(request);
  const mimeType = textAt(objectAt(response, 'content'), 'mimeType');
  const requestBody = requestBodyOf(request);
  const responseBody = responseBodyOf(response, status, responseHeaders['content-encoding']);
  const sentBytes = Math.max(Number(requestHeaders['content-length'] ?? 0), Number(member(request, 'bodySize') ?? 0));
  return {
    number,
    method,
    url,
    target,
    requestHeaders: withContentType(requestHeaders, textAt(objectAt(request, 'postData'), 'mimeType')),
    requestBody,
    isBodyMissing: requestBody.byteLength === 0 && sentBytes > 0,
    status,
    responseHeaders: withContentType(responseHeaders, mimeType),
    ...(responseBody === EXPANDS ? { responseBody: undefined, omission: EXPANDS } : { responseBody }),
    time: timeOf(entry),
  };
}

function timeOf(entry: Json): number | undefined {
  const time = Date.parse(textAt(entry, 'startedDateTime') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** Returns path and query of a URL as they were sent; `new URL` would resolve `..` in them. */
function targetOf(url: string): string | undefined {
  const [, rest] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^#]*)/i.exec(url) ?? [];
  if (rest === undefined) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Reads headers by name in lower case. The pseudo headers of HTTP/2 (`:path`) are left out. */
function headersOf(message: Json): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  for (const header of listAt(message, 'headers')) {
    const name = textAt(header, 'name')?.toLowerCase();
    const value = textAt(header, 'value');
    if (name === undefined || value === undefined || name.startsWith(':') || name === '__proto__') continue;
    const before = found.get(name);
    // Some recorders list a header twice: as the page set it, and as it was sent.
    if (before !== value) found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(found);
}

/** Adds the media type of the body where the headers lack it, as in recordings of a browser's cache. */
function withContentType(
  headers: Readonly<Record<string, string>>,
  mimeType: string | undefined,
): Readonly<Record<string, string>> {
  if (headers['content-type'] !== undefined || mimeType === undefined || !mimeType.includes('/')) return headers;
  return mimeType === 'x-unknown' ? headers : { ...headers, 'content-type': mimeType };
}

const NO_BODY = new Uint8Array(0);

function requestBodyOf(request: Json): Uint8Array {
  const data = objectAt(request, 'postData');
  const text = textAt(data, 'text');
  const params = listAt(data, 'params').filter(isObject);
  if (text !== undefined && (text !== '' || params.length === 0))
    return Buffer.from(withoutMark(text), textAt(data, 'encoding') === 'base64' ? 'base64' : 'utf8');
  const mimeType = textAt(data, 'mimeType') ?? '';
  if (params.length === 0) return NO_BODY;
  if (mimeType.includes('multipart/form-data')) return multipartOf(mimeType, params);
  if (!mimeType.includes('urlencoded')) return NO_BODY;
  const form = new URLSearchParams(params.map((param) => [textAt(param, 'name') ?? '', textAt(param, 'value') ?? '']));
  return Buffer.from(form.toString());
}

/** Returns the boundary of the parts of a body (RFC 2046, section 5.1.1). */
export function boundaryOf(mimeType: string): string | undefined {
  return /boundary="?([^";]+)/i.exec(mimeType)?.[1];
}

/** Writes a form again, whose parts the archive lists (HAR 1.2, `params`); files are empty there. */
function multipartOf(mimeType: string, params: readonly JsonObject[]): Uint8Array {
  const boundary = boundaryOf(mimeType);
  if (boundary === undefined) return NO_BODY;
  const parts = params.map((param) => {
    const file = textAt(param, 'fileName');
    const type = textAt(param, 'contentType');
    const disposition = `Content-Disposition: form-data; name="${textAt(param, 'name') ?? ''}"${file === undefined ? '' : `; filename="${file}"`}`;
    const head = type === undefined ? disposition : `${disposition}\r\nContent-Type: ${type}`;
    return `--${boundary}\r\n${head}\r\n\r\n${textAt(param, 'value') ?? ''}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** Removes a byte order mark, which RFC 8259 lets a reader of JSON ignore. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Returns the body as text, in Latin-1 if it is binary; `undefined` where the archive left it out. */
function responseBodyOf(response: Json, status: number, coding = ''): string | undefined {
  const content = objectAt(response, 'content');
  const text = textAt(content, 'text');
  const size = member(content, 'size');
  if (text === undefined) return size === 0 || status === 204 || status === 304 ? '' : undefined;
  // Playwright stores bodies in files beside the archive, and then their text is empty.
  if (text === '' && typeof size === 'number' && size > 0) return undefined;
  if (textAt(content, 'encoding') !== 'base64') return withoutMark(text);
  const sent = Buffer.from(text, 'base64');
  // Some recorders keep the bytes as they were sent; others state the coding and keep the text.
  const bytes = decompress(sent, sent[0] === 0x1f && sent[1] === 0x8b ? 'gzip' : coding) ?? sent;
  return typeof bytes === 'string' ? bytes : withoutMark(Buffer.from(bytes).toString('utf8'));
}
