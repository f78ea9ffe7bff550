import { SdkError } from './sdk-error.ts';

/** No byte came within `idleTimeoutMs`, or the whole call took longer than `timeoutMs`. */
export class TimeoutError extends SdkError {
  static override readonly kind: string = 'TimeoutError';
}
