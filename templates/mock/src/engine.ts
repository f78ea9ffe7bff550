import { Clock } from './clock.ts';
import { type Coming, putDown, stray } from './coming.ts';
import { Control } from './control/control.ts';
import { answerControl, type ControlTarget } from './control/control-routes.ts';
import type { Effect } from './control/faults.ts';
import { answerInstead, closed, delay, struck } from './control/strike.ts';
import { firstState } from './first-state.ts';
import { MAIN_SPACE, placed, type Space, Spaces } from './control/space.ts';
import type { EngineParts } from './engine-parts.ts';
import type { ServedDocument, ServedOperation } from './document/operation.ts';
import { readDocument } from './document/read-document.ts';
import { HttpError } from './http/errors.ts';
import { errorResponse, internalErrorResponse, type MockRequest, type MockResponse } from './http/message.ts';
import { refusedPreflight } from './http/cors.ts';
import { splitTarget } from './http/target.ts';
import { Identity } from './identity/identity.ts';
import { after, type Awaitable, type JsonObject, rescued } from './json.ts';
import { Exchange, type Exchanged } from './exchange.ts';
import { type Memory, Remembered } from './remembered.ts';
import { keyOf } from './resource/collections.ts';
import { type Routed, type Router, routerOf } from './router.ts';
import { Ahead } from './store/ahead.ts';
import type { Beginning } from './store/beginning.ts';
import { tellFailure } from './tell-failure.ts';

const CONTROL = '__mock';
const NONE: readonly string[] = [];

/** A request on its way. */
interface Going extends Coming {
  readonly routed: Routed;
  readonly operation: string;
  readonly query: URLSearchParams;
  readonly ahead: Ahead | undefined;
  readonly effect?: Effect;
}

/** Answers requests: everything but the way they come and go. */
export class Engine {
  readonly clock = new Clock();
  readonly documents: readonly ServedDocument[];
  readonly identity: Identity | undefined;
  readonly #parts: EngineParts;
  /** What every space starts from. */
  readonly beginning: Beginning;
  readonly #collections: ReadonlySet<string>;
  readonly #spaces: Spaces;
  readonly #router: Router;
  readonly #exchange: Exchange;
  readonly #remembered: Remembered;
  readonly #operationIds: ReadonlySet<string>;
  readonly #closing = new AbortController();

  constructor(parts: EngineParts) {
    const { platform, seed } = parts;
    this.#parts = parts;
    this.documents = parts.documents.map(readDocument);
    const { callsPerSpace = 1000, onCall } = parts;
    this.#spaces = new Spaces({ callsPerSpace, seed, onCall });
    const { beginning, collections } = firstState(parts, this.operations);
    this.beginning = beginning;
    this.#collections = collections;
    const identities = parts.identities ?? platform.identities;
    this.identity = identities === undefined ? undefined : new Identity(identities, this.clock, parts.secret);
    this.#router = routerOf(this.documents);
    this.#operationIds = new Set(this.operations.map(({ id }) => id));
    this.#remembered = new Remembered(parts.store, this.identity !== undefined);
    this.#exchange = new Exchange({
      ...parts,
      base: beginning.base,
      clock: this.clock,
      identity: this.identity,
      documents: this.documents,
    });
  }

  /** The operations that are served. */
  get operations(): readonly ServedOperation[] {
    return this.documents.flatMap(({ operations }) => operations);
  }

  /** Names of the spaces that were ever named, and not forgotten. */
  get spaces(): readonly string[] {
    return this.#spaces.names();
  }

  /** What a test may do with a space. */
  control(space = MAIN_SPACE): Control {
    return new Control(space, this.#spaces, {
      base: this.beginning.base,
      store: this.#parts.store,
      keyOf: keyOf(this.#parts.platform),
      clock: this.clock,
      collections: this.#collections,
      operations: this.#operationIds,
    });
  }

  /** Ends what waits for nothing but its time, and answers nothing any more. */
  close(): void {
    this.#closing.abort();
  }

  /** Answers a request; nothing that a request holds makes it throw. */
  handle(request: MockRequest): Awaitable<MockResponse> {
    return rescued(() => {
      // Of a store that is closed nobody could tell what is the matter.
      if (this.#closing.signal.aborted) throw closed();
      const coming = this.#coming(request);
      const { space } = coming;
      const memory = space.faults.isEmpty ? this.#remembered.find(coming.request, space.name) : undefined;
      return after(memory, (known) =>
        known === undefined || known instanceof Ahead ? this.#first(coming, known) : this.#again(known, coming),
      );
    }, failed);
  }

  /** Refuses what came in a way that nobody can listen to: in its space, if it names one that may be. */
  refuse(request: MockRequest, refusal: HttpError): MockResponse {
    try {
      return stray(this.#coming(request), refusal);
    } catch {
      return errorResponse(refusal);
    }
  }

  #coming(asked: MockRequest): Coming {
    const { name, request } = placed(asked);
    const space = this.#spaces.get(name);
    return { request, space, started: this.clock.now(), began: performance.now() };
  }

  /** What was answered before and holds still. */
  #again({ answer, operation, login }: Memory, coming: Coming): MockResponse {
    return putDown(coming, answer, { operation, login, violations: NONE });
  }

  #first(coming: Coming, ahead: Ahead | undefined): Awaitable<MockResponse> {
    const { request, space } = coming;
    const target = splitTarget(request.target);
    if (target instanceof HttpError) return stray(coming, target);
    const { segments, query } = target;
    if (segments[0] === CONTROL) return this.#control(request, { path: segments.slice(1), query }, space);
    const routed = this.#router.find(request.method, segments);
    const operation = routed.kind === 'found' ? routed.route.operation.id : '';
    const unnamed = routed.kind === 'found' ? undefined : refusedPreflight(request);
    if (unnamed !== undefined) return stray(coming, unnamed);
    const effect = space.faults.strike(operation);
    const going = { ...coming, routed, operation, query, ahead };
    if (effect === undefined) return this.#answer(going);
    return delay(effect.latencyMs, this.#closing.signal).then(() => this.#answer({ ...going, effect }));
  }

  #answer(going: Going): Awaitable<MockResponse> {
    const { request, routed, query, space, ahead, effect } = going;
    if (effect?.status !== undefined)
      return this.#recorded({ answer: answerInstead(effect.status), login: '', violations: NONE }, going);
    const exchanged = this.#exchange.answer({ request, routed, query, space: space.name, ahead });
    return after(exchanged, (made) => this.#recorded(made, going));
  }

  #recorded(exchanged: Exchanged, going: Going): MockResponse {
    const { request, space, operation, effect } = going;
    const { login, violations } = exchanged;
    const answer = effect === undefined ? exchanged.answer : struck(exchanged.answer, effect);
    if (effect === undefined) this.#remembered.keep(request, exchanged, { operation, space: space.name });
    return putDown(going, answer, { operation, login, violations });
  }

  #control(request: MockRequest, target: ControlTarget, space: Space): MockResponse | Promise<MockResponse> {
    return answerControl(request, target, { control: this.control(space.name), describe: () => this.#describe() });
  }

  #describe(): JsonObject {
    return {
      documents: this.documents.map(({ name }) => name),
      operations: [...this.#operationIds],
      collections: [...this.#collections],
      spaces: [...this.spaces],
      users: (this.identity?.users ?? []).map(({ login, company, technical }) => ({ login, company, technical })),
      now: this.clock.timestamp(),
    };
  }
}

/** What fails before it is known what is asked for, and in the control interface. */
function failed(error: unknown): MockResponse {
  if (error instanceof HttpError) return errorResponse(error);
  tellFailure(error);
  return internalErrorResponse();
}
