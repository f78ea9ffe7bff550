import type { EncodedBody } from './operation.ts';

/** Encodes a body as JSON, of the media type `application/json` (R011, R012). */
export function jsonBody(value: unknown): EncodedBody {
  return { content: JSON.stringify(value), type: 'application/json' };
}
