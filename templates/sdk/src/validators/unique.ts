/** Stands for what lies deeper than a text goes; JSON has it in no text as it is. */
const CUT = '\0';

/**
 * Whether no two items are the same JSON. Texts are compared in which members stand in order, first of the outermost
 * levels and then of more, as long as items look the same: what is deep is not gone through again for each list around
 * it.
 */
export function isUnique(items: readonly unknown[]): boolean {
  for (let levels = 2; ; levels *= 4) {
    const seen = new Set<unknown>();
    for (const item of items) {
      const isWhole = typeof item !== 'object' || item === null;
      const key = isWhole ? scalarKey(item) : canonical(item, levels);
      if (seen.has(key) && (isWhole || !String(key).includes(CUT))) return false;
      seen.add(key);
    }
    if (seen.size === items.length) return true;
  }
}

function scalarKey(item: unknown): unknown {
  return typeof item === 'string' ? `"${item}` : item;
}

/** JSON with the members of objects in the order of their names, down to so many levels. */
function canonical(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (levels === 0) return CUT;
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, levels - 1)).join()}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(Reflect.get(value, key), levels - 1)}`);
  return `{${members.join()}}`;
}
