/** Numbers between 0 and 1 that look random and are the same each time (mulberry32). */
export type Next = () => number;

/** A source of numbers for a seed. */
export function random(seed: number): Next {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of some items; there must be one. */
export function pick<Item>(items: readonly Item[], next: Next): Item {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined && items.length === 0) throw new Error('there is nothing to pick from');
  return item as Item;
}
