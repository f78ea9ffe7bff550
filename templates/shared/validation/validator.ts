import { describeValue } from './description.ts';
import { interpret } from './interpreter/interpret.ts';
import { type KeywordInterpreter, rootLocation } from './interpreter/report.ts';
import type { Schema } from './interpreter/schema.ts';
import { createIssue, type Issue, type Part, type Result, resultOf } from './issue.ts';
import { findJsonIssues, isPlainJson, type JsonReport } from './json-values.ts';

/**
 * Judges values of one kind. As a function it is a type predicate, which asks what the schema says and is the quickest;
 * `check` says what is wrong, and asks too whether all of a value can be written as JSON, where the schema leaves open
 * what may stand: no more than 1,000 levels, nothing that contains itself, no NaN, no function. Members that an object
 * does not own, such as the getters of a class, are as good as absent there: JSON leaves them out. It is a Standard
 * Schema, so that other libraries take it as it is. It changes nothing: no coercion, no defaults.
 *
 * @example if (createContractBody(value)) …
 * @example const result = createContractBody.validate(value);
 */
export interface Validator<Value> extends StandardSchema<Value> {
  (value: unknown): value is Value;
  /** The value, typed, or all issues at once. */
  validate(value: unknown): Result<Value>;
  /** All issues, warnings included: what is legal and loses something. */
  findIssues(value: unknown): readonly Issue[];
  /** The part of a call that it judges. */
  readonly part: Part;
}

/** Judges as fast as can be, and says nothing but yes or no. */
export type ValueTest = (value: unknown) => boolean;

/**
 * The schema that a judge was made from, and what inspects the keywords that it has, and those of all that it refers
 * to.
 */
type InterpretedSchema = readonly [schema: Schema | boolean, ...inspectors: readonly KeywordInterpreter[]];

/** A validator of a compiled judge, which gives the verdict, and of the schema it was made from, which explains it. */
export function createValidator<Value>(judge: ValueTest, explanation: InterpretedSchema, part: Part): Validator<Value> {
  // Parameters are judged as one object with the body beside them, and written as texts.
  const isWhole = part === 'body' || part === 'response';
  const is = (value: unknown): value is Value => isAccepted(judge, value);
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
      return result.ok ? { value: result.value } : { issues: errorsOf(result.issues) };
    },
  };
  return Object.assign(is, { validate, findIssues, part, '~standard': standard });
}

function isAccepted(judge: ValueTest, value: unknown): boolean {
  try {
    return judge(value);
  } catch (error) {
    // The end of the stack, or of the depth that is allowed.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Parameters are written as texts, and what JSON would do to them is not asked. */
const NO_JSON_ISSUES: JsonReport = { issues: [], inherits: false };

/** Whether all of a value is written as it can be read. */
function isJsonValue(value: unknown): boolean {
  if (isPlainJson(value)) return true;
  const { issues, inherits } = findJsonIssues(value);
  return issues.length === 0 && !inherits;
}

interface IssueContext {
  readonly explanation: InterpretedSchema;
  readonly value: unknown;
  readonly is: (value: unknown) => boolean;
  /** What is wrong whatever the schema says. */
  readonly json: JsonReport;
}

function collectIssues({ explanation, value, is, json }: IssueContext): readonly Issue[] {
  // Nobody should go through all of what has no end.
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
    createIssue({ code: 'value', expected: 'a value of the described shape', received: describeValue(value) }),
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

/** What two parts of a schema say alike of the same place is said once. */
function deduplicate(issues: Iterable<Issue>): readonly Issue[] {
  return [...new Map([...issues].map((one) => [`${one.pointer} ${one.code} ${one.expected}`, one])).values()];
}

/*
 * The Standard Schema interface, version 1, as https://standardschema.dev asks libraries to declare it: form
 * libraries, routers and RPC frameworks take any validator that has it.
 */

/** A validator in the form that other libraries understand. */
export interface StandardSchema<Output> {
  readonly '~standard': StandardProperties<Output>;
}

/** What a library reads of it. */
export interface StandardProperties<Output> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly types?: { readonly input: Output; readonly output: Output } | undefined;
}

/** The verdict: the value itself, or what is wrong with it. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

/** One thing that is wrong. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}
