import type { ApiView, OperationView, SchemaView } from './api-view.ts';
import { assign } from './assignment.ts';
import { withoutCircularEvidence } from './circular.ts';
import { compareOperations, compareSchemas, type Comparison, SchemaVotes } from './comparison.ts';
import { matchExistingOperations, matchExistingSchemas, withExistingMembers } from './existing-names.ts';
import { matchFields } from './fields.ts';
import { findJoins, type Join, joinKey } from './joins.ts';
import { AcceptedMatches, candidate, type Match, soleCandidate, toMatches } from './match.ts';
import { matchMembers, matchParameters } from './members.ts';
import { parallelPairs } from './parallel.ts';
import { overlap } from './score.ts';
import { createShortlist, operationWords, schemaWords } from './shortlist.ts';
import { type NamePair, Vocabulary, WordLikeness, type Words } from './vocabulary.ts';

/** Everything that was matched between two versions, apart from what kept its name. */
export interface Matching {
  readonly matches: readonly Match[];
  /** Key of the new schema by that of the previous one, including those that kept their name. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Id of the new operation by that of the previous one, including those that kept path and method. */
  readonly operations: ReadonlyMap<string, string>;
  readonly vocabulary: Vocabulary;
  /** Fields of objects without a name. No table can state these matches. */
  readonly inline: readonly Match[];
  /** Schemas and operations that became one with another. None of their members is matched before that is accepted. */
  readonly joins: readonly Join[];
}

/** Most rounds. What one round learns about words and schemas improves the next; nothing changes after a few. */
const MAX_ROUNDS = 6;

interface Versions {
  readonly previous: ApiView;
  readonly current: ApiView;
  readonly accepted: AcceptedMatches;
  /** Schemas that are known to have joined another one, so that they are no candidates for a new name. */
  readonly joined: ReadonlySet<string>;
}

/**
 * Matches the names of two versions: what has no counterpart of the same name is assigned by all evidence.
 *
 * @param decided - matches that a person accepted, which stay as they are
 */
export function matchVersions(previous: ApiView, current: ApiView, decided: readonly Match[] = []): Matching {
  const versions: Versions = { previous, current, accepted: new AcceptedMatches(decided), joined: new Set() };
  const matching = matchUntilStable(versions);
  const displaced = matching.joins.flatMap(({ kind, from }) =>
    kind === 'schema' && matching.schemas.has(from) ? [from] : [],
  );
  if (displaced.length === 0) return matching;
  const other = matchUntilStable({ ...versions, joined: new Set(displaced) });
  const joined = new Set(other.joins.map(({ from }) => from));
  if (!displaced.every((name) => joined.has(name))) return matching;
  const runnersUp = new Map(matching.joins.map((join) => [joinKey(join), join.runnerUp]));
  const joins = other.joins.map((join): Join => {
    const runnerUp = join.runnerUp ?? runnersUp.get(joinKey(join));
    return { ...join, ...(runnerUp === undefined ? {} : { runnerUp }) };
  });
  return { ...other, joins };
}

function matchUntilStable(versions: Versions): Matching {
  const { previous, current } = versions;
  const names = [...namesOf(previous), ...namesOf(current)];
  const likeness = new WordLikeness();
  const createVocabulary = (pairs: readonly NamePair[]) => new Vocabulary(names, pairs, likeness);
  let matching: Matching = {
    matches: [],
    schemas: sameKeys(previous.schemas, current.schemas),
    operations: sameEndpoints(previous, current),
    vocabulary: createVocabulary([]),
    inline: [],
    joins: [],
  };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = matchOnce(versions, matching, createVocabulary);
    const isStable = fingerprint(next) === fingerprint(matching);
    matching = next;
    if (isStable) break;
  }
  const matches = withoutCircularEvidence(matching.matches, { previous, current, vocabulary: matching.vocabulary });
  const settled = { ...matching, matches };
  return { ...settled, joins: findJoins(comparisonOf(versions, settled), settled, namePair) };
}

function comparisonOf({ previous, current, accepted }: Versions, matching: Matching): Comparison {
  const { vocabulary, schemas } = matching;
  return { previous, current, vocabulary, schemas, votes: countVotes(previous, current, matching), accepted };
}

function fingerprint({ matches }: Matching): string {
  return matches
    .map(({ kind, owner, from, to, score }) => `${kind} ${owner?.v2 ?? ''} ${from} ${to} ${score.toFixed(2)}`)
    .sort()
    .join('\n');
}

function namesOf(view: ApiView): Words[] {
  const words = [...view.schemas.values()].flatMap((schema) => [
    schema.words,
    ...[...schema.fields.values()].map((field) => field.words),
  ]);
  return [...words, ...[...view.operations.values()].map((operation) => operation.words)];
}

function sameKeys(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  return new Map([...one.keys()].filter((key) => other.has(key)).map((key) => [key, key]));
}

/**
 * Pairs the operations whose method and path are equal, also but for the names of path parameters if their id is equal:
 * `/invoices/{customer}` and `/invoices/{invoice}` are not the same.
 */
function sameEndpoints(previous: ApiView, current: ApiView): ReadonlyMap<string, string> {
  const exact = ({ method, path }: OperationView) => `${method} ${path}`;
  const loose = ({ method, path, name }: OperationView) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')} ${name}`;
  const after = new Map(
    [...current.operations.values()].flatMap((one) => [exact, loose].map((address) => [address(one), one.name])),
  );
  const pairs = [...previous.operations.values()].flatMap((operation): [string, string][] => {
    const found = after.get(exact(operation)) ?? after.get(loose(operation));
    return found === undefined ? [] : [[operation.name, found]];
  });
  return new Map(pairs);
}

function matchOnce(
  versions: Versions,
  before: Matching,
  createVocabulary: (pairs: readonly NamePair[]) => Vocabulary,
): Matching {
  const { previous, current, joined } = versions;
  const comparison = comparisonOf(versions, before);
  const same = sameEndpoints(previous, current);
  const moved = matchOperations(comparison, same);
  const pairs = { schemas: sameKeys(previous.schemas, current.schemas), operations: withPairs(same, moved) };
  const operationMatches = [...moved, ...matchExistingOperations(comparison, { ...pairs, matches: moved })];
  const operations = withPairs(same, operationMatches);
  const changed = matchSchemas(comparison, joined);
  const found = { ...pairs, schemas: withPairs(pairs.schemas, changed), matches: changed };
  const schemaMatches = [
    ...changed,
    ...matchExistingSchemas(comparison, found).filter(({ from }) => !joined.has(from)),
  ];
  const schemas = withPairs(pairs.schemas, schemaMatches);
  const renamed: Comparison = { ...comparison, schemas };
  const direct = [
    ...schemaMatches,
    ...operationMatches,
    ...[...schemas].flatMap(([from, to]) => matchMembers(from, to, renamed)),
    ...[...operations].flatMap(([from, to]) => matchParameters(from, to, renamed)),
  ];
  const all = withExistingMembers(renamed, { schemas, operations, matches: direct });
  const matches = all.filter(({ isUnnamed }) => isUnnamed === undefined);
  const vocabulary = createVocabulary([
    ...matches.flatMap(namePair),
    ...parallelPairs(renamed, schemas, schemaMatches.flatMap(namePair)),
    ...keptNames(previous, current, schemas),
  ]);
  return {
    matches,
    schemas,
    operations,
    vocabulary,
    inline: [...all.filter(({ isUnnamed }) => isUnnamed === true), ...matchInlineObjects(renamed, operations, matches)],
    joins: [],
  };
}

function withPairs(pairs: ReadonlyMap<string, string>, matches: readonly Match[]): ReadonlyMap<string, string> {
  return new Map([...pairs, ...matches.map((match) => [match.from, match.to] as const)]);
}

/**
 * Returns the two names of a match. The name of a field that moved is replaced by a place, which teaches nothing, and
 * so does a counterpart of another type.
 */
function namePair({ kind, from, to, score, evidence }: Match): readonly NamePair[] {
  if (kind === 'field' && to.includes('.')) return [];
  if (evidence.some((one) => one.kind === 'in-place' || (one.kind === 'type' && one.value === 0))) return [];
  // Twins, of which one is gone, are known by their members and not by their names.
  const twins = kind === 'schema' ? evidence.find((one) => one.kind === 'existing')?.value : undefined;
  return [{ from, to, confidence: Math.max(score, twins ?? 0) }];
}

/** Matches the fields of objects without a name that stand in the same place of schemas or operations. */
function matchInlineObjects(
  comparison: Comparison,
  operations: ReadonlyMap<string, string>,
  matches: readonly Match[],
): readonly Match[] {
  const { previous, current, schemas } = comparison;
  const keyOf = (kind: string, owner: string, path: readonly string[]): string =>
    JSON.stringify([kind, owner, ...path]);
  const after = new Map(current.inline.map((one) => [keyOf(one.kind, one.owner, one.path), one.schema]));
  const fields = new Map(
    matches.flatMap(({ kind, owner, from, to }) => (kind === 'field' ? [[`${owner?.v2} ${from}`, to] as const] : [])),
  );
  return previous.inline.flatMap(({ kind, owner, path, schema }) => {
    const [first = '', ...rest] = path;
    const other = kind === 'schema' ? schemas.get(owner) : operations.get(owner);
    const place = kind === 'schema' ? (fields.get(`${owner} ${first}`) ?? first) : first;
    const counterpart = other === undefined ? undefined : after.get(keyOf(kind, other, [place, ...rest]));
    if (counterpart === undefined) return [];
    return matchFields(schema, counterpart, { owner: { v2: schema.name, v3: counterpart.name }, comparison });
  });
}

/** Names that did not change, which count against the replacement of their words. */
function keptNames(previous: ApiView, current: ApiView, schemas: ReadonlyMap<string, string>): readonly NamePair[] {
  return [...schemas].flatMap(([from, to]) => {
    const [before, after] = [previous.schemas.get(from), current.schemas.get(to)];
    if (before === undefined || after === undefined) return [];
    const own = from === to ? [before] : [];
    const fields = [...before.fields.values()].filter(({ name }) => after.fields.has(name));
    return [...own, ...fields].map(({ name }) => ({ from: name, to: name, confidence: 1 }));
  });
}

function countVotes(previous: ApiView, current: ApiView, { schemas, operations, matches }: Matching): SchemaVotes {
  const votes = new SchemaVotes();
  for (const [from, to] of schemas) {
    const [before, after] = [previous.schemas.get(from), current.schemas.get(to)];
    if (before === undefined || after === undefined) continue;
    for (const field of before.fields.values()) votes.add(field.type, after.fields.get(field.name)?.type);
  }
  for (const { kind, owner, from, to } of matches)
    if (kind === 'field' && owner !== undefined)
      votes.add(
        previous.schemas.get(owner.v2)?.fields.get(from)?.type,
        current.schemas.get(owner.v3)?.fields.get(to)?.type,
      );
  for (const [from, to] of operations) {
    const [before, after] = [previous.operations.get(from), current.operations.get(to)];
    votes.add(before?.body, after?.body);
    votes.add(before?.response, after?.response);
  }
  return votes;
}

function matchSchemas(comparison: Comparison, joined: ReadonlySet<string>): readonly Match[] {
  const { previous, current, accepted } = comparison;
  const [from, to] = accepted.remaining(
    { kind: 'schema' },
    [
      [...previous.schemas.values()].filter(({ name }) => !current.schemas.has(name) && !joined.has(name)),
      [...current.schemas.values()].filter(({ name }) => !previous.schemas.has(name)),
    ],
    ({ name }) => name,
  );
  const sole = from.length === 1 && to.length === 1 ? [soleCandidate('schema')] : [];
  const shortlist = createShortlist<SchemaView, SchemaView>({ from, to, wordsOf: schemaWords });
  const candidates = from.flatMap((one) =>
    shortlist(one)
      .filter((other) => isComparable(one, other) && isSimilar(one, other, comparison))
      .flatMap((other) => {
        const evidence = [...compareSchemas(one, other, comparison), ...sole];
        return candidate({ kind: 'schema', from: one.name, to: other.name, evidence });
      }),
  );
  return [...accepted.of('schema'), ...toMatches(assign(candidates))];
}

/** An enumeration never becomes an object, nor the reverse, but a text without a list of values may get one. */
function isComparable(one: SchemaView, other: SchemaView): boolean {
  const [before, after] = [one.values.length > 0, other.values.length > 0];
  return before === after || one.form === other.form;
}

/** Leaves out most pairs by what is quick to find out. */
function isSimilar(one: SchemaView, other: SchemaView, { vocabulary, votes }: Comparison): boolean {
  if (votes.of(one.name, other.name).count > 0) return true;
  if (vocabulary.compare(one.words, other.words).score >= 0.25) return true;
  return overlap(one.fields.keys(), other.fields.keys()) >= 0.3 || overlap(one.values, other.values) >= 0.3;
}

function matchOperations(comparison: Comparison, same: ReadonlyMap<string, string>): readonly Match[] {
  const taken = new Set(same.values());
  const { previous, current, accepted } = comparison;
  const [from, to] = accepted.remaining(
    { kind: 'operation' },
    [
      [...previous.operations.values()].filter(({ name }) => !same.has(name)),
      [...current.operations.values()].filter(({ name }) => !taken.has(name)),
    ],
    ({ name }) => name,
  );
  const shortlist = createShortlist<OperationView, OperationView>({ from, to, wordsOf: operationWords });
  const candidates = from.flatMap((one) =>
    shortlist(one).flatMap((other) =>
      candidate({
        kind: 'operation',
        from: one.name,
        to: other.name,
        evidence: compareOperations(one, other, comparison),
      }),
    ),
  );
  return [...accepted.of('operation'), ...toMatches(assign(candidates))];
}
