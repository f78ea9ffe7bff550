import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { isJsonType } from '../model/media-types.ts';
import { follow, listAt, objectAt, textAt } from '../model/json.ts';
import { plainName, singular } from './paths.ts';

/** Schemas of the properties of an object, by name. */
export type Properties = ReadonlyMap<string, Json>;

/** Part of a body that holds an item or a list: the body itself, or one of its members. */
export interface BodyPart {
  /** Member that holds it. `undefined` if it is the whole body. */
  readonly member?: string;
  readonly schema: Json;
}

const NO_PROPERTIES: Properties = new Map();
/** Depth of compositions after which nothing more is read. */
const MAX_DEPTH = 12;
/** Names of members that hold a list, or an item, in the APIs that wrap them. */
const LIST_MEMBERS = ['data', 'items', 'results', 'values', 'records', 'entries', 'elements', 'resources', 'list'];
const ITEM_MEMBERS = ['data', 'item', 'result', 'object', 'resource', 'attributes'];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Reads the schemas of the bodies of one document. */
export class BodySchemas {
  readonly #document: JsonObject;
  readonly #properties = new Map<object, Properties>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** Follows the references of a value. */
  resolve(value: Json | undefined): JsonObject {
    const found = value === undefined ? undefined : follow(this.#document, { value, pointer: '' }).value;
    return isObject(found) ? found : {};
  }

  /** Returns the schema of the request body: of JSON, or else of a form. */
  request(operation: JsonObject): Json | undefined {
    return this.#contentSchema(this.resolve(operation['requestBody']), FORMS);
  }

  /** Returns the first successful status of an operation, and the schema of its JSON body. */
  success(operation: JsonObject): { readonly status: string; readonly schema?: Json; readonly headers: JsonObject } {
    const responses = Object.entries(objectAt(operation, 'responses'));
    const [status, value] = responses.find(([name]) => /^2(?:\d\d|XX)$/.test(name)) ?? [
      'default',
      objectAt(operation, 'responses')['default'],
    ];
    const response = this.resolve(value);
    const schema = this.#contentSchema(response, []);
    return { status, headers: objectAt(response, 'headers'), ...(schema === undefined ? {} : { schema }) };
  }

  #contentSchema(holder: JsonObject, further: readonly string[]): Json | undefined {
    const contents = Object.entries(objectAt(holder, 'content'));
    const content = contents.find(([type]) => isJsonType(type)) ?? contents.find(([type]) => further.includes(type));
    return content === undefined ? undefined : member(content[1], 'schema');
  }

  /** Returns the properties of an object schema in all parts and variants of it, the first schema of each name. */
  properties(schema: Json | undefined, depth = 0): Properties {
    const resolved = this.resolve(schema);
    const known = this.#properties.get(resolved);
    if (known !== undefined) return known;
    if (depth > MAX_DEPTH) return NO_PROPERTIES;
    const found = new Map<string, Json>(Object.entries(objectAt(resolved, 'properties')));
    for (const keyword of ['allOf', 'oneOf', 'anyOf'])
      for (const part of listAt(resolved, keyword))
        for (const [name, value] of this.properties(part, depth + 1)) if (!found.has(name)) found.set(name, value);
    this.#properties.set(resolved, found);
    return found;
  }

  /** Returns the JSON types that a schema states, in any part of it, without null. */
  types(schema: Json | undefined, depth = 0): readonly string[] {
    const resolved = this.resolve(schema);
    const stated = [resolved['type'] ?? []].flat().filter((type) => typeof type === 'string' && type !== 'null');
    if (stated.length > 0 || depth > MAX_DEPTH) return stated.map(String);
    if (isObject(resolved['properties'])) return ['object'];
    const listed = listAt(resolved, 'enum').map((value) => typeof value);
    if (listed.length > 0) return [...new Set(listed)];
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    return [...new Set(parts.flatMap((part) => this.types(part, depth + 1)))];
  }

  /** Returns the schema of the items, if a schema is that of an array. */
  items(schema: Json | undefined): Json | undefined {
    const resolved = this.resolve(schema);
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    return member(resolved, 'items') ?? parts.map((part) => member(this.resolve(part), 'items')).find(isObject);
  }

  /** Finds the list in a response: the response itself, or the member that holds it. */
  list(schema: Json | undefined, name: string): BodyPart | undefined {
    if (this.types(schema).includes('array')) {
      const items = this.items(schema);
      return items === undefined || this.properties(items).size === 0 ? undefined : { schema: items };
    }
    const lists = [...this.properties(schema)].flatMap(([key, value]) => {
      const items = this.types(value).includes('array') ? this.items(value) : undefined;
      return items === undefined || this.properties(items).size === 0 ? [] : [{ member: key, schema: items }];
    });
    const named = lists.find(({ member: key }) => plainName(key) === plainName(name));
    const usual = lists.find(({ member: key }) => LIST_MEMBERS.includes(key.toLowerCase()));
    return named ?? usual ?? (lists.length === 1 && !this.#hasIdentity(schema) ? lists[0] : undefined);
  }

  /** Finds the item in a body: the body itself, or the one member that holds it. */
  item(schema: Json | undefined, name: string): BodyPart | undefined {
    const properties = this.properties(schema);
    if (schema === undefined || properties.size === 0) return undefined;
    if (this.#hasIdentity(schema)) return { schema };
    const names = new Set([plainName(name), plainName(singular(name))]);
    const objects = [...properties].filter(([, value]) => this.properties(value).size > 0);
    const named = [...properties].find(
      ([key, value]) => names.has(plainName(key)) && this.types(value).includes('object'),
    );
    const found =
      named ??
      objects.find(([key]) => ITEM_MEMBERS.includes(key.toLowerCase()) && properties.size <= 4) ??
      (properties.size === 1 ? objects[0] : undefined);
    return found === undefined ? { schema } : { member: found[0], schema: found[1] };
  }

  /** Tests for an object that identifies itself, so that none of its members is the item. */
  #hasIdentity(schema: Json | undefined): boolean {
    const properties = this.properties(schema);
    return ['id', 'gid', 'uuid', 'key', 'slug'].some((name) => this.isScalar(properties.get(name)));
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
    if (one === undefined || other === undefined) return false;
    if (this.resolve(one) === this.resolve(other)) return true;
    const [left, right] = [this.properties(one), this.properties(other)];
    const [small, large] = left.size < right.size ? [left, right] : [right, left];
    const shared = [...small.keys()].filter((name) => large.has(name)).length;
    return small.size >= 2 && shared / small.size >= 0.75;
  }

  /** Tests whether a body sets properties of an item. */
  sets(body: Json | undefined, item: Json | undefined): boolean {
    const [sent, stored] = [this.properties(body), this.properties(item)];
    return sent.size > 0 && [...sent.keys()].some((name) => stored.has(name));
  }

  /** Tests for a schema of dates or times, in any part of it. */
  isDate(schema: Json | undefined, depth = 0): boolean {
    const resolved = this.resolve(schema);
    if (textAt(resolved, 'format')?.startsWith('date') === true) return true;
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    return depth <= MAX_DEPTH && parts.some((part) => this.isDate(part, depth + 1));
  }

  /** Tests for a JSON Patch (RFC 6902): a list of changes, each with its operation and path. */
  isJsonPatch(schema: Json | undefined): boolean {
    const change = this.types(schema).includes('array') ? this.properties(this.items(schema)) : NO_PROPERTIES;
    return change.has('op') && change.has('path');
  }

  /** Tests for a schema of a single value, as that of a property which says what an object is. */
  isConstant(schema: Json | undefined): boolean {
    const resolved = this.resolve(schema);
    return 'const' in resolved || listAt(resolved, 'enum').length === 1;
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
