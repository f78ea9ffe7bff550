import { type ServedOperation, type ServedResource, successResponseOf } from '../document/served-document.ts';
import { isObject, type JsonObject, objectAt } from '../json.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import type { Collections } from '../state/initial-items.ts';
import { idText, unwrap } from './items.ts';
import { ResourceSchemas, samplesOf } from './resource-schemas.ts';

/** Returns the items that the examples of a document state: of lists, and of single items. */
function statedItems({ document }: CompiledDocument, schemas: ResourceSchemas): Collections {
  const found = new Map<string, Map<string, JsonObject>>();
  for (const operation of document.operations) {
    const { resource } = operation;
    if (resource === undefined || resource.within.length > 0) continue;
    const items = found.get(resource.collection) ?? new Map<string, JsonObject>();
    for (const item of examplesOf(operation, resource)) {
      const id = idText(item[resource.key ?? 'id']);
      if (id === '' || items.has(id) || !isWhole(item, schemas, resource.collection)) continue;
      found.set(resource.collection, items.set(id, item));
    }
  }
  return Object.fromEntries([...found].map(([collection, items]) => [collection, [...items.values()]] as const));
}

/** Returns the items in the examples of an operation that lists or reads some. */
function examplesOf(operation: ServedOperation, { action, envelope }: ServedResource): readonly JsonObject[] {
  if (action !== 'search' && action !== 'read') return [];
  const content = successResponseOf(operation)?.contents.find(({ isJson }) => isJson);
  const parts = [...(content?.examples.values() ?? [])].map((example) => unwrap(example, envelope.response) ?? null);
  return parts.flatMap((part) => (Array.isArray(part) ? part : action === 'read' ? [part] : [])).filter(isObject);
}

/** Tests whether an example is a valid item. */
function isWhole(item: JsonObject, schemas: ResourceSchemas, collection: string): boolean {
  return schemas.values.isValid(item, schemas.itemOf(collection) ?? true);
}

/** Samples the first items of the collections that no operation fills. Nested ones begin when they are first used. */
export function sampleItems(compiled: CompiledDocument): Collections {
  const schemas = new ResourceSchemas(compiled);
  const seeded = compiled.document.operations.flatMap(({ resource }) =>
    resource?.isSeeded === true && resource.within.length === 0 ? [resource] : [],
  );
  const samples = Object.fromEntries(
    seeded.map((resource) => [resource.collection, samplesOf(resource, schemas)] as const),
  );
  // A platform with items of its own begins with those.
  const stated = compiled.crud.platform.seed === undefined ? statedItems(compiled, schemas) : {};
  return { ...samples, ...stated, ...statedSeed(compiled.document.root) };
}

/** Returns the first items that a document states (`x-seed`), in the form of the `data` option. */
function statedSeed(root: JsonObject): Collections {
  const lists = Object.entries(objectAt(root, 'x-seed'));
  return Object.fromEntries(lists.map(([name, items]) => [name, Array.isArray(items) ? items.filter(isObject) : []]));
}
