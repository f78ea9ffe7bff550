import { SdkError } from './sdk-error.ts';

/** Somebody changed the resource between the read and the write of a safe update. */
export class ConflictError extends SdkError {
  static override readonly kind: string = 'ConflictError';
}
