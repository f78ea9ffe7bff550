import { componentName, resolveReference } from '../document/references.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import { toRegExp } from './formats.ts';

/** Keywords that Ajv reads in its own way, or not at all. */
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
/** Keywords that give a schema a name, wherever Ajv finds it. */
const NAMING: readonly string[] = ['$id', '$anchor', '$dynamicAnchor'];
/** Keywords of OpenAPI 3.0, which are translated into those of JSON Schema. */
const OLD: readonly string[] = ['nullable', 'exclusiveMinimum', 'exclusiveMaximum'];
/** The name of a component that needs no decoding. */
const PLAIN_NAME = /^[^%~/]+$/;

/** The result of looking through one schema. */
interface Look {
  isStrange: boolean;
  /** The components that it refers to. */
  readonly names: Set<string>;
}

/**
 * Finds the schemas of a document that Ajv may fail to compile, without compiling any, which takes seconds for a
 * thousand: in all others each keyword has a valid value, and each reference a component.
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

  /** Tests whether a schema may fail to compile. */
  mayFail(schema: Json): boolean {
    const { isStrange, names } = this.#lookInto(schema);
    return isStrange || [...names].some((name) => this.#doubtful.has(name));
  }

  /** The components that may fail to compile, and those that refer to one. */
  #doubtfulNames(): ReadonlySet<string> {
    const leadsTo = new Map<string, string[]>();
    const doubtful = new Set<string>();
    for (const [name, schema] of Object.entries(this.#components)) {
      const { isStrange, names } = this.#lookInto(schema);
      if (isStrange) doubtful.add(name);
      for (const other of names) leadsTo.set(other, [...(leadsTo.get(other) ?? []), name]);
    }
    // A set visits what is added to it on the way.
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

/** Tests whether a value outside of schemas contains a schema name: Ajv looks for names there too. */
function namesOne(value: Json): boolean {
  return isObject(value) && Object.entries(value).some(([key, inner]) => NAMING.includes(key) || namesOne(inner));
}

/** The content of a keyword: a schema, a list of schemas, or schemas by name. */
type KeywordContent = 'one' | 'list' | 'map';

/** The keywords that contain schemas. */
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
 * Tests of the values of all other keywords, as a compiler requires them (JSON Schema 2020-12, the schema of schemas).
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

/** Tests whether a text is a valid pattern. */
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
 * Tests whether a keyword is an annotation, which validates nothing. Ajv would reject a schema for a faulty one, and
 * take its content for schemas.
 */
export function isAnnotation(keyword: string): boolean {
  return REMARKS.includes(keyword) || keyword.startsWith('x-');
}
