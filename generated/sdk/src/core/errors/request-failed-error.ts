import { StatusError } from './status-error.ts';

/** 402: the parameters are valid but the request failed (R095); nothing to do with payment. */
export class RequestFailedError extends StatusError {
  static override readonly kind: string = 'RequestFailedError';
}
