import { SchemaCompiler } from '../shared/schema/schema-compiler.ts';
import type { Issue as SchemaIssue } from '../shared/validation/issue.ts';
import { isVersion30, pointerStep, resolveReference } from '../document/references.ts';
import type { Issue } from '../http/message.ts';
import { type Json, type JsonObject, listAt, member, objectAt } from '../json.ts';
import { upgradeSchema, withoutReferenceSiblings } from './schema-transforms.ts';

/** Validates a value and returns its issues. */
export type ValueValidator = (value: unknown) => readonly Issue[];

/** A value with more issues has the rest left out. */
const MAX_ISSUES = 1_000;

/** The keyword of a property that only one side sends: the server, or the caller. */
type AccessKeyword = 'readOnly' | 'writeOnly';

/** Validates values by the schemas of one document with the interpreter that the client's validators share. */
export class SchemaValidators {
  readonly #compiler: SchemaCompiler;

  /** @param notRequired - the properties that are never required: `readOnly` in requests, `writeOnly` in responses */
  constructor(root: JsonObject, notRequired: AccessKeyword) {
    const ignoresSiblings = isVersion30(root);
    this.#compiler = new SchemaCompiler(root, (stated) => {
      const schema = upgradeSchema(ignoresSiblings ? withoutReferenceSiblings(stated) : stated);
      return withoutRequired(schema, (property) =>
        [property, resolveReference(root, property)].some((one) => member(one, notRequired) === true),
      );
    });
  }

  /** Returns the validator of a schema, which is read when the first value is validated. */
  validatorFor(schema: Json): ValueValidator {
    return (value) => reportedIssues(this.#compiler.validate(schema, value));
  }
}

/** Removes properties that this side does not send from those that are required. */
function withoutRequired(schema: JsonObject, isUnsent: (property: Json | undefined) => boolean): JsonObject {
  const names = listAt(schema, 'required');
  if (names.length === 0) return schema;
  const properties = objectAt(schema, 'properties');
  const required = names.filter((name) => !isUnsent(member(properties, String(name))));
  return required.length === names.length ? schema : { ...schema, required };
}

/** Words issues as the mock reports them, each once. */
function reportedIssues(issues: readonly SchemaIssue[]): readonly Issue[] {
  if (issues.length === 0) return NO_ISSUES;
  const reported = issues.slice(0, MAX_ISSUES).map((issue) => ({ path: pathOf(issue), message: messageOf(issue) }));
  return [...new Map(reported.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
}

const NO_ISSUES: readonly Issue[] = [];

/** Keywords whose issue is one of the object, though it names a property. */
const OF_OBJECT: readonly (string | undefined)[] = [
  'required',
  'dependentRequired',
  'additionalProperties',
  'unevaluatedProperties',
];

function pathOf({ keyword, path }: SchemaIssue): string {
  const location = OF_OBJECT.includes(keyword) ? path.slice(0, -1) : path;
  return location.map(pointerStep).join('');
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
  anyOf: () => 'must match a schema in anyOf',
  oneOf: () => 'must match exactly one schema in oneOf',
  not: () => 'must NOT be valid',
};

function messageOf({ keyword = '', limit, path, code, expected }: SchemaIssue): string {
  const name = JSON.stringify(String(path.at(-1)));
  if (code === 'too-deep') return 'is nested too deeply, or too large, to validate';
  return MESSAGES[keyword]?.(limit, name) ?? (code === 'forbidden' ? 'is not allowed' : `must be ${expected}`);
}
