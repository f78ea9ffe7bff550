import { limits } from '../limits.ts';
import type { Check } from './context.ts';
import { below } from '../../model/pointer.ts';
import { isObject } from '../../model/json.ts';

/** Names become identifiers, file names and lines of code: there is a limit to their length. */
export const checkNameLengths: Check = (node, { problems }) => {
  for (const [key, held] of Object.entries(node.value)) {
    const names = isObject(held) ? [key, ...Object.keys(held)] : [key];
    const long = names.find((name) => name.length > limits.nameLength);
    if (long !== undefined) problems.report('name-too-long', below(node.pointer, key), String(limits.nameLength));
  }
};
