import type { PartSerializer } from './operation.ts';
import { scalarText } from './scalar-text.ts';
import { writeBody } from './write-body.ts';

/** Sends a scalar as text, in UTF-8, of the media type that it is told. */
export const textBody: PartSerializer = (draft, asked, [type]) =>
  writeBody(draft, asked, (value) => ({ content: scalarText('body', value), type: String(type) }));
