/** Thrown for a command line that cannot be used. The message says what is wrong and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
