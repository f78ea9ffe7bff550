import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type EventStream,
  type ItemStream,
  type OperationDescription,
  jsonLinesBody,
  readAccepting,
  readEvents,
  readJsonLines,
  readNoContent,
  readTextEvents,
  retryTransient,
} from './runtime.ts';
import type { Thing } from './types.ts';

export type { Thing } from './types.ts';

/** Request of {@link listenToThings}, which takes no parameters and no body. */
export type ListenToThingsRequest = Record<PropertyKey, never>;

/**
 * `GET /events`
 *
 * @returns Events.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await listenToThings(client);
 */
export function listenToThings(
  client: Client,
  request?: ListenToThingsRequest,
  options?: CallOptions,
): Call<EventStream<Thing>> {
  return client.call(listenToThingsOperation, request, options);
}

/** Describes {@link listenToThings} to the client. */
export const listenToThingsOperation: OperationDescription<EventStream<Thing>> = {
  path: '/events',
  method: 'GET',
  response: readEvents,
  retry: retryTransient,
  id: 'listenToThings',
};

/** Request of {@link listenToEvents}, which takes no parameters and no body. */
export type ListenToEventsRequest = Record<PropertyKey, never>;

/**
 * `GET /event-objects`
 *
 * @returns The schema of the event, as in OpenAPI 3.2.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await listenToEvents(client);
 */
export function listenToEvents(
  client: Client,
  request?: ListenToEventsRequest,
  options?: CallOptions,
): Call<EventStream<Thing>> {
  return client.call(listenToEventsOperation, request, options);
}

/** Describes {@link listenToEvents} to the client. */
export const listenToEventsOperation: OperationDescription<EventStream<Thing>> = {
  path: '/event-objects',
  method: 'GET',
  response: readEvents,
  retry: retryTransient,
  id: 'listenToEvents',
};

/** Request of {@link listenToTexts}, which takes no parameters and no body. */
export type ListenToTextsRequest = Record<PropertyKey, never>;

/**
 * `GET /texts`
 *
 * @returns Texts.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await listenToTexts(client);
 */
export function listenToTexts(
  client: Client,
  request?: ListenToTextsRequest,
  options?: CallOptions,
): Call<EventStream<string>> {
  return client.call(listenToTextsOperation, request, options);
}

/** Describes {@link listenToTexts} to the client. */
export const listenToTextsOperation: OperationDescription<EventStream<string>> = {
  path: '/texts',
  method: 'GET',
  response: readTextEvents,
  retry: retryTransient,
  id: 'listenToTexts',
};

/** Request of {@link listThings}, which takes no parameters and no body. */
export type ListThingsRequest = Record<PropertyKey, never>;

/**
 * `GET /lines`
 *
 * @returns A thing per line.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await listThings(client);
 */
export function listThings(
  client: Client,
  request?: ListThingsRequest,
  options?: CallOptions,
): Call<ItemStream<Thing>> {
  return client.call(listThingsOperation, request, options);
}

/** Describes {@link listThings} to the client. */
export const listThingsOperation: OperationDescription<ItemStream<Thing>> = {
  path: '/lines',
  method: 'GET',
  response: readAccepting('application/x-ndjson', readJsonLines),
  retry: retryTransient,
  id: 'listThings',
};

/** Request of {@link listSequence}, which takes no parameters and no body. */
export type ListSequenceRequest = Record<PropertyKey, never>;

/** Response data of {@link listSequence}. */
export type ListSequenceResponse = { size?: number };

/**
 * `GET /sequence`
 *
 * @returns Inline items.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await listSequence(client);
 */
export function listSequence(
  client: Client,
  request?: ListSequenceRequest,
  options?: CallOptions,
): Call<ItemStream<ListSequenceResponse>> {
  return client.call(listSequenceOperation, request, options);
}

/** Describes {@link listSequence} to the client. */
export const listSequenceOperation: OperationDescription<ItemStream<ListSequenceResponse>> = {
  path: '/sequence',
  method: 'GET',
  response: readAccepting('application/json-seq', readJsonLines),
  retry: retryTransient,
  id: 'listSequence',
};

/** Request of {@link importThings}. */
export interface ImportThingsRequest {
  body: Thing[];
}

/**
 * `POST /import`
 *
 * @returns Done.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await importThings(client, { body });
 */
export function importThings(client: Client, request: ImportThingsRequest, options?: CallOptions): Call<void> {
  return client.call(importThingsOperation, request, options);
}

/** Describes {@link importThings} to the client. */
export const importThingsOperation: OperationDescription<void> = {
  path: '/import',
  method: 'POST',
  parts: [[jsonLinesBody, 'application/jsonl']],
  response: readNoContent,
  id: 'importThings',
};
