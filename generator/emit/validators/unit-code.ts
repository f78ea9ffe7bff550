import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { at } from '../../model/resolve.ts';
import { string } from '../source/literal.ts';
import type { Inspector } from './inspectors.ts';
import { judgeCode, WHOLE } from './judge/judge-code.ts';
import type { CodeReferences } from './judge/judging.ts';
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
  /** The units that have no code. */
  readonly inspected: ReadonlySet<Pointer>;
  /** What inspects a unit, with all that it refers to. */
  readonly inspectors: (pointer: Pointer) => readonly Inspector[];
  /** The names of the document's types. */
  readonly typeNames: ReadonlySet<string>;
  /** The module that says which rules hold for the calls of an operation, where there is one. */
  readonly rules: (operation: string) => string | undefined;
}

/** A function that judges. */
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
  const judges = units.map((unit): Judge => ({
    name: unit.judge,
    code: sharing.inspected.has(unit.pointer)
      ? inspectingJudge(unit, scope)
      : judgeCode(unit, sharing.units, scope.codeReferences(unit)),
  }));
  const shapes = units.map((unit) => ({
    name: unit.shape,
    expression: schemaText(unit.schema, scope.textReferences(unit)),
  }));
  return { judges, shapes };
}

function inspectingJudge({ judge, shape, pointer }: PlannedUnit, scope: ModuleScope): string {
  const inspectors = scope.inspectors(pointer).join(', ');
  return `function ${judge}(data: any): boolean {\n  return ${scope.runtime('interpreter/interpret', 'matchesSchema')}(${shape}, data, [${inspectors}]);\n}`;
}

/** The names that the code of one module may use, and where they come from. */
class ModuleScope {
  readonly #module: string;
  readonly #writer: ModuleWriter;
  readonly #sharing: Sharing;
  readonly #patternNames = new Map<string, string>();
  readonly #constants = new Map<string, string>();

  constructor(module: string, writer: ModuleWriter, sharing: Sharing) {
    this.#module = module;
    this.#writer = writer;
    this.#sharing = sharing;
  }

  runtime(module: string, name: string): string {
    return this.#writer.import(relativeModule(this.#module, `shared/validation/${module}.ts`), name);
  }

  inspectors(pointer: Pointer): readonly string[] {
    return this.#sharing.inspectors(pointer).map(({ module, name }) => this.runtime(module, name));
  }

  codeReferences(caller: PlannedUnit): CodeReferences {
    return {
      runtime: (module, name) => this.runtime(module, name),
      call: (pointer, value) => {
        const unit = this.#unit(pointer);
        const judge = this.#imported(unit, unit.judge);
        const depth = value === WHOLE ? 'depth' : 'depth + 1';
        if (caller.isRepeated && unit.isRepeated) return `cache.test(${judge}, ${value}, ${depth})`;
        return caller.isRecursive && unit.isRecursive ? `${judge}(${value}, ${depth})` : `${judge}(${value})`;
      },
      pattern: (pattern) => this.#patternName(pattern),
      constant: (expression) => this.#constant(expression),
    };
  }

  #constant(expression: string): string {
    const known = this.#constants.get(expression) ?? this.#writer.constant(`known${this.#constants.size}`, expression);
    this.#constants.set(expression, known);
    return known;
  }

  #patternName(pattern: string): string {
    const known = this.#patternNames.get(pattern);
    const name = known ?? this.#writer.constant(`pattern${this.#patternNames.size}`, this.#pattern(pattern));
    this.#patternNames.set(pattern, name);
    return name;
  }

  textReferences(unit: PlannedUnit): TextReferences {
    const { document } = this.#sharing;
    return {
      runtime: (module, name) => this.runtime(module, name),
      schema: (pointer) => this.#imported(this.#unit(pointer), this.#unit(pointer).shape),
      pattern: (pattern) => this.#patternText(pattern),
      facts: (shape: Json) => {
        const derived = at(document, unit.pointer);
        return shapeFacts(shape, isObject(derived) ? derived : {}, document);
      },
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
    const name = this.#patternName(pattern);
    const test = this.#sharing.patterns.get(pattern);
    const longest = test !== undefined && 'maxLength' in test ? `, maxLength: ${test.maxLength}` : '';
    return `{ source: ${string(pattern)}, test: (text) => ${name}.test(text)${longest} }`;
  }
}
