import type { PatternGraph } from './pattern-graph.ts';
import { Reader, type Situation } from './situation.ts';

/** An engine takes so many steps in some hundredths of a second. */
const MOST_STEPS = 1_000_000;
/** Longer texts are not looked at. */
const LONGEST = 2_000;
/** More situations at once are not looked at. */
const MOST_SITUATIONS = 500;

/** So many ways are followed; a shorter text is found to be safe than where more were. */
const MOST_FOLLOWED = 200_000;

/** The greatest length at which no text takes an engine more than {@link MOST_STEPS}. */
export function longestText(graph: PatternGraph): number {
  const reader = new Reader(graph);
  let current = [reader.begin];
  let steps = 0;
  let followed = 0;
  for (let length = 0; length < LONGEST; length += 1) {
    const known = current.filter((one) => one !== undefined);
    if (known.length < current.length || known.length > MOST_SITUATIONS) return Math.max(0, length - 1);
    steps += Math.max(0, ...known.map((one) => one.steps));
    for (const { ways } of known) followed += ways.size * reader.letters.length;
    if (steps > MOST_STEPS || followed > MOST_FOLLOWED) return Math.max(0, length - 1);
    current = merged(known.flatMap((one) => reader.letters.map((letter) => reader.read(one, letter))));
  }
  return LONGEST;
}

/** Situations at the same places as one that has the most ways of each. */
function merged(situations: readonly (Situation | undefined)[]): (Situation | undefined)[] {
  const known = new Map<string, Situation>();
  for (const one of situations) {
    if (one === undefined) return [undefined];
    const key = `${one.isOpen} ${[...one.ways.keys()].sort((first, second) => first - second).join()}`;
    const other = known.get(key);
    const ways = [...one.ways].map(([place, count]) => [place, Math.max(count, other?.ways.get(place) ?? 0)] as const);
    known.set(key, { isOpen: one.isOpen, steps: Math.max(one.steps, other?.steps ?? 0), ways: new Map(ways) });
  }
  return [...known.values()];
}
