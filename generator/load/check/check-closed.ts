import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Check } from './context.ts';
import { namesIn, partsOf } from './parts-of.ts';

/**
 * `additionalProperties: false` knows the properties beside it, and none of those that its parts describe: every value
 * that has one is refused, which is hardly ever meant.
 */
export const checkClosed: Check = (node, context) => {
  if (node.value['additionalProperties'] !== false || member(node.value, 'patternProperties') !== undefined) return;
  const own = member(node.value, 'properties');
  const names = [...partsOf(node, context)].flatMap(namesIn);
  const refused = names.find((name) => member(own, name) === undefined);
  if (refused !== undefined)
    context.problems.report('closed-against-parts', below(node.pointer, 'additionalProperties'), refused);
};
