import { type Json, type JsonObject, objectAt, optional } from '../model/json.ts';
import { type Collection, outerItemSchema } from './collections.ts';
import { planCreateAll } from './many-items.ts';
import type { PlanContext } from './nested-lists.ts';
import { createsOrUpdates, operationAt, otherVerb, requestPart, type SourceOperation } from './operations.ts';
import { plainName, singular } from './paths.ts';
import { action, envelope, none, type Plan, resourceOf } from './plans.ts';
import type { BodyPart, BodySchemas } from './schemas.ts';

/** Plans an operation that adds an item to a collection, or several. */
export function planCreate(operation: SourceOperation, collection: Collection, context: PlanContext): Plan {
  const { schemas } = context;
  const { name, word, schema, key = 'id' } = collection;
  const verb = otherVerb(operation);
  if (verb !== undefined) return none(`it says that it does something else: "${verb}"`);
  const received = schemas.success(operation.value).schema;
  const sent = requestPart(operation, collection, schemas);
  const made = madePart(received, collection, context);
  const isMany = isListOf(sent, schema, key, schemas);
  if (isMany && schemas.sets(sent?.schema, schema)) return none(`its body is a list of "${name}"`);
  if (isMany || schemas.types(schemas.request(operation.value)).includes('array'))
    return planCreateAll(operation, collection, context);
  if (changesOuter(operation, collection, context)) return none('its response is the item before it in the path');
  const relation = relationOf(operation, sent?.schema, collection, context);
  const isSent = relation !== undefined || schemas.sets(sent?.schema, schema);
  const isList = made !== undefined && schemas.list(received, word)?.schema === made.schema;
  if (!isSent && !returnsKey(received, collection, schemas) && (made === undefined || isList))
    return none(`neither its body nor its response resembles the items of "${name}"`);
  // The identifier may be beside the item: `{ id, result }`.
  const isBeside = schemas.properties(received).has(key) && !schemas.properties(made?.schema).has(key);
  const shown = isBeside ? undefined : made;
  const job = jobOf(operation, collection, schemas);
  const resource = {
    ...resourceOf(collection, operation, context),
    ...envelope(sent, shown),
    ...optional('job', job),
    ...optional('relates', relation),
    ...(relation === undefined ? idChosen(operation, collection, sent?.schema, schemas) : {}),
  };
  return { ...createAction(operation, collection, resource), fills: true };
}

/** Tests for a response with the identifier that the path of an item names: `{ syncId }` for `/syncs/{syncId}`. */
function returnsKey(received: Json | undefined, collection: Collection, schemas: BodySchemas): boolean {
  const key = collection.key ?? 'id';
  const isOwn = plainName(key) !== 'id' && plainName(key) === plainName(collection.item?.id ?? '');
  return isOwn && schemas.properties(received).has(key);
}

/**
 * Returns what chooses the identifier of a new item: a query parameter such as `bookId` for `/books/{book}`, or the
 * member of the body with the name of the parameter, `userName` for `/users/{userName}`, which an item has as `name`.
 */
function idChosen(
  operation: SourceOperation,
  collection: Collection,
  sent: Json | undefined,
  schemas: BodySchemas,
): JsonObject {
  const key = collection.key;
  const parameter = plainName(collection.item?.id ?? '');
  if (parameter === '' || key === undefined || createsOrUpdates(operation)) return {};
  const own = [`${plainName(singular(collection.word))}id`, `${parameter}id`, parameter];
  const names = ['', ...collection.within.map(plainName)].flatMap((outer) => own.map((name) => outer + name));
  const inQuery = operation.parameters.filter(({ place }) => place === 'query');
  const chosen = inQuery.find(({ name }) => names.includes(plainName(name)));
  if (chosen !== undefined) return { setsFrom: { [key]: `query/${chosen.name}` } };
  const isShown = schemas.plainNames(collection.schema).has(parameter);
  const inBody = isShown ? undefined : schemas.plainNames(sent).get(parameter);
  const isFree = !schemas.properties(sent).has(key) && schemas.properties(collection.schema).has(key);
  return inBody === undefined || !isFree ? {} : { setsFrom: { [key]: `body/${inBody}` } };
}

/** Returns the part of a response that shows a new item: one that resembles it, or the member in which one is read. */
function madePart(received: Json | undefined, collection: Collection, context: PlanContext): BodyPart | undefined {
  const { schemas } = context;
  const { word, schema, item } = collection;
  const parts = [schemas.item(received, word, schema), schemas.list(received, word, schema)];
  const read = item === undefined ? undefined : operationAt(context, item.template.pattern, 'get');
  const readMember =
    read === undefined ? undefined : schemas.item(schemas.success(read.value).schema, word, schema)?.member;
  return (
    parts.find((part) => schemas.areSame(part?.schema, schema)) ??
    parts.find((part) => part?.member !== undefined && part.member === readMember)
  );
}

function createAction(
  operation: SourceOperation,
  collection: Collection,
  resource: JsonObject,
): ReturnType<typeof action> {
  const subject = `one of "${collection.name}"`;
  if (!createsOrUpdates(operation)) return action('create', { operation, collection, resource }, `creates ${subject}`);
  const upsert = { ...resource, upsert: true };
  return action('create', { operation, collection, resource: upsert }, `creates or changes ${subject}`);
}

/**
 * Returns the collection whose item a creation adds, if its body only identifies one: `PUT /tasks/{id}/labels` with a
 * `label_id`, whose list shows what `/labels` has.
 */
function relationOf(
  { template }: SourceOperation,
  sent: Json | undefined,
  collection: Collection,
  context: PlanContext,
): JsonObject | undefined {
  const { schemas } = context;
  const { word, schema } = collection;
  if (operationAt(context, template.pattern, 'get') === undefined) return undefined;
  const own = schemas.plainNames(schema);
  const from = schemas.plainNames(sent).get(`${plainName(singular(word))}id`);
  if (from === undefined || own.has(plainName(from))) return undefined;
  const other = sharedCollection(collection, context);
  return other === undefined ? undefined : { collection: other.name, from };
}

/** Returns the collection at the top that reads the items of a nested one. */
export function sharedCollection(collection: Collection, context: PlanContext): Collection | undefined {
  const { schemas, collections } = context;
  const { word, schema, key } = collection;
  return collections.find(
    (other) =>
      other !== collection &&
      other.within.length === 0 &&
      other.key === key &&
      operationAt(context, other.item?.template.pattern ?? '', 'get') !== undefined &&
      (schemas.resolve(other.schema) === schemas.resolve(schema) ||
        (other.word === word && schemas.areSame(other.schema, schema))),
  );
}

/** States of a job, in their order; the last ones end it. */
const JOB_STATES = [
  /^(?:queued|pending|created|submitted|accepted|waiting|scheduled|new|open)$/i,
  /^(?:running|processing|in[-_ ]?progress|started|working|active)$/i,
  /^(?:done|completed?|succeeded|success(?:ful)?|finished|ready|processed|available)$/i,
];

/** Returns the job that a creation starts: it is accepted (202), and a property of its item has states with an end. */
function jobOf({ value }: SourceOperation, { schema }: Collection, schemas: BodySchemas): JsonObject | undefined {
  const statuses = Object.keys(objectAt(value, 'responses')).filter((status) => status.startsWith('2'));
  if (statuses[0] !== '202') return undefined;
  const jobs = [...schemas.properties(schema)].flatMap(([property, own]) => {
    const values = schemas.values(own).filter((each) => typeof each === 'string');
    const states = JOB_STATES.flatMap((pattern) => values.find((each) => pattern.test(each)) ?? []);
    return states.length >= 2 && JOB_STATES[2]?.test(states.at(-1) ?? '') ? [{ property, states }] : [];
  });
  return jobs.length === 1 ? jobs[0] : undefined;
}

/** Tests for a response with the item before the list in the path: `POST /roles/{slug}/permissions` with a role. */
function changesOuter(
  { template, value }: SourceOperation,
  { word, schema }: Collection,
  context: PlanContext,
): boolean {
  const { schemas } = context;
  const outer = outerItemSchema(template.segments, context);
  const received = schemas.success(value).schema;
  // A new task may be created below another one.
  const sent = schemas.item(schemas.request(value), word, outer)?.schema;
  if (outer === undefined || schemas.countSet(sent, outer) >= 2) return false;
  const likeness = schemas.likeness(schemas.item(received, word, outer)?.schema, outer);
  return likeness >= 0.75 && likeness > schemas.likeness(schemas.item(received, word, schema)?.schema, schema);
}

/** Tests for a body that holds several items, or a list of their identifiers: `numbers` instead of a `number`. */
function isListOf(sent: BodyPart | undefined, schema: Json, key: string, schemas: BodySchemas): boolean {
  const properties = schemas.properties(sent?.schema);
  const lists = [...properties.values()].map((value) => schemas.items(value));
  const keys = schemas.types(properties.get(`${key}s`)).includes('array') && !properties.has(key);
  return keys || lists.some((items) => items !== undefined && schemas.resolve(items) === schemas.resolve(schema));
}
