/** Every text of a value: what a public operation is given, a login say, counts as a secret as a whole. */
export function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}
