import type { Clock } from './clock.ts';
import type { ServedOperation } from './document/operation.ts';
import { jsonResponse, type MockResponse } from './http/message.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject } from './json.ts';
import type { Call } from './platform.ts';
import type { Sent } from './read-sent.ts';
import { collectionOf } from './resource/collections.ts';
import { plain } from './resource/plain.ts';
import type { Wanted } from './resource/present.ts';
import { successOf } from './resource/success-of.ts';
import type { Served } from './served.ts';
import type { State } from './store/state.ts';
import type { StateTask } from './task.ts';

/** What a call is made of. */
interface CallParts {
  readonly task: StateTask;
  readonly state: State;
  readonly sent: Sent;
  readonly clock: Clock;
}

/** A call as what the platform does sees it. */
export function newCall({ task, state, sent, clock }: CallParts): Call {
  const { route, served, user } = task;
  const { operation } = route;
  const collection = collectionOf(operation, served.workshop.platform);
  const call: Call = {
    operation,
    collection,
    parameters: sent.parameters,
    body: served.absorb(operation, sent.body.value),
    bodyShape: served.bodyShape(operation),
    parts: sent.body.parts,
    caller: user,
    state,
    clock,
    show: (value, options = []) => show({ value, operation, served, wanted: { collection, state, options } }),
    plain: (action, instead = {}) => plain({ ...call, ...instead }, action, served.workshop),
  };
  return call;
}

interface Shown {
  readonly value: JsonObject | readonly JsonObject[];
  readonly operation: ServedOperation;
  readonly served: Served;
  readonly wanted: Wanted;
}

function show(shown: Shown): Awaitable<MockResponse> {
  return after(
    shown.wanted.state.whenKnown(() => presented(shown)),
    (value) => jsonResponse(200, value),
  );
}

function presented({ value, operation, served, wanted }: Shown): Json {
  const schema = served.presenter.shapes.singleOf(successOf(operation)?.contents[0]?.schema);
  if (isObject(value)) return served.show(value, schema, wanted);
  return value.map((item: JsonObject) => served.show(item, schema, wanted));
}
