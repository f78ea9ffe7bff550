import { HttpError } from '../http/errors.ts';

/** The refusal where nothing has what a path says: an identifier, a code. */
export function notThere(what: string, value: string): HttpError {
  return new HttpError(404, `There is nothing with the ${what} ${JSON.stringify(value.slice(0, 100))}.`);
}
