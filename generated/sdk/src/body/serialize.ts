import { setHeaders } from '../client/headers.ts';
import type { CallInput, PartSerializer, RequestDraft } from '../client/operation.ts';
import { stringifyJson } from '../json.ts';
import { scalarToString } from '../parameters/styles.ts';

/** A serialized body and its media type. Without a type the transport sets it, as for multipart. */
interface EncodedBody {
  readonly content: NonNullable<RequestInit['body']>;
  readonly type?: string | undefined;
}

/** Serializes the body of the request, if it has one. */
export function setBody(
  draft: RequestDraft,
  { request: { body } }: CallInput<unknown>,
  encode: (value: unknown) => EncodedBody,
): void {
  if (body === undefined) return;
  const { content, type } = encode(body);
  draft.body = content;
  setHeaders(draft.headers, { 'content-type': type });
}

/** Serializes a body as JSON, by default as `application/json` (R011, R012). */
export const jsonBody: PartSerializer = (draft, input, [type = 'application/json']) =>
  setBody(draft, input, (value) => ({ content: stringifyJson(value), type: String(type) }));

/** Serializes a scalar as UTF-8 text with the given media type. */
export const textBody: PartSerializer = (draft, input, [type]) =>
  setBody(draft, input, (value) => ({ content: scalarToString('body', value), type: String(type) }));

/**
 * Sends bytes, a blob or a stream unchanged with the given media type. A call with a stream is never retried, because a
 * stream can only be read once.
 */
export const binaryBody: PartSerializer = (draft, input, [mediaType]) => {
  setBody(draft, input, (value) => {
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
