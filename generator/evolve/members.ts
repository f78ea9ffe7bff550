import type { FieldView, OperationView, ParameterView, SchemaView } from './api-view.ts';
import { assign } from './assignment.ts';
import {
  allFields,
  compareDescriptions,
  compareNames,
  type Comparison,
  compareTypes,
  typeLikeness,
} from './comparison.ts';
import { candidate, type Match, type Owner, soleCandidate, toMatches } from './match.ts';
import type { Evidence } from './score.ts';
import { type Words, wordsOf } from './vocabulary.ts';

/** Matches the fields and values of two schemas that stand for each other. */
export function matchMembers(from: string, to: string, comparison: Comparison): readonly Match[] {
  const [before, after] = [comparison.v2.schemas.get(from), comparison.v3.schemas.get(to)];
  if (before === undefined || after === undefined) return [];
  const owner = { v2: from, v3: to };
  const values = matchValues(before, after, { owner, comparison });
  return [...matchFields(before, after, { owner, comparison }), ...values];
}

interface MemberContext {
  readonly owner: Owner;
  readonly comparison: Comparison;
}

function matchFields(before: SchemaView, after: SchemaView, { owner, comparison }: MemberContext): readonly Match[] {
  const [known, present] = [allFields(comparison.v2, before), allFields(comparison.v3, after)];
  const from = [...before.fields.values()].filter((field) => isReplaced(field, present.get(field.name), comparison));
  if (from.length === 0) return [];
  const added = [...present.values()].filter((field) => isNew(field, known.get(field.name), comparison));
  const direct = from.flatMap((one) =>
    added
      .filter(({ name }) => name !== one.name)
      .flatMap((other) => {
        const sole = from.length === 1 && added.length === 1;
        return candidate({
          kind: 'field',
          from: one.name,
          to: other.name,
          evidence: compareFields(one, other, { comparison, known, present, sole }),
          owner,
        });
      }),
  );
  const moved = from.flatMap((one) =>
    added.flatMap((container) => moveCandidates(one, container, { owner, comparison })),
  );
  return toMatches(assign([...direct, ...moved]));
}

/** A field without a counterpart of its name: it is gone, has an unrelated type, or is newly deprecated. */
function isReplaced(field: FieldView, same: FieldView | undefined, comparison: Comparison): boolean {
  if (same === undefined || typeLikeness(field.type, same.type, comparison) === 0) return true;
  return same.deprecated && !field.deprecated;
}

function isNew(field: FieldView, same: FieldView | undefined, comparison: Comparison): boolean {
  return same === undefined || typeLikeness(same.type, field.type, comparison) === 0;
}

interface FieldContext {
  readonly comparison: Comparison;
  readonly known: ReadonlyMap<string, FieldView>;
  readonly present: ReadonlyMap<string, FieldView>;
  /** True if no other field of the two schemas is left. */
  readonly sole: boolean;
}

function compareFields(from: FieldView, to: FieldView, context: FieldContext): readonly Evidence[] {
  const { comparison, sole } = context;
  return [
    ...compareNames(from, to, { vocabulary: comparison.vocabulary, weight: 5 }),
    compareTypes(from.type, to.type, { comparison, weight: 2 }),
    ...compareDescriptions(from, to, 2),
    comparePositions(from, to, context),
    ...(sole ? [soleCandidate('field')] : []),
  ];
}

/** Compares the neighbours of two fields: the nearest fields before and after them that kept their name. */
function comparePositions(from: FieldView, to: FieldView, { known, present }: FieldContext): Evidence {
  const [before, after] = [[...known.keys()], [...present.keys()]];
  const isKept = (name: string) => known.has(name) && present.has(name);
  const neighbours = (names: readonly string[], name: string) => {
    const index = names.indexOf(name);
    return [names.slice(0, index).findLast(isKept) ?? '^', names.slice(index + 1).find(isKept) ?? '$'];
  };
  const [one, other] = [neighbours(before, from.name), neighbours(after, to.name)];
  const value = (Number(one[0] === other[0]) + Number(one[1] === other[1])) / 2;
  const text =
    value === 1
      ? 'they stand between the same fields'
      : value > 0
        ? 'they stand beside the same field'
        : 'they stand in different places';
  return { kind: 'position', value, weight: 1, text };
}

/** A field may have moved into an object that is new in its schema. */
function moveCandidates(from: FieldView, container: FieldView, { owner, comparison }: MemberContext): readonly Match[] {
  const target =
    container.type.form === '*' ? comparison.v3.schemas.get(container.type.references[0] ?? '') : undefined;
  if (target === undefined) return [];
  return [...allFields(comparison.v3, target).values()].flatMap((inner) => {
    const path = { name: `${container.name}.${inner.name}`, words: [...container.words, ...inner.words] };
    const [[alone], [whole]] = [
      compareNames(from, inner, { vocabulary: comparison.vocabulary, weight: 5 }),
      compareNames(from, path, { vocabulary: comparison.vocabulary, weight: 5 }),
    ];
    const evidence = [
      alone.value >= whole.value ? alone : whole,
      compareTypes(from.type, inner.type, { comparison, weight: 3 }),
      ...compareDescriptions(from, inner, 1),
      {
        kind: 'position',
        value: from.name === container.name ? 1 : 0.5,
        weight: 1,
        text: `"${container.name}" is a new object`,
      } as const,
    ];
    return candidate({ kind: 'field', from: from.name, to: path.name, evidence, owner });
  });
}

function matchValues(before: SchemaView, after: SchemaView, { owner, comparison }: MemberContext): readonly Match[] {
  const from = before.values.filter((value) => !after.values.includes(value));
  const to = after.values.filter((value) => !before.values.includes(value));
  const sole = from.length === 1 && to.length === 1;
  const candidates = from.flatMap((one) =>
    to.flatMap((other) => {
      const position =
        neighbourValues(before.values, one, after.values) === neighbourValues(after.values, other, before.values);
      const evidence: readonly Evidence[] = [
        ...compareNames(valueView(one), valueView(other), { vocabulary: comparison.vocabulary, weight: 4 }),
        {
          kind: 'position',
          value: position ? 1 : 0,
          weight: 1,
          text: position ? 'they stand between the same values' : 'they stand in different places',
        },
        ...(sole ? [soleCandidate('value')] : []),
      ];
      return candidate({ kind: 'value', from: one, to: other, evidence, owner });
    }),
  );
  return toMatches(assign(candidates));
}

function valueView(value: string): { readonly name: string; readonly words: Words } {
  return { name: value, words: wordsOf(value) };
}

function neighbourValues(values: readonly string[], value: string, others: readonly string[]): string {
  const index = values.indexOf(value);
  const isKept = (one: string) => others.includes(one);
  return `${values.slice(0, index).findLast(isKept) ?? ''} ${values.slice(index + 1).find(isKept) ?? ''}`;
}

/** Matches the parameters of two operations that stand for each other. */
export function matchParameters(from: string, to: string, comparison: Comparison): readonly Match[] {
  const [before, after] = [comparison.v2.operations.get(from), comparison.v3.operations.get(to)];
  if (before === undefined || after === undefined) return [];
  const owner = { v2: from, v3: to };
  const left = [...before.parameters].filter(([key]) => !after.parameters.has(key)).map(([, one]) => one);
  const right = [...after.parameters].filter(([key]) => !before.parameters.has(key)).map(([, one]) => one);
  const sole = left.length === 1 && right.length === 1;
  const isSameSlot = (one: ParameterView, other: ParameterView) => slot(before, one) === slot(after, other);
  const candidates = left.flatMap((one) =>
    right
      .filter((other) => other.location === one.location || other.name === one.name)
      .flatMap((other) => {
        const place = one.location === 'path' && other.location === 'path' ? [pathSlot(isSameSlot(one, other))] : [];
        const evidence = [...compareParameters(one, other, { comparison, sole }), ...place];
        return candidate({ kind: 'parameter', from: one.name, to: other.name, evidence, owner });
      }),
  );
  return toMatches(assign(candidates));
}

/** Returns what is before a path parameter: the path up to it, without the names of parameters. */
function slot({ path }: OperationView, { name }: ParameterView): string {
  return path.slice(0, path.indexOf(`{${name}}`)).replaceAll(/\{[^}]*\}/g, '{}');
}

function pathSlot(isSame: boolean): Evidence {
  const text = isSame ? 'they stand at the same place in the path' : 'they stand at different places in the path';
  return { kind: 'path', value: isSame ? 1 : 0, weight: 6, text };
}

function compareParameters(
  from: ParameterView,
  to: ParameterView,
  { comparison, sole }: Pick<FieldContext, 'comparison' | 'sole'>,
): readonly Evidence[] {
  return [
    ...compareNames(from, to, { vocabulary: comparison.vocabulary, weight: 5 }),
    compareTypes(from.type, to.type, { comparison, weight: 2 }),
    ...compareDescriptions(from, to, 2),
    ...(sole ? [soleCandidate('parameter')] : []),
  ];
}
