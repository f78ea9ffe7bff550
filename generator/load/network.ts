import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { limits } from './limits.ts';

/** The result of fetching an address: its bytes, or the reason why there are none. */
export type Fetched = { readonly bytes: Buffer } | { readonly reason: string };

/** The content that an earlier run fetched, by {@link Network.nameOf}. */
export type NetworkLock = ReadonlyMap<string, { readonly sha256: string; readonly date: string }>;

/** Fetches the addresses that the user allows, each once, and nothing else. */
export interface Network {
  readonly allows: (address: string) => boolean;
  readonly fetch: (address: string) => Promise<Fetched>;
  /** Returns an address without the values of its query, which may be credentials: the name that people see. */
  readonly nameOf: (address: string) => string;
  /** Compares what was fetched with the lock. */
  readonly changeOf: (address: string) => 'new' | 'changed' | 'same';
  /** SHA-256 of what was fetched, by name. */
  readonly hashes: () => ReadonlyMap<string, string>;
}

/** Options of {@link openNetwork}. */
export interface NetworkOptions {
  /** @default empty */
  readonly lock?: NetworkLock | undefined;
  /**
   * Time for all addresses together, from the first on: unreachable ones would wait one after the other.
   *
   * @default 60 seconds
   */
  readonly maxMs?: number;
}

/** Tests whether a text is an address that can be fetched, as opposed to a path. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * Opens the network for some addresses. Redirects are not followed, since they lead to another address.
 *
 * @param addresses - URLs without a fragment
 */
export function openNetwork(
  addresses: readonly string[],
  { lock = new Map(), maxMs = 60_000 }: NetworkOptions = {},
): Network {
  const names = nameAddresses(addresses);
  const nameOf = (address: string): string => names.get(address) ?? address;
  const hashes = new Map<string, string>();
  const deadline: { signal?: AbortSignal } = {};
  return {
    allows: (address) => names.has(address),
    nameOf,
    hashes: () => hashes,
    changeOf: (address) => {
      const recorded = lock.get(nameOf(address))?.sha256;
      if (recorded === undefined) return 'new';
      return recorded === hashes.get(nameOf(address)) ? 'same' : 'changed';
    },
    fetch: async (address) => {
      deadline.signal ??= AbortSignal.timeout(maxMs);
      const fetched = await fetchAddress(address, deadline.signal);
      if ('bytes' in fetched) hashes.set(nameOf(address), createHash('sha256').update(fetched.bytes).digest('hex'));
      return fetched;
    },
  };
}

/** Names each address. Addresses that differ only in the values of their query are numbered. */
function nameAddresses(addresses: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const address of [...new Set(addresses.map((text) => new URL(text).href))].sort()) {
    const { origin, pathname, searchParams } = new URL(address);
    const query = [...searchParams.keys()].map((key) => `${encodeURIComponent(key)}=…`).join('&');
    const name = query === '' ? `${origin}${pathname}` : `${origin}${pathname}?${query}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(address, count === 1 ? name : `${name} (${count})`);
  }
  return names;
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
