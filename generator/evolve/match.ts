import type { Assigned, Candidate } from './assignment.ts';
import { type Evidence, scoreOf } from './score.ts';

/** Kinds of names that a version can change. */
export type MatchKind = 'schema' | 'field' | 'value' | 'parameter' | 'operation';

/** A name of the previous version and its counterpart in the new one. */
export interface Match extends Candidate {
  readonly kind: MatchKind;
  /** Schemas or operations that have the name, on each side. */
  readonly owner?: { readonly v2: string; readonly v3: string };
  readonly evidence: readonly Evidence[];
  /** The second best counterpart of `from`, or the second best origin of `to`. */
  readonly runnerUp?: Candidate;
  /** Another name that lacks a counterpart and resembles `to` about as much: both may have become one. */
  readonly mergedWith?: string;
  /** True if the previous version already has the name `to`, so that two names became one. */
  readonly existing?: true;
  /** True if the new name is in an object without a name, so that no table can state the match. */
  readonly isUnnamed?: true;
}

/** Pairs that were found before, one to one. */
export interface FoundPairs {
  readonly schemas: ReadonlyMap<string, string>;
  readonly operations: ReadonlyMap<string, string>;
  readonly matches: readonly Match[];
}

/** Least score of a match. Schemas and operations have names in common by chance more often than fields. */
const MIN_SCORES: Readonly<Record<MatchKind, number>> = {
  schema: 0.5,
  operation: 0.6,
  field: 0.44,
  value: 0.38,
  parameter: 0.5,
};
/** Schemas or operations that have a name, on each side. */
export type Owner = NonNullable<Match['owner']>;

/** Returns a possible match, or none if too little speaks for it. */
export function candidate(options: Omit<Match, 'score' | 'runnerUp'>): readonly Match[] {
  const score = scoreOf(options.evidence);
  return score < MIN_SCORES[options.kind] ? [] : [{ ...options, score }];
}

/** States that no other name of a kind is left without a counterpart on either side. */
export function soleCandidate(kind: MatchKind): Evidence {
  return { kind: 'only-candidate', value: 1, weight: 2, text: `no other ${kind} is left on either side` };
}

/** Score of a pair of which nothing but its place is known. */
export const IN_PLACE_SCORE = 0.4;

/** States that a new name stands where one without a counterpart stood, so that a person decides. */
export function inPlace(name: string): Evidence {
  const text = `nothing in the new version resembles it, but "${name}" stands in its place`;
  return { kind: 'in-place', value: 0, weight: 0, text };
}

/** Matches that a person accepted, by what has the name. */
export class AcceptedMatches {
  readonly #matches = new Map<string, Match[]>();

  constructor(matches: readonly Match[] = []) {
    for (const match of matches) {
      const key = `${match.kind} ${match.owner?.v2 ?? ''}`;
      this.#matches.set(key, [...(this.#matches.get(key) ?? []), match]);
    }
  }

  /** Returns the matches of a kind; those of members of a schema, an operation or an enumeration by its `owner`. */
  of(kind: MatchKind, owner = ''): readonly Match[] {
    return this.#matches.get(`${kind} ${owner}`) ?? [];
  }

  /** Returns what these matches leave on each side. */
  remaining<Item>(
    { kind, owner = '' }: { readonly kind: MatchKind; readonly owner?: string },
    [from, to]: readonly [readonly Item[], readonly Item[]],
    nameOf: (item: Item) => string,
  ): readonly [readonly Item[], readonly Item[]] {
    const matches = this.of(kind, owner);
    if (matches.length === 0) return [from, to];
    const [left, right] = [new Set(matches.map((one) => one.from)), new Set(matches.map((one) => one.to))];
    return [from.filter((item) => !left.has(nameOf(item))), to.filter((item) => !right.has(nameOf(item)))];
  }
}

/** Greatest distance of a runner-up that may have been merged. */
const MERGE_MARGIN = 0.1;

/** Adds to each assigned pair its runner-up, and a name that may have been merged with it. */
export function toMatches(assigned: readonly Assigned<Match>[]): readonly Match[] {
  const taken = new Set(assigned.map(({ pair }) => pair.from));
  return assigned.map(({ pair, runnerUp }) => {
    if (runnerUp === undefined) return pair;
    const isMerge = runnerUp.to === pair.to && !taken.has(runnerUp.from) && pair.score - runnerUp.score <= MERGE_MARGIN;
    return { ...pair, runnerUp, ...(isMerge ? { mergedWith: runnerUp.from } : {}) };
  });
}
