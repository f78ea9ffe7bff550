import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';

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

export function identifiersNamed(file: ts.SourceFile, name: string): readonly ts.Identifier[] {
  return identifiersIn(file).get(name) ?? [];
}

const identifiersIn = memoize((file: ts.SourceFile) =>
  groupNodes(descendants(file).filter(ts.isIdentifier), ({ text }) => text),
);

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
