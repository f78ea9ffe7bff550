import type { Issue } from '#shared/validation/issue.ts';
import { isAbsent, itemsOf, membersOf } from './members.ts';
import { broken, missing, notChecked } from './rule-finding.ts';

/** Checks that a created resource has an address with at least a country (R142). */
export function checkAddressOnCreate(body: unknown): readonly Issue[] {
  const rule = 'R142';
  const { address } = membersOf(body);
  if (isAbsent(address))
    return [missing({ rule, path: ['address'], expected: 'an address, which is mandatory on create' })];
  const { country } = membersOf(address);
  if (!isAbsent(country) && country !== '') return [];
  return [missing({ rule, path: ['address', 'country'], expected: 'a country, which every address needs' })];
}

/** Checks that the `addressId` of an update without an address exists (R141). */
export function checkAddressOnUpdate(body: unknown, addressIds?: readonly string[]): readonly Issue[] {
  const rule = 'R141';
  const { address, addressId } = membersOf(body);
  if (!isAbsent(address)) return [];
  if (isAbsent(addressId))
    return [missing({ rule, path: ['addressId'], expected: 'the id of an address, as there is no address' })];
  if (addressIds === undefined)
    return [notChecked({ rule, path: ['addressId'], expected: 'the ids of the addresses that exist' })];
  if (itemsOf(addressIds).includes(addressId)) return [];
  return [broken({ rule, path: ['addressId'], expected: 'the id of an address that exists', received: 'another one' })];
}
