import { SdkError } from './sdk-error.ts';

/** The answer is truncated, mis-encoded or of another type than the operation's; `status` is that of the answer. */
export class ResponseParseError extends SdkError {
  static override readonly kind: string = 'ResponseParseError';
}
