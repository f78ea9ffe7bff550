import { StatusError } from './status-error.ts';

/** 500 and above: the server failed (R099). */
export class ServerError extends StatusError {
  static override readonly kind: string = 'ServerError';
}
