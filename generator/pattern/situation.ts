import { type CharacterSet, LAST } from './character-set.ts';
import type { PatternGraph } from './pattern-graph.ts';
import { Reach, type Reached } from './reach.ts';

/** What an engine that tries all ways may have before it, somewhere in a text. */
export interface Situation {
  /** How many ways are open at each place. */
  readonly ways: ReadonlyMap<number, number>;
  /** How many places it has passed since the last character. */
  readonly steps: number;
  /** Whether it may still begin anew at a later character: nothing has matched. */
  readonly isOpen: boolean;
}

/** Reads texts character by character, all at once: it counts a way that begins at each, until one has matched. */
export class Reader {
  /** One character of each kind that the pattern tells apart. */
  readonly letters: readonly number[];
  /** Before the first character, or nothing where there are too many ways to count. */
  readonly begin: Situation | undefined;
  readonly #graph: PatternGraph;
  readonly #reach: Reach;
  readonly #anew: Reached | undefined;

  constructor(graph: PatternGraph) {
    const first = new Reach(graph, { atBegin: true }).from(graph.begin);
    this.#graph = graph;
    this.#reach = new Reach(graph, { atBegin: false });
    this.#anew = this.#reach.from(graph.begin);
    this.letters = lettersOf(graph);
    this.begin = first && this.#anew && { ways: first.ways, steps: first.steps, isOpen: this.#staysOpen(first.ends) };
  }

  /** The situation after a character, or nothing where there are too many ways to count. */
  read({ ways, isOpen }: Situation, letter: number): Situation | undefined {
    const next = new Map(isOpen ? this.#anew?.ways : []);
    let ends = isOpen && this.#anew?.ends === true;
    let steps = isOpen ? (this.#anew?.steps ?? 0) : 0;
    for (const [place, count] of ways) {
      const step = this.#graph.places[place]?.step;
      if (step === undefined || !step.characters.has(letter)) continue;
      const reached = this.#reach.from(step.to);
      if (reached === undefined) return undefined;
      ends ||= reached.ends;
      steps += count * reached.steps;
      for (const [target, more] of reached.ways) next.set(target, (next.get(target) ?? 0) + count * more);
    }
    return { ways: next, steps, isOpen: isOpen && this.#staysOpen(ends) };
  }

  /** Where more ways are drawn than there are, an end may be none. */
  #staysOpen(ends: boolean): boolean {
    return this.#graph.isLoose || !ends;
  }
}

function lettersOf({ places }: PatternGraph): readonly number[] {
  const sets = new Set(
    places.flatMap(({ step }): readonly CharacterSet[] => (step === undefined ? [] : [step.characters])),
  );
  const starts = new Set([0]);
  for (const { ranges } of sets) {
    for (const { min, max } of ranges) {
      starts.add(min);
      if (max < LAST) starts.add(max + 1);
    }
  }
  const kinds = new Map<string, number>();
  for (const start of starts) {
    const kind = [...sets].map((set) => (set.has(start) ? 1 : 0)).join('');
    if (!kinds.has(kind)) kinds.set(kind, start);
  }
  return [...kinds.values()];
}
