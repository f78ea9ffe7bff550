import { step } from '../document/json-pointer.ts';
import { member } from '../json.ts';
import type { Part, Placed } from './parts.ts';
import type { Kind } from './types.ts';

/** Why no value can be. */
export interface Impossible {
  readonly pointer: string;
  readonly reason: string;
}

const BOUNDS: Readonly<Partial<Record<Kind, readonly [low: string, high: string]>>> = {
  number: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
};

interface Bound {
  readonly keyword: string;
  readonly value: number;
  /** Whether the value itself is out. */
  readonly isOpen: boolean;
  readonly at: Placed;
}

/** Why bounds leave no value of a kind. */
export function outOfBounds(kind: Kind, parts: readonly Part[], isWhole: boolean): Impossible | undefined {
  const [low, high] = BOUNDS[kind] ?? [];
  if (low === undefined || high === undefined) return undefined;
  const least = strictest(parts, low, (one, other) => one - other);
  const most = strictest(parts, high, (one, other) => other - one);
  if (least === undefined || most === undefined || hasRoom(least, most, kind === 'number' && !isWhole))
    return undefined;
  return {
    pointer: least.at.pointer + step(least.keyword),
    reason: `"${least.keyword}" is ${least.value}, "${most.keyword}" ${most.value}`,
  };
}

function hasRoom(least: Bound, most: Bound, isFractional: boolean): boolean {
  const isClosed = !least.isOpen && !most.isOpen;
  if (isFractional) return isClosed ? least.value <= most.value : least.value < most.value;
  const first = least.isOpen ? Math.floor(least.value) + 1 : Math.ceil(least.value);
  const last = most.isOpen ? Math.ceil(most.value) - 1 : Math.floor(most.value);
  return first <= last;
}

/** Of the bounds on one side the one that leaves least. */
function strictest(
  parts: readonly Part[],
  keyword: string,
  compare: (one: number, other: number) => number,
): Bound | undefined {
  const bounds = parts.flatMap((part) => boundsIn(part, keyword));
  return bounds.toSorted(
    (one, other) => compare(other.value, one.value) || Number(other.isOpen) - Number(one.isOpen),
  )[0];
}

/** Exclusive bounds are numbers of their own; before 3.1 they were a mark beside the bound. */
function boundsIn(at: Part, keyword: string): readonly Bound[] {
  const open = `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
  const [plain, exclusive] = [member(at.schema, keyword), member(at.schema, open)];
  const bounds: Bound[] = [];
  if (typeof plain === 'number') bounds.push({ keyword, value: plain, isOpen: exclusive === true, at });
  if (typeof exclusive === 'number') bounds.push({ keyword: open, value: exclusive, isOpen: true, at });
  return bounds;
}
