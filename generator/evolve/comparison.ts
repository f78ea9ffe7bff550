import { memoize } from '../../templates/runtime/shared/memoize.ts';
import type { ApiView, FieldView, NamedView, OperationView, SchemaView, TypeView } from './api-view.ts';
import { AGREES } from './confidence.ts';
import type { AcceptedMatches } from './match.ts';
import { type Evidence, overlap } from './score.ts';
import { type Vocabulary, type Words, wordsOf } from './vocabulary.ts';

/** State of a round: both versions, the words learned so far and the schemas matched so far. */
export interface Comparison {
  readonly previous: ApiView;
  readonly current: ApiView;
  readonly vocabulary: Vocabulary;
  /** Key of the new schema by that of the previous one. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Counts the places in which a schema stands for another, in fields and operations that match. */
  readonly votes: SchemaVotes;
  /** Matches that a person accepted before. */
  readonly accepted: AcceptedMatches;
}

/** Counts the places in which a schema of the new version stands for one of the previous version. */
export class SchemaVotes {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #totals = new Map<string, number>();

  /** Counts the schemas that two types name in the same place. */
  add(from: TypeView | undefined, to: TypeView | undefined): void {
    if (from === undefined || to?.form !== from.form) return;
    for (const [index, key] of from.references.entries()) this.#count(key, to.references[index] ?? '');
  }

  #count(from: string, to: string): void {
    const counts = this.#counts.get(from) ?? new Map<string, number>();
    this.#counts.set(from, counts.set(to, (counts.get(to) ?? 0) + 1));
    this.#totals.set(from, (this.#totals.get(from) ?? 0) + 1);
  }

  /** Returns the places where `to` stands for `from`, and all places of `from` that have a counterpart. */
  of(from: string, to: string): { readonly count: number; readonly total: number } {
    return { count: this.#counts.get(from)?.get(to) ?? 0, total: this.#totals.get(from) ?? 0 };
  }
}

type Named = Pick<NamedView, 'name' | 'words'>;

/** Compares the names of two things. */
export function compareNames(from: Named, to: Named, vocabulary: Vocabulary, weight: number): readonly [Evidence] {
  const { score, substitutions } = vocabulary.compare(from.words, to.words);
  if (substitutions.length === 0)
    return [{ kind: 'name', value: score, weight, text: `${percent(score)} of the words in their names agree` }];
  const own = `${from.name} → ${to.name}`;
  const others = substitutions.flatMap(({ examples }) => examples.filter((example) => example !== own).slice(0, 1));
  const text =
    others.length === 0 ? 'their names have a common stem' : `the same words changed in ${others.join(', ')}`;
  const doubtful = substitutions.find(({ support, kept }) => kept > support * MAX_KEPT_SHARE);
  if (doubtful === undefined) return [{ kind: 'substitution', value: score, weight, text }];
  const kept = `${text}, but "${doubtful.from}" stays in ${doubtful.kept} names`;
  return [{ kind: 'substitution', value: Math.min(score, MAX_DOUBTFUL), weight, text: kept }];
}

/** Most names that keep a phrase, for each that replaced it. With more, one thing may have gone and another come. */
const MAX_KEPT_SHARE = 0.34;
/** Likeness of names that such a phrase made equal: other evidence must agree. */
const MAX_DOUBTFUL = 0.59;

/** Compares the descriptions of two things, if both have one. */
export function compareDescriptions(from: NamedView, to: NamedView, weight: number): readonly Evidence[] {
  if (from.description.length < 2 || to.description.length < 2) return [];
  const value = overlap(from.description, to.description);
  return [{ kind: 'description', value, weight, text: `${percent(value)} of the words in their descriptions agree` }];
}

/** Fewest words of a description that says more than a type does. */
const MIN_TELLING_WORDS = 4;

/** Compares the descriptions of two fields or parameters. One that stays when the name changes weighs twice as much. */
export function compareMemberDescriptions(from: NamedView, to: NamedView): readonly Evidence[] {
  const [evidence] = compareDescriptions(from, to, 2);
  if (evidence === undefined) return [];
  const isKept = evidence.value >= AGREES && from.description.length >= MIN_TELLING_WORDS;
  return [isKept ? { ...evidence, weight: 4 } : evidence];
}

/** Names of a kind in both versions, in their order. */
interface NameOrders {
  readonly kind: 'field' | 'value';
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Compares the neighbors of two names: the nearest ones before and after them that both versions have. */
export function comparePositions(from: string, to: string, { kind, before, after }: NameOrders): Evidence {
  const isCommon = (name: string) => before.includes(name) && after.includes(name);
  const neighbors = (names: readonly string[], name: string) => {
    const index = names.indexOf(name);
    return [names.slice(0, index).findLast(isCommon) ?? '^', names.slice(index + 1).find(isCommon) ?? '$'];
  };
  const [one, other] = [neighbors(before, from), neighbors(after, to)];
  const value = (Number(one[0] === other[0]) + Number(one[1] === other[1])) / 2;
  const places =
    value === 1 ? `between the same ${kind}s` : value > 0 ? `beside the same ${kind}` : 'in different places';
  return { kind: 'position', value, weight: 1, text: `they stand ${places}` };
}

/** Returns how alike two types are: 1 if they are equal once the schemas that they name are renamed. */
export function typeLikeness(from: TypeView, to: TypeView, { schemas, previous, current }: Comparison): number {
  if (from.form === to.form) {
    const pairs = from.references.map((key, index) => [key, to.references[index] ?? ''] as const);
    const likeness = pairs.map(([one, other]) =>
      (schemas.get(one) ?? one) === other ? 1 : schemas.has(one) ? 0.2 : 0.5,
    );
    return (
      likeness.reduce((sum, value) => sum + value, 0) / Math.max(1, likeness.length) || (pairs.length === 0 ? 1 : 0)
    );
  }
  const objects = inlineLikeness(from, to, { previous, current });
  if (objects !== undefined) return objects;
  const [one, other] = [baseForm(from, previous), baseForm(to, current)];
  if (one === other) return 0.8;
  return one === `array<${other}>` || other === `array<${one}>` ? 0.4 : 0;
}

/**
 * Compares an inline object with another one, or with a schema, by the names of their properties: an inline object that
 * gets a name is the same on the wire. Returns `undefined` if they are no such pair.
 */
function inlineLikeness(
  from: TypeView,
  to: TypeView,
  { previous, current }: Pick<Comparison, 'previous' | 'current'>,
): number | undefined {
  const isInline = from.inline !== undefined || to.inline !== undefined;
  const [one, other] = [propertyNames(from, previous), propertyNames(to, current)];
  if (!isInline || one.length === 0 || other.length === 0 || isList(from) !== isList(to)) return undefined;
  return Math.max(0.2, overlap(one, other));
}

/** Tests whether a type is a list. */
export function isList({ form }: TypeView): boolean {
  return form.startsWith('array<');
}

function propertyNames({ form, references, inline }: TypeView, api: ApiView): readonly string[] {
  if (inline !== undefined) return inline.map(({ name }) => name);
  const [key = '', ...others] = references;
  const schema = others.length === 0 && /^(?:array<)*\*>*$/.test(form) ? api.schemas.get(key) : undefined;
  return schema === undefined ? [] : [...allFields(api, schema).keys()];
}

/** Drops formats, and counts an enumeration as the string that it is. */
function baseForm({ form, references }: TypeView, api: ApiView): string {
  const isEnumeration = references.length === 1 && (api.schemas.get(references[0] ?? '')?.values.length ?? 0) > 0;
  const plain = form.replaceAll(/:[\w-]+/g, '');
  return isEnumeration ? plain.replace('*', 'string') : plain;
}

/**
 * Tests whether the values of two types have nothing in common. A text in place of a number has: identifiers often
 * change that way, in many fields at once, and keep their names.
 */
export function areUnrelated(from: TypeView, to: TypeView, comparison: Comparison): boolean {
  if (typeLikeness(from, to, comparison) > 0) return false;
  const [one, other] = [baseForm(from, comparison.previous), baseForm(to, comparison.current)].map(scalarForm);
  return one !== other || one?.includes('*') === true;
}

/** Replaces the kinds of scalar values by one word, and leaves out which of them a union lists. */
function scalarForm(form: string): string {
  return form
    .replaceAll(/\b(?:string|number|integer|boolean)\b/g, 'scalar')
    .replaceAll(/scalar(?:\|scalar)+/g, 'scalar');
}

/** Compares two types. */
export function compareTypes(from: TypeView, to: TypeView, comparison: Comparison, weight: number): Evidence {
  const value = typeLikeness(from, to, comparison);
  const text = value === 1 ? 'their types are equal' : value >= 0.5 ? 'their types are similar' : 'their types differ';
  return { kind: 'type', value, weight, text };
}

/** States that a field or a parameter had a list of values and takes any text now. */
export function compareValueLists(
  from: FieldView,
  to: FieldView,
  { previous, current }: Comparison,
): readonly Evidence[] {
  if (
    listedValues(from, previous).length === 0 ||
    listedValues(to, current).length > 0 ||
    baseForm(to.type, current) !== 'string'
  )
    return [];
  return [{ kind: 'free-text', value: 0, weight: 0, text: 'it had a list of values and takes any text now' }];
}

/** Returns the values that a field lists itself or by the enumeration that it refers to. */
function listedValues({ type, values }: FieldView, api: ApiView): readonly string[] {
  return values.length > 0 || type.form !== '*' ? values : (api.schemas.get(type.references[0] ?? '')?.values ?? []);
}

/** Describes a type by its form and the schemas that it names, without formats: `array<Order>`. */
export function typeText({ form, references }: TypeView): string {
  let index = 0;
  const named = form.replaceAll('*', () => references[index++] ?? '*').replaceAll(/:(?=[a-z])[\w-]+/g, '');
  return form.startsWith('{') ? 'object' : named;
}

/** States that one of the documents names another field as the replacement of a deprecated one. */
export function compareReplacement(
  from: FieldView,
  to: string,
  present: ReadonlyMap<string, FieldView>,
): readonly Evidence[] {
  const stated = present.get(from.name)?.replacedBy ?? from.replacedBy;
  const text = `the documentation of ${from.name} names ${to} as its replacement`;
  return stated !== undefined && isSameName(stated, to) ? [{ kind: 'documented', value: 1, weight: 6, text }] : [];
}

/** Tests whether two names differ at most in their case and separators, as texts for people often do. */
export function isSameName(one: string, other: string): boolean {
  return one === other || wordsOf(one).join(' ') === wordsOf(other).join(' ');
}

/** Returns all fields of a schema, including those of the schemas that it extends. */
export function allFields(api: ApiView, schema: SchemaView): ReadonlyMap<string, FieldView> {
  return schema.parents.length === 0 ? schema.fields : inheritedFields(schema, api);
}

const inheritedFields = memoize((schema: SchemaView, api: ApiView) => fieldsWithin(schema, api, new Set()));

function fieldsWithin(schema: SchemaView, api: ApiView, seen: ReadonlySet<string>): ReadonlyMap<string, FieldView> {
  const visited = new Set([...seen, schema.name]);
  const inherited = schema.parents.flatMap((key) => {
    const parent = visited.has(key) ? undefined : api.schemas.get(key);
    return parent === undefined ? [] : [...fieldsWithin(parent, api, visited)];
  });
  return new Map([...inherited, ...schema.fields]);
}

/** Returns the field of a schema that a name, or a path of names such as `period.start`, leads to. */
export function fieldAt(api: ApiView, schema: string, path: string): FieldView | undefined {
  const [name = '', ...others] = path.split('.');
  const owner = api.schemas.get(schema);
  const field = owner === undefined ? undefined : allFields(api, owner).get(name);
  if (field === undefined || others.length === 0) return field;
  return field.type.form === '*' ? fieldAt(api, field.type.references[0] ?? '', others.join('.')) : undefined;
}

/** Compares two schemas by name, fields, values, description and the places that refer to them. */
export function compareSchemas(from: SchemaView, to: SchemaView, comparison: Comparison): readonly Evidence[] {
  const { vocabulary, votes } = comparison;
  const evidence = [...compareNames(from, to, vocabulary, 4), ...compareDescriptions(from, to, 1)];
  const { count, total } = votes.of(from.name, to.name);
  if (total > 0)
    evidence.push({
      kind: 'uses',
      value: count / total,
      weight: Math.min(3, 1 + total / 2),
      text: `used in ${count} of ${total} equal places`,
    });
  return [...evidence, ...compareMembers(from, to, comparison)];
}

function compareMembers(from: SchemaView, to: SchemaView, comparison: Comparison): readonly Evidence[] {
  if (from.values.length > 0 && to.values.length > 0) {
    const value = overlap(from.values, to.values);
    return [{ kind: 'values', value, weight: 4, text: `${percent(value)} of their values are equal` }];
  }
  const [before, after] = [allFields(comparison.previous, from), allFields(comparison.current, to)];
  const most = Math.max(before.size, after.size);
  if (before.size === 0 && after.size === 0) return [];
  const common = [...before.values()].filter((field) => hasCounterpart(field, after, comparison)).length;
  const value = (2 * common) / (before.size + after.size);
  // One or two fields in common say little, and so does a union, whose fields are those of its variants.
  const least = Math.min(before.size, after.size);
  return [
    {
      kind: 'fields',
      value,
      weight: least === 0 ? 2 : Math.min(4, 1 + most),
      text: `${common} of ${before.size} and ${after.size} fields agree`,
    },
  ];
}

function hasCounterpart(field: FieldView, after: ReadonlyMap<string, FieldView>, comparison: Comparison): boolean {
  const same = after.get(field.name);
  if (same !== undefined) return typeLikeness(field.type, same.type, comparison) > 0;
  for (const other of after.values())
    if (comparison.vocabulary.compare(field.words, other.words).score >= 0.95) return true;
  return false;
}

/** Compares two operations by path, id, method, types and description. */
export function compareOperations(from: OperationView, to: OperationView, comparison: Comparison): readonly Evidence[] {
  const path = pathLikeness(from.segments, to.segments, comparison.vocabulary);
  const isSameMethod = from.method === to.method;
  const types = [
    [from.body, to.body],
    [from.response, to.response],
  ].flatMap(([one, other]) => {
    if (one === undefined && other === undefined) return [];
    return [one === undefined || other === undefined ? 0 : typeLikeness(one, other, comparison)];
  });
  const typeValue = types.reduce((sum, value) => sum + value, 0) / Math.max(1, types.length);
  return [
    { kind: 'path', value: path, weight: 4, text: `${percent(path)} of their paths agree` },
    {
      kind: 'path',
      value: isSameMethod ? 1 : 0,
      weight: 1,
      text: isSameMethod ? 'the method is equal' : 'the method differs',
    },
    ...compareNames(from, to, comparison.vocabulary, from.name === to.name ? 6 : 3),
    ...(types.length === 0
      ? []
      : [{ kind: 'type', value: typeValue, weight: 2, text: 'bodies and responses compared' } as const]),
    ...compareDescriptions(from, to, 1),
  ];
}

/** Aligns the segments of two paths (longest common subsequence) and returns the share that agrees. */
function pathLikeness(from: readonly Words[], to: readonly Words[], vocabulary: Vocabulary): number {
  let above = [0];
  for (const one of from) {
    const row = [0];
    for (const [index, other] of to.entries()) {
      const diagonal = (above[index] ?? 0) + segmentLikeness(one, other, vocabulary);
      row.push(Math.max(diagonal, above[index + 1] ?? 0, row[index] ?? 0));
    }
    above = row;
  }
  const length = [...from, ...to].reduce((sum, one) => sum + (isParameter(one) ? PARAMETER_WEIGHT : 1), 0);
  return (2 * (above[to.length] ?? 0)) / Math.max(1, length);
}

/** Parameters of a path count less than its words. */
const PARAMETER_WEIGHT = 0.5;

function segmentLikeness(one: Words, other: Words, vocabulary: Vocabulary): number {
  if (isParameter(one) && isParameter(other)) return PARAMETER_WEIGHT;
  return isParameter(one) || isParameter(other) ? 0 : vocabulary.compare(one, other).score;
}

function isParameter(segment: Words): boolean {
  return segment[0] === '{}';
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
