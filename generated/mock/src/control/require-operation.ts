import { closestMatch, didYouMean } from '../shared/closest-match.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Refuses an operation that nothing serves; an empty one stands for calls whose path leads nowhere.
 *
 * @param known - identifiers of the operations that are served
 * @throws HttpError naming the one that was meant, it seems
 */
export function requireOperation(id: string | undefined, known: ReadonlySet<string>): void {
  if (id === undefined || id === '' || known.has(id)) return;
  const advice = didYouMean(closestMatch(id, known)) || ' GET /__mock lists all operations.';
  throw new HttpError(400, `Unknown operation ${JSON.stringify(id)}.${advice}`);
}
