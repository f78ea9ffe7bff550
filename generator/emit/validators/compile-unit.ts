import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ScopeValueSets, ValueScopeName } from 'ajv/dist/compile/codegen/scope.js';
import type { Json } from '../../model/json.ts';
import { value } from '../source/literal.ts';
import { ajvKeywords, type CodeReferences } from './ajv-keywords.ts';
import { hideStrings } from './hide-strings.ts';
import { tidyCode } from './tidy-code.ts';

/** The code of one unit, and the constants that it needs at the top of its module. */
export interface CompiledCode {
  /** A function declaration. */
  readonly text: string;
  /** Constants by name: a value of Ajv's, or the pattern that a regular expression has. */
  readonly constants: ReadonlyMap<string, Constant>;
}

export type Constant =
  { readonly kind: 'pattern'; readonly pattern: string } | { readonly kind: 'code'; readonly code: string };

/** Functions that Ajv keeps in its own runtime, by the code with which it asks for them. */
const AJV_RUNTIME = /^require\("ajv\/dist\/runtime\/(\w+)"\)\.default$/;

/** Names that every object inherits: their presence is asked for more carefully. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Turns adapted schemas into functions, all for one module, so that their constants have names of their own. */
export class UnitCompiler {
  readonly #references: CodeReferences;
  readonly #ajv: Ajv2020;

  constructor(references: CodeReferences, schemas: readonly Json[]) {
    this.#references = references;
    this.#ajv = createAjv(references, schemas.some(namesInherited));
  }

  /** The function `name` that judges by an adapted schema. */
  compile(schema: Json, { name, isRecursive }: { readonly name: string; readonly isRecursive: boolean }): CompiledCode {
    const { source } = this.#ajv.compile({ judge: schema });
    if (source === undefined) throw new Error('Ajv was asked for its source');
    const { code, reveal } = hideStrings(String(source.validateCode));
    const tidy = tidyCode(code, { from: source.validateName.toString(), name, isRecursive });
    const { text, constants } = this.#link(tidy, source.scopeValues);
    return { text: reveal(text), constants };
  }

  /** Finds the constants that the code uses, and puts the runtime's functions in the place of Ajv's. */
  #link(code: string, values: ScopeValueSets): CompiledCode {
    const constants = new Map<string, Constant>();
    let text = code;
    for (const name of Object.values(values).flatMap((names) => [...(names ?? [])])) {
      const word = new RegExp(`(?<![.\\w$])${name.str}\\b`, 'g');
      if (!word.test(text)) continue;
      const constant = constantOf(name);
      if (constant === undefined) text = text.replaceAll(word, this.#references.runtime('equal', 'isEqual'));
      else constants.set(name.str, constant);
    }
    return { text, constants };
  }
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
    code: { source: true, esm: true, lines: true, optimize: 1, regExp: patternStandIn },
  });
  for (const keyword of ajvKeywords(references)) ajv.addKeyword(keyword);
  return ajv;
}

/** Ajv knows a pattern by its text only; what tests it is decided when the module is written. */
const patternStandIn = Object.assign((pattern: string) => ({ test: () => false, toString: () => pattern }), {
  code: 'new RegExp',
});

/** Whether a schema names a property that every object inherits. */
function namesInherited(schema: Json): boolean {
  const text = JSON.stringify(schema);
  return [...INHERITED].some((name) => text.includes(`"${name}"`)) || text.includes('__proto__');
}

/** A schema that Ajv was given; its own text of it would take a member called `__proto__` for the prototype. */
function jsonOf(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema));
}
