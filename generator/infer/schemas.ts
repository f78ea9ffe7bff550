import { combineSchemas, splitReference } from '../../templates/runtime/shared/schema/composition.ts';
import { groupBy, isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { isJsonType } from '../model/media-types.ts';
import { follow, listAt, objectAt, textAt } from '../model/json.ts';
import { plainName, singular, namesByPlain } from './paths.ts';

/** Schemas of the properties of an object, by name. */
export type Properties = ReadonlyMap<string, Json>;

/** Part of a body that holds an item or a list: the body itself, or one of its members. */
export interface BodyPart {
  /** Member that holds it. `undefined` if it is the whole body. */
  readonly member?: string;
  /** Member of each entry of a list that holds the item: the `node` of `edges`. */
  readonly entry?: string;
  readonly schema: Json;
}

/** List that a member of a body holds. */
type MemberList = BodyPart & { readonly member: string };

const NO_PROPERTIES: Properties = new Map();
/** Depth of compositions after which nothing more is read. */
const MAX_DEPTH = 12;
/** Names of members that hold a list, or an item, in the APIs that wrap them. */
const LIST_MEMBERS = [
  ...['data', 'items', 'results', 'values', 'records', 'entries', 'elements', 'resources', 'list', 'content', 'value'],
  ...['member', 'hydramember', 'rows', 'docs', 'objects', 'hits', 'nodes', 'edges'],
];
const ITEM_MEMBERS = ['data', 'item', 'result', 'object', 'resource', 'attributes'];
/** Names of members that hold an object with a list, and of those by which a response tells that it is a page. */
const LIST_HOLDERS = ['data', 'result', 'results', 'response', 'payload', 'embedded', 'content', 'body'];
const PAGE_MARKS = [
  'nextpagetoken',
  'nextcursor',
  'hasmore',
  'totalcount',
  'totalpages',
  'pagesize',
  'perpage',
  'pageinfo',
];
/** Names of lists beside the items, as in JSON:API. */
const BESIDE_LISTS = [
  'included',
  'links',
  'errors',
  'warnings',
  'errormessages',
  'warningmessages',
  'validationerrors',
];
/** Media types of files. */
const FILE_TYPES = /^(?:image|audio|video|font|model|\*)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar)$/;
const RANGES = ['*/*', 'application/*'];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Reads the schemas of the bodies of one document. */
export class BodySchemas {
  readonly #document: JsonObject;
  readonly #isVersion30: boolean;
  readonly #narrowed = new Map<object, JsonObject>();
  readonly #properties = new Map<object, Properties>();
  readonly #plainNames = new Map<Properties, ReadonlyMap<string, string>>();
  readonly #items = new Map<object, Json | undefined>();
  readonly #types = new WeakMap<object, readonly string[]>();
  readonly #identified = new Map<Properties, boolean>();
  readonly #listed = new Map<Properties, readonly MemberList[]>();

  constructor(document: JsonObject) {
    this.#document = document;
    this.#isVersion30 = textAt(document, 'openapi')?.startsWith('3.0') === true;
  }

  /** Follows the references of a value. A reference with properties beside it narrows what it refers to. */
  resolve(value: Json | undefined): JsonObject {
    if (!isObject(value)) return {};
    if (value['$ref'] === undefined) return value;
    const known = this.#narrowed.get(value);
    if (known !== undefined) return known;
    const narrowed = this.#isVersion30 ? undefined : splitReference(value);
    if (narrowed !== undefined) this.#narrowed.set(value, narrowed);
    if (narrowed !== undefined) return narrowed;
    const found = follow(this.#document, { value, pointer: '' }).value;
    return isObject(found) ? found : {};
  }

  /** Returns the schema of the request body: of JSON, or else of a form. */
  request(operation: JsonObject): Json | undefined {
    return this.#contentSchema(this.resolve(operation['requestBody']), FORMS);
  }

  /** Returns the first successful status of an operation, and the schema of its JSON body. */
  success(operation: JsonObject): {
    readonly status: string;
    readonly schema?: Json;
    readonly headers: JsonObject;
  } {
    const responses = Object.entries(objectAt(operation, 'responses'));
    const [status, value] = responses.find(([name]) => /^2(?:\d\d|XX)$/.test(name)) ?? [
      'default',
      objectAt(operation, 'responses')['default'],
    ];
    const response = this.resolve(value);
    const schema = this.#contentSchema(response, []);
    return {
      status,
      headers: objectAt(response, 'headers'),
      ...(schema === undefined ? {} : { schema }),
    };
  }

  /** Tests whether the body that an operation sends, or returns, consists of the bytes of a file. */
  isFile(operation: JsonObject, part: 'request' | 'response'): boolean {
    const { status } = this.success(operation);
    const holder = part === 'request' ? operation['requestBody'] : objectAt(operation, 'responses')[status];
    const contents = Object.entries(objectAt(this.resolve(holder), 'content'));
    return contents.length > 0 && contents.every(([type, content]) => this.#isBytes(type, member(content, 'schema')));
  }

  #isBytes(type: string, schema: Json | undefined): boolean {
    if (isJsonType(type) || FORMS.includes(type) || this.#isValueRange(type, schema)) return false;
    return FILE_TYPES.test(type) || textAt(this.resolve(schema), 'format') === 'binary';
  }

  /** Tests for any media type with the schema of objects or lists, which are JSON. */
  #isValueRange(type: string, schema: Json | undefined): boolean {
    return RANGES.includes(type) && this.types(schema).some((each) => each === 'object' || each === 'array');
  }

  #contentSchema(holder: JsonObject, further: readonly string[]): Json | undefined {
    const contents = Object.entries(objectAt(holder, 'content'));
    const content =
      contents.find(([type]) => isJsonType(type)) ??
      contents.find(([type, media]) => this.#isValueRange(type, member(media, 'schema'))) ??
      contents.find(([type]) => further.includes(type));
    return content === undefined ? undefined : member(content[1], 'schema');
  }

  /**
   * Returns the properties of an object schema in all parts and variants of it: combined from the parts of an `allOf`,
   * and the first schema of each name of its variants.
   */
  properties(schema: Json | undefined, depth = 0): Properties {
    const resolved = this.resolve(schema);
    const known = this.#properties.get(resolved);
    if (known !== undefined) return known;
    if (depth > MAX_DEPTH) return NO_PROPERTIES;
    const found = new Map(Object.entries(objectAt(resolved, 'properties')));
    const merged = listAt(resolved, 'allOf').flatMap((part) => [...this.properties(part, depth + 1)]);
    const own = merged.length === 0 ? [] : [...found];
    for (const [name, all] of groupBy([...own, ...merged], ([key]) => key))
      found.set(name, this.#combine(all.map(([, value]) => value)) ?? true);
    for (const part of ['oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword)))
      for (const [name, value] of this.properties(part, depth + 1)) if (!found.has(name)) found.set(name, value);
    this.#properties.set(resolved, found);
    return found;
  }

  /** Returns the names of the properties of an object schema by their plain names, the first of each. */
  plainNames(schema: Json | undefined): ReadonlyMap<string, string> {
    const properties = this.properties(schema);
    const known = this.#plainNames.get(properties);
    if (known !== undefined) return known;
    const found = namesByPlain([...properties.keys()]);
    this.#plainNames.set(properties, found);
    return found;
  }

  /** Returns the JSON types that a schema states, in any part of it, without null. */
  types(schema: Json | undefined, depth = 0): readonly string[] {
    const resolved = this.resolve(schema);
    const known = this.#types.get(resolved);
    if (known !== undefined) return known;
    const found = this.#readTypes(resolved, depth);
    if (depth === 0) this.#types.set(resolved, found);
    return found;
  }

  #readTypes(resolved: JsonObject, depth: number): readonly string[] {
    const stated = [resolved['type'] ?? []].flat().filter((type) => typeof type === 'string' && type !== 'null');
    if (stated.length > 0 || depth > MAX_DEPTH) return stated.map(String);
    if (isObject(resolved['properties'])) return ['object'];
    const listed = listAt(resolved, 'enum').map((value) => typeof value);
    if (listed.length > 0) return [...new Set(listed)];
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    return [...new Set(parts.flatMap((part) => this.types(part, depth + 1)))];
  }

  #combine(schemas: readonly Json[]): Json | undefined {
    return combineSchemas(schemas, (schema) => this.resolve(schema));
  }

  /** Returns the values of an enumeration. */
  values(schema: Json | undefined): readonly Json[] {
    return listAt(this.resolve(schema), 'enum');
  }

  /** Returns the schema of the items, if a schema is that of an array: combined from the parts of an `allOf`. */
  items(schema: Json | undefined, depth = 0): Json | undefined {
    const resolved = this.resolve(schema);
    if (this.#items.has(resolved) || depth > MAX_DEPTH) return this.#items.get(resolved);
    const stated = [member(resolved, 'items'), ...listAt(resolved, 'allOf').map((part) => this.items(part, depth + 1))];
    const variants = ['oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    const found =
      this.#combine(stated.filter((items) => items !== undefined)) ??
      variants.map((part) => member(this.resolve(part), 'items')).find(isObject);
    this.#items.set(resolved, found);
    return found;
  }

  /**
   * Finds the list in a response: the response itself, the member that holds it, or a member of the member that holds
   * it (`data/results`). The schema of the items decides between several lists.
   */
  list(schema: Json | undefined, name: string, item?: Json): BodyPart | undefined {
    if (this.types(schema).includes('array')) {
      const items = this.items(schema);
      return this.properties(items).size === 0 ? undefined : (this.#entry(items, name) ?? { schema: items ?? true });
    }
    const lists = this.#lists(schema);
    const same = lists.filter((list) => item !== undefined && this.resolve(list.schema) === this.resolve(item));
    const found = this.#pick(same.length > 0 ? same : lists, name);
    if (found !== undefined) return found;
    const [only, ...others] = lists;
    const isOnly = others.length === 0 && !this.#hasIdentity(schema);
    if (only !== undefined && isOnly && (item === undefined || this.areSame(only.schema, item))) return only;
    return lists.length === 0 ? this.#innerList(schema, name, item) : undefined;
  }

  /** Finds the item in the entries of a list that only wrap it: the `hook` of `[{ hook: { id } }]`. */
  #entry(items: Json | undefined, name: string): BodyPart | undefined {
    const [only, ...others] = this.properties(items);
    if (only === undefined || others.length > 0 || !this.#isNamed(only[0], name)) return undefined;
    return this.properties(only[1]).size === 0 ? undefined : { entry: only[0], schema: only[1] };
  }

  /** Returns the members of an object that are lists of objects. */
  #lists(schema: Json | undefined): readonly MemberList[] {
    const properties = this.properties(schema);
    const known = this.#listed.get(properties);
    if (known !== undefined) return known;
    const found = [...properties].flatMap(([key, value]) => {
      const isList =
        this.types(value).includes('array') && !key.includes('/') && !BESIDE_LISTS.includes(plainName(key));
      const items = isList ? this.items(value) : undefined;
      const node = key === 'edges' ? this.properties(items).get('node') : undefined;
      if (this.properties(node).size > 0) return [{ member: key, entry: 'node', schema: node ?? true }];
      return items === undefined || this.properties(items).size === 0 ? [] : [{ member: key, schema: items }];
    });
    this.#listed.set(properties, found);
    return found;
  }

  #pick(lists: readonly MemberList[], name: string): BodyPart | undefined {
    const own = plainName(name);
    const isNamed = (key: string): boolean => [key, singular(key)].some((each) => plainName(each) === own);
    const named = lists.find(({ member: key }) => isNamed(key));
    return named ?? lists.find(({ member: key }) => LIST_MEMBERS.includes(plainName(key)));
  }

  /** Finds the list in the one member of an object that can hold it. */
  #innerList(schema: Json | undefined, name: string, item?: Json): BodyPart | undefined {
    if (this.#hasIdentity(schema)) return undefined;
    const objects = [...this.properties(schema)].filter(([, value]) => this.#lists(value).length > 0);
    const holders = objects.filter(([key]) => LIST_HOLDERS.includes(plainName(key)));
    const [holder] = holders.length > 0 ? holders : objects.length === 1 ? objects : [];
    if (holder === undefined || this.#hasIdentity(holder[1])) return undefined;
    const found = this.list(holder[1], name, item);
    return found?.member === undefined ? undefined : { ...found, member: `${holder[0]}/${found.member}` };
  }

  /** Tests for a response that pages through a list: with a list of objects, and members that describe the page. */
  isPage(schema: Json | undefined): boolean {
    if (this.#hasIdentity(schema) || this.#lists(schema).length === 0) return false;
    return [...this.properties(schema).keys()].some((name) => PAGE_MARKS.includes(plainName(name)));
  }

  /**
   * Finds the item in a body: the body itself, or the one member that holds it. The schema of the collection's items
   * decides, as its list shows it.
   */
  item(schema: Json | undefined, name: string, item?: Json): BodyPart | undefined {
    if (schema === undefined || this.properties(schema).size === 0) return undefined;
    const known = item === undefined ? undefined : this.#sameItem(schema, name, item);
    return known ?? this.namedItem(schema, name) ?? this.#onlyItem(schema) ?? { schema };
  }

  /** Finds the item in the member of a body that only holds it: `data/account`. */
  #innerItem({ member: outer, schema }: BodyPart, name: string): BodyPart | undefined {
    if (outer === undefined || !isItemMember(outer) || this.#hasIdentity(schema)) return undefined;
    const inner = this.#objects(schema).find(([key]) => this.#isNamed(key, name));
    return inner === undefined ? undefined : { member: `${outer}/${inner[0]}`, schema: inner[1] };
  }

  #sameItem(schema: Json, name: string, item: Json): BodyPart | undefined {
    if (this.areSame(schema, item)) return { schema };
    const objects = this.#objects(schema);
    const same = objects.filter(([, value]) => this.resolve(value) === this.resolve(item));
    const similar = objects.filter(
      ([key, value]) =>
        (this.#isNamed(key, name) || isItemMember(key)) && (this.areSame(value, item) || this.#isPart(value, item)),
    );
    const [found] = same.length === 1 ? same : similar;
    if (found !== undefined) return { member: found[0], schema: found[1] };
    const holders = objects.filter(([key, value]) => isItemMember(key) && !this.#hasIdentity(value));
    const inner = holders.flatMap(([member, value]) => this.#innerItem({ member, schema: value }, name) ?? []);
    return inner.find((part) => this.areSame(part.schema, item) || this.#isPart(part.schema, item));
  }

  /** Tests for a schema of some properties of an item, such as `{ id }` of a new one. */
  #isPart(schema: Json, item: Json): boolean {
    const properties = this.properties(item);
    return [...this.properties(schema).keys()].every((name) => properties.has(name));
  }

  /** Finds an item that identifies itself, or that the name of a member announces. */
  namedItem(schema: Json, name: string): BodyPart | undefined {
    const properties = this.properties(schema);
    if (this.#hasIdentity(schema)) return { schema };
    const word = plainName(singular(name));
    // The only member may say more: `{ cmdb_table }` of `tables`.
    const isOnly = (key: string): boolean => properties.size === 1 && word.length > 2 && plainName(key).endsWith(word);
    const named = [...properties].find(
      ([key, value]) => (this.#isNamed(key, name) || isOnly(key)) && this.types(value).includes('object'),
    );
    const found = named ?? this.#objects(schema).find(([key]) => isItemMember(key) && properties.size <= 4);
    if (found === undefined) return undefined;
    const part = { member: found[0], schema: found[1] };
    return this.#innerItem(part, name) ?? part;
  }

  #onlyItem(schema: Json): BodyPart | undefined {
    const [first, ...others] = [...this.properties(schema)];
    if (first === undefined || others.length > 0 || this.properties(first[1]).size === 0) return undefined;
    return { member: first[0], schema: first[1] };
  }

  /** Returns the members of an object that are objects with properties. */
  #objects(schema: Json): readonly (readonly [string, Json])[] {
    return [...this.properties(schema)].filter(
      ([, value]) => this.properties(value).size > 0 && !this.types(value).includes('array'),
    );
  }

  #isNamed(member: string, name: string): boolean {
    return [plainName(name), plainName(singular(name))].includes(plainName(member));
  }

  /** Tests for an object that identifies itself, so that none of its members is the item. */
  #hasIdentity(schema: Json | undefined): boolean {
    const properties = this.properties(schema);
    const known = this.#identified.get(properties);
    if (known !== undefined) return known;
    const isIdentified = ['id', 'gid', 'uuid', 'key', 'slug'].some((name) => this.isScalar(properties.get(name)));
    this.#identified.set(properties, isIdentified);
    return isIdentified;
  }

  /** Tests for objects with any members, which the schema allows explicitly: settings by their names. */
  isMap(schema: Json | undefined): boolean {
    const values = this.resolve(schema)['additionalProperties'];
    return this.isOpen(schema) && (values === true || isObject(values));
  }

  /** Tests for objects of which the schema lists no properties. */
  isOpen(schema: Json | undefined): boolean {
    return this.types(schema).join() === 'object' && this.properties(schema).size === 0;
  }

  /** Tests for a schema of strings, numbers or booleans. */
  isScalar(schema: Json | undefined): boolean {
    const types = this.types(schema);
    return types.length > 0 && types.every((type) => type !== 'object' && type !== 'array');
  }

  /**
   * Tests whether two schemas describe the same kind of item: one component, or most properties of the smaller one in
   * the other.
   */
  areSame(one: Json | undefined, other: Json | undefined): boolean {
    const { small, shared } = this.#compare(one, other);
    return shared === Infinity || (small >= 2 && shared / small >= 0.75);
  }

  /**
   * Tests for a schema that shows an item, or a variant of it. An acknowledgement such as `{ id, status }` may be that
   * of something else.
   */
  shows(shown: Json | undefined, item: Json | undefined): boolean {
    const variants = ['oneOf', 'anyOf'].flatMap((keyword) => listAt(this.resolve(item), keyword));
    return this.areSame(shown, item) && [item, ...variants].some((each) => this.likeness(shown, each) > 0.3);
  }

  /** Returns the share of the properties of the larger of two schemas that both have; `Infinity` for one component. */
  likeness(one: Json | undefined, other: Json | undefined): number {
    const { large, shared } = this.#compare(one, other);
    return large === 0 ? 0 : shared / large;
  }

  /** Counts the properties of two schemas and those that they share: infinitely many of one component. */
  #compare(one: Json | undefined, other: Json | undefined) {
    if (one === undefined || other === undefined) return { small: 0, large: 0, shared: 0 };
    const [left, right] = [this.properties(one), this.properties(other)];
    const [small, large] = left.size < right.size ? [left, right] : [right, left];
    const isOne = this.resolve(one) === this.resolve(other);
    const shared = isOne ? Infinity : [...small.keys()].filter((name) => large.has(name)).length;
    return { small: small.size, large: large.size, shared };
  }

  /** Tests whether a body sets properties of an item. */
  sets(body: Json | undefined, item: Json | undefined): boolean {
    return this.countSet(body, item) > 0;
  }

  /**
   * Counts the properties of an item that a body sets, in whatever case (`FriendlyName` sets `friendly_name`); those of
   * a resource of JSON:API are its attributes, which may be any where the document lists none.
   */
  countSet(body: Json | undefined, item: Json | undefined): number {
    const stored = this.properties(item);
    const attributes = this.properties(stored.get('attributes'));
    const isOpen = ['id', 'type', 'attributes'].every((name) => stored.has(name)) && attributes.size === 0;
    const sent = [...this.properties(body).keys()];
    if (isOpen) return sent.filter((name) => name !== 'id' && name !== 'type').length;
    const set = new Set([...stored.keys(), ...attributes.keys()].map(plainName));
    return sent.filter((name) => set.has(plainName(name))).length;
  }

  /** Tests for a schema of dates or times, in any part of it. */
  isDate(schema: Json | undefined, depth = 0): boolean {
    const resolved = this.resolve(schema);
    if (textAt(resolved, 'format')?.startsWith('date') === true) return true;
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    return depth <= MAX_DEPTH && parts.some((part) => this.isDate(part, depth + 1));
  }

  /** Tests for a body that is a JSON Patch (RFC 6902), by its first media type, or by the members of its changes. */
  sendsJsonPatch(operation: JsonObject): boolean {
    const [type] = Object.keys(objectAt(this.resolve(operation['requestBody']), 'content'));
    if (type?.startsWith('application/json-patch+json') === true) return true;
    const schema = this.request(operation);
    const change = this.types(schema).includes('array') ? this.properties(this.items(schema)) : NO_PROPERTIES;
    return change.has('op') && change.has('path');
  }

  /** Tests for a schema of a single value, as that of a property which says what an object is. */
  isConstant(schema: Json | undefined): boolean {
    const resolved = this.resolve(schema);
    return 'const' in resolved || listAt(resolved, 'enum').length === 1;
  }

  /** Returns the name of the property that tells the variants of a schema apart, in any part of it. */
  discriminator(schema: Json | undefined, depth = 0): string | undefined {
    const resolved = this.resolve(schema);
    const own = textAt(objectAt(resolved, 'discriminator'), 'propertyName');
    if (own !== undefined || depth > MAX_DEPTH) return own;
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    return parts.map((part) => this.discriminator(part, depth + 1)).find((name) => name !== undefined);
  }

  /** Returns the names of the properties that a schema requires: those that each of its variants does. */
  required(schema: Json | undefined, depth = 0): readonly string[] {
    const resolved = this.resolve(schema);
    const own = listAt(resolved, 'required').filter((name) => typeof name === 'string');
    if (depth > MAX_DEPTH) return own;
    const merged = listAt(resolved, 'allOf').flatMap((part) => this.required(part, depth + 1));
    const shared = ['oneOf', 'anyOf'].flatMap((keyword) => {
      const [first = [], ...others] = listAt(resolved, keyword).map((part) => this.required(part, depth + 1));
      return first.filter((name) => others.every((names) => names.includes(name)));
    });
    return [...new Set([...own, ...merged, ...shared])];
  }
}

function isItemMember(name: string): boolean {
  return ITEM_MEMBERS.includes(name.toLowerCase());
}
