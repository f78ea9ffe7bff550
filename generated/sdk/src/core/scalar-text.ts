/**
 * The text of a value that has one: a string, a boolean, a bigint or a finite number.
 *
 * @throws {TypeError} for everything else; the message names the parameter, never the value
 */
export function scalarText(name: string, value: unknown): string {
  if (/str|boo|big/.test(typeof value) || Number.isFinite(value)) return String(value);
  throw new TypeError(`${name} must be a string, a finite number or a boolean`);
}
