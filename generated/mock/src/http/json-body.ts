import { tryDecodeUtf8 } from './bytes.ts';
import type { Json } from '../json.ts';
import { HttpError } from './errors.ts';

/** Limit of the nesting of a JSON value. */
export const MAX_JSON_DEPTH = 200;
const BYTE_ORDER_MARK = 0xfeff;

/**
 * Decodes a body.
 *
 * @throws HttpError 400 if it is not UTF-8
 */
export function decodeText(body: Uint8Array): string {
  const text = tryDecodeUtf8(body);
  if (text === undefined) throw new HttpError(400, 'The body is not valid UTF-8.');
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

/**
 * Parses JSON.
 *
 * @throws HttpError 400 if it is invalid, too deep, or has a property `__proto__`
 */
export function parseJson(text: string): Json {
  // A shorter text cannot be nested deeper than the limit.
  if (text.length > 2 * MAX_JSON_DEPTH) requireLimitedDepth(text);
  const value = parsed(text);
  if (text.includes('__proto__') || text.includes('\\u')) requireSafeNames(value);
  return value;
}

/** Parses JSON; returns `undefined` where `parseJson` throws. */
export function tryParseJson(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `The body is not valid JSON${reasonOf(error)}.`);
  }
}

/** Returns the parser's reason without its quotation of the body, in which there may be a secret. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('Unexpected end')) return ': it ends too early';
  const [, token, place] = /^Unexpected token '(.)'|^[^"]*\(line (\d+ column \d+)\)$/u.exec(message) ?? [];
  if (token !== undefined) return `: unexpected ${JSON.stringify(token)}`;
  return place === undefined ? '' : `: see line ${place.replace(' column', ', column')}`;
}

const QUOTE = 34;
const BACKSLASH = 92;

/** Counts brackets outside of strings, so that the recursive parser never sees a value that is too deep. */
function requireLimitedDepth(text: string): void {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else depth += stepOf(code);
    if (depth > MAX_JSON_DEPTH) throw new HttpError(400, `The body is nested deeper than ${MAX_JSON_DEPTH} levels.`);
  }
}

function stepOf(code: number): number {
  if (code === 123 || code === 91) return 1;
  return code === 125 || code === 93 ? -1 : 0;
}

/** Returns the index of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
}

function requireSafeNames(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__'))
    throw new HttpError(400, 'A property must not be called "__proto__".');
  for (const inner of Object.values(value)) requireSafeNames(inner);
}
