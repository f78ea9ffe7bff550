import { isNullSchema, variantsOf } from '#shared/schema/composition.ts';
import type { ObjectType } from '../document/object-type.ts';
import { isObject, type Json, type JsonObject, listAt, member } from '#shared/json.ts';
import { formatTexts, INVALID_TEXT } from './format-texts.ts';

/** Document in which cases are made. */
export interface CaseContext {
  /** Follows the reference of a schema. */
  readonly resolve: (schema: Json | undefined) => JsonObject;
  readonly typeOf: (schema: Json | undefined) => ObjectType | undefined;
  /** Returns a valid value; `undefined` if none is known. */
  readonly sample: (schema: Json) => Json | undefined;
  /** Values are sent as text, as in a query: every text is a string. */
  readonly isText: boolean;
  /** The document shows offsets without a colon: `+0200`. */
  readonly hasPlainOffsets: boolean;
}

/** Value of one keyword. */
interface KeywordCase {
  readonly constraint: string;
  readonly value: Json;
  readonly isWithin: boolean;
  /** Value further within, where the sample is at the edge itself. */
  readonly control?: Json | undefined;
}

/** Longer texts and lists are not built to exceed a limit. */
const MAX_LENGTH = 10_000;
/** Allowed values that are sent. */
const MAX_ALLOWED_VALUES = 20;

/** Schema of a value with its sample. */
interface Subject {
  readonly context: CaseContext;
  readonly schema: JsonObject;
  readonly sample: Json | undefined;
}

/** Proposes the values that break a keyword, and those that are just within. */
type Proposal = (
  subject: Subject,
  argument: Json,
) => {
  readonly beyond: readonly (Json | undefined)[];
  readonly within?: readonly (Json | undefined)[];
  /** Values further within. */
  readonly inner?: readonly (Json | undefined)[];
};

const KEYWORDS: Readonly<Record<string, Proposal>> = {
  format: ({ context, sample }, format) => formatTexts(String(format), sample, context.hasPlainOffsets),
  pattern: (subject) => ({ beyond: [...patternTexts(subject)] }),
  enum: (subject) => allowedTexts(subject, listAt(subject.schema, 'enum')),
  const: (subject, value) => allowedTexts(subject, [value]),
  minimum: (subject, bound) => numbers(subject, bound, { direction: -1, isInclusive: true }),
  maximum: (subject, bound) => numbers(subject, bound, { direction: 1, isInclusive: true }),
  exclusiveMinimum: (subject, bound) => numbers(subject, bound, { direction: -1, isInclusive: false }),
  exclusiveMaximum: (subject, bound) => numbers(subject, bound, { direction: 1, isInclusive: false }),
  multipleOf: ({ sample }, step) =>
    typeof sample === 'number' && typeof step === 'number'
      ? { beyond: [sample + step / 2, sample + 1] }
      : { beyond: [] },
  minLength: sized(textsOf, -1),
  maxLength: sized(textsOf, 1),
  minItems: sized(listsOf, -1),
  maxItems: sized(listsOf, 1),
  uniqueItems: (subject, isUnique) => ({ beyond: isUnique === true ? repeatedItems(subject) : [] }),
  minProperties: (subject, size) => ({ beyond: [objectOf(subject, Number(size) - 1)] }),
  maxProperties: (subject, size) => ({
    beyond: [objectOf(subject, Number(size) + 1)],
    within: [objectOf(subject, Number(size))],
  }),
};

/** Proposes values one beyond a limit of their size, at the limit, and one further within. */
function sized(
  valuesOf: (subject: Subject, limit: Json, change: number) => readonly Json[],
  direction: 1 | -1,
): Proposal {
  return (subject, limit) => ({
    beyond: valuesOf(subject, limit, direction),
    within: valuesOf(subject, limit, 0),
    inner: valuesOf(subject, limit, -direction),
  });
}

/** Returns the values that try the keywords of one schema. */
export function keywordCases(
  context: CaseContext,
  schema: JsonObject,
  sample: Json | undefined,
): readonly KeywordCase[] {
  const subject = { context, schema, sample };
  const found = Object.entries(schema).flatMap(([keyword, argument]) => {
    const propose = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (propose === undefined) return [];
    const { beyond, within = [], inner = [] } = propose(subject, argument);
    const atEdge = within.some((value) => JSON.stringify(value) === JSON.stringify(sample));
    const [control] = atEdge ? inner : [];
    const edges = casesOf(keyword, within, true).map((each) => ({ ...each, control }));
    return [...casesOf(keyword, beyond, false), ...edges];
  });
  return [...casesOf('type', wrongTypes(subject), false), ...nullCases(subject), ...found];
}

function casesOf(constraint: string, values: readonly (Json | undefined)[], isWithin: boolean): readonly KeywordCase[] {
  return values.flatMap((value) => (value === undefined ? [] : [{ constraint, value, isWithin }]));
}

function typesOf(schema: JsonObject): readonly string[] {
  const stated = [member(schema, 'type') ?? []].flat().map(String);
  return schema['nullable'] === true ? [...stated, 'null'] : stated;
}

function nullCases({ context, schema }: Subject): readonly KeywordCase[] {
  const isTyped = typesOf(schema).length > 0 || variantsOf(schema).length > 0;
  if (context.isText || !isTyped) return [];
  const isNullable =
    typesOf(schema).includes('null') || variantsOf(schema).some((one) => isNullSchema(context.resolve(one)));
  return [{ constraint: 'null', value: null, isWithin: isNullable }];
}

/** Returns values of other types, also those that a lenient server converts: `"12"`, `"true"`, 5 for a text. */
function wrongTypes({ context, schema, sample }: Subject): readonly Json[] {
  const types = typesOf(schema);
  const isSingle = sample !== null && sample !== undefined && !Array.isArray(sample);
  const isNumeric = types.includes('integer') || types.includes('number');
  // What no server converts comes first: one that takes it does not look at the type at all.
  const wrong: Json[] = types.includes('string') && !context.isText ? [{ verify: [1] }, 5, true] : [];
  if (isNumeric || types.includes('boolean')) wrong.push(INVALID_TEXT);
  if (types.includes('integer')) wrong.push(1.5);
  if (isNumeric) wrong.push(typeof sample === 'number' ? String(sample) : '12', true);
  if (types.includes('boolean')) wrong.push('true', 1, 'yes');
  if (types.includes('array')) wrong.push({ verify: 1 }, INVALID_TEXT, firstOf(sample));
  if (types.includes('object')) wrong.push([], INVALID_TEXT, 7);
  if (isSingle && types.length > 0 && !types.includes('array') && !context.isText) wrong.push([sample]);
  return wrong;
}

function firstOf(sample: Json | undefined): Json {
  return (Array.isArray(sample) ? sample[0] : undefined) ?? 7;
}

/** Side of a bound that the schema forbids. */
interface BoundKind {
  readonly direction: 1 | -1;
  readonly isInclusive: boolean;
}

/** Returns the number at a bound and the next beyond it, both in steps that the schema allows. */
function numbers({ schema }: Subject, bound: Json, { direction, isInclusive }: BoundKind): ReturnType<Proposal> {
  if (typeof bound !== 'number') return { beyond: [] };
  const multiple = member(schema, 'multipleOf');
  const isInteger = typesOf(schema).includes('integer');
  const step = typeof multiple === 'number' && multiple > 0 ? multiple : isInteger ? 1 : 0.01;
  const isExclusive = !isInclusive || schema[direction < 0 ? 'exclusiveMinimum' : 'exclusiveMaximum'] === true;
  const edge = (direction < 0 ? Math.ceil(bound / step) : Math.floor(bound / step)) * step;
  const inside = isExclusive && edge === bound ? bound - direction * step : edge;
  return {
    beyond: [isExclusive ? bound : inside + direction * step, bound + direction],
    within: [rounded(inside)],
    inner: [rounded(inside - direction * step)],
  };
}

/** Removes what binary fractions add: 0.1 * 3. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Returns a text of an exact length that fits the pattern; candidates where none can be sampled. */
function textsOf({ context, schema, sample }: Subject, limit: Json, change: number): readonly Json[] {
  const length = Number(limit) + change;
  if (!Number.isInteger(length) || length < 0 || length > MAX_LENGTH) return [];
  const sampled = context.sample({
    ...schema,
    type: 'string',
    minLength: length,
    maxLength: length,
  });
  if (sampled !== undefined) return [sampled];
  const text = typeof sample === 'string' && sample !== '' ? sample : 'x';
  return [text.at(-1) ?? 'x', 'A', '0'].map((pad) => text.slice(0, length).padEnd(length, pad));
}

/** Returns texts that a pattern hardly allows, of the length of the sample where a length is limited. */
function patternTexts({ sample }: Subject): readonly string[] {
  const text = typeof sample === 'string' ? sample : 'x';
  const changed = [
    `${text}%`,
    `%${text.slice(1)}`,
    `${text.slice(0, -1)}%`,
    `${text.slice(0, -1)}é`,
    ' '.repeat(text.length),
  ];
  return [...changed, text.toLowerCase(), text.toUpperCase(), INVALID_TEXT].filter((each) => each !== text);
}

/** Returns each listed value, and values of the same type that are not listed. */
function allowedTexts({ context }: Subject, values: readonly Json[]): ReturnType<Proposal> {
  const [first] = values;
  const other = typeof first === 'number' ? Math.max(...values.map(Number)) + 1 : INVALID_TEXT;
  const inOtherCase =
    typeof first === 'string' ? [first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()] : [];
  const within = context.isText ? values.filter((value) => value !== null) : values;
  return { beyond: [other, ...inOtherCase], within: within.slice(0, MAX_ALLOWED_VALUES) };
}

/** Returns lists of an exact size, with items that differ. */
function listsOf({ context, schema, sample }: Subject, limit: Json, change: number): readonly Json[] {
  const size = Number(limit) + change;
  const items = member(schema, 'items') ?? true;
  if (!Number.isInteger(size) || size < 0 || size > MAX_LENGTH) return [];
  const known: readonly Json[] = Array.isArray(sample) ? sample : [];
  const allowed = listAt(context.resolve(items), 'enum');
  const base = allowed.length > 0 ? allowed : known.length > 0 ? known : [context.sample(items) ?? 1];
  return [Array.from({ length: size }, (_, index) => base[index] ?? varied(base[index % base.length] ?? 1, index))];
}

/** Changes a value a little, so that it differs from the others of its list and still fits a short limit. */
function varied(value: Json, index: number): Json {
  if (typeof value === 'number') return value + index;
  if (typeof value === 'string') return value.slice(0, -1) + String.fromCharCode(97 + (index % 26));
  return value;
}

function repeatedItems({ context, schema, sample }: Subject): readonly Json[] {
  const first = (Array.isArray(sample) ? sample[0] : undefined) ?? context.sample(member(schema, 'items') ?? true);
  return first === undefined ? [] : [[first, first]];
}

/** Returns the sample with an exact number of properties; a map gets some more. */
function objectOf({ context, schema, sample }: Subject, size: number): Json | undefined {
  if (!isObject(sample) || !Number.isInteger(size) || size < 0 || size > MAX_LENGTH) return undefined;
  const values = member(schema, 'additionalProperties');
  const entries = Object.entries(sample).slice(0, size);
  const added = context.sample(isObject(values) ? values : true) ?? 'verify';
  for (let index = 0; entries.length < size; index += 1) entries.push([`verify${index}`, added]);
  return Object.fromEntries(entries);
}
