import { createIssue, type Issue, type Result, resultOf } from './issue.ts';
import type { SerializedParameter } from './parameters/parameter-text.ts';
import { readParameter } from './parameters/read-parameter.ts';
import type { Validator } from './validator.ts';

/**
 * What a caller knows and a request does not say: rules that need it say which, and what they could not judge without.
 */
export type Facts = Readonly<Record<string, unknown>>;

/** A request as a whole: parameters and body under the names that a request has them under. */
export type RequestValues = Readonly<Record<string, unknown>>;

/** A rule about a whole request that no schema can hold. It judges shapes that are right, and leaves others alone. */
export type RequestRule = (request: RequestValues, facts: Facts) => readonly Issue[];

/** What can be judged of one operation: a validator for each part that it has. */
export interface OperationValidators {
  /** The operation's id in the specification. */
  readonly operation: string;
  /** Judge the request as an object: properties that are no parameters of theirs do not concern them. */
  readonly path?: Validator<unknown>;
  readonly query?: Validator<unknown>;
  readonly header?: Validator<unknown>;
  readonly cookie?: Validator<unknown>;
  readonly body?: Validator<unknown>;
  readonly bodyRequired?: true;
  /** How the parameters are read from their texts. */
  readonly parameters?: readonly RequestParameter[];
  /** Properties of the request that the options of a call or of a client may give. */
  readonly options?: readonly string[];
  /** Judges what any success gives. */
  readonly response?: Validator<unknown>;
  /** Judge what one status gives (`200`, `2XX`), where the successes differ. */
  readonly responses?: Readonly<Record<string, Validator<unknown>>>;
  /** What no schema can hold. */
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

/** Whether a request has nothing wrong with it: the quick question, which makes no issues where all is well. */
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

/** How one parameter of a request is read from its text, and the property that it becomes. */
export interface RequestParameter extends SerializedParameter {
  readonly property: string;
}

/** A request as it comes: decoded texts by their names on the wire, and the body as it was parsed. */
export interface ReceivedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body?: unknown;
}

/**
 * A request as `checkRequest` judges it, for a server, a gateway or a mock: texts of parameters become the values that
 * they stand for. A text that stands for none stays a text, and is found out when it is judged.
 */
export function readRequest({ parameters = [] }: OperationValidators, sent: ReceivedRequest): RequestValues {
  const values = parameters.map((parameter) => [parameter.property, readParameter(parameter, sent)]);
  const known = values.filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...(sent.body === undefined ? {} : { body: sent.body }) };
}
