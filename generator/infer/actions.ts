import { PATH_KEY } from '../../templates/runtime/shared/path-identifier.ts';
import { type Json, type JsonObject, listAt, optional, textAt } from '../model/json.ts';
import type { Collection } from './collections.ts';
import {
  adds,
  creationAt,
  operationAt,
  requestPart,
  saysBoth,
  saysCreate,
  saysUpdate,
  type SourceOperation,
} from './operations.ts';
import { planCreate, sharedCollection } from './creations.ts';
import { sentItems } from './many-items.ts';
import {
  changesSingleton,
  createsSingleton,
  nestedCollection,
  type PlanContext,
  putsSingleton,
  sharedNestedCollection,
} from './nested-lists.ts';
import { collectionAtTop } from './parents.ts';
import { itemPathOf, parameterOf, patternOf, plainName, singular } from './paths.ts';
import { action, envelope, type ItemPlan, none, otherIdentifier, type Plan, resourceOf } from './plans.ts';
import { inferQuery } from './queries.ts';
import type { BodyPart, BodySchemas } from './schemas.ts';

/** Plans the CRUD action of an operation: on one item, on the list of a collection, or on a list below another item. */
export function planAction(operation: SourceOperation, context: PlanContext): Plan {
  const { pattern } = operation.template;
  const ofItem = context.byItem.get(pattern);
  const top = ofItem && collectionAtTop(ofItem, context);
  if (top !== undefined) return planItem(operation, top, context, ofItem?.key === top.key ? undefined : ofItem?.key);
  if (ofItem !== undefined) return planItem(operation, ofItem, context);
  const listed = context.byList.get(pattern) ?? [];
  const own = listed.find(({ item }) => item !== undefined);
  const collection =
    (own && collectionAtTop(own, context)) ?? own ?? sharedNestedCollection(operation, listed[0], context) ?? listed[0];
  const single = collection === undefined ? context.singletons.get(pattern) : undefined;
  if (single !== undefined) return planSingleton(operation, single, context);
  const outer = collection === undefined ? createdBelow(operation, context) : undefined;
  if (outer !== undefined) return planCreate(operation, outer, context);
  return collection === undefined ? none(aloneReason(operation, context)) : planList(operation, collection, context);
}

/** Says why the path of an operation addresses no collection. */
function aloneReason({ template }: SourceOperation, context: PlanContext): string {
  const { schemas } = context;
  const get = operationAt(context, template.pattern, 'get');
  const shown = get === undefined ? undefined : schemas.success(get.value).schema;
  const word = template.segments.at(-1) ?? '';
  const isList = schemas.types(shown).includes('array') || schemas.list(shown, word) !== undefined;
  if (itemPathOf(template) !== undefined)
    return isList ? 'GET lists what its parameter names' : 'no response shows the items of its path';
  if (get === undefined || word.includes('{')) return 'its path addresses no collection';
  if (isList) return 'nothing at its path adds to what GET lists, and no path names one of it';
  return shown === undefined ? 'GET documents no response in JSON' : 'no PUT or PATCH at its path sets what GET reads';
}

/** Last words of paths that create an item of the list before them. */
const CREATE = /^(?:create|add|new|register|enroll)$/i;

/** Returns the collection whose items are created below its list, and not at it: `POST /devices/register`. */
function createdBelow({ method, template }: SourceOperation, context: PlanContext): Collection | undefined {
  const outer = patternOf(template.segments.slice(0, -1));
  if (method !== 'post' || !CREATE.test(template.segments.at(-1) ?? '')) return undefined;
  const collection = context.byList.get(outer)?.find(({ key }) => key !== undefined);
  const own = creationAt(context, outer);
  const isOther = collection !== undefined && own !== undefined && planList(own, collection, context).kind === 'action';
  return isOther ? undefined : collection;
}

/** Plans an operation on the only item at a path, such as `/settings` or `/users/{id}/preferences`. */
function planSingleton(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { method, value } = operation;
  const { word, schema, name } = collection;
  const received = schemas.item(schemas.success(value).schema, word, schema);
  const sent = requestPart(operation, collection, schemas);
  const resource = { ...resourceOf(collection, operation, context), ...envelope(sent, received), singleton: true };
  const plan: ItemPlan = { operation, collection, resource, received, subject: `"${name}"` };
  if (method === 'get') return action('read', plan, `reads "${name}", the only one`);
  const others = context.byPattern.get(collection.listPattern) ?? [];
  const creation = others.find((other) => createsSingleton(other, schema, context));
  if (operation === creation) return { ...action('create', plan, `creates "${name}", the only one`), fills: true };
  const put = others.find((other) => putsSingleton(other, schema, context));
  if (method === 'delete' && (creation ?? put) !== undefined)
    return action('delete', plan, `deletes "${name}", the only one`);
  if (!changesSingleton(operation, schema, context)) return none(`it does not change "${name}" as a whole`);
  const isWhole = schemas.isMap(schema) || partialReason(operation, collection, context) === undefined;
  if (operation === put && creation === undefined)
    return {
      ...action(
        'replace',
        { ...plan, resource: { ...resource, upsert: true } },
        `creates or replaces "${name}", the only one`,
      ),
      fills: true,
    };
  const isReplaced = method === 'put' && isWhole;
  return { ...action(isReplaced ? 'replace' : 'patch', plan, `changes "${name}", the only one`), fills: true };
}

/** Plans an operation on an item, by its key or by another property that the path names. */
export function planItem(
  operation: SourceOperation,
  collection: Collection,
  context: PlanContext,
  by = otherIdentifier(collection, parameterOf(operation.template.segments.at(-1)), context),
): Plan {
  const { name, key } = collection;
  const { schemas } = context;
  if (key === undefined) {
    const call = keylessCall(operation, collection, context);
    return none(`the items of "${name}" have no property that identifies them`, call);
  }
  const received = shownPart(schemas.success(operation.value).schema, collection, schemas);
  const sent = sentPart(operation, collection, schemas);
  const parameter = operation.template.parameters.at(-1);
  const plan: ItemPlan = {
    operation,
    collection,
    resource: {
      ...resourceOf(collection, operation, context),
      ...optional('id', parameter),
      ...optional('by', by),
      ...envelope(sent, received),
    },
    received,
    subject: `one of "${name}" by {${parameter}}, ${(by ?? key) === PATH_KEY ? 'which no property shows' : `its property "${by ?? key}"`}`,
  };
  switch (operation.method) {
    case 'get':
      if (received === undefined) return none(`its response is not one of "${name}"`);
      return action('read', plan, `reads ${plan.subject}`);
    case 'delete':
      return action('delete', plan, `deletes ${plan.subject}`);
    case 'patch':
    case 'put':
    case 'post':
      return planMember(plan, context) ?? planChange(plan, context);
    default:
      return none(`${operation.method.toUpperCase()} does not work on items`);
  }
}

/** Returns the part of a body that sets an item, in a list of one where the document has that. */
function sentPart(operation: SourceOperation, collection: Collection, schemas: BodySchemas): BodyPart | undefined {
  const own = requestPart(operation, collection, schemas);
  const list = schemas.sets(own?.schema, collection.schema) ? undefined : sentItems(operation, collection, schemas);
  return list !== undefined && schemas.resolve(list.schema) === schemas.resolve(collection.schema) ? list : own;
}

/** Returns the part of a response that shows an item, in a list of one where the document has that. */
function shownPart(
  response: Json | undefined,
  { word, schema }: Collection,
  schemas: BodySchemas,
): BodyPart | undefined {
  const own = schemas.item(response, word, schema);
  const list = schemas.areSame(own?.schema, schema) ? undefined : schemas.list(response, word, schema);
  return list !== undefined && schemas.resolve(list.schema) === schemas.resolve(schema) ? list : own;
}

/**
 * Returns what an operation does with an item for a caller, who needs no property that identifies it. The path must be
 * that of an item for another reason: `/sensors/{namespace}` is none beside `/sensors/{namespace}/{name}`.
 */
function keylessCall(operation: SourceOperation, collection: Collection, context: PlanContext): JsonObject | undefined {
  const { byPattern } = context;
  const { pattern } = operation.template;
  const isAlone = byPattern.get(pattern)?.length === 1 && !byPattern.has(collection.listPattern);
  if (isAlone || byPattern.has(`${pattern}/{}`) || singular(collection.word) === collection.word) return undefined;
  const plan = planItem(operation, { ...collection, key: 'id' }, context);
  return plan.kind === 'action' ? plan.resource : undefined;
}

/**
 * Plans an operation that changes an item. PUT replaces it if its body must be complete, and creates it if the document
 * says so and nothing else does; POST changes it where neither PUT nor PATCH does.
 */
function planChange(plan: ItemPlan, context: PlanContext): Plan {
  const { operation, collection, subject } = plan;
  const { schemas } = context;
  const { method, value } = operation;
  if (method === 'post' && !postChanges(operation, context))
    return none(`POST on the path of an item does more than change it`);
  if (method === 'patch' && schemas.sendsJsonPatch(value))
    return action('patch', plan, `applies a JSON Patch to ${subject}`);
  if (changesUnseen(operation, collection, schemas))
    return action('patch', plan, `changes the given properties of ${subject}: it describes no body`);
  const part = sentPart(operation, collection, schemas)?.schema ?? schemas.request(value);
  if (!schemas.types(part).includes('object')) return none(`its body is no object that could change ${subject}`);
  const isForeign = schemas.properties(part).size > 0 && !schemas.sets(part, collection.schema);
  const received = schemas.success(value).schema;
  const isOther = schemas.properties(received).size > 0 && !schemas.areSame(plan.received?.schema, collection.schema);
  if (isForeign && isOther) return none(`neither its body nor its response resembles ${subject}`);
  const upsert = planUpsert(plan, context);
  if (upsert !== undefined) return upsert;
  if (isForeign) return none(`its body sets no property of ${subject}`);
  if (method !== 'put') return action('patch', plan, `changes the given properties of ${subject}`);
  const partial = partialReason(operation, collection, context);
  if (partial === undefined) return action('replace', plan, `replaces ${subject}: its body requires properties`);
  return action('patch', plan, `changes the given properties of ${subject}: ${partial}`);
}

/** Tests for an operation that says that it updates, and whose query does not say what: its body is not described. */
function changesUnseen(operation: SourceOperation, { schema }: Collection, schemas: BodySchemas): boolean {
  if (operation.value['requestBody'] !== undefined || !saysUpdate(operation)) return false;
  const names = schemas.plainNames(schema);
  return !operation.parameters.some((each) => each.place === 'query' && names.has(plainName(each.name)));
}

/** Tests for a POST that changes an item: neither PUT nor PATCH does, and GET reads it, or it says so. */
function postChanges(operation: SourceOperation, context: PlanContext): boolean {
  const { pattern } = operation.template;
  const [get, ...others] = ['get', 'put', 'patch'].map((method) => operationAt(context, pattern, method));
  return others.every((other) => other === undefined) && (get !== undefined || saysUpdate(operation));
}

/**
 * Plans an operation that adds the item of its path to those below another item, if nothing else does, its body says
 * nothing of the item, GET lists them, and DELETE removes it: `PUT /teams/{id}/members/{user}`. A POST may do something
 * else, unless another collection has the items.
 */
function planMember(plan: ItemPlan, context: PlanContext): Plan | undefined {
  const { operation, collection, resource, subject } = plan;
  const { method, template, value } = operation;
  const { schemas } = context;
  const has = (other: string, pattern = template.pattern): boolean =>
    operationAt(context, pattern, other) !== undefined;
  if (!adds(operation, context)) return undefined;
  const isPair = (method === 'put' || (method === 'post' && !has('put'))) && has('delete') && !has('patch');
  const isAlone = has('get', collection.listPattern) && creationAt(context, collection.listPattern) === undefined;
  if (!isPair || !isAlone || collection.within.length === 0 || schemas.sets(schemas.request(value), collection.schema))
    return undefined;
  const isEmpty = schemas.properties(schemas.request(value)).size === 0;
  const other = isEmpty ? sharedCollection(collection, context) : undefined;
  if (other === undefined && method === 'post') return undefined;
  const relates = optional('relates', other && { collection: other.name });
  return {
    ...action('replace', { ...plan, resource: { ...resource, upsert: true, ...relates } }, `adds ${subject}`),
    fills: true,
  };
}

/** Plans an operation that creates an item or replaces it: if nothing else creates it, or the document says so. */
function planUpsert(plan: ItemPlan, context: PlanContext): Plan | undefined {
  const { operation, collection, resource, subject } = plan;
  if (operation.method === 'patch' || resource['by'] !== undefined || !(saysCreate(operation) || saysBoth(operation)))
    return undefined;
  const isOnlyCreation = saysCreate(operation) && creationsOf(collection, context).length === 0;
  if (!isOnlyCreation && !saysBoth(operation)) return undefined;
  const upsert = { ...plan, resource: { ...resource, upsert: true } };
  const reason = isOnlyCreation ? 'nothing else creates it' : 'the document says so';
  return { ...action('replace', upsert, `creates or replaces ${subject}: ${reason}`), fills: true };
}

/** Words by which descriptions say that an update keeps what its body leaves out. */
const PARTIAL_UPDATE =
  /\b(?:unspecified|omitted|unset|missing|other) (?:fields|properties|attributes|values)\b[^.]{0,80}\b(?:unchanged|unmodified|not (?:be )?(?:changed|modified|updated))|\bonly (?:the )?(?:fields|properties|attributes|values)\b[^.]{0,80}\b(?:provided|specified|supplied|included|sent|passed|present)\b/i;

/** Says that the others need not stay where the body of a PUT may be partial: the safe update of a client sends all. */
const OPEN = ', but the document leaves open whether the others stay: a generated client sends all';

/**
 * Returns why the body of a PUT may be partial, so that it changes the given properties; `undefined` if it must be
 * complete. A body that requires less than creation does, or only constants such as a `type`, cannot be the whole item.
 */
function partialReason(operation: SourceOperation, collection: Collection, context: PlanContext): string | undefined {
  const { schemas } = context;
  if (PARTIAL_UPDATE.test(textAt(operation.value, 'description') ?? ''))
    return 'its description says that the others stay';
  const sent = requestPart(operation, collection, schemas)?.schema;
  const required = schemas.required(sent);
  if (required.length === 0) return `its body requires no property${OPEN}`;
  const properties = schemas.properties(sent);
  const kind = schemas.discriminator(sent);
  const free = required.filter(
    (name) => !schemas.isConstant(properties.get(name)) && name !== collection.key && name !== kind,
  );
  if (free.length === 0) return `its body requires only ${quoted(required)}${OPEN}`;
  const created = creationsOf(collection, context).map((post) => requestPart(post, collection, schemas)?.schema);
  const optionals = created
    .flatMap((schema) => schemas.required(schema))
    .filter((name) => properties.has(name) && !required.includes(name));
  return optionals.length === 0
    ? undefined
    : `its body does not require ${quoted([...new Set(optionals)])}, as creation does${OPEN}`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Returns the operations that create the items of a collection. */
function creationsOf(collection: Collection, context: PlanContext): readonly SourceOperation[] {
  return (context.creations.get(collection) ?? []).filter(
    (operation) =>
      operation.template.pattern !== collection.listPattern ||
      isKind(planList(operation, collection, context), 'create'),
  );
}

/** Returns the plain names of the properties that creations set, by their body or path; `undefined` if any may be. */
function createdNames(collection: Collection, context: PlanContext): ReadonlySet<string> | undefined {
  const creations = creationsOf(collection, context);
  const names = creations.flatMap((post) => {
    const sent = context.schemas.properties(requestPart(post, collection, context.schemas)?.schema);
    const path = post.parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
    return sent.size === 0 ? [] : [...sent.keys(), ...path];
  });
  return names.length === 0 ? undefined : new Set(names.map(plainName));
}

function isKind(plan: Plan, name: string): boolean {
  return plan.kind === 'action' && plan.resource['action'] === name;
}

/** Plans an operation that lists items or adds one. */
function planList(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { name, key } = collection;
  if (key === undefined) return none(`the items of "${name}" have no property that identifies them`);
  if (operation.method === 'get') return planSearch(operation, collection, context);
  if (creationAt(context, operation.template.pattern) === operation) return planCreate(operation, collection, context);
  const whole = none(`${operation.method.toUpperCase()} works on "${name}" as a whole`);
  return planByBody(operation, collection, context) ?? whole;
}

/** Plans an operation on a list that changes the item which its body identifies: `PUT /pets` with an `id`. */
function planByBody(operation: SourceOperation, collection: Collection, context: PlanContext): Plan | undefined {
  const { schemas } = context;
  const { key = 'id', schema, word } = collection;
  const sent = requestPart(operation, collection, schemas);
  const value = schemas.properties(sent?.schema).get(key);
  const isSent =
    schemas.required(sent?.schema).includes(key) ||
    /\bby (?:\w+ )?id\b/i.test(textAt(operation.value, 'description') ?? '');
  const isKey = isSent && schemas.isScalar(value) && schemas.resolve(value)['readOnly'] !== true;
  const isItem = isKey && schemas.countSet(sent?.schema, schema) > 1;
  const isChange = ['put', 'patch'].includes(operation.method) && !saysCreate(operation);
  if (!isChange || !isItem || sent?.member !== undefined) return undefined;
  const received = schemas.item(schemas.success(operation.value).schema, word, schema);
  const resource = {
    ...resourceOf(collection, operation, context),
    id: key,
    from: 'body',
    ...envelope(sent, received),
  };
  const isWhole = operation.method === 'put' && partialReason(operation, collection, context) === undefined;
  const reason = `changes one of "${collection.name}" by "${key}" of its body`;
  return action(isWhole ? 'replace' : 'patch', { operation, collection, resource }, reason);
}

/** Plans an operation that lists items. */
export function planSearch(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { name, word, key = 'id', schema: item } = collection;
  const { schema: response, headers } = schemas.success(operation.value);
  const list = schemas.list(response, word, item);
  if (list === undefined) return none('its response holds no list');
  if (key !== PATH_KEY && !schemas.properties(list.schema).has(key))
    return none(`the items of its list have no "${key}"`);
  const other = otherListed(list, collection, context);
  if (other !== undefined) return none(`its list is that of "${other}"`);
  const parameters = operation.parameters.filter(({ place }) => place === 'query');
  const created = parameters.some(({ isRequired }) => isRequired) ? createdNames(collection, context) : undefined;
  const query = inferQuery({ parameters, response, headers, item, list: list.member, created }, schemas);
  const resource = {
    ...resourceOf(collection, operation, context),
    ...envelope(undefined, list),
    ...query,
  };
  const view = viewReason(operation, collection, context, resource);
  if (view !== undefined) return none(view);
  return action('search', { operation, collection, resource }, `lists "${name}"`);
}

/** Returns the other collection whose list a response holds by its name: `category_groups` for `GET /categories`. */
function otherListed(list: BodyPart, { plainWord, schema }: Collection, context: PlanContext): string | undefined {
  const { collections, schemas } = context;
  const name = plainName(list.member?.split('/').at(-1) ?? '');
  if (name === plainWord || schemas.resolve(list.schema) === schemas.resolve(schema)) return undefined;
  return collections.find((each) => each.plainWord === name)?.name;
}

/**
 * Returns why a list shows only some items of a collection, if nothing tells which: no property refers to what its path
 * names (`/flows/{id}/tags` beside `/tags`), or another path lists all of them, and nothing adds to it.
 */
function viewReason(
  { template }: SourceOperation,
  collection: Collection,
  context: PlanContext,
  resource: JsonObject,
): string | undefined {
  const { name, listPattern, word, schema } = collection;
  if (template.pattern === listPattern || addsTo(template.pattern, collection, context)) return undefined;
  const within = listAt(resource, 'within');
  // The list of a subscription has the items of all its groups.
  if (within.length < collection.within.length) return undefined;
  const last = template.parameters.findLast((each) => !within.includes(each));
  if (last !== undefined) {
    const parent = listAt(resource, 'parents').find((each) => listAt(each, 'parameters').at(-1) === last);
    const isRelated = textAt(parent, 'property') !== undefined;
    return isRelated ? undefined : `no property of "${name}" refers to {${last}}, and nothing adds to it`;
  }
  const { schemas, operations } = context;
  const isListed = operations.some(
    ({ method, template: { pattern }, value }) =>
      method === 'get' &&
      pattern !== template.pattern &&
      (pattern === listPattern || addsTo(pattern, collection, context)) &&
      schemas.list(schemas.success(value).schema, word, schema) !== undefined,
  );
  return isListed ? `another path lists all of "${name}"` : undefined;
}

/** Tests for a path at which items of a collection are created. */
function addsTo(pattern: string, collection: Collection, context: PlanContext): boolean {
  const creation = creationAt(context, pattern);
  if (creation === undefined) return false;
  const isOwn = pattern === collection.listPattern || nestedCollection(creation, context) === collection;
  return isOwn && isKind(planCreate(creation, collection, context), 'create');
}
