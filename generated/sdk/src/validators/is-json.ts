import { DEEPEST } from './depth.ts';

/** Objects whose content JSON loses in silence: they are written as `{}`. */
const LOST = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'RegExp', 'Promise', 'Error']);

/**
 * Whether all of a value can be written as JSON and says the same then: where a schema leaves open what may stand,
 * nothing else asks. Bytes pass, and what writes itself (`toJSON`), such as a date.
 */
export function isJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return isScalar(value);
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return areJson(value, depth + 1);
  return isOfClass(value) ? isInstance(value, depth) : isRecord(value, depth);
}

/** Whether JSON knows a value that is no object; what is undefined is left out. */
export function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'bigint' && typeof value !== 'function' && typeof value !== 'symbol';
}

/** Whether an object is written as a whole. */
export function isLeaf(value: object): boolean {
  return typeof Reflect.get(value, 'toJSON') === 'function' || ArrayBuffer.isView(value);
}

/** The class of an object that would be written as an empty one. */
export function lostClass(value: object): string | undefined {
  const name = Object.prototype.toString.call(value).slice(8, -1);
  return LOST.has(name) ? name : undefined;
}

/** A list has no gaps: JSON would fill them with null. */
function areJson(items: readonly unknown[], depth: number): boolean {
  for (const item of items) if (item === undefined || !isJson(item, depth)) return false;
  return true;
}

/** Most objects come from a literal or from JSON, and need no questions about their class. */
function isOfClass(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}

function isRecord(value: object, depth: number): boolean {
  for (const key in value) if (!isJson(Reflect.get(value, key), depth + 1)) return isLeaf(value);
  return true;
}

function isInstance(value: object, depth: number): boolean {
  if (isLeaf(value)) return true;
  return lostClass(value) === undefined && Object.values(value).every((member) => isJson(member, depth + 1));
}
