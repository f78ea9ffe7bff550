import { isObject } from './is-object.ts';

/**
 * The value of a JSON text, in which a string with its digits stands for each number that JavaScript would write as
 * another one; nothing where it has no such number.
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

/** Whether JavaScript writes a number with the digits that it is given, zeros at the ends and the form aside. */
function isKept(token: string): boolean {
  const [own = '', given = ''] = [String(Number(token)), token].map((text) => text.replace(/^[-0.]+|e.*|\D/gi, ''));
  // At most 21 digits, so that the zeros at the end are quickly found.
  const digits = own.replace(/0+$/, '');
  return given.startsWith(digits) && /^0*$/.test(given.slice(digits.length));
}

/** Names of the members of a value in which a number stands that came out as another one than was read. */
export function roundedIn(sent: object, read: object, exact: object): string[] {
  return Object.keys(sent).filter((name) => {
    const lost = lostNumbers(Reflect.get(read, name), Reflect.get(exact, name));
    return lost.length > 0 && holds(Reflect.get(sent, name), lost);
  });
}

function lostNumbers(read: unknown, exact: unknown): unknown[] {
  if (!isObject(read)) return typeof read === 'number' && read !== exact ? [read] : [];
  return Object.keys(read).flatMap((name) => lostNumbers(Reflect.get(read, name), Reflect.get(Object(exact), name)));
}

function holds(value: unknown, lost: readonly unknown[]): boolean {
  return isObject(value) ? Object.values(value).some((member) => holds(member, lost)) : lost.includes(value);
}
