import { spellingsOf } from './spellings-of.ts';

/**
 * Every text of a value, in every spelling: what a public operation is given, a login say, counts as a secret as a
 * whole.
 */
export function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? spellingsOf(value) : Object.values(value ?? {}).flatMap(textsIn);
}
