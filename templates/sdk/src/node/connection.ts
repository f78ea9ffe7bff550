import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A request as an agent is given it; not all of this is among the declarations of Node's types. */
export type AgentRequest = Omit<ClientRequest, 'onSocket'> & {
  readonly res?: IncomingMessage | null;
  onSocket(socket: Socket | null, error?: Error): void;
};

/** A connection to a server. */
export interface Connection {
  readonly socket: Socket;
  /** What it serves, if anything. */
  request?: AgentRequest | undefined;
  /** What it serves next, if it is still there. */
  next?: AgentRequest | undefined;
  hasAnswered: boolean;
  /** By the clock of `performance`, as all times here. */
  readonly openedAt: number;
  /** Until when it is kept without a request. */
  endsAt: number;
}
