import type { RequestRule } from '#shared/validation/operation-validators.ts';
import { isAbsent, membersOf } from './members.ts';
import { broken } from './rule-finding.ts';

/** R145: the employee id in the URL must equal `employeeId` in the body. That it exists only the platform can tell. */
export const employeeIdsAgree: RequestRule = (request) => {
  const { employeeId } = membersOf(request['body']);
  if (isAbsent(employeeId) || isAbsent(request['employeeId']) || employeeId === request['employeeId']) return [];
  return [
    broken({
      rule: 'R145, conventions L292',
      path: ['employeeId'],
      expected: 'the employee id of the URL',
      received: 'another one',
    }),
  ];
};
