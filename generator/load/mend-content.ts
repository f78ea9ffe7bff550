import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop } from './edit.ts';

const members = ['schema', 'example', 'examples', 'encoding'];

/** Leaves out members of a media type that stand one level too high, among the media types themselves, with a warning each. */
export function mendContent(holder: JsonObject, pointer: Pointer, problems: Reporter): void {
  const content = member(holder, 'content');
  if (!isObject(content)) return;
  for (const key of members.filter((name) => Object.hasOwn(content, name))) {
    problems.report('media-type-misplaced', below(pointer, 'content', key), key);
    drop(content, key);
  }
}
