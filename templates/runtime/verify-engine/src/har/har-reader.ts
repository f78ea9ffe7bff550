import { type Json, isObject } from '#shared/json.ts';

/** Largest entry that is read; a larger one is skipped and reported. */
const MAX_ENTRY_BYTES = 128 * 1024 * 1024;
/** Deepest nesting of an entry; bodies are texts in it, so real ones have about six levels. */
const MAX_ENTRY_DEPTH = 100;

/** Entry of an HTTP Archive, or the reason why it could not be read. */
export type HarEntry =
  | { readonly kind: 'entry'; readonly number: number; readonly value: Json }
  | { readonly kind: 'unreadable'; readonly number: number; readonly message: string };

/** Thrown for a file that is no HTTP Archive, or ends too early. Entries before the place were read. */
export class HarError extends Error {
  override readonly name = 'HarError';
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COLON = 0x3a;

/** Depth inside `{ "log": { "entries": [` … */
const ENTRIES_DEPTH = 3;

/**
 * Reads the entries of an HTTP Archive (HAR 1.2) one by one, in constant memory: only one entry is parsed at a time.
 *
 * @throws HarError with the byte where the file ends too early or is no HTTP Archive
 */
export async function* readHar(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<HarEntry> {
  const scanner = new HarScanner();
  for await (const chunk of chunks) yield* scanner.scan(chunk);
  scanner.end();
}

/** Splits the bytes of an archive into entries. */
class HarScanner {
  #offset = 0;
  #depth = 0;
  #inString = false;
  /** The last byte of the chunk before escapes the first of the next. */
  #isEscaped = false;
  #hasEntries = false;
  #inEntries = false;
  #number = 0;
  /** Depth of nesting within the current entry that was too deep. */
  #isTooDeep = false;
  #size = 0;
  #parts: Uint8Array[] = [];
  #isInEntry = false;
  /** Text of the last string at the depth of the archive's own members. */
  #text = '';
  readonly #keys: string[] = [];

  *scan(chunk: Uint8Array): Generator<HarEntry> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.#inString) {
        at = this.#skipString(chunk, at);
        continue;
      }
      const edge = this.#take(chunk[at], at);
      if (edge === 'start') start = at;
      else if (edge === 'end') yield this.#entry(chunk.subarray(start, at + 1));
    }
    if (this.#isInEntry) this.#keep(chunk.subarray(start));
    this.#offset += chunk.length;
  }

  /** Takes a byte outside of strings, and says whether an entry starts or ends with it. */
  #take(byte: number | undefined, at: number): 'start' | 'end' | undefined {
    switch (byte) {
      case QUOTE:
        this.#openString();
        return undefined;
      case OPEN_BRACE:
      case OPEN_BRACKET:
        return this.#open(byte) ? 'start' : undefined;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        return this.#close(byte, at) ? 'end' : undefined;
      case COLON:
        if (this.#depth < ENTRIES_DEPTH) this.#keys[this.#depth] = this.#text;
        return undefined;
      default:
        return undefined;
    }
  }

  /** @throws HarError if the archive is incomplete */
  end(): void {
    if (this.#depth > 0 || this.#inString)
      throw new HarError(
        `The archive ends at byte ${this.#offset}, in ${this.#isInEntry ? `exchange ${this.#number}` : 'the middle'}: it is truncated. Record it again, or ignore the rest.`,
      );
    if (!this.#hasEntries) throw new HarError('The file is no HTTP Archive: it has no list log.entries (HAR 1.2).');
  }

  #openString(): void {
    this.#inString = true;
    if (this.#depth < ENTRIES_DEPTH) this.#text = '';
  }

  /** Skips to the end of a string, and returns the index of its last byte in the chunk. */
  #skipString(chunk: Uint8Array, from: number): number {
    let at = from;
    if (this.#isEscaped) {
      this.#isEscaped = false;
      at += 1;
    }
    let close = chunk.indexOf(QUOTE, at);
    while (close >= 0 && isEscapedAt(chunk, close, at)) close = chunk.indexOf(QUOTE, close + 1);
    const end = close < 0 ? chunk.length : close;
    if (this.#depth < ENTRIES_DEPTH && this.#text.length < 20)
      this.#text += String.fromCharCode(...chunk.subarray(from, Math.min(end, from + 20)));
    this.#inString = close < 0;
    this.#isEscaped = close < 0 && isEscapedAt(chunk, chunk.length, at);
    return close < 0 ? chunk.length : close;
  }

  /** Returns whether an entry starts. */
  #open(byte: number): boolean {
    if (byte === OPEN_BRACKET && this.#depth === 2 && this.#keys[1] === 'log' && this.#keys[2] === 'entries') {
      this.#hasEntries = true;
      this.#inEntries = true;
    }
    this.#depth += 1;
    if (this.#isInEntry) this.#isTooDeep ||= this.#depth > ENTRIES_DEPTH + MAX_ENTRY_DEPTH;
    const starts = this.#inEntries && !this.#isInEntry && this.#depth === ENTRIES_DEPTH + 1;
    if (starts) {
      this.#isInEntry = true;
      this.#isTooDeep = false;
      this.#size = 0;
      this.#number += 1;
    }
    return starts;
  }

  /** Returns whether an entry ends. */
  #close(byte: number, at: number): boolean {
    if (this.#depth === 0)
      throw new HarError(
        `The file is no JSON: byte ${this.#offset + at} closes what is not open (${String.fromCharCode(byte)}).`,
      );
    this.#depth -= 1;
    if (this.#inEntries && this.#depth === ENTRIES_DEPTH - 1) this.#inEntries = false;
    const ends = this.#isInEntry && this.#depth === ENTRIES_DEPTH;
    if (ends) this.#isInEntry = false;
    return ends;
  }

  /** Keeps the part of an entry that goes on in the next chunk. */
  #keep(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size > MAX_ENTRY_BYTES) this.#parts = [];
    else this.#parts.push(part.slice());
  }

  #entry(last: Uint8Array): HarEntry {
    const parts = this.#parts;
    this.#parts = [];
    const number = this.#number;
    const unreadable = (message: string): HarEntry => ({ kind: 'unreadable', number, message });
    if (this.#size + last.length > MAX_ENTRY_BYTES)
      return unreadable(`is larger than ${MAX_ENTRY_BYTES / 1024 / 1024} MB`);
    if (this.#isTooDeep) return unreadable(`is nested deeper than ${MAX_ENTRY_DEPTH} levels`);
    const bytes = parts.length === 0 ? last : Buffer.concat([...parts, last]);
    try {
      const value: Json = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
      return isObject(value) ? { kind: 'entry', number, value } : unreadable('is no object');
    } catch (error) {
      return unreadable(`is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Tests whether an odd number of backslashes stands before an index. */
function isEscapedAt(chunk: Uint8Array, index: number, from: number): boolean {
  let at = index;
  while (at > from && chunk[at - 1] === BACKSLASH) at -= 1;
  return (index - at) % 2 === 1;
}
