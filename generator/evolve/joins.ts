import type { OperationView, SchemaView } from './api-view.ts';
import { allFields, compareOperations, type Comparison } from './comparison.ts';
import { rateConfidence } from './confidence.ts';
import { candidate, type FoundPairs, type Match } from './match.ts';
import { type Evidence, scoreOf } from './score.ts';
import { createShortlist, schemaWords } from './shortlist.ts';
import { learnReplacements, type NamePair, type Substitution, type Words } from './vocabulary.ts';

/** A match with a name that is the counterpart of another one already, so that both became one. */
export interface Join extends Match {
  /** The name of the previous version that `to` is matched with. */
  readonly origin: string;
}

/**
 * Finds schemas and operations that joined another one: `Item` and `Location` became `Entity`, so that after
 * `ItemCreate` → `EntityCreate` no counterpart is left for `LocationCreate`.
 */
export function findJoins(
  comparison: Comparison,
  found: FoundPairs,
  namePair: (match: Match) => readonly NamePair[],
): readonly Join[] {
  const resembling = joinBySubset(comparison, found);
  const renamed = found.matches.filter(({ existing }) => !existing);
  const replacements = joinedPhrases([...renamed, ...resembling].flatMap(namePair));
  const parallel = [
    ...parallelSchemas(comparison, found, replacements),
    ...parallelOperations(comparison, found, replacements),
  ];
  const known = new Set(parallel.map(joinKey));
  return [...resembling.filter((join) => !known.has(joinKey(join))), ...parallel];
}

/** Returns what identifies a join: the schema or the operation that joined another one. */
export function joinKey(join: Join): string {
  return `${join.kind} ${join.from}`;
}

/** Returns the first match of each renamed schema or operation of the new version. */
function originsOf(matches: readonly Match[], wanted: 'schema' | 'operation'): ReadonlyMap<string, Match> {
  const renamed = matches.filter(({ kind, existing }) => kind === wanted && !existing);
  return new Map(renamed.toReversed().map((match) => [match.to, match]));
}

/** Least likeness of schemas that may have been merged. */
const MIN_MERGE = 0.8;

/** Joins schemas without a counterpart to a renamed schema that has their fields or nearly their name. */
function joinBySubset({ previous, current, vocabulary }: Comparison, found: FoundPairs): readonly Join[] {
  const origins = originsOf(found.matches, 'schema');
  const gone = [...previous.schemas.values()].filter(({ name }) => !found.schemas.has(name));
  const targets = [...current.schemas.values()].filter(({ name }) => (origins.get(name)?.from ?? name) !== name);
  const shortlist = createShortlist<SchemaView, SchemaView>({ from: gone, to: targets, wordsOf: schemaWords });
  return gone.flatMap((schema): readonly Join[] => {
    const ranked = shortlist(schema).map((target) => {
      const fields = schema.fields.size < 2 ? 0 : containedShare(schema, target);
      return { target, likeness: Math.max(fields, vocabulary.compare(schema.words, target.words).score) };
    });
    // Of several schemas that have all fields, the one with the fewest others is nearest.
    const [best] = ranked.sort(
      (one, other) => other.likeness - one.likeness || sizeOf(one.target) - sizeOf(other.target),
    );
    if (best === undefined || best.likeness < MIN_MERGE) return [];
    const { name } = best.target;
    const origin = origins.get(name)?.from ?? '';
    const evidence = [joinEvidence(`${schema.name} resembles ${name}, which ${origin} became`)];
    return [{ kind: 'schema', from: schema.name, to: name, origin, score: best.likeness / 2, evidence }];
  });
}

function sizeOf({ fields }: SchemaView): number {
  return fields.size;
}

/** Returns the share of the fields of a schema that another one has too. */
function containedShare(schema: SchemaView, target: SchemaView): number {
  const common = [...schema.fields.keys()].filter((name) => target.fields.has(name)).length;
  return common / schema.fields.size;
}

function joinEvidence(text: string): Evidence {
  return { kind: 'existing', value: 1, weight: 4, text };
}

/** Least support of a phrase that joined another one: one match is a coincidence. */
const MIN_SUPPORT = 1.2;

/** Returns replacements of phrases by what replaced another phrase even more often. */
function joinedPhrases(pairs: readonly NamePair[]): readonly Substitution[] {
  const replacements = [...learnReplacements(pairs).values()].flatMap((targets) => [...targets.values()]);
  const strongest = new Map<string, Substitution>();
  for (const one of replacements) {
    const other = strongest.get(one.to);
    if (other === undefined || one.support > other.support) strongest.set(one.to, one);
  }
  return replacements.filter(
    (one) => one.support >= MIN_SUPPORT && one.examples.length > 1 && strongest.get(one.to)?.from !== one.from,
  );
}

/** Replaces a phrase of a name; returns `undefined` if the name does not have it. */
export function replacePhrase(words: Words, { from, to }: Substitution): string | undefined {
  const name = ` ${words.join(' ')} `;
  const replaced = name.replaceAll(` ${from} `, ` ${to} `);
  return replaced === name ? undefined : replaced.trim();
}

function wordEvidence({ examples }: Substitution, own: string): Evidence {
  const example = examples.find((one) => one !== own) ?? own;
  return { kind: 'substitution', value: 1, weight: 4, text: `the same words changed in ${example}` };
}

/**
 * Joins a schema to the one whose name differs by a phrase that joined another one elsewhere, unless its own match is
 * certain or more speaks for it.
 */
function parallelSchemas(
  comparison: Comparison,
  { matches }: FoundPairs,
  replacements: readonly Substitution[],
): readonly Join[] {
  const { previous, current } = comparison;
  const origins = originsOf(matches, 'schema');
  const own = new Map(matches.flatMap((match) => (match.kind === 'schema' ? [[match.from, match] as const] : [])));
  const targets = new Map([...current.schemas.values()].map((schema) => [schema.words.join(' '), schema]));
  const gone = [...previous.schemas.values()].filter(({ name }) => !current.schemas.has(name));
  return gone.flatMap((schema) => {
    const current = own.get(schema.name);
    if (current !== undefined && rateConfidence(current) === 'certain') return [];
    const joins = replacements.flatMap((replacement): readonly Join[] => {
      const target = targets.get(replacePhrase(schema.words, replacement) ?? '');
      const origin = origins.get(target?.name ?? '');
      if (target === undefined || origin === undefined || !isFirst(origin, schema.name)) return [];
      const evidence = [
        joinEvidence(`${origin.from} became ${target.name} beside it`),
        wordEvidence(replacement, `${schema.name} → ${target.name}`),
        ...containedFields(schema, target, comparison),
      ];
      const score = scoreOf(evidence.slice(1));
      if (evidence.length === 2 || score <= (current?.score ?? 0)) return [];
      return [{ kind: 'schema', from: schema.name, to: target.name, origin: origin.from, score, evidence }];
    });
    return bestJoin(joins, current);
  });
}

/** Returns the best of several joins, with the runner-up. */
function bestJoin(joins: readonly Join[], current?: Match): readonly Join[] {
  const [best, other = current] = [...joins].sort((one, another) => another.score - one.score);
  return best === undefined ? [] : [{ ...best, ...(other === undefined ? {} : { runnerUp: other }) }];
}

/** Least share of the fields of a schema that the one which it joined has too. */
const MIN_CONTAINED = 0.6;

/** States how many fields of a schema another one has too, if enough. */
function containedFields(
  schema: SchemaView,
  target: SchemaView,
  { previous, current, vocabulary }: Comparison,
): readonly Evidence[] {
  const [before, after] = [[...allFields(previous, schema).values()], [...allFields(current, target).values()]];
  const common = before.filter(({ name, words }) =>
    after.some((other) => other.name === name || vocabulary.compare(words, other.words).score >= AGREEMENT),
  );
  const value = common.length / Math.max(1, before.length);
  const text = `${common.length} of its ${before.length} fields are also there`;
  return value < MIN_CONTAINED ? [] : [{ kind: 'fields', value, weight: Math.min(4, 1 + before.length), text }];
}

/** Least likeness of the names of two fields that agree. */
const AGREEMENT = 0.95;

/** Tests whether a match is one that another name can join. */
function isFirst(origin: Match, name: string): boolean {
  return origin.from !== name && origin.from !== origin.to;
}

/** Joins an operation without a counterpart to a renamed one whose path differs by a phrase that joined another one. */
function parallelOperations(
  comparison: Comparison,
  found: FoundPairs,
  replacements: readonly Substitution[],
): readonly Join[] {
  const { previous, current } = comparison;
  const origins = originsOf(found.matches, 'operation');
  const addresses = new Map([...current.operations.values()].map((one) => [addressOf(one), one]));
  const gone = [...previous.operations.values()].filter(({ name }) => !found.operations.has(name));
  return gone.flatMap((from) => {
    const joins = replacements.flatMap((replacement): readonly Join[] => {
      const segments = from.segments.map((words) => replacePhrase(words, replacement) ?? words.join(' '));
      const to = addresses.get(`${from.method} ${segments.join('/')}`);
      const origin = origins.get(to?.name ?? '');
      if (to === undefined || origin === undefined || !isFirst(origin, from.name)) return [];
      const evidence = [
        joinEvidence(`${origin.from} became ${to.name} beside it`),
        wordEvidence(replacement, `${from.name} → ${to.name}`),
        ...compareOperations(from, to, comparison).filter(({ kind }) => kind !== 'name' && kind !== 'substitution'),
      ];
      return candidate({ kind: 'operation', from: from.name, to: to.name, evidence }).map((match) => ({
        ...match,
        origin: origin.from,
      }));
    });
    return bestJoin(joins);
  });
}

function addressOf(operation: OperationView): string {
  return `${operation.method} ${operation.segments.map((words) => words.join(' ')).join('/')}`;
}
