import { type Origin, openOrigin } from './node/origin.ts';
import { sendRequest } from './node/send-request.ts';
import { sentBody, simpleBody } from './node/sent-body.ts';
import type { TlsOptions } from './node/tls-options.ts';

export type { TlsMaterial, TlsOptions } from './node/tls-options.ts';

/** Options of a transport. */
export interface NodeTransportOptions {
  /** The most connections to one server. Default: no bound. */
  readonly maxConnections?: number | undefined;
  /**
   * How long a connection is kept without a request, in milliseconds. Default 4,000, less than servers usually wait.
   */
  readonly keepAliveMs?: number | undefined;
  /** Certificates and keys. */
  readonly tls?: TlsOptions | undefined;
}

/** A function of the shape of `fetch` over `node:http`; it follows no redirect. */
export interface NodeTransport {
  (url: string, init?: RequestInit): Promise<Response>;
  /** Closes the connections; calls under way fail. */
  close(): void;
}

/**
 * A transport for servers that keeps connections open and costs much less processor time than `fetch`.
 *
 * A compressed answer that was cut short is an error here, which `fetch` does not notice.
 *
 * @example new Client({ baseUrl, auth, fetch: nodeTransport() })
 */
export function nodeTransport(options: NodeTransportOptions = {}): NodeTransport {
  const { maxConnections = Infinity, keepAliveMs = 4_000, tls } = options;
  const origins = new Map<string, Origin>();
  // Where a URL leads is found out once for an origin: a parser's work for each call would be a tenth of the whole.
  const originOf = (text: string): Origin => {
    const known = origins.get(text);
    if (known) return known;
    const origin = openOrigin(new URL(text), { maxConnections, keepAliveMs, tls });
    origins.set(text, origin);
    return origin;
  };
  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', signal } = init;
    const { fields, body } = simpleBody(init) ?? (await sentBody(init));
    const end = url.indexOf('/', url.indexOf('//') + 2);
    const origin = originOf(end < 0 ? url : url.slice(0, end));
    const path = end < 0 ? '/' : url.slice(end);
    const headers = headersOf(origin, fields, body);
    return sendRequest({ origin, path, method, headers, body, signal });
  };
  return Object.assign(send, {
    close: () => {
      for (const { connections } of origins.values()) connections.close();
    },
  });
}

function headersOf(
  { host }: Origin,
  fields: Readonly<Record<string, string>>,
  body: string | Uint8Array | undefined,
): readonly string[] {
  const headers = ['host', host];
  let asksForCoding = false;
  for (const name in fields) {
    headers.push(name, fields[name] ?? '');
    asksForCoding ||= /^accept-encoding$/i.test(name);
  }
  if (!asksForCoding) headers.push('accept-encoding', 'gzip, br');
  // Not left to Node, which frames no body of a GET or a DELETE: its bytes would be read as another request.
  if (body !== undefined) headers.push('content-length', String(Buffer.byteLength(body)));
  return headers;
}
