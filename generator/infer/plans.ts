import { type JsonObject, optional } from '../model/json.ts';
import type { Collection } from './collections.ts';
import type { PlanContext } from './nested-lists.ts';
import type { SourceOperation } from './operations.ts';
import { parentsOf } from './parents.ts';
import { patternOf } from './paths.ts';
import type { BodyPart } from './schemas.ts';

/** Part that an operation plays in the state, or the reason why it plays none. */
export type Plan =
  | {
      readonly kind: 'action';
      readonly collection: Collection;
      readonly resource: JsonObject;
      readonly reason: string;
      /** Marks an operation that adds items to its collection. */
      readonly fills?: true;
    }
  | {
      readonly kind: 'item';
      readonly collection: Collection;
      readonly resource: JsonObject;
      readonly reason: string;
    }
  | {
      readonly kind: 'none';
      readonly reason: string;
      /** Resource for callers only: no mock could hold the items. */
      readonly call?: JsonObject;
    };

export function none(reason: string, call?: JsonObject): Plan {
  return { kind: 'none', reason, ...optional('call', call) };
}

const FILE_ACTIONS = new Map([
  ['get', 'read'],
  ['put', 'replace'],
  ['post', 'replace'],
  ['delete', 'delete'],
]);

/** Plans an operation on the file at its path. */
export function planFile({ method, template }: SourceOperation, { files }: PlanContext): JsonObject | undefined {
  const [collection, name] = [files.get(template.pattern), FILE_ACTIONS.get(method)];
  if (collection === undefined || name === undefined) return undefined;
  const within = template.parameters.length === 0 ? {} : { within: [...template.parameters] };
  const upsert = name === 'replace' ? { upsert: true } : {};
  return inOrder({ collection, action: name, ...within, singleton: true, file: true, ...upsert });
}

/** Operation on a collection, with its schemas. */
export interface ItemPlan {
  readonly operation: SourceOperation;
  readonly collection: Collection;
  readonly resource: JsonObject;
  /** Part of the response that holds the item. */
  readonly received?: BodyPart | undefined;
  /** The item, in words. */
  readonly subject: string;
}

export function action(
  name: string,
  { collection, resource }: Omit<ItemPlan, 'subject' | 'received'>,
  reason: string,
): Extract<Plan, { readonly kind: 'action' }> {
  return { kind: 'action', collection, resource: inOrder({ ...resource, action: name }), reason };
}

/** Orders the members of a resource for its reader, and marks it as inferred. */
export function inOrder({ collection = '', action: name = '', id, key, ...more }: JsonObject): JsonObject {
  const own = key === 'id' ? undefined : key;
  return {
    collection,
    action: name,
    ...optional('id', id),
    ...optional('key', own),
    ...more,
    inferred: true,
  };
}

/** Returns the collection, and the parameters of the operation's own path that identify its items and their parents. */
export function resourceOf(collection: Collection, operation: SourceOperation, context: PlanContext): JsonObject {
  const { item, within, name, key = 'id' } = collection;
  const { segments, parameters } = operation.template;
  const count = item?.template.parameters.length ?? 0;
  const isBelowItem = item !== undefined && `${patternOf(segments)}/`.startsWith(`${item.template.pattern}/`);
  const outer = within.every((each) => parameters.includes(each)) ? within : parameters.slice(0, within.length);
  const names = isBelowItem ? parameters.slice(0, count - 1) : outer;
  const id = isBelowItem ? parameters[count - 1] : undefined;
  const parents = parentsOf(collection, segments, id, context);
  return {
    collection: name,
    ...optional('id', id),
    key,
    ...(names.length === 0 ? {} : { within: names }),
    ...(parents.length === 0 ? {} : { parents }),
  };
}

export function envelope(sent: BodyPart | undefined, received: BodyPart | undefined): JsonObject {
  const members = {
    ...optional('request', sent?.member),
    ...optional('response', received?.member),
    ...optional('entry', received?.entry),
  };
  return Object.keys(members).length === 0 ? {} : { envelope: members };
}

/**
 * Returns the parameter by which a path finds an item, if it names another property than the path of the collection:
 * `PUT /groups/{id}` beside `GET /groups/{name}`.
 */
export function otherIdentifier(
  { item, key, schema }: Collection,
  own: string | undefined,
  { schemas }: PlanContext,
): string | undefined {
  if (item === undefined || own === undefined || own === item.id || own === key) return undefined;
  return schemas.properties(schema).has(own) ? own : undefined;
}
