import { after, type Awaitable, type JsonObject } from '../json.ts';
import type { Call } from '../platform.ts';
import { notThere } from './not-there.ts';

/**
 * The item that the path of a call names.
 *
 * @throws Refusal 404 where there is none
 */
export function wantedItem({ operation, parameters, collection, state }: Call): Awaitable<JsonObject> {
  const id = parameters.path[operation.resource?.id ?? ''] ?? '';
  return after(state.get(collection, id), (item) => {
    if (item === undefined) throw notThere('identifier', id);
    return item;
  });
}
