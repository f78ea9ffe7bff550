import type { Check } from './context.ts';
import { membersOf } from './context.ts';
import { isMediaType } from './token.ts';

/** The keys of `content` are media types. */
export const checkMediaTypes: Check = (holder, { problems }) => {
  for (const { key, pointer } of membersOf(holder, 'content')) {
    if (!isMediaType(key)) problems.report('media-type-invalid', pointer, key);
  }
};
