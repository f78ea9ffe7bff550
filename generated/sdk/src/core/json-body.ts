import type { BodyEncoder, EncodedBody } from './operation.ts';

/** Encodes a body as JSON, of the media type `application/json` (R011, R012). */
export function jsonBody(value: unknown): EncodedBody {
  return { content: JSON.stringify(value), type: 'application/json' };
}

/** Makes an encoder of JSON under another media type, such as `application/merge-patch+json`. */
export function jsonBodyAs(mediaType: string): BodyEncoder {
  return (value) => ({ content: JSON.stringify(value), type: mediaType });
}
