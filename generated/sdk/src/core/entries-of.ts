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
 * The members of an object body, arrays as a whole.
 *
 * @throws {TypeError} where the body is not an object
 */
export function membersOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw new TypeError('body must be an object');
  return Object.entries(value);
}
