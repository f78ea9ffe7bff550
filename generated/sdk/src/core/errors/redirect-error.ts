import { SdkError } from './sdk-error.ts';

/**
 * The answer redirects where the call must not follow: to another origin, or an operation that must not be sent twice.
 */
export class RedirectError extends SdkError {
  static override readonly kind: string = 'RedirectError';
}
