import { StatusError } from './status-error.ts';

/** 406: the resource can only produce what the request does not accept (R098). */
export class NotAcceptableError extends StatusError {
  static override readonly kind: string = 'NotAcceptableError';
}
