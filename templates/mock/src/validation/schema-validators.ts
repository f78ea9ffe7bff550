import type { ErrorObject, Format, SchemaValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isUnique } from '#shared/validation/assertions.ts';
import { isVersion30, resolveReference } from '../document/references.ts';
import type { Issue } from '../http/errors.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import { loadPackage, tryLoadPackage } from '../packages.ts';
import { CompilationCheck, isAnnotation } from './compilable.ts';
import { applyDiscriminator, selectVariantByTag } from './discriminator.ts';
import { formats, toRegExp } from './formats.ts';
import { ResultCache, StepLimit } from './recursion-limits.ts';
import { mapSchemas, reachableParts, upgradeSchema, withoutReferenceSiblings } from './schema-transforms.ts';

/** Says what is wrong with a value; nothing where it is right. */
export type ValueValidator = (value: unknown) => readonly Issue[];

const RIGHT: readonly Issue[] = [];
/** A choice tells what is wrong with each of its variants, and so do the choices in them. */
const MOST_FINDINGS = 1_000;
const EXPRESSIONS = Object.assign((pattern: string) => toRegExp(pattern), { code: 'new RegExp' });

/** What marks a property that only one side says: the server, or the caller. */
type AccessKeyword = 'readOnly' | 'writeOnly';

/** Whether the first thing that is wrong is told, or all of it. */
type IssueExtent = 'first' | 'all';

/** Compiles the schemas of one document, each when it is first needed. */
export class SchemaValidators {
  readonly #root: JsonObject;
  readonly #unasked: AccessKeyword;
  /** The judge of each schema, or why it has none. */
  readonly #known = new WeakMap<object, ValueValidator | Error>();
  readonly #isOld: boolean;
  readonly #extent: IssueExtent;
  #withAllIssues: SchemaValidators | undefined;
  #ajv: Ajv2020 | undefined;
  #doubts: CompilationCheck | undefined;
  #verdicts: ResultCache | undefined;
  #steps: StepLimit | undefined;

  /** @param unasked what is never missing: `readOnly` for what is sent, `writeOnly` for what is answered */
  constructor(root: JsonObject, unasked: AccessKeyword, extent: IssueExtent = 'first') {
    this.#root = root;
    this.#extent = extent;
    this.#unasked = unasked;
    this.#isOld = isVersion30(root);
  }

  /** @throws Error where Ajv cannot compile the schema */
  validatorFor(schema: Json): ValueValidator {
    if (!isObject(schema)) return schema === false ? () => [{ path: '', message: 'is not allowed' }] : () => RIGHT;
    const judge = this.#known.get(schema) ?? (isPlainText(schema) ? judgeText : this.#compiled(schema));
    this.#known.set(schema, judge);
    if (judge instanceof Error) throw judge;
    return judge;
  }

  /** Those that tell all that is wrong. */
  get inFull(): SchemaValidators {
    this.#withAllIssues ??= new SchemaValidators(this.#root, this.#unasked, 'all');
    return this.#withAllIssues;
  }

  /** Whether it is not sure, without compiling it, that a schema can be compiled. */
  mayNotCompile(schema: Json): boolean {
    this.#doubts ??= new CompilationCheck(this.#root);
    return this.#doubts.mayFail(schema);
  }

  #compiled(schema: JsonObject): ValueValidator | Error {
    try {
      return this.#compile(schema);
    } catch (error) {
      return error instanceof Error ? error : new Error('cannot be compiled', { cause: error });
    }
  }

  /** What a schema refers to lies inside of it, so that one compiler serves all and nothing of the same name meets. */
  #compile(schema: JsonObject): ValueValidator {
    const whole = { ...this.#inWords(schema), ...this.#inWords(reachableParts(this.#root, schema)) };
    this.#ajv ??= newAjv(this.#unasked, this.#extent);
    this.#verdicts ??= new ResultCache(this.#ajv);
    this.#steps ??= new StepLimit(this.#ajv);
    const apart = this.#verdicts.separate(whole);
    const keeper = apart === undefined ? this.#steps : this.#verdicts;
    const validate = this.#ajv.compile(asSchema(apart ?? this.#steps.mark(whole)));
    const issues = (): readonly Issue[] => (validate.errors ?? []).slice(0, MOST_FINDINGS).flatMap(issueIn);
    return (value) => keeper.run(() => (validate(value) ? RIGHT : issues()));
  }

  /** What OpenAPI says in its own words, in those of JSON Schema. */
  #inWords(schema: JsonObject): JsonObject {
    return mapSchemas(schema, (whole) => {
      const inner = Object.fromEntries(Object.entries(whole).filter(([keyword]) => !isAnnotation(keyword)));
      const told = this.#inExtent(this.#withoutUnasked(applyDiscriminator(inner, this.#root)));
      return upgradeSchema(this.#isOld ? withoutReferenceSiblings(told) : told);
    });
  }

  /** Where a text that is too long is not all that is told, its pattern would be tried all the same. */
  #inExtent(schema: JsonObject): JsonObject {
    if (this.#extent === 'first') return schema;
    const { pattern, ...rest } = schema;
    return selectVariantByTag(pattern === undefined || rest['maxLength'] === undefined ? schema : rest, this.#root);
  }

  #withoutUnasked(schema: JsonObject): JsonObject {
    const { required } = schema;
    if (!Array.isArray(required)) return schema;
    const properties = objectAt(schema, 'properties');
    const isAsked = (name: Json): boolean => {
      const property = member(properties, String(name));
      return ![property, resolveReference(this.#root, property)].some((one) => member(one, this.#unasked) === true);
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
function newAjv(unasked: AccessKeyword, extent: IssueExtent): Ajv2020 {
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
  addUniqueItemsKeyword(ajv);
  const known = unasked === 'readOnly' ? { ...loadPrismFormats(), ...formats } : formats;
  for (const [name, format] of Object.entries(known)) ajv.addFormat(name, format);
  return ajv;
}

/** Loaded with the first schema, not with the first request. */
function loadAjv(): { readonly Ajv2020: typeof Ajv2020 } {
  return loadPackage('ajv/dist/2020.js');
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

type Formats = Readonly<Record<string, Format>>;

/** The formats that Prism judges, by the package that it has them of: what is right by them needs no Prism. */
export function loadPrismFormats(): Formats {
  const loaded = tryLoadPackage<{ readonly fullFormats: Formats }>('ajv-formats/dist/formats', '@stoplight/prism-http');
  return loaded?.fullFormats ?? {};
}

const keyword = 'uniqueItems';

/** Judges lists in one pass: Ajv compares each item with all others, which for ten thousand takes it seconds. */
function addUniqueItemsKeyword(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = (isAsked: boolean, list: readonly unknown[]) => {
    // A new one each time: the place of the list is put into it.
    validate.errors = [{ keyword, params: {}, message: 'must NOT have duplicate items' }];
    return !isAsked || isUnique(list);
  };
  ajv
    .removeKeyword(keyword)
    .addKeyword({ keyword, type: 'array', schemaType: 'boolean', before: 'contains', validate });
}
