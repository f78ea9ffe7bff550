import { isNestedDeeperThan } from '#shared/json.ts';
import { isObject, type Json, member } from '../json.ts';
import { HttpError, parseHeaderParameters } from './message.ts';

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
  if (isNestedDeeperThan(MAX_JSON_DEPTH, text))
    throw new HttpError(400, `The body is nested deeper than ${MAX_JSON_DEPTH} levels.`);
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

function requireSafeNames(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__'))
    throw new HttpError(400, 'A property must not be called "__proto__".');
  for (const inner of Object.values(value)) requireSafeNames(inner);
}

/** JSON texts that arrive one by one: a line each, or each after a record separator (RFC 7464). */
const JSON_LINES =
  /^(?:application|text)\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-seq)|stream\+json|.+\+json-seq)$/;

/**
 * Serializes a sequence of items: JSON texts or server-sent events. A list is the sequence, any other value its only
 * item, and a text the whole body if it is one already.
 *
 * @returns `undefined` for other media types
 */
export function serializeSequence(body: Json, mediaType: string): string | undefined {
  const isEvents = mediaType === 'text/event-stream';
  if (!isEvents && !JSON_LINES.test(mediaType)) return undefined;
  if (typeof body === 'string' && (!isEvents || /^(?:data|event|id|retry)?:/m.test(body))) return body;
  const items = Array.isArray(body) ? body : [body];
  const separator = mediaType.endsWith('json-seq') ? '\u001e' : '';
  return items.map((item) => (isEvents ? serializeEvent(item) : `${separator}${JSON.stringify(item)}\n`)).join('');
}

/** The fields of an event of a `text/event-stream`. */
const EVENT_FIELDS = ['event', 'id', 'retry', 'data'];

/** Serializes an event, or a value that is the data of one. */
function serializeEvent(item: Json): string {
  const isEvent =
    isObject(item) &&
    member(item, 'data') !== undefined &&
    Object.keys(item).every((key) => EVENT_FIELDS.includes(key));
  const fields = isEvent ? EVENT_FIELDS.map((name) => [name, member(item, name)] as const) : [['data', item] as const];
  const lines = fields.flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.split(/\r\n|\n|\r/).map((line) => `${name}: ${line}\n`);
  });
  return `${lines.join('')}\n`;
}

/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly contentType?: string;
  readonly bytes: Uint8Array;
}

const MAX_PARTS = 100;

/** Parses a multipart body (RFC 2046, section 5.1.1). @throws HttpError 400 if it is malformed */
export function parseMultipart(contentType: string, body: Uint8Array): readonly Part[] {
  const boundary = parseHeaderParameters(contentType).get('boundary') ?? '';
  if (boundary === '') throw new HttpError(400, 'The content type of the multipart body has no boundary.');
  // One character per byte, so that positions in the string are those of the bytes.
  const text = toBinaryString(body);
  const delimiter = toBinaryString(encodeUtf8(`\r\n--${boundary}`));
  const parts: Part[] = [];
  let from = endOfFirstDelimiter(text, delimiter);
  while (from >= 0) {
    if (text.startsWith('--', from)) return parts;
    if (parts.length === MAX_PARTS) throw new HttpError(400, `The multipart body has more than ${MAX_PARTS} parts.`);
    const end = text.indexOf(delimiter, from);
    if (end < 0) break;
    parts.push(parsePart(body.subarray(from + 2, end), text.slice(from + 2, end)));
    from = end + delimiter.length;
  }
  throw new HttpError(400, 'The multipart body is malformed.');
}

/** Returns the end of the first delimiter, which needs no line break before it at the start of the body. */
function endOfFirstDelimiter(text: string, delimiter: string): number {
  if (text.startsWith(delimiter.slice(2))) return delimiter.length - 2;
  const start = text.indexOf(delimiter);
  return start < 0 ? start : start + delimiter.length;
}

function parsePart(bytes: Uint8Array, text: string): Part {
  const split = text.indexOf('\r\n\r\n');
  if (split < 0) throw new HttpError(400, 'A part of the multipart body has no header.');
  // A line that begins with a space continues the line before it, as mail programs fold long ones.
  const header = decodeUtf8(bytes.subarray(0, split)).replaceAll(/\r\n[\t ]+/g, ' ');
  const disposition = parseHeaderParameters(/^content-disposition:(.*)$/im.exec(header)?.[1] ?? '');
  const name = disposition.get('name');
  if (name === undefined) throw new HttpError(400, 'A part of the multipart body has no name.');
  const fileName = disposition.get('filename');
  const contentType = /^content-type:(.*)$/im.exec(header)?.[1]?.trim();
  return {
    name,
    bytes: bytes.subarray(split + 4),
    ...(fileName === undefined ? {} : { fileName }),
    ...(contentType === undefined ? {} : { contentType }),
  };
}

const encoder = new TextEncoder();
/** Keeps a byte order mark, as `Buffer` does. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const strictDecoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
/** Characters per call of `String.fromCharCode`, which takes a limited number of arguments. */
const CHUNK_LENGTH = 8192;

/** Encodes a text as UTF-8. Bytes are returned as they are. */
export function encodeUtf8(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? encoder.encode(text) : text;
}

/** Decodes UTF-8; invalid bytes become replacement characters. */
export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Decodes UTF-8, or returns `undefined` if the bytes are invalid. */
export function tryDecodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Converts bytes to a string with one character per byte, so that string functions can work on binary data. */
export function toBinaryString(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK_LENGTH)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK_LENGTH)));
  return parts.join('');
}

/** Converts a string with one character per byte to bytes. */
function fromBinaryString(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Encodes a string with one character per byte as Base64. */
export function encodeBase64(binary: string): string {
  return btoa(binary);
}

/**
 * Decodes Base64 in both alphabets, with or without padding. It is as lenient as servers usually are: characters that
 * are in neither alphabet are ignored.
 */
export function decodeBase64(text: string): Uint8Array {
  const [unpadded = ''] = text.split('=', 1);
  const letters = unpadded
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^A-Za-z\d+/]/g, '');
  // A last group of one letter holds no whole byte.
  return fromBinaryString(atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters));
}

/** Encodes a text as URL-safe Base64 of its UTF-8, without padding (RFC 4648, section 5). */
export function encodeBase64Url(data: string | Uint8Array): string {
  const base64 = encodeBase64(toBinaryString(encodeUtf8(data)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
