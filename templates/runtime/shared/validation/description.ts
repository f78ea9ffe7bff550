import { countCodePoints } from './assertions.ts';

/** Describes a value without its content, which may be secret. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return describeText(value);
  if (typeof value === 'number') return describeNumber(value);
  if (Array.isArray(value)) return `an array of ${pluralize(value.length, 'item')}`;
  return typeof value === 'object' ? describeObject(value) : `a ${typeof value}`;
}

/** Describes an object by its class if it is one of the language, whose content is not in properties. */
function describeObject(value: object): string {
  const name = Object.prototype.toString.call(value).slice(8, -1);
  const count = Object.keys(value).length;
  return name === 'Object' || count > 0
    ? `an object with ${pluralize(count, 'property', 'properties')}`
    : `an object of the class ${name}`;
}

/** The kind of value that a type of JSON Schema names, with its article. */
export function describeType(type: string): string {
  if (type === 'null') return 'null';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** Words as a list: `a, b or c`. */
export function joinWords(words: readonly string[], conjunction = 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

function describeText(text: string): string {
  if (text === '') return 'an empty string';
  return `a string of ${pluralize(countCodePoints(text), 'character')}`;
}

function describeNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (!Number.isInteger(value)) return 'a number with decimals';
  return Number.isSafeInteger(value) ? 'an integer' : 'an integer beyond 2^53';
}

/** `1 item`, `2 items`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Masks a short text: digits become 9 and letters a, so that a wrong date can be recognized and a secret cannot. */
export function maskText(text: string): string {
  if (text === '') return 'an empty string';
  if (text.length > 35) return `a string of ${pluralize(text.length, 'character')}`;
  const format = text
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/\p{L}/gu, 'a')
    .replaceAll(/[^9a\x20-\x7e]/gu, '?');
  return `a string of the form "${format}"`;
}
