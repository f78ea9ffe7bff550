import { endOfString } from '#shared/json.ts';
import type { Sidecar, Translated } from '#shared/migration/translate.ts';

/** Translates a document by the name of its schema; an unknown name is a TypeError. */
export type Translate = (resource: string, value: unknown, sidecar?: Sidecar) => Translated<unknown>;

/** A line of a stream, numbered from 1. */
export interface Line {
  readonly number: number;
  /** `undefined` if the bytes are not UTF-8. */
  readonly text: string | undefined;
}

const LINE_FEED = 10;

/**
 * Reads a stream as lines, in batches as they arrive. Only a line feed ends a line, because JSON strings may contain
 * other separators. A byte-order mark at the start of a line is removed.
 */
export async function* readLines(stream: AsyncIterable<Buffer | string>): AsyncGenerator<readonly Line[]> {
  let partial: Buffer[] = [];
  let number = 0;
  for await (const data of stream) {
    const chunk = typeof data === 'string' ? Buffer.from(data) : data;
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      number += 1;
      lines.push({ number, text: decodeUtf8([...partial, chunk.subarray(start, end)]) });
      partial = [];
      start = end + 1;
    }
    if (start < chunk.length) partial.push(chunk.subarray(start));
    yield lines;
  }
  if (partial.length > 0) yield [{ number: number + 1, text: decodeUtf8(partial) }];
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(parts: readonly Buffer[]): string | undefined {
  const [only, ...others] = parts;
  try {
    return decoder.decode(others.length === 0 ? only : Buffer.concat(parts));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Parses and formats JSON without changing the text of numbers. */
interface NumberPreservingJson {
  readonly parse: (text: string) => unknown;
  readonly stringify: (value: unknown) => string;
}

/**
 * Creates a parser and a formatter for these texts that keep the text of numbers (`1.0`, `12345678901234567891`). A
 * number that JavaScript would write differently is parsed as a string with a random mark, which no text contains, and
 * the formatter writes its text again.
 */
export function numberPreservingJson(...texts: readonly string[]): NumberPreservingJson {
  if (!texts.some(hasInexactNumber)) return JSON;
  const mark = crypto.randomUUID();
  const marked = new RegExp(`"${mark}([^"]*)"`, 'g');
  return {
    parse: (text) => JSON.parse(markNumbers(text, mark)) as unknown,
    stringify: (value) => JSON.stringify(value).replaceAll(marked, '$1'),
  };
}

/** Start of a string, which is skipped, or a number. An expression for a whole string overflows the stack. */
const QUOTE_OR_NUMBER = /"|-?\d[\d.eE+-]*/g;

/** Digits that JavaScript may write differently: a fraction, an exponent, a negative zero, or many digits. */
const INEXACT_DIGITS = /\d[.eE]|-0|\d{16}/;

function hasInexactNumber(text: string): boolean {
  return INEXACT_DIGITS.test(text);
}

/** Replaces each number that JavaScript would write differently by a marked string. */
function markNumbers(text: string, mark: string): string {
  const parts: string[] = [];
  const tokens = new RegExp(QUOTE_OR_NUMBER);
  let from = 0;
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const { 0: token, index } = found;
    if (token === '"') tokens.lastIndex = endOfString(text, index) + 1;
    else if (String(Number(token)) !== token && isNumber(token)) {
      parts.push(text.slice(from, index), `"${mark}${token}"`);
      from = tokens.lastIndex;
    }
  }
  return parts.join('') + text.slice(from);
}

/** Tests whether a token is a number of JSON, so that `01` remains an error. */
function isNumber(token: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(token);
}

/** Start of a string, and the brackets around members and items. */
const QUOTE_OR_BRACKET = /["{}[\]]/g;
/** Colon after the name of a member. */
const COLON = /\s*:/y;

/** Returns the name of a member that an object in a JSON text has twice: a parser keeps only the last of them. */
export function repeatedMember(text: string): string | undefined {
  const open: Set<string>[] = [];
  const tokens = new RegExp(QUOTE_OR_BRACKET);
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const { 0: token, index } = found;
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '"') {
      COLON.lastIndex = endOfString(text, index) + 1;
      tokens.lastIndex = COLON.lastIndex;
      if (!COLON.test(text)) continue;
      const name = JSON.parse(text.slice(index, tokens.lastIndex)) as string;
      if (open.at(-1)?.has(name) === true) return name;
      open.at(-1)?.add(name);
    } else open.pop();
  }
  return undefined;
}
