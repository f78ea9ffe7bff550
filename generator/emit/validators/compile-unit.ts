import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ScopeValueSets, ValueScopeName } from 'ajv/dist/compile/codegen/scope.js';
import type { Json } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { value } from '../source/literal.ts';
import { ajvKeywords, type CodeReferences } from './ajv-keywords.ts';
import { hideStrings } from './hide-strings.ts';
import { tidyCode } from './tidy-code.ts';

/** The code of a unit, and what it takes from the module that it will stand in. */
export interface CompiledCode {
  /** A function declaration under the name that is given, with its constants under the names that are given. */
  readonly text: (name: string, constants: ReadonlyMap<string, string>) => string;
  /** Constants by name: a value of Ajv's, or the pattern that a regular expression has. */
  readonly constants: ReadonlyMap<string, Constant>;
  /** Functions of the runtime, by module and name. */
  readonly runtime: readonly (readonly [module: string, name: string])[];
  /** The units that it calls. */
  readonly calls: readonly Pointer[];
}

/** What is to be compiled: everything that the code follows from, so that it is compiled once wherever it stands. */
export interface Compilable {
  /** An adapted schema. */
  readonly schema: Json;
  readonly isRecursive: boolean;
  /** Whether properties that every object inherits are told from its own. */
  readonly ownProperties: boolean;
  /** The functions that judge the units it refers to, and whether they count how deep they are. */
  readonly callees: ReadonlyMap<Pointer, Callee>;
}

export interface Callee {
  readonly judge: string;
  readonly isRecursive: boolean;
}

export type Constant =
  { readonly kind: 'pattern'; readonly pattern: string } | { readonly kind: 'code'; readonly code: string };

/** Functions that Ajv keeps in its own runtime, by the code with which it asks for them. */
const AJV_RUNTIME = /^require\("ajv\/dist\/runtime\/(\w+)"\)\.default$/;

/** Names that every object inherits: their presence is asked for more carefully. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Turns an adapted schema into a function. */
export function compileUnit({ schema, isRecursive, ownProperties, callees }: Compilable): CompiledCode {
  const runtime = new Map<string, readonly [module: string, name: string]>();
  const calls = new Set<Pointer>();
  const references: CodeReferences = {
    runtime: (module, name) => {
      runtime.set(name, [module, name]);
      return name;
    },
    call: (pointer) => {
      const callee = callees.get(pointer);
      if (callee === undefined) throw new Error(`no unit stands at ${pointer}`);
      calls.add(pointer);
      return { name: callee.judge, passesDepth: isRecursive && callee.isRecursive };
    },
  };
  const { source } = createAjv(references, ownProperties).compile({ judge: schema });
  if (source === undefined) throw new Error('Ajv was asked for its source');
  const { code, reveal } = hideStrings(String(source.validateCode));
  const tidy = tidyCode(code, { from: source.validateName.toString(), name: NAME, isRecursive });
  const { text, constants } = linkConstants(tidy, source.scopeValues, references);
  return {
    text: (name, names) => reveal(renamed(text, new Map([[NAME, name], ...names]))),
    constants,
    runtime: [...runtime.values()],
    calls: [...calls],
  };
}

/** What a function is called until it stands in a module. */
const NAME = 'judge';

/** Finds the constants that the code uses, and puts the runtime's functions in the place of Ajv's. */
function linkConstants(code: string, values: ScopeValueSets, references: CodeReferences) {
  const constants = new Map<string, Constant>();
  let text = code;
  for (const name of Object.values(values).flatMap((names) => [...(names ?? [])])) {
    const word = wordOf(name.str);
    if (!word.test(text)) continue;
    const constant = constantOf(name);
    if (constant === undefined) text = text.replaceAll(word, references.runtime('equal', 'isEqual'));
    else constants.set(name.str, constant);
  }
  return { text, constants };
}

/** All at once, as one name may become another that is renamed itself. */
function renamed(code: string, names: ReadonlyMap<string, string>): string {
  const changed = [...names].filter(([from, to]) => from !== to).map(([from]) => from);
  return changed.length === 0
    ? code
    : code.replace(wordOf(`(?:${changed.join('|')})`), (name) => names.get(name) ?? name);
}

function wordOf(name: string): RegExp {
  return new RegExp(`(?<![.\\w$])${name}\\b`, 'g');
}

/** What a name of Ajv's stands for; nothing where it is its comparison of values, of which the runtime has its own. */
function constantOf({ prefix, value: held }: ValueScopeName): Constant | undefined {
  const code = String(held?.code ?? '');
  if (AJV_RUNTIME.exec(code)?.[1] === 'equal') return undefined;
  if (prefix === 'pattern') return { kind: 'pattern', pattern: String(held?.key) };
  return { kind: 'code', code: prefix === 'schema' ? value(jsonOf(held?.ref)) : code };
}

function createAjv(references: CodeReferences, ownProperties: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    messages: false,
    meta: false,
    validateSchema: false,
    validateFormats: false,
    addUsedSchema: false,
    logger: false,
    ownProperties,
    code: { source: true, esm: true, lines: true, optimize: 1, regExp: patternStandIn, process: uncompiled },
  });
  for (const keyword of ajvKeywords(references)) ajv.addKeyword(keyword);
  return ajv;
}

/** What Ajv hands to the engine in place of the code it has written: nobody runs it here, and the engine reads it slowly. */
function uncompiled(): string {
  return 'return () => false';
}

/** Ajv knows a pattern by its text only; what tests it is decided when the module is written. */
const patternStandIn = Object.assign((pattern: string) => ({ test: () => false, toString: () => pattern }), {
  code: 'new RegExp',
});

/** Whether a schema names a property that every object inherits. */
export function namesInherited(schema: Json): boolean {
  const text = JSON.stringify(schema);
  return [...INHERITED].some((name) => text.includes(`"${name}"`)) || text.includes('__proto__');
}

/** A schema that Ajv was given; its own text of it would take a member called `__proto__` for the prototype. */
function jsonOf(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema));
}
