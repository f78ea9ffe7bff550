import { SdkError } from './sdk-error.ts';

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortedError extends SdkError {
  static override readonly kind: string = 'AbortedError';
}
