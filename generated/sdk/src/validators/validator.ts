import { describe } from './describe.ts';
import { type Finding, finding, type Part } from './finding.ts';
import { inspectJson } from './inspect/inspect-json.ts';
import { inspect } from './inspect/inspect.ts';
import { isJson } from './is-json.ts';
import { type Result, resultOf } from './result.ts';
import type { Schema } from './schema.ts';
import type { StandardSchema } from './standard-schema.ts';

/**
 * Judges values of one kind. As a function it is a type predicate, which asks what the schema says and is the quickest;
 * `check` says what is wrong, and asks too whether all of a value can be written as JSON, where the schema leaves open what
 * may stand: no more than 1,000 levels, nothing that contains itself, no NaN, no function. It is a Standard Schema, so that
 * other libraries take it as it is. It changes nothing: no coercion, no defaults.
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
export type Judge = (value: unknown, depth?: number) => boolean;

/** A validator of a compiled judge, which gives the verdict, and of the schema it was made from, which explains it. */
export function validator<Value>(judge: Judge, schema: Schema | boolean, part: Part): Validator<Value> {
  // Parameters are judged as one object with the body beside them, and written as texts.
  const isWhole = part === 'body' || part === 'answer';
  const is = (value: unknown): value is Value => isAccepted(judge, value);
  const isRight = (value: unknown): value is Value => is(value) && (!isWhole || isJson(value));
  const review = (value: unknown): readonly Finding[] => {
    const found = findingsOf({ schema, value, isRefused: !is(value), others: isWhole ? inspectJson(value) : [] });
    return found.map((one) => ({ ...one, part }));
  };
  const check = (value: unknown): Result<Value> =>
    isRight(value) ? { ok: true, value } : resultOf(value as Value, review(value));
  const standard: StandardSchema<Value>['~standard'] = {
    version: 1,
    vendor: 'openapi',
    validate: (value) => (isRight(value) ? { value } : { issues: errorsIn(review(value)) }),
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

interface Reviewed {
  readonly schema: Schema | boolean;
  readonly value: unknown;
  readonly isRefused: boolean;
  /** What is wrong whatever the schema says. */
  readonly others: readonly Finding[];
}

function findingsOf({ schema, value, isRefused, others }: Reviewed): readonly Finding[] {
  if (others.some(({ code }) => code === 'too-deep')) return others;
  const inspection = inspected(schema, value);
  const places = new Set(errorsIn(inspection).map(({ pointer }) => pointer));
  const findings = [...inspection, ...others.filter(({ pointer }) => !places.has(pointer))];
  if (!isRefused) return findings.filter((one) => one.severity === 'warning' || others.includes(one));
  if (errorsIn(findings).length > 0) return findings;
  return [
    ...findings,
    finding({ code: 'value', expected: 'a value of the described shape', received: describe(value) }),
  ];
}

function inspected(schema: Schema | boolean, value: unknown): readonly Finding[] {
  try {
    return withoutRepetition(inspect(schema, value, { path: [], depth: 0 }).findings);
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
function withoutRepetition(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((one) => [`${one.pointer} ${one.code} ${one.expected}`, one])).values()];
}
