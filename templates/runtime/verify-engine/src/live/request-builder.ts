import { type Inspector, isJson, type Issue, type ObjectType, type ServedOperation } from '#mock/inspection.ts';
import { isNullSchema, variantsOf } from '#shared/schema/composition.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import { splitPathKey } from '#shared/path-key.ts';
import { PAGE_SIZE } from '../checks/check-list.ts';
import { encodedBodiesOf } from './encoded-bodies.ts';
import type { EncodedBody } from './session.ts';
import { allowedValues, DATE, distinct, extremeDates, interleaved, listsOf, seenVariants } from './value-variants.ts';

/** Values of parameters by name. */
export type ParameterValues = Readonly<Record<string, string>>;

/** Values of parameters by name, of which each is tried in turn. */
export type NamedValues = Readonly<Record<string, string | readonly string[]>>;

/** Options of {@link RequestBuilder}. */
export interface RequestBuilderOptions {
  readonly inspector: Inspector;
  /** Items that may be touched, by the parameters that name them. */
  readonly parameters: NamedValues;
  /** Prefix of the names of everything that is created. */
  readonly prefix: string;
}

/** Variants of one request that are sent at most. */
const MAX_VARIANTS = 100;
/** Levels of objects whose properties are varied. */
const MAX_VARIANT_DEPTH = 2;
/** Matches properties that name an item for people. */
const NAME = /name|title|label/i;
/** Matches lists of identifiers, such as `ids` and `memberIdents`. */
const IDENTIFIER_LIST = /id(?:ent)?s$/i;
const JSON_HEADERS = { 'content-type': 'application/json' };
/** Identifier that no item has. */
export const UNKNOWN_ID = 'verify-unknown';
/** Text with what servers treat specially: many digits, other alphabets, markup and quotes. */
const SPECIAL_TEXT = '4111 1111 1111 1111 é <b> "';
/** Identifiers of nested objects that are kept. */
const MAX_NESTED_IDS = 8;
/** Values of a property that are kept. */
const MAX_SEEN_VALUES = 2;
/** Replacements of nested objects that are sent at most. */
const MAX_NESTED_BODIES = 30;
/** Bodies that are sent with each variant of the query. */
const MAX_PAIRED_BODIES = 40;
/** Path of a patch that leads nowhere. */
const UNKNOWN_PATH = '/verifyUnknown/inner';

/** Place for which values are made. */
interface ValueContext {
  /** Name of the property or parameter; empty for a whole body. */
  readonly name: string;
  readonly schema: Json | undefined;
  readonly depth?: number;
  /** Name of the property around it: a criterion has the name of the property that it is about. */
  readonly outer?: string;
}

/** Builds the targets and bodies of requests from the document and the items that a user named. */
export class RequestBuilder {
  readonly #options: RequestBuilderOptions;
  /** First value of each parameter. */
  readonly #first: ParameterValues;
  /** Identifiers of the objects in the lists of an item, by the singular of the list: those of `lines` by `line`. */
  #nestedIds: ReadonlyMap<string, readonly string[]> = new Map();
  /** Values that items of the last response have, by the name of their property. */
  #seen: ReadonlyMap<string, readonly Json[]> = new Map();

  constructor(options: RequestBuilderOptions) {
    this.#options = options;
    this.#first = Object.fromEntries(
      Object.entries(options.parameters).flatMap(([name, value]) => {
        const [first] = typeof value === 'string' ? [value] : value;
        return first === undefined ? [] : [[name, first]];
      }),
    );
  }

  /** Returns the targets of an operation: with the first value of each parameter, and with each other one in turn. */
  targets(operation: ServedOperation): readonly string[] {
    const addresses = operation.parameters.flatMap(({ name }) =>
      this.#valuesOf(name).map((value) => ({ [name]: value })),
    );
    const all = [{}, ...addresses].map((address) => this.target(operation, address));
    return [...new Set(all.flatMap((target) => target ?? []))];
  }

  #valuesOf(name: string): readonly string[] {
    const value = Object.hasOwn(this.#options.parameters, name) ? this.#options.parameters[name] : undefined;
    return typeof value === 'string' ? [value] : (value ?? []);
  }

  /** Fills in the path and the required query; `undefined` if a value is not known. */
  target(operation: ServedOperation, address: ParameterValues = {}): string | undefined {
    const values: ParameterValues = { ...this.#first, ...address };
    let isKnown = true;
    const valueOf = (name: string): string => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      isKnown &&= value !== undefined;
      return encodeURIComponent(value ?? '');
    };
    const path = splitPathKey(operation.path).path.replace(/\{([^}]*)\}/g, (_, name: string) => valueOf(name));
    const query = operation.parameters
      .filter(({ place, required }) => place === 'query' && required)
      .map(({ name }) => `${encodeURIComponent(name)}=${valueOf(name)}`);
    const target = `${operation.prefixes[0] ?? ''}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
    return isKnown ? target : undefined;
  }

  /** Returns the names of required parameters in the path and the query that have no value. */
  missingParameters({ parameters }: ServedOperation): readonly string[] {
    const needed = parameters.filter(({ place, required }) => place === 'path' || (place === 'query' && required));
    return needed.map(({ name }) => name).filter((name) => !Object.hasOwn(this.#first, name));
  }

  /** Returns targets that name a missing item: one for each parameter of the path. */
  unknownTargets(operation: ServedOperation): readonly string[] {
    const names = operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
    return names.flatMap((name) => this.target(operation, { [name]: UNKNOWN_ID }) ?? []);
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

  /** Returns the bodies of an operation that takes no JSON: forms with files, or bytes. */
  encodedBodies(operation: ServedOperation): readonly EncodedBody[] {
    const [content] = operation.body?.contents ?? [];
    if (content === undefined || schemaOf(operation) !== undefined) return [];
    const schema = this.#options.inspector.resolveSchema(operation, content.schema);
    return encodedBodiesOf(content.mediaType, schema, (property) =>
      this.#options.inspector.sampleRequest(operation, property),
    );
  }

  /** Adds each optional query parameter to a target in turn, with its named values and those that its schema lists. */
  targetVariants(operation: ServedOperation, target: string): readonly string[] {
    const optional = operation.parameters.filter(({ place, required }) => place === 'query' && !required);
    return optional.flatMap(({ name, schema }) =>
      [
        ...this.#valuesOf(name),
        ...(PAGE_SIZE.test(name) ? [1] : []),
        ...this.#values(operation, { name, schema }),
      ].flatMap((value) => {
        if (typeof value === 'object') return [];
        const pair = `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
        return [`${target}${target.includes('?') ? '&' : '?'}${pair}`];
      }),
    );
  }

  /** Returns the named values of the optional headers of an operation, one header at a time. */
  headerVariants(operation: ServedOperation): readonly ParameterValues[] {
    const headers = operation.parameters.filter(({ place }) => place === 'header');
    return headers.flatMap(({ name }) => this.#valuesOf(name).map((value) => ({ [name]: value })));
  }

  /** Returns the smallest body of an operation. */
  smallestBody(operation: ServedOperation): Json | undefined {
    const schema = schemaOf(operation);
    if (schema === undefined) return undefined;
    const sample = this.#options.inspector.sampleRequest(operation, schema);
    if (!isObject(sample)) return sample;
    const required = this.#options.inspector.typeOf(operation, schema)?.required;
    return this.#withNamed(Object.fromEntries(Object.entries(sample).filter(([name]) => required?.has(name) === true)));
  }

  /**
   * Returns valid bodies: the smallest, samples, and the smallest with each property and value in turn.
   *
   * @param base - body that the server accepts, to change instead of the smallest
   */
  bodies(operation: ServedOperation, base?: JsonObject): readonly (Json | undefined)[] {
    const schema = schemaOf(operation);
    if (schema === undefined) return [undefined];
    const { inspector } = this.#options;
    const smallest = base ?? this.smallestBody(operation);
    const samples = [undefined, 1, 2].flatMap((seed) => inspector.sampleRequest(operation, schema, seed) ?? []);
    const list = isObject(smallest) ? [] : this.#values(operation, { name: '', schema });
    const type = inspector.typeOf(operation, schema);
    const single = [...(type?.properties ?? [])].map(([name, property]) =>
      this.#values(operation, { name, schema: property.schema }).map((value) => ({
        ...(isObject(smallest) ? smallest : {}),
        [name]: value,
      })),
    );
    const all = [
      ...[smallest, ...samples.map((sample) => this.#withNamed(sample)), ...list, ...this.#patches(operation)],
      ...interleaved(single),
    ];
    const optional = operation.body?.required === false ? [undefined] : [];
    return distinct([...optional, ...this.#contradictions(operation, smallest), ...all]).slice(0, MAX_VARIANTS);
  }

  /** Returns bodies with each value of each enumeration, which may change what a parameter of the query means. */
  pairedBodies(operation: ServedOperation): readonly JsonObject[] {
    const schema = schemaOf(operation);
    const smallest = this.smallestBody(operation);
    if (schema === undefined || !isObject(smallest)) return [];
    const { inspector } = this.#options;
    const bodies = [...(inspector.typeOf(operation, schema)?.properties ?? [])].map(([name, property]) => {
      const resolved = inspector.resolveSchema(operation, property.schema);
      const schemas = [resolved, ...variantsOf(resolved).map((variant) => inspector.resolveSchema(operation, variant))];
      return schemas.flatMap(allowedValues).map((value) => ({ ...smallest, [name]: value }));
    });
    return interleaved(bodies).slice(0, MAX_PAIRED_BODIES);
  }

  /** Returns lists of patch elements (RFC 6902): one that changes a name, and the same before an impossible one. */
  #patches(operation: ServedOperation): readonly Json[] {
    const { inspector } = this.#options;
    const items = member(inspector.resolveSchema(operation, schemaOf(operation)), 'items');
    const element = items === undefined ? undefined : inspector.typeOf(operation, items)?.properties;
    if (element?.has('op') !== true || !element.has('path')) return [];
    const operations = allowedValues(inspector.resolveSchema(operation, element.get('op')?.schema));
    const op = operations.find((value) => /^(?:add|replace)$/i.test(String(value))) ?? operations[0] ?? 'replace';
    const names = [...(inspector.itemType(operation)?.properties.keys() ?? [])].filter((name) => NAME.test(name));
    return names.flatMap((name): readonly Json[] => {
      const change = { op, path: `/${name}`, value: `${this.#options.prefix} patched` };
      return [
        [
          { ...change, value: `${change.value} in part` },
          { ...change, path: UNKNOWN_PATH },
        ],
        [change],
      ];
    });
  }

  /**
   * Returns bodies that name another item than the path does: `employeeId` beside `employee_id`, and also beside
   * `employee_code` if another operation of the collection has `employee_id`.
   */
  #contradictions(operation: ServedOperation, body: Json | undefined): readonly Json[] {
    const { inspector } = this.#options;
    const collection = inspector.collectionOf(operation);
    const siblings = inspector.operations.filter(
      ({ document, resource }) => document === operation.document && resource !== undefined,
    );
    const related = [operation, ...siblings.filter((other) => inspector.collectionOf(other) === collection)];
    const paths = related.flatMap(({ parameters }) => parameters.filter(({ place }) => place === 'path'));
    return [...new Set(paths.map(({ name }) => camelCase(name)))].flatMap((name): readonly Json[] => {
      if (isObject(body)) return [{ ...body, [name]: UNKNOWN_ID }];
      return Array.isArray(body) ? [[{ [name]: UNKNOWN_ID }]] : [];
    });
  }

  /**
   * Returns bodies that create an item, the fullest first: names have the prefix, unless the caller gives the value of
   * a property or its schema forbids it, and nothing refers to an item that is not named.
   */
  creations(operation: ServedOperation): readonly JsonObject[] {
    const schema = schemaOf(operation);
    if (schema === undefined) return [];
    const type = this.#options.inspector.typeOf(operation, schema);
    const suffix = operation.document.referenceSuffix ?? 'Id';
    const settable = (sample: JsonObject, isFull: boolean): JsonObject => {
      const own = Object.entries(sample).filter(([name, value]) => {
        const property = type?.properties.get(name);
        const isReference = name.endsWith(suffix) || property === undefined || (typeof value === 'object' && !isFull);
        const isSettable = property?.isPreserved !== true || member(property.schema, 'x-create-only') === true;
        return isSettable && (type?.required.has(name) === true || !isReference);
      });
      return Object.fromEntries(own);
    };
    const samples = [undefined, 1].flatMap((seed) => {
      const sample = this.#options.inspector.sampleRequest(operation, schema, seed);
      return isObject(sample) ? [sample] : [];
    });
    const bodies = [
      ...samples.map((sample) => ({ ...settable(sample, true), ...this.#writeOnly(operation, type) })),
      ...samples.map((sample) => settable(sample, false)),
    ].map((body) => this.#named(operation, body));
    return [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()];
  }

  /** Returns values of what is write-only, which samples leave out. */
  #writeOnly(operation: ServedOperation, type: ObjectType | undefined): JsonObject {
    const own = [...(type?.properties ?? [])].filter(([, { isWriteOnly }]) => isWriteOnly);
    return Object.fromEntries(
      own.flatMap(([name, { schema }]): [string, Json][] => {
        const value = this.#options.inspector.sampleRequest(operation, schema);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  /** Gives a body the values that the caller named, and names with the prefix where the document allows them. */
  #named(operation: ServedOperation, body: JsonObject): JsonObject {
    const parents = this.parents(operation);
    const withParents = { ...body, ...parents };
    const forbidden = (named: JsonObject): ReadonlySet<string> =>
      new Set(this.issues(operation, named).map(({ path }) => path.split('/')[2] ?? ''));
    const entries = Object.entries(body).map(([name, value]) => {
      const given = typeof value === 'string' ? this.#valuesOf(name)[0] : undefined;
      return [name, given ?? this.#withPrefix(name, value === false ? true : value)] as const;
    });
    const named = { ...Object.fromEntries(entries), ...parents };
    const wrong = forbidden(named);
    return {
      ...named,
      ...Object.fromEntries(Object.entries(withParents).filter(([name]) => wrong.has(name))),
    };
  }

  /** Returns what the document forbids in a JSON body of an operation. */
  issues(operation: ServedOperation, json: Json): readonly Issue[] {
    const { inspector } = this.#options;
    const target = `${operation.prefixes[0] ?? ''}${operation.path.replaceAll(/\{[^}]*\}/g, UNKNOWN_ID)}`;
    const found = inspector.route(operation.method, target);
    if (found.kind !== 'found') return [];
    const request = {
      method: operation.method,
      target,
      headers: JSON_HEADERS,
      body: Buffer.from(JSON.stringify(json)),
    };
    return inspector.requestIssues(found, request).filter(({ path }) => path.startsWith('/body'));
  }

  /** Returns the part of an item that a replacement may send. */
  settable(operation: ServedOperation, item: JsonObject): JsonObject {
    const type = this.#options.inspector.typeOf(operation, schemaOf(operation));
    const suffix = operation.document.referenceSuffix;
    const own = Object.entries(item).filter(([name]) => {
      const property = type?.properties.get(name);
      const isNested = suffix !== undefined && type?.properties.has(name + suffix) === true;
      return (property === undefined || !property.isPreserved || type?.required.has(name) === true) && !isNested;
    });
    return Object.fromEntries(own);
  }

  /**
   * Returns replacements of an item with each of its nested objects instead of the identifier: whole, and without each
   * member, because a server may merge what it should replace.
   */
  nestedReplacements(operation: ServedOperation, item: JsonObject = {}): readonly JsonObject[] {
    const properties = this.#options.inspector.typeOf(operation, schemaOf(operation))?.properties;
    const suffix = operation.document.referenceSuffix ?? 'Id';
    const settable = this.settable(operation, item);
    const bodies = Object.entries(item).flatMap(([name, value]): readonly JsonObject[] => {
      if (!isObject(value) || properties?.get(name)?.isPreserved !== false) return [];
      const rest = Object.fromEntries(Object.entries(settable).filter(([own]) => own !== name + suffix));
      const reduced = Object.keys(value).map((omitted) =>
        Object.fromEntries(Object.entries(value).filter(([inner]) => inner !== omitted)),
      );
      return [value, ...reduced].map((nested) => ({ ...rest, [name]: nested }));
    });
    return bodies.slice(0, MAX_NESTED_BODIES);
  }

  /** Changes the names in a body, which no other item depends on. */
  renamed(body: JsonObject): JsonObject {
    const change = (name: string, value: Json): Json =>
      typeof value === 'string' && NAME.test(name) ? `${value.charAt(0).toUpperCase()}${value.slice(1)} 2` : value;
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(name, value)]));
  }

  /** Gives the texts in a body that name nothing a value with special characters. */
  withSpecialTexts(operation: ServedOperation, body: JsonObject): JsonObject {
    const type = this.#options.inspector.typeOf(operation, schemaOf(operation));
    const suffix = operation.document.referenceSuffix ?? 'Id';
    const change = (name: string, value: Json): Json => {
      const schema = this.#options.inspector.resolveSchema(operation, type?.properties.get(name)?.schema);
      const isFree = typeof value === 'string' && allowedValues(schema).length === 0 && !DATE.test(value);
      return isFree && !NAME.test(name) && !name.endsWith(suffix) && member(schema, 'format') === undefined
        ? SPECIAL_TEXT
        : value;
    };
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(name, value)]));
  }

  /** Properties that repeat a parameter of the path: `employeeId` for `employee_id`. */
  parents(operation: ServedOperation): JsonObject {
    const properties = this.#options.inspector.typeOf(operation, schemaOf(operation))?.properties;
    const names = operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
    const entries = names.map((name) => [camelCase(name), this.#first[name]] as const);
    return Object.fromEntries(
      entries.flatMap(([name, value]) =>
        value !== undefined && properties?.has(name) === true ? [[name, value]] : [],
      ),
    );
  }

  /** Returns values of a schema: each of an enumeration, both booleans, objects with one property each, or samples. */
  #values(operation: ServedOperation, { name, schema, depth = 0, outer = '' }: ValueContext): readonly Json[] {
    if (schema === undefined) return [];
    const { inspector } = this.#options;
    const resolved = inspector.resolveSchema(operation, schema);
    const allowed = allowedValues(resolved);
    if (allowed.length > 0) return allowed;
    const variants = variantsOf(resolved).filter((one) => !isNullSchema(one));
    if (variants.length > 0) return this.#valuesOfAny(operation, variants, { name, depth });
    const items = member(resolved, 'items');
    if (items !== undefined) {
      const entries = [
        ...this.#identifiers(operation, name),
        ...this.#values(operation, {
          name: name === '' ? name : name.replace(/s$/, ''),
          schema: items,
          depth,
        }),
      ];
      return listsOf(entries);
    }
    const seen = name === 'value' ? seenVariants(this.#seen.get(outer) ?? []) : [];
    const samples = [undefined, 1].flatMap((seed) => inspector.sampleRequest(operation, schema, seed) ?? []);
    if (samples.length > 0 && samples.every((sample) => typeof sample === 'boolean')) return [true, false];
    const properties = inspector.typeOf(operation, schema)?.properties;
    if (properties !== undefined && depth < MAX_VARIANT_DEPTH) {
      const [sample] = samples.filter(isObject).map((each) => this.#withReferences(each));
      const order = [...properties].toSorted(([one], [other]) => Number(other === 'value') - Number(one === 'value'));
      return order.flatMap(([inner, property]) =>
        this.#values(operation, {
          name: inner,
          schema: property.schema,
          depth: depth + 1,
          outer: name,
        }).flatMap((value) =>
          sample === undefined ? [{ [inner]: value }] : [{ [inner]: value }, { ...sample, [inner]: value }],
        ),
      );
    }
    const named = [...this.#nestedIdsOf(name), this.#namedValue(name)];
    const extreme = samples.slice(0, 1).flatMap((sample) => extremeDates(sample));
    return distinct([...seen, ...named, ...extreme, ...samples]).flatMap((value) => value ?? []);
  }

  #valuesOfAny(
    operation: ServedOperation,
    schemas: readonly Json[],
    context: Omit<ValueContext, 'schema'>,
  ): readonly Json[] {
    return distinct(schemas.flatMap((schema) => this.#values(operation, { ...context, schema }))).flatMap(
      (value) => value ?? [],
    );
  }

  /** A body that is a list of texts usually names items of the collection, and so does a property such as `ids`. */
  #identifiers({ resource, document }: ServedOperation, name: string): readonly string[] {
    if (name !== '' && !IDENTIFIER_LIST.test(name)) return [];
    const named = name === '' ? [] : this.#valuesOf(name);
    if (named.length > 0) return named;
    const siblings = document.operations.filter((other) => other.resource?.collection === resource?.collection);
    return [...new Set(siblings.flatMap((other) => other.resource?.id ?? []))].flatMap((id) => this.#valuesOf(id));
  }

  #withNamed(value: Json): Json {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, inner]) => {
      const named = typeof inner === 'string' ? this.#namedValue(name) : undefined;
      return [name, named ?? this.#withPrefix(name, inner)] as const;
    });
    return Object.fromEntries(entries);
  }

  /** Returns the value of the parameter that a property repeats: `project_id` for `projectId` and `toProjectId`. */
  #namedValue(name: string): string | undefined {
    const named = Object.entries(this.#first).map(([parameter, value]) => [camelCase(parameter), value] as const);
    const isSuffix = (own: string): boolean =>
      own.length > 2 && name.endsWith(own.charAt(0).toUpperCase() + own.slice(1));
    return (named.find(([own]) => own === name) ?? named.find(([own]) => isSuffix(own)))?.[1];
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

  #withPrefix(name: string, value: Json): Json {
    return typeof value === 'string' && NAME.test(name) ? `${this.#options.prefix} ${value}`.trim() : value;
  }
}

/** Returns the schema of the JSON body of an operation. */
function schemaOf({ body }: ServedOperation): Json | undefined {
  return body?.contents.find(({ mediaType }) => isJson(mediaType) || mediaType === '*/*')?.schema;
}

function camelCase(name: string): string {
  return name.replace(/[_-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

function idsOf(list: Json): readonly string[] {
  const entries: readonly Json[] = Array.isArray(list) ? list : [];
  return entries
    .flatMap((entry) => member(entry, 'id') ?? [])
    .filter((id) => typeof id === 'string')
    .slice(0, MAX_NESTED_IDS);
}
