import { scalarText } from './scalar-text.ts';

/**
 * The parameter styles of OpenAPI 3.1, as functions, so that a client carries only those it uses. Each gives
 * exactly the string of the specification's table "Style Examples"; `name` is the wire name.
 */
type Pair = readonly [key: string, text: string];

const encode = encodeURIComponent;
// What `allowReserved` leaves as it is (RFC 3986, 2.2), but for what a query must not have and what parts its pairs.
const reserved = /%(3A|2F|3F|40|24|2C|3B)/g;
const encodeKeepingReserved = (text: string): string => encode(text).replace(reserved, decodeURIComponent);

function pairsOf(name: string, value: unknown, write: (text: string) => string): Pair[] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index), write(scalarText(name, item))]);
  return Object.entries(value as object)
    .filter(([, member]) => member !== undefined && member !== null)
    .map(([key, member]) => [write(key), write(scalarText(name, member))]);
}

/** How the pieces of one style are joined. */
interface Style {
  /** Between items, and between key and value of an object that is not exploded. */
  readonly separator: string;
  readonly write: (text: string) => string;
}

/** Arrays as `a,b`, objects as `k,v,k,v`, scalars as they are. */
function listed(name: string, value: unknown, { separator, write }: Style): string {
  if (typeof value !== 'object' || value === null) return write(scalarText(name, value));
  const pairs = pairsOf(name, value, write);
  return pairs.map(([key, text]) => (Array.isArray(value) ? text : key + separator + text)).join(separator);
}

/** Arrays as `a,b`, objects as `k=v,k=v`, scalars as they are. */
function exploded(name: string, value: unknown, { separator, write }: Style): string {
  if (typeof value !== 'object' || value === null) return write(scalarText(name, value));
  const pairs = pairsOf(name, value, write);
  return pairs.map(([key, text]) => (Array.isArray(value) ? text : `${key}=${text}`)).join(separator);
}

/** Arrays as `name=a&name=b`, objects as `k=v&k=v`, scalars as `name=value`. */
function repeated(name: string, value: unknown, { separator, write }: Style): string {
  if (typeof value !== 'object' || value === null) return `${write(name)}=${write(scalarText(name, value))}`;
  const pairs = pairsOf(name, value, write);
  return pairs.map(([key, text]) => `${Array.isArray(value) ? write(name) : key}=${text}`).join(separator);
}

/** `simple`, in paths: `blue,black` or `R,100,G,200`. */
export const simple = (name: string, value: unknown): string => listed(name, value, { separator: ',', write: encode });

/** `simple` exploded, in paths: `blue,black` or `R=100,G=200`. */
export const simpleExploded = (name: string, value: unknown): string =>
  exploded(name, value, { separator: ',', write: encode });

const asIs = (text: string): string => text;

/** `simple` in header fields, whose values are not percent-encoded. */
export const simpleField = (name: string, value: unknown): string => listed(name, value, { separator: ',', write: asIs });

/** `simple` exploded in header fields. */
export const simpleFieldExploded = (name: string, value: unknown): string =>
  exploded(name, value, { separator: ',', write: asIs });

/** `label`: `.blue,black` or `.R,100,G,200`. */
export const label = (name: string, value: unknown): string => `.${simple(name, value)}`;

/** `label` exploded: `.blue.black` or `.R=100.G=200`. */
export const labelExploded = (name: string, value: unknown): string =>
  `.${exploded(name, value, { separator: '.', write: encode })}`;

/** `matrix`: `;color=blue,black`; an empty value is `;color`. */
export const matrix = (name: string, value: unknown): string => {
  const text = simple(name, value);
  return text === '' ? `;${encode(name)}` : `;${encode(name)}=${text}`;
};

/** `matrix` exploded: `;color=blue;color=black` or `;R=100;G=200`. */
export const matrixExploded = (name: string, value: unknown): string =>
  value === '' ? `;${encode(name)}` : `;${repeated(name, value, { separator: ';', write: encode })}`;

/** `form`: `color=blue,black` or `color=R,100,G,200`. */
export const form = (name: string, value: unknown): string => `${encode(name)}=${simple(name, value)}`;

/** `form` exploded: `color=blue&color=black` or `R=100&G=200`. */
export const formExploded = (name: string, value: unknown): string =>
  repeated(name, value, { separator: '&', write: encode });

/** `form` with `allowReserved`. */
export const formReserved = (name: string, value: unknown): string =>
  `${encode(name)}=${listed(name, value, { separator: ',', write: encodeKeepingReserved })}`;

/** `form` exploded with `allowReserved`. */
export const formReservedExploded = (name: string, value: unknown): string =>
  repeated(name, value, { separator: '&', write: encodeKeepingReserved });

/** `spaceDelimited`: `color=blue%20black` or `color=R%20100%20G%20200`. */
export const spaceDelimited = (name: string, value: unknown): string =>
  `${encode(name)}=${listed(name, value, { separator: '%20', write: encode })}`;

/** `pipeDelimited`: `color=blue%7Cblack` or `color=R%7C100%7CG%7C200`. */
export const pipeDelimited = (name: string, value: unknown): string =>
  `${encode(name)}=${listed(name, value, { separator: '%7C', write: encode })}`;

/** `deepObject`: `color%5BR%5D=100&color%5BG%5D=200`; objects only. */
export const deepObject = (name: string, value: unknown): string => {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object`);
  return pairsOf(name, value, encode)
    .map(([key, text]) => `${encode(name)}%5B${key}%5D=${text}`)
    .join('&');
};

/** A parameter whose content is JSON. */
export const jsonParameter = (name: string, value: unknown): string => `${encode(name)}=${jsonText(value)}`;

/** JSON in a path segment. */
export const jsonText = (value: unknown): string => encode(JSON.stringify(value));
