import type { OperationView, ParameterView, SchemaView } from './api-view.ts';
import { assign } from './assignment.ts';
import {
  allFields,
  compareMemberDescriptions,
  compareNames,
  comparePositions,
  type Comparison,
  compareTypes,
  compareValueLists,
} from './comparison.ts';
import { matchFields, type MemberContext } from './fields.ts';
import { candidate, IN_PLACE_SCORE, inPlace, type Match, type Owner, soleCandidate, toMatches } from './match.ts';
import type { Evidence } from './score.ts';
import { splitWords } from '../model/names.ts';
import { createShortlist } from './shortlist.ts';
import { type Words, wordsOf } from './vocabulary.ts';

/** Matches the fields and values of two schemas that stand for each other. */
export function matchMembers(from: string, to: string, comparison: Comparison): readonly Match[] {
  const [before, after] = [comparison.previous.schemas.get(from), comparison.current.schemas.get(to)];
  if (before === undefined || after === undefined) return [];
  const owner = { v2: from, v3: to };
  const fields = matchFields(before, after, { owner, comparison });
  return [
    ...fields,
    ...matchValues(before.values, after.values, { owner, comparison }),
    ...matchInlineValues(before, after, fields, comparison),
  ];
}

/** Matches the values that fields list themselves. The tables name such an enumeration by schema and field. */
function matchInlineValues(
  before: SchemaView,
  after: SchemaView,
  fields: readonly Match[],
  comparison: Comparison,
): readonly Match[] {
  const present = allFields(comparison.current, after);
  const renamed = new Map(fields.map(({ from, to }) => [from, to]));
  return [...before.fields.values()].flatMap((field) => {
    const other = present.get(renamed.get(field.name) ?? field.name);
    if (other === undefined) return [];
    const owner = { v2: `${before.name}.${field.name}`, v3: `${after.name}.${other.name}` };
    return matchValues(field.values, other.values, { owner, comparison });
  });
}

function matchValues(
  before: readonly string[],
  after: readonly string[],
  { owner, comparison }: MemberContext,
): readonly Match[] {
  const { accepted } = comparison;
  if (before.length === 0) return accepted.of('value', owner.v2);
  const [from, to] = accepted.remaining(
    { kind: 'value', owner: owner.v2 },
    [before.filter((value) => !after.includes(value)), after.filter((value) => !before.includes(value))],
    (value) => value,
  );
  const sole = from.length === 1 && to.length === 1;
  const shortlist = createShortlist<string, string>({ from, to, wordsOf });
  const candidates = from.flatMap((one) =>
    shortlist(one).flatMap((other) => {
      const evidence: readonly Evidence[] = [
        compareValues(one, other, comparison),
        comparePositions(one, other, { kind: 'value', before, after }),
        ...(sole ? [soleCandidate('value')] : []),
      ];
      return candidate({ kind: 'value', from: one, to: other, evidence, owner });
    }),
  );
  const matches = [...accepted.of('value', owner.v2), ...toMatches(assign(candidates))];
  return [...matches, ...valuesInPlace(before, after, matches, owner)];
}

/** Pairs what is left of two lists with the new value that stands in its place, for a person to decide. */
function valuesInPlace(
  before: readonly string[],
  after: readonly string[],
  matches: readonly Match[],
  owner: Owner,
): readonly Match[] {
  const [left, taken] = [new Set(matches.map(({ from }) => from)), new Set(matches.map(({ to }) => to))];
  return before.flatMap((from): readonly Match[] => {
    const to = after.includes(from) || left.has(from) ? undefined : valueAtPlace(from, before, after);
    if (to === undefined || taken.has(to)) return [];
    return [{ kind: 'value', from, to, owner, score: IN_PLACE_SCORE, evidence: [inPlace(to)] }];
  });
}

/** Returns the new value that stands in the place of one that is gone, between the same values. */
function valueAtPlace(value: string, before: readonly string[], after: readonly string[]): string | undefined {
  const end = before.indexOf(value);
  const start = before.slice(0, end).findLastIndex((one) => after.includes(one));
  const place = after.indexOf(before[start] ?? '') + end - start;
  const other = after[place];
  return other === undefined || before.includes(other) ? undefined : other;
}

/** Evidence for two values that differ in the ending of a word only: what is `creating` is not `created` yet. */
const OTHER_ENDING = 0.75;

function compareValues(from: string, to: string, { vocabulary }: Comparison): Evidence {
  const [evidence] = compareNames(valueView(from), valueView(to), vocabulary, 4);
  const [one, other] = [from, to].map((value) => splitWords(value).join(' ').toLowerCase());
  if (evidence.kind !== 'name' || evidence.value < 1 || one === other) return evidence;
  return { ...evidence, value: OTHER_ENDING, text: 'they differ in the ending of a word' };
}

function valueView(value: string): { readonly name: string; readonly words: Words } {
  return { name: value, words: wordsOf(value) };
}

/** Matches the parameters of two operations that stand for each other. */
export function matchParameters(from: string, to: string, comparison: Comparison): readonly Match[] {
  const [before, after] = [comparison.previous.operations.get(from), comparison.current.operations.get(to)];
  if (before === undefined || after === undefined) return [];
  const owner = { v2: from, v3: to };
  const { accepted } = comparison;
  const [left, right] = accepted.remaining(
    { kind: 'parameter', owner: from },
    [
      [...before.parameters].filter(([key]) => !after.parameters.has(key)).map(([, one]) => one),
      [...after.parameters].filter(([key]) => !before.parameters.has(key)).map(([, one]) => one),
    ],
    ({ name }) => name,
  );
  const sole = left.length === 1 && right.length === 1;
  const isSameSlot = (one: ParameterView, other: ParameterView) => {
    const slots = [slotOf(before, one), slotOf(after, other)] as const;
    return slots[0].segment === slots[1].segment || slots[0].ordinal === slots[1].ordinal;
  };
  const candidates = left.flatMap((one) =>
    right
      .filter((other) => other.location === one.location || other.name === one.name)
      .flatMap((other) => {
        const place = one.location === 'path' && other.location === 'path' ? [pathSlot(isSameSlot(one, other))] : [];
        const evidence = [...compareParameters(one, other, comparison, sole), ...place];
        return candidate({ kind: 'parameter', from: one.name, to: other.name, evidence, owner });
      }),
  );
  const matches = [...accepted.of('parameter', from), ...toMatches(assign(candidates))];
  return [...matches, ...matchParameterValues({ before, after, matches }, comparison)];
}

interface ParameterMatches {
  readonly before: OperationView;
  readonly after: OperationView;
  readonly matches: readonly Match[];
}

/** Matches the values that parameters list. The tables name such an enumeration by operation and parameter. */
function matchParameterValues(pair: ParameterMatches, comparison: Comparison): readonly Match[] {
  return parameterPairs(pair).flatMap(({ from, to, owner }) =>
    matchValues(from.values, to.values, { owner, comparison }),
  );
}

/** Returns the parameters of an operation that have a counterpart, and the owner of the values of each. */
export function parameterPairs({
  before,
  after,
  matches,
}: ParameterMatches): readonly { readonly from: ParameterView; readonly to: ParameterView; readonly owner: Owner }[] {
  const renamed = new Map(matches.map(({ from, to }) => [from, to]));
  const present = new Map([...after.parameters.values()].map((one) => [one.name, one]));
  return [...before.parameters.values()].flatMap((from) => {
    const to = present.get(renamed.get(from.name) ?? from.name);
    if (to === undefined) return [];
    return [{ from, to, owner: { v2: `${before.name}.${from.name}`, v3: `${after.name}.${to.name}` } }];
  });
}

/** Place of a path parameter, which survives a prefix such as `/v2`. */
interface PathSlot {
  /** The segment before it. */
  readonly segment: string | undefined;
  /** Its number among the parameters of the path, and how many there are. */
  readonly ordinal: string;
}

function slotOf({ path }: OperationView, { name }: ParameterView): PathSlot {
  const segments = path.split('/');
  const parameters = segments.filter((segment) => segment.startsWith('{'));
  const own = `{${name}}`;
  return {
    segment: segments[segments.indexOf(own) - 1],
    ordinal: `${parameters.indexOf(own) + 1} of ${parameters.length}`,
  };
}

function pathSlot(isSame: boolean): Evidence {
  const text = isSame ? 'they stand at the same place in the path' : 'they stand at different places in the path';
  return { kind: 'path', value: isSame ? 1 : 0, weight: 6, text };
}

function compareParameters(
  from: ParameterView,
  to: ParameterView,
  comparison: Comparison,
  sole: boolean,
): readonly Evidence[] {
  return [
    ...compareNames(from, to, comparison.vocabulary, 5),
    compareTypes(from.type, to.type, comparison, 2),
    ...compareMemberDescriptions(from, to),
    ...(sole ? [soleCandidate('parameter')] : []),
    ...compareValueLists(from, to, comparison),
  ];
}
