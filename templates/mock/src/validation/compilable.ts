import { componentName, resolveReference } from '../document/references.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import { toRegExp } from './formats.ts';

/** What Ajv reads in its own way, or not at all. */
const STRANGE: readonly string[] = [
  'id',
  '$id',
  '$schema',
  '$vocabulary',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
  '$async',
  'nullable',
  'dependencies',
];
/** What gives a schema a name, wherever Ajv finds it. */
const NAMING: readonly string[] = ['$id', '$anchor', '$dynamicAnchor'];
/** What OpenAPI 3.0 says in words of its own, which are put into those of JSON Schema. */
const OLD: readonly string[] = ['nullable', 'exclusiveMinimum', 'exclusiveMaximum'];
/** The name of a component that needs no decoding. */
const PLAIN_NAME = /^[^%~/]+$/;

/** What one schema shows of itself. */
interface Look {
  isStrange: boolean;
  /** The components that it refers to. */
  readonly names: Set<string>;
}

/**
 * Tells the schemas of a document that Ajv may not compile, without compiling any, which takes it seconds for a
 * thousand: all others hold in each keyword what belongs there, and refer to components that are there.
 */
export class CompilationCheck {
  readonly #root: JsonObject;
  readonly #components: JsonObject;
  readonly #doubtful: ReadonlySet<string>;

  constructor(root: JsonObject) {
    this.#root = root;
    this.#components = objectAt(objectAt(root, 'components'), 'schemas');
    this.#doubtful = this.#doubtfulNames();
  }

  /** Whether it is not sure that a schema can be compiled. */
  mayFail(schema: Json): boolean {
    const { isStrange, names } = this.#lookInto(schema);
    return isStrange || [...names].some((name) => this.#doubtful.has(name));
  }

  /** The components that are doubtful themselves, and those that lead to one. */
  #doubtfulNames(): ReadonlySet<string> {
    const leadsTo = new Map<string, string[]>();
    const doubtful = new Set<string>();
    for (const [name, schema] of Object.entries(this.#components)) {
      const { isStrange, names } = this.#lookInto(schema);
      if (isStrange) doubtful.add(name);
      for (const other of names) leadsTo.set(other, [...(leadsTo.get(other) ?? []), name]);
    }
    // What is added meanwhile is met too.
    for (const name of doubtful) for (const other of leadsTo.get(name) ?? []) doubtful.add(other);
    return doubtful;
  }

  #lookInto(schema: Json): Look {
    const look = { isStrange: false, names: new Set<string>() };
    this.#look(schema, look);
    return look;
  }

  #look(schema: Json, look: Look): void {
    if (look.isStrange || typeof schema === 'boolean') return;
    if (isObject(schema)) for (const key in schema) this.#lookAt(key, schema, look);
    else look.isStrange = true;
  }

  #lookAt(key: string, schema: JsonObject, look: Look): void {
    if (isAnnotation(key)) return;
    const value = schema[key] ?? null;
    const holds = SCHEMA_KEYWORDS.get(key);
    const takes = VALUE_KEYWORDS.get(key);
    if (holds !== undefined) this.#lookInside(value, holds, look);
    if (key === 'patternProperties') look.isStrange ||= !(isObject(value) && Object.keys(value).every(isPattern));
    if (key === '$ref') this.#follow(schema, look);
    else if (OLD.includes(key) && typeof value === 'boolean') return;
    else if (takes !== undefined) look.isStrange ||= !takes(value);
    else if (holds === undefined) look.isStrange ||= STRANGE.includes(key) || namesOne(value);
  }

  #lookInside(value: Json, holds: KeywordContent, look: Look): void {
    if (holds === 'one') return this.#look(value, look);
    const isHolder = holds === 'list' ? Array.isArray(value) && value.length > 0 : isObject(value);
    if (!isHolder) look.isStrange = true;
    for (const inner of Object.values(value ?? {})) this.#look(inner, look);
  }

  #follow(schema: JsonObject, look: Look): void {
    const name = componentName(schema);
    if (name === undefined || !this.#isThere(name)) look.isStrange = true;
    else look.names.add(name);
  }

  #isThere(name: string): boolean {
    if (!PLAIN_NAME.test(name) || !Object.hasOwn(this.#components, name)) return false;
    // References that lead to each other only never end.
    return member(resolveReference(this.#root, this.#components[name]), '$ref') === undefined;
  }
}

/** Whether a name of a schema lies in what is said beside schemas: Ajv looks there for names too. */
function namesOne(value: Json): boolean {
  return isObject(value) && Object.entries(value).some(([key, inner]) => NAMING.includes(key) || namesOne(inner));
}

/** What a keyword holds: a schema, a list of some, or schemas by names. */
type KeywordContent = 'one' | 'list' | 'map';

/** The keywords that hold schemas. */
export const SCHEMA_KEYWORDS: ReadonlyMap<string, KeywordContent> = new Map<string, KeywordContent>([
  ...['not', 'if', 'then', 'else', 'items', 'contains', 'additionalProperties', 'propertyNames'].map(
    (name) => [name, 'one'] as const,
  ),
  ...['unevaluatedProperties', 'unevaluatedItems', 'contentSchema'].map((name) => [name, 'one'] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((name) => [name, 'list'] as const),
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'].map(
    (name) => [name, 'map'] as const,
  ),
]);

const TYPES: readonly Json[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/**
 * What the value of another keyword must be, for a compiler to take it (JSON Schema 2020-12, the schema of schemas).
 */
export const VALUE_KEYWORDS: ReadonlyMap<string, (value: Json) => boolean> = new Map(
  Object.entries({
    type: (value) => TYPES.includes(value) || (isSet(value, isText) && value.length > 0 && value.every(isType)),
    enum: (value) => Array.isArray(value),
    required: isNames,
    dependentRequired: (value) => isObject(value) && Object.values(value).every(isNames),
    pattern: isPattern,
    multipleOf: (value) => typeof value === 'number' && value > 0,
    ...same(isNumber, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
    ...same(isCount, 'minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'),
    ...same(isCount, 'minProperties', 'maxProperties'),
    ...same(isText, 'format', 'contentEncoding', 'contentMediaType'),
    ...same(isFlag, 'uniqueItems', 'readOnly', 'writeOnly'),
    ...same(() => true, 'const'),
  } satisfies Readonly<Record<string, (value: Json) => boolean>>),
);

/** Whether a text is an expression as patterns are read. */
export function isPattern(value: Json): boolean {
  try {
    return typeof value === 'string' && toRegExp(value) !== undefined;
  } catch {
    return false;
  }
}

function same(test: (value: Json) => boolean, ...names: readonly string[]): Record<string, (value: Json) => boolean> {
  return Object.fromEntries(names.map((name) => [name, test]));
}

function isType(value: Json): boolean {
  return TYPES.includes(value);
}

function isNames(value: Json): boolean {
  return isSet(value, isText);
}

function isSet(value: Json, test: (value: Json) => boolean): value is readonly Json[] {
  return Array.isArray(value) && value.every(test) && new Set(value).size === value.length;
}

function isText(value: Json): boolean {
  return typeof value === 'string';
}

function isFlag(value: Json): boolean {
  return typeof value === 'boolean';
}

function isNumber(value: Json): boolean {
  return typeof value === 'number';
}

function isCount(value: Json): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

const REMARKS: readonly string[] = [
  ...['title', 'description', '$comment', 'deprecated', 'externalDocs', 'xml'],
  ...['example', 'examples', 'default'],
];

/**
 * Whether a keyword judges nothing. Ajv would refuse a schema for one that is wrong, and take what it holds for
 * schemas.
 */
export function isAnnotation(keyword: string): boolean {
  return REMARKS.includes(keyword) || keyword.startsWith('x-');
}
