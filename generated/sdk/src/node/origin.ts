import type { Agent, ClientRequest } from 'node:http';
import type { AgentOptions } from 'node:https';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Connections } from './connections.ts';
import type { TlsOptions } from './tls-options.ts';

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
