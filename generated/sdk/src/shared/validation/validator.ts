import { describeValue } from './description.ts';
import { interpret } from './interpreter/interpret.ts';
import { type KeywordInterpreter, rootLocation } from './interpreter/report.ts';
import type { Schema } from './interpreter/schema.ts';
import { createIssue, type Issue, type Part, type Result, resultOf } from './issue.ts';
import { findJsonIssues, isPlainJson, type JsonReport } from './json-values.ts';

/**
 * Validates values of one type. As a function it is a type predicate, and fastest. `validate` returns the issues, and
 * also rejects values that cannot be written as JSON where the schema leaves them open: more than 1,000 levels, cycles,
 * `NaN`, functions. Inherited members, such as the getters of a class, count as absent, since JSON leaves them out. A
 * validator is a Standard Schema, so other libraries accept it as it is. It changes no value: no coercion, no defaults.
 *
 * @example if (createContractBody(value)) …
 * @example const result = createContractBody.validate(value);
 */
export interface Validator<Value> extends StandardSchema<Value> {
  (value: unknown): value is Value;
  /** The value, typed, or all issues at once. */
  validate(value: unknown): Result<Value>;
  /** Returns all issues, warnings included. */
  findIssues(value: unknown): readonly Issue[];
  /** The part of a call that it validates. */
  readonly part: Part;
}

/** Tests a value as fast as possible, without issues. */
export type ValueTest = (value: unknown) => boolean;

/**
 * A schema, and the interpreters of its keywords and of those of all schemas that it refers to. A program bundles no
 * others.
 */
type InterpretedSchema = readonly [schema: Schema | boolean, ...inspectors: readonly KeywordInterpreter[]];

/**
 * Creates a validator from a compiled test, which decides, and from its schema, which the interpreter explains issues
 * with.
 */
export function createValidator<Value>(test: ValueTest, explanation: InterpretedSchema, part: Part): Validator<Value> {
  // Parameters are validated as one object with the body beside them, and written as texts.
  const isWhole = part === 'body' || part === 'response';
  const is = (value: unknown): value is Value => isAccepted(test, value);
  const isRight = (value: unknown): value is Value => (!isWhole || isJsonValue(value)) && is(value);
  const findIssues = (value: unknown): readonly Issue[] => {
    const json = isWhole ? findJsonIssues(value) : NO_JSON_ISSUES;
    return collectIssues({ explanation, value, is, json }).map((one) => ({ ...one, part }));
  };
  const validate = (value: unknown): Result<Value> =>
    isRight(value) ? { ok: true, value } : resultOf(value as Value, findIssues(value));
  const standard: StandardSchema<Value>['~standard'] = {
    version: 1,
    vendor: 'openapi',
    validate: (value) => {
      const result = validate(value);
      return result.ok === true ? { value: result.value } : { issues: errorsOf(result.issues) };
    },
  };
  return Object.assign(is, { validate, findIssues, part, '~standard': standard });
}

function isAccepted(test: ValueTest, value: unknown): boolean {
  try {
    return test(value);
  } catch (error) {
    // The end of the stack, or of the depth that is allowed.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Parameters are serialized as texts, so JSON does not limit them. */
const NO_JSON_ISSUES: JsonReport = { issues: [], inherits: false };

/** Tests whether JSON can hold all of a value. */
function isJsonValue(value: unknown): boolean {
  if (isPlainJson(value)) return true;
  const { issues, inherits } = findJsonIssues(value);
  return issues.length === 0 && !inherits;
}

interface IssueContext {
  readonly explanation: InterpretedSchema;
  readonly value: unknown;
  readonly is: (value: unknown) => boolean;
  /** Issues that do not depend on the schema. */
  readonly json: JsonReport;
}

function collectIssues({ explanation, value, is, json }: IssueContext): readonly Issue[] {
  // A cycle has no end.
  if (json.issues.some(({ code }) => code === 'too-deep')) return json.issues;
  const inspection = interpretValue(explanation, value);
  const places = new Set(errorsOf(inspection).map(({ pointer }) => pointer));
  const others = json.issues.filter(({ pointer }) => !places.has(pointer));
  const issues = [...inspection, ...others];
  // The predicate reads members that are not written; the inspection asks whose they are.
  if (json.inherits) return issues;
  if (is(value)) return issues.filter((one) => one.severity === 'warning' || others.includes(one));
  if (errorsOf(issues).length > 0) return issues;
  return [
    ...issues,
    createIssue({ code: 'value', expected: 'a value that matches the schema', received: describeValue(value) }),
  ];
}

function interpretValue([schema, ...inspectors]: InterpretedSchema, value: unknown): readonly Issue[] {
  try {
    return deduplicate(interpret(schema, value, rootLocation(inspectors)).issues);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [
      createIssue({
        code: 'too-deep',
        expected: 'a value of moderate depth',
        received: 'one that is nested too deeply',
      }),
    ];
  }
}

function errorsOf(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter(({ severity }) => severity === 'error');
}

/** Keeps one of several equal issues of a location. */
function deduplicate(issues: Iterable<Issue>): readonly Issue[] {
  return [...new Map([...issues].map((one) => [`${one.pointer} ${one.code} ${one.expected}`, one])).values()];
}

/*
 * The Standard Schema interface, version 1, as https://standardschema.dev asks libraries to declare it: form
 * libraries, routers and RPC frameworks take any validator that has it.
 */

/** A validator as other libraries accept it. */
export interface StandardSchema<Output> {
  readonly '~standard': StandardProperties<Output>;
}

/** Properties of a Standard Schema. */
export interface StandardProperties<Output> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly types?: { readonly input: Output; readonly output: Output } | undefined;
}

/** The result: the value itself, or its issues. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

/** One thing that is wrong. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}
