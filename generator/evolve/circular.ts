import type { ApiView } from './api-view.ts';
import type { Match } from './match.ts';
import { type Evidence, overlap, scoreOf } from './score.ts';
import { changedPhrases, type Vocabulary, wordsOf } from './vocabulary.ts';

/** Both versions, and what was learned from all matches. */
interface CircularContext {
  readonly previous: ApiView;
  readonly current: ApiView;
  readonly vocabulary: Vocabulary;
}

/**
 * Removes evidence that rests on the match itself. A schema and its own value, both with the same new word, prove
 * nothing about each other, and fields that all schemas of a kind have are no fields of this one in particular.
 */
export function withoutCircularEvidence(matches: readonly Match[], context: CircularContext): readonly Match[] {
  const supporters = collectSupporters(matches, context);
  return matches.map((match) => {
    const evidence = match.evidence.map((one) => {
      if (one.kind === 'substitution') return independentName(match, one, supporters, context);
      return one.kind === 'fields' && match.kind === 'schema' ? specificFields(match, one, context) : one;
    });
    const isEqual = evidence.every((one, index) => one === match.evidence[index]);
    return isEqual ? match : { ...match, evidence, score: scoreOf(evidence) };
  });
}

/** Schemas and operations in whose names, or in the names of whose members, a phrase was replaced. */
type Supporters = ReadonlyMap<string, ReadonlySet<string>>;

function collectSupporters(matches: readonly Match[], context: CircularContext): Supporters {
  const supporters = new Map<string, Set<string>>();
  for (const match of matches)
    for (const { from, to } of changedPhrases(wordsOf(match.from), wordsOf(match.to))) {
      const key = phraseKey(from.join(' '), to.join(' '));
      supporters.set(key, (supporters.get(key) ?? new Set()).add(ownerOf(match, context)));
    }
  return supporters;
}

function phraseKey(from: string, to: string): string {
  return `${from} → ${to}`;
}

/** Returns what a match belongs to: the schema or the operation itself, or the one that has the member. */
function ownerOf({ kind, from, owner }: Match, { previous }: CircularContext): string {
  if (kind === 'operation') return `operation ${from}`;
  if (kind === 'schema' || owner === undefined) return `schema ${from}`;
  const [first = ''] = owner.v2.split('.');
  return previous.schemas.has(first) || previous.schemas.has(owner.v2) ? `schema ${first}` : `operation ${first}`;
}

/** Compares two names by their own words if nothing else supports the replacement of a phrase. */
function independentName(match: Match, evidence: Evidence, supporters: Supporters, context: CircularContext): Evidence {
  const [from, to] = [wordsOf(match.from), wordsOf(match.to)];
  const { substitutions } = context.vocabulary.compare(from, to);
  const owner = ownerOf(match, context);
  const isCircular = substitutions.some((one) => {
    const others = [...(supporters.get(phraseKey(one.from, one.to)) ?? [])].filter((other) => other !== owner);
    const linked = others.filter((other) => areLinked(owner, other, context));
    // One operation with one schema is one thing; a schema with several operations is not.
    return others.length - linked.length === 0 && linked.length < 2;
  });
  if (!isCircular) return evidence;
  const value = context.vocabulary.comparePlain(from, to);
  const text = `${Math.round(value * 100)} % of the words in their names agree`;
  return { ...evidence, kind: 'name', value: Math.min(value, evidence.value), text };
}

/** Tests whether one of two things is an operation that sends or returns the other. */
function areLinked(one: string, other: string, { previous }: CircularContext): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([operation = '', schema = '']) => {
    const view = operation.startsWith('operation ')
      ? previous.operations.get(operation.slice('operation '.length))
      : undefined;
    const references = [...(view?.body?.references ?? []), ...(view?.response?.references ?? [])];
    return references.includes(schema.slice('schema '.length));
  });
}

/** Fewest other schemas whose fields agree as well, so that the fields are those of a kind of schemas. */
const MIN_SIBLINGS = 2;

/** Lets fields speak neither for nor against a match if other schemas of the new version have them as well. */
function specificFields({ from, to }: Match, evidence: Evidence, { previous, current }: CircularContext): Evidence {
  const fields = [...(previous.schemas.get(from)?.fields.keys() ?? [])];
  const own = overlap(fields, current.schemas.get(to)?.fields.keys() ?? []);
  if (own === 0) return evidence;
  let siblings = 0;
  for (const [name, schema] of current.schemas)
    if (name !== to && previous.schemas.has(name) && overlap(fields, schema.fields.keys()) >= own) siblings += 1;
  if (siblings < MIN_SIBLINGS) return evidence;
  return { ...evidence, kind: 'common-fields', text: `${evidence.text}, as with ${siblings} other schemas` };
}
