import { at, isObject, type Json, type JsonObject, type Pointer } from '../json.ts';
import { createPattern } from '../regexp/pattern-test.ts';
import { interpretArray, interpretContains } from '../validation/interpreter/arrays.ts';
import {
  interpretAllOf,
  interpretCondition,
  interpretUnevaluated,
  interpretUnion,
} from '../validation/interpreter/composition.ts';
import { interpret } from '../validation/interpreter/interpret.ts';
import { interpretObject } from '../validation/interpreter/objects.ts';
import { type KeywordInterpreter, rootLocation } from '../validation/interpreter/report.ts';
import type { Format, Pattern, Schema } from '../validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../validation/interpreter/strings-and-numbers.ts';
import { createIssue, type Issue } from '../validation/issue.ts';
import { BINARY, DISCRIMINATOR, extractConstraints, KNOWN, type Normalize, SOURCE, VARIANT } from './constraints.ts';
import { type FormatFunction, FORMATS } from './formats.ts';
import { LISTS, MAPS, SINGLES } from './keywords.ts';
import { hasKnownNames } from './known-names.ts';

/** The interpreters of all keywords. Unevaluated properties and items come last. */
const KEYWORDS: readonly KeywordInterpreter[] = [
  interpretString,
  interpretNumber,
  interpretArray,
  interpretContains,
  interpretObject,
  interpretAllOf,
  interpretUnion,
  interpretCondition,
  interpretUnevaluated,
];

/**
 * Turns the schemas of a document into those of the interpreter when the program runs: for a document that was not
 * known when code was generated. A schema is read when it is first needed, and once.
 */
export class SchemaCompiler {
  readonly #document: JsonObject;
  readonly #normalize: Normalize | undefined;
  readonly #compiled = new WeakMap<JsonObject, Schema | boolean>();
  readonly #patterns = new Map<string, Pattern>();

  /** @param normalize - changes each schema of the document before it is read */
  constructor(document: JsonObject, normalize?: Normalize) {
    this.#document = document;
    this.#normalize = normalize;
  }

  /** Returns the issues of a value, warnings included. */
  findIssues(schema: Json, value: unknown): readonly Issue[] {
    try {
      return [...interpret(this.#compile(schema), value, rootLocation(KEYWORDS)).issues];
    } catch (error) {
      // The end of the stack, or of the depth that is allowed.
      if (!(error instanceof RangeError)) throw error;
      return [createIssue({ code: 'too-deep', expected: 'a value of moderate depth and size' })];
    }
  }

  /** Tests whether a value has only names and values that the schema lists, so that none of them is misspelled. */
  hasKnownNames(schema: Json, value: unknown): boolean {
    return hasKnownNames(this.#compile(schema), value);
  }

  #compile(json: Json): Schema | boolean {
    if (!isObject(json)) return json !== false;
    const known = this.#compiled.get(json);
    if (known !== undefined) return known;
    const schema = this.#create(extractConstraints(json, this.#document, this.#normalize));
    this.#compiled.set(json, schema);
    return schema;
  }

  #create(cleaned: Json): Schema | boolean {
    if (!isObject(cleaned)) return cleaned !== false;
    const members = schemaMembers(cleaned).map((member) => [member.name, this.#value(member)] as const);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }

  #value(member: PlannedMember): unknown {
    switch (member.kind) {
      case 'json':
        return member.value;
      case 'reference':
        return this.#reference(member.pointer);
      case 'pattern':
        return this.#pattern(member.pattern);
      case 'format':
        return formatOf(member.format, member.test);
      case 'schema':
        return this.#create(member.schema);
      case 'list':
        return member.schemas.map((schema) => this.#create(schema));
      case 'map':
        return Object.fromEntries(entriesOf(member.schemas).map(([name, schema]) => [name, this.#create(schema)]));
      case 'patterns':
        return entriesOf(member.schemas).map(([pattern, schema]) => [this.#pattern(pattern), this.#create(schema)]);
      case 'variant':
        return undefined;
    }
  }

  #reference(pointer: Pointer): () => Schema | boolean {
    let target: Schema | boolean | undefined;
    return () => (target ??= this.#compile(at(this.#document, pointer) ?? true));
  }

  #pattern(source: string): Pattern {
    const pattern = this.#patterns.get(source) ?? createPattern(source);
    this.#patterns.set(source, pattern);
    return pattern;
  }
}

function formatOf(name: string, test: FormatFunction): Format {
  return test.of === 'string' ? { name, of: test.of, test: test.test } : { name, of: test.of, test: test.test };
}

function entriesOf(schemas: JsonObject): readonly (readonly [string, Json])[] {
  return Object.entries(schemas);
}

/** A member of the interpreter's `Schema`, planned: the generator writes it as code, a mock makes the value. */
export type PlannedMember = { readonly name: string } & (
  | { readonly kind: 'json'; readonly value: Json }
  | { readonly kind: 'reference'; readonly pointer: Pointer }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'format'; readonly format: string; readonly test: FormatFunction }
  | { readonly kind: 'schema'; readonly schema: Json }
  | { readonly kind: 'list'; readonly schemas: readonly Json[] }
  | { readonly kind: 'map' | 'patterns'; readonly schemas: JsonObject }
  /** The facts of a schema that is derived from another, which the document holds. */
  | { readonly kind: 'variant'; readonly variant: Json }
);

/** Plans the members of the interpreter's `Schema` for a schema that {@link extractConstraints} returned. */
export function schemaMembers(schema: JsonObject): readonly PlannedMember[] {
  if (Object.hasOwn(schema, BINARY)) return [{ name: 'binary', kind: 'json', value: true }];
  return Object.entries(schema).flatMap(([keyword, value]) => plannedMember(keyword, value) ?? []);
}

function plannedMember(name: string, value: Json): PlannedMember | undefined {
  switch (name) {
    case '$ref':
      return { name: 'ref', kind: 'reference', pointer: String(value) };
    case 'pattern':
      return { name, kind: 'pattern', pattern: String(value) };
    case 'format':
      return formatMember(String(value));
    case SOURCE:
      return { name: 'source', kind: 'json', value };
    case KNOWN:
      return Array.isArray(value) && value.length > 0 ? { name: 'known', kind: 'json', value } : undefined;
    case DISCRIMINATOR:
      return { name: 'discriminator', kind: 'json', value };
    case VARIANT:
      return { name, kind: 'variant', variant: value };
    default:
      return schemaMember(name, value) ?? { name, kind: 'json', value };
  }
}

function formatMember(format: string): PlannedMember | undefined {
  const test = FORMATS.get(format);
  return test === undefined ? undefined : { name: 'format', kind: 'format', format, test };
}

/** Plans a keyword that holds schemas. */
function schemaMember(name: string, value: Json): PlannedMember | undefined {
  if (isOneOf(LISTS, name) && Array.isArray(value)) return { name, kind: 'list', schemas: value };
  if (isOneOf(SINGLES, name)) return { name, kind: 'schema', schema: value };
  if (!isOneOf(MAPS, name) || !isObject(value)) return undefined;
  return { name, kind: name === 'patternProperties' ? 'patterns' : 'map', schemas: value };
}

function isOneOf(list: readonly string[], keyword: string): boolean {
  return list.includes(keyword);
}
