import type { Clock } from '../clock.ts';
import type { ServedDocument } from '../document/served-document.ts';
import { resolveReference } from '../document/references.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, ownAt } from '../json.ts';
import type { ObjectProperty, ObjectType, ObjectTypes } from '../document/object-type.ts';
import { isSampled } from '../sample/result.ts';
import { sample } from '../sample/sampler.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';
import { idText } from './items.ts';

/** Properties that identify an object in a reference to it, in the order in which they are tried. */
const IDENTITIES = ['id', 'gid', 'uuid', 'key', 'code', 'slug', 'login', 'name'];
/** Names of properties that record when an item changed, or was created. */
const RECORDS = /^(?:(created)|updated|modified|last_?(?:updated|modified))(?:_?(?:at|on|time|date|timestamp))?$/i;
/** Depth of nested values after which nothing more is converted. */
const MAX_DEPTH = 6;
const UUID_START = '00000000-0000-4000-8000-';

/** Options of {@link SchemaValues}. */
interface ValueOptions {
  readonly document: ServedDocument;
  readonly types: ObjectTypes;
  readonly validators: SchemaValidators;
}

/** Converts values to the schemas of one document: a stored value may not match the response schema. */
export class SchemaValues {
  readonly #options: ValueOptions;
  readonly #samples = new WeakMap<object, Json | undefined>();

  constructor(options: ValueOptions) {
    this.#options = options;
  }

  /** The document whose schemas they are. */
  get root(): JsonObject {
    return this.#options.document.root;
  }

  /** Returns the current time for the properties that record the changes of an item, or its creation too. */
  timestamps(schema: Json | undefined, clock: Clock, isNew = false): JsonObject {
    const properties = [...(this.typeOf(schema)?.properties ?? [])].filter(([name]) => {
      const [whole, created] = RECORDS.exec(name) ?? [];
      return whole !== undefined && (isNew || created === undefined);
    });
    const times = [clock.timestamp(), Math.floor(clock.now() / 1000)];
    const stamped = properties.flatMap(([name, { schema: own }]) => {
      const time = times.find((candidate) => this.isValid(candidate, own));
      return time === undefined ? [] : [[name, time] as const];
    });
    return Object.fromEntries(stamped);
  }

  /** Tests whether a value satisfies a schema. A schema that cannot be compiled allows every value. */
  isValid(value: Json, schema: Json): boolean {
    try {
      return this.#options.validators.validatorFor(schema)(value).length === 0;
    } catch {
      return true;
    }
  }

  /** Returns the sample of a schema, the same each time. */
  sample(schema: Json): Json | undefined {
    if (!isObject(schema)) return null;
    if (!this.#samples.has(schema)) this.#samples.set(schema, this.#newSample(schema));
    return this.#samples.get(schema);
  }

  /** Returns another sample of a schema for each seed. */
  seededSample(schema: Json, seed: number): Json | undefined {
    return this.#newSample(schema, seed);
  }

  #newSample(schema: Json, seed?: number): Json | undefined {
    const { root } = this.#options.document;
    const isValid = (value: Json, schemas: readonly { readonly schema: Json }[]): boolean =>
      schemas.every((each) => this.isValid(value, each.schema));
    const found = sample({ pointer: '', schema }, { root, isValid, seed });
    return isSampled(found) ? found.value : undefined;
  }

  /** Tests whether path parameters with some schemas can have an identifier. */
  isAddressable(id: Json, parameters: readonly Json[]): boolean {
    const text = idText(id);
    return text !== '' && parameters.every((schema) => this.convert(text, schema, 1) !== undefined);
  }

  /**
   * Returns a new identifier that the identifying property allows, and the path parameters by which it is addressed.
   *
   * @param number - text of a number that no other identifier has
   */
  newId(number: string, schema: Json, parameters: readonly Json[]): Json {
    const isValid = (id: Json): boolean => this.isValid(id, schema) && this.isAddressable(id, parameters);
    const uuid = UUID_START + number.padStart(12, '0');
    const found = [number, Number(number), uuid].find(isValid);
    if (found !== undefined) return found;
    const samples = [schema, ...parameters].map((each) => this.seededSample(each, Number(number)) ?? null);
    return samples.find(isValid) ?? samples.find((sample) => this.isValid(sample, schema)) ?? number;
  }

  /** Returns the type of an object schema; `undefined` if it lists no properties. */
  typeOf(schema: Json | undefined): ObjectType | undefined {
    return this.#options.types.get(schema);
  }

  /** Returns the schema of the items of an array. */
  itemsOf(schema: Json | undefined): Json | undefined {
    return this.#options.types.itemsOf(schema);
  }

  /** Returns the schema at a path of members (`data/results`), or the schema itself without one. */
  partOf(schema: Json | undefined, path: string | undefined): Json | undefined {
    const names = path?.split('/') ?? [];
    return names.reduce<Json | undefined>((part, name) => this.#memberOf(part, name), schema);
  }

  /** Returns the schema of a member: of an object, or of the first variant that has it. */
  #memberOf(schema: Json | undefined, name: string, depth = 0): Json | undefined {
    const own = this.typeOf(schema)?.properties.get(name)?.schema;
    if (own !== undefined || depth > MAX_DEPTH) return own;
    const resolved = resolveReference(this.root, schema);
    const variants = ['oneOf', 'anyOf'].flatMap((keyword) => listAt(resolved, keyword));
    return variants.map((variant) => this.#memberOf(variant, name, depth + 1)).find((found) => found !== undefined);
  }

  /**
   * Names the members of an input as a schema does: `FriendlyName` is the property `friendly_name`, and the members of
   * a flat input are attributes where items are resources of JSON:API.
   */
  align(input: JsonObject, schema: Json | undefined): JsonObject {
    const properties = this.typeOf(schema)?.properties;
    const names = Object.keys(input);
    if (properties === undefined || names.every((name) => properties.has(name))) return input;
    const attributeNamed = this.#attributesOf(properties);
    const own: Record<string, Json> = {};
    const inner: Record<string, Json> = {};
    for (const [name, value] of Object.entries(input)) {
      const attribute = attributeNamed(name);
      const target = propertyNamed(name, properties) ?? (attribute === undefined ? name : undefined);
      if (target !== undefined) own[properties.has(target) && Object.hasOwn(input, target) ? name : target] = value;
      else inner[attribute ?? name] = value;
    }
    return Object.keys(inner).length === 0 ? own : { ...own, attributes: { ...objectAt(own, 'attributes'), ...inner } };
  }

  /** Returns a function that finds an attribute by its name. A document that lists none of a resource allows any. */
  #attributesOf(properties: ObjectType['properties']): (name: string) => string | undefined {
    const attributes = this.typeOf(properties.get('attributes')?.schema)?.properties;
    const isResource = ['id', 'type', 'attributes'].every((name) => properties.has(name));
    if (isResource && (attributes === undefined || attributes.size === 0)) return (name) => name;
    return (name) => propertyNamed(name, attributes);
  }

  /** Returns the members of a value that a schema describes. */
  pickDescribed(value: Json, schema: Json | undefined): Json {
    if (Array.isArray(value)) return value.map((entry: Json) => this.pickDescribed(entry, this.itemsOf(schema)));
    const type = this.typeOf(schema);
    if (!isObject(value) || type === undefined) return value;
    const members = Object.entries(value).flatMap(([name, inner]) => {
      const property = type.properties.get(name);
      return property === undefined ? [] : [[name, this.pickDescribed(inner, property.schema)] as const];
    });
    return Object.fromEntries(members);
  }

  /**
   * Creates an object of a schema from given values: those that fit it stay, the others are left out, and required
   * properties that are missing are sampled.
   */
  complete(values: JsonObject, schema: Json | undefined, depth = 0): JsonObject {
    const type = this.typeOf(schema);
    if (schema === undefined) return values;
    if (type === undefined) return this.#completeVariant(values, schema);
    const result: Record<string, Json> = {};
    for (const [name, property] of type.properties) {
      const value = ownAt(values, name);
      const converted =
        value === undefined || property.isWriteOnly ? undefined : this.convert(value, property.schema, depth + 1);
      if (converted !== undefined) result[name] = converted;
    }
    for (const name of type.required) {
      const property = type.properties.get(name);
      const sampled = ownAt(result, name) === undefined && isSent(property) ? this.sample(property.schema) : undefined;
      if (sampled !== undefined) result[name] = sampled;
    }
    if (this.isValid(result, schema)) return result;
    return this.#completeVariant(result, schema);
  }

  /** Overlays values on a sample of a schema that lists no properties of its own, or that they do not satisfy. */
  #completeVariant(values: JsonObject, schema: Json): JsonObject {
    if (this.isValid(values, schema)) return values;
    const base = this.sample(schema);
    if (!isObject(base)) return values;
    // Where not even the sample is valid, validation cannot tell which values fit.
    if (!this.isValid(base, schema)) return { ...base, ...values };
    let result = base;
    for (const [name, value] of Object.entries(values)) {
      const next = { ...result, [name]: value };
      if (this.isValid(next, schema)) result = next;
    }
    return result;
  }

  /**
   * Converts a value to a schema: an object or a list is completed, a scalar becomes a reference to what it identifies.
   */
  convert(value: Json, schema: Json, depth = 0): Json | undefined {
    if (this.isValid(value, schema)) return value;
    if (depth > MAX_DEPTH) return undefined;
    const found = this.#convertUnchecked(value, schema, depth);
    return found !== undefined && this.isValid(found, schema) ? found : undefined;
  }

  #convertUnchecked(value: Json, schema: Json, depth: number): Json | undefined {
    const { types, document } = this.#options;
    const items = types.itemsOf(schema);
    if (Array.isArray(value)) {
      const all: readonly Json[] = value;
      return items === undefined ? undefined : all.flatMap((entry) => this.convert(entry, items, depth + 1) ?? []);
    }
    if (isObject(value)) return this.complete(value, schema, depth);
    if (value === null) return undefined;
    const type = types.get(schema);
    if (type !== undefined) return this.#referenceTo(value, schema, type, depth);
    const wanted = member(resolveReference(document.root, schema), 'type');
    const isText = [wanted].flat().includes('string');
    return isText ? String(value) : this.#toNumber(value);
  }

  #referenceTo(value: Json, schema: Json, type: ObjectType, depth: number): Json | undefined {
    for (const name of IDENTITIES) {
      const property = type.properties.get(name);
      const identity = property === undefined ? undefined : this.convert(value, property.schema, MAX_DEPTH);
      if (identity !== undefined) return this.complete({ [name]: identity }, schema, depth + 1);
    }
    return undefined;
  }

  #toNumber(value: Json): Json | undefined {
    return typeof value === 'string' && /^-?\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
  }
}

function isSent(property: ObjectProperty | undefined): property is ObjectProperty {
  return property !== undefined && !property.isWriteOnly;
}

/** Finds a property by its name, or by its name without regard to case and separators. */
function propertyNamed(name: string, properties: ReadonlyMap<string, unknown> | undefined): string | undefined {
  if (properties === undefined || properties.has(name)) return properties === undefined ? undefined : name;
  return [...properties.keys()].find((property) => plainName(property) === plainName(name));
}

/** Returns a name without case and separators, by which spellings are equal. */
export function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}
