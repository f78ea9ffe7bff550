import { type ErrorContext, InvalidRequestError, ResponseParseError } from '../errors.ts';
import { formatIssues, type Issue } from '../shared/validation/issue.ts';

/** The request is invalid and was not sent. `issues` lists what is wrong. */
export class RequestValidationError extends InvalidRequestError {
  static override readonly kind: string = 'RequestValidationError';
  declare readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], context?: ErrorContext) {
    super(`the request was not sent\n${formatIssues(issues)}`, context);
    Object.defineProperty(this, 'issues', { value: issues, enumerable: true });
  }
}

/** The response does not match its schema. `issues` lists what is wrong. */
export class ResponseValidationError extends ResponseParseError {
  static override readonly kind: string = 'ResponseValidationError';
  declare readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], context?: ErrorContext) {
    super(`the response does not match its schema\n${formatIssues(issues)}`, context);
    Object.defineProperty(this, 'issues', { value: issues, enumerable: true });
  }
}
