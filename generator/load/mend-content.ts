import { isObject, type JsonObject, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop, replaceMembers } from './edit.ts';
import type { Node } from './walk.ts';

const members = ['schema', 'example', 'examples', 'encoding'];

/**
 * Mends the keys of a content, with a warning each: members of a media type that stand one level too high, among the
 * media types themselves, are left out; a comma before a parameter is read as a semicolon.
 */
export function mendContent(holder: Node, problems: Reporter): void {
  const content = member(holder.value, 'content');
  if (!isObject(content)) return;
  for (const key of members.filter((name) => Object.hasOwn(content, name))) {
    problems.report('media-type-misplaced', below(holder.pointer, 'content', key), key);
    drop(content, key);
  }
  if (Object.keys(content).some((key) => comma.test(key))) mendCommas(holder, content, problems);
}

/** A media type and a parameter of it, with a comma between them where a semicolon belongs. */
const comma = /^([^,;\s]+\/[^,;\s]+)\s*,\s*([^,;=\s/]+=[^,;\s]+)$/;

function mendCommas({ pointer }: Node, content: JsonObject, problems: Reporter): void {
  const mended = Object.entries(content).map(([key, media]) => [mendComma(key, content), media, key] as const);
  for (const [read, , key] of mended.filter(([name, , written]) => name !== written))
    problems.report('media-type-comma', below(pointer, 'content', key), key, read);
  replaceMembers(
    content,
    mended.map(([key, media]) => [key, media]),
  );
}

/** The key that is meant; where there is another that says so rightly, this one stays a mistake. */
function mendComma(key: string, content: JsonObject): string {
  const meant = key.replace(comma, '$1; $2');
  return Object.hasOwn(content, meant) ? key : meant;
}
