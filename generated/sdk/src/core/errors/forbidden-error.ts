import { StatusError } from './status-error.ts';

/** 403: the user lacks the right for the request (R081). */
export class ForbiddenError extends StatusError {
  static override readonly kind: string = 'ForbiddenError';
}
