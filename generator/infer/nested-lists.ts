import { groupBy, type Json, objectAt } from '../model/json.ts';
import { type Collection, findCollections } from './collections.ts';
import {
  createsWhole,
  creationAt,
  type InferenceContext,
  operationAt,
  otherVerb,
  requestPart,
  saysUpdate,
  type SourceOperation,
  wordsOf,
} from './operations.ts';
import { freeName, type PathTemplate, plainName, singular } from './paths.ts';

/** Everything that plans look at. */
export interface PlanContext extends InferenceContext {
  readonly collections: readonly Collection[];
  /** Collections by the pattern of the path of an item. */
  readonly byItem: ReadonlyMap<string, Collection>;
  /** Collections by the pattern of the path of their list. */
  readonly byList: ReadonlyMap<string, readonly Collection[]>;
  /** Names of the collections. */
  readonly names: ReadonlySet<string>;
  /** Operations that may create the items of a collection, at the path of its list or of a nested one. */
  readonly creations: ReadonlyMap<Collection, readonly SourceOperation[]>;
  /** Collections of one item, by the pattern of its path. */
  readonly singletons: ReadonlyMap<string, Collection>;
  /** Names of the collections of one file, by the pattern of its path. */
  readonly files: ReadonlyMap<string, string>;
  /** Caches {@link nestedCollection}, which each collection would look up again. */
  readonly nested: Map<SourceOperation, Collection | undefined>;
}

/** Finds the collections of a document, and what may create their items. */
export function createPlanContext(inferred: InferenceContext): PlanContext {
  const collections = findCollections(inferred);
  const byItem = new Map(
    collections.toReversed().flatMap((each) => (each.item ? [[each.item.template.pattern, each]] : [])),
  );
  const byList = groupBy(collections, ({ listPattern }) => listPattern);
  const creations = new Map<Collection, SourceOperation[]>();
  const singletons = findSingletons(inferred, collections);
  const names = new Set(collections.map(({ name }) => name));
  const files = findFiles(inferred, new Set([...collections, ...singletons.values()].map(({ name }) => name)));
  const context: PlanContext = {
    ...inferred,
    ...{ collections, byItem, byList, names, creations, singletons, files, nested: new Map() },
  };
  for (const operation of inferred.operations) {
    const { pattern } = operation.template;
    if (creationAt(context, pattern) !== operation) continue;
    const nested = nestedCollection(operation, context);
    for (const collection of new Set([...(byList.get(pattern) ?? []), ...(nested === undefined ? [] : [nested])]))
      creations.set(collection, [...(creations.get(collection) ?? []), operation]);
  }
  return context;
}

/** Finds the paths of one item, which is read and changed there: `/settings`, `/users/{id}/preferences`. */
function findSingletons(
  context: InferenceContext,
  collections: readonly Collection[],
): ReadonlyMap<string, Collection> {
  const lists = new Set(collections.map(({ listPattern }) => listPattern));
  const names = new Set(collections.map(({ name }) => name));
  const found = new Map<string, Collection>();
  for (const [pattern, operations] of context.byPattern) {
    const get = operations.find(({ method }) => method === 'get');
    if (get === undefined || lists.has(pattern) || context.byPattern.has(`${pattern}/{}`)) continue;
    const { segments, parameters } = get.template;
    const word = segments.at(-1) ?? '';
    const schema = singletonSchema(get, word, context);
    if (word.includes('{') || schema === undefined) continue;
    // `/attributes?email=…` names one of several.
    if (get.parameters.some((each) => each.place === 'query' && each.isRequired)) continue;
    const isChanged = [changesSingleton, createsSingleton].some((test) =>
      operations.some((operation) => test(operation, schema, context)),
    );
    if (!isChanged) continue;
    const name = freeName(segments, segments.length - 1, names);
    if (name === undefined) continue;
    names.add(name);
    const own = { name, word, plainWord: plainName(word), item: undefined, listPattern: pattern };
    found.set(pattern, { ...own, within: parameters, key: 'id', schema });
  }
  return found;
}

/** Finds the paths of a file, at which GET returns the bytes that PUT or POST sends; adds what it names. */
function findFiles(context: InferenceContext, names: Set<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pattern of context.byPattern.keys()) {
    const [get, put, post] = ['get', 'put', 'post'].map((method) => operationAt(context, pattern, method));
    const write = put ?? post;
    if (get === undefined || write === undefined) continue;
    const { schemas } = context;
    if (!schemas.isFile(get.value, 'response') || !schemas.isFile(write.value, 'request')) continue;
    const { segments } = get.template;
    const index = segments.findLastIndex((segment) => !segment.includes('{'));
    const name = freeName(segments, index, names);
    if (name === undefined) continue;
    names.add(name);
    found.set(pattern, name);
  }
  return found;
}

/** Returns the schema of the item that a GET reads; `undefined` for a list. */
function singletonSchema(get: SourceOperation, word: string, { schemas }: InferenceContext): Json | undefined {
  const { schema } = schemas.success(get.value);
  if (schemas.types(schema).includes('array') || schemas.isPage(schema)) return undefined;
  if (schemas.list(schema, word) !== undefined && schemas.properties(schema).size <= 2) return undefined;
  return schemas.item(schema, word)?.schema ?? (schemas.isMap(schema) ? schema : undefined);
}

/** Tests for an operation whose body sets properties of the only item at its path. */
export function changesSingleton(operation: SourceOperation, schema: Json, context: InferenceContext): boolean {
  const { method } = operation;
  const isChange = ['put', 'patch'].includes(method) || (method === 'post' && saysUpdate(operation));
  return isChange && setsSingleton(operation, schema, context);
}

/**
 * Tests for a POST that says that it creates the only item at its path, which DELETE removes. An item with an id
 * at the path of a plural is one of several: `/groups`, which reads the current one.
 */
export function createsSingleton(operation: SourceOperation, schema: Json, context: InferenceContext): boolean {
  const { method, template } = operation;
  const isOther = saysUpdate(operation) || otherVerb(operation) !== undefined;
  if (method !== 'post' || isOther || !createsWhole(operation)) return false;
  const word = template.segments.at(-1) ?? '';
  const isOne = singular(word) === word || !context.schemas.properties(schema).has('id');
  const isDeleted = operationAt(context, template.pattern, 'delete') !== undefined;
  return isOne && isDeleted && setsSingleton(operation, schema, context);
}

/**
 * Tests for a PUT that creates the only item at its path: it says so, or it does not say that it updates what GET may
 * miss there. DELETE must remove it, and not reset it.
 */
export function putsSingleton(operation: SourceOperation, schema: Json, context: InferenceContext): boolean {
  const { pattern, parameters } = operation.template;
  const [get, removal] = ['get', 'delete'].map((method) => operationAt(context, pattern, method));
  if (operation.method !== 'put' || removal === undefined || !changesSingleton(operation, schema, context))
    return false;
  const says = (each: SourceOperation, words: RegExp): boolean => wordsOf(each).some((text) => words.test(text));
  if (says(removal, /reset|restore/i)) return false;
  // Below another item, that one may be missing.
  const isMissed = parameters.length === 0 && '404' in objectAt(get?.value, 'responses');
  return createsWhole(operation) || (isMissed && !says(operation, /update|edit|modify|change|current/i));
}

function setsSingleton(operation: SourceOperation, schema: Json, { schemas }: InferenceContext): boolean {
  const { template, value } = operation;
  const sent = requestPart(operation, { word: template.segments.at(-1) ?? '', schema }, schemas)?.schema;
  if (schemas.sendsJsonPatch(value)) return true;
  if (schemas.isMap(schema)) return schemas.isOpen(schemas.request(value));
  const names = [...schemas.properties(sent).keys()];
  const own = schemas.properties(schema);
  return names.length > 0 && names.filter((name) => own.has(name)).length * 2 >= names.length;
}

/**
 * Returns the nested collection of a list. Where the list may have items of its own, GET and the creation must agree on
 * it.
 */
export function sharedNestedCollection(
  operation: SourceOperation,
  own: Collection | undefined,
  context: PlanContext,
): Collection | undefined {
  const nested = nestedCollection(operation, context);
  if (own === undefined || nested === undefined) return nested;
  const { pattern } = operation.template;
  const both = [operationAt(context, pattern, 'get'), creationAt(context, pattern)];
  return both.every((each) => each !== undefined && nestedCollection(each, context) === nested) ? nested : undefined;
}

/** Returns the collection whose items a list below another item shows: `/projects/{id}/tasks` beside `/tasks/{id}`. */
export function nestedCollection(operation: SourceOperation, context: PlanContext): Collection | undefined {
  const { nested } = context;
  if (!nested.has(operation)) nested.set(operation, findNestedCollection(operation, context));
  return nested.get(operation);
}

function findNestedCollection(operation: SourceOperation, context: PlanContext): Collection | undefined {
  const { template, method, value } = operation;
  const isCreation = creationAt(context, template.pattern) === operation;
  const word = template.segments.at(-1) ?? '';
  // A search of all texts, such as `/search/users`, is no list.
  if (template.segments.includes('search')) return undefined;
  if (word.includes('{') || (method !== 'get' && !isCreation)) return undefined;
  const named = collectionsNamed(word, context);
  if (named.length === 0) return undefined;
  const { schemas } = context;
  const { schema } = schemas.success(value);
  // A creation without a response adds to what its list shows.
  const list = isCreation && schema === undefined ? operationAt(context, template.pattern, 'get') : undefined;
  if (list !== undefined) return nestedCollection(list, context);
  const shownAs = ({ schema: item }: Collection): Json | undefined =>
    (method === 'get' ? schemas.list(schema, word, item) : schemas.item(schema, word, item))?.schema;
  const reachable = named.filter(
    ({ item, within, listPattern }) =>
      (item !== undefined || creationAt(context, listPattern) === undefined) &&
      (within.every((name) => template.parameters.includes(name)) ||
        isOutside(within, listPattern, operation, context)),
  );
  // Items of one component are certain; `comments` may also be those of something else.
  const isSame = (candidate: Collection): boolean =>
    schemas.resolve(candidate.schema) === schemas.resolve(shownAs(candidate));
  const same = reachable.filter((candidate) => shownAs(candidate) !== undefined && isSame(candidate));
  if (same.length > 0 || template.parameters.length === 0) return nearest(same, template);
  // A list without identifiers is another view of the items.
  const isShown = ({ key }: Collection, shown: Json | undefined): boolean =>
    isCreation || schemas.properties(shown).has(key ?? '');
  return reachable.find((candidate) => {
    const shown = shownAs(candidate);
    const isWhole = candidate.plainWord === plainName(word);
    return isWhole && isShown(candidate, shown) && schemas.areSame(shown, candidate.schema);
  });
}

/**
 * Tests for a list of the items within the first of some parameters alone: those of all groups of a subscription. Where
 * the others follow the list, they identify an item together: `/repos/{owner}/{repo}`; one that adds has its own items.
 */
function isOutside(
  within: readonly string[],
  listPattern: string,
  { template: { parameters, pattern } }: SourceOperation,
  context: PlanContext,
): boolean {
  if (listPattern.startsWith(`${pattern}/`) || creationAt(context, pattern) !== undefined) return false;
  return parameters.length > 0 && parameters.every((name, index) => within[index] === name);
}

/**
 * Returns the one collection of the same items whose path is nearest: of the same name, then with the longest common
 * beginning. `undefined` if two are as near: `/calendars/{id}/block` beside `/resources/block` and `/services/block`.
 */
function nearest(candidates: readonly Collection[], { pattern, segments }: PathTemplate): Collection | undefined {
  const word = plainName(segments.at(-1) ?? '');
  const parts = pattern.split('/');
  const distance = ({ plainWord, listPattern }: Collection): number => {
    const other = listPattern.split('/');
    const shared = parts.findIndex((part, index) => part !== other[index]);
    return (plainWord === word ? 100 : 0) + (shared === -1 ? parts.length : shared);
  };
  const [first, second] = candidates.toSorted((left, right) => distance(right) - distance(left));
  const isTie = first !== undefined && second !== undefined && distance(first) === distance(second);
  return isTie ? candidates.find(({ name }) => plainName(name) === word) : first;
}

/** Returns the collections that a word names: `assignments` does `retention_policy_assignments`. */
function collectionsNamed(word: string, context: PlanContext): readonly Collection[] {
  const [part, one] = [plainName(word), plainName(singular(word))];
  const isEnd = part.length > 4;
  // `/users` lists what `/user` creates, if that lists nothing.
  const isPlural = ({ plainWord, listPattern }: Collection): boolean =>
    plainWord === one && operationAt(context, listPattern, 'get') === undefined;
  return context.collections.filter(
    (each) => each.plainWord === part || (isEnd && each.plainWord.endsWith(part)) || isPlural(each),
  );
}
