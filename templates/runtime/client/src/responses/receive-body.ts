import { type ActiveCall, terminalError, createCallError, toSdkError, waitFor } from '../client/active-call.ts';
import { SENSITIVE_NAME } from '../client/headers.ts';
import type { ResponseReader } from '../client/operation.ts';
import { redactErrorBody } from '../client/redact.ts';
import { parseRetryAfter } from '../client/retry.ts';
import { ERROR_KINDS, type SdkError, StatusError } from '../errors.ts';

/** A chunk of a body. The end has no value. */
export interface Chunk {
  readonly done: boolean;
  readonly value?: Uint8Array | undefined;
}

/** The part of a stream reader that the client uses. */
export interface ChunkReader {
  read(): PromiseLike<Chunk>;
  cancel(): Promise<unknown>;
}

/** Faster access to the body, which a transport can offer beside `body`. */
export interface BufferedResponse {
  /** Returns the whole decompressed body, if it has arrived and is within the limit. */
  bufferedBody?(maxResponseBytes: number): Uint8Array<ArrayBuffer> | undefined;
  chunks?(): ChunkReader | undefined;
}

/**
 * Receives the whole body. The size limit counts decompressed bytes, because a small compressed response may expand to
 * a large one.
 *
 * @throws {SdkError} `ResponseTooLargeError` above the limit, `TimeoutError` if no data arrives in time
 */
export async function receiveBody(
  call: ActiveCall,
  response: Response & BufferedResponse,
  maxResponseBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = response.bufferedBody?.(maxResponseBytes);
  if (whole) return whole;
  let bytes = new Uint8Array();
  let size = 0;
  const reader = response.chunks?.() ?? response.body?.getReader();
  call.reader = reader;
  while (reader) {
    const { value } = await waitFor(call, reader.read(), call.idleMs);
    if (!value) break;
    const at = size;
    size += value.length;
    if (size > maxResponseBytes) throw createCallError(call, ['ResponseTooLarge', 'the response is too large']);
    // An object for each of many small chunks would cost more than the body.
    if (size > bytes.length) {
      const old = bytes;
      bytes = new Uint8Array(at ? size * 2 : size);
      bytes.set(old);
    }
    bytes.set(value, at);
  }
  return bytes.subarray(0, size);
}

/** Receives the whole body, and reads the data of a successful response from it. */
export async function receiveData<Data>(
  call: ActiveCall,
  response: Response,
  reader: ResponseReader<Data>,
): Promise<Data> {
  const bytes = await receiveBody(call, response, call.maxResponseBytes);
  call.failure = ['ResponseParse'];
  const data = reader.read(bytes, response.headers.get('content-type') ?? '');
  call.connection.options.validation?.response(call, data, response);
  return data;
}

/** Creates the error for an error status, with the redacted body of the response. */
export async function createStatusError(call: ActiveCall, response: Response): Promise<SdkError> {
  const { status } = response;
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), call.clock.now());
  let body: unknown;
  let reason = '';
  let cause: SdkError | undefined;
  try {
    // 1 MiB is enough to explain an error.
    [body, reason] = redactErrorBody(await receiveBody(call, response, 2 ** 20), listSecrets(call));
  } catch (thrown) {
    // Report the status even if its body cannot be read, unless the whole call has ended.
    if (terminalError(call)) throw thrown;
    cause = toSdkError(call, thrown);
  }
  const kind = ERROR_KINDS[status] ?? (status >= 500 ? 'Server' : 'Status');
  return createCallError(call, [kind, `HTTP ${status}${reason}`, StatusError], {
    body,
    cause,
    retryAfterMs,
  });
}

/** Lists the secrets of a call, which must not appear in errors. */
function listSecrets(call: ActiveCall): (string | undefined)[] {
  // With the scheme ("Bearer x") and without it.
  const sent = Object.entries(call.headers).flatMap(([name, value]) =>
    SENSITIVE_NAME.test(name) ? [value, value.replace(/^\w+ /, '')] : [],
  );
  return [
    sent,
    call.operation.public?.(call.request),
    call.connection.options.auth?.secrets?.(),
    call.options.secrets,
  ].flat();
}
