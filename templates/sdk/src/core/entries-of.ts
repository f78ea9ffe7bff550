import { hasJson } from './json-of.ts';

/**
 * The members of an object body as pairs; an array gives a pair an item, and `null` and `undefined` give none.
 *
 * @throws {TypeError} where the body is not an object
 */
export function entriesOf(value: unknown): [string, unknown][] {
  return membersOf(value).flatMap(([name, member]) =>
    [member]
      .flat()
      .filter((item) => item !== undefined && item !== null)
      .map((item): [string, unknown] => [name, item]),
  );
}

/**
 * The members of an object body, arrays as a whole. A list or a `Map` has no members that could be sent as a form: it
 * would go out empty, or numbered.
 *
 * @throws {TypeError} where the body is not an object
 */
export function membersOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value) || !hasJson(value)) throw new TypeError('body must be an object');
  return Object.entries(value);
}
