import { decidesByState } from './action-of.ts';
import { admit, requireRoute } from './admit.ts';
import type { ServedDocument, ServedOperation } from './document/operation.ts';
import { issuesForPrism } from './issues-for-prism.ts';
import { issuesInResponse } from './issues-in-response.ts';
import { HttpError, UNDECIDED } from './http/errors.ts';
import { errorResponse, type MockRequest, type MockResponse, withoutForbiddenBody } from './http/message.ts';
import type { Identity } from './identity/identity.ts';
import { after, type Awaitable, rescued } from './json.ts';
import { answerTokens, isTokenOperation } from './identity/token-operations.ts';
import { type Notes, refused } from './notes.ts';
import { oversightsIn } from './oversights.ts';
import { PrismResponder } from './prism/prism-responder.ts';
import { issuesFromPrism } from './prism/problems.ts';
import { hasWishes, type Preference, readPreference } from './prism/preference.ts';
import { issuesOf, readSent } from './read-sent.ts';
import type { Route, Routed } from './router.ts';
import type { Served } from './served.ts';
import { servedBy } from './served-by.ts';
import type { Ahead } from './store/ahead.ts';
import type { Seen } from './store/touched.ts';
import type { StateTask } from './task.ts';
import { Work, type WorkParts } from './work.ts';

/** What exchanges stand on. */
export interface ExchangeParts extends WorkParts {
  readonly documents: readonly ServedDocument[];
  readonly identity: Identity | undefined;
  readonly isStrict: boolean;
}

/** A request on its way. */
export interface Asked {
  readonly request: MockRequest;
  readonly routed: Routed;
  readonly query: URLSearchParams;
  readonly space: string;
  /** What was read of the state for it already. */
  readonly ahead: Ahead | undefined;
}

/** What came of a request. */
export interface Exchanged {
  readonly answer: MockResponse;
  readonly login: string;
  readonly violations: readonly string[];
  /** What the answer follows from, where that is nothing but these items and the request. */
  readonly seen?: readonly Seen[];
}

/** Takes a request from the route to its answer. */
export class Exchange {
  readonly #parts: ExchangeParts;
  readonly #served: ReadonlyMap<ServedDocument, Served>;
  readonly #prism: PrismResponder;
  readonly #work: Work;

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
    this.#served = servedBy(parts);
    this.#prism = new PrismResponder(parts.identity !== undefined);
    this.#work = new Work(parts);
  }

  answer(asked: Asked): Awaitable<Exchanged> {
    const notes: Notes = { login: '', violations: [] };
    const answer = rescued(
      () => this.#made(asked, notes),
      (error) => refused(error, notes, operationOf(asked)),
    );
    return after(answer, (made) => ({ answer: withoutForbiddenBody(made), ...notes }));
  }

  #made(asked: Asked, notes: Notes): Awaitable<MockResponse> {
    const answer = this.#routed(asked, notes);
    return this.#parts.isStrict ? after(answer, (made) => this.#judged(made, asked, notes)) : answer;
  }

  #routed(asked: Asked, notes: Notes): Awaitable<MockResponse> {
    const { identity, documents } = this.#parts;
    if (identity === undefined) return this.#stateless(requireRoute(asked.routed), asked, notes);
    const gate = {
      identity,
      documents,
      onUser: ({ login }: { readonly login: string }) => {
        notes.login = login;
      },
    };
    const { route, user } = admit(asked.request, asked.routed, gate);
    if (route.operation.document === documents[0])
      notes.violations.push(...oversightsIn(route.operation, asked.request, asked.query));
    const preference = this.#preference(asked);
    if (hasWishes(preference)) return this.#stateless(route, asked, notes);
    if (isTokenOperation(route.operation)) return this.#tokens(route, asked, identity);
    if (user === undefined || !decidesByState(route.operation, this.#parts.platform))
      return this.#stateless(route, asked, notes);
    return this.#byState({ ...asked, route, user, served: this.#servedBy(route) }, notes);
  }

  #byState(task: StateTask, notes: Notes): Awaitable<MockResponse> {
    return after(this.#work.do(task), ({ answer, seen }) => {
      if (seen !== undefined) notes.seen = seen;
      return answer;
    });
  }

  /** What no state decides: Prism, or what it answered before. */
  #stateless(route: Route, asked: Asked, notes: Notes): Awaitable<MockResponse> {
    const preference = this.#preference(asked);
    const issues = this.#issues(route, asked);
    if (issues.length > 0 && this.#parts.identity !== undefined)
      throw new HttpError(400, 'The request is not valid.', { issues });
    const { request, query } = asked;
    const judges = this.#servedBy(route).answered;
    const { operation, path } = route;
    const question = { operation, request, query, path, preference, judges, issues };
    return after(this.#prism.respond(question), (made) => {
      if (issues.length === 0 && made.status < 400 && this.#prism.isCacheable(question)) notes.seen = NO_ITEMS;
      const found = issues.includes(UNDECIDED) ? issuesFromPrism(made, preference) : issues;
      notes.violations.push(...found.map(({ path, message }) => `${path} ${message}`));
      return made;
    });
  }

  #preference({ request, query }: Asked): Preference {
    const refusal = this.#parts.identity === undefined ? 422 : 400;
    return readPreference({ header: request.headers['prefer'], query, refusal });
  }

  #issues(route: Route, asked: Asked): HttpError['issues'] {
    const task = { ...asked, route, served: this.#servedBy(route) };
    return this.#parts.identity === undefined ? issuesForPrism(task) : issuesOf(task);
  }

  #tokens(route: Route, asked: Asked, identity: Identity): MockResponse {
    const { body, parameters: values } = readSent({ ...asked, route, served: this.#servedBy(route) });
    return answerTokens(
      route.operation,
      { body: body.value, values, accept: asked.request.headers['accept'] },
      identity,
    );
  }

  #judged(answer: MockResponse, { routed }: Asked, notes: Notes): MockResponse {
    if (routed.kind !== 'found') return answer;
    const issues = issuesInResponse(answer, routed.route.operation, this.#servedBy(routed.route));
    if (issues.length === 0) return answer;
    notes.violations.push(...issues.map(({ path, message }) => `answer ${path} ${message}`));
    return errorResponse(
      new HttpError(500, 'The mock was about to answer what the specification does not allow.', { issues }),
    );
  }

  #servedBy({ operation }: Route): Served {
    const served = this.#served.get(operation.document);
    if (served === undefined) throw new Error(`The document ${operation.document.name} is not served.`);
    return served;
  }
}

function operationOf({ routed }: Asked): ServedOperation | undefined {
  return routed.kind === 'found' ? routed.route.operation : undefined;
}

const NO_ITEMS: readonly Seen[] = [];
