import { nearest } from '../nearest.ts';
import { Refusal } from '../refusal.ts';

/**
 * Refuses an operation that nothing serves; an empty one stands for calls whose path leads nowhere.
 *
 * @param known - identifiers of the operations that are served
 * @throws Refusal naming the one that was meant, it seems
 */
export function requireOperation(id: string | undefined, known: ReadonlySet<string>): void {
  if (id === undefined || id === '' || known.has(id)) return;
  const meant = nearest(id, known);
  const fix =
    meant === undefined ? 'GET /__mock tells those that there are.' : `Did you mean ${JSON.stringify(meant)}?`;
  throw new Refusal(400, `There is no operation ${JSON.stringify(id)}. ${fix}`);
}
