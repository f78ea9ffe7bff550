import { type Json, type JsonObject, optional, ownAt } from '../model/json.ts';
import { camelName } from '../model/names.ts';
import type { Collection } from './collections.ts';
import type { PlanContext } from './nested-lists.ts';
import { operationAt, type SourceOperation } from './operations.ts';
import { itemElsewhere, parentsOf } from './parents.ts';
import { parameterOf, patternOf, plainName } from './paths.ts';
import { envelope, inOrder, otherIdentifier, type Plan, resourceOf } from './plans.ts';
import type { BodySchemas } from './schemas.ts';

/** Change of an item by an operation below its path. */
export interface ItemChange {
  readonly action?: string;
  readonly resource: JsonObject;
  readonly reason: string;
}

/** Words at the beginning of operations that change properties. */
const CHANGES =
  /^(?:rename|move|set|update|change|edit|modify|assign|reassign|reschedule|retitle|mark|adjust)(?![a-z])/i;

/**
 * Infers what an operation below an item changes: the properties that its body sets (`/rename` with a name), or a
 * property that its name gives a value (`/close` for the status `closed`, `/archive` for `archived`).
 */
function itemChange(
  operation: SourceOperation,
  collection: Collection,
  { literal, isShown, schemas }: { readonly literal: string; readonly isShown: boolean; readonly schemas: BodySchemas },
): ItemChange | undefined {
  const named = schemas.plainNames(collection.schema).get(plainName(literal));
  const body = schemas.request(operation.value);
  const isChange = isShown || CHANGES.test(literal);
  const byBody =
    body === undefined
      ? undefined
      : (valueChange(operation, collection, named, schemas) ??
        sentChange(body, collection, isChange, schemas) ??
        partChange(operation, collection, literal, schemas));
  if (byBody !== undefined || operation.method === 'delete') return byBody;
  const isByQuery = body === undefined && (isChange || named !== undefined);
  const byQuery = isByQuery ? queryChange(operation, collection, schemas) : undefined;
  // What a body says beside the name may be a reason, or an amount.
  return byQuery ?? namedChange(collection, literal, isShown, schemas);
}

/** Infers the property whose value the body is: `PUT /restrictions/{id}/referrer`. */
function valueChange(
  { method, value }: SourceOperation,
  collection: Collection,
  named: string | undefined,
  schemas: BodySchemas,
): ItemChange | undefined {
  if (named === undefined || !['put', 'post'].includes(method)) return undefined;
  const [body, own] = [schemas.request(value), schemas.properties(collection.schema).get(named)];
  const isValue = schemas.isScalar(body)
    ? schemas.isScalar(own)
    : schemas.properties(body).size > 0 && schemas.areSame(body, own);
  return isValue
    ? { resource: { setsFrom: { [named]: 'body' } }, reason: changeReason([named], collection) }
    : undefined;
}

/** Infers the properties that the body sets. */
function sentChange(
  body: Json,
  collection: Collection,
  isChange: boolean,
  schemas: BodySchemas,
): ItemChange | undefined {
  const sent = [...schemas.properties(body).keys()];
  const properties = schemas.properties(collection.schema);
  const isOwn = sent.every((name) => properties.has(name)) && sent.some((name) => name !== collection.key);
  return isOwn && isChange ? { action: 'patch', resource: {}, reason: changeReason(sent, collection) } : undefined;
}

/**
 * Infers the properties that a PUT or PATCH below an item sets, if its word names one of them: `/renew` with
 * `will_renew`, or `/status` with a flag. Any other part may be something of its own that has the same properties.
 */
function partChange(
  operation: SourceOperation,
  collection: Collection,
  literal: string,
  schemas: BodySchemas,
): ItemChange | undefined {
  const properties = schemas.properties(collection.schema);
  const sent = [...schemas.properties(schemas.request(operation.value))];
  const isLike = (one: Json | undefined, other: Json | undefined): boolean =>
    (schemas.isScalar(one) && schemas.isScalar(other)) || schemas.areSame(one, other);
  const isOwn = sent.every(([name, schema]) => {
    const own = properties.get(name);
    const [items, ownItems] = [schemas.items(schema), schemas.items(own)];
    return own !== undefined && name !== collection.key && (isLike(schema, own) || isLike(items, ownItems));
  });
  const isNamed = ([name, schema]: readonly [string, Json]): boolean =>
    plainName(name).includes(plainName(literal)) ||
    (/^(?:status|state)$/i.test(literal) && schemas.types(schema).includes('boolean'));
  if (!['put', 'patch'].includes(operation.method) || !isOwn || literal === '' || !sent.some(isNamed)) return undefined;
  const names = sent.map(([name]) => name);
  const setsFrom = Object.fromEntries(names.map((name) => [name, `body/${name}`]));
  return { resource: { setsFrom }, reason: changeReason(names, collection) };
}

function changeReason(names: readonly string[], { name }: Collection): string {
  return `changes ${names.map((each) => `"${each}"`).join(', ')} of one of "${name}"`;
}

/** Infers the properties that the query gives a value: `/assign?assigned_to=…`, `/status?new_status=…`. */
function queryChange(
  { parameters }: SourceOperation,
  collection: Collection,
  schemas: BodySchemas,
): ItemChange | undefined {
  const properties = schemas.plainNames(collection.schema);
  const setsFrom = parameters.flatMap(({ name, place }) => {
    const property = properties.get(plainName(name)) ?? properties.get(plainName(name).replace(/^(?:new|set|to)/, ''));
    return place !== 'query' || property === undefined || property === collection.key
      ? []
      : [[property, `query/${name}`] as const];
  });
  if (setsFrom.length === 0) return undefined;
  const reason = changeReason(
    setsFrom.map(([property]) => property),
    collection,
  );
  return { resource: { setsFrom: Object.fromEntries(setsFrom) }, reason };
}

/** Infers the property to which the name of an operation gives a value. */
function namedChange(
  collection: Collection,
  literal: string,
  isShown: boolean,
  schemas: BodySchemas,
): ItemChange | undefined {
  for (const [name, schema] of schemas.properties(collection.schema)) {
    // What was, or shall be, is no result of what happens now.
    if (/^(?:[Pp]rev(?:ious)?|[Pp]rior|[Ll]ast|[Oo]ld|[Dd]esired|[Tt]arget)(?![a-z])/.test(name)) continue;
    const isState = /status|state|phase|stage/i.test(name);
    // No currency is `TRY` because of `/retry`.
    const verb = isState ? literal.replace(/^re(?=[a-z])/i, '') : literal;
    const value = schemas
      .values(schema)
      .find((each) => typeof each === 'string' && [literal, verb].some((own) => isResult(own, each)));
    if ((isState || isShown) && value !== undefined) return settingOf(name, value, collection);
    const flag = schemas.types(schema).includes('boolean') ? flagValue(literal, name) : undefined;
    if (flag !== undefined) return settingOf(name, flag, collection);
  }
  return undefined;
}

function settingOf(name: string, value: Json, { name: collection }: Collection): ItemChange {
  return {
    resource: { sets: { [name]: value } },
    reason: `sets "${name}" of one of "${collection}" to ${JSON.stringify(value)}`,
  };
}

/** Tests whether a value is the result of an action: `closed` of `close`, `cancelled` of `cancel`. */
function isResult(verb: string, value: string): boolean {
  const [plain, result] = [plainName(verb), plainName(value)];
  if (plain === '') return false;
  const stems = [plain, plain.replace(/e$/, ''), plain.replace(/y$/, 'i'), plain + plain.slice(-1)];
  const results = stems.flatMap((stem) => [stem, `${stem}ed`, `${stem}d`]);
  return (
    [...results, plain.replace(/ate$/, 'ive')].includes(result) || ownAt(RESULTS, plain)?.includes(result) === true
  );
}

/** Results with another stem. */
const RESULTS: Readonly<Record<string, readonly string[]>> = {
  start: ['running', 'active', 'inprogress'],
  resume: ['running', 'active', 'inprogress'],
  stop: ['stopped', 'idle', 'inactive'],
  deactivate: ['inactive'],
  send: ['sent'],
  pay: ['paid'],
  hold: ['onhold'],
};

/** Returns the value that an action gives a flag: `archived` of `archive` and `unarchive`, `disabled` of `enable`. */
function flagValue(verb: string, name: string): boolean | undefined {
  const flag = plainName(name).replace(/^(?:is|has)/, '');
  const plain = plainName(verb);
  if (isResult(plain, flag)) return true;
  return undoes(plain, flag) || undoes(flag, plain) ? false : undefined;
}

/** Tests for a word that says the opposite of another one: `unarchive` of `archived`, and `disabled` of `enable`. */
function undoes(word: string, other: string): boolean {
  const [, opposite = ''] = /^(?:un|de|dis(?!clos|cover|patch|play))(.{3,})$/.exec(word) ?? [];
  return opposite !== '' && [opposite, `en${opposite}`].some((each) => isResult(each, other) || isResult(other, each));
}

/**
 * Plans an operation below the path of an item, which must exist: `/incidents/{id}/snooze`. The nearest item whose
 * collection is held counts.
 */
export function planAct(
  operation: SourceOperation,
  context: PlanContext,
  isHeld: (collection: Collection) => boolean,
): Plan | undefined {
  const { segments } = operation.template;
  for (let length = segments.length; length > 0; length -= 1) {
    const pattern = patternOf(segments.slice(0, length));
    const words = segments.slice(length);
    const elsewhere = words.length === 0 ? undefined : itemElsewhere(segments.slice(0, length), context);
    if (elsewhere?.key !== undefined && isHeld(elsewhere) && parameterOf(words[0]) === undefined)
      return actOn(operation, elsewhere, context, words);
    const collection = context.byItem.get(pattern);
    if (collection === undefined || collection.key === undefined || !isHeld(collection)) continue;
    // `/templates/{scope}/{key}` names an item by both.
    if (parameterOf(segments[length]) !== undefined) return undefined;
    return actOn(operation, collection, context, words);
  }
  return undefined;
}

/** Tests for an operation that copies an item, or adds to a list below it: `POST /memos/{id}/comments` with a memo. */
function makesAnother(operation: SourceOperation, literal: string, context: PlanContext): boolean {
  const { method, template } = operation;
  if (/^(?:duplicate|copy|clone|fork)(?![a-z])/i.test(literal)) return true;
  const get = method === 'post' ? operationAt(context, template.pattern, 'get') : undefined;
  const { schemas } = context;
  return get !== undefined && schemas.list(schemas.success(get.value).schema, literal) !== undefined;
}

/** Actions on a collection that no operation below an item may be named after; one named `delete` does that. */
const READS_OR_WRITES = ['search', 'create', 'read', 'replace', 'patch'];

function usesFile({ method, value }: SourceOperation, schemas: BodySchemas): boolean {
  return schemas.isFile(value, method === 'get' ? 'response' : 'request');
}

function actOn(
  operation: SourceOperation,
  collection: Collection,
  context: PlanContext,
  words: readonly string[],
): Plan {
  const { schemas } = context;
  const literal = words.filter((segment) => !segment.includes('{')).join(' ');
  // `POST /messages/{id}/read` is no action `read`, which would respond with the item.
  const isPlain = operation.method === 'post' && literal !== '' && !READS_OR_WRITES.includes(literal);
  const received = schemas.item(schemas.success(operation.value).schema, collection.word);
  const isRead = operation.method === 'get' || makesAnother(operation, literal, context);
  const isShown = !isRead && schemas.shows(received?.schema, collection.schema);
  const change = isRead ? undefined : itemChange(operation, collection, { literal, isShown, schemas });
  const { segments } = operation.template;
  const id = parameterOf(segments[segments.length - words.length - 1]);
  const resource = {
    ...resourceOf(collection, operation, context),
    ...optional('by', otherIdentifier(collection, id, context)),
    ...(id !== undefined && id === collection.item?.id
      ? { id, parents: parentsOf(collection, segments, id, context) }
      : {}),
    ...(isShown ? { ...envelope(undefined, received), returns: 'item' } : {}),
    ...change?.resource,
  };
  const name =
    change?.action ?? camelName(isPlain ? literal : `${operation.method} ${literal === '' ? 'item' : literal}`);
  const part = usesFile(operation, schemas)
    ? 'stores or returns the file of'
    : isShown
      ? 'shows'
      : 'only checks the existence of';
  const reason = change?.reason ?? `${part} one of "${collection.name}"`;
  return { kind: 'item', collection, resource: inOrder({ ...resource, action: name }), reason };
}
