import { isObject, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop } from './edit.ts';
import type { Editable } from './edit-objects.ts';

const members = ['schema', 'example', 'examples', 'encoding'];

/** Leaves out members of a media type that stand one level too high, among the media types themselves, with a warning each. */
export function mendContent(holder: Editable, problems: Reporter): void {
  const content = member(holder.value, 'content');
  if (!isObject(content)) return;
  for (const key of members.filter((name) => Object.hasOwn(content, name))) {
    problems.report('media-type-misplaced', below(holder.pointer, 'content', key), key);
    drop(content, key);
  }
}
