import { entriesOf } from './entries-of.ts';
import type { PartWriter } from './operation.ts';
import { scalarText } from './scalar-text.ts';
import { writeBody } from './write-body.ts';

/** Sends an object as `application/x-www-form-urlencoded`; arrays repeat the name, `null` and `undefined` are left out. */
export const formBody: PartWriter = (draft, asked) =>
  writeBody(draft, asked, (value) => {
    const form = new URLSearchParams();
    for (const [name, item] of entriesOf(value)) form.append(name, scalarText(name, item));
    return { content: form.toString(), type: 'application/x-www-form-urlencoded' };
  });
