import type { ErrorContext } from '../errors.ts';
import type { ValidatedCall, Validation, ValidationMode } from '../client/options.ts';
import { ResponseValidationError, RequestValidationError } from './errors.ts';
import type { Issue } from '../shared/validation/issue.ts';
import {
  type Facts,
  findRequestIssues,
  isValidRequest,
  type OperationValidators,
  type RequestValues,
} from '../shared/validation/operation-validators.ts';
import type { Validator } from '../shared/validation/validator.ts';

/** Told about an answer that does not match; the call succeeds all the same. */
export type ResponseIssueListener = (issues: readonly Issue[], operation: string) => void;

/** How a client validates. */
export interface ValidationOptions {
  /**
   * What an answer that does not match is, where answers are judged: an error, nothing, or a call of a function.
   * Default: an error.
   */
  readonly responses?: 'error' | 'ignore' | ResponseIssueListener | undefined;
  /** What the rules that span a request may know beside it, such as what the user may do. */
  readonly facts?: Facts | undefined;
}

/**
 * What judges the calls of a client: `new Client({ …, validation: validation([createContractValidators]) })`. A
 * client carries the validators that it is given and no others; a call of another operation is not judged.
 *
 * @param validators - those of single operations, or `allValidators`
 */
export function validation(
  validators: Iterable<OperationValidators> | ReadonlyMap<string, OperationValidators>,
  { responses: answers = 'error', facts = {} }: ValidationOptions = {},
): Validation {
  const known = validators instanceof Map ? validators : indexByOperation(validators);
  return {
    request(call) {
      const own = validationMode(call) === 'off' ? undefined : known.get(call.operation.id);
      if (own === undefined) return;
      const request = requestValues(call, own.options);
      if (isValidRequest(own, request, facts)) return;
      throw new RequestValidationError(errorsOf(findRequestIssues(own, request, facts)), errorContext(call));
    },
    response(call, data, status) {
      const own = validationMode(call) === 'all' ? responseValidator(known.get(call.operation.id), status) : undefined;
      if (own === undefined || data === undefined || answers === 'ignore') return;
      const result = own.validate(data);
      if (result.ok) return;
      const issues = errorsOf(result.issues);
      if (answers === 'error') throw new ResponseValidationError(issues, { ...errorContext(call), status });
      answers(issues, call.operation.id);
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

/** What judges the data of a status; one that is not stated may give what any success does. */
function responseValidator(
  validators: OperationValidators | undefined,
  status: number,
): Validator<unknown> | undefined {
  const { response: answer, responses: answers = {} } = validators ?? {};
  return answers[status] ?? answers['2XX'] ?? answer;
}

/** The call's own choice, else the client's; what is sent is judged unless someone says otherwise. */
function validationMode({ options, connection }: ValidatedCall): ValidationMode {
  return options.validate ?? connection.options.validate ?? 'requests';
}

/** The request with the parameters that the options of the call or of the client give. */
function requestValues({ request, options, connection }: ValidatedCall, names: readonly string[] = []): RequestValues {
  let whole = request;
  for (const name of names) {
    const value: unknown = request[name] ?? Reflect.get(options, name) ?? Reflect.get(connection.options, name);
    if (value !== undefined && value !== request[name]) whole = { ...whole, [name]: value };
  }
  return whole;
}

function errorsOf(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter(({ severity }) => severity === 'error');
}

function errorContext({ operation: { id, method, path } }: ValidatedCall): ErrorContext {
  return { operation: id, method, path };
}
