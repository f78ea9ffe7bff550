import { breakCycles } from './break-cycles.ts';
import { buildDocumentation } from './build-documentation.ts';
import { buildSchema } from './build-schema.ts';
import { type Json, type JsonObject, member } from './json.ts';
import { NameScope, typeName } from './names.ts';
import { type Answer, type MadeOfParts, Notes, type Question } from './notes.ts';
import { partAt } from './parts.ts';
import { below, type Pointer, tokens } from './pointer.ts';
import { moduleNames, runtimeFunctions } from './reserved-names.ts';
import { at, objectAt, textAt } from './resolve.ts';
import type { NamedSchema, Property, Schema, Shape } from './schema.ts';
import type { SchemaContext } from './schema-context.ts';

const COMPONENTS = '/components/schemas';

/** What was built of the parts of documents before. */
export interface SchemaMemory {
  readonly named?: MadeOfParts<NamedSchema>;
  readonly shared?: MadeOfParts<Schema>;
}

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
  readonly #warn: SchemaContext['warn'];
  readonly #before: SchemaMemory;
  readonly #notes: Notes;

  constructor(document: JsonObject, warn: SchemaContext['warn'], before: SchemaMemory = {}) {
    this.#document = document;
    this.#warn = warn;
    this.#before = before;
    this.#notes = new Notes((question) => this.#answer(question));
    this.context = {
      build: (json, pointer) => buildSchema(json, pointer, this.context),
      nameOf: (pointer) => this.#ask({ kind: 'name of schema', pointer }),
      lookUp: (pointer) => at(document, pointer),
      stating: new Set(),
      warn: (pointer, what) => void this.#notes.ask({ kind: 'warning', pointer, what }),
    };
    for (const key of Object.keys(objectAt(document['components'], 'schemas'))) this.#nameOf(below(COMPONENTS, key));
  }

  /**
   * What is built of the part of the document that a pointer leads to or into: what was built of it before, if it would
   * be the same.
   */
  make<Value>(before: MadeOfParts<Value> | undefined, pointer: Pointer, build: () => Value): Value {
    const part = before === undefined ? undefined : partAt(this.#document, pointer);
    if (before === undefined || part === undefined) return build();
    const made = this.#notes.make(before.get(part, pointer), build);
    before.set(part, pointer, made);
    return made.value;
  }

  /** A schema that stands in an operation: a parameter's, a body's, an answer's. */
  inline(json: Json, pointer: Pointer): Schema {
    if (this.#before.shared === undefined) return this.#once(pointer, () => buildSchema(json, pointer, this.context));
    const shared =
      at(this.#document, pointer) === json ? this.#notes.ask({ kind: 'shared schema', pointer }) : undefined;
    return typeof shared === 'object' ? shared : buildSchema(json, pointer, this.context);
  }

  /** A name for a type that is not a schema: a request, an answer. Never one of a schema. */
  claim(wanted: string): string {
    return this.#ask({ kind: 'name for type', wanted });
  }

  /** A name for a function, and for what is called like it with another ending. */
  claimFunction(wanted: string, suffixes: readonly string[] = []): string {
    return this.#ask({ kind: 'name for function', wanted, suffixes });
  }

  /** Every named schema; call it last, when all operations are built. */
  named(): readonly NamedSchema[] {
    const built: NamedSchema[] = [];
    // What building one of them refers to is added meanwhile.
    for (const pointer of this.#open) built.push(this.make(this.#before.named, pointer, () => this.#build(pointer)));
    return breakCycles(built);
  }

  /** A question that is answered by a name. */
  #ask(question: Question): string {
    return String(this.#notes.ask(question));
  }

  #answer(question: Question): Answer {
    switch (question.kind) {
      case 'name of schema':
        return this.#nameOf(question.pointer);
      case 'name for type':
        return this.#names.claim(question.wanted);
      case 'name for function':
        return this.#functions.claim(question.wanted, question.suffixes);
      case 'shared schema':
        return this.#inlined.get(question.pointer) ?? this.#share(question.pointer);
      case 'warning':
        this.#warn(question.pointer, question.what);
        return undefined;
    }
  }

  #share(pointer: Pointer): Schema {
    return this.#once(pointer, () =>
      this.make(this.#before.shared, pointer, () =>
        buildSchema(at(this.#document, pointer) ?? true, pointer, this.context),
      ),
    );
  }

  #once(pointer: Pointer, build: () => Schema): Schema {
    const schema = this.#inlined.get(pointer) ?? build();
    this.#inlined.set(pointer, schema);
    return schema;
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
