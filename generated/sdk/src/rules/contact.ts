import type { Issue } from '../shared/validation/issue.ts';
import { checkAddressOnCreate, checkAddressOnUpdate } from './address.ts';
import { isAbsent, membersOf } from './members.ts';
import { replaced } from './rule-finding.ts';

/** Checks a contact to be created (R138, R142). */
export function checkContactOnCreate(body: unknown): readonly Issue[] {
  return [...checkAddressOnCreate(body), ...titleFindings(body)];
}

/** Checks the update of a contact (R138, R141). */
export function checkContactOnUpdate(body: unknown, addressIds?: readonly string[]): readonly Issue[] {
  return [...checkAddressOnUpdate(body, addressIds), ...titleFindings(body)];
}

function titleFindings(body: unknown): readonly Issue[] {
  if (!isAbsent(membersOf(body)['title'])) return [];
  return [replaced({ rule: 'R138', path: ['title'], expected: 'a title: left out or null, it becomes M' })];
}
