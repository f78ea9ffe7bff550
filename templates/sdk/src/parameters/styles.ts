import type { ComponentEncoder, StyleEncoder } from '../client/operation.ts';
import { jsonOf } from '../json.ts';

/**
 * The text of a value that has one: a string, a boolean, a bigint or a finite number.
 *
 * @throws {TypeError} for everything else; the message names the parameter, never the value
 */
export function scalarText(name: string, value: unknown): string {
  if (/str|boo|big/.test(typeof value) || Number.isFinite(value)) return String(value);
  throw new TypeError(`${name} must be a string, a finite number or a boolean`);
}

/*
 * The parameter styles of OpenAPI 3.1 as functions, so that a client carries only those it uses. Each gives exactly
 * the string of the specification's table "Style Examples".
 */

/** What a style writes, and how. */
interface Written {
  readonly name: string;
  readonly value: unknown;
  readonly write: ComponentEncoder;
}

/** The pieces of a value: a scalar and an array's items have no key. */
function piecesOf({ name, value, write }: Written): (readonly [key: string | undefined, text: string])[] {
  if (Array.isArray(value)) return value.map((item) => [undefined, write(scalarText(name, item))]);
  if (typeof value !== 'object' || value === null) return [[undefined, write(scalarText(name, value))]];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .map(([key, member]) => [write(key), write(scalarText(name, member))]);
}

/** `a,b` or `k,v,k,v`. */
function listed(written: Written, separator: string): string {
  return piecesOf(written)
    .map(([key, text]) => (key === undefined ? text : key + separator + text))
    .join(separator);
}

/** `a,b` or `k=v,k=v`. */
function paired(written: Written, separator: string): string {
  return piecesOf(written)
    .map(([key, text]) => (key === undefined ? text : `${key}=${text}`))
    .join(separator);
}

/** `name=a&name=b` or `k=v&k=v`. */
function repeated(written: Written, separator: string): string {
  return piecesOf(written)
    .map(([key, text]) => `${key ?? written.write(written.name)}=${text}`)
    .join(separator);
}

// What `allowReserved` leaves as it is (RFC 3986, 2.2), but for what a query must not have and what parts its pairs.
const reserved = /%(3A|2F|3F|40|24|2C|3B)/g;
const keepReserved = (text: string): string => encodeURIComponent(text).replace(reserved, decodeURIComponent);

/** `blue,black` or `R,100,G,200`. */
export const simple: StyleEncoder = (name, value, write) => listed({ name, value, write }, ',');

/** `blue,black` or `R=100,G=200`. */
export const simpleExploded: StyleEncoder = (name, value, write) => paired({ name, value, write }, ',');

/** `.blue,black` or `.R,100,G,200`. */
export const label: StyleEncoder = (name, value, write) => `.${listed({ name, value, write }, ',')}`;

/** `.blue.black` or `.R=100.G=200`. */
export const labelExploded: StyleEncoder = (name, value, write) => `.${paired({ name, value, write }, '.')}`;

/** `;color=blue,black` or `;color=R,100,G,200`; an empty value is `;color`. */
export const matrix: StyleEncoder = (name, value, write) => {
  const text = listed({ name, value, write }, ',');
  return `;${write(name)}${text && '='}${text}`;
};

/** `;color=blue;color=black` or `;R=100;G=200`; an empty value is `;color`. */
export const matrixExploded: StyleEncoder = (name, value, write) =>
  value === '' ? `;${write(name)}` : `;${repeated({ name, value, write }, ';')}`;

/** `color=blue,black` or `color=R,100,G,200`. */
export const form: StyleEncoder = (name, value, write) => `${write(name)}=${listed({ name, value, write }, ',')}`;

/** `color=blue&color=black` or `R=100&G=200`. */
export const formExploded: StyleEncoder = (name, value, write) => repeated({ name, value, write }, '&');

/** `form` with `allowReserved`. */
export const formReserved: StyleEncoder = (name, value) => form(name, value, keepReserved);

/** `form`, exploded, with `allowReserved`. */
export const formExplodedReserved: StyleEncoder = (name, value) => formExploded(name, value, keepReserved);

/** `color=blue%20black` or `color=R%20100%20G%20200`. */
export const spaceDelimited: StyleEncoder = (name, value, write) =>
  `${write(name)}=${listed({ name, value, write }, '%20')}`;

/** The specification defines no exploded form but that of `form`. */
export const spaceDelimitedExploded: StyleEncoder = formExploded;

/** `color=blue%7Cblack` or `color=R%7C100%7CG%7C200`. */
export const pipeDelimited: StyleEncoder = (name, value, write) =>
  `${write(name)}=${listed({ name, value, write }, '%7C')}`;

/** The specification defines no exploded form but that of `form`. */
export const pipeDelimitedExploded: StyleEncoder = formExploded;

/**
 * `color%5BR%5D=100&color%5BG%5D=200`: objects. What the specification leaves open goes on in the same way: members of
 * members `a%5Bb%5D%5Bc%5D=1`, items `a%5B0%5D=1`.
 */
export const deepObject: StyleEncoder = (name, value, write) => {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object`);
  return branches({ name, value, write }, write(name)).join('&');
};

function branches({ name, value, write }: Written, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${key}=${write(scalarText(name, value))}`];
  return Object.entries(value)
    .filter(([, member]) => member !== undefined && member !== null)
    .flatMap(([inner, member]) => branches({ name, value: member, write }, `${key}%5B${write(inner)}%5D`));
}

/** The same: the specification knows one form of this style. */
export const deepObjectExploded: StyleEncoder = deepObject;

/** A query parameter or cookie whose content is JSON. */
export const jsonStyle: StyleEncoder = (name, value, write) => `${write(name)}=${write(jsonOf(value, name))}`;

/** A path parameter or header field whose content is JSON. */
export const jsonText: StyleEncoder = (name, value, write) => write(jsonOf(value, name));
