import { jsonOf } from './json-of.ts';
import type { PartSerializer } from './operation.ts';
import { writeBody } from './write-body.ts';

/** Sends a body as JSON, of the media type `application/json` where it is told no other (R011, R012). */
export const jsonBody: PartSerializer = (draft, asked, [type = 'application/json']) =>
  writeBody(draft, asked, (value) => ({ content: jsonOf(value), type: String(type) }));
