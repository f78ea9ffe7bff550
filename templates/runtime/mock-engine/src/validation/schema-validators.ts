import { didYouMean } from '#shared/closest-match.ts';
import { at, ownAt, pointerTo } from '#shared/json.ts';
import { SchemaCompiler } from '#shared/schema/schema-compiler.ts';
import type { Issue as SchemaIssue } from '#shared/validation/issue.ts';
import { componentName, isVersion30, resolveReference } from '../document/references.ts';
import type { BodyValidators } from '../document/served-document.ts';
import type { Issue } from '../http/message.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt } from '../json.ts';
import { isPattern, repairPattern } from '#shared/regexp/syntax.ts';
import { addNullAlternative } from '#shared/schema/composition.ts';
import { type AccessKeyword, withoutUnsent } from '#shared/schema/constraints.ts';
import { collectUnits } from '#shared/schema/units.ts';

/** Validates a value and returns its issues. */
export type ValueValidator = (value: unknown) => readonly Issue[];

/** The issues of a value, and the names in it that are probably misspelled, which an open schema accepts. */
export interface ValueReport {
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** A value with more issues has the rest left out. */
const MAX_ISSUES = 1_000;
/** Limit of the warnings of a value. */
const MAX_WARNINGS = 20;

/**
 * Validates values by the schemas of one document: a generated validator accepts, where a schema has one, and the
 * interpreter explains why a value is rejected.
 */
export class SchemaValidators {
  readonly #compiler: SchemaCompiler;
  readonly #generated = new Map<Json, (value: unknown) => boolean>();

  /** @param notRequired - the properties that are never required: `readOnly` in requests, `writeOnly` in responses */
  constructor(root: JsonObject, notRequired: AccessKeyword, generated: BodyValidators = NO_VALIDATORS) {
    const compilers = COMPILERS[notRequired];
    this.#compiler = compilers.get(root) ?? createCompiler(root, notRequired);
    compilers.set(root, this.#compiler);
    for (const [pointer, validate] of generated) {
      const schema = at(root, pointer);
      if (isObject(schema)) this.#generated.set(schema, validate);
    }
  }

  /** Returns the validator of a schema, which is read when the first value is validated. */
  validatorFor(schema: Json): ValueValidator {
    return (value) => (this.#accepts(schema, value) ? NO_ISSUES : this.#explain(schema, value).issues);
  }

  /** Validates a value; also warns about names and values that are almost a known one. */
  inspect(schema: Json, value: unknown): ValueReport {
    const isAccepted = this.#accepts(schema, value) && this.#compiler.hasKnownNames(schema, value);
    return isAccepted ? NO_REPORT : this.#explain(schema, value);
  }

  /** Tests whether a generated validator accepts a value. */
  #accepts(schema: Json, value: unknown): boolean {
    try {
      return this.#generated.get(schema)?.(value) === true;
    } catch (error) {
      // The value is nested too deeply for a schema that contains itself, which the interpreter reports.
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  #explain(schema: Json, value: unknown): ValueReport {
    const found = this.#compiler.findIssues(schema, value).filter((issue) => !isRounded(issue, value));
    if (found.length === 0) return NO_REPORT;
    return {
      issues: reportedIssues(found.filter(({ severity }) => severity === 'error')),
      warnings: found.flatMap(misspelling).slice(0, MAX_WARNINGS),
    };
  }
}

/** Tests for the issue of an integer that is one of the listed values, which the document rounds to 53 bits. */
function isRounded({ keyword, limit, path }: SchemaIssue, value: unknown): boolean {
  const given: unknown = at(value as Json, pointerTo(path));
  return (
    typeof given === 'bigint' && (keyword === 'enum' || keyword === 'const') && [limit].flat().includes(Number(given))
  );
}

const NO_VALIDATORS: BodyValidators = new Map();

/** Compilers by document, because several mocks and inspectors of one process compile the same document. */
const COMPILERS: Readonly<Record<AccessKeyword, WeakMap<JsonObject, SchemaCompiler>>> = {
  readOnly: new WeakMap(),
  writeOnly: new WeakMap(),
};

function createCompiler(root: JsonObject, notRequired: AccessKeyword): SchemaCompiler {
  const ignoresSiblings = isVersion30(root);
  return new SchemaCompiler(root, (stated) => {
    const schema = upgradeSchema(ignoresSiblings ? withoutReferenceSiblings(stated) : stated);
    return withoutUnsent(schema, notRequired, (property) => resolveReference(root, property));
  });
}

/** Words issues as the mock reports them, each once. */
function reportedIssues(issues: readonly SchemaIssue[]): readonly Issue[] {
  if (issues.length === 0) return NO_ISSUES;
  const reported = issues.slice(0, MAX_ISSUES).map((issue) => ({ path: pathOf(issue), message: messageOf(issue) }));
  return [...new Map(reported.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
}

const NO_ISSUES: readonly Issue[] = [];
/** The report of a value without issues. */
export const NO_REPORT: ValueReport = { issues: NO_ISSUES, warnings: NO_ISSUES };

/** Part of the warning about a property that is probably misspelled. */
export const UNKNOWN_PROPERTY = 'is not a known property.';
/** Part of the warning about a query parameter that the operation does not have. */
export const UNKNOWN_PARAMETER = 'is not a parameter of the operation';

/** Words the warning about a misspelled name or value; other warnings of the interpreter do not concern a request. */
function misspelling({ severity, code, path, suggestion }: SchemaIssue): readonly Issue[] {
  if (severity !== 'warning' || suggestion === undefined) return NO_ISSUES;
  const reason = code === 'unknown-property' ? UNKNOWN_PROPERTY : 'is not a known value.';
  return [{ path: pointerTo(path), message: reason + didYouMean(suggestion) }];
}

/** Keywords whose issue is one of the object, though it names a property. */
const OF_OBJECT: readonly (string | undefined)[] = [
  'required',
  'dependentRequired',
  'additionalProperties',
  'unevaluatedProperties',
];

function pathOf({ keyword, path }: SchemaIssue): string {
  return pointerTo(OF_OBJECT.includes(keyword) ? path.slice(0, -1) : path);
}

const MESSAGES: Readonly<Record<string, (limit: unknown, name: string) => string>> = {
  type: (limit) => `must be ${[limit].flat().join(' or ')}`,
  enum: (limit) => `must be one of ${JSON.stringify(limit)}`,
  const: (limit) => `must be ${JSON.stringify(limit)}`,
  minLength: (limit) => `must NOT have fewer than ${limit} characters`,
  maxLength: (limit) => `must NOT have more than ${limit} characters`,
  pattern: (limit) => `must match pattern "${limit}"`,
  format: (limit) => `must match format "${limit}"`,
  minimum: (limit) => `must be >= ${limit}`,
  maximum: (limit) => `must be <= ${limit}`,
  exclusiveMinimum: (limit) => `must be > ${limit}`,
  exclusiveMaximum: (limit) => `must be < ${limit}`,
  multipleOf: (limit) => `must be multiple of ${limit}`,
  minItems: (limit) => `must NOT have fewer than ${limit} items`,
  maxItems: (limit) => `must NOT have more than ${limit} items`,
  uniqueItems: () => 'must NOT have duplicate items',
  minContains: (limit) => `must contain at least ${limit} valid item(s)`,
  maxContains: (limit) => `must contain at most ${limit} valid item(s)`,
  minProperties: (limit) => `must NOT have fewer than ${limit} properties`,
  maxProperties: (limit) => `must NOT have more than ${limit} properties`,
  required: (_, name) => `must have the property ${name}`,
  dependentRequired: (limit, name) => `must have the property ${name} when property ${limit} is present`,
  additionalProperties: (_, name) => `must not have the property ${name}`,
  unevaluatedProperties: (_, name) => `must not have the property ${name}`,
  not: () => 'must NOT be valid',
};

function messageOf(issue: SchemaIssue): string {
  const { keyword = '', limit, path, code, expected, suggestion } = issue;
  if (code === 'too-deep') return 'is nested too deeply, or too large, to validate';
  const message = ownAt(MESSAGES, keyword)?.(limit, JSON.stringify(String(path.at(-1))));
  const hint = code === 'unknown-property' && suggestion !== undefined ? `.${didYouMean(suggestion)}` : '';
  if (message !== undefined) return message + hint;
  return code === 'forbidden' ? 'is not allowed' : `must ${expected.endsWith(' schemas') ? 'match' : 'be'} ${expected}`;
}

/** Keywords beside a reference that count in OpenAPI 3.0; documents have them there all the same. */
const BESIDE_REFERENCE = ['$ref', 'nullable', 'readOnly', 'writeOnly'];

/** Removes the keywords beside a reference, which OpenAPI 3.0 ignores. */
export function withoutReferenceSiblings(schema: JsonObject): JsonObject {
  return typeof schema['$ref'] === 'string' ? withOnly(BESIDE_REFERENCE, schema) : schema;
}

/**
 * Upgrades one schema of OpenAPI 3.0 to JSON Schema 2020-12: `nullable`, and exclusive bounds as numbers. Documents of
 * 3.1 that were made from older ones have these keywords too, and mean the same.
 */
export function upgradeSchema(schema: JsonObject): JsonObject {
  const bounded = exclusive(exclusive(schema, 'exclusiveMinimum', 'minimum'), 'exclusiveMaximum', 'maximum');
  return withRepairedPatterns(takingNull(bounded));
}

/** Repairs patterns that are only valid without the flag `u`, as OpenAPI 3.0 has them. */
function withRepairedPatterns(schema: JsonObject): JsonObject {
  const { pattern, patternProperties } = schema;
  const repaired = typeof pattern === 'string' && !isPattern(pattern) ? repairPattern(pattern) : undefined;
  const whole = repaired === undefined ? schema : { ...schema, pattern: repaired };
  if (!isObject(patternProperties) || Object.keys(patternProperties).every(isPattern)) return whole;
  const named = Object.entries(patternProperties).map(([name, inner]) => [repairPattern(name) ?? name, inner] as const);
  return { ...whole, patternProperties: Object.fromEntries(named) };
}

function withOnly(keywords: readonly string[], schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}

/** Upgrades a flag of draft 4 that excludes the bound beside it. */
function exclusive(schema: JsonObject, mark: string, bound: string): JsonObject {
  if (typeof schema[mark] !== 'boolean') return schema;
  const { [mark]: isExclusive, [bound]: limit, ...rest } = schema;
  if (limit === undefined) return rest;
  return isExclusive === true ? { ...rest, [mark]: limit } : { ...rest, [bound]: limit };
}

/**
 * Adds null to the types and to the listed values; without a stated type it becomes an alternative.
 */
function takingNull(schema: JsonObject): JsonObject {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  if (nullable === false || rest['type'] === 'null') return rest;
  const { type } = rest;
  if (type === undefined) return addNullAlternative(rest);
  return {
    ...rest,
    type: [...new Set([type, 'null'].flat())],
    ...(rest['enum'] === undefined ? {} : { enum: [...listAt(rest, 'enum'), null] }),
  };
}

const PARTS = ['components', 'paths', 'webhooks'];

/** Embeds the components that a schema refers to, so that it compiles without the rest of its document. */
export function embedComponents(root: JsonObject, schema: Json): Json {
  return isObject(schema) ? { ...schema, ...reachableParts(root, schema) } : schema;
}

/**
 * The parts of a document that a schema needs: the components that it refers to, or all parts if it refers elsewhere.
 */
export function reachableParts(root: JsonObject, schema: JsonObject): JsonObject {
  const all = objectAt(objectAt(root, 'components'), 'schemas');
  const reached: Record<string, Json> = {};
  const open: Json[] = [schema];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    // A reference into a component needs all of it.
    const name = componentName(value)?.split('/')[0];
    const isThere = name !== undefined && Object.hasOwn(all, name);
    if (!isThere && isObject(value) && typeof value['$ref'] === 'string') return allParts(root);
    if (isThere && !Object.hasOwn(reached, name)) {
      reached[name] = all[name] ?? true;
      open.push(reached[name]);
    }
    open.push(...Object.values(value));
  }
  return { components: { schemas: reached } };
}

function allParts(root: JsonObject): JsonObject {
  return Object.fromEntries(PARTS.filter((part) => root[part] !== undefined).map((part) => [part, root[part] ?? null]));
}

/**
 * Tests whether a schema, or the description of a body, refers to schemas that contain themselves in two ways at once:
 * a validator without a cache would validate each level of a value twice as often as the one around it.
 */
export function isMultiplyRecursive(root: JsonObject, described: JsonObject): boolean {
  const contents = Object.values(objectAt(described, 'content')).map((media) => member(media, 'schema') ?? true);
  const roots = [described, ...contents].map((schema, index) => [`~${index}`, schema] as const);
  return [...collectUnits(root, new Map(roots)).values()].some(({ isRepeated }) => isRepeated);
}
