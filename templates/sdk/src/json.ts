/** Whether a value has members: an object, or an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

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

/**
 * Parses JSON and refuses a number that would come out as another one: an integer beyond 2^53 (R030), and what is so
 * large that it would be infinite (R029), which would be sent back as `null`.
 *
 * @throws {TypeError} without a piece of the text in the message
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's own message quotes the text, which may hold a secret.
    throw new TypeError(`the answer is ${text ? 'not valid JSON' : 'empty'}`);
  }
  if (/\d{16}|(^|[\s:,[])-?[\d.]+e\+?\d{3}/i.test(text)) refuseLostNumbers(text);
  return value;
}

function refuseLostNumbers(text: string): void {
  // Without strings, in which digits mean nothing; their escaped quotes go first.
  const rest = text.replace(/\\./g, '').replace(/"[^"]*"/g, '');
  for (const [token] of rest.matchAll(/[-+.\dEe]{5,}/g)) {
    const value = Number(token);
    if (Math.abs(value) === Infinity || (/^-?\d+$/.test(token) && String(value) !== token))
      throw new TypeError('the answer holds a number that JavaScript cannot hold');
  }
}

/**
 * The value of a JSON text, in which a string with its digits stands for each number that JavaScript does not have;
 * nothing where it has no such number.
 */
export function exactValue(text: string): unknown {
  let isInString = false;
  // By tokens of bounded effort: an expression for a whole string would run out of stack on a long one.
  const exact = text.replace(/\\.|"|-?\d[-+.\dEe]*/g, (token) => {
    if (token === '"') isInString = !isInString;
    return isInString || isKept(token) ? token : `"${token}"`;
  });
  return exact === text ? undefined : JSON.parse(exact);
}

/**
 * Whether the number that JavaScript has for a number, written with as many digits, is that number. So are those that a
 * server writes of its doubles, with more digits than needed, such as 0.10000000000000001.
 */
function isKept(token: string): boolean {
  const digits = digitsOf(token);
  // JavaScript writes 1 to 100.
  return digits.length <= 100 && digitsOf(Number(token).toPrecision(digits.length || 1)) === digits;
}

function digitsOf(number: string): string {
  return number.replace(/e.*|\D/gi, '').replace(/^0+/, '');
}

/**
 * Names of the members of a value in which a number stands that came out as another one than was read: those that are
 * as they were read, and those into which one was passed on from anywhere under the same name.
 */
export function roundedIn(sent: object, read: object, exact: object): string[] {
  const lost = new Set(numbersIn(read, exact, ''));
  return Object.keys(sent).filter((name) => {
    const value: unknown = Reflect.get(sent, name);
    const kept: unknown = value === Reflect.get(read, name) ? Reflect.get(exact, name) : undefined;
    return numbersIn(value, kept, name).some((number) => lost.has(number));
  });
}

/**
 * The numbers in a value that are others than the exact ones, each after the name of the nearest member that holds it.
 */
function numbersIn(value: unknown, exact: unknown, name: string): string[] {
  if (!isObject(value)) return typeof value === 'number' && value !== exact ? [`${name} ${value}`] : [];
  return Object.keys(value).flatMap((key) =>
    numbersIn(Reflect.get(value, key), Reflect.get(Object(exact), key), Array.isArray(value) ? name : key),
  );
}

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

/**
 * Whether a value cannot surely be copied and compared wherever the stack of the program stands: it has more than 1,000
 * levels, which is also as deep as the validators look.
 */
export function goesTooDeep(value: unknown, level = 0): boolean {
  return isObject(value) && (level > 1_000 || Object.values(value).some((member) => goesTooDeep(member, level + 1)));
}
