import type { ValidatedCall, Validation, ValidationMode } from '../client/options.ts';
import type { ErrorContext } from '../errors.ts';
import { AnswerFindingsError } from './answer-findings-error.ts';
import type { Facts, JudgedRequest } from './call-rule.ts';
import { isRequest, reviewRequest } from './check-request.ts';
import type { Finding } from './finding.ts';
import type { OperationValidators } from './operation-validators.ts';
import { RequestFindingsError } from './request-findings-error.ts';
import type { Validator } from './validator.ts';

/** Told about an answer that does not match; the call succeeds all the same. */
export type AnswerListener = (findings: readonly Finding[], operation: string) => void;

/** How a client validates. */
export interface ValidationOptions {
  /**
   * What an answer that does not match is, where answers are judged: an error, nothing, or a call of a function.
   * Default: an error.
   */
  readonly answers?: 'error' | 'ignore' | AnswerListener | undefined;
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
  { answers = 'error', facts = {} }: ValidationOptions = {},
): Validation {
  const known = validators instanceof Map ? validators : byOperation(validators);
  return {
    request(call) {
      const own = wantedBy(call) === 'off' ? undefined : known.get(call.operation.id);
      if (own === undefined) return;
      const request = requestOf(call, own.options);
      if (isRequest(own, request, facts)) return;
      throw new RequestFindingsError(errorsIn(reviewRequest(own, request, facts)), contextOf(call));
    },
    response(call, data, status) {
      const own = wantedBy(call) === 'all' ? answerOf(known.get(call.operation.id), status) : undefined;
      if (own === undefined || data === undefined || answers === 'ignore') return;
      const result = own.check(data);
      if (result.ok) return;
      const findings = errorsIn(result.findings);
      if (answers === 'error') throw new AnswerFindingsError(findings, { ...contextOf(call), status });
      answers(findings, call.operation.id);
    },
  };
}

function byOperation(
  validators: Iterable<OperationValidators> | ReadonlyMap<string, OperationValidators>,
): ReadonlyMap<string, OperationValidators> {
  const found = new Map<string, OperationValidators>();
  for (const one of validators) if ('operation' in one) found.set(one.operation, one);
  return found;
}

/** What judges the data of a status; one that is not stated may give what any success does. */
function answerOf(validators: OperationValidators | undefined, status: number): Validator<unknown> | undefined {
  const { answer, answers = {} } = validators ?? {};
  return answers[status] ?? answers['2XX'] ?? answer;
}

/** The call's own choice, else the client's; what is sent is judged unless someone says otherwise. */
function wantedBy({ options, connection }: ValidatedCall): ValidationMode {
  return options.validate ?? connection.options.validate ?? 'requests';
}

/** The request with the parameters that the options of the call or of the client give. */
function requestOf({ request, options, connection }: ValidatedCall, names: readonly string[] = []): JudgedRequest {
  let whole = request;
  for (const name of names) {
    const value: unknown = request[name] ?? Reflect.get(options, name) ?? Reflect.get(connection.options, name);
    if (value !== undefined && value !== request[name]) whole = { ...whole, [name]: value };
  }
  return whole;
}

function errorsIn(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function contextOf({ operation: { id, method, path } }: ValidatedCall): ErrorContext {
  return { operation: id, method, path };
}
