/** Share of a recording that a process checks: number `index` of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Number of parts into which items are divided, whatever the number of shards, so that limits apply equally. */
export const PARTS = 64;

/** Returns the part of an item or a path, by the hash FNV-1a. */
export function partOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % PARTS;
}

/** Tests whether an item or a path belongs to a shard; everything does without one. */
export function isInShard(key: string, shard: Shard | undefined): boolean {
  return shard === undefined || partOf(key) % shard.count === shard.index - 1;
}
