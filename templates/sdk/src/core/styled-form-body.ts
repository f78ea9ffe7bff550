import { entriesOf, membersOf } from './entries-of.ts';
import { formText } from './form-body.ts';
import type { PartSerializer, ComponentEncoder } from './operation.ts';
import { toldOf } from './told-of.ts';
import { writeBody } from './write-body.ts';

/** Sends an object as `formBody` does, but for the members of which it is told a style. */
export const styledFormBody: PartSerializer = (draft, asked, told) =>
  writeBody(draft, asked, (value) => {
    const pieces = membersOf(value).map(([name, member]) => {
      const encode = toldOf(told, name)?.encode;
      return encode && member !== undefined && member !== null
        ? encode(name, member, write)
        : formText(entriesOf({ [name]: member }));
    });
    return { content: pieces.filter(Boolean).join('&'), type: 'application/x-www-form-urlencoded' };
  });

const write: ComponentEncoder = (text) => new URLSearchParams([['', text]]).toString().slice(1);
