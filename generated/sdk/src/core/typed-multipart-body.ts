import { formOf, partOf } from './multipart-body.ts';
import type { PartSerializer } from './operation.ts';
import { toldOf } from './told-of.ts';
import { writeBody } from './write-body.ts';

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
