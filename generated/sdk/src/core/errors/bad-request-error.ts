import { StatusError } from './status-error.ts';

/** 400: the request is not accepted; also a mandatory field that an update lacks (R093). */
export class BadRequestError extends StatusError {
  static override readonly kind: string = 'BadRequestError';
}
