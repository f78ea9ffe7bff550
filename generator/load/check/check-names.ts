import { limits } from '../limits.ts';
import type { Check } from './context.ts';
import { below } from '../../model/pointer.ts';
import { isObject, type Json } from '../../model/json.ts';

/** Names become identifiers, file names and lines of code: there is a limit to their length. */
export const checkNameLengths: Check = (node, { problems }) => {
  const { value } = node;
  for (const key in value) {
    if (isLong(key) || holdsLong(value[key]))
      problems.report('name-too-long', below(node.pointer, key), String(limits.nameLength));
  }
};

function isLong(name: string): boolean {
  return name.length > limits.nameLength;
}

function holdsLong(held: Json | undefined): boolean {
  if (isObject(held)) for (const name in held) if (isLong(name)) return true;
  return false;
}
