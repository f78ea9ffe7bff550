import { Refusal } from './refusal.ts';

/** What the time is for the mock: the machine's, fixed, or moved. */
export class Clock {
  #fixed: number | undefined;
  #shift = 0;
  #written = { time: Number.NaN, text: '' };

  /** Milliseconds since 1970. */
  now(): number {
    return (this.#fixed ?? Date.now()) + this.#shift;
  }

  /** The moment as the interface writes it. */
  timestamp(): string {
    const time = this.now();
    // Many requests are answered in one millisecond.
    if (time !== this.#written.time) this.#written = { time, text: new Date(time).toISOString() };
    return this.#written.text;
  }

  /** Stops the clock at a moment; it moves only when it is advanced. */
  fix(moment: Date | string): void {
    const time = new Date(moment).getTime();
    if (Number.isNaN(time)) throw new TypeError(`Not a moment in time: ${String(moment)}`);
    this.#fixed = time;
    this.#shift = 0;
  }

  /**
   * Moves the clock on.
   *
   * @throws Refusal where no date would be left
   */
  advance(milliseconds: number): void {
    const time = this.now() + milliseconds;
    if (Number.isNaN(new Date(time).getTime())) throw new Refusal(400, 'No clock can show that moment.');
    this.#shift += milliseconds;
  }

  /** Back to the time of the machine. */
  release(): void {
    this.#fixed = undefined;
    this.#shift = 0;
  }
}
