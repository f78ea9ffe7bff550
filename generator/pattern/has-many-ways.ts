import type { PatternGraph } from './pattern-graph.ts';
import { Reader, type Situation } from './situation.ts';

/** With more steps at each character an engine may take much longer than the text is. */
const MOST_STEPS = 500;
/** After so many situations it is given up. */
const MOST_SITUATIONS = 4_000;

/** Whether some text keeps more ways open than an engine should try one after the other. */
export function hasManyWays(graph: PatternGraph): boolean {
  const reader = new Reader(graph);
  const seen = new Set<string>();
  const open: (Situation | undefined)[] = [reader.begin];
  while (open.length > 0) {
    const one = open.pop();
    if (one === undefined || one.steps > MOST_STEPS || seen.size > MOST_SITUATIONS) return true;
    const key = keyOf(one);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const letter of reader.letters) open.push(reader.read(one, letter));
  }
  return false;
}

function keyOf({ ways, isOpen }: Situation): string {
  const sorted = [...ways].sort(([one], [other]) => one - other);
  return `${isOpen} ${sorted.map(([place, count]) => `${place}:${count}`).join()}`;
}
