import { StatusError } from './status-error.ts';

/** 405: the resource does not support the method (R097). */
export class MethodNotAllowedError extends StatusError {
  static override readonly kind: string = 'MethodNotAllowedError';
}
