/** Whether no two items are the same JSON. It compares texts in which members stand in order, so it takes linear time. */
export function isUnique(items: readonly unknown[]): boolean {
  const seen = new Set<unknown>();
  for (const item of items) seen.add(typeof item === 'object' && item !== null ? canonical(item) : scalarKey(item));
  return seen.size === items.length;
}

function scalarKey(item: unknown): unknown {
  return typeof item === 'string' ? `"${item}` : item;
}

/** JSON with the members of objects in the order of their names. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(Reflect.get(value, key))}`);
  return `{${members.join()}}`;
}
