import type { ApiView, FieldView, SchemaView } from './api-view.ts';
import { assign } from './assignment.ts';
import {
  allFields,
  areUnrelated,
  compareMemberDescriptions,
  compareNames,
  comparePositions,
  compareReplacement,
  type Comparison,
  compareTypes,
  compareValueLists,
  typeLikeness,
} from './comparison.ts';
import { AGREES } from './confidence.ts';
import { candidate, type Match, type Owner, soleCandidate, toMatches } from './match.ts';
import { isStatedContainer, moveCandidate, placesIn } from './moves.ts';
import { type Evidence, overlap } from './score.ts';
import { createShortlist } from './shortlist.ts';
import { type Words, wordsOf } from './vocabulary.ts';

/** Two schemas or fields that stand for each other. */
export interface MemberContext {
  readonly owner: Owner;
  readonly comparison: Comparison;
}

/** Matches the fields of two schemas that stand for each other. */
export function matchFields(
  before: SchemaView,
  after: SchemaView,
  { owner, comparison }: MemberContext,
): readonly Match[] {
  const [known, present] = [allFields(comparison.previous, before), allFields(comparison.current, after)];
  const accepted = comparison.accepted.of('field', owner.v2);
  const [open, added] = comparison.accepted.remaining<FieldView>(
    { kind: 'field', owner: owner.v2 },
    [[...before.fields.values()], [...present.values()].filter((one) => isNew(one, known.get(one.name), comparison))],
    ({ name }) => name,
  );
  const from = open.filter(
    (field) =>
      isReplaced(field, { same: present.get(field.name), added, comparison }) &&
      !isPushedDown(field.name, after.name, comparison.current),
  );
  if (from.length === 0) return accepted;
  const bareNames = bareNamesOf([
    [owner.v2, from],
    [owner.v3, added],
  ]);
  const sole = from.length === 1 && added.length === 1;
  const context: FieldContext = { comparison, owner, known, present, sole, bareNames };
  const shortlist = createShortlist<FieldView, FieldView>({ from, to: added, wordsOf: ({ words }) => words });
  const direct = from.flatMap((one) =>
    shortlist(one)
      .filter((other) => isPossible(one, other, context))
      .flatMap((other) => fieldCandidate(one, other, context)),
  );
  const taken = new Set(accepted.map(({ to }) => to));
  const containers = [...added, ...statedContainers(from, present, added)];
  const places = placesIn(containers, comparison.current).filter(({ name }) => !taken.has(name));
  const moved = from
    .filter((one) => !isKept(one, context))
    .flatMap((one) =>
      places
        .filter(({ container }) => added.includes(container) || isStatedContainer(container, one.replacedBy ?? ''))
        .flatMap((place) => moveCandidate(one, place, { comparison, owner, present, known })),
    );
  return [...accepted, ...toMatches(assign([...direct, ...moved]))];
}

/** Returns the objects, new or not, in which the documentation of a field says that its replacement is. */
function statedContainers(
  from: readonly FieldView[],
  present: ReadonlyMap<string, FieldView>,
  added: readonly FieldView[],
): readonly FieldView[] {
  const stated = from.flatMap(({ replacedBy }) => replacedBy ?? []);
  return [...present.values()].filter(
    (field) => !added.includes(field) && stated.some((path) => isStatedContainer(field, path)),
  );
}

function fieldCandidate(from: FieldView, to: FieldView, context: FieldContext): readonly Match[] {
  const evidence = compareFields(from, to, context);
  return candidate({ kind: 'field', from: from.name, to: to.name, evidence, owner: context.owner });
}

/** Least likeness to the name of a field that keeps its own, but with another type. */
const MIN_KEPT_LIKENESS = 0.5;

/**
 * A field that keeps its name and its type can only be replaced by one that has its description, and one that keeps
 * only its name by one with a similar name, which must have its old type if that was another kind of scalar.
 */
function isPossible(from: FieldView, to: FieldView, context: FieldContext): boolean {
  if (to.name === from.name) return false;
  const same = context.present.get(from.name);
  if (same === undefined || same.deprecated || hasDescriptionOf(from, to)) return true;
  return isKept(from, context) ? hasTypeOf(from, { to, same, ...context }) : isSimilarName(from, to, context);
}

function isSimilarName(from: FieldView, to: FieldView, { comparison }: Pick<FieldContext, 'comparison'>): boolean {
  return comparison.vocabulary.compare(from.words, to.words).score >= MIN_KEPT_LIKENESS;
}

interface KeptField extends Pick<FieldContext, 'comparison'> {
  /** The field of the same name in the new version. */
  readonly same: FieldView;
  readonly to: FieldView;
}

/** Tests whether a field with a similar name has the type that its namesake lost, such as text instead of a number. */
function hasTypeOf(from: FieldView, { to, same, comparison }: KeptField): boolean {
  const isOther = typeLikeness(from.type, same.type, comparison) === 0;
  return isOther && typeLikeness(from.type, to.type, comparison) === 1 && isSimilarName(from, to, { comparison });
}

interface Replacement {
  /** The field of the same name in the new version. */
  readonly same: FieldView | undefined;
  /** The fields that are new in the schema. */
  readonly added: readonly FieldView[];
  readonly comparison: Comparison;
}

/**
 * A field without a counterpart of its name: it is gone, has an unrelated type, is newly deprecated, or a new field has
 * its description.
 */
function isReplaced(field: FieldView, { same, added, comparison }: Replacement): boolean {
  if (same === undefined || areUnrelated(field.type, same.type, comparison)) return true;
  if (same.deprecated && !field.deprecated) return true;
  if (added.some((to) => hasTypeOf(field, { to, same, comparison }))) return true;
  return isRedefined(field, same) && added.some((other) => hasDescriptionOf(field, other));
}

/** Tests whether a schema keeps a field with its name and a similar type, and does not deprecate it. */
function isKept(field: FieldView, { present, comparison }: Pick<FieldContext, 'present' | 'comparison'>): boolean {
  const same = present.get(field.name);
  if (same === undefined || areUnrelated(field.type, same.type, comparison)) return false;
  return !same.deprecated || field.deprecated;
}

/** Most and least share of words that a description has in common with that of another field, and with its own. */
const DESCRIPTIONS = { redefined: 0.6, equal: 0.9, words: 3 } as const;

/** Tests whether a field that keeps its name has another description now. */
function isRedefined(field: FieldView, same: FieldView): boolean {
  const { length } = same.description;
  return length >= DESCRIPTIONS.words && overlap(field.description, same.description) <= DESCRIPTIONS.redefined;
}

/** Tests whether a field is described with the words of another one. */
function hasDescriptionOf(field: FieldView, other: FieldView): boolean {
  const { length } = field.description;
  return length >= DESCRIPTIONS.words && overlap(field.description, other.description) >= DESCRIPTIONS.equal;
}

/** Tests whether a field went from a schema to those that extend it, which is no rename. */
function isPushedDown(field: string, schema: string, { heirs }: ApiView): boolean {
  return (heirs.get(schema) ?? []).some(({ fields }) => fields.has(field));
}

function isNew(field: FieldView, same: FieldView | undefined, comparison: Comparison): boolean {
  return same === undefined || areUnrelated(same.type, field.type, comparison);
}

interface FieldContext extends MemberContext {
  readonly known: ReadonlyMap<string, FieldView>;
  readonly present: ReadonlyMap<string, FieldView>;
  /** True if no other field of the two schemas is left. */
  readonly sole: boolean;
  readonly bareNames: BareNames;
}

function compareFields(from: FieldView, to: FieldView, context: FieldContext): readonly Evidence[] {
  const { comparison, sole, known, present } = context;
  return [
    ...compareFieldNames(from, to, context),
    compareTypes(from.type, to.type, comparison, 2),
    ...compareMemberDescriptions(from, to),
    comparePositions(from.name, to.name, { kind: 'field', before: [...known.keys()], after: [...present.keys()] }),
    ...compareReplacement(from, to.name, present),
    ...keptName(from, context),
    ...compareValueLists(from, to, comparison),
    ...(sole ? [soleCandidate('field')] : []),
  ];
}

/**
 * Compares the names of two fields, also without the words of their schema: a field is often renamed by adding or
 * removing them, as from `code` to `checkCode` in `CheckSummary`.
 */
function compareFieldNames(
  from: FieldView,
  to: FieldView,
  { bareNames, comparison: { vocabulary } }: FieldContext,
): readonly Evidence[] {
  const [plain] = compareNames(from, to, vocabulary, 5);
  const [one, other] = [bareNames.get(from) ?? from.words, bareNames.get(to) ?? to.words];
  if (one === from.words && other === to.words) return [plain];
  const value = vocabulary.compare(one, other).score * OWNER_WORDS_SHARE;
  const text = 'their names agree but for the words of their schema';
  return [value >= AGREES && value > plain.value ? { ...plain, value, text } : plain];
}

/** Share of its score that a pair of names keeps that differ by the words of their schema. */
const OWNER_WORDS_SHARE = 0.9;

/** Words of the names of fields without the words of their schema. */
type BareNames = ReadonlyMap<FieldView, Words>;

/** Removes the first words of each name that are those of its schema, unless nothing would remain. */
function bareNamesOf(lists: readonly (readonly [string, readonly FieldView[]])[]): BareNames {
  return new Map(
    lists.flatMap(([schema, fields]) => {
      const known = new Set(wordsOf(schema));
      return fields.map((field) => {
        const start = field.words.findIndex((word) => !known.has(word));
        return [field, start <= 0 ? field.words : field.words.slice(start)] as const;
      });
    }),
  );
}

/** States that the new version has a field of the same name, so that a person decides which of the two is meant. */
function keptName(from: FieldView, { present, comparison }: FieldContext): readonly Evidence[] {
  const same = present.get(from.name);
  if (same === undefined || (same.deprecated && !from.deprecated)) return [];
  const what = typeLikeness(from.type, same.type, comparison) === 0 ? 'type' : 'description';
  return [{ kind: 'kept-name', value: 0, weight: 0, text: `the name is kept, but its ${what} differs` }];
}
