/** Objects whose content JSON loses in silence: they are written as `{}`. */
const LOST = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'RegExp', 'Promise', 'Error']);

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

/** Most objects come from a literal or from JSON, and need no questions about their class. */
export function isOfClass(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}

/** Whether an object has members that it does not own: JSON leaves them out, though they can be read like any other. */
export function inheritsMembers(value: object): boolean {
  for (let one = prototypeOf(value); one !== undefined; one = prototypeOf(one)) {
    const members = Object.entries(Object.getOwnPropertyDescriptors(one));
    if (members.some(([name, { value: held }]) => name !== 'constructor' && typeof held !== 'function')) return true;
  }
  return false;
}

/** What an object inherits from, but what all do. */
function prototypeOf(value: object): object | undefined {
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype ? undefined : prototype;
}
