import { type Node, walk } from './walk.ts';

/**
 * Lets an edit change every object from a start on in place, each once, those around others first. It answers whether
 * to go on inside.
 */
export function editObjects(start: Node, seen: Set<object>, edit: (object: Node) => boolean): void {
  walk(start, (node) => {
    if (seen.has(node.value)) return false;
    seen.add(node.value);
    return edit(node);
  });
}
