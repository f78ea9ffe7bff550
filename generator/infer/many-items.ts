import type { Json } from '../model/json.ts';
import type { Collection } from './collections.ts';
import type { PlanContext } from './nested-lists.ts';
import { otherVerb, type SourceOperation } from './operations.ts';
import { patternOf } from './paths.ts';
import { action, envelope, none, type Plan, resourceOf } from './plans.ts';
import { inferQuery } from './queries.ts';
import { sentMembers } from './rpc.ts';

/** Plans an operation that creates all items of a list. */
export function planCreateAll(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { name, word, schema } = collection;
  const verb = otherVerb(operation);
  // `UpdateGroups` may be groups of updates.
  if (verb !== undefined && !collection.plainWord.startsWith(verb))
    return none(`it says that it does something else: "${verb}"`);
  const body = schemas.request(operation.value);
  const list = schemas.types(body).includes('array') ? { schema: body ?? true } : undefined;
  const sent = list === undefined ? schemas.list(body, word, schema) : { schema: schemas.items(body) ?? true };
  if (sent === undefined || !schemas.sets(sent.schema, schema)) return none(`its body is no list of "${name}"`);
  const received = schemas.list(schemas.success(operation.value).schema, word, schema);
  const isOwn = schemas.areSame(received?.schema, schema);
  const resource = { ...resourceOf(collection, operation, context), ...envelope(sent, isOwn ? received : undefined) };
  return action('createAll', { operation, collection, resource }, `creates several of "${name}"`);
}

/** Last words of paths that create many items of the list before them. */
const BULK =
  /^(?:bulk|batch|multiple|many|import)(?:[-_]?(?:create|insert|add))?$|^create[-_]?(?:many|bulk|batch|multiple)$/i;

/** Last words of paths that delete many items of the list before them, and those that search it. */
const BULK_DELETE =
  /^(?:(?:bulk|batch|mass)[-_]?)?(?:delete|remove|destroy)(?:[-_]?(?:many|bulk|batch|multiple|all))?$/i;
const SEARCH = /^_?(?:search|query|find|filter|lookup)$/i;

/**
 * Plans an operation on the list of a collection, or below it, that creates, deletes or finds many of its items:
 * `POST /cars/bulk`, `POST /cars/bulk-delete` and `DELETE /cars` with identifiers, `POST /cars/search`.
 */
export function planBulk(
  operation: SourceOperation,
  context: PlanContext,
  isHeld: (collection: Collection) => boolean,
): Plan | undefined {
  const { template, method } = operation;
  const last = template.segments.at(-1) ?? '';
  const outer = patternOf(template.segments.slice(0, -1));
  const at = (pattern: string): Collection | undefined => context.byList.get(pattern)?.find(isHeld);
  const collection = at(outer) ?? (method === 'delete' ? at(template.pattern) : undefined);
  if (collection === undefined || last.includes('{')) return undefined;
  const plan = planMany(operation, collection, { context, last });
  return plan?.kind === 'action' ? plan : undefined;
}

function planMany(
  operation: SourceOperation,
  collection: Collection,
  { context, last }: { readonly context: PlanContext; readonly last: string },
): Plan | undefined {
  const { method, template } = operation;
  if (method === 'delete' && (BULK.test(last) || BULK_DELETE.test(last) || collection.listPattern === template.pattern))
    return planDeleteAll(operation, collection, context);
  if (method === 'post' && BULK_DELETE.test(last)) return planDeleteAll(operation, collection, context);
  if (method === 'post' && BULK.test(last)) return planCreateAll(operation, collection, context);
  return SEARCH.test(last) && ['get', 'post'].includes(method) ? planFind(operation, collection, context) : undefined;
}

/** Plans an operation that deletes the items whose identifiers its body or its query lists. */
function planDeleteAll(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const body = schemas.request(operation.value);
  const inBody = [...schemas.properties(body)].map(([name, schema]) => ({ name, schema }));
  const inQuery = operation.parameters.filter(({ place }) => place === 'query');
  const isList = ({ schema }: { readonly schema: Json | undefined }): boolean =>
    schemas.isScalar(schemas.items(schema));
  const lists = [
    ...inBody.filter(isList).map(({ name }) => ({ ids: name, from: 'body' })),
    ...inQuery.filter(isList).map(({ name }) => ({ ids: name, from: 'query' })),
  ];
  const whole = schemas.isScalar(schemas.items(body)) ? { ids: '', from: 'body' } : undefined;
  const found = whole ?? (lists.length === 1 ? lists[0] : lists.find(({ ids }) => /ids?$|keys$/i.test(ids)));
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
