import { createIssue, type Issue, type Result, resultOf } from './issue.ts';
import type { SerializedParameter } from './parameters/parameter-text.ts';
import { readParameter } from './parameters/read-parameter.ts';
import type { Validator } from './validator.ts';

/**
 * Facts that a caller knows and a request does not contain. Rules that need one name it, and report what they could not
 * validate without it.
 */
export type Facts = Readonly<Record<string, unknown>>;

/** A request as a whole: parameters and body under the names that a request has them under. */
export type RequestValues = Readonly<Record<string, unknown>>;

/** A rule about a whole request that no schema can express. It skips values of the wrong type, which schemas report. */
export type RequestRule = (request: RequestValues, facts: Facts) => readonly Issue[];

/** The validators of one operation, one for each of its parts. */
export interface OperationValidators {
  /** The operation's id in the specification. */
  readonly operation: string;
  /** Validate the request as an object: other properties are ignored. */
  readonly path?: Validator<unknown>;
  readonly query?: Validator<unknown>;
  readonly header?: Validator<unknown>;
  readonly cookie?: Validator<unknown>;
  readonly body?: Validator<unknown>;
  readonly bodyRequired?: true;
  /** The serialization of the parameters. */
  readonly parameters?: readonly RequestParameter[];
  /** Properties of the request that the options of a call or of a client may give. */
  readonly options?: readonly string[];
  /** Validates the data of any successful response. */
  readonly response?: Validator<unknown>;
  /** Validate the data of one status (`200`, `2XX`), if successes differ, or of one format of it (`200 text/json`). */
  readonly responses?: Readonly<Record<string, Validator<unknown>>>;
  /** Rules that no schema can express. */
  readonly rules?: readonly RequestRule[];
}

const PARTS = ['path', 'query', 'header', 'cookie'] as const;

/** A whole request: each of its parts, then the rules that span them. All issues at once. */
export function validateRequest<Request extends object>(
  validators: OperationValidators,
  request: Request,
  facts: Facts = {},
): Result<Request> {
  return resultOf(request, findRequestIssues(validators, request, facts));
}

/** All issues of a request, warnings included. */
export function findRequestIssues(
  validators: OperationValidators,
  request: object,
  facts: Facts = {},
): readonly Issue[] {
  const values: RequestValues = { ...request };
  const parts = PARTS.flatMap((part) => validators[part]?.findIssues(values) ?? []);
  const body = values['body'];
  const rules = (validators.rules ?? []).flatMap((rule) => rule(values, facts));
  return [
    ...parts,
    ...(body === undefined ? missingBodyIssues(validators) : (validators.body?.findIssues(body) ?? [])),
    ...rules,
  ];
}

/** Tests whether a request has no errors. Fast: creates no issues for a valid request. */
export function isValidRequest(validators: OperationValidators, request: RequestValues, facts: Facts = {}): boolean {
  for (const part of PARTS) if (validators[part]?.(request) === false) return false;
  const body = request['body'];
  if (body === undefined ? validators.bodyRequired === true : validators.body?.validate(body).ok === false)
    return false;
  return (validators.rules ?? []).every((rule) => rule(request, facts).every(({ severity }) => severity !== 'error'));
}

function missingBodyIssues({ bodyRequired }: OperationValidators): readonly Issue[] {
  return bodyRequired ? [createIssue({ code: 'missing', part: 'body', expected: 'a body, which is required' })] : [];
}

/** The serialization of one parameter, and the property that it becomes. */
export interface RequestParameter extends SerializedParameter {
  readonly property: string;
}

/** A request as it comes: decoded texts by their names on the wire, and the body as it was parsed. */
export interface ReceivedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Path and query as sent. Without it, an encoded comma separates the items of a list as any other does. */
  readonly target?: string;
  readonly body?: unknown;
}

/**
 * Reads a request into the form that `validateRequest` takes, for a server, a gateway or a mock: texts of parameters
 * become values. A text that is not of its type stays a string, and fails validation.
 */
export function readRequest(validators: OperationValidators, sent: ReceivedRequest): RequestValues {
  const values = (validators.parameters ?? []).map((parameter) => {
    const { property, location } = parameter;
    const issuesOf = (value: unknown) => validators[location]?.findIssues({ [property]: value }) ?? [];
    const isValid = (value: unknown) =>
      issuesOf(value).every(({ path, severity }) => path[0] !== property || severity !== 'error');
    return [property, readParameter(parameter, sent, isValid)] as const;
  });
  const known = values.filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...(sent.body === undefined ? {} : { body: sent.body }) };
}
