/** Time and chance as the client sees them, so that a test can set both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
  /** A number from 0 up to, but not including, 1: the jitter of the pauses between attempts. */
  random(): number;
}

/** The time of the machine; looked up at each call, so that a test's fake timers are seen. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
  random: () => Math.random(),
};
