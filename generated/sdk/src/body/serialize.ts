import { addFields } from '../client/headers.ts';
import type { CallInput, PartSerializer, RequestDraft } from '../client/operation.ts';
import { jsonOf } from '../json.ts';
import { scalarText } from '../parameters/styles.ts';

/** A body ready to be sent, and its media type; no type where the transport adds it (multipart). */
interface EncodedBody {
  readonly content: NonNullable<RequestInit['body']>;
  readonly type?: string | undefined;
}

/** Puts the request's body into what is sent, where there is one. */
export function writeBody(
  draft: RequestDraft,
  { request: { body } }: CallInput<unknown>,
  encode: (value: unknown) => EncodedBody,
): void {
  if (body === undefined) return;
  const { content, type } = encode(body);
  draft.body = content;
  addFields(draft.headers, { 'content-type': type });
}

/** Sends a body as JSON, of the media type `application/json` where it is told no other (R011, R012). */
export const jsonBody: PartSerializer = (draft, asked, [type = 'application/json']) =>
  writeBody(draft, asked, (value) => ({ content: jsonOf(value), type: String(type) }));

/** Sends a scalar as text, in UTF-8, of the media type that it is told. */
export const textBody: PartSerializer = (draft, asked, [type]) =>
  writeBody(draft, asked, (value) => ({ content: scalarText('body', value), type: String(type) }));

/**
 * Sends bytes, a blob or a stream as they are, of the media type that it is told; a stream cannot be repeated, so its
 * call is not.
 */
export const binaryBody: PartSerializer = (draft, asked, [mediaType]) => {
  writeBody(draft, asked, (value) => {
    const isBody =
      value instanceof Blob ||
      value instanceof ArrayBuffer ||
      ArrayBuffer.isView(value) ||
      value instanceof ReadableStream;
    if (!isBody && typeof value !== 'string') throw new TypeError('body must be bytes, a blob, a stream or a string');
    return {
      content: value as EncodedBody['content'],
      type: value instanceof Blob && value.type !== '' ? value.type : String(mediaType),
    };
  });
  if (draft.body instanceof ReadableStream) draft.duplex = 'half';
};
