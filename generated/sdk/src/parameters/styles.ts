import type { ComponentEncoder, StyleEncoder } from '../client/operation.ts';
import { isObject, stringifyJson } from '../json.ts';

/**
 * Serializes a string, a boolean, a bigint or a finite number.
 *
 * @throws {TypeError} for any other value; the message names the parameter, never the value
 */
export function scalarToString(name: string, value: unknown): string {
  if (['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value)) return String(value);
  throw new TypeError(`${name} must be a string, a number or a boolean`);
}

/*
 * Parameter styles of OpenAPI 3.1. Each style is a function, so that a bundle contains only those it uses. The output
 * is exactly that of the table "Style Examples" in the specification.
 */

/** Input of a style. */
interface StyleInput {
  readonly name: string;
  readonly value: unknown;
  readonly encode: ComponentEncoder;
}

/** Serializes and encodes the parts of a value. Scalars and array items have no key. */
function serializeParts({ name, value, encode }: StyleInput): (readonly [key: string | undefined, text: string])[] {
  if (Array.isArray(value)) return value.map((item) => [undefined, encode(scalarToString(name, item))]);
  if (typeof value !== 'object' || value === null) return [[undefined, encode(scalarToString(name, value))]];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .map(([key, member]) => [encode(key), encode(scalarToString(name, member))]);
}

/** Joins as `a,b` or `k,v,k,v`. A single item may have commas, such as a date in a header. */
function joinValues(input: StyleInput, separator: string, equals = separator): string {
  const parts = serializeParts(input);
  const isSingle = Array.isArray(input.value) && parts.length === 1 && separator === ',';
  if (isObject(input.value) && !isSingle)
    for (const part of parts.flat()) requireUndivided(input.name, part, separator);
  return parts.map(([key, text]) => (key === undefined ? text : key + equals + text)).join(separator);
}

/** Joins as `a,b` or `k=v,k=v`. */
function joinPairs(input: StyleInput, separator: string): string {
  return joinValues(input, separator, '=');
}

/**
 * Rejects a part that would be read as two, because it is sent with the text that separates parts. In quotes, it
 * separates nothing (RFC 9110, section 5.6.4).
 *
 * @throws {TypeError} naming the parameter, never the value
 */
function requireUndivided(name: string, part: string | undefined, separator: string): void {
  const bare = part?.replace(/"(\\.|[^"\\])*"/g, '').toUpperCase();
  if (bare?.includes(separator))
    throw new TypeError(`${name} must not have items with "${decodeURIComponent(separator)}", which separates them`);
}

/** Joins as `name=a&name=b` or `k=v&k=v`. A list in an object repeats its key. */
function repeatName({ name, value, encode }: StyleInput, separator: string): string {
  const isList = Array.isArray(value) || typeof value !== 'object' || value === null;
  const pairs = (isList ? [[name, value] as const] : Object.entries(value)).flatMap(([key, member]) =>
    [member ?? []].flat().map((item) => `${encode(key)}=${encode(scalarToString(key, item))}`),
  );
  for (const pair of pairs) requireUndivided(name, pair, separator);
  return pairs.join(separator);
}

/** Returns whether RFC 6570 (section 2.3) leaves a value out: a list without items, or an object without members. */
function isOmitted(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value)
    ? value.length === 0
    : Object.values(value).every((member) => member === undefined || member === null);
}

/** Joins as `name=a,b` or `name=k,v,k,v`. */
function nameValues({ name, value, encode }: StyleInput, separator: string): string {
  return isOmitted(value) ? '' : `${encode(name)}=${joinValues({ name, value, encode }, separator)}`;
}

// `allowReserved` keeps percent-encoded characters, and the reserved ones (RFC 3986, section 2.2) except those that
// would end the query or separate pairs, or end a path (RFC 6570, section 3.2.3).
const reservedInQuery = /%(3A|2F|3F|40|24|2C|3B)/g;
const reservedInPath = /%(3A|2F|40|24|26|2B|2C|3B|3D)/g;
const encodedTriple = /%25(?=[\da-f]{2})/gi;

function keepReserved(kept: RegExp): ComponentEncoder {
  return (text) => encodeURIComponent(text).replace(kept, decodeURIComponent).replace(encodedTriple, '%');
}

/** `blue,black` or `R,100,G,200`. */
export const simple: StyleEncoder = (name, value, encode) => joinValues({ name, value, encode }, ',');

/** `blue,black` or `R=100,G=200`. */
export const simpleExploded: StyleEncoder = (name, value, encode) => joinPairs({ name, value, encode }, ',');

/** `.blue,black` or `.R,100,G,200`. */
export const label: StyleEncoder = (name, value, encode) =>
  isOmitted(value) ? '' : `.${joinValues({ name, value, encode }, ',')}`;

/** `.blue.black` or `.R=100.G=200`. */
export const labelExploded: StyleEncoder = (name, value, encode) =>
  isOmitted(value) ? '' : `.${joinPairs({ name, value, encode }, '.')}`;

/** `;color=blue,black` or `;color=R,100,G,200`; an empty value is `;color`. */
export const matrix: StyleEncoder = (name, value, encode) => {
  const text = joinValues({ name, value, encode }, ',');
  return isOmitted(value) ? '' : `;${encode(name)}${text && '='}${text}`;
};

/** `;color=blue;color=black` or `;R=100;G=200`; an empty value is `;color`. */
export const matrixExploded: StyleEncoder = (name, value, encode) =>
  value === '' ? `;${encode(name)}` : repeatName({ name, value, encode }, ';').replace(/^(?=.)/, ';');

/** `color=blue,black` or `color=R,100,G,200`. */
export const form: StyleEncoder = (name, value, encode) => nameValues({ name, value, encode }, ',');

/** `color=blue&color=black` or `R=100&G=200`. */
export const formExploded: StyleEncoder = (name, value, encode) => repeatName({ name, value, encode }, '&');

/** Query style with `allowReserved`: keeps reserved characters of values, and percent-encoded ones. */
export const reservedQuery =
  (style: StyleEncoder): StyleEncoder =>
  (name, value) =>
    style(name, value, keepReserved(reservedInQuery));

// Path segments that URL parsers remove, also if they are percent-encoded.
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/**
 * Path style with `allowReserved`: keeps reserved characters such as slashes, and percent-encoded ones (RFC 6570,
 * section 3.2.3). `?`, `#` and brackets are encoded, because no path may contain them.
 *
 * @throws {TypeError} for segments that would change the path
 */
export const reservedPath =
  (style: StyleEncoder): StyleEncoder =>
  (name, value) => {
    const text = style(name, value, keepReserved(reservedInPath));
    if (DOT_SEGMENT.test(text)) throw new TypeError(`${name} must not contain the segments "." or ".."`);
    return text;
  };

/**
 * `color=blue,black` or `color=R,100,G,200`, without any escaping (`style: cookie` of OpenAPI 3.2).
 *
 * @throws {TypeError} for a semicolon, which would begin another cookie
 */
export const rawCookie: StyleEncoder = (name, value) => form(name, value, notEscaped);

/** `color=blue; color=black` or `R=100; G=200`, without any escaping. */
export const rawCookieExploded: StyleEncoder = (name, value) => repeatName({ name, value, encode: notEscaped }, '; ');

const notEscaped: ComponentEncoder = (text) => {
  if (text.includes(';')) throw new TypeError('a cookie must not contain a semicolon');
  return text;
};

/** `color=blue%20black` or `color=R%20100%20G%20200`. */
export const spaceDelimited: StyleEncoder = (name, value, encode) => nameValues({ name, value, encode }, '%20');

/** Same as exploded `form`: the specification defines no other form. */
export const spaceDelimitedExploded: StyleEncoder = formExploded;

/** `color=blue%7Cblack` or `color=R%7C100%7CG%7C200`. */
export const pipeDelimited: StyleEncoder = (name, value, encode) => nameValues({ name, value, encode }, '%7C');

/** Same as exploded `form`: the specification defines no other form. */
export const pipeDelimitedExploded: StyleEncoder = formExploded;

/** `color=blue%09black`: the list format `tsv` of Swagger 2.0, which OpenAPI does not have. */
export const tabDelimited: StyleEncoder = (name, value, encode) => nameValues({ name, value, encode }, '%09');

/**
 * `color%5BR%5D=100&color%5BG%5D=200` for objects. Nested values, which the specification leaves open, continue the
 * pattern: members as `a%5Bb%5D%5Bc%5D=1`, items as `a%5B0%5D=1`.
 */
export const deepObject: StyleEncoder = (name, value, encode) => {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object`);
  return serializeNested({ name, value, encode }, encode(name)).join('&');
};

function serializeNested({ name, value, encode }: StyleInput, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${key}=${encode(scalarToString(name, value))}`];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .flatMap(([inner, member]) => serializeNested({ name, value: member, encode }, `${key}%5B${encode(inner)}%5D`));
}

/** Same as `deepObject`: the specification has one form of this style. */
export const deepObjectExploded: StyleEncoder = deepObject;

/** Query parameter or cookie with JSON content. */
export const jsonStyle: StyleEncoder = (name, value, encode) => `${encode(name)}=${encode(stringifyJson(value, name))}`;

/** Path parameter or header with JSON content. */
export const jsonText: StyleEncoder = (name, value, encode) => encode(stringifyJson(value, name));

/**
 * Replaces objects and lists inside a value by their JSON text, except the lists of an object, whose items repeat its
 * key. For the styles that repeat names.
 */
export function repeatedMembers(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return jsonMembers(value);
  const lists = Object.entries(value).map(([key, member]) => [key, jsonMembers([member ?? []].flat())]);
  return Object.fromEntries(lists);
}

/**
 * Replaces objects and lists inside a value by their JSON text. OpenAPI defines no style for them; this is what Swagger
 * UI sends.
 */
export function jsonMembers(value: unknown): unknown {
  const toText = (member: unknown): unknown =>
    typeof member === 'object' && member !== null ? stringifyJson(member) : member;
  if (Array.isArray(value)) return value.map(toText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toText(member)]));
}
