import type { Clock } from '../control/clock.ts';
import { HttpError, type Issue, UNDECIDED } from '../http/errors.ts';
import type { MockResponse } from '../http/message.ts';
import type { Authenticator } from '../identity/authenticator.ts';
import { handleTokenRequest, isTokenOperation } from '../identity/token-operations.ts';
import type { User } from '../identity/users.ts';
import { after, type Awaitable } from '../json.ts';
import type { Platform } from '../platform.ts';
import { hasWishes, type Preference, readPreference } from '../prism/preference.ts';
import { PrismResponder } from '../prism/prism-responder.ts';
import { issuesFromPrism } from '../prism/problem-details.ts';
import { keyOf } from '../resources/collections.ts';
import { requirePathReferences } from '../resources/path-references.ts';
import type { InitialItems } from '../state/initial-state.ts';
import { Prefetcher } from '../state/prefetch.ts';
import type { Store } from '../state/store.ts';
import { type ReadVersion, type Transaction, TransactionRunner } from '../state/transaction.ts';
import type { RequestContext } from './context.ts';
import { createCall, isPlainRead, isStateful, runAction } from './operation-call.ts';
import { parseRequest, validateRequest } from './parse.ts';
import { requireAcceptedType } from './serialize.ts';
import { validateForPrism } from './validate.ts';

/** Everything that handlers work with. */
export interface HandleOptions {
  readonly platform: Platform;
  readonly initialItems: InitialItems;
  readonly store: Store;
  readonly clock: Clock;
  /** Identifies callers; without users, `undefined`, and Prism handles every request. */
  readonly authenticator: Authenticator | undefined;
}

const NO_ITEMS: readonly ReadVersion[] = [];

/** Handles authorized requests: by the state, by Prism, or by issuing a token. */
export class RequestHandler {
  readonly #options: HandleOptions;
  readonly #transactions: TransactionRunner;
  readonly #prefetcher = new Prefetcher();
  readonly #prism: PrismResponder;

  constructor(options: HandleOptions) {
    const { initialItems, store, platform } = options;
    this.#options = options;
    this.#transactions = new TransactionRunner({ initialItems, store, keyOf: keyOf(platform) });
    this.#prism = new PrismResponder(options.authenticator !== undefined);
  }

  /** Selects the handler: a `Prefer` header is for Prism, and so is an operation without an action. */
  handle(context: RequestContext): Awaitable<MockResponse> {
    const { user, route } = context;
    const { authenticator, platform } = this.#options;
    if (authenticator === undefined) return this.#handleByPrism(context);
    if (hasWishes(this.#preferenceOf(context))) return this.#handleByPrism(context);
    if (isTokenOperation(route.operation)) return this.#issueToken(context, authenticator);
    if (user === undefined || !isStateful(route.operation, platform)) return this.#handleByPrism(context);
    return this.#handleByState(context, user);
  }

  /** Runs the action of the operation in an optimistic transaction. */
  #handleByState(context: RequestContext, user: User): Awaitable<MockResponse> {
    const { route, space } = context;
    return this.#transactions.run(space.name, (transaction, isRetry) =>
      after(this.#prefetch(context, transaction, isRetry), () =>
        after(this.#runAction(context, user, transaction), (response) => {
          this.#prefetcher.learn(route, transaction);
          if (!transaction.isChanged && isPlainRead(route.operation, this.#options.platform))
            context.readSet = transaction.readSet;
          return response;
        }),
      ),
    );
  }

  #prefetch({ route, prefetched }: RequestContext, transaction: Transaction, isRetry: boolean): Awaitable<void> {
    if (prefetched === undefined || isRetry) return this.#prefetcher.prefetch(route, transaction);
    return transaction.usePrefetched(prefetched);
  }

  #runAction(context: RequestContext, user: User, transaction: Transaction): Awaitable<MockResponse> {
    const { operation, path } = context.route;
    const { platform, clock } = this.#options;
    return after(requirePathReferences({ operation, path, state: transaction, platform }), () => {
      const call = createCall(context, { user, transaction, parsed: parseRequest(context), clock });
      return after(runAction(call, platform), (response) =>
        requireAcceptedType(response, context.request.headers['accept']),
      );
    });
  }

  #issueToken(context: RequestContext, authenticator: Authenticator): MockResponse {
    const { body, parameters: values } = parseRequest(context);
    const accept = context.request.headers['accept'];
    return handleTokenRequest(context.route.operation, { body: body.value, values, accept }, authenticator);
  }

  #handleByPrism(context: RequestContext): Awaitable<MockResponse> {
    const preference = this.#preferenceOf(context);
    const issues = this.#validate(context);
    const { request, query, compiled } = context;
    const { operation, path } = context.route;
    const question = { operation, request, query, path, preference, validators: compiled.answered, issues };
    return after(this.#prism.respond(question), (response) => {
      if (issues.length === 0 && response.status < 400 && this.#prism.isCacheable(question)) context.readSet = NO_ITEMS;
      const found = issues.includes(UNDECIDED) ? issuesFromPrism(response, preference) : issues;
      context.violations.push(...found.map(({ path: place, message }) => `${place} ${message}`));
      return response;
    });
  }

  /** Without users, Prism responds to invalid requests as well, in its own way. */
  #validate(context: RequestContext): readonly Issue[] {
    if (this.#options.authenticator === undefined) return validateForPrism(context);
    const issues = validateRequest(context);
    if (issues.length > 0) throw new HttpError(400, 'The request is not valid.', { issues });
    return issues;
  }

  #preferenceOf({ request, query }: RequestContext): Preference {
    const refusal = this.#options.authenticator === undefined ? 422 : 400;
    return readPreference({ header: request.headers['prefer'], query, refusal });
  }
}
