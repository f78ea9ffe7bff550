import { entriesOf } from './entries-of.ts';
import type { Parameter, PartWriter } from './operation.ts';
import { scalarText } from './scalar-text.ts';
import { toldOf } from './told-of.ts';
import { writeBody } from './write-body.ts';

/**
 * Sends an object as `multipart/form-data`: a part a member (R192). Blobs and bytes become file parts, objects parts of JSON,
 * scalars text parts, each under the media type that is told where its value brings none; the transport adds the media
 * type of the whole with its boundary.
 */
export const multipartBody: PartWriter = (draft, asked, told) =>
  writeBody(draft, asked, (value) => ({ content: value instanceof FormData ? value : formOf(value, told) }));

function formOf(value: unknown, told: readonly Parameter[]): FormData {
  const form = new FormData();
  for (const [name, item] of entriesOf(value)) {
    const part = partOf(name, item, toldOf(told, name)?.type);
    if (typeof part === 'string') form.append(name, part);
    else if (item instanceof File) form.append(name, part, item.name);
    else form.append(name, part);
  }
  return form;
}

/** A text part, or a file part under a media type: its own, else the one that is told. */
function partOf(name: string, item: unknown, type = ''): Blob | string {
  if (item instanceof Blob) return item.type === '' ? item.slice(0, item.size, type) : item;
  if (item instanceof ArrayBuffer) return new Blob([item], { type });
  if (ArrayBuffer.isView(item)) return new Blob([item as Uint8Array<ArrayBuffer>], { type });
  if (typeof item === 'object') return new Blob([JSON.stringify(item)], { type: type || 'application/json' });
  const text = scalarText(name, item);
  return type === '' ? text : new Blob([text], { type });
}
