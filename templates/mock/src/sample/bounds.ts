import { member } from '../json.ts';
import type { SchemaPart } from './composed-schema.ts';
import { unsatisfiable, type SampleFailure } from './result.ts';
import { isInteger, type JsonType, pointerBelow } from './types.ts';

const KEYWORDS: Readonly<Partial<Record<JsonType, readonly [low: string, high: string]>>> = {
  number: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
};

/** One bound on a value or its size. */
export interface Bound {
  readonly keyword: string;
  readonly value: number;
  /** `true` if the bound itself is excluded. */
  readonly isExclusive: boolean;
  readonly pointer: string;
}

/** The strictest bounds of a type on both sides. */
export interface Bounds {
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
