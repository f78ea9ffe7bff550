import { member, textAt } from '../json.ts';
import type { Random } from '../random.ts';
import type { SchemaPart } from './composed-schema.ts';
import { type Sample, type SampleFailure, unknown, unsatisfiable } from './result.ts';
import { isInteger, type JsonType, pointerBelow } from './types.ts';

/** The span that a random number is taken from where a bound is missing. */
const SPAN = 1_000;
const MAX_DECIMALS = 9;

/** Samples a number within its bounds: the lowest one that is stated, else 0. */
export function sampleNumber(parts: readonly SchemaPart[], random: Random | undefined): Sample {
  const bounds = boundsOf('number', parts);
  const factor = factorOf(parts);
  const start = random === undefined ? preferred(bounds) : randomWithin(bounds, random, factor !== undefined);
  const value = factor === undefined ? start : multipleNear(start, factor, bounds);
  if (value !== undefined) return { value, isStated: false };
  return unknown(parts[0]?.pointer ?? '', 'no multiple lies between its bounds');
}

/** The step that `multipleOf` keywords and the type `integer` leave; `undefined` for any number. */
function factorOf(parts: readonly SchemaPart[]): number | undefined {
  const factors = parts
    .map(({ schema }) => member(schema, 'multipleOf'))
    .filter((factor) => typeof factor === 'number');
  const isWhole = isInteger(parts) || parts.some(({ schema }) => /^u?int\d+$/.test(textAt(schema, 'format') ?? ''));
  const all = [...factors.filter((factor) => factor > 0), ...(isWhole ? [1] : [])];
  if (all.length === 0) return undefined;
  const scale = 10 ** Math.min(MAX_DECIMALS, Math.max(...all.map(decimalsOf)));
  const common = all
    .map((factor) => Math.round(factor * scale))
    .reduce((one, other) => (one * other) / divisor(one, other));
  return common / scale;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

function decimalsOf(value: number): number {
  const [, decimals = '', exponent = '0'] = /(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(String(value)) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
}

/** The number that Prism prefers: the minimum, 0, or what lies next to the bounds. */
function preferred({ low, high }: Bounds): number {
  if (low !== undefined && !low.isExclusive) return low.value;
  if (low === undefined) return high === undefined ? 0 : upper(high);
  const next = low.value + 1;
  return high !== undefined && (high.isExclusive ? next >= high.value : next > high.value)
    ? (low.value + high.value) / 2
    : next;
}

function upper({ value, isExclusive }: Bound): number {
  return isExclusive ? value - 1 : value;
}

function randomWithin({ low, high }: Bounds, random: Random, isStepped: boolean): number {
  const from = low?.value ?? (high === undefined ? 0 : high.value - SPAN);
  const to = Math.min(high?.value ?? from + SPAN, from + 1e12);
  const value = from + random.next() * (to - from);
  if (isStepped) return value;
  const rounded = Math.round(value * 100) / 100;
  return rounded > from && rounded < to ? rounded : value;
}

/** The multiple at or above a number, or below it, that the bounds allow. */
function multipleNear(start: number, factor: number, { low, high }: Bounds): number | undefined {
  const steps = Math.ceil(start / factor);
  return [steps, steps - 1, steps + 1]
    .map((count) => Number((count * factor).toPrecision(15)))
    .find((value) => isWithin(value, low, high));
}

function isWithin(value: number, low: Bound | undefined, high: Bound | undefined): boolean {
  const isAbove = low === undefined || (low.isExclusive ? value > low.value : value >= low.value);
  return isAbove && (high === undefined || (high.isExclusive ? value < high.value : value <= high.value));
}

const KEYWORDS: Readonly<Partial<Record<JsonType, readonly [low: string, high: string]>>> = {
  number: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
};

/** One bound on a value or its size. */
interface Bound {
  readonly keyword: string;
  readonly value: number;
  /** `true` if the bound itself is excluded. */
  readonly isExclusive: boolean;
  readonly pointer: string;
}

/** The strictest bounds of a type on both sides. */
interface Bounds {
  readonly low?: Bound;
  readonly high?: Bound;
}

/** The strictest bounds that parts set for a type: on the value of a number, on the size of anything else. */
export function boundsOf(type: JsonType, parts: readonly SchemaPart[]): Bounds {
  const [lowest, highest] = KEYWORDS[type] ?? [];
  if (lowest === undefined || highest === undefined) return {};
  const low = strictest(parts, lowest, (one, other) => other - one);
  const high = strictest(parts, highest, (one, other) => one - other);
  return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}

/** Explains why bounds leave no value of a type. */
export function emptyBounds(type: JsonType, parts: readonly SchemaPart[]): SampleFailure | undefined {
  const { low, high } = boundsOf(type, parts);
  if (low === undefined || high === undefined) return undefined;
  if (hasRoom(low, high, type === 'number' && !isInteger(parts))) return undefined;
  return unsatisfiable(low.pointer, `"${low.keyword}" is ${low.value}, "${high.keyword}" ${high.value}`);
}

/** The smallest integer that a lower bound allows. */
export function firstInteger({ value, isExclusive }: Bound): number {
  return isExclusive ? Math.floor(value) + 1 : Math.ceil(value);
}

/** The largest integer that an upper bound allows. */
export function lastInteger({ value, isExclusive }: Bound): number {
  return isExclusive ? Math.ceil(value) - 1 : Math.floor(value);
}

function hasRoom(low: Bound, high: Bound, isFractional: boolean): boolean {
  if (!isFractional) return firstInteger(low) <= lastInteger(high);
  return low.isExclusive || high.isExclusive ? low.value < high.value : low.value <= high.value;
}

/** @param order - negative where the first bound is stricter */
function strictest(
  parts: readonly SchemaPart[],
  keyword: string,
  order: (one: number, other: number) => number,
): Bound | undefined {
  const bounds = parts.flatMap((part) => boundsIn(part, keyword));
  return bounds.toSorted(
    (one, other) => order(one.value, other.value) || Number(other.isExclusive) - Number(one.isExclusive),
  )[0];
}

/** Exclusive bounds are numbers of their own; before 3.1 they are a flag beside the bound. */
function boundsIn(part: SchemaPart, keyword: string): readonly Bound[] {
  const exclusiveKeyword = `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
  const [plain, exclusive] = [member(part.schema, keyword), member(part.schema, exclusiveKeyword)];
  const bounds: Bound[] = [];
  if (typeof plain === 'number') {
    const pointer = pointerBelow(part, keyword);
    bounds.push({ keyword, value: plain, isExclusive: exclusive === true, pointer });
  }
  if (typeof exclusive === 'number') {
    const pointer = pointerBelow(part, exclusiveKeyword);
    bounds.push({ keyword: exclusiveKeyword, value: exclusive, isExclusive: true, pointer });
  }
  return bounds;
}
