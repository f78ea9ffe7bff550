import { isObject } from './is-object.ts';

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
