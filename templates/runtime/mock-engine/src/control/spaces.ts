import { HttpError, type MockRequest } from '../http/message.ts';
import type { Json } from '../json.ts';
import { BodyBudget, Calls, type Expectation, type RecordedCall } from './calls.ts';
import { Clock } from '../clock.ts';
import type { Action } from '../platform.ts';
import { Faults } from './faults.ts';
import { newest } from './input.ts';

/** Callback or webhook that was sent, or could not be. */
export interface Delivery {
  /** Name of the callback or webhook in the document. */
  readonly name: string;
  readonly url: string;
  readonly method: string;
  readonly body?: Json;
  /** Headers of the request: its content type, and its signature if the mock has a secret for webhooks. */
  readonly headers: Readonly<Record<string, string>>;
  /** Number of attempts; 0 if the address is not allowed. */
  readonly attempts: number;
  /** Status of the response; missing if there was none. */
  readonly status?: number;
  /** Reason why there was no response. */
  readonly error?: string;
}

/** Deliveries of a space, and what waits for them. */
export class Deliveries {
  #all: readonly Delivery[] = [];
  /** Deliveries that nothing has waited for yet. */
  #unclaimed: readonly Delivery[] = [];
  readonly #waiting = new Set<() => void>();

  list(): readonly Delivery[] {
    return this.#all;
  }

  add(delivery: Delivery): void {
    this.#all = newest([...this.#all, delivery]);
    this.#unclaimed = newest([...this.#unclaimed, delivery]);
    for (const look of this.#waiting) look();
  }

  clear(): void {
    this.#all = [];
    this.#unclaimed = [];
  }

  /**
   * Returns the next delivery of a name, each once: the oldest that was recorded, or else the first to come.
   *
   * @throws Error if there is none in time
   */
  next(name: string, timeoutMs: number): Promise<Delivery> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = this.#unclaimed.find((delivery) => delivery.name === name);
        if (found === undefined) return;
        this.#unclaimed = this.#unclaimed.filter((delivery) => delivery !== found);
        finish();
        resolve(found);
      };
      const finish = (): void => {
        this.#waiting.delete(look);
        clearTimeout(timer);
      };
      const timer = setTimeout(() => {
        finish();
        const names = this.#all.map((delivery) => JSON.stringify(delivery.name)).join(', ') || 'none';
        reject(new Error(`No delivery of ${JSON.stringify(name)} within ${timeoutMs} ms. Deliveries: ${names}.`));
      }, timeoutMs);
      this.#waiting.add(look);
      look();
    });
  }
}

/** Handler of a test for one operation. */
export interface OperationHandler {
  readonly operation: string;
  readonly action: Action;
  /** Rejects responses that the document does not allow. */
  readonly isStrict: boolean;
}

/** Space: an isolated sandbox with its own state, clock, calls, faults and expectations. */
export interface Space {
  readonly name: string;
  readonly clock: Clock;
  readonly calls: Calls;
  readonly faults: Faults;
  readonly expectations: Expectation[];
  /** Handlers of tests, oldest first. */
  readonly handlers: OperationHandler[];
  /** Handlers of scenarios, by the ids of their replies. */
  readonly scenarioHandlers: Map<string, Action>;
  /** Callbacks and webhooks that were sent. */
  readonly deliveries: Deliveries;
  /** Changes by its control that are under way, for which requests wait. */
  pending: Promise<unknown> | undefined;
  /** Called after each request. */
  readonly onCall: ((call: RecordedCall) => void) | undefined;
}

/** Space of requests that name none. */
export const MAIN_SPACE = 'main';

/** Limit of spaces, so that made-up names do not exhaust memory. */
const MAX_SPACES = 10_000;

/** Matched in any case: browsers and Node write a host in lower case, curl as it is typed. */
const SPACE_HOST = /^(.+)\.localhost\.?(?::\d*)?$/i;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const NAMES = 'at most 64 letters, digits, "-" and "_", of which the first is a letter or a digit.';

/** Spaces of one mock, created on first use. */
export class Spaces {
  readonly #spaces = new Map<string, Space>();
  /** Clock of the main space, which stays the same when that is deleted. */
  readonly mainClock: Clock = new Clock();
  readonly #bodies = new BodyBudget();
  readonly #callsPerSpace: number;
  readonly #seed: number;
  readonly #onCall: Space['onCall'];
  readonly #share: ((space: Space) => void) | undefined;

  /** @param share - shares a new space with other processes, which record calls too */
  constructor(
    parts: { readonly callsPerSpace: number; readonly seed: number; readonly onCall: Space['onCall'] },
    share: ((space: Space) => void) | undefined,
  ) {
    this.#share = share;
    this.#callsPerSpace = parts.callsPerSpace;
    this.#seed = parts.seed;
    this.#onCall = parts.onCall;
  }

  get(name: string): Space {
    const known = this.#spaces.get(name);
    if (known !== undefined) return known;
    if (typeof name !== 'string' || !NAME.test(name))
      throw new HttpError(400, `Invalid name of a space ${JSON.stringify(String(name).slice(0, 100))}: ${NAMES}`);
    if (this.#spaces.size >= MAX_SPACES)
      throw new HttpError(400, `The limit of ${MAX_SPACES} spaces is reached. Delete one first.`);
    const expectations: Expectation[] = [];
    const calls = new Calls(this.#callsPerSpace, expectations, this.#bodies);
    calls.isShared = this.#share !== undefined;
    const space: Space = {
      ...{
        name,
        clock: name === MAIN_SPACE ? this.mainClock : new Clock(),
        calls,
        faults: new Faults(this.#seed),
        expectations,
        handlers: [],
        scenarioHandlers: new Map(),
        deliveries: new Deliveries(),
      },
      pending: undefined,
      onCall: this.#onCall,
    };
    this.#share?.(space);
    this.#spaces.set(name, space);
    return space;
  }

  delete(name: string): void {
    this.#spaces.get(name)?.calls.clear();
    this.#spaces.delete(name);
  }

  names(): readonly string[] {
    return [...this.#spaces.keys()];
  }
}

/** Path prefix of a space, for clients that can neither set a header nor resolve a host name. */
const SPACE_PATH_PREFIX = '/__mock/space/';

/** Returns the path of a space below the URL of the mock. */
export function spacePath(space: string): string {
  return SPACE_PATH_PREFIX + space;
}

/** Request with the space that it addresses. */
export interface SpaceRequest {
  readonly name: string;
  /** Path prefix that addresses it; empty where a header or the host does. */
  readonly prefix: string;
  readonly request: MockRequest;
}

/** Resolves the space of a request by path prefix, `X-Mock-Space` header or host (`name.localhost`). */
export function resolveSpace(request: MockRequest): SpaceRequest {
  const { target, headers } = request;
  if (target.startsWith(SPACE_PATH_PREFIX)) return resolveSpacePath(request, target.slice(SPACE_PATH_PREFIX.length));
  const named = headers['x-mock-space'];
  if (named !== undefined) return { name: named, prefix: '', request };
  return { name: SPACE_HOST.exec(headers['host'] ?? '')?.[1]?.toLowerCase() ?? MAIN_SPACE, prefix: '', request };
}

/** Resolves a path prefix. The prefix itself addresses the space, which can be deleted there. */
function resolveSpacePath(request: MockRequest, place: string): SpaceRequest {
  const end = place.search(/[/?]/);
  const [name, rest] = end < 0 ? [place, ''] : [place.slice(0, end), place.slice(end)];
  const target = rest.startsWith('/') && rest !== '/' ? rest : `/__mock/space${rest.replace('/', '')}`;
  return { name, prefix: spacePath(name), request: { ...request, target } };
}
