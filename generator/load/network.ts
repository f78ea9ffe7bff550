import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { limits } from './limits.ts';

/** The result of fetching an address: its bytes, or the reason why there are none. */
export type Fetched = { readonly bytes: Buffer } | { readonly reason: string };

/** Fetches the addresses that the user allows, each once, and nothing else. */
export interface Network {
  readonly allows: (address: string) => boolean;
  readonly fetch: (address: string) => Promise<Fetched>;
  /** SHA-256 of what was fetched, by address. */
  readonly hashes: () => ReadonlyMap<string, string>;
}

/** Limit of the time for all addresses of a run: unreachable ones would wait one after the other. */
const MAX_FETCH_MS = 60_000;

/** Tests whether a text is an address that can be fetched, as opposed to a path. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * Opens the network for some addresses. Redirects are not followed, since they lead to another address.
 *
 * @param addresses - URLs without a fragment
 * @param maxMs - time for all of them together, from the first on
 */
export function openNetwork(addresses: readonly string[], maxMs: number = MAX_FETCH_MS): Network {
  const allowed = new Set(addresses.map((address) => new URL(address).href));
  const hashes = new Map<string, string>();
  const deadline: { signal?: AbortSignal } = {};
  return {
    allows: (address) => allowed.has(address),
    hashes: () => hashes,
    fetch: async (address) => {
      deadline.signal ??= AbortSignal.timeout(maxMs);
      const fetched = await fetchAddress(address, deadline.signal);
      if ('bytes' in fetched) hashes.set(address, createHash('sha256').update(fetched.bytes).digest('hex'));
      return fetched;
    },
  };
}

async function fetchAddress(address: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/json, application/yaml, */*;q=0.8' },
    });
    if (response.ok) return await readBody(response);
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = location === null ? '' : `, which leads to ${new URL(location, address).href}`;
    return { reason: `the server responds with ${response.status}${target}` };
  } catch (error) {
    if (signal.aborted) return { reason: 'all addresses together take too long to respond' };
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    return { reason: cause instanceof Error ? cause.message : message };
  }
}

/** Reads a body up to the size limit of a file. */
async function readBody(response: Response): Promise<Fetched> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > limits.fileBytes) return { reason: `it is larger than ${limits.fileBytes} bytes` };
    pieces.push(piece);
  }
  return { bytes: Buffer.concat(pieces) };
}
