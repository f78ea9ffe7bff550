import { encodedForms } from './spellings-of.ts';

/**
 * Every text of a value, in every spelling: what a public operation is given, a login say, counts as a secret as a
 * whole.
 */
export function collectSecrets(value: unknown): string[] {
  return typeof value === 'string' ? encodedForms(value) : Object.values(value ?? {}).flatMap(collectSecrets);
}
