import { BadRequestError } from './bad-request-error.ts';
import { ForbiddenError } from './forbidden-error.ts';
import { MethodNotAllowedError } from './method-not-allowed-error.ts';
import { NotAcceptableError } from './not-acceptable-error.ts';
import { NotFoundError } from './not-found-error.ts';
import { RequestFailedError } from './request-failed-error.ts';
import { ServerError } from './server-error.ts';
import { StatusError } from './status-error.ts';
import { UnauthorizedError } from './unauthorized-error.ts';

/** Classes of the statuses 400 to 406, in order (R091). */
const classes = [
  BadRequestError,
  UnauthorizedError,
  RequestFailedError,
  ForbiddenError,
  NotFoundError,
  MethodNotAllowedError,
  NotAcceptableError,
] as const;

/** The class that stands for a status. */
export function errorOfStatus(status: number): typeof StatusError {
  return classes[status - 400] ?? (status >= 500 ? ServerError : StatusError);
}
