import {
  type ActiveCall,
  createCallError,
  releaseTimers,
  setDeadline,
  toSdkError,
  waitFor,
  watchSignal,
} from '../client/active-call.ts';
import { attempt, discardResponse, prepareRetry } from '../client/exchange.ts';
import { setHeaders } from '../client/headers.ts';
import type { StreamReader } from '../client/operation.ts';
import type { SdkError } from '../errors.ts';
import { parseJson } from '../json.ts';
import type { BufferedResponse } from './receive-body.ts';

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
 * with `Last-Event-ID` (in UTF-8), after the delay that the server asks for (`retry`) and at least half a second, and
 * as often in a row without an event as `retry` of the client allows. Then it throws the error of the last attempt. A
 * stream that the server ends is not opened again. The event `[DONE]`, which AI services send last, ends it too.
 */
export type EventStream<Data> = ItemStream<ServerSentEvent<Data>>;

/** A stream while it is read. */
interface StreamState {
  readonly call: ActiveCall;
  /** Current response. An event stream has none while it reconnects. */
  response: (Response & BufferedResponse) | undefined;
  isCancelled: boolean;
  /** Number of the line that is being read, and its name in messages. */
  line: number;
  unit: string;
}

/** Creates a stream whose generator runs within the limits of the call. */
function createStream<Item>(
  call: ActiveCall,
  response: Response,
  read: (state: StreamState) => AsyncGenerator<Item>,
): ItemStream<Item> {
  const state: StreamState = { call, response, isCancelled: false, line: 0, unit: '' };
  const items = runStream(state, read);
  return {
    [Symbol.asyncIterator]: () => items,
    async cancel() {
      state.isCancelled = true;
      // The current wait ends at once, and so does the next one.
      call.deadline = 0;
      call.controller?.abort();
      call.reject?.(undefined);
      discardResponse(call);
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
  setDeadline(call, Infinity);
  watchSignal(call);
  try {
    yield* read(state);
  } catch (thrown) {
    if (!state.isCancelled) throw toStreamError(state, thrown);
  } finally {
    releaseTimers(call);
    discardResponse(call);
  }
}

/** Converts what reading threw to an error that names its place. */
function toStreamError({ call, unit, line }: StreamState, thrown: unknown): SdkError {
  const [kind, message] = call.failure;
  if (kind === 'ResponseParse' && !message) call.failure = [kind, `${unit} ${line}: ${Object(thrown).message}`];
  return toSdkError(call, thrown);
}

/** Format that divides a body into lines. */
interface LineFormat {
  /** Bytes that end a line. */
  readonly separator: number;
  readonly otherSeparator?: number;
  /** Name of a line in messages. */
  readonly unit: string;
  /** Number of the first line. */
  readonly first: number;
  /** True if the last line may lack its separator. Otherwise what follows the last separator is discarded. */
  readonly keepsRest: boolean;
}

const LF = 10;
const CR = 13;
const jsonLines: LineFormat = { separator: LF, unit: 'line', first: 1, keepsRest: true };
// Each text has its separator before it.
const jsonSequence: LineFormat = { separator: 30, unit: 'record', first: 0, keepsRest: true };
const eventLines: LineFormat = { separator: LF, otherSeparator: CR, unit: 'line', first: 1, keepsRest: false };

/** A line without its separator, and its size in bytes. */
interface Line {
  readonly text: string;
  readonly size: number;
}

/** Reads the body line by line. CR, LF and CRLF are one separator each, also across chunks. */
async function* readLines(state: StreamState, format: LineFormat): AsyncGenerator<Line> {
  const { call } = state;
  const { separator, otherSeparator, first, keepsRest } = format;
  state.unit = format.unit;
  state.line = first;
  // It is reset for each line, and must only remove a byte-order mark from the first one.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  let afterCr = -1;
  const append = (bytes: Uint8Array, isPart: boolean): void => {
    size += bytes.length;
    checkSize(call, size);
    text += decoder.decode(bytes, { stream: isPart });
  };
  const endLine = (): Line => {
    const line = { text: state.line === first ? text.replace(/^\uFEFF/, '') : text, size };
    text = '';
    size = 0;
    return line;
  };
  for await (const chunk of readChunks(state)) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte !== separator && byte !== otherSeparator) continue;
      // The other half of a line break.
      if (byte !== LF || at !== afterCr) {
        append(chunk.subarray(start, at), false);
        yield endLine();
        state.line += 1;
      }
      start = at + 1;
      afterCr = byte === CR ? start : -1;
    }
    afterCr -= chunk.length;
    append(chunk.subarray(start), true);
  }
  if (!keepsRest) return;
  append(new Uint8Array(), false);
  yield endLine();
}

/** Reads the body chunk by chunk. */
async function* readChunks(state: StreamState): AsyncGenerator<Uint8Array> {
  const { call, response } = state;
  const reader = response?.chunks?.() ?? response?.body?.getReader();
  call.reader = reader;
  while (reader) {
    call.failure = ['Network', `the response was cut short in ${state.unit} ${state.line}`];
    const { value } = await waitFor(call, reader.read(), call.idleMs);
    // The consumer may take its time with an item.
    call.idleAt = Infinity;
    call.failure = ['ResponseParse'];
    if (!value) return;
    yield value;
  }
}

function checkSize(call: ActiveCall, size: number): void {
  if (size > call.maxResponseBytes)
    throw createCallError(call, ['ResponseTooLarge', 'an item of the response is too large']);
}

/** Checks the media type of a stream. */
function checkMediaType(call: ActiveCall, response: Response, expected: RegExp): string {
  call.failure = ['ResponseParse', 'the response is not a stream of the declared type'];
  const type = response.headers.get('content-type') ?? '';
  if (!expected.test(type)) throw new TypeError();
  return type;
}

/**
 * Reads JSON texts that arrive one by one: one per line (`application/jsonl`, `application/x-ndjson`), or each after a
 * record separator (`application/json-seq`, RFC 7464). Empty lines are skipped, and the last line needs no line break.
 * Accepts a response without a media type, because whatever is not JSON is an error.
 */
export const readJsonLines: StreamReader<never> = {
  fields: { accept: 'application/jsonl, application/x-ndjson', 'accept-encoding': 'identity' },
  open(call: ActiveCall, response) {
    const isSequence = /json-seq/i.test(checkMediaType(call, response, /json|text\/plain|^$/i));
    return createStream(call, response, async function* (state) {
      for await (const { text } of readLines(state, isSequence ? jsonSequence : jsonLines)) {
        // RFC 7464, section 2.4: a number that nothing follows may have been cut.
        if (isSequence && /\w$/.test(text)) throw new TypeError('the JSON text is cut short');
        if (text.trim() !== '') yield parseJson(text);
      }
    }) as never;
  },
};

/** Reads server-sent events whose data is text. */
export const readTextEvents: StreamReader<EventStream<string>> = {
  fields: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
  open: (call: ActiveCall, response) => openEvents(call, response, (data) => data),
};

/** Reads server-sent events whose data is JSON. */
export const readEvents: StreamReader<never> = {
  fields: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
  open: (call: ActiveCall, response) => openEvents(call, response, parseJson) as never,
};

/** Checks a response before its events are read: any text could pass for events. 204 means that there are no more. */
function acceptEvents(call: ActiveCall, response: Response): Response {
  if (response.status !== 204) checkMediaType(call, response, /^text\/event-stream\s*(;|$)/i);
  return response;
}

function openEvents<Data>(
  call: ActiveCall,
  response: Response,
  parse: (data: string) => Data,
): ItemStream<ServerSentEvent<Data>> {
  return createStream(call, acceptEvents(call, response), (state) => readResumably(state, parse));
}

/** Reads events, and opens the stream again if that is allowed. */
async function* readResumably<Data>(
  state: StreamState,
  parse: (data: string) => Data,
): AsyncGenerator<ServerSentEvent<Data>> {
  const { call } = state;
  const progress: EventProgress = { retryMs: MIN_RECONNECTION_MS };
  delayRetries(call, progress);
  for (;;) {
    try {
      state.response ??= await reconnect(call, progress);
      for await (const { data, ...event } of parseEvents(state, progress)) {
        if (data === '[DONE]') return;
        yield { ...event, data: parse(data) };
      }
      return;
    } catch (thrown) {
      const error = toStreamError(state, thrown);
      if (state.isCancelled) throw error;
      discardResponse(call);
      state.response = undefined;
      await prepareRetry(call, error);
    }
  }
}

/** Adds the delay that the server asks for to the retry policy of the call. */
function delayRetries(call: ActiveCall, progress: EventProgress): void {
  const { retry } = call.operation;
  if (!retry) return;
  call.operation = { ...call.operation, retry: (...failure) => Math.max(progress.retryMs, retry(...failure)) };
}

// A server that asks for no delay would be called without a pause.
const MIN_RECONNECTION_MS = 500;
// Timers longer than 31 bits fire at once. Written out, because bundlers keep an expression.
const MAX_TIMER_MS = 2_147_483_647;

/** State of an event stream that outlives its connection. */
interface EventProgress {
  /** Last event identifier. `undefined` until the server sends one, or resets it to an empty string. */
  id?: string;
  /** Least delay before a reconnection, in milliseconds. */
  retryMs: number;
}

/** Buffers of an event whose fields are arriving. */
interface PendingEvent {
  event: string;
  data: string;
  id: string | undefined;
}

/**
 * Parses events as the HTML standard does (section "Interpreting an event stream"). An event that its empty line does
 * not end is discarded, identifier included. As in browsers, identifiers outlive the connection. Other than there,
 * invalid UTF-8 is an error.
 */
async function* parseEvents(state: StreamState, progress: EventProgress): AsyncGenerator<ServerSentEvent<string>> {
  const { call } = state;
  const pending: PendingEvent = { event: '', data: '', id: progress.id };
  let eventSize = 0;
  for await (const { text, size } of readLines(state, eventLines)) {
    // A comment.
    if (text[0] === ':') continue;
    eventSize += size;
    checkSize(call, eventSize);
    if (text !== '') {
      readField(text, pending, progress);
      continue;
    }
    const { event, data, id } = pending;
    Object.assign(progress, { id });
    Object.assign(pending, { event: '', data: '' });
    eventSize = 0;
    if (data === '') continue;
    restoreRetries(call);
    yield { event: event || 'message', data: data.slice(0, -1), id: id ?? '' };
  }
}

/** Forgets the retries since the last event, so that only failures in a row count. */
function restoreRetries(call: ActiveCall): void {
  const { budget } = call.connection;
  budget.remaining = Math.min(10, budget.remaining + call.retries);
  call.retries = 0;
  call.isRenewed = false;
}

/** Reads a field. One without a colon has an empty value. */
function readField(line: string, pending: PendingEvent, progress: EventProgress): void {
  const end = line.search(/:|$/);
  const [field, value] = [line.slice(0, end), line.slice(end + 1).replace(/^ /, '')];
  if (field === 'event') pending.event = value;
  if (field === 'data') pending.data += `${value}\n`;
  if (field === 'id' && !value.includes('\0')) pending.id = value;
  if (field === 'retry' && /^\d+$/.test(value))
    progress.retryMs = Math.min(Math.max(MIN_RECONNECTION_MS, Number(value)), MAX_TIMER_MS);
}

/** Opens the stream again, from the last event that arrived. The limits of a call apply until the headers arrive. */
async function reconnect(call: ActiveCall, { id }: EventProgress): Promise<Response> {
  call.failure = ['ResponseParse', 'the event identifier cannot be sent'];
  if (id === '') Reflect.deleteProperty(call.headers, 'last-event-id');
  // Headers hold bytes: each character stands for one byte of UTF-8.
  else if (id) setHeaders(call.headers, { 'last-event-id': String.fromCharCode(...new TextEncoder().encode(id)) });
  setDeadline(call, call.options.timeoutMs ?? call.connection.options.timeoutMs ?? 60_000);
  try {
    return await attempt(call, { ...readTextEvents, open: acceptEvents });
  } finally {
    setDeadline(call, Infinity);
  }
}
