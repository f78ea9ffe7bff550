import type { Recall } from '../../memory.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { at } from '../../model/resolve.ts';
import { string } from '../source/literal.ts';
import { adaptSchema } from './adapt-schema.ts';
import { isBeyondAjv } from './beyond-ajv.ts';
import { type Callee, type Compilable, type CompiledCode, compileUnit, namesInherited } from './compile-unit.ts';
import { mayRefuseInDoubt } from './doubts.ts';
import { fitsAjv } from './fits-ajv.ts';
import type { ModuleWriter } from './module-writer.ts';
import { type Patterns, patternExpression } from './patterns.ts';
import type { PlannedUnit } from './plan-modules.ts';
import { relativeModule } from './relative-module.ts';
import { schemaText, type TextReferences } from './schema-text.ts';
import { shapeFacts } from './shape-facts.ts';

/** What the modules of one package share. */
export interface Sharing {
  readonly document: JsonObject;
  readonly units: ReadonlyMap<Pointer, PlannedUnit>;
  /** The units of each module. */
  readonly unitsOf: ReadonlyMap<string, readonly PlannedUnit[]>;
  readonly patterns: Patterns;
  /** Code that was compiled before. */
  readonly compiled: Recall<CompiledCode>;
  /** The names of the document's types. */
  readonly typeNames: ReadonlySet<string>;
  /** The module that says which rules hold for the calls of an operation, where there is one. */
  readonly rules: (operation: string) => string | undefined;
}

/** A function that judges, in JavaScript. */
export interface Judge {
  readonly name: string;
  readonly code: string;
}

/** The code of units: functions that judge, and the schemas that explain. */
export interface UnitCode {
  readonly judges: readonly Judge[];
  readonly shapes: readonly { readonly name: string; readonly expression: string }[];
}

/** The units of one module as code: functions that judge, and constants that explain. */
export function unitCode(units: readonly PlannedUnit[], writer: ModuleWriter, sharing: Sharing): UnitCode {
  if (units.length === 0) return { judges: [], shapes: [] };
  const scope = new ModuleScope(units[0]?.module ?? '', writer, sharing);
  const adapted = units.map((unit) => ({ unit, schema: adaptSchema(unit.schema, sharing.units) }));
  const ownProperties = adapted.some(({ schema }) => namesInherited(schema));
  const judges = adapted.map(({ unit, schema }): Judge => {
    const name = unit.judge;
    scope.enter(unit);
    if (isInspected(unit, sharing) || !fitsAjv(schema)) return { name, code: inspectingJudge(unit, scope) };
    const compilable = compilableOf({ unit, schema, ownProperties }, sharing.units);
    const origin = JSON.stringify({ ...compilable, callees: [...compilable.callees] });
    return {
      name,
      code: scope.link(
        name,
        sharing.compiled(origin, () => compileUnit(compilable)),
      ),
    };
  });
  const shapes = units.map((unit) => ({
    name: unit.shape,
    expression: schemaText(unit.schema, scope.textReferences(unit)),
  }));
  return { judges, shapes };
}

interface Adapted {
  readonly unit: PlannedUnit;
  readonly schema: Json;
  readonly ownProperties: boolean;
}

function compilableOf({ unit, schema, ownProperties }: Adapted, units: Sharing['units']): Compilable {
  const callees = new Map<Pointer, Callee>();
  for (const pointer of callsIn(schema)) {
    const callee = units.get(pointer);
    if (callee !== undefined) callees.set(pointer, { judge: callee.judge, isRecursive: callee.isRecursive });
  }
  return { schema, isRecursive: unit.isRecursive, ownProperties, callees };
}

/** Whether a schema has no compiled judge, as its code would misjudge. */
function isInspected({ schema }: PlannedUnit, sharing: Sharing): boolean {
  return isBeyondAjv(schema, sharing.units) || !fitsAjv(schema) || mayRefuseInDoubt(schema, sharing);
}

/** The pointers that an adapted schema may call; texts of its data that are called so name no unit. */
function callsIn(value: Json): readonly Pointer[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'call' && typeof inner === 'string' ? [inner] : callsIn(inner),
  );
}

function inspectingJudge({ judge, shape }: PlannedUnit, scope: ModuleScope): string {
  return `function ${judge}(data) { return ${scope.runtime('inspect/accepts', 'accepts')}(${shape}, data); }`;
}

/** The names that the code of one module may use, and where they come from. */
class ModuleScope {
  readonly #module: string;
  readonly #writer: ModuleWriter;
  readonly #sharing: Sharing;
  readonly #patternNames = new Map<string, string>();
  #isRecursive = false;

  constructor(module: string, writer: ModuleWriter, sharing: Sharing) {
    this.#module = module;
    this.#writer = writer;
    this.#sharing = sharing;
  }

  /** The unit that is compiled next. */
  enter({ isRecursive }: PlannedUnit): void {
    this.#isRecursive = isRecursive;
    if (!isRecursive) return;
    this.runtime('depth', 'DEEPEST');
    this.runtime('depth', 'tooDeep');
  }

  runtime(module: string, name: string): string {
    return this.#writer.import(relativeModule(this.#module, `validators/${module}.ts`), name);
  }

  call(pointer: Pointer): { readonly name: string; readonly passesDepth: boolean } {
    const unit = this.#unit(pointer);
    return { name: this.#imported(unit, unit.judge), passesDepth: this.#isRecursive && unit.isRecursive };
  }

  /** The code under its name, with its constants said at the top of the module, each under a name of its own there. */
  link(judge: string, { text, constants, runtime, calls }: CompiledCode): string {
    for (const [module, name] of runtime) this.runtime(module, name);
    for (const pointer of calls) this.call(pointer);
    const names = new Map<string, string>();
    for (const [wanted, constant] of constants) {
      const name = this.#freeName(wanted);
      names.set(wanted, name);
      this.#writer.constant(name, constant.kind === 'code' ? constant.code : this.#pattern(constant.pattern));
      if (constant.kind === 'pattern') this.#patternNames.set(constant.pattern, name);
    }
    return text(judge, names);
  }

  #freeName(wanted: string): string {
    const stem = wanted.replace(/\d+$/, '');
    for (let number = Number(wanted.slice(stem.length)); ; number += 1)
      if (!this.#writer.hasConstant(`${stem}${number}`)) return `${stem}${number}`;
  }

  textReferences(unit: PlannedUnit): TextReferences {
    const { document } = this.#sharing;
    const derived = at(document, unit.pointer);
    return {
      runtime: (module, name) => this.runtime(module, name),
      schema: (pointer) => this.#imported(this.#unit(pointer), this.#unit(pointer).shape),
      pattern: (pattern) => this.#patternText(pattern),
      facts: (shape: Json) => shapeFacts(shape, isObject(derived) ? derived : {}, document),
    };
  }

  #unit(pointer: Pointer): PlannedUnit {
    const unit = this.#sharing.units.get(pointer);
    if (unit === undefined) throw new Error(`no unit stands at ${pointer}`);
    return unit;
  }

  #imported({ module }: PlannedUnit, name: string): string {
    return module === this.#module ? name : this.#writer.import(relativeModule(this.#module, module), name);
  }

  #pattern(pattern: string): string {
    return patternExpression(pattern, this.#sharing.patterns, (module, name) => this.runtime(module, name));
  }

  /** A regular expression knows its own words; a table is told them. */
  #patternText(pattern: string): string {
    const known = this.#patternNames.get(pattern);
    const name = known ?? this.#writer.constant(`matcher${this.#patternNames.size}`, this.#pattern(pattern));
    this.#patternNames.set(pattern, name);
    const test = this.#sharing.patterns.get(pattern);
    const longest = test !== undefined && 'longest' in test ? `, longest: ${test.longest}` : '';
    return `{ source: ${string(pattern)}, test: (text) => ${name}.test(text)${longest} }`;
  }
}
