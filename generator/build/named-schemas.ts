import {
  HTTP_METHODS,
  type Json,
  type JsonObject,
  member,
  below,
  type Pointer,
  tokens,
  at,
  objectAt,
  textAt,
  isObject,
  follow,
  type Node,
} from '../model/json.ts';
import { functionName, NameScope, typeName } from '../model/names.ts';
import type { NamedSchema, Property, Schema, SchemaVariant } from '../model/schema.ts';
import { buildDocumentation, documentationBeside } from './documentation.ts';
import { buildSchema, type SchemaContext } from './schemas.ts';
import { codingOf, classifySchema } from '../model/media-types.ts';
import type { OperationSource } from './operation-sources.ts';

const COMPONENTS = '/components/schemas';

/**
 * Builds the named schemas of a document: its components in order, then all other referenced schemas, named by their
 * location. Claims the names of all components first, so that they do not depend on the order of references.
 */
export class SchemaBuilder {
  readonly context: SchemaContext;
  readonly #document: JsonObject;
  readonly #names = new NameScope();
  readonly #byPointer = new Map<Pointer, string>();
  readonly #functions: NameScope;
  readonly #open: Pointer[] = [];
  /** Caches inline schemas, so that those of shared parameters and responses are built once. */
  readonly #inlined = new Map<Pointer, Schema>();

  constructor(document: JsonObject, warn: SchemaContext['warn']) {
    this.#document = document;
    // Only modules of domains declare a constant of their own.
    this.#functions = new NameScope(isObject(document['x-domains']) ? ['prefix'] : []);
    this.context = {
      build: (json, pointer) => buildSchema(json, pointer, this.context),
      nameOf: (pointer) => this.#nameOf(pointer),
      lookUp: (pointer) => at(document, pointer),
      stating: new Set(),
      warn,
    };
    const keys = Object.keys(objectAt(document['components'], 'schemas'));
    this.#names.promise(keys.filter((key) => typeName(key) === key));
    for (const key of keys) this.#nameOf(below(COMPONENTS, key));
  }

  /** Builds an inline schema of an operation: of a parameter, a body or a response. */
  inline(json: Json, pointer: Pointer): Schema {
    const schema = this.#inlined.get(pointer) ?? buildSchema(json, pointer, this.context);
    this.#inlined.set(pointer, schema);
    return schema;
  }

  /**
   * Claims the name of a type that is not a schema, such as a request or a response. It never clashes with a schema.
   */
  claim(wanted: string): string {
    return this.#names.claim(wanted);
  }

  /** Keeps the names of operations whose identifiers need no change. */
  promiseFunctions(identifiers: readonly string[]): void {
    this.#functions.promise(identifiers.filter((id) => functionName(id) === id));
  }

  /** Claims the name of a function. `suffixes` reserves names derived from it. */
  claimFunction(wanted: string, suffixes: readonly string[] = [], given = ''): string {
    return this.#functions.claim(wanted, given, suffixes);
  }

  /** Returns every named schema. Call it last, since building operations adds schemas. */
  named(): readonly NamedSchema[] {
    const built: NamedSchema[] = [];
    // The loop also visits the schemas that are added during it.
    for (const pointer of this.#open) built.push(this.#build(pointer));
    return breakCycles(built);
  }

  #nameOf(pointer: Pointer): string {
    const known = this.#byPointer.get(pointer);
    if (known !== undefined) return known;
    const wanted = wantedName(pointer);
    const name = this.#names.claim(typeName(wanted), wanted);
    this.#byPointer.set(pointer, name);
    this.#open.push(pointer);
    return name;
  }

  #build(pointer: Pointer): NamedSchema {
    const json = at(this.#document, pointer) ?? true;
    const origin = member(json, 'x-variant');
    const derivedFrom = textAt(origin, 'of');
    const variant = variantOf(textAt(origin, 'kind'));
    const schema = buildSchema(json, pointer, this.context);
    return {
      name: this.context.nameOf(pointer),
      key: tokens(pointer).at(-1) ?? '',
      pointer,
      schema: variant === 'replace' ? exhaustive(schema) : schema,
      documentation: buildDocumentation(json),
      variant,
      ...(derivedFrom === undefined ? {} : { derivedFrom: this.context.nameOf(below(COMPONENTS, derivedFrom)) }),
    };
  }
}

/** Returns the preferred name of a schema: the key of a component, else the last words of its location. */
function wantedName(pointer: Pointer): string {
  const path = tokens(pointer);
  if (path.length === 3 && pointer.startsWith(COMPONENTS)) return path[2] ?? '';
  return path
    .filter((token) => !['components', 'schemas', 'properties', 'paths', 'content', 'schema'].includes(token))
    .join(' ');
}

function variantOf(kind: string | undefined): SchemaVariant {
  return kind === 'create' || kind === 'replace' || kind === 'write' ? kind : 'read';
}

/** Makes all properties of a `replace` variant required, since every omission clears a field. */
function exhaustive(schema: Schema): Schema {
  switch (schema.kind) {
    case 'object':
      return {
        ...schema,
        properties: schema.properties.map((property: Property) => ({ ...property, required: true })),
      };
    case 'intersection':
      return { ...schema, parts: schema.parts.map(exhaustive) };
    default:
      return schema;
  }
}

/**
 * Breaks circular definitions. TypeScript rejects an alias that refers to itself other than through a property or an
 * item. A schema that extends a base listing it as a variant keeps only the base's other parts. A union drops the
 * variant that leads back to it, since that adds nothing. Anything left becomes unknown.
 */
function breakCycles(schemas: readonly NamedSchema[]): readonly NamedSchema[] {
  const current = new Map(schemas.map((named) => [named.name, named.schema]));
  const heirs = schemas.filter(({ schema }) => schema.kind === 'intersection');
  for (const { name, schema } of heirs) current.set(name, withoutBaseChoices(schema, { name, lookup: current }));
  for (const { name } of schemas) {
    const search = { name, lookup: current };
    const schema = current.get(name) ?? UNKNOWN;
    if (reaches(schema, search)) current.set(name, withoutSelf(schema, search));
  }
  return schemas.map((named) => {
    const schema = current.get(named.name) ?? named.schema;
    return schema === named.schema ? named : { ...named, schema };
  });
}

type Lookup = ReadonlyMap<string, Schema>;

/** Holds the name to search for, and all schemas by name. */
interface Search {
  readonly name: string;
  readonly lookup: Lookup;
}

const UNKNOWN: Schema = { kind: 'unknown' };

/** Returns the schemas that TypeScript resolves together with a schema. */
function directParts(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case 'union':
      return schema.variants;
    case 'intersection':
      return schema.parts;
    default:
      return [];
  }
}

/** Checks if a schema refers to the named one without a property or an item in between. */
function reaches(schema: Schema | undefined, search: Search): boolean {
  const seen = new Set<string>();
  const open = [schema];
  // The loop also visits what is added during it.
  for (const part of open) {
    if (part?.kind !== 'reference') open.push(...(part === undefined ? [] : directParts(part)));
    else if (part.name === search.name) return true;
    else if (!seen.has(part.name)) {
      seen.add(part.name);
      open.push(search.lookup.get(part.name));
    }
  }
  return false;
}

/** Removes from a schema's base the union that contains the schema itself. */
function withoutBaseChoices(schema: Schema, search: Search): Schema {
  if (schema.kind !== 'intersection') return schema;
  const parts = schema.parts.flatMap((part): readonly Schema[] => {
    if (part.kind !== 'reference' || !reaches(part, search)) return [part];
    const base = search.lookup.get(part.name);
    return base?.kind === 'intersection' ? base.parts.filter((own) => !reaches(own, search)) : [];
  });
  const isSame = parts.length === schema.parts.length && parts.every((part, index) => part === schema.parts[index]);
  return isSame ? schema : composed(parts);
}

function withoutSelf(schema: Schema, search: Search, seen: ReadonlySet<string> = new Set()): Schema {
  const { name, lookup } = search;
  const without = (part: Schema): readonly Schema[] => {
    if (!reaches(part, search)) return [part];
    if (part.kind !== 'reference') return [withoutSelf(part, search, seen)].filter(isKnown);
    if (part.name === name || seen.has(part.name)) return [];
    // The referenced schema is inlined here without the circular reference.
    return [withoutSelf(lookup.get(part.name) ?? UNKNOWN, search, new Set([...seen, part.name]))].filter(isKnown);
  };
  switch (schema.kind) {
    case 'union': {
      const variants = schema.variants.flatMap(without);
      const [only, ...others] = variants;
      if (only === undefined) return UNKNOWN;
      return others.length === 0 ? only : { ...schema, variants };
    }
    case 'intersection':
      return composed(schema.parts.flatMap(without));
    default:
      return UNKNOWN;
  }
}

function isKnown(schema: Schema): boolean {
  return schema.kind !== 'unknown';
}

function composed(parts: readonly Schema[]): Schema {
  const [only, ...others] = parts;
  if (only === undefined) return UNKNOWN;
  return others.length === 0 ? only : { kind: 'intersection', parts };
}

/** Operation of a webhook or callback, with the preferred name of its payload. */
interface Incoming {
  readonly operation: Node;
  readonly wanted: string;
}

/**
 * Builds the inline payloads of webhooks and callbacks: `newPet` becomes `NewPetWebhook`. Referenced payloads already
 * have a name.
 */
export function buildPayloads(
  document: JsonObject,
  sources: readonly OperationSource[],
  schemas: SchemaBuilder,
): readonly NamedSchema[] {
  const calling = sources.filter(({ operation }) => member(operation.value, 'callbacks') !== undefined);
  const incoming = [...webhooks(document), ...calling.flatMap((source) => callbacks(document, source))];
  // A shared callback component occurs once per reference, so duplicates are removed by pointer.
  const each = new Map(incoming.map((one) => [one.operation.pointer, one] as const).reverse());
  return [...each.values()].reverse().flatMap((one) => payloadOf(one, document, schemas));
}

function webhooks(document: JsonObject): readonly Incoming[] {
  return Object.entries(objectAt(document, 'webhooks')).flatMap(([key, value]) =>
    operationsOf({ value, pointer: below('/webhooks', key) }, `${key} webhook`, document),
  );
}

function callbacks(document: JsonObject, { operation, method, path }: OperationSource): readonly Incoming[] {
  const id = functionName(textAt(operation.value, 'operationId') ?? `${method} ${path}`);
  return Object.entries(objectAt(operation.value, 'callbacks')).flatMap(([key, written]) => {
    const callback = follow(document, { value: written, pointer: below(operation.pointer, 'callbacks', key) });
    const items = Object.entries(isObject(callback.value) ? callback.value : {});
    return items.flatMap(([expression, value]) =>
      expression.startsWith('x-')
        ? []
        : operationsOf({ value, pointer: below(callback.pointer, expression) }, `${id} ${key} callback`, document),
    );
  });
}

/** Lists the operations of a path item. The name includes the method if there are several. */
function operationsOf(written: Node, wanted: string, document: JsonObject): readonly Incoming[] {
  const item = follow(document, written);
  const methods = HTTP_METHODS.filter((method) => isObject(member(item.value, method)));
  return methods.map((method) => ({
    operation: { value: member(item.value, method) ?? {}, pointer: below(item.pointer, method) },
    wanted: methods.length > 1 ? `${wanted} ${method}` : wanted,
  }));
}

function payloadOf(
  { operation, wanted }: Incoming,
  document: JsonObject,
  schemas: SchemaBuilder,
): readonly NamedSchema[] {
  const written = member(operation.value, 'requestBody') ?? {};
  const body = follow(document, { value: written, pointer: below(operation.pointer, 'requestBody') });
  const contents = Object.entries(objectAt(body.value, 'content'));
  const media = contents.find(([mediaType, value]) => isDescribed(mediaType, member(value, 'schema'), document));
  if (media === undefined) return [];
  const json = member(media[1], 'schema') ?? true;
  const pointer = below(body.pointer, 'content', media[0], 'schema');
  const name = schemas.claim(typeName(wanted));
  const documentation = documentationBeside(json, operation.value);
  return [{ name, key: name, pointer, schema: schemas.inline(json, pointer), documentation, variant: 'read' }];
}

/** Checks if a payload has an inline schema for more than bytes. */
function isDescribed(mediaType: string, schema: Json | undefined, document: JsonObject): boolean {
  if (!isObject(schema) || Object.hasOwn(schema, '$ref')) return false;
  return ['json', 'form', 'multipart'].includes(codingOf(mediaType, classifySchema(schema, document)));
}
