import type { ServedOperation } from '../document/operation.ts';
import { textAt } from '../json.ts';
import type { Platform } from '../platform.ts';

/** The collection that an operation works on, whatever its document calls it. */
export function collectionOf({ resource }: ServedOperation, platform: Platform): string {
  const collection = resource?.collection ?? '';
  return textAt(platform.aliases, collection) ?? collection;
}

/** The property that identifies the items of a collection. */
export function keyOf(platform: Platform): (collection: string) => string {
  return (collection) => textAt(platform.keys, collection) ?? 'id';
}

/** The collection that a name refers to: that of a property without its suffix, or of a parameter. */
export function referenceOf(name: string, { references }: Platform): string | undefined {
  return textAt(references, name);
}

const camelCases = new Map<string, string>();

/** `project_id` as properties are written: `projectId`. Names come from documents, so there are few of them. */
export function camelCase(name: string): string {
  const known = camelCases.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  camelCases.set(name, made);
  return made;
}
