import type { PartSerializer } from '../client/operation.ts';
import { entriesOf, memberText, toldOf } from './form.ts';
import { writeBody } from './serialize.ts';

/** Makes a part of a member of a form. */
type PartOf = (name: string, item: unknown) => Blob | string;

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

/** Sends an object as `multipartBody` does, each part under the media type that is told where its value brings none. */
export const typedMultipartBody: PartSerializer = (draft, asked, told) =>
  writeBody(draft, asked, (value) => ({
    content: formOf(value, (name, item) => typedPart(name, item, toldOf(told, name)?.type)),
  }));

function typedPart(name: string, item: unknown, type: string | undefined): Blob | string {
  const part = partOf(name, item);
  if (!type || (item instanceof Blob && item.type)) return part;
  return item instanceof File ? new File([item], item.name, { type }) : new Blob([part], { type });
}
