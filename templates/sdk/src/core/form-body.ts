import { entriesOf } from './entries-of.ts';
import { memberText } from './member-text.ts';
import type { PartSerializer } from './operation.ts';
import { writeBody } from './write-body.ts';

/**
 * Sends an object as `application/x-www-form-urlencoded`: scalars and dates as they are, arrays under a repeated name
 * and objects as JSON. `null` and `undefined` are left out.
 */
export const formBody: PartSerializer = (draft, asked) =>
  writeBody(draft, asked, (value) => ({
    content: formText(entriesOf(value)),
    type: 'application/x-www-form-urlencoded',
  }));

/** Pairs as forms write them, which is not as in a URL: a space is a plus. */
export function formText(entries: readonly (readonly [string, unknown])[]): string {
  const pairs = entries.map(([name, item]) => [name, memberText(name, item)]);
  return new URLSearchParams(pairs).toString();
}
