import type { Agent } from 'node:http';

/**
 * Bounds how long an agent keeps a connection without a request. Its own option of that name would also watch every
 * request, with listeners that cost a twentieth of a call; so it is in force only while a connection is put aside, where
 * the agent heeds the server's `Keep-Alive` too.
 */
export function keepFor<Kept extends Agent>(agent: Kept, ms: number): Kept {
  const keepSocketAlive = agent.keepSocketAlive.bind(agent);
  // Not among the declarations of Node's types.
  const { options } = agent as Kept & { readonly options: { timeout?: number | undefined } };
  agent.keepSocketAlive = (socket) => {
    options.timeout = ms;
    const isKept = keepSocketAlive(socket);
    options.timeout = undefined;
    return isKept;
  };
  return agent;
}
