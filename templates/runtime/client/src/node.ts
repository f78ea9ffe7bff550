import type { Agent, ClientRequest } from 'node:http';
import type { AgentOptions } from 'node:https';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import {
  createTransportError,
  encodeBody,
  encodeSimpleBody,
  NodeResponse,
  readContent,
  type RequestBody,
  sendBody,
} from './node/messages.ts';
import { Connections } from './node/connections.ts';

/** A certificate or a key: PEM text, or bytes. */
export type TlsMaterial = string | Uint8Array;

/** TLS options, as in `node:tls`. Declared here so that the declarations do not depend on Node's types. */
export interface TlsOptions {
  /** Certificate authorities to trust instead of the default ones, for example a private one. */
  readonly ca?: TlsMaterial | readonly TlsMaterial[] | undefined;
  /** Client certificate, used with `key`. */
  readonly cert?: TlsMaterial | readonly TlsMaterial[] | undefined;
  readonly key?: TlsMaterial | readonly TlsMaterial[] | undefined;
  /** Certificate and key in one file (PKCS #12). */
  readonly pfx?: TlsMaterial | undefined;
  /** Passphrase of `key` or `pfx`. */
  readonly passphrase?: string | undefined;
  /** Name expected in the certificate of the server, if it differs from the base URL. */
  readonly servername?: string | undefined;
  /**
   * Minimum TLS version.
   *
   * @default the default of Node
   */
  readonly minVersion?: 'TLSv1.2' | 'TLSv1.3' | undefined;
}

/** A server and its connections. */
interface Origin {
  readonly request: (options: object) => ClientRequest;
  readonly agent: Agent;
  readonly connections: Connections;
  /** Value of the `Host` header, with the port if it is not the default one. */
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
}

/** Options of the connections to a server. */
interface OriginOptions {
  readonly maxConnections: number;
  readonly keepAliveMs: number;
  readonly tls?: TlsOptions | undefined;
}

type Transport = Pick<typeof import('node:https'), 'Agent' | 'request'>;

/** Prepares connections to the server of a URL. A connection opens when a request needs it. */
function openOrigin({ protocol, host, hostname, port }: URL, { tls, ...bounds }: OriginOptions): Origin {
  // An import would load all of `node:http` including Node's `fetch`, which takes longer than everything else. Built-in
  // modules resolve from any path, and this one is known in every bundle format.
  const load = createRequire(process.execPath);
  const { Agent, request }: Transport = load(protocol === 'https:' ? 'node:https' : 'node:http');
  const agent = new Agent({ keepAlive: true, ...(protocol === 'https:' ? (tls as AgentOptions) : {}) });
  const address = hostname.replace(/^\[|\]$/g, '');
  const to = { hostname: address, port, servername: isIP(address) ? '' : address };
  const connections = new Connections(agent, { ...to, ...bounds });
  return { request, agent, connections, host, hostname: address, port };
}

/** One request, ready to be sent. */
interface NodeRequest {
  readonly origin: Origin;
  readonly path: string;
  readonly method: string;
  /** Alternating names and values, the cheapest form for Node. */
  readonly headers: readonly string[];
  readonly body: RequestBody['body'];
  readonly signal: AbortSignal | null | undefined;
}

/** Sends a request. Resolves when the response has begun, or has arrived as a whole. */
function sendRequest({ origin, path, method, headers, body, signal }: NodeRequest): Promise<Response> {
  const { agent, hostname, port } = origin;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = origin.request({ agent, hostname, port, path, method, headers });
    const abort = (): void => {
      const error = new Error('aborted');
      request.destroy(error);
      // A request that waits for a connection would only report the error once it gets one.
      reject(error);
    };
    signal?.addEventListener('abort', abort);
    let hasBegun = false;
    let hasResponded = false;
    request.on('response', (message) => {
      // Interim and invalid statuses: `fetch` rejects them too, and 0 would be taken for an opaque redirect.
      if ((message.statusCode ?? 0) < 200) return void request.destroy(createTransportError('ERR_INVALID_STATUS'));
      hasBegun = true;
      readContent(message, method, (content) => {
        hasResponded = true;
        resolve(new NodeResponse(message, content));
      });
    });
    // Errors after the response has begun are reported to its reader: it has a status and may be complete.
    request.on('error', (error) => hasBegun || reject(error));
    request.on('close', () => {
      signal?.removeEventListener('abort', abort);
      // Created only if needed, because capturing a stack costs as much as the rest of this file.
      if (!hasResponded) reject(createTransportError('ERR_NO_RESPONSE'));
    });
    sendBody(request, body);
  });
}

/** Options of the Node transport. */
export interface NodeTransportOptions {
  /**
   * Maximum number of connections per server.
   *
   * @default Infinity
   */
  readonly maxConnections?: number | undefined;
  /**
   * Time to keep an idle connection, in milliseconds. Less than the usual timeout of servers.
   *
   * @default 4_000
   */
  readonly keepAliveMs?: number | undefined;
  /** Certificates and keys. */
  readonly tls?: TlsOptions | undefined;
}

/** A `fetch`-like function over `node:http`. It follows no redirects. */
export interface NodeTransport {
  (url: string, init?: RequestInit): Promise<Response>;
  /** Closes all connections. Calls in progress fail. */
  close(): void;
}

/**
 * Creates a transport for Node servers. It reuses connections and needs much less processor time than `fetch`.
 *
 * A truncated compressed response is an error here, which `fetch` does not notice.
 *
 * @example new Client({ baseUrl, auth, fetch: nodeTransport() })
 */
export function nodeTransport(options: NodeTransportOptions = {}): NodeTransport {
  const { maxConnections = Infinity, keepAliveMs = 4_000, tls } = options;
  const origins = new Map<string, Origin>();
  // Parsed once per origin: parsing the URL for each call would take a tenth of its time.
  const originOf = (text: string): Origin => {
    const known = origins.get(text);
    if (known) return known;
    const origin = openOrigin(new URL(text), { maxConnections, keepAliveMs, tls });
    origins.set(text, origin);
    return origin;
  };
  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', signal } = init;
    const encoded = encodeSimpleBody(init) ?? (await encodeBody(init));
    const end = url.indexOf('/', url.indexOf('//') + 2);
    const origin = originOf(end < 0 ? url : url.slice(0, end));
    const path = end < 0 ? '/' : url.slice(end);
    const headers = headersOf(origin, encoded);
    return sendRequest({ origin, path, method, headers, body: encoded.body, signal });
  };
  return Object.assign(send, {
    close: () => {
      for (const { connections } of origins.values()) connections.close();
    },
  });
}

function headersOf({ host }: Origin, { fields, body, size }: RequestBody): readonly string[] {
  const headers = ['host', host];
  let asksForCoding = false;
  for (const name in fields) {
    headers.push(name, fields[name] ?? '');
    asksForCoding ||= /^accept-encoding$/i.test(name);
  }
  if (!asksForCoding) headers.push('accept-encoding', 'gzip, br');
  // Node does not frame the body of a GET or DELETE, whose bytes would be read as another request.
  const length = typeof body === 'string' || body instanceof Uint8Array ? Buffer.byteLength(body) : size;
  if (length !== undefined) headers.push('content-length', String(length));
  else if (body) headers.push('transfer-encoding', 'chunked');
  return headers;
}
