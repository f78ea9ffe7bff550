import type { ComponentEncoder, Parameter, ParameterDescription, PartSerializer } from '../client/operation.ts';
import { hasJson, jsonOf } from '../json.ts';
import { scalarText } from '../parameters/styles.ts';
import { writeBody } from './serialize.ts';

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

/** What is told of a member of a form, if anything is. */
export function toldOf(told: readonly Parameter[], name: string): ParameterDescription | undefined {
  return told.find((given): given is ParameterDescription => typeof given !== 'string' && given.name === name);
}

/**
 * Sends an object as `application/x-www-form-urlencoded`: scalars and dates as they are, arrays under a repeated name
 * and objects as JSON. `null` and `undefined` are left out.
 */
export const formBody: PartSerializer = (draft, asked) =>
  writeBody(draft, asked, (value) => ({
    content: formText(entriesOf(value)),
    type: 'application/x-www-form-urlencoded',
  }));

/** Pairs as forms write them, which is not as in a URL: a space is a plus. */
export function formText(entries: readonly (readonly [string, unknown])[]): string {
  const pairs = entries.map(([name, item]) => [name, memberText(name, item)]);
  return new URLSearchParams(pairs).toString();
}

/** Sends an object as `formBody` does, but for the members of which it is told a style. */
export const styledFormBody: PartSerializer = (draft, asked, told) =>
  writeBody(draft, asked, (value) => {
    const pieces = membersOf(value).map(([name, member]) => {
      const encode = toldOf(told, name)?.encode;
      return encode && member !== undefined && member !== null
        ? encode(name, member, write)
        : formText(entriesOf({ [name]: member }));
    });
    return { content: pieces.filter(Boolean).join('&'), type: 'application/x-www-form-urlencoded' };
  });

const write: ComponentEncoder = (text) => new URLSearchParams([['', text]]).toString().slice(1);
