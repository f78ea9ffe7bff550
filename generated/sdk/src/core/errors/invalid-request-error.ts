import { SdkError } from './sdk-error.ts';

/**
 * The request was refused before anything was sent: a value that would leave its place, or options that contradict each
 * other.
 */
export class InvalidRequestError extends SdkError {
  static override readonly kind: string = 'InvalidRequestError';
}
