import { groupBy } from '../model/json.ts';

/** A possible pair of two items, with a score from 0 to 1. */
export interface Candidate {
  readonly from: string;
  readonly to: string;
  readonly score: number;
}

/** A chosen pair, and the best pair that either item would have had instead. */
export interface Assigned<Pair extends Candidate> {
  readonly pair: Pair;
  readonly runnerUp?: Pair;
}

/**
 * Chooses pairs so that no item is used twice and the sum of the cubed scores is greatest: one strong pair is worth
 * more than two weak ones that exclude it. Taking the best pair first would be simpler, and wrong wherever one item is
 * similar to several others.
 *
 * The candidates form a bipartite graph. Each item of the left side is added by the augmenting path that gains most
 * (Hungarian algorithm over the sparse graph).
 */
export function assign<Pair extends Candidate>(candidates: readonly Pair[]): readonly Assigned<Pair>[] {
  const graph = new BipartiteGraph(candidates);
  for (const from of graph.leftItems) graph.augment(from);
  const chosen = [...graph.chosen.values()];
  return chosen.map((pair) => {
    const runnerUp = bestOf([...graph.edgesFrom(pair.from), ...graph.edgesTo(pair.to)].filter((edge) => edge !== pair));
    return { pair, ...(runnerUp === undefined ? {} : { runnerUp }) };
  });
}

function bestOf<Pair extends Candidate>(pairs: readonly Pair[]): Pair | undefined {
  let best: Pair | undefined;
  for (const pair of pairs) if (best === undefined || pair.score > best.score) best = pair;
  return best;
}

/** State of a search for a path: the gain of each item that was reached, and the pair that reached it. */
interface PathSearch<Pair> {
  readonly gain: Map<string, number>;
  readonly via: Map<string, Pair>;
  readonly queue: string[];
}

/** Item at which a path can end: with a pair that it adds, or without one. */
interface PathEnd<Pair> {
  readonly gain: number;
  readonly pair?: Pair;
  readonly left: string;
}

class BipartiteGraph<Pair extends Candidate> {
  /** The chosen pair of each item of the right side. */
  readonly chosen = new Map<string, Pair>();
  readonly #left: ReadonlyMap<string, readonly Pair[]>;
  readonly #right: ReadonlyMap<string, readonly Pair[]>;

  constructor(pairs: readonly Pair[]) {
    this.#left = groupBy(pairs, ({ from }) => from);
    this.#right = groupBy(pairs, ({ to }) => to);
  }

  get leftItems(): readonly string[] {
    return [...this.#left.keys()];
  }

  edgesFrom(from: string): readonly Pair[] {
    return this.#left.get(from) ?? [];
  }

  edgesTo(to: string): readonly Pair[] {
    return this.#right.get(to) ?? [];
  }

  /**
   * Adds an item of the left side: searches the alternating path with the greatest gain (Bellman-Ford, since an
   * exchanged pair counts against the gain). A path may also end at an item that loses its pair.
   */
  augment(start: string): void {
    const search: PathSearch<Pair> = { gain: new Map([[start, 0]]), via: new Map(), queue: [start] };
    let end: PathEnd<Pair> = { gain: 0, left: start };
    for (let left = search.queue.shift(); left !== undefined; left = search.queue.shift()) {
      for (const pair of this.edgesFrom(left)) {
        const reached = this.#follow(pair, search);
        if (reached !== undefined && reached.gain > end.gain + EPSILON) end = reached;
      }
    }
    this.#apply(end, search.via);
  }

  /** Follows one pair of a path; returns where the path could end. */
  #follow(pair: Pair, { gain, via, queue }: PathSearch<Pair>): PathEnd<Pair> | undefined {
    const reached = (gain.get(pair.from) ?? 0) + worthOf(pair);
    const holder = this.chosen.get(pair.to);
    if (holder === undefined) return { gain: reached, pair, left: pair.from };
    const displaced = reached - worthOf(holder);
    if (holder === pair || displaced <= (gain.get(holder.from) ?? Number.NEGATIVE_INFINITY) + EPSILON) return undefined;
    gain.set(holder.from, displaced);
    via.set(holder.from, pair);
    queue.push(holder.from);
    return { gain: displaced, left: holder.from };
  }

  /** Chooses the pairs of a path, from its end to its start. */
  #apply(end: PathEnd<Pair>, via: ReadonlyMap<string, Pair>): void {
    if (end.pair !== undefined) this.chosen.set(end.pair.to, end.pair);
    for (let pair = via.get(end.left); pair !== undefined; pair = via.get(pair.from)) this.chosen.set(pair.to, pair);
  }
}

function worthOf({ score }: Candidate): number {
  return score ** 3;
}

/** Gains below this are rounding errors. Without it, equal paths could replace each other forever. */
const EPSILON = 1e-9;
