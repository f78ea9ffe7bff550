import {
  type ActiveCall,
  createCallError,
  releaseTimers,
  toSdkError,
  waitFor,
  watchSignal,
} from '../client/active-call.ts';
import { startCall } from '../client/exchange.ts';
import type { StreamReader } from '../client/operation.ts';
import type { SdkError } from '../errors.ts';
import { parseJson } from '../json.ts';
import type { BufferedResponse, ChunkReader } from './receive-body.ts';

/**
 * Items of a response that arrive one by one. The body is read as fast as the items are consumed, so that memory holds
 * one item and one chunk. `idleTimeoutMs` limits the time without data, `maxResponseBytes` the size of one item, and
 * `signal` ends the stream. The items can be iterated once.
 *
 * @example for await (const item of await listThings(client)) show(item);
 */
export interface ItemStream<Item> extends AsyncIterable<Item> {
  /** Ends the stream and closes its connection. Leaving a `for await` loop does the same. */
  cancel(): Promise<void>;
}

/** Event of a `text/event-stream`. */
export interface ServerSentEvent<Data> {
  /** Type of the event; `message` if the server sends none. */
  readonly event: string;
  readonly data: Data;
  /** Last identifier that the server sent, or an empty string. Sent as `Last-Event-ID` to resume. */
  readonly id: string;
}

/**
 * Events of a `text/event-stream`. If the connection breaks and the operation is safe to repeat, the stream reconnects
 * with `Last-Event-ID`, after the delay that the server asks for (`retry`), and as often in a row as `retry` of the
 * client allows. A stream that the server ends is not opened again. The event `[DONE]`, which AI services send last,
 * ends it too.
 */
export type EventStream<Data> = ItemStream<ServerSentEvent<Data>>;

/** Body that a stream reads. It changes when the stream reconnects. */
interface StreamState {
  readonly call: ActiveCall;
  response: Response & BufferedResponse;
  isCancelled: boolean;
}

/** Creates a stream whose generator runs within the limits of the call. */
function createStream<Item>(
  call: ActiveCall,
  response: Response,
  read: (state: StreamState) => AsyncGenerator<Item>,
): ItemStream<Item> {
  const state: StreamState = { call, response, isCancelled: false };
  const items = runStream(state, read);
  return {
    [Symbol.asyncIterator]: () => items,
    async cancel() {
      state.isCancelled = true;
      // A wait for data or for a reconnection ends at once.
      call.reject?.(new TypeError('canceled'));
      await closeBody(state);
      await items.return(undefined);
    },
  };
}

async function* runStream<Item>(
  state: StreamState,
  read: (state: StreamState) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const { call } = state;
  // The call has ended with the headers. From here on, no deadline applies.
  call.timer = undefined;
  call.deadline = Infinity;
  watchSignal(call);
  try {
    yield* read(state);
  } catch (thrown) {
    if (!state.isCancelled) throw toSdkError(call, thrown);
  } finally {
    releaseTimers(call);
    await closeBody(state);
  }
}

/** Closes the connection. A body that was read to its end is closed already. */
async function closeBody({ call, response }: StreamState): Promise<void> {
  const { reader = openBody(response) } = call;
  await reader?.cancel().catch(() => {});
}

/** Opens the body for reading in chunks. Returns `undefined` if the response has none. */
function openBody(response: Response & BufferedResponse): ChunkReader | undefined {
  return response.chunks?.() ?? response.body?.getReader();
}

/** Decodes the body chunk by chunk. */
async function* decodeBody(state: StreamState): AsyncGenerator<string> {
  const { call } = state;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = openBody(state.response);
  call.reader = reader;
  while (reader && !state.isCancelled) {
    call.failure = ['Network', 'the response was cut short'];
    const { value } = await waitFor(call, reader.read(), call.idleMs);
    // The consumer may take its time with an item.
    call.idleAt = Infinity;
    call.failure = ['ResponseParse'];
    if (!value) return;
    yield decoder.decode(value, { stream: true });
  }
}

/** Splits the body at a separator. The last part may be empty, and holds an item that has no separator after it. */
async function* splitBody(state: StreamState, separator: RegExp): AsyncGenerator<string> {
  const { call } = state;
  let pieces: string[] = [];
  let size = 0;
  let held = '';
  for await (const chunk of decodeBody(state)) {
    // The other half of a line break may follow in the next chunk.
    const text = held + chunk;
    held = text.endsWith('\r') ? '\r' : '';
    const [first = '', ...others] = text.slice(0, text.length - held.length).split(separator);
    pieces.push(first);
    size += first.length;
    for (const other of others) {
      yield pieces.join('');
      pieces = [other];
      size = other.length;
    }
    if (size > call.maxResponseBytes)
      throw createCallError(call, ['ResponseTooLarge', 'an item of the response is too large']);
  }
  yield pieces.join('');
}

/** Checks the media type of a stream. A response without one is accepted. */
function checkMediaType(call: ActiveCall, response: Response, expected: RegExp): string {
  call.failure = ['ResponseParse'];
  const type = response.headers.get('content-type') ?? '';
  if (type !== '' && !expected.test(type)) throw new TypeError('the response is not a stream of the declared type');
  return type;
}

/**
 * Reads JSON texts that arrive one by one: one per line (`application/jsonl`, `application/x-ndjson`), or each after a
 * record separator (`application/json-seq`, RFC 7464). Empty lines are skipped.
 */
export const readJsonLines: StreamReader<never> = {
  fields: { accept: 'application/jsonl, application/x-ndjson', 'accept-encoding': 'identity' },
  open(call, response) {
    const type = checkMediaType(call, response, /json|text\/plain/i);
    const separator = /json-seq/i.test(type) ? /\u001e/ : /\n/;
    return createStream(call, response, async function* (state) {
      for await (const text of splitBody(state, separator)) if (text.trim() !== '') yield parseJson(text);
    }) as never;
  },
};

/** Reads server-sent events whose data is text. */
export const readTextEvents: StreamReader<EventStream<string>> = {
  fields: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
  open: (call, response) => openEvents(call, response, (data) => data),
};

/** Reads server-sent events whose data is JSON. */
export const readEvents: StreamReader<never> = {
  fields: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
  open: (call, response) => openEvents(call, response, parseJson) as never,
};

function openEvents<Data>(
  call: ActiveCall,
  response: Response,
  parse: (data: string) => Data,
): ItemStream<ServerSentEvent<Data>> {
  checkMediaType(call, response, /event-stream/i);
  return createStream(call, response, async function* (state) {
    const progress: EventProgress = { id: '', failures: 0 };
    while (!state.isCancelled) {
      try {
        for await (const { data, ...event } of parseEvents(state, progress)) {
          if (data === '[DONE]') return;
          yield { ...event, data: parse(data) };
        }
        return;
      } catch (thrown) {
        await reconnect(state, progress, toSdkError(call, thrown));
      }
    }
  });
}

/** State of an event stream that outlives its connection. */
interface EventProgress {
  id: string;
  /** Failures since the last event. */
  failures: number;
  /** Delay before a reconnection that the server asks for, in milliseconds. */
  retryMs?: number;
}

/** Event whose fields are arriving. */
interface PendingEvent {
  event: string;
  readonly data: string[];
}

/** Parses events as the HTML specification does (section "Server-sent events"). An incomplete last event is dropped. */
async function* parseEvents(state: StreamState, progress: EventProgress): AsyncGenerator<ServerSentEvent<string>> {
  let pending: PendingEvent = { event: '', data: [] };
  for await (const line of splitBody(state, /\r\n|\n|\r/)) {
    if (line !== '') {
      readField(line, pending, progress);
      continue;
    }
    const { event, data } = pending;
    progress.failures = 0;
    if (data.length > 0) yield { event: event || 'message', data: data.join('\n'), id: progress.id };
    pending = { event: '', data: [] };
  }
}

/** Reads a line of an event: a field, or a comment, which has no name. */
function readField(line: string, pending: PendingEvent, progress: EventProgress): void {
  const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
  if (field === 'event') pending.event = value;
  if (field === 'data') pending.data.push(value);
  if (field === 'id' && !value.includes('\0')) progress.id = value;
  if (field === 'retry' && /^\d+$/.test(value)) progress.retryMs = Number(value);
}

/**
 * Opens the stream again after its connection broke, from the last event that arrived.
 *
 * @throws {SdkError} the error, if the operation must not be repeated or failed too often in a row
 */
async function reconnect(state: StreamState, progress: EventProgress, error: SdkError): Promise<void> {
  const { call } = state;
  const { clock, connection, operation, request, options } = call;
  const delayMs = operation.retry?.(error, call, progress.failures) ?? Infinity;
  if (state.isCancelled || delayMs === Infinity) throw error;
  progress.failures += 1;
  await closeBody(state);
  const ms = progress.retryMs ?? delayMs;
  await waitFor(call, new Promise<void>((resolve) => (call.delayTimer = clock.setTimeout(resolve, ms))));
  const headers = { ...options.headers, ...(progress.id === '' ? {} : { 'last-event-id': progress.id }) };
  call.reader = undefined;
  state.response = await startCall({ connection, operation, request, options: { ...options, headers } }).asResponse();
}
