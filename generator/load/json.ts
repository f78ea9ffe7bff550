import { Buffer } from 'node:buffer';
import { isObject, type Json, below, type Pointer } from '../model/json.ts';
import { limits } from './limits.ts';
import type { ContainerEnds, ParsedText, Text, TextFault } from './parsed-text.ts';

/** Parses JSON strictly: no duplicate keys, no trailing text, no deeper than the limit. Offsets are in bytes. */
export function parseJson({ text, bytes }: Text): ParsedText {
  const { colons, ends, tooDeepAt } = scan(bytes);
  if (tooDeepAt !== undefined)
    return { faults: [{ code: 'too-deep', offset: tooDeepAt, details: [String(limits.depth)] }] };
  try {
    const value: Json = JSON.parse(text);
    const count = countMembers(value);
    const isFaultless = Number.isFinite(count) && count === colons;
    if (isFaultless) return { value, faults: [], ends };
    const faults = faultsIn(bytes, skipSpace(bytes, 0), '', new Map());
    return { value: Number.isFinite(count) ? value : JSON.parse(text, reviveNumber), faults, ends };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { faults: [syntaxFault(text)] };
  }
}

function syntaxFault(text: string): TextFault {
  const at = jsonErrorOffset(text);
  const found = at >= text.length ? 'the text ends too early' : `unexpected ${JSON.stringify(text.slice(at, at + 12))}`;
  return { code: 'syntax-invalid', offset: Buffer.byteLength(text.slice(0, at)), details: ['JSON', found] };
}

function reviveNumber(_key: string, value: Json): Json {
  return typeof value === 'number' ? closestNumber(value) : value;
}

/** Returns the finite number that is closest to a number of a text, which may be `1e400`. */
export function closestNumber(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}

/** Counts the members of a value and of all values in it. Returns infinity if a number in it is infinite. */
function countMembers(value: Json): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Infinity;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (!isObject(value)) for (const item of value) count += countMembers(item);
  else
    // `for in` makes no list of keys, which matters here: this visits every value of the document.
    for (const key in value) {
      const inner = value[key];
      count += 1;
      if (typeof inner === 'object' || typeof inner === 'number') count += countMembers(inner);
    }
  return count;
}

interface Scan {
  /** Colons outside of strings: as many as the text has members, duplicates included. */
  readonly colons: number;
  readonly ends: ContainerEnds;
  /** The offset of the first container beyond the depth limit. */
  readonly tooDeepAt?: number;
}

function scan(bytes: Buffer): Scan {
  let colons = 0;
  const ends: ContainerEnds = new Map();
  const open: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    // Nearly half of a formatted text is indentation.
    if (byte === 0x20) continue;
    if (byte === 0x22) at = skipString(bytes, at) - 1;
    else if (byte === 0x3a) colons += 1;
    else if (byte === 0x7d || byte === 0x5d) closeContainer(open, at + 1, ends);
    else if ((byte === 0x7b || byte === 0x5b) && open.push(at) > limits.depth) return { colons, ends, tooDeepAt: at };
  }
  return { colons, ends };
}

/** Finds duplicate keys, and numbers beyond the range of JavaScript. */
function faultsIn(bytes: Buffer, offset: number, pointer: Pointer, ends: ContainerEnds): readonly TextFault[] {
  const seen = new Set<string>();
  const isMap = bytes[offset] === 0x7b;
  return membersAt(bytes, offset, ends).flatMap(({ key, keyOffset, valueOffset }): readonly TextFault[] => {
    const here = below(pointer, key);
    const isDuplicate = isMap && seen.has(key);
    seen.add(key);
    return [
      ...(isDuplicate ? [{ code: 'key-duplicate', offset: keyOffset, pointer: here, details: [key] } as const] : []),
      ...numberFaults(bytes, valueOffset, here),
      ...faultsIn(bytes, valueOffset, here, ends),
    ];
  });
}

function numberFaults(bytes: Buffer, offset: number, pointer: Pointer): readonly TextFault[] {
  const [number] = /^-?[\d.]+(?:e\+?\d+)?/i.exec(bytes.toString('latin1', offset, offset + 400)) ?? ['0'];
  return Number.isFinite(Number(number)) ? [] : [{ code: 'number-too-large', offset, pointer, details: [number] }];
}

/** A member of a JSON container, with the offsets of its key (of the value itself in an array) and its value. */
export interface JsonMember {
  readonly key: string;
  readonly keyOffset: number;
  readonly valueOffset: number;
}

/** Nesting levels whose ends are recorded. Deeper containers are small, and recording them costs memory. */
const RECORDED_LEVELS = 5;

/** Lists the members of the container at an offset of a valid JSON text, duplicates included; none for a scalar. */
export function membersAt(bytes: Buffer, offset: number, ends: ContainerEnds): readonly JsonMember[] {
  const opening = bytes[offset];
  if (opening !== 0x7b && opening !== 0x5b) return [];
  const members: JsonMember[] = [];
  let at = skipSpace(bytes, offset + 1);
  while (at < bytes.length && bytes[at] !== 0x7d && bytes[at] !== 0x5d) {
    const member =
      opening === 0x7b ? namedMember(bytes, at) : { key: String(members.length), keyOffset: at, valueOffset: at };
    members.push(member);
    at = skipSpace(bytes, skipValue(bytes, member.valueOffset, ends));
    if (bytes[at] === 0x2c) at = skipSpace(bytes, at + 1);
  }
  return members;
}

/** Returns the offset of the next byte that is not white space. */
export function skipSpace(bytes: Buffer, offset: number): number {
  let at = offset;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

function namedMember(bytes: Buffer, keyOffset: number): JsonMember {
  const end = skipString(bytes, keyOffset);
  const key: unknown = JSON.parse(bytes.toString('utf8', keyOffset, end));
  const colon = skipSpace(bytes, end);
  return { key: String(key), keyOffset, valueOffset: skipSpace(bytes, colon + 1) };
}

function skipValue(bytes: Buffer, offset: number, ends: ContainerEnds): number {
  const first = bytes[offset];
  if (first === 0x22) return skipString(bytes, offset);
  if (first === 0x7b || first === 0x5b) return ends.get(offset) ?? skipContainer(bytes, offset, ends);
  let at = offset;
  while (at < bytes.length && !endsScalar(bytes[at])) at += 1;
  return at;
}

function skipContainer(bytes: Buffer, offset: number, ends: ContainerEnds): number {
  const open: number[] = [];
  for (let at = offset; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) at = skipString(bytes, at) - 1;
    else if (byte === 0x7b || byte === 0x5b) open.push(at);
    else if (byte === 0x7d || byte === 0x5d) {
      closeContainer(open, at + 1, ends);
      if (open.length === 0) return at + 1;
    }
  }
  return bytes.length;
}

function closeContainer(open: number[], end: number, ends: ContainerEnds): void {
  const start = open.pop();
  if (start !== undefined && open.length < RECORDED_LEVELS) ends.set(start, end);
}

function skipString(bytes: Buffer, offset: number): number {
  for (let at = offset + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) return at + 1;
    if (byte === 0x5c) at += 1;
  }
  return bytes.length;
}

function endsScalar(byte: number | undefined): boolean {
  return byte === 0x2c || byte === 0x5d || byte === 0x7d || isSpace(byte);
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

const UNESCAPED = '[^"\\\\\\u0000-\\u001f]*';
const STRING = `"${UNESCAPED}(?:\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})${UNESCAPED})*"`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const TOKEN = new RegExp(`[{}\\[\\],:]|${STRING}|${NUMBER}|true|false|null`, 'y');
const TEXT_SPACE = /[ \n\r\t]*/y;

/** First characters of the tokens that may begin a value; `0` stands for every scalar but a string. */
const VALUE = '{["0';
const KEY = '"';

/**
 * Finds the offset of the first syntax error in a text that is not JSON (RFC 8259). `JSON.parse` is fast but does not
 * always report an offset, so the text is read again after it has failed. Not recursive, so that nesting is no limit.
 */
function jsonErrorOffset(text: string): number {
  /** The brackets that close what is open. */
  const open: string[] = [];
  let allowed = VALUE;
  let at = matchEnd(TEXT_SPACE, text, 0) ?? 0;
  while (at < text.length) {
    const end = matchEnd(TOKEN, text, at);
    const token = /[-\dtfn]/.test(text.charAt(at)) ? '0' : text.charAt(at);
    if (end === undefined || !allowed.includes(token)) return at;
    allowed = allowedAfter(token, allowed, open);
    at = matchEnd(TEXT_SPACE, text, end) ?? end;
  }
  return at;
}

/** Returns the first characters of the tokens that may follow a token, and opens or closes its container. */
function allowedAfter(token: string, allowed: string, open: string[]): string {
  switch (token) {
    case '{':
      open.push('}');
      return `${KEY}}`;
    case '[':
      open.push(']');
      return `${VALUE}]`;
    case ':':
      return VALUE;
    case ',':
      return open.at(-1) === '}' ? KEY : VALUE;
    default: {
      if (token === KEY && allowed.startsWith(KEY)) return ':';
      if (token === open.at(-1)) open.pop();
      const close = open.at(-1);
      return close === undefined ? '' : `,${close}`;
    }
  }
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
