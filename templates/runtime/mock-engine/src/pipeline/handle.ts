import { type MockResponse, UNDECIDED } from '../http/message.ts';
import { after, type Awaitable } from '../json.ts';
import { hasPreference, type Preference, readPreference } from '../prism/preference.ts';
import { PrismResponder } from '../prism/prism-responder.ts';
import { issuesFromPrism } from '../prism/problem-details.ts';
import type { ReadVersion } from '../state/transaction.ts';
import type { ApiPolicy } from '../policy/api-policy.ts';
import type { RequestContext } from '../request/context.ts';
import { hasCredentials } from '../request/security.ts';

const NO_ITEMS: readonly ReadVersion[] = [];

/** Handles admitted requests: by the policy of the API, or by Prism. */
export class RequestHandler {
  readonly #policy: ApiPolicy;
  readonly #prism: PrismResponder;

  constructor(policy: ApiPolicy) {
    this.#policy = policy;
    this.#prism = new PrismResponder(policy);
  }

  /** Lets the policy respond; a request with a preference (`Prefer`) is for Prism. */
  handle(context: RequestContext): Awaitable<MockResponse> {
    const { request, query, route: _ } = context;
    const { invalidStatus } = this.#policy;
    const preference = readPreference({ header: request.headers['prefer'], query, errorStatus: invalidStatus });
    const byPrism = (): Awaitable<MockResponse> => this.#respondByPrism(context, preference);
    const response = hasPreference(preference) ? byPrism() : this.#policy.respond(context, byPrism);
    return after(response, (made) => this.#policy.annotate(context, made));
  }

  #respondByPrism(context: RequestContext, preference: Preference): Awaitable<MockResponse> {
    const issues = this.#policy.validate(context);
    const { request, query, compiled } = context;
    const { operation, path } = context.route;
    const validators = compiled.responseValidators;
    const question = { operation, request, query, path, preference, validators, issues };
    return after(this.#prism.respond(question), ({ response, decider }) => {
      if (issues.length === 0 && response.status < 400 && this.#prism.isCacheable(question)) context.readSet = NO_ITEMS;
      const found = issues.includes(UNDECIDED) ? issuesFromPrism(response, preference) : issues;
      if (found.length === 0)
        context.decidedBy = this.#isUnauthenticated(context, response) ? 'authentication' : decider;
      context.violations.push(...found.map(({ path: place, message }) => `${place} ${message}`));
      return response;
    });
  }

  #isUnauthenticated({ route, request, query }: RequestContext, { status }: MockResponse): boolean {
    return status === 401 && this.#policy.prismChecksCredentials && !hasCredentials(route.operation, request, query);
  }
}
