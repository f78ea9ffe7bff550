import type { Clock } from './clock.ts';
import { jsonAnswer } from './http/answer.ts';
import type { MockAnswer } from './http/message.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject } from './json.ts';
import type { Call } from './platform.ts';
import type { Sent } from './read-sent.ts';
import { collectionOf } from './resource/collections.ts';
import { plain } from './resource/plain.ts';
import { isList } from './resource/present.ts';
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
  const call: Call = {
    operation: task.route.operation,
    parameters: sent.parameters,
    body: task.served.absorb(task.route.operation, sent.body.value),
    bodyShape: task.served.bodyShape(task.route.operation),
    parts: sent.body.parts,
    caller: task.user,
    state,
    clock,
    show: (value, options = []) => show({ value, options, task, state }),
    plain: (action, instead = {}) => plain({ ...call, ...instead }, action, task.served.workshop),
  };
  return call;
}

interface Shown {
  readonly value: JsonObject | readonly JsonObject[];
  readonly options: readonly string[];
  readonly task: StateTask;
  readonly state: State;
}

function show(shown: Shown): Awaitable<MockAnswer> {
  return after(
    shown.state.whenKnown(() => presented(shown)),
    (value) => jsonAnswer(200, value),
  );
}

function presented({ value, options, task, state }: Shown): Json {
  const { operation } = task.route;
  const { document, presenter, workshop } = task.served;
  const schema = operation.answers.find(({ status }) => status.startsWith('2'))?.contents[0]?.schema;
  const wanted = { collection: collectionOf(operation, workshop.platform), state, options };
  const single = isList(document, schema) ? presenter.shapes.itemsOf(schema) : schema;
  if (isObject(value)) return task.served.show(value, single, wanted);
  return value.map((item: JsonObject) => task.served.show(item, single, wanted));
}
