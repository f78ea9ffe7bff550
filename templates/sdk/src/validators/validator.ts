import { describe } from './describe.ts';
import { type Finding, finding, type Part } from './finding.ts';
import { inspect } from './inspect/inspect.ts';
import { type Result, resultOf } from './result.ts';
import type { Schema } from './schema.ts';
import type { StandardSchema } from './standard-schema.ts';

/**
 * Judges values of one kind. As a function it is a type predicate; `check` says what is wrong; and it is a Standard
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
export type Judge = (value: unknown, depth?: number) => boolean;

/** A validator of a compiled judge, which gives the verdict, and of the schema it was made from, which explains it. */
export function validator<Value>(judge: Judge, schema: Schema | boolean, part: Part): Validator<Value> {
  const is = (value: unknown): value is Value => isAccepted(judge, value);
  const review = (value: unknown): readonly Finding[] => findingsOf({ schema, value, part, isRefused: !is(value) });
  const check = (value: unknown): Result<Value> =>
    is(value) ? { ok: true, value } : resultOf(value as Value, review(value));
  const standard: StandardSchema<Value>['~standard'] = {
    version: 1,
    vendor: 'openapi',
    validate: (value) => (is(value) ? { value } : { issues: errorsIn(review(value)) }),
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
  readonly part: Part;
  readonly isRefused: boolean;
}

function findingsOf({ schema, value, part, isRefused }: Reviewed): readonly Finding[] {
  const findings = inspected(schema, value).map((one) => ({ ...one, part }));
  if (!isRefused) return findings.filter(({ severity }) => severity === 'warning');
  if (errorsIn(findings).length > 0) return findings;
  return [
    ...findings,
    finding({ code: 'value', part, expected: 'a value of the described shape', received: describe(value) }),
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
