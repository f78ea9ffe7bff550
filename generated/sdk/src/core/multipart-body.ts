import { entriesOf } from './entries-of.ts';
import type { EncodedBody } from './operation.ts';
import { scalarText } from './scalar-text.ts';

/**
 * Encodes an object as `multipart/form-data`: a part a member (R192). Blobs and bytes become file parts, objects parts of JSON,
 * scalars text parts; the transport adds the media type with its boundary.
 */
export function multipartBody(value: unknown): EncodedBody {
  if (value instanceof FormData) return { content: value };
  const form = new FormData();
  for (const [name, item] of entriesOf(value)) {
    if (item instanceof Blob) form.append(name, item);
    else if (item instanceof ArrayBuffer) form.append(name, new Blob([item]));
    else if (ArrayBuffer.isView(item)) form.append(name, new Blob([item as Uint8Array<ArrayBuffer>]));
    else if (typeof item === 'object')
      form.append(name, new Blob([JSON.stringify(item)], { type: 'application/json' }));
    else form.append(name, scalarText(name, item));
  }
  return { content: form };
}
