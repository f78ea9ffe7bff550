import { type ErrorContext, SdkError } from './sdk-error.ts';

/** The kinds of errors that a call can end with, without the word that all of them end in. */
export type ErrorKind =
  | 'Aborted'
  | 'ResponseTooLarge'
  | 'BadRequest'
  | 'Conflict'
  | 'Credential'
  | 'Forbidden'
  | 'InvalidRequest'
  | 'ResponseParse'
  | 'MethodNotAllowed'
  | 'Network'
  | 'NotAcceptable'
  | 'NotFound'
  | 'Redirect'
  | 'RequestFailed'
  | 'Server'
  | 'Status'
  | 'Timeout'
  | 'Unauthorized';

/** What a failure is called, its message, and the class that is above its own where that is not `SdkError`. */
export type ErrorDescription = readonly [kind: ErrorKind, message?: string, Above?: typeof SdkError];

/**
 * An error of a kind. The class that callers know by its name recognizes it by its kind, so a program carries only
 * those classes that it names itself.
 */
export function createError(
  [kind, message = '', Above = SdkError]: ErrorDescription,
  context?: ErrorContext,
): SdkError {
  const name = `${kind}Error`;
  return new (class extends Above {
    static override readonly kind = name;

    // Not a field: bundlers for old engines may assign it, and the name of a function cannot be assigned.
    static override get name(): string {
      return name;
    }
  })(message, context);
}
