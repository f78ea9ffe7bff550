import ts from 'typescript';

/** Returns a node and everything below it, outer nodes first. */
export function descendants(root: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Returns what is known about a key, or computes it once. */
export function remember<Key extends object, Value>(
  known: { has(key: Key): boolean; get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  compute: () => Value,
): Value {
  if (known.has(key)) return known.get(key) as Value;
  const value = compute();
  known.set(key, value);
  return value;
}
