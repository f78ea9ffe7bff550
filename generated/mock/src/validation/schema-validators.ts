import type { ErrorObject, Format, SchemaValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isUnique } from '../shared/validation/assertions.ts';
import { isVersion30, resolveReference } from '../document/references.ts';
import type { Issue } from '../http/message.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import { loadPackage, tryLoadPackage } from '../shared/packages.ts';
import { CompilationCheck, isAnnotation } from './compilable.ts';
import { applyDiscriminator, selectVariantByTag } from './discriminator.ts';
import { formats, toRegExp } from './formats.ts';
import { ResultCache, StepLimit } from './recursion-limits.ts';
import { mapSchemas, reachableParts, upgradeSchema, withoutReferenceSiblings } from './schema-transforms.ts';

/** Validates a value and returns its issues. */
export type ValueValidator = (value: unknown) => readonly Issue[];

const RIGHT: readonly Issue[] = [];
/** A choice reports the issues of each of its variants, and so do the choices in them. */
const MAX_ISSUES = 1_000;
const EXPRESSIONS = Object.assign((pattern: string) => toRegExp(pattern), { code: 'new RegExp' });

/** The keyword of a property that only one side sends: the server, or the caller. */
type AccessKeyword = 'readOnly' | 'writeOnly';

/** The issues to report: the first one, or all. */
type IssueExtent = 'first' | 'all';

/** Compiles the schemas of one document with Ajv, each when it is first needed. */
export class SchemaValidators {
  readonly #root: JsonObject;
  readonly #notRequired: AccessKeyword;
  /** The validator of each schema, or the error of its compilation. */
  readonly #known = new WeakMap<object, ValueValidator | Error>();
  readonly #isVersion30: boolean;
  readonly #extent: IssueExtent;
  #withAllIssues: SchemaValidators | undefined;
  #ajv: Ajv2020 | undefined;
  #compilation: CompilationCheck | undefined;
  #cache: ResultCache | undefined;
  #steps: StepLimit | undefined;

  /** @param notRequired - the properties that are never required: `readOnly` in requests, `writeOnly` in responses */
  constructor(root: JsonObject, notRequired: AccessKeyword, extent: IssueExtent = 'first') {
    this.#root = root;
    this.#extent = extent;
    this.#notRequired = notRequired;
    this.#isVersion30 = isVersion30(root);
  }

  /** @throws Error if Ajv cannot compile the schema */
  validatorFor(schema: Json): ValueValidator {
    if (!isObject(schema)) return schema === false ? () => [{ path: '', message: 'is not allowed' }] : () => RIGHT;
    const validator = this.#known.get(schema) ?? (isPlainText(schema) ? validateText : this.#compiled(schema));
    this.#known.set(schema, validator);
    if (validator instanceof Error) throw validator;
    return validator;
  }

  /** The validators that report all issues. */
  get inFull(): SchemaValidators {
    this.#withAllIssues ??= new SchemaValidators(this.#root, this.#notRequired, 'all');
    return this.#withAllIssues;
  }

  /** Tests, without compiling it, whether a schema may fail to compile. */
  mayNotCompile(schema: Json): boolean {
    this.#compilation ??= new CompilationCheck(this.#root);
    return this.#compilation.mayFail(schema);
  }

  #compiled(schema: JsonObject): ValueValidator | Error {
    try {
      return this.#compile(schema);
    } catch (error) {
      return error instanceof Error ? error : new Error('cannot be compiled', { cause: error });
    }
  }

  /** Compiles a schema with its components embedded, so that one compiler serves all without name conflicts. */
  #compile(schema: JsonObject): ValueValidator {
    const whole = { ...this.#inWords(schema), ...this.#inWords(reachableParts(this.#root, schema)) };
    this.#ajv ??= newAjv(this.#notRequired, this.#extent);
    this.#cache ??= new ResultCache(this.#ajv);
    this.#steps ??= new StepLimit(this.#ajv);
    const apart = this.#cache.separate(whole);
    const keeper = apart === undefined ? this.#steps : this.#cache;
    const validate = this.#ajv.compile(asSchema(apart ?? this.#steps.mark(whole)));
    const issues = (): readonly Issue[] => (validate.errors ?? []).slice(0, MAX_ISSUES).flatMap(issueIn);
    return (value) => keeper.run(() => (validate(value) ? RIGHT : issues()));
  }

  /** Translates the keywords of OpenAPI into those of JSON Schema. */
  #inWords(schema: JsonObject): JsonObject {
    return mapSchemas(schema, (whole) => {
      const inner = Object.fromEntries(Object.entries(whole).filter(([keyword]) => !isAnnotation(keyword)));
      const told = this.#inExtent(this.#withoutUnasked(applyDiscriminator(inner, this.#root)));
      return upgradeSchema(this.#isVersion30 ? withoutReferenceSiblings(told) : told);
    });
  }

  /** Removes the pattern of a text with a maximum length: it would be tried on a text that is too long, too. */
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
      return ![property, resolveReference(this.#root, property)].some((one) => member(one, this.#notRequired) === true);
    };
    return { ...schema, required: required.filter(isAsked) };
  }
}

/** Most parameters are plain texts, which need no compiler. */
function isPlainText(schema: JsonObject): boolean {
  return (
    schema['type'] === 'string' &&
    Object.keys(schema).every((key) => key === 'type' || key === 'description' || key.startsWith('x-'))
  );
}

function validateText(value: unknown): readonly Issue[] {
  return typeof value === 'string' ? RIGHT : [{ path: '', message: 'must be string' }];
}

/**
 * Makes the compiler. Requests are validated by all formats of Prism, so that valid ones need no Prism; the examples of
 * responses may be free.
 */
function newAjv(notRequired: AccessKeyword, extent: IssueExtent): Ajv2020 {
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
  const known = notRequired === 'readOnly' ? { ...loadPrismFormats(), ...formats } : formats;
  for (const [name, format] of Object.entries(known)) ajv.addFormat(name, format);
  return ajv;
}

/** Loads Ajv with the first schema, not with the first request. */
function loadAjv(): { readonly Ajv2020: typeof Ajv2020 } {
  return loadPackage('ajv/dist/2020.js');
}

function asSchema(value: Json): object | boolean {
  return isObject(value) ? value : true;
}

/** The choice of a branch is no issue by itself. */
function issueIn(error: ErrorObject): readonly Issue[] {
  return error.keyword === 'if' ? [] : [{ path: error.instancePath, message: messageOf(error) }];
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'additionalProperties')
    return `must not have the property ${JSON.stringify(params['additionalProperty'])}`;
  if (keyword === 'required') return `must have the property ${JSON.stringify(params['missingProperty'])}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params['allowedValues'])}`;
  // Ajv joins the types of a list by commas.
  if (keyword === 'type') return `must be ${String(params['type']).replaceAll(',', ' or ')}`;
  return message ?? 'is not valid';
}

type Formats = Readonly<Record<string, Format>>;

/** Loads Prism's formats from the package that Prism has them from. */
export function loadPrismFormats(): Formats {
  const loaded = tryLoadPackage<{ readonly fullFormats: Formats }>('ajv-formats/dist/formats', '@stoplight/prism-http');
  return loaded?.fullFormats ?? {};
}

const keyword = 'uniqueItems';

/** Validates `uniqueItems` in one pass: Ajv compares each item with all others, seconds for ten thousand. */
function addUniqueItemsKeyword(ajv: Ajv2020): void {
  const validate: SchemaValidateFunction = (isAsked: boolean, list: readonly unknown[]) => {
    // Ajv writes the path into it, so each issue is a new object.
    validate.errors = [{ keyword, params: {}, message: 'must NOT have duplicate items' }];
    return !isAsked || isUnique(list);
  };
  ajv
    .removeKeyword(keyword)
    .addKeyword({ keyword, type: 'array', schemaType: 'boolean', before: 'contains', validate });
}
