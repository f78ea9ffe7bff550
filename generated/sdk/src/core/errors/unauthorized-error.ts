import { StatusError } from './status-error.ts';

/** 401: the credentials are missing or invalid, and renewing them did not help (R094). */
export class UnauthorizedError extends StatusError {
  static override readonly kind: string = 'UnauthorizedError';
}
