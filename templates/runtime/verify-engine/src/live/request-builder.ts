import {
  encodedBodiesOf,
  type EncodedBody,
  type Inspector,
  isJson,
  type Issue,
  type ObjectType,
  type ServedOperation,
} from '#mock/inspection.ts';
import { variantsOf } from '#shared/schema/composition.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import { splitPathKey } from '#shared/path-key.ts';
import { PAGE_SIZE } from '../checks/check-list.ts';
import { KnownItems, type ParameterValues } from './known-items.ts';
import { isUpdate } from './operation-order.ts';
import { patchesOf } from './patch-bodies.ts';
import type { LiveRequest } from './session.ts';
import { camelCase, type NamedValues, SchemaValues } from './schema-values.ts';
import {
  allowedValues,
  DATE,
  distinct,
  hasDate,
  interleaved,
  NAME,
  withoutDefaults,
  withTrue,
} from './value-variants.ts';

/** Options of {@link RequestBuilder}. */
export interface RequestBuilderOptions {
  readonly inspector: Inspector;
  /** Items that may be touched, by the parameters that name them. */
  readonly parameters: NamedValues;
  /** Prefix of the names of everything that is created. */
  readonly prefix: string;
}

export interface WriteRequest extends Omit<LiveRequest, 'method'> {
  /** Makes the run look for changes in all collections. */
  readonly hasEffects?: boolean;
}

/** First bodies of an action that are sent twice. */
const MAX_REPEATED = 30;
/** Variants of one request that are sent at most. */
const MAX_VARIANTS = 150;
const JSON_HEADERS = { 'content-type': 'application/json' };
/** Identifier that no item has. */
export const UNKNOWN_ID = 'verify-unknown';
/** Text with what servers treat specially: many digits, other alphabets, markup and quotes. */
const SPECIAL_TEXT = '4111 1111 1111 1111 é <b> "';
/** Replacements of nested objects that are sent at most. */
const MAX_NESTED_BODIES = 30;
/** Bodies that are sent with each variant of the query. */
const MAX_PAIRED_BODIES = 40;
/** Number of the parts in which the values of an item are cleared. */
const CLEARED_PARTS = 6;

/** Builds the targets and bodies of requests from the document and the items that a user named. */
export class RequestBuilder {
  readonly #options: RequestBuilderOptions;
  readonly #first: ParameterValues;
  /** Further items, of which no caller named one. */
  readonly items: KnownItems;
  /** Values of properties, which learn from responses. */
  readonly values: SchemaValues;

  constructor(options: RequestBuilderOptions) {
    this.#options = options;
    this.values = new SchemaValues(options.inspector, options.parameters);
    this.items = new KnownItems(options.inspector);
    this.#first = Object.fromEntries(
      Object.keys(options.parameters).flatMap((name) =>
        this.values.valuesOf(name).flatMap((value, index) => (index === 0 ? [[name, value]] : [])),
      ),
    );
  }

  /** Returns the targets of an operation: with the first value of each parameter, and with each other one in turn. */
  targets(operation: ServedOperation): readonly string[] {
    const named = operation.parameters.flatMap(({ name }) =>
      this.values.valuesOf(name).map((value) => ({ [name]: value })),
    );
    const all = [{}, ...named, ...this.items.variants(operation, this.#first)].map((address) =>
      this.target(operation, address),
    );
    return [...new Set(all.flatMap((target) => target ?? []))];
  }

  /** Fills in the path and the required query; `undefined` if a value is not known. */
  target(operation: ServedOperation, address: ParameterValues = {}): string | undefined {
    const values = this.items.addressFor(operation, { ...this.#first, ...address });
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

  /** Returns the target of an operation on what the caller named; `undefined` if that is not all. */
  namedTarget(operation: ServedOperation): string | undefined {
    return this.missingParameters(operation).length > 0 ? undefined : this.target(operation);
  }

  /** Returns the names of required parameters in the path and the query that have no value. */
  missingParameters({ parameters }: ServedOperation): readonly string[] {
    const needed = parameters.filter(({ place, required }) => place === 'path' || (place === 'query' && required));
    return needed.map(({ name }) => name).filter((name) => !Object.hasOwn(this.#first, name));
  }

  /** Returns targets that name a missing item: one for each parameter of the path. */
  unknownTargets(operation: ServedOperation): readonly string[] {
    const names = operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
    const known = this.items.addressFor(operation, this.#first);
    return names.flatMap((name) => this.target(operation, { ...known, [name]: UNKNOWN_ID }) ?? []);
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

  /**
   * Returns the requests of a write: with each body, query, header and item that the caller named.
   *
   * @param replaced - item that the write replaces, if it is known
   * @param others - `Authorization` of other callers, who may be refused
   */
  writes(
    operation: ServedOperation,
    replaced: JsonObject | undefined,
    others: readonly string[],
  ): readonly WriteRequest[] {
    const [target, ...more] = this.targets(operation);
    if (target === undefined) return [];
    const smallest = this.smallestBody(operation);
    const encoded = this.encodedBodies(operation);
    const replacesItem = isUpdate(operation);
    const bodies = this.bodies(operation, replaced && this.settable(operation, replaced));
    // An action may refuse what it did already, and a body that is left out may undo what one said before.
    const repeated = bodies.flatMap((json, index) => (replacesItem || index >= MAX_REPEATED ? [json] : [json, json]));
    const left = replacesItem || operation.body?.required !== false ? [] : [undefined];
    const variants = [...more, ...this.targetVariants(operation, target)];
    const base = replaced === undefined ? smallest : this.settable(operation, replaced);
    const owned = this.ownedBodies(operation, base);
    const full = isObject(base) ? withTrue(base) : {};
    const cleared = replacesItem ? this.clearings(operation, full) : [];
    return [
      ...encoded.map((content) => ({ target, content })),
      ...(encoded.length > 0 ? [] : [...repeated, ...this.nestedReplacements(operation, replaced), ...left]).map(
        (json) => ({ target, json }),
      ),
      ...cleared.flatMap((json) => [full, json]).map((json) => ({ target, json })),
      // Another body for each item, because its first one may decide; many actions are possible only once.
      ...variants.flatMap((variant, index) => [
        // On some items others act first.
        ...(index % 2 === 0
          ? []
          : others.map((caller) => ({ headers: { authorization: caller }, target: variant, json: smallest }))),
        ...[bodies.at(-1 - (index % bodies.length)), smallest, smallest].map((json) => ({ target: variant, json })),
      ]),
      ...owned.map(({ json, headers }) => ({ target, json, headers })),
      ...others.flatMap((caller) =>
        [{ json: base, headers: {} }, ...owned].map(({ json, headers }) => ({
          target,
          json,
          headers: { ...headers, authorization: caller },
        })),
      ),
      ...patchesOf(operation, schemaOf(operation), this.#options).map((json) => ({ target, json, hasEffects: true })),
    ];
  }

  /** Adds each optional query parameter to a target in turn, with its named values and those that its schema lists. */
  targetVariants(operation: ServedOperation, target: string): readonly string[] {
    const optional = operation.parameters.filter(({ place, required }) => place === 'query' && !required);
    const numbers = optional.filter(
      ({ schema }) => this.#options.inspector.resolveSchema(operation, schema)['type'] === 'integer',
    );
    const page = numbers.map(({ name }) => `${encodeURIComponent(name)}=1`).join('&');
    const { page: number = '', limit = '', firstPage = 1 } = operation.resource?.paging ?? {};
    const second = `${encodeURIComponent(limit)}=1&${encodeURIComponent(number)}=${firstPage + 1}`;
    const single = optional.flatMap(({ name, schema }) =>
      [
        ...this.values.valuesOf(name),
        ...(PAGE_SIZE.test(name) ? [1] : []),
        ...this.values.values(operation, { name, schema }),
      ].flatMap((value) => {
        if (typeof value === 'object') return [];
        return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
      }),
    );
    // Where a page begins and how long it is are counted together.
    const pages = [...(numbers.length > 1 ? [page] : []), ...(number !== '' && limit !== '' ? [second] : [])];
    return [...single, ...pages].map((pair) => `${target}${target.includes('?') ? '&' : '?'}${pair}`);
  }

  /** Returns the named values of the optional headers of an operation, one header at a time. */
  headerVariants(operation: ServedOperation): readonly ParameterValues[] {
    const headers = operation.parameters.filter(({ place }) => place === 'header');
    return headers.flatMap(({ name }) => this.values.valuesOf(name).map((value) => ({ [name]: value })));
  }

  /**
   * Returns a body with the values of each header, alone and with those of the properties that say the same:
   * `companyCode` and `companyId` beside `X-COMPANY-CODE`.
   */
  ownedBodies(
    operation: ServedOperation,
    json: Json | undefined,
  ): readonly { readonly json: Json | undefined; readonly headers: ParameterValues }[] {
    const { inspector } = this.#options;
    const properties = inspector.typeOf(operation, schemaOf(operation))?.properties;
    const isOpen = inspector.resolveSchema(operation, schemaOf(operation))['additionalProperties'] === true;
    const variants = this.headerVariants(operation);
    const bodies = variants.flatMap((headers) =>
      Object.entries(headers).flatMap(([name, value]) => {
        const property = camelCase(name.replace(/^x-/i, '').toLowerCase());
        const reference = `${property.replace(/(?:Code|Key|Name)$/, '')}${operation.document.referenceSuffix ?? 'Id'}`;
        const named = [[property, value], ...this.values.references(reference).map((id) => [reference, id])];
        return named.flatMap(([own = '', stated = '']) =>
          isObject(json) && (isOpen || properties?.has(own) === true || Object.hasOwn(json, own))
            ? [{ ...json, [own]: stated }]
            : [],
        );
      }),
    );
    return [
      ...variants.map((headers) => ({ json, headers })),
      ...distinct(bodies).flatMap((body) => [{}, ...variants].map((headers) => ({ json: body, headers }))),
    ];
  }

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
    const list = isObject(smallest) ? [] : this.values.values(operation, { name: '', schema });
    const type = inspector.typeOf(operation, schema);
    const single = [...(type?.properties ?? [])].map(([name, property]) =>
      this.values.values(operation, { name, schema: property.schema }).map((value) => ({
        ...(isObject(smallest) ? smallest : {}),
        [name]: value,
      })),
    );
    const unlisted = base === undefined ? [] : this.#unlisted(operation, base, type);
    const named = samples.map((sample) => this.#withNamed(sample));
    const first = isUpdate(operation) ? [] : single.flatMap((each) => each.filter(hasDate).slice(0, 1));
    const all = [...first, ...[smallest, ...named, ...list, ...unlisted], ...interleaved(single)];
    const optional = operation.body?.required === false ? [undefined] : [];
    const special = [...this.#contradictions(operation, smallest), ...this.#protected(operation, schema, smallest)];
    return distinct([...optional, ...special, ...all]).slice(0, MAX_VARIANTS);
  }

  /** Returns an item with other values of members that its open schema does not list: booleans and references. */
  #unlisted(operation: ServedOperation, item: JsonObject, type: ObjectType | undefined): readonly JsonObject[] {
    const suffix = operation.document.referenceSuffix ?? 'Id';
    return Object.entries(item).flatMap(([name, value]) => {
      if (type?.properties.has(name) === true) return [];
      if (typeof value === 'boolean') return [{ ...item, [name]: !value }];
      const [other] = name.endsWith(suffix) ? this.values.references(name).filter((each) => each !== value) : [];
      return other === undefined ? [] : [{ ...item, [name]: other }];
    });
  }

  /** Returns bodies with values of what is read-only or deprecated: in the body itself, and in each of its objects. */
  #protected(operation: ServedOperation, schema: Json, body: Json | undefined): readonly JsonObject[] {
    const { inspector } = this.#options;
    const protectedIn = (inner: Json): JsonObject =>
      Object.fromEntries(
        [...(inspector.typeOf(operation, inner)?.properties ?? [])].flatMap(([name, { isPreserved, schema: own }]) => {
          const isSent = isPreserved || member(own, 'deprecated') === true;
          const value = isSent ? inspector.sampleRequest(operation, own) : undefined;
          return value === undefined ? [] : [[name, value] as const];
        }),
      );
    if (isUpdate(operation) === false || !isObject(body)) return [];
    const suffix = operation.document.referenceSuffix ?? 'Id';
    const nested = [...(inspector.typeOf(operation, schema)?.properties ?? [])].flatMap(([name, property]) => {
      const own = protectedIn(property.schema);
      if (Object.keys(own).length === 0) return [];
      // Another object than the stored one shows whether the server takes the rest of it.
      const samples = [member(body, name), inspector.sampleRequest(operation, property.schema)].filter(isObject);
      // Beside its identifier, a nested object is not read.
      const rest = Object.fromEntries(Object.entries(body).filter(([other]) => other !== name + suffix));
      return samples.map((sample) => ({ ...rest, [name]: { ...sample, ...own } }));
    });
    return [{ ...body, ...protectedIn(schema) }, ...nested];
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
    const [fullest = {}] = bodies;
    const nested = [...(type?.properties.keys() ?? [])]
      .filter((name) => operation.document.referenceSuffix !== undefined && name.endsWith(suffix) && name !== suffix)
      .map((name) => [name.slice(0, -suffix.length), { id: UNKNOWN_ID, name: UNKNOWN_ID }] as const);
    const echoed = { ...fullest, ...Object.fromEntries(nested) };
    const isAllowed = nested.length > 0 && this.issues(operation, echoed).length === 0;
    const rest = withoutDefaults(type, fullest);
    return distinct([...bodies, rest, ...(isAllowed ? [echoed] : [])]).filter(isObject);
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
      const given = typeof value === 'string' ? this.values.valuesOf(name)[0] : undefined;
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
    const body = Buffer.from(JSON.stringify(json));
    const request = { method: operation.method, target, headers: JSON_HEADERS, body };
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

  /**
   * Returns an accepted body with null for some of its values, and without them: for some at a time, because a server
   * that must keep one rejects the whole.
   */
  clearings(operation: ServedOperation, body: JsonObject): readonly JsonObject[] {
    const parents = this.parents(operation);
    const without = (names: readonly string[]): JsonObject =>
      Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
    const nulled = (names: readonly string[]): JsonObject => ({
      ...body,
      ...Object.fromEntries(names.map((name) => [name, null])),
    });
    return [without, nulled].flatMap((clear) => {
      const names = Object.keys(body).filter(
        (name) => !Object.hasOwn(parents, name) && this.issues(operation, clear([name])).length === 0,
      );
      const parts = Array.from({ length: CLEARED_PARTS }, (_, part) =>
        names.filter((__, index) => index % CLEARED_PARTS === part),
      );
      return parts.filter((part) => part.length > 0).map(clear);
    });
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

  #withNamed(value: Json): Json {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, inner]) => {
      const named = typeof inner === 'string' ? this.values.namedValue(name) : undefined;
      return [name, named ?? this.#withPrefix(name, inner)] as const;
    });
    return Object.fromEntries(entries);
  }

  #withPrefix(name: string, value: Json): Json {
    return typeof value === 'string' && NAME.test(name) ? `${this.#options.prefix} ${value}`.trim() : value;
  }
}

function schemaOf({ body }: ServedOperation): Json | undefined {
  return body?.contents.find(({ mediaType }) => isJson(mediaType) || mediaType === '*/*')?.schema;
}
