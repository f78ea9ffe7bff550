import { SdkError } from './sdk-error.ts';

/** The connection failed; `status` is set where the answer had begun and was cut short. */
export class NetworkError extends SdkError {
  static override readonly kind: string = 'NetworkError';
}
