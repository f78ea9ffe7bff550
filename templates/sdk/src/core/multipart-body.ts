import { entriesOf } from './entries-of.ts';
import type { PartWriter } from './operation.ts';
import { scalarText } from './scalar-text.ts';
import { writeBody } from './write-body.ts';

/**
 * Sends an object as `multipart/form-data`: a part a member (R192). Blobs and bytes become file parts, objects parts of JSON,
 * scalars text parts; the transport adds the media type with its boundary.
 */
export const multipartBody: PartWriter = (draft, asked) =>
  writeBody(draft, asked, (value) => ({ content: value instanceof FormData ? value : formOf(value) }));

function formOf(value: unknown): FormData {
  const form = new FormData();
  for (const [name, item] of entriesOf(value)) {
    if (item instanceof Blob) form.append(name, item);
    else if (item instanceof ArrayBuffer) form.append(name, new Blob([item]));
    else if (ArrayBuffer.isView(item)) form.append(name, new Blob([item as Uint8Array<ArrayBuffer>]));
    else if (typeof item === 'object')
      form.append(name, new Blob([JSON.stringify(item)], { type: 'application/json' }));
    else form.append(name, scalarText(name, item));
  }
  return form;
}
