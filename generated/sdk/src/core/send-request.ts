import type { Asked } from './asked.ts';
import { addFields, type HeaderFields, shownFields } from './header-fields.ts';
import type { EncodedBody } from './operation.ts';
import { tell } from './tell.ts';
import type { Watch } from './watch.ts';

/** One request as it goes out. */
export interface OutgoingRequest {
  readonly url: string;
  readonly headers: HeaderFields;
  readonly body: EncodedBody | undefined;
  readonly attempt: number;
}

/** Sends one request and waits for the header of its answer. */
export async function sendRequest(
  { connection, operation }: Asked<unknown>,
  watch: Watch,
  { url, headers, body, attempt }: OutgoingRequest,
): Promise<Response> {
  const { send, clock, options } = connection;
  const { hooks } = options;
  const { id, method } = operation;
  const init: RequestInit & { duplex?: 'half' } = { method, headers, redirect: 'manual', signal: watch.attempt() };
  if (body) init.body = body.content;
  if (body?.content instanceof ReadableStream) init.duplex = 'half';
  // The query of a public operation may hold a password (R078).
  const event = hooks && {
    operation: id,
    method,
    url: operation.public || options.auth?.query ? url.replace(/\?.*/, '') : url,
    headers: shownFields(headers),
    attempt,
  };
  if (event) tell(() => addFields(headers, hooks.request?.(event) ?? {}));
  const begun = clock.now();
  const sent = send(url, init);
  try {
    const response = await watch.guard(sent);
    if (event) tell(() => hooks.answer?.({ ...event, status: response.status, durationMs: clock.now() - begun }));
    return response;
  } catch (error) {
    // A transport that knows no signals may still answer: nobody would read it.
    if (watch.ending) sent.then((late) => late.body?.cancel()).catch(() => {});
    throw error;
  }
}
