import type { ErrorKind } from './error-of.ts';

/** Kinds of the statuses 400 to 406, in order (R091). */
const kinds = [
  'BadRequest',
  'Unauthorized',
  'RequestFailed',
  'Forbidden',
  'NotFound',
  'MethodNotAllowed',
  'NotAcceptable',
] as const;

/** The kind of error that stands for a status. */
export function errorKindOfStatus(status: number): ErrorKind {
  return kinds[status - 400] ?? (status >= 500 ? 'Server' : 'Status');
}
