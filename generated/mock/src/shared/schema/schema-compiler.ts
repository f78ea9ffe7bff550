import { at, isObject, type Json, type JsonObject, type Pointer } from '../json.ts';
import { createPattern } from '../regexp/pattern-test.ts';
import { interpretArray, interpretContains } from '../validation/interpreter/arrays.ts';
import { interpretAllOf, interpretCondition, interpretUnion } from '../validation/interpreter/composition.ts';
import { interpret } from '../validation/interpreter/interpret.ts';
import { interpretObject } from '../validation/interpreter/objects.ts';
import { type KeywordInterpreter, rootLocation } from '../validation/interpreter/report.ts';
import type { Format, Pattern, Schema } from '../validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../validation/interpreter/strings-and-numbers.ts';
import { interpretUnevaluated } from '../validation/interpreter/unevaluated.ts';
import { createIssue, type Issue } from '../validation/issue.ts';
import { extractConstraints, type Normalize } from './constraints.ts';
import type { FormatFunction } from './formats.ts';
import { type PlannedMember, schemaMembers } from './schema-members.ts';

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

  /** Returns the errors of a value. */
  validate(schema: Json, value: unknown): readonly Issue[] {
    try {
      const { isClean, issues } = interpret(this.#compile(schema), value, rootLocation(KEYWORDS));
      return isClean ? [] : [...issues].filter(({ severity }) => severity === 'error');
    } catch (error) {
      // The end of the stack, or of the depth that is allowed.
      if (!(error instanceof RangeError)) throw error;
      return [createIssue({ code: 'too-deep', expected: 'a value of moderate depth and size' })];
    }
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
        return () => this.#at(member.pointer);
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

  #at(pointer: Pointer): Schema | boolean {
    return this.#compile(at(this.#document, pointer) ?? true);
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
