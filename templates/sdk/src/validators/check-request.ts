import type { Facts, JudgedRequest } from './call-rule.ts';
import { type Finding, finding } from './finding.ts';
import type { OperationValidators } from './operation-validators.ts';
import { type Result, resultOf } from './result.ts';

const PARTS = ['path', 'query', 'header', 'cookie'] as const;

/** A whole request: each of its parts, then the rules that span them. All findings at once. */
export function checkRequest<Request extends object>(
  validators: OperationValidators,
  request: Request,
  facts: Facts = {},
): Result<Request> {
  return resultOf(request, reviewRequest(validators, request, facts));
}

/** All findings of a request, warnings included. */
export function reviewRequest(validators: OperationValidators, request: object, facts: Facts = {}): readonly Finding[] {
  const values: JudgedRequest = { ...request };
  const parts = PARTS.flatMap((part) => validators[part]?.review(values) ?? []);
  const body = values['body'];
  const rules = (validators.rules ?? []).flatMap((rule) => rule(values, facts));
  return [
    ...parts,
    ...(body === undefined ? missingBody(validators) : (validators.body?.review(body) ?? [])),
    ...rules,
  ];
}

/** Whether a request has nothing wrong with it: the quick question, which makes no findings where all is well. */
export function isRequest(validators: OperationValidators, request: JudgedRequest, facts: Facts = {}): boolean {
  for (const part of PARTS) if (validators[part]?.(request) === false) return false;
  const body = request['body'];
  if (body === undefined ? validators.bodyRequired === true : validators.body?.check(body).ok === false) return false;
  return (validators.rules ?? []).every((rule) => rule(request, facts).every(({ severity }) => severity !== 'error'));
}

function missingBody({ bodyRequired }: OperationValidators): readonly Finding[] {
  return bodyRequired ? [finding({ code: 'missing', part: 'body', expected: 'a body, which is required' })] : [];
}
