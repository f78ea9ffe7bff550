import type { RequestRule } from '#shared/validation/operation-validators.ts';
import { isAbsent, membersOf } from './members.ts';
import { broken } from './rule-finding.ts';

/** Checks that `employeeId` in the body equals the id in the URL (R145). Only the platform can check that it exists. */
export const employeeIdsAgree: RequestRule = (request) => {
  const { employeeId } = membersOf(request['body']);
  if (isAbsent(employeeId) || isAbsent(request['employeeId']) || employeeId === request['employeeId']) return [];
  return [
    broken({
      rule: 'R145',
      path: ['employeeId'],
      expected: 'the employee id of the URL',
      received: 'another one',
    }),
  ];
};
