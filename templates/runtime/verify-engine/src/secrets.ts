import { REDACTED } from '#mock/inspection.ts';
import { readEscapes } from './escapes.ts';

/** Shorter texts would occur everywhere. */
const MIN_SECRET = 4;
/** Secrets beyond this number replace the oldest. */
const MAX_SECRETS = 5_000;
/**
 * Limit of the comparisons of one body, each of sixteen characters: secrets of many lengths may begin alike, and a body
 * may repeat that beginning.
 */
const MAX_COMPARISONS = 20_000_000;

/** Escapes of escapes that are read, such as those of markup in JSON in JSON. */
const MAX_ESCAPES = 3;

/** Secrets that are searched in texts. Of those that begin at the same place, the longest is found. */
export class Secrets {
  /** Secrets with all their spellings, the oldest first. */
  readonly #all = new Map<string, ReadonlySet<string>>();
  /** Numbers of secrets that are written so. */
  readonly #uses = new Map<string, number>();
  /** Spellings by their first characters and their length, the longest first. */
  readonly #byStart = new Map<string, ReadonlyMap<number, Set<string>>>();
  /** Marks the first two characters of spellings, so that a text without any is read fast. */
  readonly #pairs = new Uint8Array(1 << 16);
  #comparisons = 0;

  /** Tests whether a secret is known, or too short to be one. */
  has(secret: string): boolean {
    return secret.length < MIN_SECRET || this.#all.has(secret);
  }

  /** Adds a secret with other spellings of it. */
  add(secret: string, others: readonly string[] = []): void {
    if (this.has(secret)) return;
    const spellings = new Set([secret, ...others].filter((text) => text !== REDACTED));
    this.#all.set(secret, spellings);
    for (const text of spellings) this.#addSpelling(text);
    const [[oldest, forgotten] = ['', []]] = this.#all;
    if (this.#all.size <= MAX_SECRETS) return;
    this.#all.delete(oldest);
    for (const text of forgotten) this.#deleteSpelling(text);
  }

  #addSpelling(text: string): void {
    const uses = this.#uses.get(text) ?? 0;
    this.#uses.set(text, uses + 1);
    if (uses > 0) return;
    const start = text.slice(0, MIN_SECRET);
    const lengths = this.#byStart.get(start) ?? new Map<number, Set<string>>();
    const same = lengths.get(text.length);
    if (same === undefined) {
      const all = [...lengths, [text.length, new Set([text])] as const];
      this.#byStart.set(start, new Map(all.toSorted(([one], [other]) => other - one)));
    } else same.add(text);
    this.#pairs[pairAt(text, 0)] = 1;
  }

  /** Begins another body. */
  restart(): void {
    this.#comparisons = 0;
  }

  /** Replaces secrets in a text of the body; all of the text if the body takes too many comparisons. */
  redact(text: string): string {
    const places = this.#placesIn(text);
    let read = readEscapes(text);
    for (let level = 0; level < MAX_ESCAPES && read !== undefined; level += 1) {
      const { starts, text: inner } = read;
      for (const [start, end] of this.#placesIn(inner)) places.push([starts[start] ?? 0, starts[end] ?? 0]);
      const deeper = readEscapes(inner);
      read = deeper && { text: deeper.text, starts: deeper.starts.map((start) => starts[start] ?? 0) };
    }
    if (this.#comparisons > MAX_COMPARISONS) return REDACTED;
    let [shown, from] = ['', 0];
    for (const [start, end] of places.toSorted(([one], [other]) => one - other)) {
      if (start >= from) shown += text.slice(from, start) + REDACTED;
      from = Math.max(from, end);
    }
    return shown + text.slice(from);
  }

  /** Returns where secrets begin and end in a text. */
  #placesIn(text: string): [start: number, end: number][] {
    const places: [number, number][] = [];
    for (let at = 0; at + MIN_SECRET <= text.length; at += 1) {
      if (this.#pairs[pairAt(text, at)] !== 1) continue;
      const length = this.#lengthAt(text, at);
      if (this.#comparisons > MAX_COMPARISONS) break;
      if (length === 0) continue;
      places.push([at, at + length]);
      at += length - 1;
    }
    return places;
  }

  /** Returns the length of the longest secret at a place of a text. */
  #lengthAt(text: string, at: number): number {
    for (const [length, secrets] of this.#byStart.get(text.slice(at, at + MIN_SECRET)) ?? []) {
      this.#comparisons += 1 + (length >> 4);
      if (this.#comparisons > MAX_COMPARISONS) return 0;
      if (secrets.has(text.slice(at, at + length))) return length;
    }
    return 0;
  }

  #deleteSpelling(text: string): void {
    const uses = (this.#uses.get(text) ?? 0) - 1;
    if (uses > 0) return void this.#uses.set(text, uses);
    this.#uses.delete(text);
    const start = text.slice(0, MIN_SECRET);
    const lengths = [...(this.#byStart.get(start) ?? [])];
    this.#byStart.get(start)?.get(text.length)?.delete(text);
    const rest = lengths.filter(([, secrets]) => secrets.size > 0);
    if (rest.length === 0) this.#byStart.delete(start);
    else if (rest.length < lengths.length) this.#byStart.set(start, new Map(rest));
  }
}

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & 0xffff;
}
