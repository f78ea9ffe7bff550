import { SdkError } from './sdk-error.ts';

/** The decoded answer has more bytes than `maxAnswerBytes`. */
export class AnswerTooLargeError extends SdkError {
  static override readonly kind: string = 'AnswerTooLargeError';
}
