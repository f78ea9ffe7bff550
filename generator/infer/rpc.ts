import { groupBy, type Json, type JsonObject, ownAt } from '../model/json.ts';
import { camelName } from '../model/names.ts';
import { listedKeyOf } from './identifiers.ts';
import type { PlanContext } from './nested-lists.ts';
import type { SourceOperation, SourceParameter } from './operations.ts';
import { freeName, patternOf, plainName, singular } from './paths.ts';
import { inferQuery } from './queries.ts';
import type { BodyPart, BodySchemas } from './schemas.ts';

/** Resource of an operation that its name gives: `documents.create`. */
export interface NamedAction {
  readonly collection: string;
  readonly resource: JsonObject;
  readonly reason: string;
}

/** Actions by the verbs after the name of their resource. */
const VERBS: readonly (readonly [action: string, verb: RegExp])[] = [
  ['create', /^(?:create|add|new|insert)$/i],
  ['read', /^(?:info|get|read|retrieve|show|fetch|details?|lookup)$/i],
  ['patch', /^(?:update|edit|modify|patch|rename)$/i],
  ['delete', /^(?:delete|remove|destroy)$/i],
  ['search', /^(?:list|all|index|search|query|find)$/i],
];

/** Operation whose path ends with a resource and a verb: `/documents.list`, `/client/details`. */
interface NamedOperation {
  readonly operation: SourceOperation;
  readonly action: string;
  readonly noun: string;
  /** Pattern before the verb. */
  readonly group: string;
  /** Says that the verb is a segment of its own. */
  readonly isSegment: boolean;
}

/** Methods of an operation whose path names the action: POST for all, and those that mean the same. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  create: ['post'],
  read: ['post', 'get'],
  search: ['post', 'get'],
  patch: ['post', 'put', 'patch'],
  delete: ['post', 'delete'],
};

/**
 * Finds the actions of APIs that name them at the end of their paths, as Outline and Slack do. A resource has state if
 * its items are created, and one is read or all are listed.
 */
export function findNamedActions(context: PlanContext): ReadonlyMap<SourceOperation, NamedAction> {
  const named = context.operations.flatMap((operation) => readNamed(operation, context));
  const groups = groupBy(named, ({ group }) => group);
  const taken = new Map<string, Json>([...context.singletons.values()].map(({ name }) => [name, false]));
  return new Map([...groups.values()].flatMap((group) => actionsOf(group, taken, context.schemas)));
}

/** Returns a name that no other items have, with words before it: those of `/sales/order` and `/purchase/order`. */
function nameOf(
  { noun, group }: NamedOperation,
  { schema }: ItemPart,
  taken: Map<string, Json>,
  schemas: BodySchemas,
): string | undefined {
  const own = camelName(noun.replaceAll('.', ' '));
  const segments = group.split('/').slice(1);
  const names = new Set(
    [...taken].flatMap(([name, other]) => (schemas.resolve(other) === schemas.resolve(schema) ? [] : [name])),
  );
  const name = names.has(own) ? freeName(segments, segments.length - 1, names) : own;
  if (name !== undefined) taken.set(name, schema);
  return name;
}

/** The items of a group, and the property that identifies them. */
interface ItemPart {
  readonly schema: Json;
  readonly key: string;
}

function readNamed(operation: SourceOperation, { byPattern, collections }: PlanContext): readonly NamedOperation[] {
  const { method, template } = operation;
  const { segments, parameters } = template;
  const dotted = /^([A-Za-z][\w.]*)\.([A-Za-z]+)$/.exec(segments.at(-1) ?? '');
  const [noun = '', verb = ''] = dotted?.slice(1) ?? segments.slice(-2);
  const [action = ''] = VERBS.find(([, pattern]) => pattern.test(verb)) ?? [];
  if (noun === '' || parameters.length > 0 || ownAt(METHODS, action)?.includes(method) !== true) return [];
  const isSegment = dotted === null;
  const group = patternOf(isSegment ? segments.slice(0, -1) : [...segments.slice(0, -1), noun]);
  // Beside the paths of a collection and its items, the verb is one of few that are no REST.
  const isListed = collections.some(({ name }) => plainName(singular(name)) === plainName(singular(noun)));
  const isRest = byPattern.has(group) || byPattern.has(`${group}/{}`) || isListed;
  return isSegment && isRest ? [] : [{ operation, action, noun, group, isSegment }];
}

function actionsOf(
  group: readonly NamedOperation[],
  taken: Map<string, Json>,
  schemas: BodySchemas,
): readonly (readonly [SourceOperation, NamedAction])[] {
  const actions = group.map(({ action }) => action);
  const [first] = group;
  if (first === undefined) return [];
  const { noun, isSegment } = first;
  const items = ['read', 'create', 'search'].flatMap((name) =>
    group.filter(({ action }) => action === name).map((each) => itemOf(each, schemas)?.schema),
  );
  const found = items.flatMap((schema) => {
    const key = schema === undefined ? undefined : listedKeyOf(schema, noun, schemas);
    return schema === undefined || key === undefined ? [] : [{ schema, key }];
  });
  const [item] = found;
  if (item === undefined || !actions.includes('create')) return [];
  if (!actions.includes('read') && !actions.includes('search')) return [];
  const collection = nameOf(first, item, taken, schemas);
  if (collection === undefined) return [];
  // Other operations may name an item by the member that holds it: `channel` of `conversations`.
  const members = group.flatMap((named) =>
    named.action === 'search' ? [] : (itemOf(named, schemas, item.schema)?.member ?? []),
  );
  const planned = group.flatMap((named) => {
    const plan = planNamed(named, { ...item, collection }, members, schemas);
    return plan === undefined ? [] : [[named.operation, plan] as const];
  });
  // `/cart/add` and `/cart/get` without an identifier work on the only cart.
  const shows = planned.filter(([, { resource }]) => ['read', 'search'].includes(String(resource['action'])));
  const creates = planned.some(([, { resource }]) => resource['action'] === 'create');
  return isSegment && (shows.length === 0 || !creates) ? [] : planned;
}

/** Finds the item, or those of the list, in a response. */
function itemOf(
  { operation, action, noun }: NamedOperation,
  schemas: BodySchemas,
  schema?: Json,
): BodyPart | undefined {
  const response = schemas.success(operation.value).schema;
  const word = noun.split('.').at(-1) ?? noun;
  if (action === 'search') return schemas.list(response, word, schema);
  const found = schemas.item(response, word, schema);
  if (schema === undefined || schemas.areSame(found?.schema, schema)) return found;
  // The member need not be named as the resource: `channel` of `conversations`.
  const [same, ...others] = [...schemas.properties(response)].filter(([, value]) => schemas.areSame(value, schema));
  return same === undefined || others.length > 0 ? found : { member: same[0], schema: same[1] };
}

function planNamed(
  named: NamedOperation,
  { schema, key, collection }: ItemPart & { readonly collection: string },
  members: readonly string[],
  schemas: BodySchemas,
): NamedAction | undefined {
  const { operation, action, noun } = named;
  const received = itemOf(named, schemas, schema);
  const isShown = received !== undefined && schemas.areSame(received.schema, schema);
  const sent = sentMembers(operation, schemas);
  const from = ['get', 'delete'].includes(operation.method) ? 'query' : 'body';
  const shown = isShown && received.member !== undefined ? { envelope: { response: received.member } } : {};
  const base = { collection, action, ...keyMember(key), ...shown, inferred: true };
  switch (action) {
    case 'create': {
      const isCreated = isShown || schemas.sets(schemas.request(operation.value), schema);
      const reason = `creates one of "${collection}", by its name`;
      return isCreated ? { collection, resource: base, reason } : undefined;
    }
    case 'search': {
      const { schema: response, headers } = schemas.success(operation.value);
      const query = inferQuery({ parameters: sent, response, headers, item: schema, list: received?.member }, schemas);
      const reason = `lists "${collection}", by its name`;
      return isShown ? { collection, resource: { ...base, from, ...query }, reason } : undefined;
    }
    default: {
      const words = [noun.split('.').at(-1) ?? noun, received?.member ?? '', ...members];
      return isShown || action !== 'read' ? planOne(base, identifierIn(sent, words), from) : undefined;
    }
  }
}

function keyMember(key: string): JsonObject {
  return key === 'id' ? {} : { key };
}

/** Plans an operation on the item that a member of its body or query names. */
function planOne(
  base: JsonObject & { readonly collection: string },
  id: string | undefined,
  from: string,
): NamedAction | undefined {
  const { collection } = base;
  if (id === undefined) return undefined;
  const reason = `works on one of "${collection}" by "${id}" of its ${from}`;
  return { collection, resource: { ...base, id, from }, reason };
}

/** Returns what a call sends: the members of its body, or the parameters of its query. */
export function sentMembers({ method, value, parameters }: SourceOperation, schemas: BodySchemas): SourceParameter[] {
  if (method === 'get' || method === 'delete') return parameters.filter(({ place }) => place === 'query');
  const body = schemas.request(value);
  const required = schemas.required(body);
  return [...schemas.properties(body)].map(([name, schema]) => {
    const isRequired = required.includes(name);
    return { name, place: 'query', schema, description: '', isRequired, value: { name, in: 'query', schema } };
  });
}

/** Returns the member that identifies an item by a word for it: `id`, `documentId`, `document`. */
function identifierIn(sent: readonly SourceParameter[], words: readonly string[]): string | undefined {
  const wanted = words.map((word) => plainName(singular(word))).flatMap((word) => ['id', `${word}id`, word]);
  return sent.find(({ name }) => wanted.includes(plainName(name)))?.name;
}
