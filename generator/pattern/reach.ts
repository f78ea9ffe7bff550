import type { PatternGraph } from './pattern-graph.ts';

/** So many ways without reading a character are too many to count. */
const MOST_PATHS = 5_000;

/** Where one gets from a place without reading. */
export interface Reached {
  /** Places that read, each with the number of ways there. */
  readonly ways: ReadonlyMap<number, number>;
  /** Whether the pattern may end here. */
  readonly ends: boolean;
  /** How many places an engine passes that tries all of it. */
  readonly steps: number;
}

/** Finds where one gets without reading, once for each place; `atBegin` says whether it is the begin of the text. */
export class Reach {
  readonly #graph: PatternGraph;
  readonly #atBegin: boolean;
  readonly #known = new Map<number, Reached | undefined>();

  constructor(graph: PatternGraph, { atBegin }: { readonly atBegin: boolean }) {
    this.#graph = graph;
    this.#atBegin = atBegin;
  }

  /** Nothing where there are too many ways to count. */
  from(place: number): Reached | undefined {
    if (!this.#known.has(place)) this.#known.set(place, this.#find(place));
    return this.#known.get(place);
  }

  /**
   * One way passes a place twice at most: in the round of a repetition that it ends, and in the one that it begins. An
   * engine gives up a round that reads nothing.
   */
  #find(start: number): Reached | undefined {
    const ways = new Map<number, number>();
    const visits = new Map<number, number>();
    const open: { readonly place: number; readonly isLeft: boolean }[] = [{ place: start, isLeft: false }];
    let ends = false;
    let paths = 0;
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { place, isLeft } = one;
      const count = (visits.get(place) ?? 0) + (isLeft ? -1 : 1);
      visits.set(place, count);
      if (isLeft) continue;
      open.push({ place, isLeft: true });
      if (count > 2) continue;
      paths += 1;
      if (paths > MOST_PATHS) return undefined;
      ends ||= place === this.#graph.end;
      if (this.#graph.places[place]?.step !== undefined) ways.set(place, (ways.get(place) ?? 0) + 1);
      for (const target of this.#next(place)) open.push({ place: target, isLeft: false });
    }
    return { ways, ends, steps: paths };
  }

  #next(place: number): readonly number[] {
    const { free = [], atBegin = [] } = this.#graph.places[place] ?? {};
    return this.#atBegin ? [...free, ...atBegin] : free;
  }
}
