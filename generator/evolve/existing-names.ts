import type { FieldView, OperationView, SchemaView } from './api-view.ts';
import { assign } from './assignment.ts';
import {
  allFields,
  compareDescriptions,
  compareNames,
  compareOperations,
  compareReplacement,
  compareSchemas,
  type Comparison,
  compareTypes,
  typeLikeness,
} from './comparison.ts';
import { candidate, type FoundPairs, type Match, type MatchKind, type Owner, toMatches } from './match.ts';
import { type Evidence, overlap } from './score.ts';
import { createShortlist, operationWords, schemaWords } from './shortlist.ts';
import type { Words } from './vocabulary.ts';

/**
 * Matches names that are gone with names that both versions have: `space` was removed, and `folder`, which stood beside
 * it, stays. Every other pair of a gone and a kept name is a coincidence, so only strong evidence counts.
 */
export function matchExistingSchemas(comparison: Comparison, { schemas, matches }: FoundPairs): readonly Match[] {
  const { previous, current } = comparison;
  const gone = [...previous.schemas.values()].filter(({ name }) => !schemas.has(name));
  const taken = targetsOf(matches, 'schema');
  const kept = [...previous.schemas.values()].filter(({ name }) => current.schemas.has(name) && !taken.has(name));
  const shortlist = createShortlist<SchemaView, SchemaView>({ from: gone, to: kept, wordsOf: schemaWords });
  const candidates = gone.flatMap((from) =>
    shortlist(from).flatMap((twin) => {
      const to = current.schemas.get(twin.name);
      if (to === undefined) return [];
      const likeness = twinLikeness(from, twin, comparison);
      if (likeness < MIN_TWIN && !isReplacedName(from.words, to.words, comparison)) return [];
      const evidence = [...compareSchemas(from, to, comparison), existing(twin.name, likeness)];
      return existingCandidate({ kind: 'schema', from: from.name, to: to.name, evidence });
    }),
  );
  return toMatches(assign(candidates));
}

/** Least share of fields or values that two schemas of the previous version have in common as twins. */
const MIN_TWIN = 0.8;
/** Fewest fields or values of twins: small schemas are equal by chance. */
const MIN_TWIN_SIZE = 4;

/** Compares two schemas of the previous version by their fields, whose names may differ as learned, or their values. */
function twinLikeness(one: SchemaView, other: SchemaView, { previous, vocabulary }: Comparison): number {
  if (one.values.length > 0 || other.values.length > 0)
    return Math.min(one.values.length, other.values.length) < MIN_TWIN_SIZE ? 0 : overlap(one.values, other.values);
  const [left, right] = [[...allFields(previous, one).values()], allFields(previous, other)];
  if (Math.min(left.length, right.size) < MIN_TWIN_SIZE) return 0;
  // Most pairs have next to nothing in common, which is quick to find out.
  if (
    overlap(
      left.map(({ name }) => name),
      right.keys(),
    ) <
    MIN_TWIN / 2
  )
    return 0;
  const isCommon = ({ name, words }: FieldView): boolean =>
    right.has(name) || [...right.values()].some((field) => vocabulary.compare(words, field.words).score >= AGREEMENT);
  return (2 * left.filter(isCommon).length) / (left.length + right.size);
}

/** Matches operations that are gone with parallel ones that stay: `GET /spaces/{id}` and `GET /folders/{id}`. */
export function matchExistingOperations(comparison: Comparison, { operations, matches }: FoundPairs): readonly Match[] {
  const { previous, current } = comparison;
  const taken = targetsOf(matches, 'operation');
  const kept = [...operations.values()].flatMap((id) => (taken.has(id) ? [] : (current.operations.get(id) ?? [])));
  const gone = [...previous.operations.values()].filter(({ name }) => !operations.has(name));
  const shortlist = createShortlist<OperationView, OperationView>({ from: gone, to: kept, wordsOf: operationWords });
  const candidates = gone.flatMap((from) =>
    shortlist(from)
      .filter((to) => isParallel(from, to, comparison))
      .flatMap((to) => {
        const evidence = [...compareOperations(from, to, comparison), existing(to.name, 1)];
        return existingCandidate({ kind: 'operation', from: from.name, to: to.name, evidence });
      }),
  );
  return toMatches(assign(candidates));
}

/** Tests whether two paths differ only by words that were replaced elsewhere. */
function isParallel(from: OperationView, to: OperationView, comparison: Comparison): boolean {
  if (from.method !== to.method || from.segments.length !== to.segments.length) return false;
  const changed = from.segments.filter((words, index) => words.join(' ') !== to.segments[index]?.join(' '));
  return (
    changed.length > 0 &&
    changed.every((words) => isReplacedName(words, to.segments[from.segments.indexOf(words)] ?? [], comparison))
  );
}

/** Members of two schemas or operations that stand for each other. */
interface MemberLists {
  readonly kind: 'field' | 'parameter';
  readonly owner: Owner;
  readonly before: ReadonlyMap<string, FieldView>;
  readonly after: ReadonlyMap<string, FieldView>;
}

/**
 * Matches fields or parameters that are gone with those that both versions have. Returns all matches: one of these
 * replaces a match with a new name that less speaks for.
 */
export function withExistingMembers(
  comparison: Comparison,
  { schemas, operations, matches }: FoundPairs,
): readonly Match[] {
  const found = new Map<string, Match[]>();
  for (const match of matches) {
    const key = `${match.kind} ${match.owner?.v2 ?? ''}`;
    found.set(key, [...(found.get(key) ?? []), match]);
  }
  const matchIn = (lists: MemberLists): readonly Match[] =>
    matchMembersIn(lists, found.get(`${lists.kind} ${lists.owner.v2}`) ?? [], comparison);
  const { previous, current } = comparison;
  const fields = [...schemas].flatMap(([from, to]) => {
    const [before, after] = [previous.schemas.get(from), current.schemas.get(to)];
    if (before === undefined || after === undefined) return [];
    const lists = { before: before.fields, after: allFields(current, after) };
    return matchIn({ kind: 'field', owner: { v2: from, v3: to }, ...lists });
  });
  const parameters = [...operations].flatMap(([from, to]) => {
    const [before, after] = [previous.operations.get(from)?.parameters, current.operations.get(to)?.parameters];
    if (before === undefined || after === undefined) return [];
    return matchIn({ kind: 'parameter', owner: { v2: from, v3: to }, before, after });
  });
  const existing = [...fields, ...parameters];
  const replaced = new Set(existing.map(memberKey));
  return [...matches.filter((match) => !replaced.has(memberKey(match))), ...existing];
}

function memberKey(match: Match): string {
  return `${match.kind} ${match.owner?.v2 ?? ''} ${match.from}`;
}

function matchMembersIn(
  { kind, owner, before, after }: MemberLists,
  found: readonly Match[],
  comparison: Comparison,
): readonly Match[] {
  const scores = new Map(
    found.flatMap(({ from, mergedWith = from, score }) => [
      [from, score],
      [mergedWith, score],
    ]),
  );
  const taken = new Set(found.map(({ to }) => to));
  const gone = [...before].filter(([key]) => !after.has(key));
  if (gone.length === 0) return [];
  const kept = [...before].flatMap(([key, { name }]) => (taken.has(name) ? [] : (after.get(key) ?? [])));
  const candidates = gone.flatMap(([, from]) =>
    kept.flatMap((to) => {
      const stated = compareReplacement(from, to.name, after);
      const isReplacement = stated.length > 0 || isReplacedName(from.words, to.words, comparison);
      if (!isReplacement || typeLikeness(from.type, to.type, comparison) < MIN_TYPE) return [];
      const evidence = [
        ...compareNames(from, to, comparison.vocabulary, 5),
        compareTypes(from.type, to.type, comparison, 2),
        ...compareDescriptions(from, to, 1),
        ...stated,
        existing(to.name, 1),
      ];
      return existingCandidate({ kind, from: from.name, to: to.name, evidence, owner });
    }),
  );
  return toMatches(assign(candidates.filter(({ from, score }) => score > (scores.get(from) ?? 0))));
}

/** Least likeness of the types of a field that is gone and one that stays. */
const MIN_TYPE = 0.5;

/** Least likeness of two names of which one replaces the other. */
const AGREEMENT = 0.95;

/** Tests whether two names differ by words that were replaced in other names. */
function isReplacedName(from: Words, to: Words, { vocabulary }: Comparison): boolean {
  const { score, substitutions } = vocabulary.compare(from, to);
  return score >= AGREEMENT && substitutions.some(({ examples }) => examples.length > 0);
}

function existing(name: string, value: number): Evidence {
  return { kind: 'existing', value, weight: 4, text: `the previous version already had ${name} beside it` };
}

function existingCandidate(options: Omit<Match, 'score' | 'runnerUp' | 'existing'>): readonly Match[] {
  return candidate({ ...options, existing: true });
}

function targetsOf(matches: readonly Match[], wanted: MatchKind): ReadonlySet<string> {
  return new Set(matches.flatMap(({ kind, to }) => (kind === wanted ? [to] : [])));
}
