import type { Issue } from '../shared/validation/issue.ts';
import { isAbsent, membersOf } from './members.ts';
import { broken, missing, notChecked, replaced } from './rule-finding.ts';

/** Facts about the employee that an update replaces. */
export interface EmployeeFacts {
  /** The resource as returned by a read. */
  readonly current?: Readonly<Record<string, unknown>>;
  readonly standardWeek?: Readonly<Record<string, unknown>>;
}

const ZERO_BY_DEFAULT = ['dailyCost', 'directHourlyRate', 'dailySellingPrice', 'occupancyRate'];

/** Checks an employee to be created, and warns of values that the platform fills in (R139, R140). */
export function checkEmployeeOnCreate(body: unknown, facts: EmployeeFacts = {}): readonly Issue[] {
  return [...defaultFindings(body), ...hoursFindings(body, facts)];
}

/** Checks the update of an employee, whose code cannot change (R137). */
export function checkEmployeeOnUpdate(body: unknown, facts: EmployeeFacts = {}): readonly Issue[] {
  return [...codeFindings(body, facts), ...checkEmployeeOnCreate(body, facts)];
}

function codeFindings(body: unknown, { current }: EmployeeFacts): readonly Issue[] {
  const rule = 'R137';
  const { code } = membersOf(body);
  if (isAbsent(code))
    return [
      missing({ rule, path: ['code'], expected: 'the code, which an update cannot leave out', received: String(code) }),
    ];
  if (current === undefined) return [notChecked({ rule, path: ['code'], expected: 'the employee as it is read' })];
  return code === current['code']
    ? []
    : [broken({ rule, path: ['code'], expected: 'the code that the employee has', received: 'another one' })];
}

function defaultFindings(body: unknown): readonly Issue[] {
  const members = membersOf(body);
  return ZERO_BY_DEFAULT.filter((name) => isAbsent(members[name])).map((name) =>
    replaced({
      rule: 'R139',
      path: [name],
      expected: `a value: left out or null, "${name}" becomes 0`,
    }),
  );
}

function hoursFindings(body: unknown, { standardWeek }: EmployeeFacts): readonly Issue[] {
  const rule = 'R140';
  const path = ['dailyHours'];
  if (!isAbsent(membersOf(body)['dailyHours'])) return [];
  const hours = standardWeek?.['dailyHours'];
  if (isAbsent(hours))
    return [notChecked({ rule, path, expected: 'the standard week of the employee, whose dailyHours are taken' })];
  return [
    replaced({ rule, path, expected: `a value: left out, the ${String(hours)} hours of the standard week are taken` }),
  ];
}
