/**
 * The members of an object body as pairs; an array gives a pair an item, but where it is wanted whole; `null` and
 * `undefined` give none.
 *
 * @throws {TypeError} where the body is not an object
 */
export function entriesOf(value: unknown, isWhole: (name: string) => boolean = () => false): [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw new TypeError('body must be an object');
  return Object.entries(value).flatMap(([name, member]) =>
    (isWhole(name) ? [member] : [member].flat())
      .filter((item) => item !== undefined && item !== null)
      .map((item): [string, unknown] => [name, item]),
  );
}
