import { StatusError } from './status-error.ts';

/** 404: the resource does not exist (R096). */
export class NotFoundError extends StatusError {
  static override readonly kind: string = 'NotFoundError';
}
