import type { JsonObject } from '../json.ts';
import type { Call } from '../platform.ts';
import { Refusal } from '../refusal.ts';

/** The item that the path of a call names. */
export async function collectionNamed({
  operation,
  parameters,
  state,
}: Call): Promise<{ readonly collection: string; readonly item: JsonObject }> {
  const collection = operation.resource?.collection ?? '';
  const id = parameters.path[operation.resource?.id ?? ''] ?? '';
  const item = await state.get(collection, id);
  if (item === undefined)
    throw new Refusal(404, `There is nothing with the identifier ${JSON.stringify(id.slice(0, 100))}.`);
  return { collection, item };
}
