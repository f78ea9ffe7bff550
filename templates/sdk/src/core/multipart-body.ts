import { entriesOf } from './entries-of.ts';
import { jsonOf } from './json-of.ts';
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
  for (const [name, item] of entriesOf(value)) form.append(name, partOf(name, item, toldOf(told, name)?.type));
  return form;
}

/** A text part, or a file part under a media type: its own, else the one that is told. */
function partOf(name: string, item: unknown, type = ''): Blob | string {
  if (item instanceof Blob && item.type) return item;
  if (item instanceof File) return new File([item], item.name, { type });
  if (item instanceof Blob || item instanceof ArrayBuffer || ArrayBuffer.isView(item))
    return new Blob([item as Blob], { type });
  const isJson = typeof item === 'object';
  const text = isJson ? jsonOf(item, name) : scalarText(name, item);
  return isJson || type ? new Blob([text], { type: type || 'application/json' }) : text;
}
