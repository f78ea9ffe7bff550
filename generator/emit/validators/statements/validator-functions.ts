import { isObject, type Json, type JsonObject, type Pointer } from '../../../model/json.ts';
import { type FunctionDeclarationStructure, KIND, type ParameterSignature } from '../../structures.ts';
import type { PlannedUnit } from '../plan-modules.ts';
import type { Units } from '../../../../templates/runtime/shared/schema/units.ts';
import {
  type FunctionContext,
  type InnerSchema,
  type Statements,
  statementTexts,
  reject,
  REJECT_ALL,
  runIf,
} from './statement.ts';
import { countingStatements, compositionStatements } from './composition.ts';
import {
  hasOnly,
  typeMatch,
  constrainingKeywords,
  typeMismatch,
  typeNames,
  isOfType,
  type Kind,
  KINDS,
  kindTest,
  listedValues,
  typeStatements,
} from './types.ts';
import { BINARY } from '../../../../templates/runtime/shared/schema/constraints.ts';
import { objectStatements } from './objects.ts';
import { arrayStatements, numberStatements, stringStatements } from './values.ts';

/** The name of the value that a function validates. */
const VALUE = 'data';

/** Names that the code of one module refers to; asking for one imports or declares it. */
export interface ModuleNames {
  /** The name of a function of the runtime. */
  readonly runtime: (module: string, name: string) => string;
  /** The name of the function of another schema. */
  readonly unit: (pointer: Pointer) => { readonly name: string; readonly unit: PlannedUnit };
  readonly pattern: (pattern: string) => string;
  /** The name of a value that is created once. */
  readonly constant: (expression: string) => string;
  /** Reserves a name that no other function of the package has. */
  readonly claim: (name: string) => string;
  readonly units: Units;
}

/** Builds the functions of one schema: its own first, then those of schemas inside it. */
export function validatorFunctions(unit: PlannedUnit, names: ModuleNames): readonly FunctionDeclarationStructure[] {
  const builder = new FunctionBuilder(unit, names);
  const body = statementTexts(builder.statements(unit.schema));
  const { isRecursive, isRepeated } = unit;
  const guard = isRecursive
    ? [`if (depth > ${names.runtime('recursion', 'MAX_DEPTH')}) ${names.runtime('recursion', 'throwTooDeep')}();`]
    : [];
  const usesCache = isRepeated && mentions(body, 'cache');
  const parameters: ParameterSignature[] = [
    ...(isRecursive ? [{ name: 'depth', initializer: '0' }] : []),
    ...(usesCache ? [{ name: 'cache', initializer: `new ${names.runtime('recursion', 'ResultCache')}()` }] : []),
  ];
  return [functionOf(unit.functionName, parameters, [...guard, ...body, 'return true;']), ...builder.functions];
}

function functionOf(
  name: string,
  parameters: ParameterSignature[],
  statements: string[],
): FunctionDeclarationStructure {
  const body = reachable(statements);
  const isUsed = body.some((text) => /\bdata\b/.test(text));
  const value: ParameterSignature = { name: isUsed ? VALUE : `_${VALUE}`, type: 'unknown' };
  return { kind: KIND.Function, name, parameters: [value, ...parameters], returnType: 'boolean', statements: body };
}

/** Drops statements after one that always returns, which no compiler accepts. */
function reachable(statements: string[]): string[] {
  const end = statements.findIndex((text) => text.startsWith('return '));
  return end === -1 ? statements : statements.slice(0, end + 1);
}

/** Tests whether statements use a parameter. */
function mentions(statements: readonly string[], name: 'depth' | 'cache'): boolean {
  const use = name === 'depth' ? /[(,] ?depth(?: \+ 1)?[,)]/ : /\bcache\.test\(|, cache\)/;
  return statements.some((text) => use.test(text));
}

class FunctionBuilder {
  readonly functions: FunctionDeclarationStructure[] = [];
  readonly #unit: PlannedUnit;
  readonly #names: ModuleNames;

  constructor(unit: PlannedUnit, names: ModuleNames) {
    this.#unit = unit;
    this.#names = names;
  }

  /** Writes the statements of one function. */
  statements(schema: Json): Statements {
    return this.#createContext().statements(schema, VALUE);
  }

  #createContext(): FunctionContext {
    const last = new Map<string, number>();
    const { runtime, pattern, constant, units } = this.#names;
    const context: FunctionContext = {
      runtime,
      pattern,
      constant,
      units,
      fresh: (stem) => {
        const number = (last.get(stem) ?? 0) + 1;
        last.set(stem, number);
        return `${stem}${number}`;
      },
      call: (pointer, value) => this.#call(pointer, value),
      statements: (inner, value) => schemaStatements(inner, value, context),
      matches: (inner, { value, role }) => this.#matches(inner, { value, role }, context),
      mismatches: (inner, { value, role }) => this.#mismatches(inner, { value, role }, context),
      countMatches: (schemas, inner) => this.#countMatches(schemas, inner),
    };
    return context;
  }

  #matches(schema: Json, inner: InnerSchema, context: FunctionContext): string {
    if (!isObject(schema)) return String(schema !== false);
    if (hasOnly(schema, 'type'))
      return typeNames(schema).length === 0 ? 'true' : typeMatch(schema, inner.value, context);
    return this.#callInner(schema, inner) ?? 'true';
  }

  #mismatches(schema: Json, inner: InnerSchema, context: FunctionContext): string | undefined {
    if (!isObject(schema)) return schema === false ? 'true' : undefined;
    if (hasOnly(schema, 'type'))
      return typeNames(schema).length === 0 ? undefined : typeMismatch(schema, inner.value, context);
    const call = this.#callInner(schema, inner);
    return call === undefined ? undefined : `!${call}`;
  }

  /** Calls the function of a referenced schema, or one that is written for an inline schema. */
  #callInner(schema: JsonObject, inner: InnerSchema): string | undefined {
    const { $ref } = schema;
    if (typeof $ref === 'string' && hasOnly(schema, '$ref')) return this.#call($ref, inner.value);
    return this.#inline(schema, inner);
  }

  #call(pointer: Pointer, value: string): string {
    const { name, unit } = this.#names.unit(pointer);
    const depth = depthAt(value);
    if (this.#unit.isRepeated && unit.isRepeated) return `cache.test(${name}, ${value}, ${depth})`;
    return this.#unit.isRecursive && unit.isRecursive ? `${name}(${value}, ${depth})` : `${name}(${value})`;
  }

  /**
   * Writes a function for an inline schema. The compiler then knows nothing of the value that the schema around it has
   * found out, which might contradict.
   */
  #inline(schema: JsonObject, inner: InnerSchema): string | undefined {
    const body = statementTexts(this.statements(schema));
    return body.length === 0 ? undefined : this.#callNew({ body, result: 'true', type: 'boolean' }, inner);
  }

  #countMatches(schemas: readonly Json[], inner: InnerSchema): string {
    const count = 'count';
    const body = statementTexts(countingStatements(schemas, count, VALUE, this.#createContext()));
    return this.#callNew({ body, result: count, type: 'number' }, inner);
  }

  #callNew({ body, result, type }: InnerFunction, { value, role }: InnerSchema): string {
    const name = this.#names.claim(`${this.#unit.functionName}${role}`);
    const [usesDepth, usesCache] = [mentions(body, 'depth'), mentions(body, 'cache')];
    const parameters: ParameterSignature[] = [
      ...(usesDepth ? [{ name: 'depth', type: 'number' }] : []),
      ...(usesCache ? [{ name: 'cache', type: this.#names.runtime('recursion', 'ResultCache') }] : []),
    ];
    this.functions.push({ ...functionOf(name, parameters, [...body, `return ${result};`]), returnType: type });
    const values = [value, ...(usesDepth ? [depthAt(value)] : []), ...(usesCache ? ['cache'] : [])];
    return `${name}(${values.join(', ')})`;
  }
}

/** A function that is written for a part of a schema. */
interface InnerFunction {
  readonly body: readonly string[];
  /** The expression that it returns. */
  readonly result: string;
  readonly type: 'boolean' | 'number';
}

/** The level of a value: that of the function for the value itself, one more for its parts. */
function depthAt(value: string): string {
  return value === VALUE ? 'depth' : 'depth + 1';
}

/** Keywords that most schemas have no others beside. */
const TYPE_KEYWORDS = new Set(['type', 'enum', 'const']);

/** Validates a value, an expression without side effects, against a cleaned schema; cheap tests come first. */
function schemaStatements(schema: Json, value: string, context: FunctionContext): Statements {
  if (!isObject(schema)) return schema === false ? [REJECT_ALL] : [];
  if (Object.hasOwn(schema, BINARY)) return [reject(`!${context.runtime('formats', 'isBinary')}(${value})`)];
  const typed = typeStatements(schema, value, context);
  if (constrainingKeywords(schema).every((keyword) => TYPE_KEYWORDS.has(keyword))) return typed;
  const reference = schema['$ref'];
  return [
    ...typed,
    ...KINDS.flatMap((kind) => kindStatements(kind, schema, value, context)),
    ...(typeof reference === 'string' ? [reject(`!${context.call(reference, value)}`)] : []),
    ...compositionStatements(schema, value, context),
  ];
}

const STATEMENTS = {
  string: stringStatements,
  number: numberStatements,
  array: arrayStatements,
  object: objectStatements,
} as const;

/** Validates the keywords of one kind of value, if the value can be of that kind. */
function kindStatements(kind: Kind, schema: JsonObject, value: string, context: FunctionContext): Statements {
  const types = typeNames(schema);
  const others = types.filter((type) => type !== kind && !(type === 'integer' && kind === 'number'));
  if (types.length > 0 && others.length === types.length) return [];
  const listed = listedValues(schema);
  if (listed !== undefined && !listed.some((one) => isOfType(one, kind))) return [];
  const statements = STATEMENTS[kind](schema, value, context);
  if (statements.length === 0 || (types.length > 0 && others.length === 0)) return statements;
  const isOnlyNull = others.length === 1 && others[0] === 'null';
  return runIf(isOnlyNull ? `${value} !== null` : kindTest(kind, value, context), statements);
}
