import { type JsonObject, optional, textAt } from '../model/json.ts';
import type { Collection } from './collections.ts';
import type { PlanContext } from './nested-lists.ts';
import { creationAt, operationAt, requestPart, wordsOf } from './operations.ts';
import { parameterOf, parametersOf, patternOf, plainName, singular } from './paths.ts';
import type { BodySchemas } from './schemas.ts';

/**
 * Finds the items of other collections that the path names before the collection's own: by their path parameters, and
 * by the property of the item that refers to them. A parent within which identifiers are unique needs no property.
 */
export function parentsOf(
  collection: Collection,
  segments: readonly string[],
  id: string | undefined,
  context: ParentContext,
): readonly JsonObject[] {
  const own = segments.findIndex((segment) => id !== undefined && parametersOf([segment]).includes(id));
  const before = segments.slice(0, own === -1 ? segments.length - 1 : own);
  return before.flatMap((_, index) => {
    const parent = parentAt(collection, segments.slice(0, index + 1), context);
    return parent === undefined ? [] : [parent];
  });
}

type ParentContext = Pick<PlanContext, 'byItem' | 'collections' | 'schemas'>;

/** Finds the item of another collection that the last segment of a path names. */
function parentAt(
  collection: Collection,
  segments: readonly string[],
  { byItem, collections, schemas }: ParentContext,
): JsonObject | undefined {
  const parameters = parametersOf(segments);
  const name = parameterOf(segments.at(-1));
  const pattern = patternOf(segments);
  const parent = byItem.get(pattern) ?? parentElsewhere(segments, collections);
  if (name === undefined || parent === collection) return undefined;
  const isScope = parameters.length <= collection.within.length;
  if (parent?.key !== undefined) {
    const property = isScope ? undefined : parentProperty(collection, parent, name, schemas);
    return { collection: parent.name, parameters, ...optional('property', property) };
  }
  if (isScope) return undefined;
  // No path reads the parent, but the item may name it: `/teams/{team_id}/webhooks`.
  const property = findProperty(collection, GENERIC.includes(plainName(name)) ? [] : [name], schemas);
  return { parameters, ...optional('property', property) };
}

/**
 * Finds the one collection whose items another path addresses by the same word and parameters: the `{project}` of
 * `/organizations/{organization}/projects/{project}/hooks` may only be read at `/projects/{organization}/{project}`.
 */
export function parentElsewhere(
  segments: readonly string[],
  collections: readonly Collection[],
): Collection | undefined {
  const [word, id = ''] = [segments.at(-2) ?? '', parameterOf(segments.at(-1))];
  const isSpecific = !word.includes('{') && plainName(id).startsWith(plainName(singular(word)));
  if (!isSpecific) return undefined;
  const parameters = parametersOf(segments);
  const [found, ...others] = collections.filter(
    ({ item, word: own }) => own === word && item?.template.parameters.join('/') === parameters.join('/'),
  );
  return others.length === 0 ? found : undefined;
}

/**
 * Finds the collection whose items are identified by a parameter everywhere: the `settings/{settingId}` below an
 * environment is the one at `/settings/{settingId}`, where no path reads it below an environment.
 */
export function itemElsewhere(
  segments: readonly string[],
  { collections, byItem }: Pick<PlanContext, 'collections' | 'byItem'>,
): Collection | undefined {
  const [word, id = ''] = [segments.at(-2) ?? '', parameterOf(segments.at(-1))];
  if (word.includes('{') || !plainName(id).startsWith(plainName(singular(word)))) return undefined;
  if (byItem.has(patternOf(segments))) return undefined;
  // Of `/videos/{id}` and `/me/history/videos/{videoId}`, neither need be the one of `/me/videos/{videoId}/rating`.
  const [found, ...others] = collections.filter(
    ({ item, word: own, within }) => own === word && item !== undefined && within.length === 0,
  );
  return others.length === 0 && found?.item?.id === id ? found : undefined;
}

/** First words of a DELETE that only ends a relation. */
const ENDS_RELATION = /^(?:[\w.-]*[/._])?(?:remove|un[a-z]+|detach|dis[a-z]+|leave|revoke)s?(?![a-z])/i;

/**
 * Returns the collection at the top whose items a path below another one addresses too, by the same or another
 * identifier: `/customers/{id}/wallets/{code}` beside `/wallets/{id}`. The items must be of one component, created at
 * the top with both identifiers, and refer to the one before them.
 */
export function collectionAtTop(nested: Collection, context: PlanContext): Collection | undefined {
  const { item, key, schema } = nested;
  if (item === undefined || key === undefined || nested.within.length === 0) return undefined;
  const { schemas } = context;
  const removal = operationAt(context, item.template.pattern, 'delete');
  if (removal !== undefined && wordsOf(removal).some((text) => ENDS_RELATION.test(text))) return undefined;
  return context.collections.find((top) => {
    if (top.plainWord !== nested.plainWord || top.within.length > 0 || top.key === undefined) return false;
    const creation = creationAt(context, top.listPattern);
    if (creation === undefined || schemas.resolve(top.schema) !== schemas.resolve(schema)) return false;
    const sent = schemas.properties(requestPart(creation, top, schemas)?.schema);
    // A creation below the parent would not see that its identifier is taken, which the top does not identify by.
    if (key !== top.key && (!sent.has(key) || creationAt(context, nested.listPattern) !== undefined)) return false;
    const property = textAt(parentsOf(top, item.template.segments, undefined, context).at(-1), 'property');
    return property !== undefined && schemas.isScalar(schemas.properties(schema).get(property));
  });
}

/** Names of parameters that, as a property, describe the item itself. */
const GENERIC = [
  'id',
  'gid',
  'sid',
  'uid',
  'uuid',
  'key',
  'code',
  'slug',
  'name',
  'username',
  'login',
  'number',
  'token',
];

/** End of a parameter that allows a second kind of identifier. */
const EITHER = /(?:_or_|-or-|Or(?=[A-Z])).*$/;

/** Finds the property of an item that names its parent: `project_id`, `projectId`, `project`, or `projects`. */
function parentProperty(
  collection: Collection,
  parent: Collection,
  name: string,
  schemas: BodySchemas,
): string | undefined {
  const word = singular(parent.word);
  // `{project_id_or_slug}` is a `project_id`.
  const own = GENERIC.includes(plainName(name)) ? [] : [name, name.replace(EITHER, '')];
  const key = parent.key ?? 'id';
  // `lago_wallet_id` refers to the `lago_id` of a wallet.
  const inside = key.endsWith('id') ? [`${key.slice(0, -2)}${word}_id`] : [];
  const wanted = [...own, `${word}_${key}`, ...inside, `${word}_id`, word, parent.word];
  return findProperty(collection, wanted, schemas);
}

/** Finds the first property of an item with one of some names. */
function findProperty({ schema }: Collection, names: readonly string[], schemas: BodySchemas): string | undefined {
  const properties = schemas.plainNames(schema);
  return names.map((name) => properties.get(plainName(name))).find((property) => property !== undefined);
}
