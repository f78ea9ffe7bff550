import type { Issue } from '#shared/validation/issue.ts';
import { isAbsent, itemsOf, membersOf } from './members.ts';
import { broken, missing, notJudged } from './rule-finding.ts';

/** R142: what is created has an address, and the address at least a country. */
export function checkAddressOnCreate(body: unknown): readonly Issue[] {
  const rule = 'R142, conventions L292';
  const { address } = membersOf(body);
  if (isAbsent(address))
    return [missing({ rule, path: ['address'], expected: 'an address, which is mandatory on create' })];
  const { country } = membersOf(address);
  if (!isAbsent(country) && country !== '') return [];
  return [missing({ rule, path: ['address', 'country'], expected: 'a country, which every address needs' })];
}

/** R141: where an update has no address, `addressId` must be one that exists. */
export function checkAddressOnUpdate(body: unknown, addressIds?: readonly string[]): readonly Issue[] {
  const rule = 'R141, conventions L292';
  const { address, addressId } = membersOf(body);
  if (!isAbsent(address)) return [];
  if (isAbsent(addressId))
    return [missing({ rule, path: ['addressId'], expected: 'the id of an address, as there is no address' })];
  if (addressIds === undefined)
    return [notJudged({ rule, path: ['addressId'], expected: 'the ids of the addresses that exist' })];
  if (itemsOf(addressIds).includes(addressId)) return [];
  return [broken({ rule, path: ['addressId'], expected: 'the id of an address that exists', received: 'another one' })];
}
