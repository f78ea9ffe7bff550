import { decidesByState } from './action-of.ts';
import { admit, requireRoute } from './admit.ts';
import type { ServedDocument, ServedOperation } from './document/operation.ts';
import { findingsForPrism } from './findings-for-prism.ts';
import { findingsInAnswer } from './findings-in-answer.ts';
import { refusalAnswer, withoutWrongBody } from './http/answer.ts';
import type { MockAnswer, MockRequest } from './http/message.ts';
import type { Identity } from './identity/identity.ts';
import { after, type Awaitable, rescued } from './json.ts';
import { answerTokens, isTokenOperation } from './identity/token-operations.ts';
import { type Notes, refused } from './notes.ts';
import { oversightsIn } from './oversights.ts';
import { PrismDesk } from './prism/desk.ts';
import { foundByPrism } from './prism/found-by-prism.ts';
import { hasWishes, type Preference, readPreference } from './prism/prefer.ts';
import { findingsOf, readSent } from './read-sent.ts';
import { DOUBT, Refusal } from './refusal.ts';
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
  readonly answer: MockAnswer;
  readonly login: string;
  readonly violations: readonly string[];
  /** What the answer follows from, where that is nothing but these items and the request. */
  readonly seen?: readonly Seen[];
}

/** Takes a request from the route to its answer. */
export class Exchange {
  readonly #parts: ExchangeParts;
  readonly #served: ReadonlyMap<ServedDocument, Served>;
  readonly #prism: PrismDesk;
  readonly #work: Work;

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
    this.#served = servedBy(parts);
    this.#prism = new PrismDesk(parts.identity !== undefined);
    this.#work = new Work(parts);
  }

  answer(asked: Asked): Awaitable<Exchanged> {
    const notes: Notes = { login: '', violations: [] };
    const answer = rescued(
      () => this.#made(asked, notes),
      (error) => refused(error, notes, operationOf(asked)),
    );
    return after(answer, (made) => ({ answer: withoutWrongBody(made), ...notes }));
  }

  #made(asked: Asked, notes: Notes): Awaitable<MockAnswer> {
    const answer = this.#routed(asked, notes);
    return this.#parts.isStrict ? after(answer, (made) => this.#judged(made, asked, notes)) : answer;
  }

  #routed(asked: Asked, notes: Notes): Awaitable<MockAnswer> {
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

  #byState(task: StateTask, notes: Notes): Awaitable<MockAnswer> {
    return after(this.#work.do(task), ({ answer, seen }) => {
      if (seen !== undefined) notes.seen = seen;
      return answer;
    });
  }

  /** What no state decides: Prism, or what it answered before. */
  #stateless(route: Route, asked: Asked, notes: Notes): Awaitable<MockAnswer> {
    const preference = this.#preference(asked);
    const findings = this.#findings(route, asked);
    if (findings.length > 0 && this.#parts.identity !== undefined)
      throw new Refusal(400, 'The request is not valid.', { findings });
    const { request, query } = asked;
    const judges = this.#servedBy(route).answered;
    const { operation, path } = route;
    const question = { operation, request, query, path, preference, judges, findings };
    return after(this.#prism.answer(question), (made) => {
      if (findings.length === 0 && made.status < 400 && this.#prism.isSettled(question)) notes.seen = NO_ITEMS;
      const found = findings.includes(DOUBT) ? foundByPrism(made, preference) : findings;
      notes.violations.push(...found.map(({ at, message }) => `${at} ${message}`));
      return made;
    });
  }

  #preference({ request, query }: Asked): Preference {
    const refusal = this.#parts.identity === undefined ? 422 : 400;
    return readPreference({ header: request.headers['prefer'], query, refusal });
  }

  #findings(route: Route, asked: Asked): Refusal['findings'] {
    const task = { ...asked, route, served: this.#servedBy(route) };
    return this.#parts.identity === undefined ? findingsForPrism(task) : findingsOf(task);
  }

  #tokens(route: Route, asked: Asked, identity: Identity): MockAnswer {
    const { body, parameters: values } = readSent({ ...asked, route, served: this.#servedBy(route) });
    return answerTokens(
      route.operation,
      { body: body.value, values, accept: asked.request.headers['accept'] },
      identity,
    );
  }

  #judged(answer: MockAnswer, { routed }: Asked, notes: Notes): MockAnswer {
    if (routed.kind !== 'found') return answer;
    const findings = findingsInAnswer(answer, routed.route.operation, this.#servedBy(routed.route));
    if (findings.length === 0) return answer;
    notes.violations.push(...findings.map(({ at, message }) => `answer ${at} ${message}`));
    return refusalAnswer(
      new Refusal(500, 'The mock was about to answer what the specification does not allow.', { findings }),
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
