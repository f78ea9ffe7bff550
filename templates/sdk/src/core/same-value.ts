import { isObject } from './is-object.ts';

/** Whether two JSON values are the same, whatever the order of their members. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (!isObject(left) || !isObject(right)) return Object.is(left, right);
  return Array.isArray(left) === Array.isArray(right) && changedIn(left, right).length === 0;
}

/** Names of the members in which two objects, or arrays, of JSON values differ. */
export function changedIn(left: object, right: object): string[] {
  const names = Object.keys({ ...left, ...right });
  return names.filter((name) => !sameValue(Reflect.get(left, name), Reflect.get(right, name)));
}
