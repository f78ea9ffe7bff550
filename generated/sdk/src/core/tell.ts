/** Runs what a caller hung in; what it throws is ignored, see hooks.ts. */
export function tell(run: () => void): void {
  try {
    run();
  } catch {
    // A log that fails must not make a call fail.
  }
}
