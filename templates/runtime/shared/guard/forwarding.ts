import type { IncomingHttpHeaders } from 'node:http';
import { GuardOptionError } from './request-guard.ts';

/**
 * Parses the URL of a server to which requests are sent. Credentials in it would be added to the request of every
 * caller, and be printed.
 *
 * @param name - the option that holds the URL, for messages
 * @param advice - says where credentials belong
 * @throws GuardOptionError for a URL that is not of HTTP, or that has credentials, a query or a fragment
 */
export function parseTargetUrl(text: string, name: string, advice = 'Callers send their own.'): URL {
  const url = URL.parse(text);
  const port = /^https?:\/\/[^/?#]*:(\d+)(?=[/?#]|$)/i.exec(text)?.[1];
  if (url === null && Number(port) > 65_535)
    throw new GuardOptionError(`${name} has the port ${port}, but ports end at 65535: ${withoutUserinfo(text)}.`);
  if (url === null || !/^https?:\/\/[^/]/i.test(text))
    throw new GuardOptionError(`${name} needs a URL with http: or https:, not ${withoutUserinfo(text)}.`);
  if (url.username !== '' || url.password !== '')
    throw new GuardOptionError(`${name} must not contain credentials: ${withoutUserinfo(text)}. ${advice}`);
  if (url.search !== '' || url.hash !== '')
    throw new GuardOptionError(`${name} must not contain a query or a fragment: ${url.origin}${url.pathname}.`);
  return url;
}

function withoutUserinfo(text: string): string {
  return text.replace(/([^/?#]*\/\/)?.*@/s, '$1***@').replace(/[?#].*/s, '');
}

/** Headers between two hops (RFC 9110, section 7.6.1). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** Copies the headers for the other side: neither those of this hop, nor those that `connection` names. */
export function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined && !HOP_BY_HOP.has(name)) kept[name] = value;
  }
  for (const name of headers.connection?.split(',') ?? []) delete kept[name.trim().toLowerCase()];
  return kept;
}

/**
 * Returns the headers that frame a body which passes unchanged. Without them, Node writes the body of a GET or DELETE
 * behind the headers as it is, where the server takes it for the next request (request smuggling).
 */
export function framingHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const length = headers['content-length'];
  if (length !== undefined) return { 'content-length': length };
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

/** Segment that leads one level up, as some servers read it: before a path parameter, a null character or a space. */
const UPWARDS = /^\.\.(?:[;\0\s]|$)/;

/**
 * Returns the reason why a target of a request is not forwarded below a base path: it is no path, as a forward proxy is
 * asked, or it leads out of the base path.
 *
 * @param base - path of the target's URL, without a slash at the end
 */
export function findTargetError(target: string, base: string): string | undefined {
  if (!target.startsWith('/')) return 'The target of the request is not a path: this server is not a forward proxy.';
  if (base === '') return undefined;
  const segments = decodePath(target.split('?', 1)[0] ?? '').split(/[/\\]/);
  return segments.some((segment) => UPWARDS.test(segment)) ? `The path leads out of ${base}.` : undefined;
}

/** Escapes of a dot and of slashes that are longer than UTF-8 allows; old servers decode them. */
const OVERLONG_DOT = /%c0%ae|%e0%80%ae/gi;
const OVERLONG_SLASH = /%c0%af|%e0%80%af|%c1%9c|%e0%81%9c/gi;

/** Servers in a row that each decode a path. */
const MAX_DECODINGS = 4;

/** Decodes a path that has escapes in escapes: a server behind another one decodes it again. */
function decodePath(path: string): string {
  let decoded = path;
  for (let count = 0; count < MAX_DECODINGS; count += 1)
    decoded = decoded
      .replaceAll(OVERLONG_DOT, '.')
      .replaceAll(OVERLONG_SLASH, '/')
      .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return decoded;
}
