import { type JsonObject, optional } from '../model/json.ts';
import type { Collection, InferenceContext } from './collections.ts';
import { parametersOf, patternOf, plainName, singular } from './paths.ts';
import type { BodySchemas } from './schemas.ts';

/** Path below which an operation works, and the parameter that names the collection's own item. */
interface ParentSource {
  readonly segments: readonly string[];
  readonly id: string | undefined;
}

/**
 * Finds the items of other collections that the path names before the collection's own: by their path parameters, and
 * by the property of the item that refers to them. A parent within which identifiers are unique needs no property.
 */
export function parentsOf(
  collection: Collection,
  { segments, id }: ParentSource,
  { collections, schemas }: InferenceContext & { readonly collections: readonly Collection[] },
): readonly JsonObject[] {
  const found: JsonObject[] = [];
  for (let length = 1; length < segments.length; length += 1) {
    const before = segments.slice(0, length);
    const parameters = parametersOf(before);
    if (id !== undefined && parameters.includes(id)) break;
    const pattern = patternOf(before);
    const parent = collections.find(({ item }) => item?.template.pattern === pattern);
    if (parent === undefined || parent === collection || parent.key === undefined) continue;
    const isScope = parameters.length <= collection.within.length;
    const property = isScope
      ? undefined
      : parentProperty(collection, parent, { name: parameters.at(-1) ?? '', schemas });
    found.push({ collection: parent.name, parameters, ...optional('property', property) });
  }
  return found;
}

/** Finds the property of an item that names its parent: `project_id`, `projectId`, `project`, or `projects`. */
function parentProperty(
  { schema }: Collection,
  parent: Collection,
  { name, schemas }: { readonly name: string; readonly schemas: BodySchemas },
): string | undefined {
  const word = singular(parent.word);
  const generic = ['id', 'gid', 'uuid', 'key', 'code'];
  const own = generic.includes(plainName(name)) ? [] : [name];
  const key = parent.key ?? 'id';
  // `lago_wallet_id` refers to the `lago_id` of a wallet.
  const inside = key.endsWith('id') ? [`${key.slice(0, -2)}${word}_id`] : [];
  const wanted = [...own, `${word}_${key}`, ...inside, `${word}_id`, word, parent.word].map(plainName);
  const properties = [...schemas.properties(schema).keys()];
  return wanted
    .map((each) => properties.find((property) => plainName(property) === each))
    .find((property) => property !== undefined);
}
