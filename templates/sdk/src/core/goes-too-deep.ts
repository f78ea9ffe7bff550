import { isObject } from './is-object.ts';

/**
 * Whether a value cannot surely be copied and compared wherever the stack of the program stands: it has more than 1,000
 * levels, which is also as deep as the validators look.
 */
export function goesTooDeep(value: unknown, level = 0): boolean {
  return isObject(value) && (level > 1_000 || Object.values(value).some((member) => goesTooDeep(member, level + 1)));
}
