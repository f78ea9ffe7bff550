/**
 * A value as JSON. What JSON would write as `null` or `{}`, or leave out, is refused: it would clear what it was to set (R029,
 * R158). A member that is `undefined` is none.
 *
 * @param place - what the value is called in messages
 * @throws {TypeError} naming the place of what JSON cannot hold, never its value
 */
export function jsonOf(value: unknown, place = 'body'): string {
  refuseLost(value, place, 0);
  return JSON.stringify(value);
}

// By hand, because JSON does not say what it leaves out, and a replacer takes longer and does not know the place.
function refuseLost(value: unknown, place: string, level: number): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return;
  if (typeof Object(value).toJSON === 'function')
    return refuseLost(Object(value).toJSON('') ?? undefined, place, level + 1);
  // As deep as the validators look; a value that contains itself has no end.
  if (level > 1_000 || !hasJson(value)) throw new TypeError(`${place} would be lost: JSON cannot hold it`);
  const isList = Array.isArray(value);
  for (const name of isList ? value.keys() : Object.keys(value)) {
    const member: unknown = Reflect.get(value, name);
    if (isList || member !== undefined) refuseLost(member, `${place}.${name}`, level + 1);
  }
}

/** Whether JSON says what an object is: of a class without members of its own, such as a `Map`, it says `{}`. */
export function hasJson(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || !prototype || !Object.getPrototypeOf(prototype) || Object.keys(value).length > 0;
}
