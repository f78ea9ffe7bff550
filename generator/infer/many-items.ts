import { type Json, optional } from '../model/json.ts';
import type { Collection } from './collections.ts';
import type { PlanContext } from './nested-lists.ts';
import { otherVerb, saysUpdate, type SourceOperation } from './operations.ts';
import { patternOf, plainName, singular } from './paths.ts';
import { action, envelope, none, type Plan, resourceOf } from './plans.ts';
import { inferQuery } from './queries.ts';
import { sentMembers } from './rpc.ts';
import type { BodyPart, BodySchemas } from './schemas.ts';

/** Plans an operation that creates all items of a list. */
export function planCreateAll(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { name, word, schema } = collection;
  const verb = otherVerb(operation);
  // `UpdateGroups` may be groups of updates.
  if (verb !== undefined && !collection.plainWord.startsWith(verb))
    return none(`it says that it does something else: "${verb}"`);
  const sent = sentItems(operation, collection, schemas);
  const size = schemas.properties(sent?.schema).size;
  if (sent === undefined || size === 0 || schemas.countSet(sent.schema, schema) * 2 < size)
    return none(`its body is no list of "${name}"`);
  const received = schemas.list(schemas.success(operation.value).schema, word, schema);
  const isOwn = schemas.areSame(received?.schema, schema);
  const resource = { ...resourceOf(collection, operation, context), ...envelope(sent, isOwn ? received : undefined) };
  return { ...action('createAll', { operation, collection, resource }, `creates several of "${name}"`), fills: true };
}

/** Returns the part of a request body that lists items: the body itself, or a member. */
export function sentItems(
  { value }: SourceOperation,
  { word, schema }: Collection,
  schemas: BodySchemas,
): BodyPart | undefined {
  const body = schemas.request(value);
  const isList = schemas.types(body).includes('array');
  return isList ? { schema: schemas.items(body) ?? true } : schemas.list(body, word, schema);
}

/** Last words of paths that create many items of the list before them. */
const BULK =
  /^(?:bulk|batch|multiple|many|import)(?:[-_]?(?:create|insert|add))?$|^create[-_]?(?:many|bulk|batch|multiple)$/i;

/** Last words of paths that change many items of the list before them. */
const BULK_CHANGE =
  /^(?:(?:bulk|batch|mass)[-_]?)?(?:update|edit|patch|modify|change)(?:[-_]?(?:many|bulk|batch|multiple|all))?$/i;

/** Last words of paths that delete many items of the list before them, and those that search it. */
const BULK_DELETE =
  /^(?:(?:bulk|batch|mass)[-_]?)?(?:delete|remove|destroy)(?:[-_]?(?:many|bulk|batch|multiple|all))?$/i;
const SEARCH = /^_?(?:search|query|find|filter|lookup|list)$/i;

/**
 * Plans an operation on the list of a collection, or below it, that creates, changes, deletes or finds many of its
 * items: `POST /cars/bulk`, `PATCH /cars` and `DELETE /cars` with identifiers, `POST /cars/search`.
 */
export function planBulk(
  operation: SourceOperation,
  context: PlanContext,
  isHeld: (collection: Collection) => boolean,
): Plan | undefined {
  const { template, method } = operation;
  // `/batch/add` is `/batch-add`, and `/cars:batchDelete` is `/cars/batch-delete`.
  const segments = template.segments.flatMap((each) => (each.includes('{') ? each : each.split(':')));
  const count = /^(?:bulk|batch)$/i.test(segments.at(-2) ?? '') ? 2 : 1;
  const last = segments.slice(-count).join('-');
  const outer = patternOf(segments.slice(0, -count));
  const at = (pattern: string): Collection | undefined => context.byList.get(pattern)?.find(isHeld);
  const collection = at(outer) ?? (['delete', 'patch', 'put'].includes(method) ? at(template.pattern) : undefined);
  if (collection === undefined || last.includes('{')) return undefined;
  const plan = planMany(operation, collection, context, last);
  return plan?.kind === 'action' ? plan : undefined;
}

function planMany(
  operation: SourceOperation,
  collection: Collection,
  context: PlanContext,
  last: string,
): Plan | undefined {
  const { method, template } = operation;
  const isOwn = collection.listPattern === template.pattern;
  if (method === 'delete' && (BULK.test(last) || BULK_DELETE.test(last) || isOwn))
    return planDeleteAll(operation, collection, context);
  if (isChange(method, last) || (method === 'patch' && isOwn)) return planPatchAll(operation, collection, context);
  if (method === 'put' && isOwn) return planNamedChange(operation, collection, context);
  if (method === 'post' && BULK_DELETE.test(last)) return planDeleteAll(operation, collection, context);
  if (method === 'post' && BULK.test(last))
    return planNamedChange(operation, collection, context) ?? planCreateAll(operation, collection, context);
  return SEARCH.test(last) && ['get', 'post'].includes(method) ? planFind(operation, collection, context) : undefined;
}

/** Tests whether the last word of a path says that its operation changes many items. */
function isChange(method: string, last: string): boolean {
  if (BULK_CHANGE.test(last)) return ['post', 'put', 'patch'].includes(method);
  return BULK.test(last) && ['put', 'patch'].includes(method);
}

/**
 * Plans an operation that says that it updates, and whose body has identifiers of the collection beside the values of
 * all: `task_ids` and `values`. A list of items may also replace those that are there.
 */
function planNamedChange(operation: SourceOperation, collection: Collection, context: PlanContext): Plan | undefined {
  const ids = identifiersIn(context.schemas.request(operation.value), collection, context.schemas);
  const isNamed = ['ids', `${singular(collection.word)}ids`].includes(plainName(ids ?? ''));
  if (ids === undefined || !isNamed || !saysUpdate(operation)) return undefined;
  const plan = planChangeByIds(operation, collection, context);
  return plan.kind === 'action' ? plan : undefined;
}

/** Plans an operation that changes the items whose identifiers its body lists, or that it lists with their changes. */
function planPatchAll(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { schema, key = 'id' } = collection;
  const sent = sentItems(operation, collection, schemas);
  const isKeyed = sent !== undefined && schemas.properties(sent.schema).has(key);
  if (!isKeyed || schemas.countSet(sent.schema, schema) <= 1) return planChangeByIds(operation, collection, context);
  return patchAll(operation, collection, context, { sent });
}

/** Plans an operation that changes the items whose identifiers its body lists, each in the same way. */
function planChangeByIds(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { name, schema } = collection;
  const body = schemas.request(operation.value);
  const ids = identifiersIn(body, collection, schemas);
  if (ids === undefined) return none(`its body lists no identifiers of "${name}"`);
  if (schemas.sets(body, schema)) return patchAll(operation, collection, context, { ids });
  const part = [...schemas.properties(body)].find(([, inner]) => schemas.sets(inner, schema));
  if (part === undefined) return none(`its body sets no property of "${name}"`);
  return patchAll(operation, collection, context, { sent: { member: part[0], schema: part[1] }, ids });
}

/** Members that an operation on several items sends: that of the items or the change, and that of the identifiers. */
interface SentChange {
  readonly sent?: BodyPart;
  readonly ids?: string;
}

function patchAll(
  operation: SourceOperation,
  collection: Collection,
  context: PlanContext,
  { sent, ids }: SentChange,
): Plan {
  const { schemas } = context;
  const { name, word, schema } = collection;
  const received = schemas.list(schemas.success(operation.value).schema, word, schema);
  const shown = schemas.areSame(received?.schema, schema) ? received : undefined;
  const own = resourceOf(collection, operation, context);
  const resource = { ...own, ...envelope(sent, shown), ...optional('ids', ids) };
  return action('patchAll', { operation, collection, resource }, `changes several of "${name}"`);
}

/** Finds the member of a body that lists identifiers. */
function identifiersIn(body: Json | undefined, collection: Collection, schemas: BodySchemas): string | undefined {
  const lists = [...schemas.properties(body)].filter(([, inner]) => schemas.isScalar(schemas.items(inner)));
  return identifiersOf(
    lists.map(([name]) => name),
    collection,
    schemas,
  );
}

/** Chooses the name of identifiers of a collection: `ids` or `car_ids` before `tag_ids`, which may be a property. */
function identifiersOf(
  names: readonly string[],
  { word, schema }: Collection,
  schemas: BodySchemas,
): string | undefined {
  const own = ['ids', 'keys', `${singular(word)}ids`, `${singular(word)}keys`];
  const properties = schemas.plainNames(schema);
  return (
    names.find((name) => own.includes(plainName(name))) ??
    names.find((name) => /(?:^|[_-])(?:ids?|keys)$|(?:I[Dd]s?|Keys)$/.test(name) && !properties.has(plainName(name)))
  );
}

/** Plans an operation that deletes the items whose identifiers its body or its query lists. */
function planDeleteAll(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const body = schemas.request(operation.value);
  const inBody = [...schemas.properties(body)].map(([name, schema]) => ({ name, schema }));
  const inQuery = operation.parameters.filter(({ place }) => place === 'query');
  const isList = ({ schema }: { readonly schema: Json | undefined }): boolean =>
    schemas.isScalar(schemas.items(schema));
  const required = [
    ...schemas.required(body),
    ...inQuery.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  ];
  // One identifier does so only where nothing can be deleted without it.
  const isKey = ({ name }: { readonly name: string }): boolean =>
    name === collection.key && required.length === 1 && required[0] === name;
  const lists = [
    ...inBody.filter((each) => isList(each) || isKey(each)).map(({ name }) => ({ ids: name, from: 'body' })),
    ...inQuery.filter((each) => isList(each) || isKey(each)).map(({ name }) => ({ ids: name, from: 'query' })),
  ];
  const whole = schemas.isScalar(schemas.items(body)) ? { ids: '', from: 'body' } : undefined;
  const named = identifiersOf(
    lists.map(({ ids }) => ids),
    collection,
    schemas,
  );
  const found = whole ?? (lists.length === 1 ? lists[0] : lists.find(({ ids }) => ids === named));
  if (found === undefined) return none(`it lists no identifiers of "${collection.name}"`);
  const resource = { ...resourceOf(collection, operation, context), ...found };
  return action('deleteAll', { operation, collection, resource }, `deletes several of "${collection.name}"`);
}

/** Plans an operation below a list that finds some of its items, by its query or its body. */
function planFind(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { name, word, schema: item } = collection;
  const { schema: response, headers } = schemas.success(operation.value);
  const list = schemas.list(response, word, item);
  if (list === undefined || !schemas.areSame(list.schema, item)) return none(`its response is no list of "${name}"`);
  const parameters = sentMembers(operation, schemas);
  const query = inferQuery({ parameters, response, headers, item, list: list.member }, schemas);
  const from = operation.method === 'post' ? { from: 'body' } : {};
  const resource = { ...resourceOf(collection, operation, context), ...envelope(undefined, list), ...from, ...query };
  return action('search', { operation, collection, resource }, `finds some of "${name}"`);
}
