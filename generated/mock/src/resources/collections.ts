import type { ServedResponse, ServedOperation } from '../document/served-document.ts';
import { HttpError } from '../http/message.ts';
import { after, type Awaitable, type JsonObject, textAt } from '../json.ts';
import type { Call, Platform } from '../platform.ts';

/** Returns the collection of an operation, under its name in the current document. */
export function collectionOf({ resource }: ServedOperation, platform: Platform): string {
  const collection = resource?.collection ?? '';
  return textAt(platform.aliases, collection) ?? collection;
}

/** Returns the property that identifies the items of a collection. */
export function keyOf(platform: Platform): (collection: string) => string {
  return (collection) => textAt(platform.keys, collection) ?? 'id';
}

/** Returns the collection that a property or parameter refers to, by its name without the suffix. */
export function referenceOf(name: string, { references }: Platform): string | undefined {
  return textAt(references, name);
}

const camelCases = new Map<string, string>();

/** Converts the name of a parameter to that of a property: `projectId` for `project_id`. Results are cached. */
export function camelCase(name: string): string {
  const known = camelCases.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  camelCases.set(name, made);
  return made;
}

/**
 * The item that the path of a call names.
 *
 * @throws HttpError 404 where there is none
 */
export function requireItem({ operation, parameters, collection, state }: Call): Awaitable<JsonObject> {
  const id = parameters.path[operation.resource?.id ?? ''] ?? '';
  return after(state.get(collection, id), (item) => {
    if (item === undefined) throw notFound('identifier', id);
    return item;
  });
}

/** Creates the 404 for an identifier or a code that does not exist. */
export function notFound(what: string, value: string): HttpError {
  return new HttpError(404, `Not found: no item with the ${what} ${JSON.stringify(value.slice(0, 100))}.`);
}

/** Returns the first successful response of an operation. */
export function successResponseOf({ responses }: ServedOperation): ServedResponse | undefined {
  return responses.find(({ status }) => status.startsWith('2'));
}
