import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';

// Allows a thousand concurrent connections: beyond the default backlog, a connection retries only a second later.
const HERE = { host: '127.0.0.1', backlog: 4_096 };

/** A request as the server received it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server on loopback. */
export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly seen: SeenRequest[];
}

/** Handles one request; `count` is 1 for the first. */
export type Handler = (request: SeenRequest, response: ServerResponse, count: number) => void;

/** Starts an HTTP server that records its requests. */
export async function startServer(handler: Handler): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  // A program that is busy for Node's 5 s would send its next request on a connection that is being closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, (message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const { method = '', url = '', headers } = message;
      const request = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
      seen.push(request);
      handler(request, response, seen.length);
    });
    message.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen({ ...HERE, port: 0 }, resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, seen, [Symbol.asyncDispose]: close };
}

/** Sends JSON. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** A server that sends raw bytes. */
export interface RawServer extends AsyncDisposable {
  readonly url: string;
  /** Number of requests that have begun. */
  readonly requests: () => number;
  /** Connections that received a request; a transport may open others in advance. */
  readonly sockets: Set<Socket>;
}

/** Starts a server that handles each connection as the test says, once a request has arrived. */
export async function startRawServer(respond: (socket: Socket, request: string) => void): Promise<RawServer> {
  const all = new Set<Socket>();
  const sockets = new Set<Socket>();
  let requests = 0;
  const server = createSocketServer((socket) => {
    all.add(socket);
    socket.on('close', () => all.delete(socket) && sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!/^[A-Z]+ \S+ HTTP/.test(data.toString('latin1'))) return;
      requests += 1;
      sockets.add(socket);
      respond(socket, data.toString('latin1'));
    });
  });
  await new Promise<void>((resolve) => server.listen({ ...HERE, port: 0 }, resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    for (const socket of all) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, requests: () => requests, sockets, [Symbol.asyncDispose]: close };
}
