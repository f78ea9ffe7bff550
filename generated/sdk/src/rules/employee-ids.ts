import type { CallRule } from '../validators/call-rule.ts';
import { isAbsent, membersOf } from './members.ts';
import { broken } from './rule-finding.ts';

/** R145: the employee id in the URL must equal `employeeId` in the body. That it exists only the platform can tell. */
export const employeeIdsAgree: CallRule = (request) => {
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
