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

export type ListenToThingsRequest = Record<PropertyKey, never>;

export function listenToThings(
  client: Client,
  request?: ListenToThingsRequest,
  options?: CallOptions,
): Call<EventStream<Thing>> {
  return client.call(listenToThingsOperation, request, options);
}

export const listenToThingsOperation: OperationDescription<EventStream<Thing>> = {
  path: '/events',
  method: 'GET',
  response: readEvents,
  retry: retryTransient,
  id: 'listenToThings',
};

export type ListenToEventsRequest = Record<PropertyKey, never>;

export function listenToEvents(
  client: Client,
  request?: ListenToEventsRequest,
  options?: CallOptions,
): Call<EventStream<Thing>> {
  return client.call(listenToEventsOperation, request, options);
}

export const listenToEventsOperation: OperationDescription<EventStream<Thing>> = {
  path: '/event-objects',
  method: 'GET',
  response: readEvents,
  retry: retryTransient,
  id: 'listenToEvents',
};

export type ListenToTextsRequest = Record<PropertyKey, never>;

export function listenToTexts(
  client: Client,
  request?: ListenToTextsRequest,
  options?: CallOptions,
): Call<EventStream<string>> {
  return client.call(listenToTextsOperation, request, options);
}

export const listenToTextsOperation: OperationDescription<EventStream<string>> = {
  path: '/texts',
  method: 'GET',
  response: readTextEvents,
  retry: retryTransient,
  id: 'listenToTexts',
};

export type ListThingsRequest = Record<PropertyKey, never>;

export function listThings(
  client: Client,
  request?: ListThingsRequest,
  options?: CallOptions,
): Call<ItemStream<Thing>> {
  return client.call(listThingsOperation, request, options);
}

export const listThingsOperation: OperationDescription<ItemStream<Thing>> = {
  path: '/lines',
  method: 'GET',
  response: readAccepting('application/x-ndjson', readJsonLines),
  retry: retryTransient,
  id: 'listThings',
};

export type ListSequenceRequest = Record<PropertyKey, never>;

export type ListSequenceResponse = { size?: number };

export function listSequence(
  client: Client,
  request?: ListSequenceRequest,
  options?: CallOptions,
): Call<ItemStream<ListSequenceResponse>> {
  return client.call(listSequenceOperation, request, options);
}

export const listSequenceOperation: OperationDescription<ItemStream<ListSequenceResponse>> = {
  path: '/sequence',
  method: 'GET',
  response: readAccepting('application/json-seq', readJsonLines),
  retry: retryTransient,
  id: 'listSequence',
};

export interface ImportThingsRequest {
  body: Thing[];
}

export function importThings(client: Client, request: ImportThingsRequest, options?: CallOptions): Call<void> {
  return client.call(importThingsOperation, request, options);
}

export const importThingsOperation: OperationDescription<void> = {
  path: '/import',
  method: 'POST',
  parts: [[jsonLinesBody, 'application/jsonl']],
  response: readNoContent,
  id: 'importThings',
};
