import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Check } from './context.ts';
import { namesIn, partsOf } from './parts-of.ts';

/**
 * A discriminator tells variants by a property of the values themselves: one that none of them describes hardly does.
 */
export const checkDiscriminator: Check = (node, context) => {
  const name = member(member(node.value, 'discriminator'), 'propertyName');
  const isChoice = ['oneOf', 'anyOf'].some((keyword) => Array.isArray(member(node.value, keyword)));
  if (typeof name !== 'string' || !isChoice) return;
  if ([node.value, ...partsOf(node, context)].some((part) => namesIn(part).includes(name))) return;
  context.problems.report('discriminator-undescribed', below(node.pointer, 'discriminator', 'propertyName'), name);
};
