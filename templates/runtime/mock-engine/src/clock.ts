import { HttpError } from './http/message.ts';
import type { JsonObject } from './json.ts';
import { isDate, isDateTime } from '#shared/validation/formats.ts';

/** Hint in errors about an invalid timestamp. */
export const TIMESTAMP_HINT =
  'Use ISO 8601 with an offset, such as 2026-01-31T10:00:00Z, or a date, which means its start in UTC.';

/** Parses a date-time with offset, or a date in UTC, to milliseconds since 1970; `undefined` for any other text. */
export function parseTimestamp(text: string): number | undefined {
  if (isDate(text)) return Date.parse(text);
  if (!isDateTime(text)) return undefined;
  const time = Date.parse(text.toUpperCase().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time) ? undefined : time;
}

/** Returns the time of a date, also of one by the class of fake timers. */
function timeOf(moment: unknown): number | undefined {
  const isDateLike = typeof moment === 'object' && moment !== null && 'getTime' in moment;
  return isDateLike && typeof moment.getTime === 'function' ? Number(moment.getTime()) : undefined;
}

/** First and last time that can be written: years have four digits. */
const FIRST = Date.parse('0000-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Tests whether a time in milliseconds since 1970 can be written with a year of four digits. */
export function isRepresentable(time: number): boolean {
  return time >= FIRST && time <= LAST;
}

/** Clock of a space: the system's, fixed, or advanced. */
export class Clock {
  #fixed: number | undefined;
  #shift = 0;
  readonly #waiting = new Set<() => void>();
  #written = { time: Number.NaN, text: '' };
  /** Called after each change, but not after `restore`. */
  onChange: (() => void) | undefined = undefined;

  /** Current time in milliseconds since 1970. */
  now(): number {
    return (this.#fixed ?? Date.now()) + this.#shift;
  }

  /** Returns the current time in UTC, such as `2026-01-31T10:00:00.000Z`. */
  timestamp(): string {
    const time = this.now();
    // Many requests are handled in one millisecond.
    if (time !== this.#written.time) this.#written = { time, text: new Date(time).toISOString() };
    return this.#written.text;
  }

  /**
   * Stops the clock at a time; it moves only when it is advanced.
   *
   * @param moment - a date, an ISO 8601 date-time with offset, or a date in UTC
   * @throws TypeError for an invalid time, or one outside of the years 0 to 9999
   */
  fix(moment: Date | string): void {
    const time = typeof moment === 'string' ? parseTimestamp(moment) : timeOf(moment);
    if (time === undefined || !isRepresentable(time))
      throw new TypeError(`${JSON.stringify(moment)} is not a valid time. ${TIMESTAMP_HINT}`);
    this.#fixed = time;
    this.#shift = 0;
    this.#wake();
    this.onChange?.();
  }

  /**
   * Advances the clock.
   *
   * @param milliseconds - how far
   * @throws HttpError for a negative value, or beyond the year 9999
   */
  advance(milliseconds: number): void {
    if (typeof milliseconds !== 'number') throw new HttpError(400, 'The clock advances by a number of milliseconds.');
    if (milliseconds < 0) throw new HttpError(400, 'The clock cannot go back: milliseconds must not be negative.');
    const time = this.now() + milliseconds;
    if (!isRepresentable(time)) throw new HttpError(400, 'The time is out of range: years must be from 0 to 9999.');
    this.#shift += milliseconds;
    this.#wake();
    this.onChange?.();
  }

  /** Returns to the system's time. */
  release(): void {
    this.#fixed = undefined;
    this.#shift = 0;
    this.#wake();
    this.onChange?.();
  }

  /** Returns the state of the clock, for other processes. */
  serialize(): JsonObject {
    return { fixed: this.#fixed ?? null, shift: this.#shift };
  }

  /** Sets the clock to a state; without members, to the system's time. */
  restore({ fixed, shift }: JsonObject): void {
    this.#fixed = typeof fixed === 'number' ? fixed : undefined;
    this.#shift = Number(shift ?? 0);
    this.#wake();
  }

  /** Waits until this clock has advanced by some milliseconds, or until a signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const due = this.now() + milliseconds;
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (): void => {
        clearTimeout(timer);
        const left = due - this.now();
        if (left > 0 && !signal.aborted) {
          // A fixed clock only moves when it is told to.
          if (this.#fixed === undefined) timer = setTimeout(look, left);
          return;
        }
        this.#waiting.delete(look);
        signal.removeEventListener('abort', look);
        resolve();
      };
      this.#waiting.add(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  /** Lets everything that waits look at the time again. */
  #wake(): void {
    for (const look of this.#waiting) look();
  }
}
