import { SdkError } from './sdk-error.ts';

/** The answer's status is not a success; this class itself where none of its own stands for the status. */
export class StatusError extends SdkError {
  static override readonly kind: string = 'StatusError';
  declare readonly status: number;
  /** How long the server asks to wait before the next attempt, in milliseconds, where it says so. */
  declare readonly retryAfterMs?: number;
}
