import type { CallInput } from './asked.ts';
import { addFields } from './header-fields.ts';
import type { RequestDraft } from './operation.ts';

/** A body ready to be sent, and its media type; no type where the transport adds it (multipart). */
export interface EncodedBody {
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
