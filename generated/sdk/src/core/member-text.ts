import { jsonOf } from './json-of.ts';
import { scalarText } from './scalar-text.ts';

/**
 * The text of a member of a form, as OpenAPI's Encoding Object has it: a scalar as it is, an object as JSON. A date is
 * the string that JSON would make of it, without the quotes.
 *
 * @throws {TypeError} for a list inside a list, of which OpenAPI does not say how a form holds it, and for what JSON
 *   cannot hold
 */
export function memberText(name: string, item: unknown): string {
  if (typeof item !== 'object') return scalarText(name, item);
  const json = jsonOf(item, name);
  if (json[0] === '[') throw new TypeError(`${name} must hold no list in a list`);
  return json[0] === '"' ? JSON.parse(json) : json;
}
