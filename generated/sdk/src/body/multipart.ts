import type { PartSerializer } from '../client/operation.ts';
import { formEntries, formValue, findDescription } from './form.ts';
import { setBody } from './serialize.ts';

/** Creates the part for one form member. */
type PartFactory = (name: string, item: unknown) => Blob | string;

/**
 * Serializes an object as `multipart/form-data` with one part per member (R192). Blobs and bytes become file parts,
 * objects become JSON parts, scalars and dates text parts. The transport adds the media type with its boundary.
 */
export const multipartBody: PartSerializer = (draft, input) =>
  setBody(draft, input, (value) => ({ content: createFormData(value, createPart) }));

/** Creates the form data, or returns the value if it is form data already. */
export function createFormData(value: unknown, part: PartFactory): FormData {
  if (value instanceof FormData) return value;
  const form = new FormData();
  for (const [name, item] of formEntries(value)) form.append(name, part(name, item));
  return form;
}

/** Creates a text part, or a file part with its own media type. */
export function createPart(name: string, item: unknown): Blob | string {
  if (item instanceof Blob) return item;
  if (item instanceof ArrayBuffer || ArrayBuffer.isView(item)) return new Blob([item as ArrayBuffer]);
  const text = formValue(name, item);
  const isJson = typeof item === 'object' && text[0] === '{';
  return isJson ? new Blob([text], { type: 'application/json' }) : text;
}

/** Serializes an object like `multipartBody`. Parts without a media type get the described one. */
export const typedMultipartBody: PartSerializer = (draft, input, descriptions) =>
  setBody(draft, input, (value) => ({
    content: createFormData(value, (name, item) =>
      createTypedPart(name, item, findDescription(descriptions, name)?.type),
    ),
  }));

function createTypedPart(name: string, item: unknown, type: string | undefined): Blob | string {
  const part = createPart(name, item);
  if (!type || (item instanceof Blob && item.type)) return part;
  return item instanceof File ? new File([item], item.name, { type }) : new Blob([part], { type });
}
