import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isOld } from '../document/is-old.ts';
import { resolved } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import type { Issue } from '../http/errors.ts';
import { BoundedSteps } from './bounded-steps.ts';
import { byTag } from './by-tag.ts';
import { CompileDoubts } from './compile-doubts.ts';
import { expressionOf } from './expression-of.ts';
import { formats } from './formats.ts';
import { formatsOfPrism } from './formats-of-prism.ts';
import { isRemark } from './is-remark.ts';
import { KeptVerdicts } from './kept-verdicts.ts';
import { mapSchemas } from './map-schemas.ts';
import { partsFor } from './self-contained.ts';
import { tellVariants } from './tell-variants.ts';
import { judgeUniqueItems } from './unique-items.ts';
import { upgradeSchema, withoutBeside } from './upgrade-schema.ts';

/** Says what is wrong with a value; nothing where it is right. */
export type Judge = (value: unknown) => readonly Issue[];

const RIGHT: readonly Issue[] = [];
/** A choice tells what is wrong with each of its variants, and so do the choices in them. */
const MOST_FINDINGS = 1_000;
const EXPRESSIONS = Object.assign((pattern: string) => expressionOf(pattern), { code: 'new RegExp' });
const load = createRequire(import.meta.url);

/** What marks a property that only one side says: the server, or the caller. */
export type Mark = 'readOnly' | 'writeOnly';

/** Whether the first thing that is wrong is told, or all of it. */
export type Extent = 'first' | 'all';

/** Compiles the schemas of one document, each when it is first needed. */
export class Judges {
  readonly #root: JsonObject;
  readonly #unasked: Mark;
  /** The judge of each schema, or why it has none. */
  readonly #known = new WeakMap<object, Judge | Error>();
  readonly #isOld: boolean;
  readonly #extent: Extent;
  #inFull: Judges | undefined;
  #ajv: Ajv2020 | undefined;
  #doubts: CompileDoubts | undefined;
  #verdicts: KeptVerdicts | undefined;
  #steps: BoundedSteps | undefined;

  /** @param unasked what is never missing: `readOnly` for what is sent, `writeOnly` for what is answered */
  constructor(root: JsonObject, unasked: Mark, extent: Extent = 'first') {
    this.#root = root;
    this.#extent = extent;
    this.#unasked = unasked;
    this.#isOld = isOld(root);
  }

  /** @throws Error where Ajv cannot compile the schema */
  of(schema: Json): Judge {
    if (!isObject(schema)) return schema === false ? () => [{ path: '', message: 'is not allowed' }] : () => RIGHT;
    const judge = this.#known.get(schema) ?? (isPlainText(schema) ? judgeText : this.#compiled(schema));
    this.#known.set(schema, judge);
    if (judge instanceof Error) throw judge;
    return judge;
  }

  /** Those that tell all that is wrong. */
  get inFull(): Judges {
    this.#inFull ??= new Judges(this.#root, this.#unasked, 'all');
    return this.#inFull;
  }

  /** Whether it is not sure, without compiling it, that a schema can be compiled. */
  isDoubtful(schema: Json): boolean {
    this.#doubts ??= new CompileDoubts(this.#root);
    return this.#doubts.isDoubtful(schema);
  }

  #compiled(schema: JsonObject): Judge | Error {
    try {
      return this.#compile(schema);
    } catch (error) {
      return error instanceof Error ? error : new Error('cannot be compiled', { cause: error });
    }
  }

  /** What a schema refers to lies inside of it, so that one compiler serves all and nothing of the same name meets. */
  #compile(schema: JsonObject): Judge {
    const whole = { ...this.#inWords(schema), ...this.#inWords(partsFor(this.#root, schema)) };
    this.#ajv ??= newAjv(this.#unasked, this.#extent);
    this.#verdicts ??= new KeptVerdicts(this.#ajv);
    this.#steps ??= new BoundedSteps(this.#ajv);
    const apart = this.#verdicts.apart(whole);
    const keeper = apart === undefined ? this.#steps : this.#verdicts;
    const validate = this.#ajv.compile(asSchema(apart ?? this.#steps.mark(whole)));
    const issues = (): readonly Issue[] => (validate.errors ?? []).slice(0, MOST_FINDINGS).flatMap(issueIn);
    return (value) => keeper.within(() => (validate(value) ? RIGHT : issues()));
  }

  /** What OpenAPI says in its own words, in those of JSON Schema. */
  #inWords(schema: JsonObject): JsonObject {
    return mapSchemas(schema, (whole) => {
      const inner = Object.fromEntries(Object.entries(whole).filter(([keyword]) => !isRemark(keyword)));
      const told = this.#inExtent(this.#withoutUnasked(tellVariants(inner, this.#root)));
      return upgradeSchema(this.#isOld ? withoutBeside(told) : told);
    });
  }

  /** Where a text that is too long is not all that is told, its pattern would be tried all the same. */
  #inExtent(schema: JsonObject): JsonObject {
    if (this.#extent === 'first') return schema;
    const { pattern, ...rest } = schema;
    return byTag(pattern === undefined || rest['maxLength'] === undefined ? schema : rest, this.#root);
  }

  #withoutUnasked(schema: JsonObject): JsonObject {
    const { required } = schema;
    if (!Array.isArray(required)) return schema;
    const properties = objectAt(schema, 'properties');
    const isAsked = (name: Json): boolean => {
      const property = member(properties, String(name));
      return ![property, resolved(this.#root, property)].some((one) => member(one, this.#unasked) === true);
    };
    return { ...schema, required: required.filter(isAsked) };
  }
}

/** Most parameters are texts and nothing more: no compiler is needed for them. */
function isPlainText(schema: JsonObject): boolean {
  return (
    schema['type'] === 'string' &&
    Object.keys(schema).every((key) => key === 'type' || key === 'description' || key.startsWith('x-'))
  );
}

function judgeText(value: unknown): readonly Issue[] {
  return typeof value === 'string' ? RIGHT : [{ path: '', message: 'must be string' }];
}

/**
 * What is sent is judged by all formats that Prism knows, which would be asked else; of an answer examples may be free.
 */
function newAjv(unasked: Mark, extent: Extent): Ajv2020 {
  const { Ajv2020: Compiler } = loadAjv();
  const ajv = new Compiler({
    strict: false,
    strictNumbers: true,
    allErrors: extent === 'all',
    ownProperties: true,
    logger: false,
    validateFormats: true,
    code: { regExp: EXPRESSIONS },
  });
  judgeUniqueItems(ajv);
  const known = unasked === 'readOnly' ? { ...formatsOfPrism(), ...formats } : formats;
  for (const [name, format] of Object.entries(known)) ajv.addFormat(name, format);
  return ajv;
}

/** Loaded with the first schema, not with the first request. */
function loadAjv(): { readonly Ajv2020: typeof Ajv2020 } {
  return load('ajv/dist/2020.js');
}

function asSchema(value: Json): object | boolean {
  return isObject(value) ? value : true;
}

/** That a branch was taken is nothing that is wrong. */
function issueIn(error: ErrorObject): readonly Issue[] {
  return error.keyword === 'if' ? [] : [{ path: error.instancePath, message: messageOf(error) }];
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'additionalProperties')
    return `must not have the property ${JSON.stringify(params['additionalProperty'])}`;
  if (keyword === 'required') return `must have the property ${JSON.stringify(params['missingProperty'])}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params['allowedValues'])}`;
  return message ?? 'is not valid';
}
