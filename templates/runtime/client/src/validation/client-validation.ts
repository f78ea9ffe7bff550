import { type ErrorContext, InvalidRequestError, ResponseParseError } from '../errors.ts';
import { formatIssues, type Issue } from '#shared/validation/issue.ts';
import type { ValidationMode } from '../client/call-options.ts';
import type { ValidatedCall, Validation } from '../client/options.ts';
import {
  type Facts,
  findRequestIssues,
  isValidRequest,
  type OperationValidators,
  type RequestValues,
} from '#shared/validation/operation-validators.ts';
import type { Validator } from '#shared/validation/validator.ts';
import { requireKnown, requireKnownParameters } from '../client/known-names.ts';

/** The request is invalid and was not sent. `issues` lists what is wrong, and warnings such as unknown members. */
export class RequestValidationError extends InvalidRequestError {
  static override readonly kind: string = 'RequestValidationError';
  declare readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], context?: ErrorContext) {
    super(`the request was not sent\n${formatIssues(issues)}`, context);
    Object.defineProperty(this, 'issues', { value: issues, enumerable: true });
  }
}

/** The response does not match its schema. `issues` lists what is wrong. */
export class ResponseValidationError extends ResponseParseError {
  static override readonly kind: string = 'ResponseValidationError';
  declare readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], context?: ErrorContext) {
    super(`the response does not match its schema\n${formatIssues(issues)}`, context);
    Object.defineProperty(this, 'issues', { value: issues, enumerable: true });
  }
}

/** Receives the issues of an invalid response. The call succeeds nevertheless. */
export type ResponseIssueListener = (issues: readonly Issue[], operation: string) => void;

/** Options of client validation. */
export interface ValidationOptions {
  /**
   * Handles invalid responses, if responses are validated: throws a `ResponseValidationError`, ignores them, or calls a
   * function.
   *
   * @default 'error'
   */
  readonly responses?: 'error' | 'ignore' | ResponseIssueListener | undefined;
  /**
   * Handles warnings about a request, such as a member that its open schema does not name: ignores them, throws a
   * `RequestValidationError`, or calls a function before the request is sent.
   *
   * @default 'ignore'
   */
  readonly warnings?: 'error' | 'ignore' | ((issues: readonly Issue[], operation: string) => void) | undefined;
  /** Facts for rules that need more than the request, such as the rights of the user. */
  readonly facts?: Facts | undefined;
}

/**
 * Creates the `validation` option of a client. A client bundles only the validators that it is given; calls of other
 * operations are not validated.
 *
 * @param validators - validators of single operations, or `allValidators`
 * @throws {InvalidRequestError} if an option does not exist, or cannot handle issues
 * @example new Client({ baseUrl, auth, validation: validation([createContractValidators]) })
 */
export function validation(
  validators: Iterable<OperationValidators> | ReadonlyMap<string, OperationValidators>,
  options: ValidationOptions = {},
): Validation {
  try {
    requireKnown('option', options, ['responses', 'warnings', 'facts']);
  } catch (error) {
    throw new InvalidRequestError(Object(error).message);
  }
  const { responses = 'error', warnings = 'ignore', facts = {} } = options;
  for (const handler of [responses, warnings])
    if (typeof handler !== 'function' && !['error', 'ignore'].includes(handler))
      throw new InvalidRequestError(`responses and warnings must be error, ignore or a function, not ${handler}`);
  const known = validators instanceof Map ? validators : indexByOperation(validators);
  return {
    request(call) {
      const own = validationMode(call) === 'off' ? undefined : known.get(call.operation.id);
      if (own === undefined) return;
      requireKnownParameters(call);
      const request = requestValues(call, own.options);
      const isValid = isValidRequest(own, request, facts);
      if (isValid && warnings === 'ignore') return;
      const issues = findRequestIssues(own, request, facts);
      if (isValid && issues.length === 0) return;
      if (isValid && typeof warnings === 'function') warnings(issues, call.operation.id);
      else throw new RequestValidationError(issues, errorContext(call));
    },
    response(call, data, response) {
      const own =
        validationMode(call) === 'all' ? responseValidator(known.get(call.operation.id), response) : undefined;
      if (own === undefined || data === undefined || responses === 'ignore') return;
      const result = own.validate(data);
      if (result.ok === true) return;
      const { issues } = result;
      if (responses === 'error')
        throw new ResponseValidationError(issues, { ...errorContext(call), status: response.status });
      responses(issues, call.operation.id);
    },
  };
}

function indexByOperation(
  validators: Iterable<OperationValidators> | ReadonlyMap<string, OperationValidators>,
): ReadonlyMap<string, OperationValidators> {
  const found = new Map<string, OperationValidators>();
  for (const one of validators) if ('operation' in one) found.set(one.operation, one);
  return found;
}

/**
 * Returns the validator for the data of a response: that of its status in its format, else of its status, else the one
 * that all success statuses share.
 */
function responseValidator(
  validators: OperationValidators | undefined,
  { status, headers }: Response,
): Validator<unknown> | undefined {
  const { response, responses = {} } = validators ?? {};
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const keys = [`${status}`, '2XX', 'default'];
  const found = [...keys.map((key) => `${key} ${type}`), ...keys].find((key) => Object.hasOwn(responses, key));
  return found === undefined ? response : responses[found];
}

const MODES: readonly string[] = ['off', 'requests', 'all'] satisfies readonly ValidationMode[];

/** Returns the mode of the call, else of the client. Requests are validated by default. */
function validationMode({ options, connection }: ValidatedCall): ValidationMode {
  const mode = options.validate ?? connection.options.validate ?? 'requests';
  if (!MODES.includes(mode)) throw new InvalidRequestError(`validate must be ${MODES.join(', ')}, not ${mode}`);
  return mode;
}

/** Returns the request with the parameters set by the options of the call or of the client. */
function requestValues({ request, options, connection }: ValidatedCall, names: readonly string[] = []): RequestValues {
  let whole = request;
  for (const name of names) {
    const value: unknown = request[name] ?? Reflect.get(options, name) ?? Reflect.get(connection.options, name);
    if (value !== undefined && value !== request[name]) whole = { ...whole, [name]: value };
  }
  return whole;
}

function errorContext({ operation: { id, method }, path }: ValidatedCall): ErrorContext {
  return { operation: id, method, path };
}
