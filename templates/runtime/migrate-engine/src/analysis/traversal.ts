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

const identifiersByFile = new WeakMap<ts.SourceFile, ReadonlyMap<string, readonly ts.Identifier[]>>();

/** Returns the identifiers of a file with a name. */
export function identifiersNamed(file: ts.SourceFile, name: string): readonly ts.Identifier[] {
  const all = remember(identifiersByFile, file, () =>
    groupNodes(descendants(file).filter(ts.isIdentifier), ({ text }) => text),
  );
  return all.get(name) ?? [];
}

/** Groups nodes by a text. */
export function groupNodes<Node extends ts.Node>(
  nodes: readonly Node[],
  textOf: (node: Node) => string,
): ReadonlyMap<string, readonly Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of nodes) {
    const text = textOf(node);
    const known = found.get(text);
    if (known === undefined) found.set(text, [node]);
    else known.push(node);
  }
  return found;
}
