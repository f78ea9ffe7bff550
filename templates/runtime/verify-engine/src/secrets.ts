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
  readonly #all = new Set<string>();
  /** Secrets by their first characters, the longest first. */
  readonly #byStart = new Map<string, string[]>();
  /** Marks the first two characters of secrets, so that a text without any is read fast. */
  readonly #pairs = new Uint8Array(1 << 16);
  #comparisons = 0;

  /** Tests whether a secret is known, or too short to be one. */
  has(secret: string): boolean {
    return secret.length < MIN_SECRET || this.#all.has(secret);
  }

  add(secret: string): void {
    if (this.has(secret) || secret === REDACTED) return;
    this.#all.add(secret);
    const same = this.#startingLike(secret);
    const place = same.findIndex((other) => other.length < secret.length);
    same.splice(place < 0 ? same.length : place, 0, secret);
    this.#byStart.set(secret.slice(0, MIN_SECRET), same);
    this.#pairs[pairAt(secret, 0)] = 1;
    const [oldest] = this.#all;
    if (this.#all.size > MAX_SECRETS && oldest !== undefined) this.#delete(oldest);
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

  #delete(secret: string): void {
    this.#all.delete(secret);
    const rest = this.#startingLike(secret).filter((other) => other !== secret);
    if (rest.length === 0) this.#byStart.delete(secret.slice(0, MIN_SECRET));
    else this.#byStart.set(secret.slice(0, MIN_SECRET), rest);
  }
}

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & 0xffff;
}
