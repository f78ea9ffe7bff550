import { REDACTED } from '#mock/inspection.ts';

/** Shorter texts would occur everywhere. */
const MIN_SECRET = 4;
/** Secrets beyond this number replace the oldest. */
const MAX_SECRETS = 5_000;
/**
 * Limit of the comparisons of one body, each of sixteen characters: many secrets may begin alike, and a body may repeat
 * that beginning.
 */
const MAX_COMPARISONS = 20_000_000;

/** Secrets that are searched in texts. Of those that begin at the same place, the longest is found. */
export class Secrets {
  /** Secrets with all their spellings, the oldest first. */
  readonly #all = new Map<string, ReadonlySet<string>>();
  /** Numbers of secrets that are written so. */
  readonly #uses = new Map<string, number>();
  /** Spellings by their first characters, the longest first. */
  readonly #byStart = new Map<string, string[]>();
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
    const same = this.#startingLike(text);
    const place = same.findIndex((other) => other.length < text.length);
    same.splice(place < 0 ? same.length : place, 0, text);
    this.#byStart.set(text.slice(0, MIN_SECRET), same);
    this.#pairs[pairAt(text, 0)] = 1;
  }

  /** Begins another body. */
  restart(): void {
    this.#comparisons = 0;
  }

  /** Replaces secrets in a text of the body; all of the text if the body takes too many comparisons. */
  redact(text: string): string {
    let [shown, from] = ['', 0];
    for (let at = 0; at + MIN_SECRET <= text.length; at += 1) {
      if (this.#pairs[pairAt(text, at)] !== 1) continue;
      const found = this.#byStart.get(text.slice(at, at + MIN_SECRET))?.find((secret) => this.#isAt(text, at, secret));
      if (this.#comparisons > MAX_COMPARISONS) return REDACTED;
      if (found === undefined) continue;
      shown += text.slice(from, at) + REDACTED;
      from = at + found.length;
      at = from - 1;
    }
    return shown + text.slice(from);
  }

  #isAt(text: string, at: number, secret: string): boolean {
    this.#comparisons += 1 + (secret.length >> 4);
    return this.#comparisons > MAX_COMPARISONS || text.startsWith(secret, at);
  }

  #startingLike(secret: string): string[] {
    return this.#byStart.get(secret.slice(0, MIN_SECRET)) ?? [];
  }

  #deleteSpelling(text: string): void {
    const uses = (this.#uses.get(text) ?? 0) - 1;
    if (uses > 0) return void this.#uses.set(text, uses);
    this.#uses.delete(text);
    const rest = this.#startingLike(text).filter((other) => other !== text);
    if (rest.length === 0) this.#byStart.delete(text.slice(0, MIN_SECRET));
    else this.#byStart.set(text.slice(0, MIN_SECRET), rest);
  }
}

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & 0xffff;
}
