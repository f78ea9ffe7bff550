import { SdkError } from './sdk-error.ts';

/** The decoded answer has more bytes than `maxResponseBytes`. */
export class ResponseTooLargeError extends SdkError {
  static override readonly kind: string = 'ResponseTooLargeError';
}
