import type { Clock } from './clock.ts';
import type { ServedOperation } from './document/operation.ts';
import type { ExchangeParts } from './exchange.ts';
import { jsonAnswer } from './http/answer.ts';
import type { MockAnswer, MockRequest } from './http/message.ts';
import type { Identity } from './identity/identity.ts';
import type { User } from './identity/users.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject } from './json.ts';
import type { Action, Call, PlainAction, Platform } from './platform.ts';
import { type Finding, Refusal } from './refusal.ts';
import { collectionOf, keyOf } from './resource/collections.ts';
import { plain } from './resource/plain.ts';
import { isList } from './resource/present.ts';
import { requireTargets } from './resource/targets.ts';
import type { Route } from './router.ts';
import type { Served } from './served.ts';
import { type Seen, State } from './store/state.ts';
import { readBody, type SentBody } from './validation/read-body.ts';
import { type Parameters, readParameters } from './validation/read-parameters.ts';

/** A request that is let in, with all that it takes to judge it. */
export interface Task {
  readonly request: MockRequest;
  readonly query: URLSearchParams;
  readonly space: string;
  readonly route: Route;
  readonly served: Served;
}

/** A request for what the state decides. */
export interface StateTask extends Task {
  readonly user: User;
  readonly identity: Identity;
}

/** What came of a request. */
export interface Done {
  readonly answer: MockAnswer;
  /** What the answer follows from, where that is nothing but these items and the request. */
  readonly seen?: readonly Seen[];
}

/** What a request holds, read and judged. */
export interface Sent {
  readonly parameters: Parameters;
  readonly body: SentBody;
}

const PLAIN: readonly string[] = ['read', 'search', 'create', 'replace', 'patch', 'delete'];
const MOST_ATTEMPTS = 200;

/** Whether an operation is answered from the state: it has a behaviour, or a plain action on a collection that is there. */
export function decidesByState(
  operation: ServedOperation,
  { platform, base }: Pick<ExchangeParts, 'platform' | 'base'>,
): boolean {
  if (operation.resource === undefined) return false;
  if (actionOf(operation, platform) !== undefined) return true;
  return PLAIN.includes(operation.resource.action) && base.has(collectionOf(operation, platform));
}

/** Does what a request asks for, as one unit: again from the start where somebody else was faster. */
export class Work {
  readonly #parts: ExchangeParts;
  readonly #keyOf: (collection: string) => string;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
    this.#keyOf = keyOf(parts.platform);
  }

  do(task: StateTask): Awaitable<Done> {
    return after(this.#try(task), (done) => done ?? this.#afterOthers(task));
  }

  /** Whoever met somebody else waits for its turn among those of this process, so that they do not keep disturbing each other. */
  #afterOthers(task: StateTask): Promise<Done> {
    const before = this.#queues.get(task.space) ?? Promise.resolve();
    const turn = before.then(() => this.#insist(task));
    const settled = turn.catch(() => {});
    this.#queues.set(task.space, settled);
    settled.then(() => this.#queues.get(task.space) === settled && this.#queues.delete(task.space));
    return turn;
  }

  async #insist(task: StateTask): Promise<Done> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const answer = await this.#try(task, true);
      if (answer !== undefined) return answer;
    }
    throw new Refusal(402, 'Others kept changing what this request changes.');
  }

  /** Nothing where somebody else was faster. */
  #try(task: StateTask, isWary = false): Awaitable<Done | undefined> {
    const { base, store } = this.#parts;
    const state = new State({ base, store, space: task.space, keyOf: this.#keyOf, isWary });
    return after(this.#attempt(task, state), (answer) => this.#finish(task, state, answer));
  }

  #finish(task: StateTask, state: State, answer: MockAnswer): Awaitable<Done | undefined> {
    if (state.isChanged) return after(state.commit(), (isKept) => (isKept ? { answer } : undefined));
    const seen = isPlainRead(task.route.operation, this.#parts.platform) ? state.seen : undefined;
    return seen === undefined ? { answer } : { answer, seen };
  }

  /** What is wrong with a request. */
  findings(task: Task): readonly Finding[] {
    const { served, route } = task;
    const parameters = readParameters(
      route.operation,
      { path: route.path, query: task.query, headers: task.request.headers },
      served.judges,
    );
    const body = readBody(route.operation, task.request, {
      judges: served.judges,
      // Without users no state decides, and what is sent is judged as it stands, as Prism does.
      prepare: (value, schema) =>
        this.#parts.identity === undefined ? value : served.prepare(route.operation, value, schema),
    });
    return [...parameters.findings, ...body.findings];
  }

  /** What a request holds; refused with 400 where anything is wrong. */
  sent(task: Task): Sent {
    const { served, route } = task;
    const { values, findings } = readParameters(
      route.operation,
      { path: route.path, query: task.query, headers: task.request.headers },
      served.judges,
    );
    const body = readBody(route.operation, task.request, {
      judges: served.judges,
      prepare: (value, schema) => served.prepare(route.operation, value, schema),
    });
    const all = [...findings, ...body.findings];
    if (all.length > 0) throw new Refusal(400, 'The request is not valid.', { findings: all });
    return { parameters: values, body };
  }

  #attempt(task: StateTask, state: State): Awaitable<MockAnswer> {
    const { operation, path } = task.route;
    const { platform, clock } = this.#parts;
    return after(requireTargets({ operation, path, state, platform }), () => {
      const call = newCall({ task, state, sent: this.sent(task), clock });
      const action = actionOf(operation, platform);
      return action === undefined ? call.plain(plainAction(operation)) : action(call);
    });
  }
}

/** Whether the answer follows from the path, the query and the items alone. */
function isPlainRead(operation: ServedOperation, platform: Platform): boolean {
  return (
    operation.method === 'GET' &&
    operation.resource?.action === 'read' &&
    actionOf(operation, platform) === undefined &&
    operation.parameters.every(({ place }) => place === 'path' || place === 'query')
  );
}

const actions = new WeakMap<ServedOperation, Action | null>();

/** What a behaviour does for an operation; found once, because a document is served by one platform. */
function actionOf(operation: ServedOperation, platform: Platform): Action | undefined {
  const known = actions.get(operation);
  if (known !== undefined) return known ?? undefined;
  const found = findAction(operation, platform);
  actions.set(operation, found ?? null);
  return found;
}

function findAction(operation: ServedOperation, platform: Platform): Action | undefined {
  const { action = '' } = operation.resource ?? {};
  const names = [operation.id, `${collectionOf(operation, platform)}.${action}`, `*.${action}`];
  for (const { actions: own } of platform.behaviours) {
    const name = names.find((candidate) => own !== undefined && Object.hasOwn(own, candidate));
    if (name !== undefined) return own?.[name];
  }
  return undefined;
}

function plainAction({ resource }: ServedOperation): PlainAction {
  switch (resource?.action) {
    case 'read':
    case 'search':
    case 'create':
    case 'replace':
    case 'patch':
    case 'delete':
      return resource.action;
    default:
      throw new Error('No plain action.');
  }
}

function newCall({
  task,
  state,
  sent,
  clock,
}: {
  readonly task: StateTask;
  readonly state: State;
  readonly sent: Sent;
  readonly clock: Clock;
}): Call {
  const call: Call = {
    operation: task.route.operation,
    parameters: sent.parameters,
    body: task.served.absorb(task.route.operation, sent.body.value),
    bodyShape: task.served.bodyShape(task.route.operation),
    parts: sent.body.parts,
    caller: task.user,
    identity: task.identity,
    state,
    clock,
    show: (value, options = []) => show({ value, options, task, state }),
    plain: (action) => plain(call, action, task.served.workshop),
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
