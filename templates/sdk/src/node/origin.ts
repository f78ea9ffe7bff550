import { type Agent, type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, type AgentOptions, request as httpsRequest } from 'node:https';
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

/** Prepares to connect to the server that a URL leads to; a connection is made when a request needs it. */
export function openOrigin({ protocol, host, hostname, port }: URL, { tls, ...bounds }: OriginOptions): Origin {
  const isSecure = protocol === 'https:';
  const agent = isSecure
    ? new HttpsAgent({ keepAlive: true, ...(tls as AgentOptions) })
    : new HttpAgent({ keepAlive: true });
  const address = hostname.replace(/^\[|\]$/g, '');
  const to = { hostname: address, port, servername: isIP(address) ? '' : address };
  const connections = new Connections(agent, { ...to, ...bounds });
  return { request: isSecure ? httpsRequest : httpRequest, agent, connections, host, hostname: address, port };
}
