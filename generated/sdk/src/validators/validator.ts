import { describe } from './describe.ts';
import { type Finding, finding, type Part } from './finding.ts';
import { inspectJson, type JsonInspection } from './inspect/inspect-json.ts';
import { inspect } from './inspect/inspect.ts';
import { type Inspector, wholeValue } from './inspect/report.ts';
import { isPlainlyJson } from './is-json.ts';
import { type Result, resultOf } from './result.ts';
import type { Schema } from './schema.ts';
import type { StandardSchema } from './standard-schema.ts';

/**
 * Judges values of one kind. As a function it is a type predicate, which asks what the schema says and is the quickest;
 * `check` says what is wrong, and asks too whether all of a value can be written as JSON, where the schema leaves open
 * what may stand: no more than 1,000 levels, nothing that contains itself, no NaN, no function. Members that an object
 * does not own, such as the getters of a class, are as good as absent there: JSON leaves them out. It is a Standard
 * Schema, so that other libraries take it as it is. It changes nothing: no coercion, no defaults.
 *
 * @example if (createContractBody(value)) …
 * @example const result = createContractBody.check(value);
 */
export interface Validator<Value> extends StandardSchema<Value> {
  (value: unknown): value is Value;
  /** The value, typed, or all findings at once. */
  check(value: unknown): Result<Value>;
  /** All findings, warnings included: what is legal and loses something. */
  review(value: unknown): readonly Finding[];
  /** The part of a call that it judges. */
  readonly part: Part;
}

/** Judges as fast as can be, and says nothing but yes or no. */
export type Judge = (value: unknown) => boolean;

/**
 * The schema that a judge was made from, and what inspects the keywords that it has, and those of all that it refers
 * to.
 */
export type Explanation = readonly [schema: Schema | boolean, ...inspectors: readonly Inspector[]];

/** A validator of a compiled judge, which gives the verdict, and of the schema it was made from, which explains it. */
export function validator<Value>(judge: Judge, explanation: Explanation, part: Part): Validator<Value> {
  // Parameters are judged as one object with the body beside them, and written as texts.
  const isWhole = part === 'body' || part === 'answer';
  const is = (value: unknown): value is Value => isAccepted(judge, value);
  const isRight = (value: unknown): value is Value => (!isWhole || isJson(value)) && is(value);
  const review = (value: unknown): readonly Finding[] => {
    const json = isWhole ? inspectJson(value) : NOTHING_ELSE;
    return findingsOf({ explanation, value, is, json }).map((one) => ({ ...one, part }));
  };
  const check = (value: unknown): Result<Value> =>
    isRight(value) ? { ok: true, value } : resultOf(value as Value, review(value));
  const standard: StandardSchema<Value>['~standard'] = {
    version: 1,
    vendor: 'openapi',
    validate: (value) => {
      const result = check(value);
      return result.ok ? { value: result.value } : { issues: errorsIn(result.findings) };
    },
  };
  return Object.assign(is, { check, review, part, '~standard': standard });
}

function isAccepted(judge: Judge, value: unknown): boolean {
  try {
    return judge(value);
  } catch (error) {
    // The end of the stack, or of the depth that is allowed.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Parameters are written as texts, and what JSON would do to them is not asked. */
const NOTHING_ELSE: JsonInspection = { findings: [], inherits: false };

/** Whether all of a value is written as it can be read. */
function isJson(value: unknown): boolean {
  if (isPlainlyJson(value)) return true;
  const { findings, inherits } = inspectJson(value);
  return findings.length === 0 && !inherits;
}

interface Reviewed {
  readonly explanation: Explanation;
  readonly value: unknown;
  readonly is: (value: unknown) => boolean;
  /** What is wrong whatever the schema says. */
  readonly json: JsonInspection;
}

function findingsOf({ explanation, value, is, json }: Reviewed): readonly Finding[] {
  // Nobody should go through all of what has no end.
  if (json.findings.some(({ code }) => code === 'too-deep')) return json.findings;
  const inspection = inspected(explanation, value);
  const places = new Set(errorsIn(inspection).map(({ pointer }) => pointer));
  const others = json.findings.filter(({ pointer }) => !places.has(pointer));
  const findings = [...inspection, ...others];
  // The predicate reads members that are not written; the inspection asks whose they are.
  if (json.inherits) return findings;
  if (is(value)) return findings.filter((one) => one.severity === 'warning' || others.includes(one));
  if (errorsIn(findings).length > 0) return findings;
  return [
    ...findings,
    finding({ code: 'value', expected: 'a value of the described shape', received: describe(value) }),
  ];
}

function inspected([schema, ...inspectors]: Explanation, value: unknown): readonly Finding[] {
  try {
    return withoutRepetition(inspect(schema, value, wholeValue(inspectors)).findings);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [
      finding({ code: 'too-deep', expected: 'a value of moderate depth', received: 'one that is nested too deeply' }),
    ];
  }
}

function errorsIn(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** What two parts of a schema say alike of the same place is said once. */
function withoutRepetition(findings: Iterable<Finding>): readonly Finding[] {
  return [...new Map([...findings].map((one) => [`${one.pointer} ${one.code} ${one.expected}`, one])).values()];
}
