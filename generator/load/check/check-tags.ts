import { member } from '../../model/json.ts';
import { type Check, itemsOf } from './context.ts';

/** Each tag is declared once. */
export const checkTags: Check = (root, { problems }) => {
  const seen = new Set<string>();
  for (const { value, pointer } of itemsOf(root, 'tags')) {
    const name = member(value, 'name');
    if (typeof name !== 'string') continue;
    if (seen.has(name)) problems.report('tag-duplicate', pointer, name);
    seen.add(name);
  }
};
