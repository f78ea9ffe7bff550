import type { Json, JsonObject } from '../model/json.ts';
import {
  collectionName,
  type ItemPath,
  itemPathOf,
  type PathTemplate,
  patternOf,
  plainName,
  singular,
} from './paths.ts';
import type { BodyPart, BodySchemas } from './schemas.ts';

/** Operation of the document, with its parameters. */
export interface SourceOperation {
  /** In lower case, as in the document. */
  readonly method: string;
  readonly template: PathTemplate;
  readonly value: JsonObject;
  readonly parameters: readonly { readonly name: string; readonly place: string; readonly schema: Json | undefined }[];
}

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
  /** Property that identifies an item. `undefined` if its schema has none. */
  readonly key: string | undefined;
  /** Schema of an item. */
  readonly schema: Json;
}

/** Operations of a document by the pattern of their path, and the schemas of their bodies. */
export interface InferenceContext {
  readonly operations: readonly SourceOperation[];
  readonly byPattern: ReadonlyMap<string, readonly SourceOperation[]>;
  readonly schemas: BodySchemas;
}

/** Finds the operation of a method at a pattern. */
export function operationAt(
  { byPattern }: InferenceContext,
  pattern: string,
  method: string,
): SourceOperation | undefined {
  return byPattern.get(pattern)?.find((operation) => operation.method === method);
}

/** Finds the collections of a document: paths that end with a parameter, and lists to which items can be added. */
export function findCollections(context: InferenceContext): readonly Collection[] {
  const names = new Set<string>();
  const found: Collection[] = [];
  const add = (candidate: Omit<Collection, 'name'> | undefined, segments: readonly string[], nameIndex: number) => {
    if (candidate === undefined) return;
    const name = [0, 1, 2, 3].map((more) => collectionName(segments, nameIndex, more)).find((each) => !names.has(each));
    const unique = name ?? numbered(collectionName(segments, nameIndex, 3), names);
    names.add(unique);
    found.push({ name: unique, ...candidate });
  };
  const templates = [...new Map(context.operations.map(({ template }) => [template.pattern, template])).values()];
  // Shorter paths first, so that a collection at the top has the plain name.
  const ordered = templates.toSorted((left, right) => left.segments.length - right.segments.length);
  for (const template of ordered) {
    const item = itemPathOf(template);
    if (item !== undefined) add(collectionAt(item, context), template.segments, item.nameIndex);
    else add(listCollection(template, context), template.segments, template.segments.length - 1);
  }
  return found;
}

function numbered(name: string, names: ReadonlySet<string>): string {
  let number = 2;
  while (names.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** Methods whose presence makes a path with a parameter at its end that of an item. */
const ITEM_METHODS = ['get', 'put', 'patch', 'delete', 'post'];

function collectionAt(item: ItemPath, context: InferenceContext): Omit<Collection, 'name'> | undefined {
  const { template, nameIndex, id, within } = item;
  const methods = ITEM_METHODS.filter((method) => operationAt(context, template.pattern, method) !== undefined);
  const word = template.segments[nameIndex] ?? '';
  const listPattern = patternOf(template.segments.slice(0, -1));
  const schema = methods.length === 0 ? undefined : itemSchema(template.pattern, { listPattern, word }, context);
  if (schema === undefined) return undefined;
  return {
    item,
    listPattern,
    within,
    word,
    key: keyOf(schema, { id, word, isText: isText(item, context) }, context.schemas),
    schema,
  };
}

/** Tests for an item whose parameter is a text, so that a number does not identify it. */
function isText({ template, id }: ItemPath, { byPattern, schemas }: InferenceContext): boolean {
  const parameters = (byPattern.get(template.pattern) ?? []).flatMap((operation) => operation.parameters);
  const own = parameters.find(({ name, place }) => place === 'path' && name === id);
  const types = schemas.types(own?.schema);
  return types.includes('string') && !types.includes('integer');
}

/** Finds the schema of an item: that which its GET returns, or else a list, a creation or an update. */
function itemSchema(
  pattern: string,
  { listPattern, word }: { readonly listPattern: string; readonly word: string },
  context: InferenceContext,
): Json | undefined {
  const { schemas } = context;
  const returned = (at: string, method: string): Json | undefined => {
    const operation = operationAt(context, at, method);
    const schema = operation === undefined ? undefined : schemas.success(operation.value).schema;
    return schema === undefined || schemas.types(schema).includes('array')
      ? undefined
      : schemas.item(schema, word)?.schema;
  };
  const list = operationAt(context, listPattern, 'get');
  const single = returned(pattern, 'get');
  // A GET that returns a list lists what belongs to the parameter.
  if (single === undefined && operationAt(context, pattern, 'get') !== undefined) return undefined;
  return (
    single ??
    (list === undefined ? undefined : schemas.list(schemas.success(list.value).schema, word)?.schema) ??
    returned(pattern, 'patch') ??
    returned(pattern, 'put') ??
    returned(listPattern, 'post')
  );
}

/**
 * A list to which POST adds items, none of which has a path of its own. Below the list that holds the same items it is
 * no collection: `/commands/send` beside `/commands`.
 */
function listCollection(template: PathTemplate, context: InferenceContext): Omit<Collection, 'name'> | undefined {
  const { pattern, segments, parameters } = template;
  const [get, post] = [operationAt(context, pattern, 'get'), operationAt(context, pattern, 'post')];
  if (get === undefined || post === undefined || context.byPattern.has(`${pattern}/{}`)) return undefined;
  const { schemas } = context;
  const word = segments.at(-1) ?? '';
  const items = schemas.list(schemas.success(get.value).schema, word)?.schema;
  const outer = operationAt(context, patternOf(segments.slice(0, -1)), 'get');
  const outerItems = outer === undefined ? undefined : schemas.list(schemas.success(outer.value).schema, word)?.schema;
  if (outerItems !== undefined && schemas.resolve(outerItems) === schemas.resolve(items)) return undefined;
  const created = schemas.item(schemas.success(post.value).schema, word)?.schema;
  if (
    items === undefined ||
    !(
      schemas.areSame(items, created) ||
      schemas.sets(requestPart(post, { word, schema: items }, schemas)?.schema, items)
    )
  )
    return undefined;
  const key = keyOf(items, { id: '', word, isText: false }, schemas);
  return key === undefined
    ? undefined
    : { item: undefined, listPattern: pattern, within: parameters, word, key, schema: items };
}

/**
 * Returns the part of a request body that sets an item. A member that is a property of the item does not wrap it: a bot
 * with `{ webhook }` is created with `{ webhook: { url } }`.
 */
export function requestPart(
  { value }: SourceOperation,
  { word, schema }: Pick<Collection, 'word' | 'schema'>,
  schemas: BodySchemas,
): BodyPart | undefined {
  const body = schemas.request(value);
  const part = schemas.item(body, word);
  const isProperty = part?.member !== undefined && schemas.sets(body, schema) && !schemas.sets(part.schema, schema);
  return isProperty && body !== undefined ? { schema: body } : part;
}

/** Identifying properties, in the order in which they are tried. */
const IDS = ['id', 'gid', 'uuid', 'guid'];
const NAMES = ['key', 'code', 'slug', 'name', 'login', 'number', 'token'];

/** Path parameter of an item, and the word that names the collection. */
interface KeySource {
  readonly id: string;
  readonly word: string;
  readonly isText: boolean;
}

/**
 * Finds the property that a path parameter names. A text is identified by a text, if the schema has one that fits.
 */
function keyOf(schema: Json, source: KeySource, schemas: BodySchemas): string | undefined {
  const scalars = [...schemas.properties(schema)].filter(([, value]) => schemas.isScalar(value));
  const texts = scalars.filter(([, value]) => schemas.types(value).includes('string'));
  const names = (entries: readonly (readonly [string, Json])[]): readonly string[] => entries.map(([name]) => name);
  return (source.isText ? findKey(names(texts), source) : undefined) ?? findKey(names(scalars), source);
}

/**
 * Finds a property of the parameter's name, one of its name without that of the collection (`number` for `issue_number`
 * of `issues`, `external_id` for `external_customer_id` of `customers`), or the usual identifier.
 */
function findKey(properties: readonly string[], { id, word }: KeySource): string | undefined {
  const find = (wanted: string): string | undefined =>
    wanted === '' ? undefined : properties.find((name) => plainName(name) === wanted);
  const parameter = plainName(id);
  const whole = plainName(singular(word));
  const last = plainName(singular(word.split(/[-_]/).at(-1) ?? ''));
  const rests = [whole, last].map((prefix) => (parameter.startsWith(prefix) ? parameter.slice(prefix.length) : ''));
  const suffix = [...IDS.slice(1), ...NAMES].find((name) => parameter.endsWith(name) && find(name) !== undefined) ?? '';
  // `ip` for `floating_ip` of `floating_ips`.
  const lastWord = plainName(id.split(/[-_]/).at(-1) ?? '');
  const named = [parameter, ...rests, suffix, parameter.replace(whole, ''), ...IDS, lastWord].map(find);
  // Identifiers come first: `lago_id`.
  const first = properties.slice(0, 1).filter((name) => parameter.endsWith('id') && plainName(name).endsWith('id'));
  // An identifier is no name.
  const names = parameter.endsWith('id') ? [] : NAMES.map(find);
  return [...named, ...first, ...names].find((name) => name !== undefined);
}
