import {
  HTTP_METHODS,
  isObject,
  type Json,
  type JsonObject,
  member,
  objectAt,
  textAt,
  follow,
  listAt,
} from '../model/json.ts';
import { makeNullable } from '../../templates/runtime/shared/schema/composition.ts';
import type { SchemaVariant } from '../model/schema.ts';
import { NO_CONSTRAINTS, Compositions, type ObjectConstraints } from './composed-properties.ts';
import { NameScope, typeName } from '../model/names.ts';
import {
  ChangingSchemas,
  COMPONENT,
  innerVariant,
  isComponent,
  LISTS,
  MAPS,
  referenceOf,
  SINGLES,
  targetKey,
  targetOf,
  wordsOf,
} from './changed-schemas.ts';

/**
 * Derives separate schemas for reading, for creating, for replacing and for other requests (decision D15). Bodies and
 * responses refer to the derived component, which records its origin in `x-variant`. A schema that would not change is
 * not derived.
 */
export function deriveVariants(document: JsonObject): JsonObject {
  const deriver = new SchemaDeriver(document);
  const derive = (item: Json): Json => (isObject(item) ? deriveItem(item, deriver) : item);
  const paths = mapMembers(objectAt(document, 'paths'), derive);
  const webhooks = isObject(document['webhooks']) ? { webhooks: mapMembers(document['webhooks'], derive) } : {};
  const schemas = { ...objectAt(document['components'], 'schemas'), ...deriver.derived() };
  if (Object.keys(schemas).length === 0) return document;
  const components = { ...objectAt(document, 'components'), schemas };
  return { ...document, ...(document['paths'] === undefined ? {} : { paths }), ...webhooks, components };
}

function deriveItem(item: JsonObject, deriver: SchemaDeriver): JsonObject {
  const operations = HTTP_METHODS.filter((method) => isObject(member(item, method)));
  const entries = operations.map((method) => [method, deriveOperation(objectAt(item, method), deriver)] as const);
  return withMembers(item, Object.fromEntries(entries));
}

function deriveOperation(operation: JsonObject, deriver: SchemaDeriver): JsonObject {
  const { requestBody: body, responses } = operation;
  const sent = isObject(body) ? { requestBody: deriveBody(body, deriver, sentVariant(operation)) } : {};
  const read = isObject(responses)
    ? { responses: mapMembers(responses, (response) => deriveResponse(response, deriver)) }
    : {};
  return withMembers(operation, { ...sent, ...read });
}

function deriveBody(body: JsonObject, deriver: SchemaDeriver, variant: SchemaVariant): JsonObject {
  const derived = deriveContent(deriver.follow(body), deriver, variant);
  return derived === body ? body : { ...derived, ...ownWords(body) };
}

/** Derives a response. It stays a reference if nothing changes, so that shared responses stay shared. */
function deriveResponse(response: Json, deriver: SchemaDeriver): Json {
  if (!isObject(response)) return response;
  const target = deriver.follow(response);
  const derived = deriveContent(target, deriver, 'read');
  return derived === target ? response : { ...derived, ...ownWords(response) };
}

/** Returns the description beside a reference. */
function ownWords(written: JsonObject): JsonObject {
  const description = textAt(written, 'description');
  return description === undefined ? {} : { description };
}

function deriveContent(holder: JsonObject, deriver: SchemaDeriver, variant: SchemaVariant): JsonObject {
  if (!isObject(holder['content'])) return holder;
  const content = mapMembers(holder['content'], (media) => {
    if (!isObject(media) || media['schema'] === undefined) return media;
    const schema = deriver.derive(media['schema'], variant);
    return schema === media['schema'] ? media : { ...media, schema };
  });
  return content === holder['content'] ? holder : { ...holder, content };
}

function sentVariant(operation: JsonObject): SchemaVariant {
  const resource = objectAt(operation, 'x-resource');
  // Inferred state changes nothing in what the document says about bodies.
  const action = resource['inferred'] === true ? undefined : textAt(resource, 'action');
  return action === 'create' || action === 'replace' ? action : 'write';
}

/** Replaces members of an object; returns the same object if none changes, so that callers can compare by identity. */
function withMembers(object: JsonObject, members: JsonObject): JsonObject {
  return Object.entries(members).every(([key, value]) => object[key] === value) ? object : { ...object, ...members };
}

/** Maps the members of an object; returns the same object if none changes, so that callers can compare by identity. */
function mapMembers(object: JsonObject, change: (value: Json) => Json): JsonObject {
  const changed = new Map<string, Json>();
  for (const key of Object.keys(object)) {
    const value = object[key] ?? null;
    const now = change(value);
    if (now !== value) changed.set(key, now);
  }
  return changed.size === 0 ? object : { ...object, ...Object.fromEntries(changed) };
}

const SUFFIX = { read: 'Read', create: 'Create', replace: 'Replace', write: 'Write' } as const;

/** Holds the variant that an object is rewritten for, and the constraints of its parts. */
interface Rewriting {
  readonly variant: SchemaVariant;
  readonly constraints: ObjectConstraints;
}

/** Limits the recursion for chains of references between components. Deeper ones are queued. */
const deepest = 100;

/**
 * Derives variants of the schemas of one document. A component that does not change keeps its name. One that changes
 * gets a new component such as `ContractCreate`, once, and so does a schema inside a component that is referenced.
 */
export class SchemaDeriver {
  readonly #document: JsonObject;
  readonly #compositions: Compositions;
  readonly #components: JsonObject;
  readonly #names: NameScope;
  readonly #keys = new Map<string, string>();
  readonly #derived = new Map<string, Json>();
  readonly #changing: ChangingSchemas;
  /** Queued derivations. */
  readonly #waiting: (() => void)[] = [];
  #depth = 0;

  constructor(document: JsonObject) {
    this.#document = document;
    this.#compositions = new Compositions(document);
    this.#changing = new ChangingSchemas(document, this.#compositions);
    this.#components = objectAt(document['components'], 'schemas');
    this.#names = new NameScope(Object.keys(this.#components).map(typeName));
  }

  /** Returns the derived components. */
  derived(): JsonObject {
    return Object.fromEntries(this.#derived);
  }

  /** Resolves the reference of a body or response; returns the holder itself if it has none. */
  follow(holder: JsonObject): JsonObject {
    const { value } = follow(this.#document, { value: holder, pointer: '' });
    return isObject(value) ? value : holder;
  }

  /** Returns a schema as it is read or sent; `inherited` holds the constraints of the enclosing object. */
  derive(schema: Json, variant: SchemaVariant, inherited: ObjectConstraints = NO_CONSTRAINTS): Json {
    if (!isObject(schema)) return schema;
    const key = targetKey(schema);
    if (key === undefined || Object.keys(schema).length > 1) {
      return this.#changing.changes(schema, variant, inherited.dropped)
        ? this.#rewrite(schema, variant, inherited)
        : schema;
    }
    if (!this.#changing.dropsInherited(key, variant, inherited.dropped))
      return this.#deriveTarget(key, variant) ?? schema;
    return this.#rewrite(targetOf(this.#document, key) ?? true, variant, inherited);
  }

  #deriveTarget(key: string, variant: SchemaVariant): JsonObject | undefined {
    const target = targetOf(this.#document, key);
    if (target === undefined || !this.#changing.changes(referenceOf(key), variant)) return undefined;
    const known = this.#keys.get(`${variant} ${key}`);
    if (known !== undefined) return { $ref: COMPONENT + known };
    const name = this.#names.claim(typeName(wordsOf(key)) + SUFFIX[variant]);
    this.#keys.set(`${variant} ${key}`, name);
    this.#derived.set(name, null); // reserves the position while the parts are derived
    this.#soon(() => {
      const rewritten = this.#rewrite(target, variant);
      const origin = { ...(isComponent(key) ? { of: key } : {}), kind: variant };
      this.#derived.set(name, isObject(rewritten) ? { ...rewritten, 'x-variant': origin } : rewritten);
    });
    return { $ref: COMPONENT + name };
  }

  /**
   * Runs a task at once, or queues it at the recursion limit. Chains of references may exceed the depth of the call
   * stack.
   */
  #soon(task: () => void): void {
    if (this.#depth >= deepest) {
      this.#waiting.push(task);
      return;
    }
    this.#run(task);
    while (this.#depth === 0 && this.#waiting.length > 0) this.#waiting.splice(0).forEach((next) => this.#run(next));
  }

  #run(task: () => void): void {
    this.#depth += 1;
    task();
    this.#depth -= 1;
  }

  #rewrite(schema: Json, variant: SchemaVariant, inherited: ObjectConstraints = NO_CONSTRAINTS): Json {
    if (!isObject(schema)) return schema;
    const constraints = this.#compositions.constraintsOf(schema, variant, inherited);
    const key = targetKey(schema);
    const result: Record<string, Json> = { ...schema, ...(key === undefined ? {} : this.#deriveTarget(key, variant)) };
    this.#rewriteLists(schema, { variant, constraints }, result);
    this.#rewriteMembers(schema, innerVariant(variant), result);
    this.#rewriteProperties(schema, { variant, constraints }, result);
    if (isObject(schema['discriminator'])) result['discriminator'] = this.#rewriteMapping(schema, variant);
    return result;
  }

  #rewriteLists(schema: JsonObject, { variant, constraints }: Rewriting, result: Record<string, Json>): void {
    for (const name of LISTS.filter((list) => Array.isArray(schema[list]))) {
      const part = name === 'prefixItems' ? innerVariant(variant) : variant;
      result[name] = listAt(schema, name).map((item) =>
        this.derive(item, part, name === 'allOf' ? constraints : NO_CONSTRAINTS),
      );
    }
  }

  #rewriteMembers(schema: JsonObject, inner: SchemaVariant, result: Record<string, Json>): void {
    for (const name of SINGLES) if (isObject(schema[name])) result[name] = this.derive(schema[name], inner);
    for (const name of MAPS) if (isObject(schema[name])) result[name] = this.#deriveMembers(schema[name], inner);
  }

  #rewriteProperties(schema: JsonObject, { variant, constraints }: Rewriting, result: Record<string, Json>): void {
    const all = objectAt(schema, 'properties');
    const names = Object.keys(all).filter((name) => !constraints.dropped.has(name));
    const isMandatory = (name: string): boolean =>
      constraints.required.has(name) || this.#compositions.isBoolean(all[name]);
    const required = listAt(schema, 'required').filter((name) => !constraints.dropped.has(String(name)));
    const added = variant === 'replace' ? names.filter((name) => isMandatory(name) && !required.includes(name)) : [];
    // An object that loses all properties is not one that states none, which accepts any.
    if (names.length === 0 && Object.keys(all).length > 0) result['x-emptied'] = true;
    if (isObject(schema['properties'])) {
      result['properties'] = fromEntries(
        names.map((name) => {
          const property = this.derive(all[name] ?? true, innerVariant(variant));
          return [
            name,
            variant === 'replace' && !isMandatory(name) && isObject(property) ? makeNullable(property) : property,
          ];
        }),
      );
    }
    delete result['required'];
    const mandatory = inOrder(names, [...required, ...added]);
    if (mandatory.length > 0) result['required'] = mandatory;
  }

  /** Rewrites the mapping of a discriminator, including implied values, so that it leads to the derived variants. */
  #rewriteMapping(schema: JsonObject, variant: SchemaVariant): Json {
    const discriminator = objectAt(schema, 'discriminator');
    const written = Object.entries(objectAt(discriminator, 'mapping')).map(
      ([value, target]) => [value, this.#referenceOf(target)] as const,
    );
    const known = new Set(written.map(([, reference]) => reference));
    const variants = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].flatMap(
      (variant) => textAt(variant, '$ref') ?? [],
    );
    const implied = variants
      .filter((reference) => !known.has(reference))
      .map((reference) => [targetKey({ $ref: reference }) ?? reference, reference] as const);
    const derived = (reference: string): string =>
      textAt(this.derive({ $ref: reference }, variant), '$ref') ?? reference;
    const mapping = [...written, ...implied].map(([value, reference]) => [value, derived(reference)] as const);
    const other = textAt(discriminator, 'defaultMapping');
    return {
      ...discriminator,
      ...(other === undefined ? {} : { defaultMapping: derived(this.#referenceOf(other)) }),
      ...(mapping.length === 0 ? {} : { mapping: fromEntries(mapping) }),
    };
  }

  /** Returns the reference for a mapping's target, which may be the bare name of a component. */
  #referenceOf(target: Json): string {
    const text = String(target);
    return !text.startsWith('#') && Object.hasOwn(this.#components, text) ? COMPONENT + text : text;
  }

  #deriveMembers(members: JsonObject, variant: SchemaVariant): JsonObject {
    return fromEntries(Object.entries(members).map(([name, value]) => [name, this.derive(value, variant)]));
  }
}

/** Sorts names by a list. Unlisted names come last. */
function inOrder(order: readonly string[], names: readonly Json[]): readonly Json[] {
  return [...order.filter((name) => names.includes(name)), ...names.filter((name) => !order.includes(String(name)))];
}

/** Types `Object.fromEntries`, which keeps a property called `__proto__` as an own property. */
function fromEntries(entries: readonly (readonly [string, Json])[]): JsonObject {
  return Object.fromEntries(entries);
}
