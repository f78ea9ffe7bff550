import { type ErrorContext, InvalidRequestError, ResponseParseError } from '../errors.ts';
import { formatIssues, type Issue } from '#shared/validation/issue.ts';

/** A request was not sent, because something is wrong with it: all that is, in `issues`. */
export class RequestValidationError extends InvalidRequestError {
  static override readonly kind: string = 'RequestValidationError';
  declare readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], context?: ErrorContext) {
    super(`the request was not sent\n${formatIssues(issues)}`, context);
    Object.defineProperty(this, 'issues', { value: issues, enumerable: true });
  }
}

/** An answer came that is not what its operation describes: all that is wrong with it, in `issues`. */
export class ResponseValidationError extends ResponseParseError {
  static override readonly kind: string = 'ResponseValidationError';
  declare readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], context?: ErrorContext) {
    super(`the response does not match its schema\n${formatIssues(issues)}`, context);
    Object.defineProperty(this, 'issues', { value: issues, enumerable: true });
  }
}
