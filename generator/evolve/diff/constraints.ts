import { isEqual, isMultiple } from '../../../templates/runtime/shared/validation/assertions.ts';
import { below, isObject, type Json, member } from '../../model/json.ts';
import type { Pair } from './context.ts';
import { isSameData } from './members.ts';
import { BREAKS, defineRules, HARMLESS, NARROWS, type Rule, WIDENS } from './rule.ts';
import type { SchemaPair } from './schema-pair.ts';

/** A keyword that limits a value, and the value that its absence stands for, if that is a limit of its own. */
interface Limit {
  readonly keyword: string;
  readonly code: string;
  readonly isMaximum: boolean;
  readonly absent?: number;
}

const LIMITS: readonly Limit[] = [
  { keyword: 'maximum', code: 'maximum', isMaximum: true },
  { keyword: 'exclusiveMaximum', code: 'exclusive-maximum', isMaximum: true },
  { keyword: 'maxLength', code: 'max-length', isMaximum: true },
  { keyword: 'maxItems', code: 'max-items', isMaximum: true },
  { keyword: 'maxProperties', code: 'max-properties', isMaximum: true },
  { keyword: 'maxContains', code: 'max-contains', isMaximum: true },
  { keyword: 'minimum', code: 'minimum', isMaximum: false },
  { keyword: 'exclusiveMinimum', code: 'exclusive-minimum', isMaximum: false },
  { keyword: 'minLength', code: 'min-length', isMaximum: false, absent: 0 },
  { keyword: 'minItems', code: 'min-items', isMaximum: false },
  { keyword: 'minProperties', code: 'min-properties', isMaximum: false },
  { keyword: 'minContains', code: 'min-contains', isMaximum: false, absent: 1 },
];

/** Rules of a limit: set, unset, increased, decreased. */
function limitRules({ keyword, code, isMaximum }: Limit): readonly Rule[] {
  return [
    {
      code: `${code}-set`,
      // Many documents state with it what the server enforced before.
      severity: { request: 'warning', response: 'non-breaking' },
      text: (subject, to) => `the keyword ${keyword} of ${subject} was set to ${to}`,
    },
    { code: `${code}-unset`, severity: WIDENS, text: (subject) => `the keyword ${keyword} of ${subject} was removed` },
    {
      code: `${code}-increased`,
      severity: isMaximum ? WIDENS : NARROWS,
      text: (subject, to, from) => `the keyword ${keyword} of ${subject} was increased from ${from} to ${to}`,
    },
    {
      code: `${code}-decreased`,
      severity: isMaximum ? NARROWS : WIDENS,
      text: (subject, to, from) => `the keyword ${keyword} of ${subject} was decreased from ${from} to ${to}`,
    },
  ];
}

/** A keyword that only narrows the values: adding it narrows them, removing it widens them. */
interface Restriction {
  readonly keyword: string;
  readonly code: string;
  /** @default narrows the values */
  readonly added?: Rule['severity'];
  /** @default widens the values */
  readonly removed?: Rule['severity'];
  /** @default a warning */
  readonly changed?: Rule['severity'];
  /** Content of the keyword. Schemas in it are compared as any others. */
  readonly holds?: 'schema' | 'schemas';
}

const RESTRICTIONS: readonly Restriction[] = [
  { keyword: 'dependentRequired', code: 'dependent-required', changed: BREAKS },
  { keyword: 'dependentSchemas', code: 'dependent-schemas', holds: 'schemas' },
  { keyword: 'patternProperties', code: 'pattern-properties', holds: 'schemas' },
  { keyword: 'propertyNames', code: 'property-names', holds: 'schema' },
  { keyword: 'contains', code: 'contains', holds: 'schema' },
  { keyword: 'unevaluatedProperties', code: 'unevaluated-properties', holds: 'schema' },
  { keyword: 'unevaluatedItems', code: 'unevaluated-items', holds: 'schema' },
  { keyword: 'if', code: 'if' },
  { keyword: 'then', code: 'then' },
  { keyword: 'else', code: 'else' },
  { keyword: 'not', code: 'not' },
  { keyword: 'contentSchema', code: 'content-schema', holds: 'schema' },
  { keyword: 'contentMediaType', code: 'content-media-type', changed: BREAKS },
  { keyword: 'contentEncoding', code: 'content-encoding', added: BREAKS, removed: BREAKS, changed: BREAKS },
];

const CHANGED = { request: 'warning', response: 'warning' } as const;

function restrictionRules({
  keyword,
  code,
  added = NARROWS,
  removed = WIDENS,
  changed = CHANGED,
}: Restriction): readonly Rule[] {
  return [
    { code: `${code}-added`, severity: added, text: (subject) => `the keyword ${keyword} was added to ${subject}` },
    {
      code: `${code}-removed`,
      severity: removed,
      text: (subject) => `the keyword ${keyword} of ${subject} was removed`,
    },
    { code: `${code}-changed`, severity: changed, text: (subject) => `the keyword ${keyword} of ${subject} changed` },
  ];
}

const GENERATED = new Map(
  [...LIMITS.flatMap(limitRules), ...RESTRICTIONS.flatMap(restrictionRules)].map((rule) => [rule.code, rule]),
);

const OWN = defineRules({
  'multiple-of-added': [NARROWS, (subject, to) => `${subject} must now be a multiple of ${to}`],
  'multiple-of-removed': [WIDENS, (subject) => `the keyword multipleOf of ${subject} was removed`],
  'multiple-of-narrowed': [
    NARROWS,
    (subject, to, from) => `the keyword multipleOf of ${subject} was narrowed from ${from} to ${to}`,
  ],
  'multiple-of-widened': [
    WIDENS,
    (subject, to, from) => `the keyword multipleOf of ${subject} was widened from ${from} to ${to}`,
  ],
  'multiple-of-changed': [
    BREAKS,
    (subject, to, from) => `the keyword multipleOf of ${subject} changed from ${from} to ${to}`,
  ],
  'pattern-added': [NARROWS, (subject, to) => `${subject} must now match the pattern ${to}`],
  'pattern-removed': [HARMLESS, (subject) => `the pattern of ${subject} was removed`],
  'pattern-changed': [
    { request: 'warning', response: 'non-breaking' },
    (subject, to, from) => `the pattern of ${subject} changed from ${from} to ${to}`,
  ],
  'unique-items-added': [NARROWS, (subject) => `the items of ${subject} must now be unique`],
  'unique-items-removed': [
    { request: 'non-breaking', response: 'warning' },
    (subject) => `the items of ${subject} need not be unique any more`,
  ],
});

export const constraintRules: readonly Rule[] = [...GENERATED.values(), ...Object.values(OWN)];

/** Compares the keywords that limit values. */
export function compareConstraints(pair: SchemaPair): void {
  for (const [inclusive, exclusive] of BOUNDS)
    pair.explain(
      [inclusive, exclusive],
      () => compareBounds(pair, inclusive, exclusive),
      () => null,
    );
  for (const limit of SIZES)
    pair.explain(
      [limit.keyword],
      () => compareLimit(pair, limit),
      (value) => readLimit(limit, value),
    );
  for (const restriction of RESTRICTIONS)
    pair.explain([restriction.keyword], () => compareRestriction(pair, restriction));
  pair.explain(['pattern'], comparePatterns, (value) => patternOf(value));
  pair.explain(['uniqueItems'], compareUniqueness);
  pair.explain(['multipleOf'], compareMultiples);
}

/** Compares divisors: what is a multiple of 10 is one of 5. */
function compareMultiples(pair: SchemaPair): void {
  const [from, to] = pair.keyword('multipleOf').map((node) => numberOf(node?.value));
  if (from === to) return;
  if (from === undefined) pair.report(OWN['multiple-of-added'], 'multipleOf', String(to));
  else if (to === undefined) pair.report(OWN['multiple-of-removed'], 'multipleOf');
  else {
    const change = isMultiple(to, from) ? 'narrowed' : isMultiple(from, to) ? 'widened' : 'changed';
    pair.report(OWN[`multiple-of-${change}`], 'multipleOf', String(to), String(from));
  }
}

function compareUniqueness(pair: SchemaPair): void {
  const [before, after] = pair.keyword('uniqueItems').map((node) => node?.value === true);
  if (before !== after) pair.report(OWN[after === true ? 'unique-items-added' : 'unique-items-removed'], 'uniqueItems');
}

const BOUNDS = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;

const SIZES = LIMITS.filter(({ keyword }) => !BOUNDS.flat().some((one) => one === keyword));

/** The strictest bound of a number, and the keyword that sets it. */
interface Bound {
  readonly limit: Limit;
  readonly value: number;
}

/** Compares the bounds of numbers. An exclusive bound is stricter than the inclusive one of the same value. */
function compareBounds(pair: SchemaPair, inclusive: string, exclusive: string): void {
  const [before, after] = [pair.before, pair.after].map(({ keywords }) => {
    const bounds = [inclusive, exclusive].flatMap((keyword): readonly Bound[] => {
      const limit = LIMITS.find((one) => one.keyword === keyword);
      const value = numberOf(keywords.get(keyword)?.value);
      return limit === undefined || value === undefined ? [] : [{ limit, value }];
    });
    return bounds.reduce<Bound | undefined>(
      (one, other) => (one === undefined || isStricter(other, one) ? other : one),
      undefined,
    );
  });
  if (before === undefined && after === undefined) return;
  if (before === undefined) {
    if (after !== undefined)
      pair.report(generatedRule(`${after.limit.code}-set`), after.limit.keyword, String(after.value));
  } else if (after === undefined) pair.report(generatedRule(`${before.limit.code}-unset`), before.limit.keyword);
  else if (isStricter(after, before) || isStricter(before, after)) {
    const { code, keyword, isMaximum } = after.limit;
    const change = isStricter(after, before) === isMaximum ? 'decreased' : 'increased';
    pair.report(generatedRule(`${code}-${change}`), keyword, boundText(after, before), boundText(before, after));
  }
}

function isStricter(one: Bound, other: Bound): boolean {
  if (one.value !== other.value) return one.limit.isMaximum ? one.value < other.value : one.value > other.value;
  return one.limit.keyword.startsWith('exclusive') && !other.limit.keyword.startsWith('exclusive');
}

function boundText({ limit, value }: Bound, other: Bound): string {
  return limit === other.limit ? String(value) : `${limit.keyword} ${value}`;
}

function generatedRule(code: string): Rule {
  const rule = GENERATED.get(code);
  if (rule === undefined) throw new Error(`There is no rule ${code}.`);
  return rule;
}

function compareLimit(pair: SchemaPair, limit: Limit): void {
  const { keyword, code, absent } = limit;
  const [from, to] = pair.keyword(keyword).map((node) => numberOf(readLimit(limit, node?.value)) ?? absent);
  if (from === to) return;
  if (from === undefined) pair.report(generatedRule(`${code}-set`), keyword, String(to));
  else if (to === undefined) pair.report(generatedRule(`${code}-unset`), keyword);
  else
    pair.report(generatedRule(`${code}-${to > from ? 'increased' : 'decreased'}`), keyword, String(to), String(from));
}

/** Counts a limit that limits nothing, such as a least size of 0, as absent. */
function readLimit({ absent, isMaximum }: Limit, value: Json | undefined): Json | undefined {
  return value === (absent ?? (isMaximum ? undefined : 0)) ? undefined : value;
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function compareRestriction(pair: SchemaPair, restriction: Restriction): void {
  const { keyword, code, holds } = restriction;
  const [old, current] = pair.keyword(keyword);
  const [before, after] = [restrictingValue(old?.value), restrictingValue(current?.value)];
  if (before === undefined && after === undefined) return;
  if (before === undefined || old === undefined) pair.report(generatedRule(`${code}-added`), keyword);
  else if (after === undefined || current === undefined) pair.report(generatedRule(`${code}-removed`), keyword);
  else if (holds === 'schema' && isObject(before) && isObject(after)) pair.compare({ before: old, after: current });
  else if (holds === 'schemas') compareSchemaMaps(pair, restriction, { before: old, after: current });
  else if (!isSameData(pair.context.state, before, after)) pair.report(generatedRule(`${code}-changed`), keyword);
}

function compareSchemaMaps(pair: SchemaPair, { keyword, code }: Restriction, { before, after }: Pair): void {
  for (const [key, value] of Object.entries(isObject(before.value) ? before.value : {})) {
    const other = member(after.value, key);
    if (other === undefined) pair.report(generatedRule(`${code}-removed`), keyword);
    else
      pair.compare({
        before: { value, pointer: below(before.pointer, key) },
        after: { value: other, pointer: below(after.pointer, key) },
      });
  }
  for (const key of Object.keys(isObject(after.value) ? after.value : {}))
    if (member(before.value, key) === undefined) pair.report(generatedRule(`${code}-added`), keyword);
}

/** Counts `true` and an empty schema as absent: they allow everything. */
function restrictingValue(value: Json | undefined): Json | undefined {
  return value === true || isEqual(value, {}) ? undefined : value;
}

/** Patterns that every text matches. */
const ANY_TEXT = new Set(['.*', '^.*$', '.*$', '^.*', '']);

function comparePatterns(pair: SchemaPair): void {
  const [from, to] = pair.keyword('pattern').map((node) => patternOf(node?.value));
  if (from === to) return;
  if (from === undefined) pair.report(OWN['pattern-added'], 'pattern', String(to));
  else if (to === undefined) pair.report(OWN['pattern-removed'], 'pattern');
  else pair.report(OWN['pattern-changed'], 'pattern', to, from);
}

function patternOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && !ANY_TEXT.has(value) ? value : undefined;
}
