import type { ServedDocument } from '../document/operation.ts';
import { isObject, type Json } from '../json.ts';
import type { Platform } from '../platform.ts';
import { collectionOf, referenceOf } from './collections.ts';
import type { Shapes } from './shape.ts';

/** What describes items of a document. */
export interface Describing {
  readonly document: ServedDocument;
  readonly platform: Platform;
  readonly shapes: Shapes;
}

const WRITING = ['create', 'replace'];

/** The schemas of what is sent to create or replace items of a collection. */
export function writtenSchemas(collection: string, { document, platform }: Describing): readonly Json[] {
  return document.operations
    .filter((operation) => collectionOf(operation, platform) === collection)
    .filter(({ resource }) => WRITING.includes(resource?.action ?? ''))
    .flatMap(({ body }) => body?.contents.map(({ schema }) => schema) ?? []);
}

/** By collection, the schemas by which answers show its items beside their identifiers, in items of any collection. */
export function nestedSchemas({ document, platform, shapes }: Describing): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>();
  const seen = new Set<Json>();
  const visit = (schema: Json | undefined): void => {
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    visit(shapes.itemsOf(schema));
    visit(shapes.valuesOf(schema));
    const shape = shapes.of(schema);
    for (const { schema: inner } of shape?.properties.values() ?? []) visit(inner);
    for (const { name, property } of shape?.references ?? []) {
      const target = targetOf(name, platform);
      if (target !== undefined) found.set(target, [...(found.get(target) ?? []), property.schema]);
    }
  };
  for (const { answers } of document.operations)
    for (const { contents } of answers) for (const { schema } of contents) visit(schema);
  return found;
}

/** What a property refers to; nothing where that is not the same in all collections. */
function targetOf(name: string, platform: Platform): string | undefined {
  const differs = Object.keys(platform.references).some((key) => key.endsWith(`.${name}`));
  return differs ? undefined : referenceOf(name, platform);
}
