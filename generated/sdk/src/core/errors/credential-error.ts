import { SdkError } from './sdk-error.ts';

/** The credential could not give what authorizes the call; `cause` says why. */
export class CredentialError extends SdkError {
  static override readonly kind: string = 'CredentialError';
}
