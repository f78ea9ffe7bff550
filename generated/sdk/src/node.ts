import type { Agent, ClientRequest } from 'node:http';
import type { AgentOptions } from 'node:https';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { sentBody, simpleBody, takeContent } from './node/body.ts';
import { Connections } from './node/connections.ts';
import { NodeResponse } from './node/response.ts';

/** A certificate or a key: PEM as text, or bytes. */
export type TlsMaterial = string | Uint8Array;

/**
 * Options of TLS, as `node:tls` takes them; said here, so that the declarations need none of Node's.
 */
export interface TlsOptions {
  /** Certificates of authorities to trust in place of those that Node knows: that of a private authority, say. */
  readonly ca?: TlsMaterial | readonly TlsMaterial[] | undefined;
  /** The client's own certificate, with its key. */
  readonly cert?: TlsMaterial | readonly TlsMaterial[] | undefined;
  readonly key?: TlsMaterial | readonly TlsMaterial[] | undefined;
  /** Certificate and key in one file (PKCS #12). */
  readonly pfx?: TlsMaterial | undefined;
  /** Opens `key` or `pfx`. */
  readonly passphrase?: string | undefined;
  /** The name that the server's certificate must have, where it is not that of the base URL. */
  readonly servername?: string | undefined;
  /** The lowest version. Default: Node's. */
  readonly minVersion?: 'TLSv1.2' | 'TLSv1.3' | undefined;
}

/** A server, and what connects to it. */
export interface Origin {
  readonly request: (options: object) => ClientRequest;
  readonly agent: Agent;
  readonly connections: Connections;
  /** As the field of that name has it, with the port where it is not the usual one. */
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
}

/** How a server is connected to. */
export interface OriginOptions {
  readonly maxConnections: number;
  readonly keepAliveMs: number;
  readonly tls?: TlsOptions | undefined;
}

type Transport = Pick<typeof import('node:https'), 'Agent' | 'request'>;

/** Prepares to connect to the server that a URL leads to; a connection is made when a request needs it. */
export function openOrigin({ protocol, host, hostname, port }: URL, { tls, ...bounds }: OriginOptions): Origin {
  // An import reads all that `node:http` has, and so loads Node's `fetch`, which takes longer than all else. Where to
  // start from makes no difference to Node's own modules, and this path is known in every format of a bundle.
  const load = createRequire(process.execPath);
  const { Agent, request }: Transport = load(protocol === 'https:' ? 'node:https' : 'node:http');
  const agent = new Agent({ keepAlive: true, ...(protocol === 'https:' ? (tls as AgentOptions) : {}) });
  const address = hostname.replace(/^\[|\]$/g, '');
  const to = { hostname: address, port, servername: isIP(address) ? '' : address };
  const connections = new Connections(agent, { ...to, ...bounds });
  return { request, agent, connections, host, hostname: address, port };
}

/** One request, ready to be sent. */
export interface NodeRequest {
  readonly origin: Origin;
  readonly path: string;
  readonly method: string;
  /** Names and values in turn, as Node takes them at the least cost. */
  readonly headers: readonly string[];
  readonly body: string | Uint8Array | undefined;
  readonly signal: AbortSignal | null | undefined;
}

/** Sends a request and gives its answer, when that has begun or is there as a whole. */
export function sendRequest({ origin, path, method, headers, body, signal }: NodeRequest): Promise<Response> {
  const { agent, hostname, port } = origin;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = origin.request({ agent, hostname, port, path, method, headers });
    const abort = (): void => {
      const error = new Error('aborted');
      request.destroy(error);
      // One that still waits for a connection would say so only when it gets one.
      reject(error);
    };
    signal?.addEventListener('abort', abort);
    let hasBegun = false;
    let isAnswered = false;
    request.on('response', (message) => {
      // None to `fetch` either. It is not the last word, and 0 would be taken for a redirect that a browser hides.
      if ((message.statusCode ?? 0) < 200) return void request.destroy(new Error('the answer has the status of none'));
      hasBegun = true;
      takeContent(message, method, (content) => {
        isAnswered = true;
        resolve(new NodeResponse(message, content));
      });
    });
    // What breaks an answer that has begun is reported here as well, where it is only known to who reads the answer: it
    // has a status, and may have come in full.
    request.on('error', (error) => hasBegun || reject(error));
    request.on('close', () => {
      signal?.removeEventListener('abort', abort);
      // Not made for nothing: an error gathers its stack, which would cost as much as the rest of this file.
      if (!isAnswered) reject(new Error('the connection was closed without an answer'));
    });
    request.end(body);
  });
}

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
