/** Checks whether a value is an object or an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Serializes a value as JSON. Rejects values that JSON would write as `null` or `{}`, or leave out, because sending
 * them would clear data. A member that is `undefined` counts as absent.
 *
 * @param place - name of the value in messages
 * @throws {TypeError} naming the place of the value that JSON cannot represent, never the value
 */
export function stringifyJson(value: unknown, place = 'body'): string {
  const lost = findUnserializable(value, place, 0);
  if (lost !== undefined) throw new TypeError(`${lost} cannot be represented in JSON`);
  try {
    return JSON.stringify(value);
  } catch {
    // It contains a `bigint`: an integer of a response that a number cannot hold.
    return JSON.stringify(value, (_, member) => (typeof member === 'bigint' ? engine.rawJSON?.(`${member}`) : member));
  }
}

/** Functions of newer engines that keep the text of a number; Node 20 lacks them. */
const engine: JSON & { readonly rawJSON?: (text: string) => unknown } = JSON;

// Hand-written, because `JSON.stringify` does not report what it leaves out, and a replacer is slower and does not know
// the place.
function findUnserializable(given: unknown, place: string, level: number): string | undefined {
  if (given === null || isScalar(given)) return undefined;
  try {
    // JSON calls `toJSON` once, not again on its result.
    const value: unknown = typeof Object(given).toJSON === 'function' ? Object(given).toJSON('') : given;
    if (isScalar(value)) return undefined;
    // Same limit as the validators; a cyclic value has no end. A Buffer has its own `toJSON`.
    if (level > 1_000 || !isJsonObject(value) || ArrayBuffer.isView(given)) return place;
    const isList = Array.isArray(value);
    for (const name of isList ? value.keys() : Object.keys(value)) {
      const member: unknown = Reflect.get(value, name);
      const lost =
        isList || member !== undefined ? findUnserializable(member, `${place}.${name}`, level + 1) : undefined;
      if (lost !== undefined) return lost;
    }
    return undefined;
  } catch {
    // Thrown by a getter, a proxy or a `toJSON`. The message may contain anything.
    return place;
  }
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'bigint') return engine.rawJSON !== undefined;
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/**
 * Checks whether JSON can represent an object. Class instances without own members, such as a `Map`, become `{}`, and
 * bytes become numbered members.
 */
export function isJsonObject(value: unknown): value is object {
  if (!isObject(value) || ArrayBuffer.isView(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || !prototype || !Object.getPrototypeOf(prototype) || Object.keys(value).length > 0;
}

/** Checks whether JSON can represent an object by its members: it is no list, `Map` or the like. */
export function isJsonMembers(value: unknown): value is JsonMembers {
  return isJsonObject(value) && !Array.isArray(value);
}

/** Members of a JSON object. */
export type JsonMembers = Readonly<Record<string, unknown>>;

/**
 * Parses JSON. An integer beyond 2^53 that a number would round becomes a `bigint`. Numbers so large that they
 * become infinite are rejected, as they would be sent back as `null`.
 *
 * @throws {TypeError} without quoting the text
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's message quotes the text, which may contain a secret.
    throw new TypeError(`the response is ${text ? 'not valid JSON' : 'empty'}`);
  }
  // A reviver takes three times as long, and few texts have such numbers.
  return /\d{16}|(^|[\s:,[])-?[\d.]+e\+?\d{3}/i.test(text) ? JSON.parse(text, readExactly) : value;
}

/**
 * Keeps a value of a JSON text, except for an integer that a number would round.
 *
 * @throws {TypeError} if the number is infinite, or the engine does not tell its digits
 */
export function readExactly(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  // Keeps everything but large integers and infinity, whose remainder is no number.
  if (typeof value !== 'number' || Number.isSafeInteger(value) || value % 1) return value;
  // Node 20 does not tell the source.
  const source = context?.source;
  if (!source || !Number.isFinite(value)) throw new TypeError('a number is too large');
  return /^-?\d+$/.test(source) && source !== `${value}` ? BigInt(source) : value;
}

/**
 * Parses JSON with every inexact number replaced by a string of its digits. Returns `undefined` if all numbers are
 * exact.
 */
export function parseExactNumbers(text: string): unknown {
  let isInString = false;
  // Matches short tokens, because an expression for a whole string overflows the stack on a long one.
  const exact = text.replace(/\\.|"|-?\d[-+.\dEe]*/g, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || isExact(token) ? token : `"${token}"`;
  });
  return exact === text ? undefined : JSON.parse(exact);
}

/**
 * Checks whether a number survives parsing: written with as many digits, it is the same number. Doubles that a server
 * writes with more digits than needed, such as 0.10000000000000001, count as exact.
 */
function isExact(token: string): boolean {
  const digits = significantDigits(token);
  // `toPrecision` accepts 1 to 100.
  return digits.length <= 100 && significantDigits(Number(token).toPrecision(digits.length || 1)) === digits;
}

function significantDigits(number: string): string {
  return number.replace(/e.*|\D/gi, '').replace(/^0+/, '');
}

/**
 * Returns the names of members that contain a rounded number: members that were not changed since they were read, and
 * members that received a rounded number from a member of the same name.
 */
export function findRoundedMembers(sent: object, read: object, exact: object): string[] {
  const lost = new Set(listInexactNumbers(read, exact, ''));
  return Object.keys(sent).filter((name) => {
    const value: unknown = Reflect.get(sent, name);
    const exactValue: unknown = value === Reflect.get(read, name) ? Reflect.get(exact, name) : undefined;
    return listInexactNumbers(value, exactValue, name).some((number) => lost.has(number));
  });
}

/**
 * Lists the numbers in a value that differ from the exact ones, each with the name of the closest member that contains
 * it.
 */
function listInexactNumbers(value: unknown, exact: unknown, name: string): string[] {
  if (!isObject(value)) return typeof value === 'number' && value !== exact ? [`${name} ${value}`] : [];
  return Object.keys(value).flatMap((key) =>
    listInexactNumbers(Reflect.get(value, key), Object(exact)[key], Array.isArray(value) ? name : key),
  );
}

/** Compares two JSON values, ignoring the order of members. */
export function equalsJson(left: unknown, right: unknown): boolean {
  if (!isObject(left) || !isObject(right)) return Object.is(left, right);
  return Array.isArray(left) === Array.isArray(right) && changedMembers(left, right).length === 0;
}

/** Returns the names of the members in which two JSON objects or arrays differ. */
export function changedMembers(left: object, right: object): string[] {
  const names = Object.keys({ ...left, ...right });
  return names.filter((name) => !equalsJson(Reflect.get(left, name), Reflect.get(right, name)));
}

/**
 * Checks whether a value has more than 1,000 levels. Deeper values may overflow the stack when copied or compared; the
 * validators have the same limit.
 */
export function exceedsMaxDepth(value: unknown, level = 0): boolean {
  return (
    isObject(value) && (level > 1_000 || Object.values(value).some((member) => exceedsMaxDepth(member, level + 1)))
  );
}
