/**
 * A value as JSON. What JSON would write as `null` or `{}`, or leave out, is refused: it would clear what it was to set
 * (R029, R158). A member that is `undefined` is none.
 *
 * @param place - what the value is called in messages
 * @throws {TypeError} naming the place of what JSON cannot hold, or of what throws when it is read, never its value
 */
export function jsonOf(value: unknown, place = 'body'): string {
  const lost = lostIn(value, place, 0);
  if (lost !== undefined) throw new TypeError(`${lost} would be lost: JSON cannot hold it`);
  return JSON.stringify(value);
}

// By hand, because JSON does not say what it leaves out, and a replacer takes longer and does not know the place.
function lostIn(given: unknown, place: string, level: number): string | undefined {
  if (given === null || isScalar(given)) return undefined;
  try {
    // JSON asks once how something writes itself, not again what that gives.
    const value: unknown = typeof Object(given).toJSON === 'function' ? Object(given).toJSON('') : given;
    if (isScalar(value)) return undefined;
    // As deep as the validators look; a value that contains itself has no end. Bytes of Node write themselves, too.
    if (level > 1_000 || !hasJson(value) || ArrayBuffer.isView(given)) return place;
    const isList = Array.isArray(value);
    for (const name of isList ? value.keys() : Object.keys(value)) {
      const member: unknown = Reflect.get(value, name);
      const lost = isList || member !== undefined ? lostIn(member, `${place}.${name}`, level + 1) : undefined;
      if (lost !== undefined) return lost;
    }
    return undefined;
  } catch {
    // A getter, a proxy or a `toJSON`, whose message may say anything.
    return place;
  }
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/**
 * Whether JSON says what an object is: of a class without members of its own, such as a `Map`, it says `{}`, and bytes
 * it numbers.
 */
export function hasJson(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || !prototype || !Object.getPrototypeOf(prototype) || Object.keys(value).length > 0;
}
