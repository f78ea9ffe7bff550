import type { Issue } from '#shared/validation/issue.ts';
import { checkAddressOnCreate, checkAddressOnUpdate } from './address.ts';
import { isAbsent, membersOf } from './members.ts';
import { broken, missing, notChecked } from './rule-finding.ts';

/** Facts about the customer that an update replaces. */
export interface CustomerFacts {
  /** The resource as returned by a read. */
  readonly current?: Readonly<Record<string, unknown>>;
  readonly addressIds?: readonly string[];
}

/** Checks a customer to be created (R142 to R144, R146). */
export function checkCustomerOnCreate(body: unknown): readonly Issue[] {
  return [...nameFindings(body), ...checkAddressOnCreate(body), ...fixedFindings(body)];
}

/** Checks the update of a customer (R141, R143, R144, R146). */
export function checkCustomerOnUpdate(body: unknown, { current, addressIds }: CustomerFacts = {}): readonly Issue[] {
  return [
    ...nameFindings(body),
    ...codeFindings(body, current),
    ...checkAddressOnUpdate(body, addressIds),
    ...fixedFindings(body),
  ];
}

function nameFindings(body: unknown): readonly Issue[] {
  if (!isAbsent(membersOf(body)['name'])) return [];
  return [missing({ rule: 'R146', path: ['name'], expected: 'a name, which is mandatory' })];
}

function codeFindings(body: unknown, current: CustomerFacts['current']): readonly Issue[] {
  const rule = 'R146';
  const { code } = membersOf(body);
  if (code === undefined) return [];
  if (current === undefined) return [notChecked({ rule, path: ['code'], expected: 'the customer as it is read' })];
  return code === current['code']
    ? []
    : [broken({ rule, path: ['code'], expected: 'the code that the customer has', received: 'another one' })];
}

function fixedFindings(body: unknown): readonly Issue[] {
  const members = membersOf(body);
  const received = 'a value';
  return [
    ...(members['closure'] === undefined
      ? []
      : [
          broken({
            rule: 'R143',
            path: ['closure'],
            expected: 'nothing: create and update cannot set it',
            received,
          }),
        ]),
    ...(members['email'] === undefined
      ? []
      : [broken({ rule: 'R144', path: ['email'], expected: 'nothing: it is read-only', received })]),
  ];
}
