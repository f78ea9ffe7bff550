import { entriesOf } from './entries-of.ts';
import { memberText } from './member-text.ts';
import type { PartSerializer } from './operation.ts';
import { writeBody } from './write-body.ts';

/** Makes a part of a member of a form. */
export type PartOf = (name: string, item: unknown) => Blob | string;

/**
 * Sends an object as `multipart/form-data`: a part a member (R192). Blobs and bytes become file parts, objects parts of
 * JSON, scalars and dates text parts; the transport adds the media type of the whole with its boundary.
 */
export const multipartBody: PartSerializer = (draft, asked) =>
  writeBody(draft, asked, (value) => ({ content: formOf(value, partOf) }));

/** The form that a value stands for, which may be one already. */
export function formOf(value: unknown, part: PartOf): FormData {
  if (value instanceof FormData) return value;
  const form = new FormData();
  for (const [name, item] of entriesOf(value)) form.append(name, part(name, item));
  return form;
}

/** A text part, or a file part under a media type of its own. */
export function partOf(name: string, item: unknown): Blob | string {
  if (item instanceof Blob) return item;
  if (item instanceof ArrayBuffer || ArrayBuffer.isView(item)) return new Blob([item as ArrayBuffer]);
  const text = memberText(name, item);
  const isJson = typeof item === 'object' && text[0] === '{';
  return isJson ? new Blob([text], { type: 'application/json' }) : text;
}
