import { actionOf, isPlainRead, plainAction } from './action-of.ts';
import type { Clock } from './clock.ts';
import { Forecasts } from './forecasts.ts';
import { HttpError } from './http/errors.ts';
import { accepts } from './http/headers.ts';
import { isJson, mediaTypeOf, type MockResponse } from './http/message.ts';
import { after, type Awaitable } from './json.ts';
import { newCall } from './new-call.ts';
import { readSent } from './read-sent.ts';
import type { Platform } from './platform.ts';
import { keyOf } from './resource/collections.ts';
import { requireTargets } from './resource/targets.ts';
import type { Base } from './store/base.ts';
import { State } from './store/state.ts';
import type { Store } from './store/store.ts';
import type { Seen } from './store/touched.ts';
import type { StateTask } from './task.ts';

/** What work is done with. */
export interface WorkParts {
  readonly platform: Platform;
  readonly base: Base;
  readonly store: Store;
  readonly clock: Clock;
}

/** What came of a request. */
export interface Done {
  readonly answer: MockResponse;
  /** What the answer follows from, where that is nothing but these items and the request. */
  readonly seen?: readonly Seen[];
}

const MOST_ATTEMPTS = 200;

/** Does what a request asks for, as one unit: again from the start where somebody else was faster. */
export class Work {
  readonly #parts: WorkParts;
  readonly #keyOf: (collection: string) => string;
  readonly #forecasts = new Forecasts();
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(parts: WorkParts) {
    this.#parts = parts;
    this.#keyOf = keyOf(parts.platform);
  }

  do(task: StateTask): Awaitable<Done> {
    return after(this.#try(task), (done) => done ?? this.#afterOthers(task));
  }

  /** Who met somebody else waits for its turn among those of this process, lest they disturb each other for ever. */
  #afterOthers(task: StateTask): Promise<Done> {
    const before = this.#queues.get(task.space) ?? Promise.resolve();
    const turn = before.then(() => this.#insist(task));
    const settled = turn.catch(() => {});
    this.#queues.set(task.space, settled);
    settled.then(() => this.#queues.get(task.space) === settled && this.#queues.delete(task.space));
    return turn;
  }

  async #insist(task: StateTask): Promise<Done> {
    const anew = { ...task, ahead: undefined };
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const answer = await this.#try(anew, true);
      if (answer !== undefined) return answer;
    }
    throw new HttpError(402, 'Others kept changing what this request changes.');
  }

  /** Nothing where somebody else was faster. */
  #try(task: StateTask, isWary = false): Awaitable<Done | undefined> {
    const { base, store } = this.#parts;
    const state = new State({ base, store, space: task.space, keyOf: this.#keyOf, isWary });
    const answer = after(this.#prepare(task, state), () => this.#attempt(task, state));
    return after(answer, (made) => this.#finish(task, state, made));
  }

  #prepare({ route, ahead }: StateTask, state: State): Awaitable<void> {
    return ahead === undefined ? this.#forecasts.prepare(route, state) : state.foresee(ahead);
  }

  #finish(task: StateTask, state: State, answer: MockResponse): Awaitable<Done | undefined> {
    this.#forecasts.learn(task.route, state);
    if (state.isChanged) return after(state.commit(), (isKept) => (isKept ? { answer } : undefined));
    const seen = isPlainRead(task.route.operation, this.#parts.platform) ? state.seen : undefined;
    return seen === undefined ? { answer } : { answer, seen };
  }

  #attempt(task: StateTask, state: State): Awaitable<MockResponse> {
    const { operation, path } = task.route;
    const { platform, clock } = this.#parts;
    return after(requireTargets({ operation, path, state, platform }), () => {
      const call = newCall({ task, state, sent: readSent(task), clock });
      const action = actionOf(operation, platform);
      if (action !== undefined)
        return after(action(call), (answer) => requireAccepted(answer, task.request.headers['accept']));
      const plain = plainAction(operation);
      if (plain === undefined) throw new Error(`Nothing says what ${operation.id} does to the state.`);
      return call.plain(plain);
    });
  }
}

/** What an operation offers may be a range, such as `image/*`; its answer is of one type. */
function requireAccepted(answer: MockResponse, header: string | undefined): MockResponse {
  const mediaType = mediaTypeOf(answer.headers['content-type']);
  if (mediaType === '' || isJson(mediaType) || accepts(header, mediaType)) return answer;
  throw new HttpError(406, `The operation answers ${mediaType} only.`);
}
