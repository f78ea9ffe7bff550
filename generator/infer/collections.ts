import { PATH_KEY } from '../../templates/runtime/shared/path-identifier.ts';
import type { Json } from '../model/json.ts';
import { keyOf, listedKeyOf, namesOne } from './identifiers.ts';
import {
  creationAt,
  type InferenceContext,
  isRead,
  operationAt,
  requestPart,
  saysBoth,
  saysCreate,
  type SourceOperation,
} from './operations.ts';
import {
  collectionName,
  freeName,
  type ItemPath,
  itemPathOf,
  parameterOf,
  type PathTemplate,
  patternOf,
  plainName,
  singular,
} from './paths.ts';

/** Collection of items that the paths of a document address. */
export interface Collection {
  readonly name: string;
  /** Path of its items. `undefined` if no path addresses a single one. */
  readonly item: ItemPath | undefined;
  /** Pattern of the path that lists and creates its items. */
  readonly listPattern: string;
  /** Parameters within whose values identifiers are unique. */
  readonly within: readonly string[];
  /** Word of the path that names it. */
  readonly word: string;
  readonly plainWord: string;
  /** Property that identifies an item. `undefined` if its schema has none. */
  readonly key: string | undefined;
  /** Schema of an item. */
  readonly schema: Json;
}

type CollectionDraft = Omit<Collection, 'name' | 'plainWord'>;

/** Finds the collections of a document: paths that end with a parameter, and lists to which items can be added. */
export function findCollections(context: InferenceContext): readonly Collection[] {
  // Of several templates of one pattern, `/groups/{name}` and `/groups/{id}`, that of GET counts.
  const templates = [...context.byPattern.values()].flatMap(
    (all) => (all.find(({ method }) => method === 'get') ?? all[0])?.template ?? [],
  );
  const items = templates.flatMap((template) => {
    const item = itemPathOf(template);
    return item === undefined ? [] : (collectionAt(item, context) ?? []);
  });
  const listed = new Set(items.map(({ listPattern }) => listPattern));
  const lists = templates.flatMap((template) =>
    listed.has(template.pattern) || itemPathOf(template) !== undefined
      ? []
      : (listCollection(template, items, context) ?? []),
  );
  // Shorter paths and those of items first, so that they have the plain names.
  const rank = ({ item, listPattern }: CollectionDraft): number =>
    listPattern.split('/').length * 2 + (item === undefined ? 3 : 0);
  const names = new Set<string>();
  return [...items, ...lists]
    .toSorted((left, right) => rank(left) - rank(right))
    .map((candidate) => ({ name: nameOf(candidate, names), plainWord: plainName(candidate.word), ...candidate }));
}

/** Names a collection after the word of its list, with words before that if another collection has the name. */
function nameOf({ item, listPattern }: CollectionDraft, names: Set<string>): string {
  const segments = listPattern.split('/').slice(1);
  const index = item?.nameIndex ?? segments.length - 1;
  const unique = freeName(segments, index, names) ?? numbered(collectionName(segments, index, 3), names);
  names.add(unique);
  return unique;
}

function numbered(name: string, names: ReadonlySet<string>): string {
  let number = 2;
  while (names.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** Methods whose presence makes a path with a parameter at its end that of an item. */
const ITEM_METHODS = ['get', 'put', 'patch', 'delete', 'post'];

/** Words of paths that do something, so that what follows them is no item of a collection. */
const VERBS =
  /^(?:trigger|send|resend|execute|run|start|stop|cancel|dispatch|publish|emit|invoke|call|process|import|export|sync|verify|validate|check|preview|test|retry|approve|reject|search|query|login|logout|bulk|batch|merge|move|copy|transfer|refresh|reset|confirm)$/i;

function collectionAt(item: ItemPath, context: InferenceContext): CollectionDraft | undefined {
  const { template, nameIndex, within } = item;
  const methods = ITEM_METHODS.filter((method) => operationAt(context, template.pattern, method) !== undefined);
  const word = template.segments[nameIndex] ?? '';
  const listPattern = listPatternOf(item, context);
  const isAction =
    VERBS.test(word) && !methods.includes('get') && operationAt(context, listPattern, 'get') === undefined;
  const schema = methods.length === 0 || isAction ? undefined : itemSchema(item, listPattern, word, context);
  if (schema === undefined) return undefined;
  const own = { item, listPattern, word, schema };
  const key = keyOf(own, context);
  const listed = key === undefined ? listedSchema(listPattern, word, context) : undefined;
  const listedKey = isWider(listed, schema, context) ? keyOf({ ...own, schema: listed ?? true }, context) : undefined;
  if (listedKey !== undefined) return { ...own, within, key: listedKey, schema: listed ?? true };
  if (key !== undefined || !isNamedByCaller(item, listPattern, context)) return { ...own, within, key };
  return { ...own, within, key: shownName(template, schema, context) ?? PATH_KEY };
}

/** Returns the property that shows the last words of the parameter: `property_name` for `{custom_property_name}`. */
function shownName({ segments }: PathTemplate, schema: Json, { schemas }: InferenceContext): string | undefined {
  const parameter = plainName(parameterOf(segments.at(-1)) ?? '');
  const isShown = (name: string): boolean => /name|key|code/.test(name) && parameter.endsWith(name);
  const shown = [...schemas.properties(schema).keys()].filter((name) => isShown(plainName(name)));
  return shown.toSorted((left, right) => right.length - left.length)[0];
}

/** Tests for items that callers name: nothing but PUT on the path of one creates it, and that or DELETE may follow. */
function isNamedByCaller({ template }: ItemPath, listPattern: string, context: InferenceContext): boolean {
  const [get, put, removal] = ['get', 'put', 'delete'].map((method) => operationAt(context, template.pattern, method));
  if (get === undefined || put === undefined || creationAt(context, listPattern) !== undefined) return false;
  return saysBoth(put) || (saysCreate(put) && removal !== undefined);
}

/** Returns the schema of the items that GET at a path lists. */
function listedSchema(pattern: string, word: string, context: InferenceContext): Json | undefined {
  const list = operationAt(context, pattern, 'get');
  return list && context.schemas.list(context.schemas.success(list.value).schema, word)?.schema;
}

/** Tests for a schema with all properties of another, and more. */
function isWider(wide: Json | undefined, schema: Json, { schemas }: InferenceContext): boolean {
  const [own, more] = [schemas.properties(schema), schemas.properties(wide)];
  return own.size > 0 && more.size > own.size && [...own.keys()].every((name) => more.has(name));
}

/**
 * Returns the pattern of the list of an item: its path without the identifier, or that with the plural if it lists the
 * same items: `/projects` beside `/project/{id}`.
 */
function listPatternOf({ template, nameIndex }: ItemPath, context: InferenceContext): string {
  const { byPattern, schemas } = context;
  const { segments, pattern } = template;
  const own = patternOf(segments.slice(0, -1));
  const read = operationAt(context, pattern, 'get');
  if (byPattern.has(own) || read === undefined || nameIndex !== segments.length - 2) return own;
  const word = segments[nameIndex] ?? '';
  const item = schemas.item(schemas.success(read.value).schema, word)?.schema;
  const outer = own.slice(0, own.lastIndexOf('/') + 1);
  const isList = (other: string): boolean => {
    const last = other.startsWith(outer) ? other.slice(outer.length) : '/';
    if (last.includes('/') || last === word || singular(last) !== word) return false;
    return schemas.areSame(listedSchema(other, last, context), item);
  };
  return [...byPattern.keys()].find(isList) ?? own;
}

/**
 * Finds the schema of an item: that which its GET returns, or else a list, a creation or an update. An update that
 * responds with the item before it in the path changes that one: `PUT /channels/{id}/recipients/{user_id}`.
 */
function itemSchema(item: ItemPath, listPattern: string, word: string, context: InferenceContext): Json | undefined {
  const { schemas } = context;
  const { template, nameIndex } = item;
  const { pattern, segments } = template;
  const listed = listedSchema(listPattern, word, context);
  const read = operationAt(context, pattern, 'get');
  if (read !== undefined) {
    const { schema } = schemas.success(read.value);
    // The bytes of a file say nothing about its item.
    if (listed !== undefined && (schema === undefined || schemas.isScalar(schema))) return listed;
    const list = schemas.list(schema, word, listed)?.schema;
    if (listed !== undefined && schemas.resolve(list) === schemas.resolve(listed) && namesOne(item, context))
      return listed;
    // Any other GET that returns a list lists what belongs to the parameter.
    return schemas.types(schema).includes('array') || schemas.isPage(schema) || listsBelow(template, word, context)
      ? undefined
      : schemas.item(schema, word, listed)?.schema;
  }
  if (listed !== undefined) return listed;
  const outer = outerItemSchema(segments.slice(0, nameIndex), context);
  const returned = (operation: SourceOperation | undefined): Json | undefined => {
    const schema = operation === undefined ? undefined : schemas.success(operation.value).schema;
    if (schema === undefined || schemas.types(schema).includes('array')) return undefined;
    const part = schemas.namedItem(schema, word) ?? { schema };
    // An object with another one inside may tell of that instead: `{ video }` of an import.
    const isWhole = part.schema === schema && schemas.properties(schema).size > 1;
    const isOuter = schemas.likeness(part.schema, outer) >= 0.75;
    return isOuter || !(isWhole || part.schema !== schema) ? undefined : part.schema;
  };
  const updated = ['patch', 'put'].map((method) => returned(operationAt(context, pattern, method)));
  const made = updated.find((each) => each !== undefined) ?? returned(creationAt(context, listPattern));
  return made ?? listedBelow(word, context);
}

/** Tests for a path that lists what the paths below it read: `/messages/{logId}` beside `/messages/{logId}/{id}`. */
function listsBelow({ pattern }: PathTemplate, word: string, context: InferenceContext): boolean {
  const { schemas } = context;
  const below = operationAt(context, `${pattern}/{}`, 'get');
  const item = below && schemas.item(schemas.success(below.value).schema, word)?.schema;
  return schemas.areSame(listedSchema(pattern, word, context), item);
}

/** Returns the schema of the items that lists below others show: `/apps/{id}/secrets` beside `/secrets/{id}`. */
function listedBelow(word: string, { operations, schemas }: InferenceContext): Json | undefined {
  const lists = operations.filter(
    ({ method, template: { segments } }) =>
      method === 'get' && segments.at(-1) === word && parameterOf(segments.at(-2)) !== undefined,
  );
  const items = lists.map(({ value }) => schemas.list(schemas.success(value).schema, word)?.schema);
  return items.every((each) => schemas.resolve(each) === schemas.resolve(items[0])) ? items[0] : undefined;
}

/** Finds the schema of the nearest item that a path names, as its GET returns it. */
export function outerItemSchema(segments: readonly string[], context: InferenceContext): Json | undefined {
  const { schemas } = context;
  for (let length = segments.length; length > 0; length -= 1) {
    const read = operationAt(context, patternOf(segments.slice(0, length)), 'get');
    if (parameterOf(segments[length - 1]) === undefined || read === undefined) continue;
    return schemas.item(schemas.success(read.value).schema, segments[length - 2] ?? '')?.schema;
  }
  return undefined;
}

/**
 * A list to which POST adds items, none of which has a path of its own. Below the list that holds the same items it is
 * no collection: `/commands/send` beside `/commands`.
 */
function listCollection(
  template: PathTemplate,
  others: readonly CollectionDraft[],
  context: InferenceContext,
): CollectionDraft | undefined {
  const { pattern, segments, parameters } = template;
  const word = segments.at(-1) ?? '';
  const items = listedSchema(pattern, word, context);
  const post =
    creationAt(context, pattern) ?? (parameters.length === 0 ? creationBelow(word, items, context) : undefined);
  if (post === undefined || context.byPattern.has(`${pattern}/{}`)) return undefined;
  const { schemas } = context;
  const outerItems = listedSchema(patternOf(segments.slice(0, -1)), word, context);
  const isSame =
    schemas.resolve(outerItems) === schemas.resolve(items) || (VERBS.test(word) && schemas.areSame(outerItems, items));
  if (items === undefined || (outerItems !== undefined && isSame)) return undefined;
  const created = schemas.item(schemas.success(post.value).schema, word, items)?.schema;
  const sent = requestPart(post, { word, schema: items }, schemas)?.schema;
  if (!schemas.sets(sent, items) && !(schemas.areSame(items, created) && !isRead(items, context))) return undefined;
  const key = keyInList(template, items, others, context);
  if (key === undefined) return undefined;
  return { item: undefined, listPattern: pattern, within: parameters, word, key, schema: items };
}

/** Returns the key of items without a path. Where more than POST works on that of their list, it holds one thing. */
function keyInList(
  { pattern, segments }: PathTemplate,
  items: Json,
  others: readonly CollectionDraft[],
  context: InferenceContext,
): string | undefined {
  const { schemas } = context;
  const same = others.find(({ schema }) => schemas.resolve(schema) === schemas.resolve(items));
  const isOne = ['put', 'patch', 'delete'].some((method) => operationAt(context, pattern, method) !== undefined);
  const known = listedKeyOf(items, segments.at(-1) ?? '', schemas) ?? same?.key;
  return known ?? removedKey(pattern, items, context) ?? (isOne ? undefined : PATH_KEY);
}

/** Finds what creates the items of a list below another item: `POST /orders/{id}/refunds` for `/refunds`. */
function creationBelow(word: string, items: Json | undefined, context: InferenceContext): SourceOperation | undefined {
  const { operations, byPattern, schemas } = context;
  return operations.find(({ method, template: { segments, parameters, pattern }, value }) => {
    if (method !== 'post' || segments.at(-1) !== word || parameters.length === 0 || items === undefined) return false;
    // A list of its own there has its own items.
    if (operationAt(context, pattern, 'get') !== undefined || byPattern.has(`${pattern}/{}`)) return false;
    const made = schemas.item(schemas.success(value).schema, word, items)?.schema;
    return schemas.resolve(made) === schemas.resolve(items);
  });
}

/** Finds the one property of the items of a list by which DELETE on it removes them: `user_id` of members. */
function removedKey(pattern: string, items: Json, context: InferenceContext): string | undefined {
  const operation = operationAt(context, pattern, 'delete');
  if (operation === undefined) return undefined;
  const { schemas } = context;
  const required = schemas.required(schemas.request(operation.value));
  const asked = operation.parameters.filter(({ place, isRequired }) => place === 'query' && isRequired);
  const [key, ...others] = [...required, ...asked.map(({ name }) => name)];
  const isOne = others.length === 0 && key !== undefined && schemas.isScalar(schemas.properties(items).get(key));
  return isOne ? key : undefined;
}
