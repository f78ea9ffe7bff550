import type { Api } from '../../model/api.ts';
import { groupBy, type JsonObject, type Pointer, isObject, type Json } from '../../model/json.ts';
import type { NameScope } from '../../model/names.ts';
import { stringLiteral } from '../source/literals.ts';
import {
  constant,
  type ImportDeclarationStructure,
  type ImportSpecifier,
  importNames,
  importTypes,
  type VariableStatementStructure,
} from '../structures.ts';
import { type KeywordInterpreter, type Patterns, planInterpreters } from './interpreter.ts';
import type { PlannedUnit } from './plan-modules.ts';
import { type PatternTest, planPatternTest } from '../../../templates/runtime/shared/regexp/pattern-test.ts';
import { calledSchemas } from './statements/composition.ts';
import { reachable } from '../../../templates/runtime/shared/schema/units.ts';
import { schemasWithin } from '../../../templates/runtime/shared/schema/keywords.ts';

/** Data that all modules of one package are written with. */
export interface ValidatorContext {
  readonly document: JsonObject;
  readonly units: ReadonlyMap<Pointer, PlannedUnit>;
  /** The units of each module. */
  readonly unitsOf: ReadonlyMap<string, readonly PlannedUnit[]>;
  readonly patterns: Patterns;
  /** The units that only the interpreter validates. */
  readonly interpreted: ReadonlySet<Pointer>;
  /** The units whose functions are called; the others are only explained. */
  readonly validated: ReadonlySet<Pointer>;
  /** Returns the interpreters of the keywords of a unit and of all that it refers to. */
  readonly interpreters: (pointer: Pointer) => readonly KeywordInterpreter[];
  /** The names of the document's types. */
  readonly typeNames: ReadonlySet<string>;
  /** The names of functions and constants. */
  readonly names: NameScope;
  /** Returns the module of the rules for an operation, if there is one. */
  readonly rules: (operation: string) => string | undefined;
}

/** Creates the context of the modules of one package. */
export function createContext(
  api: Api,
  document: JsonObject,
  { units, names, roots }: Pick<ValidatorContext, 'units' | 'names'> & { readonly roots: readonly Pointer[] },
  rules: ValidatorContext['rules'] = () => undefined,
): ValidatorContext {
  const patterns = findPatterns([...units.values()].map(({ schema }) => schema));
  const plan = planInterpreters(units, patterns);
  const called = new Map(
    [...units].map(([pointer, unit]) => [pointer, plan.interpreted.has(pointer) ? [] : calledSchemas(unit.schema)]),
  );
  return {
    document,
    units,
    unitsOf: groupBy(units.values(), ({ module }) => module),
    patterns,
    ...plan,
    validated: reachable(roots, called),
    names,
    typeNames: new Set(api.schemas.map(({ name }) => name)),
    rules,
  };
}

const RUNTIME = 'shared/validation/';

/** Imports and constants of one module, collected while its statements are written. */
export class ModuleScope {
  readonly context: ValidatorContext;
  readonly #module: string;
  readonly #runtime: string | undefined;
  readonly #imports = new Map<string, Map<string, ImportSpecifier>>();
  /** Names by expression. */
  readonly #constants = new Map<string, string>();
  /** The number of constants by the stem of their names. */
  readonly #counts = new Map<string, number>();

  /**
   * @param module - path of the module below the package's sources
   * @param runtime - entry of a package with the runtime, which is otherwise below the package's sources
   */
  constructor(module: string, context: ValidatorContext, runtime?: string) {
    this.#module = module;
    this.#runtime = runtime;
    this.context = context;
  }

  /** Imports a name from a module below the package's sources. */
  import(module: string, specifier: ImportSpecifier): string {
    const names = this.#imports.get(module) ?? new Map<string, ImportSpecifier>();
    const key = specifier.alias ?? specifier.name;
    if (names.get(key)?.isTypeOnly !== false) names.set(key, { isTypeOnly: false, ...specifier });
    this.#imports.set(module, names);
    return key;
  }

  /** Imports a function of the runtime. */
  runtime(module: string, name: string): string {
    return this.import(this.#runtimeModule(module), { name });
  }

  /** Imports a type of the runtime, under another name if the document has a type of that name. */
  runtimeType(module: string, name: string): string {
    const isTaken = this.context.typeNames.has(name);
    return this.import(this.#runtimeModule(module), {
      name,
      isTypeOnly: true,
      ...(isTaken ? { alias: `${name}$` } : {}),
    });
  }

  #runtimeModule(module: string): string {
    return this.#runtime ?? `${RUNTIME}${module}.ts`;
  }

  /** Imports what another schema is validated with. */
  unitName(pointer: Pointer, kind: 'functionName' | 'schemaName'): string {
    const unit = this.unit(pointer);
    return unit.module === this.#module ? unit[kind] : this.import(unit.module, { name: unit[kind] });
  }

  unit(pointer: Pointer): PlannedUnit {
    const unit = this.context.units.get(pointer);
    if (unit === undefined) throw new Error(`No schema is planned at ${pointer}.`);
    return unit;
  }

  /** Declares a constant of the module once. */
  constant(expression: string, stem = 'values'): string {
    const known = this.#constants.get(expression);
    if (known !== undefined) return known;
    const number = (this.#counts.get(stem) ?? 0) + 1;
    this.#counts.set(stem, number);
    const name = `${stem}${number}`;
    this.#constants.set(expression, name);
    return name;
  }

  /** Declares the test of a pattern once. */
  pattern(pattern: string): string {
    const runtime = (module: string, name: string): string => this.runtime(module, name);
    return this.constant(patternExpression(pattern, this.context.patterns, runtime), 'pattern');
  }

  /** The test of a pattern for the interpreter, with its own source. */
  patternLiteral(pattern: string): string {
    const name = this.pattern(pattern);
    const test = this.context.patterns.get(pattern);
    const maxLength = test !== undefined && 'maxLength' in test ? `, maxLength: ${test.maxLength}` : '';
    return `{ source: ${stringLiteral(pattern)}, test: (text) => ${name}.test(text)${maxLength} }`;
  }

  /** The import declarations, in alphabetical order of their modules. */
  imports(): readonly ImportDeclarationStructure[] {
    return [...this.#imports]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, found]) =>
        importDeclaration(module === this.#runtime ? module : relativeModule(this.#module, module), [
          ...found.values(),
        ]),
      );
  }

  constants(): readonly VariableStatementStructure[] {
    return [...this.#constants].map(([initializer, name]) => constant({ name, initializer }));
  }
}

function importDeclaration(module: string, specifiers: readonly ImportSpecifier[]): ImportDeclarationStructure {
  const sorted = [...specifiers].sort((one, other) => (one.name < other.name ? -1 : 1));
  if (!sorted.every(({ isTypeOnly }) => isTypeOnly)) return importNames(module, sorted);
  return importTypes(
    module,
    sorted.map(({ isTypeOnly: _, ...specifier }) => specifier),
  );
}

/** Returns the import path of one module in another; both are paths below the same folder. */
function relativeModule(from: string, to: string): string {
  let shared = 0;
  for (
    let end = from.indexOf('/');
    end !== -1 && to.startsWith(from.slice(0, end + 1));
    end = from.indexOf('/', shared)
  )
    shared = end + 1;
  const outwards = from.slice(shared).split('/').length - 1;
  return `${outwards === 0 ? './' : '../'.repeat(outwards)}${to.slice(shared)}`;
}

function patternExpression(
  pattern: string,
  patterns: Patterns,
  runtime: (module: string, name: string) => string,
): string {
  const test = patterns.get(pattern) ?? { tried: pattern };
  if (!('table' in test)) {
    const tried = `/* @__PURE__ */ new RegExp(${stringLiteral(test.tried)}, 'u')`;
    return 'maxLength' in test
      ? `/* @__PURE__ */ new ${runtime('patterns', 'LengthLimitedPattern')}(${tried}, ${test.maxLength})`
      : tried;
  }
  const { starts, states, accepting } = test.table;
  return `/* @__PURE__ */ new ${runtime('patterns', 'DfaPattern')}(${JSON.stringify(starts)}, ${JSON.stringify(states)}, ${JSON.stringify(accepting)})`;
}

/** The patterns of cleaned schemas that the engine must not be given as they are, and what tests each instead. */
export function findPatterns(schemas: readonly Json[]): Patterns {
  const tests = new Map<string, PatternTest>();
  for (const pattern of new Set(schemas.flatMap(patternsIn))) {
    const test = planPatternTest(pattern);
    if (test !== undefined) tests.set(pattern, test);
  }
  return tests;
}

function patternsIn(schema: Json): readonly string[] {
  return schemasWithin(schema).flatMap(({ pattern, patternProperties }) => [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isObject(patternProperties) ? Object.keys(patternProperties) : []),
  ]);
}
