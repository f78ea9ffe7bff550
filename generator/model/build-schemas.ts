import { breakCycles } from './break-cycles.ts';
import { buildDocumentation } from './build-documentation.ts';
import { buildSchema } from './build-schema.ts';
import { type Json, type JsonObject, member } from './json.ts';
import { NameScope, typeName } from './names.ts';
import { below, type Pointer, tokens } from './pointer.ts';
import { moduleNames, runtimeFunctions } from './reserved-names.ts';
import { at, objectAt, textAt } from './resolve.ts';
import type { NamedSchema, Property, Schema, Shape } from './schema.ts';
import type { SchemaContext } from './schema-context.ts';

const COMPONENTS = '/components/schemas';

/**
 * The named schemas of a document: its components in their order, then whatever else is referred to, named by where
 * it stands. Names are claimed for all components first, so that they do not depend on who refers to what.
 */
export class SchemaBuilder {
  readonly context: SchemaContext;
  readonly #document: JsonObject;
  readonly #names = new NameScope();
  readonly #byPointer = new Map<Pointer, string>();
  readonly #functions = new NameScope([...runtimeFunctions, ...moduleNames]);
  readonly #open: Pointer[] = [];
  /** What stands in parameters and answers that operations share is built once. */
  readonly #inlined = new Map<Pointer, Schema>();

  constructor(document: JsonObject, warn: SchemaContext['warn']) {
    this.#document = document;
    this.context = {
      build: (json, pointer) => buildSchema(json, pointer, this.context),
      nameOf: (pointer) => this.#nameOf(pointer),
      lookUp: (pointer) => at(document, pointer),
      stating: new Set(),
      warn,
    };
    for (const key of Object.keys(objectAt(document['components'], 'schemas'))) this.#nameOf(below(COMPONENTS, key));
  }

  /** A schema that stands in an operation: a parameter's, a body's, an answer's. */
  inline(json: Json, pointer: Pointer): Schema {
    const schema = this.#inlined.get(pointer) ?? buildSchema(json, pointer, this.context);
    this.#inlined.set(pointer, schema);
    return schema;
  }

  /** A name for a type that is not a schema: a request, an answer. Never one of a schema. */
  claim(wanted: string): string {
    return this.#names.claim(wanted);
  }

  /** A name for a function, and for what is called like it with another ending. */
  claimFunction(wanted: string, suffixes: readonly string[] = []): string {
    return this.#functions.claim(wanted, suffixes);
  }

  /** Every named schema; call it last, when all operations are built. */
  named(): readonly NamedSchema[] {
    const built: NamedSchema[] = [];
    // What building one of them refers to is added meanwhile.
    for (const pointer of this.#open) built.push(this.#build(pointer));
    return breakCycles(built);
  }

  #nameOf(pointer: Pointer): string {
    const known = this.#byPointer.get(pointer);
    if (known !== undefined) return known;
    const name = this.#names.claim(typeName(wantedName(pointer)));
    this.#byPointer.set(pointer, name);
    this.#open.push(pointer);
    return name;
  }

  #build(pointer: Pointer): NamedSchema {
    const json = at(this.#document, pointer) ?? true;
    const origin = member(json, 'x-shape');
    const derivedFrom = textAt(origin, 'of');
    const shape = shapeOf(textAt(origin, 'kind'));
    const schema = buildSchema(json, pointer, this.context);
    return {
      name: this.context.nameOf(pointer),
      key: tokens(pointer).at(-1) ?? '',
      pointer,
      schema: shape === 'replace' ? exhaustive(schema) : schema,
      documentation: buildDocumentation(json),
      shape,
      ...(derivedFrom === undefined ? {} : { derivedFrom: this.context.nameOf(below(COMPONENTS, derivedFrom)) }),
    };
  }
}

/** A component is called as its key; anything else by the last words of where it stands. */
function wantedName(pointer: Pointer): string {
  const path = tokens(pointer);
  if (path.length === 3 && pointer.startsWith(COMPONENTS)) return path[2] ?? '';
  return path
    .filter((token) => !['components', 'schemas', 'properties', 'paths', 'content', 'schema'].includes(token))
    .join(' ');
}

function shapeOf(kind: string | undefined): Shape {
  return kind === 'create' || kind === 'replace' || kind === 'write' ? kind : 'read';
}

/** In a shape that replaces, every omission clears a field: the type asks for all of them. */
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
