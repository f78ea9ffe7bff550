import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { isNullSchema, variantsOf } from '#shared/schema/composition.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import { isReadOperation } from '../checks/observed-call.ts';
import {
  allowedValues,
  asDate,
  DATE,
  distinct,
  extremeDates,
  interleaved,
  listsOf,
  patternsOf,
  seenVariants,
  withNextDay,
} from './value-variants.ts';

/** Values of parameters by name, of which each is tried in turn. */
export type NamedValues = Readonly<Record<string, string | readonly string[]>>;

/** Levels of objects whose properties are varied. */
const MAX_VARIANT_DEPTH = 2;
/** Matches lists of identifiers, such as `ids` and `memberIdents`. */
const IDENTIFIER_LIST = /id(?:ent)?s$/i;
/** Identifiers of nested objects that are kept. */
const MAX_NESTED_IDS = 8;
/** Values of a property that are kept. */
const MAX_SEEN_VALUES = 2;
/** Dates of items that a criterion or a write names. */
const MAX_SEEN_DATES = 4;
/** Values of a reference that are kept, of the items of all collections. */
const MAX_REFERENCES = 4;
/** Matches the property of a clause that says which character stands for any text. */
const WILDCARD = /wildcard/i;

/** Key of the dates that responses showed last. */
const DATES = '*';

/** Place for which values are made. */
interface ValueContext {
  /** Name of the property or parameter; empty for a whole body. */
  readonly name: string;
  readonly schema: Json | undefined;
  readonly depth?: number;
  /** Name of the property around it: a criterion has the name of the property that it is about. */
  readonly outer?: string;
}

/** Values of properties of requests: from the document, from what the caller named, and from what responses showed. */
export class SchemaValues {
  readonly #inspector: Inspector;
  readonly #parameters: NamedValues;
  /** Identifiers of the objects in the lists of an item, by the singular of the list: those of `lines` by `line`. */
  #nestedIds: ReadonlyMap<string, readonly string[]> = new Map();
  /** Values that items of the last response have, by the name of their property. */
  #seen: ReadonlyMap<string, readonly Json[]> = new Map();
  /** Values that items of any response have, by the name of their property: identifiers and the last dates. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(inspector: Inspector, parameters: NamedValues) {
    this.#inspector = inspector;
    this.#parameters = parameters;
  }

  /** Returns the values that the caller named for a parameter. */
  valuesOf(name: string): readonly string[] {
    const value = Object.hasOwn(this.#parameters, name) ? this.#parameters[name] : undefined;
    return typeof value === 'string' ? [value] : (value ?? []);
  }

  /** Learns the identifiers of the objects in an item, which bodies may refer to. */
  learn(item: JsonObject | undefined): void {
    const lists = Object.entries(item ?? {}).filter(([, value]) => Array.isArray(value));
    this.#nestedIds = new Map(lists.map(([name, list]) => [name.toLowerCase().replace(/s$/, ''), idsOf(list)]));
  }

  /** Learns the values of items, so that criteria match some of them. */
  learnValues(items: Json | undefined): void {
    const seen = new Map<string, readonly Json[]>();
    for (const item of Array.isArray(items) ? items : [items])
      for (const [name, value] of isObject(item) ? Object.entries(item) : []) {
        const known = seen.get(name) ?? [];
        const isScalar = value !== null && typeof value !== 'object';
        if (isScalar && known.length < MAX_SEEN_VALUES && !known.includes(value)) seen.set(name, [...known, value]);
      }
    this.#seen = seen;
  }

  /** Keeps the references and dates of items, which writes name. */
  keepValues(items: Json | undefined): void {
    for (const item of Array.isArray(items) ? items : [items])
      for (const [name, value] of isObject(item) ? Object.entries(item) : [])
        if (typeof value === 'string') this.#keep(DATE.test(value) ? DATES : name, value);
  }

  /** Returns a value with every entry that a list of an enumeration can have; `undefined` if it has no such list. */
  fullest(operation: ServedOperation, schema: Json | undefined, depth = 0): Json | undefined {
    const resolve = (each: Json | undefined): JsonObject => this.#inspector.resolveSchema(operation, each);
    const items = resolve(member(resolve(schema), 'items'));
    const listed = [items, ...variantsOf(items).map(resolve)].flatMap(allowedValues);
    if (listed.length > 1) return [...new Set(listed)];
    const type = depth < MAX_VARIANT_DEPTH ? this.#inspector.typeOf(operation, schema) : undefined;
    const members = [...(type?.properties ?? [])].flatMap(([name, property]): readonly (readonly [string, Json])[] => {
      const inner = this.fullest(operation, property.schema, depth + 1);
      return inner === undefined ? [] : [[name, inner]];
    });
    const sample = schema === undefined ? undefined : this.#inspector.sampleRequest(operation, schema);
    const required = Object.entries(isObject(sample) ? sample : {}).filter(([name]) => type?.required.has(name));
    return members.length === 0 ? undefined : Object.fromEntries([...required, ...members]);
  }

  /** Returns the values of a reference that responses showed. */
  references(name: string): readonly string[] {
    return this.#known.get(name) ?? [];
  }

  /** Keeps the first values of a reference, and the last dates. */
  #keep(name: string, value: string): void {
    const known = this.#known.get(name) ?? [];
    if (known[0] === value || (name !== DATES && (known.includes(value) || known.length >= MAX_REFERENCES))) return;
    const others = known.filter((each) => each !== value);
    this.#known.set(name, name === DATES ? [value, ...others].slice(0, MAX_SEEN_DATES) : [...known, value]);
  }

  /** Returns values of a schema: each of an enumeration, both booleans, objects with one property each, or samples. */
  values(operation: ServedOperation, { name, schema, depth = 0, outer = '' }: ValueContext): readonly Json[] {
    if (schema === undefined) return [];
    const inspector = this.#inspector;
    const resolved = inspector.resolveSchema(operation, schema);
    const allowed = allowedValues(resolved);
    if (allowed.length > 0) return allowed;
    const variants = variantsOf(resolved).filter((one) => !isNullSchema(one));
    if (variants.length > 0) return this.#valuesOfAny(operation, variants, { name, depth });
    const items = member(resolved, 'items');
    if (items !== undefined) {
      const identifiers = this.#identifiers(operation, name);
      const others = this.values(operation, { name: singularOf(name), schema: items, depth });
      // One identifier that no item has spoils a whole list.
      return identifiers.length === 0 ? listsOf(others) : [...others.map((each) => [each]), ...listsOf(identifiers)];
    }
    const seen = this.#seenValues(operation, name, outer, resolved);
    const samples = [undefined, 1].flatMap((seed) => inspector.sampleRequest(operation, schema, seed) ?? []);
    if (samples.length > 0 && samples.every((sample) => typeof sample === 'boolean')) return [true, false];
    const properties = inspector.typeOf(operation, schema)?.properties;
    if (properties !== undefined && depth < MAX_VARIANT_DEPTH) {
      const known = seenVariants(this.#seen.get(name) ?? []).slice(0, 1);
      const [sample] = samples.filter(isObject).map((each) => ({
        ...this.#withReferences(each),
        ...(properties.has('value') && known.length > 0 ? { value: known[0] ?? null } : {}),
      }));
      const order = [...properties].toSorted(([one], [other]) => Number(other === 'value') - Number(one === 'value'));
      const patterns = [...properties.keys()].filter((inner) => properties.has('value') && WILDCARD.test(inner));
      const matched = patterns.flatMap((inner) =>
        known.flatMap((text) =>
          typeof text === 'string' ? patternsOf(text, '*').map((value) => ({ value, [inner]: '*' })) : [],
        ),
      );
      const lists = order.map(([inner, property]) => {
        const values = this.values(operation, { name: inner, schema: property.schema, depth: depth + 1, outer: name });
        return values.flatMap((value) =>
          sample === undefined ? [{ [inner]: value }] : [{ ...sample, [inner]: value }, { [inner]: value }],
        );
      });
      // A limit of the variants then cuts no property off.
      return interleaved([matched, ...lists]);
    }
    const named = [...this.#nestedIdsOf(name), this.namedValue(name)];
    const extreme = samples.slice(0, 1).flatMap((sample) => extremeDates(sample));
    return distinct([...seen, ...named, ...extreme, ...samples]).flatMap((value) => value ?? []);
  }

  /**
   * Returns values of items that the last response showed, for a criterion: those of the property that it is about, and
   * dates of all properties, at which a period begins or ends. A write names the references and dates of any items.
   */
  #seenValues(operation: ServedOperation, name: string, outer: string, schema: JsonObject): readonly Json[] {
    if (name === 'value') return seenVariants(this.#seen.get(outer) ?? []);
    const format = String(schema['format'] ?? '');
    if (!isReadOperation(operation)) {
      const isReference = name.endsWith(operation.document.referenceSuffix ?? 'Id');
      const known = (this.#known.get(DATES) ?? []).flatMap((value) => withNextDay(asDate(value, format)));
      return isReference ? (this.#known.get(name) ?? []) : known;
    }
    const dates = [...this.#seen.values()].flat().flatMap((value) => asDate(value, format) ?? []);
    const { property = name } = operation.resource?.filters.get(name) ?? {};
    return [...seenVariants(this.#seen.get(property) ?? []), ...dates.slice(0, MAX_SEEN_DATES)];
  }

  #valuesOfAny(
    operation: ServedOperation,
    schemas: readonly Json[],
    context: Omit<ValueContext, 'schema'>,
  ): readonly Json[] {
    return distinct(schemas.flatMap((schema) => this.values(operation, { ...context, schema }))).flatMap(
      (value) => value ?? [],
    );
  }

  /** A body that is a list of texts usually names items of the collection, and so does a property such as `ids`. */
  #identifiers({ resource, document }: ServedOperation, name: string): readonly string[] {
    if (name !== '' && !IDENTIFIER_LIST.test(name)) return [];
    const named = name === '' ? [] : this.valuesOf(name);
    if (named.length > 0) return named;
    const siblings = document.operations.filter((other) => other.resource?.collection === resource?.collection);
    return [...new Set(siblings.flatMap((other) => other.resource?.id ?? []))].flatMap((id) => this.valuesOf(id));
  }

  /** Returns the value of the parameter that a property repeats: `project_id` for `projectId` and `to_project_id`. */
  namedValue(name: string): string | undefined {
    const named = Object.keys(this.#parameters).map((own) => [camelCase(own), this.valuesOf(own)[0]] as const);
    const property = camelCase(name);
    return (named.find(([own]) => own === property) ?? named.find(([own]) => repeatsParameter(property, own)))?.[1];
  }

  /** Returns the identifiers of nested objects that a property refers to: those of `lines` for `orderLineId`. */
  #nestedIdsOf(name: string): readonly string[] {
    const lower = name.toLowerCase();
    return [...this.#nestedIds].find(([singular]) => singular !== '' && lower.endsWith(`${singular}id`))?.[1] ?? [];
  }

  #withReferences(sample: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, this.#nestedIdsOf(name)[0] ?? value] as const),
    );
  }
}

/** Tests whether a property repeats a parameter, both in camel case: `projectId` and `toProjectId` do `projectId`. */
export function repeatsParameter(property: string, parameter: string): boolean {
  const isSuffix = property.endsWith(parameter.charAt(0).toUpperCase() + parameter.slice(1));
  return property === parameter || (parameter.length > 2 && isSuffix);
}

/** Returns the name of an entry of a list. */
export function singularOf(name: string): string {
  return name.replace(/s$/, '');
}

/** Writes a name in camel case: `projectId` for `project_id`. */
export function camelCase(name: string): string {
  return name.replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

function idsOf(list: Json): readonly string[] {
  const entries: readonly Json[] = Array.isArray(list) ? list : [];
  return entries
    .flatMap((entry) => member(entry, 'id') ?? [])
    .filter((id) => typeof id === 'string')
    .slice(0, MAX_NESTED_IDS);
}
