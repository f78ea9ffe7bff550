import type { ServedOperation } from '../document/served-document.ts';
import {
  errorBody,
  errorResponse,
  HttpError,
  type Issue,
  jsonResponse,
  type MockRequest,
  type MockResponse,
  type Target,
} from '../http/message.ts';
import { type Authenticator, handleTokenRequest, isTokenOperation } from '../identity/authenticator.ts';
import { authenticate, authorize } from './authorize.ts';
import type { User } from '../identity/users.ts';
import type { Action } from '../platform.ts';
import type { PrismQuestion } from '../request/preference.ts';
import type { Prism } from '../prism/prism.ts';
import { problemText } from '../prism/problem-details.ts';
import type { ApiPolicy, PolicyTools } from './api-policy.ts';
import type { ParsedRequest, RequestContext } from '../request/context.ts';
import type { Route, Router, RouteResult } from '../request/route.ts';
import { requireAcceptable, requireAcceptedType } from '../request/serialize-response.ts';
import {
  ignoredInputs,
  parseRequest,
  readUnchangedRequest,
  reportIssues,
  validateRequest,
} from '../request/validate-request.ts';
import { requirePathReferences } from '../resources/references.ts';
import { ANYONE, ResourceResponder } from '../rest/responder.ts';
import { type PrefetchedData, Prefetcher } from '../state/prefetch.ts';
import type { Transaction } from '../state/transaction.ts';
import { crudActionOf, describeAction } from './behaviors.ts';
import { handlerOf } from './handlers.ts';
import { createCall, reportReplacedOptions, respondToCall } from './platform-call.ts';

/** Policy of a platform with users: their rights, its behaviors and CRUD actions, and its own errors. */
export class PlatformPolicy implements ApiPolicy {
  readonly invalidStatus = 400;
  readonly prismChecksCredentials = false;
  readonly #tools: PolicyTools;
  readonly #authenticator: Authenticator;
  readonly #resources: ResourceResponder;
  readonly #prefetcher = new Prefetcher();

  constructor(tools: PolicyTools, authenticator: Authenticator) {
    this.#tools = tools;
    this.#authenticator = authenticator;
    this.#resources = new ResourceResponder(tools);
  }

  get users(): readonly User[] {
    return this.#authenticator.users;
  }

  route(router: Router, method: string, { segments, query }: Target): RouteResult {
    return router.find(method, segments, query, true);
  }

  async readAhead(route: Route, space: string): Promise<PrefetchedData | undefined> {
    const batch = this.#prefetcher.batchOf(route);
    return batch && this.#tools.transactions.readAhead(space, batch);
  }

  admit(context: RequestContext): void {
    const { documents } = this.#tools;
    authenticate(context, this.#authenticator, documents);
    authorize(context);
    const { operation } = context.route;
    context.decidedBy = 'media type';
    requireAcceptable(operation, context.request.headers['accept']);
    if (operation.document === documents[0]) context.violations.push(...ignoredInputs(context));
  }

  validate(context: RequestContext): readonly Issue[] {
    context.decidedBy = 'validation';
    const found = validateRequest(context);
    const issues = this.#tools.refusesInvalid ? found : reportIssues(context, found);
    if (issues.length > 0) throw new HttpError(this.invalidStatus, 'The request is not valid.', { issues });
    return issues;
  }

  async respond(context: RequestContext, next: () => Promise<MockResponse>): Promise<MockResponse> {
    const { user, route } = context;
    const { operation } = route;
    const action = handlerOf(context, this.#tools.platform);
    if (operation.resource?.isInferred === true) return this.#respondByResource(context, { action, next });
    context.decidedBy = 'token';
    const isOverridden = context.hasReplies || context.handlers.length > 0;
    const last = isTokenOperation(operation) ? (): Promise<MockResponse> => this.#issueToken(context) : next;
    if (last !== next && !isOverridden) return last();
    if (operation.resource === undefined && action === undefined) return next();
    if (user === undefined && !isOverridden) return next();
    const caller = { user: user ?? ANYONE, action, next: last };
    return (await this.#respondByState(context, caller)) ?? last();
  }

  respondUnrouted(): undefined {
    return undefined;
  }

  annotate(_: RequestContext, response: MockResponse): MockResponse {
    return response;
  }

  /** Puts a problem of Prism's into an error of the platform, with a status that the operation documents. */
  adaptPrismResponse(response: MockResponse, { operation }: PrismQuestion, prism: Prism): MockResponse {
    const text = problemText(response);
    if (text === undefined) return response;
    const isDocumented = operation.responses.some(({ status }) => status === String(response.status));
    const status = isDocumented ? response.status : response.status < 500 ? this.invalidStatus : 500;
    const reason = text === '' ? '' : `: ${text}`;
    const message = prism.isAvailable ? `Prism refused the request with ${response.status}${reason}.` : text;
    return jsonResponse(status, errorBody(status, message));
  }

  refuse(error: HttpError): MockResponse {
    const { conflictStatus = 409 } = this.#tools.platform;
    return errorResponse(error.status === 409 ? new HttpError(conflictStatus, error.message, error) : error);
  }

  replaceInvalidResponse(_: MockResponse, issues: readonly Issue[]): MockResponse {
    const message = 'The mock was about to send a response that the specification does not allow.';
    return errorResponse(new HttpError(500, message, { issues }));
  }

  /** Responses depend on the caller, and tokens expire. */
  isCacheable({ headers }: MockRequest): boolean {
    return headers['authorization']?.startsWith('Basic ') === true;
  }

  /** Responds from inferred state, by the conventions of REST. */
  async #respondByResource(context: RequestContext, { action, next }: Omit<Caller, 'user'>): Promise<MockResponse> {
    const { operation } = context.route;
    this.validate(context);
    context.decidedBy = describeAction(operation, this.#tools.platform);
    const parsed = readUnchangedRequest(context);
    return this.#resources.respond(context, { parsed, action, next });
  }

  /**
   * Runs the action of the operation in an optimistic transaction. Returns `undefined` if it has none, or the action
   * does not decide the response.
   */
  #respondByState(context: RequestContext, caller: Caller): Promise<MockResponse | undefined> {
    const { route, space, violations } = context;
    const found = violations.length;
    const work = async (transaction: Transaction, isRetry: boolean): Promise<MockResponse | undefined> => {
      violations.length = found; // those of an attempt that lost a conflict
      if (context.prefetched !== undefined && !isRetry) transaction.usePrefetched(context.prefetched);
      else if (transaction.isRemote) await this.#prefetcher.prefetch(route, transaction);
      const response = await this.#runAction(context, caller, transaction);
      this.#prefetcher.learn(route, transaction);
      if (!transaction.isChanged && caller.action === undefined && isPlainRead(route.operation))
        context.readSet = transaction.readSet;
      return response;
    };
    return this.#tools.transactions.run(space.name, work, context.recordOf);
  }

  async #runAction(
    context: RequestContext,
    caller: Caller,
    transaction: Transaction,
  ): Promise<MockResponse | undefined> {
    const { operation, path } = context.route;
    const { platform } = this.#tools;
    const decidedBy = describeAction(operation, platform);
    context.decidedBy = decidedBy;
    await requirePathReferences({ operation, path, state: transaction, platform });
    if (caller.action === undefined && crudActionOf(operation) === undefined) return undefined;
    const call = createCall(context, { ...caller, transaction, parsed: this.#parse(context) });
    context.decidedBy = decidedBy;
    reportReplacedOptions(call, platform);
    const response = await respondToCall(call, caller.action);
    return response && requireAcceptedType(response, context.request.headers['accept']);
  }

  async #issueToken(context: RequestContext): Promise<MockResponse> {
    const { body, parameters: values } = this.#parse(context);
    context.decidedBy = 'token';
    const sent = {
      body: body.value,
      values,
      accept: context.request.headers['accept'],
      now: context.space.clock.now(),
    };
    return handleTokenRequest(context.route.operation, sent, this.#authenticator);
  }

  /** Parses the request. @throws HttpError if it is not valid */
  #parse(context: RequestContext): ParsedRequest {
    context.decidedBy = 'validation';
    return parseRequest(context, this.#tools.refusesInvalid);
  }
}

/** Caller of an action, and the responder behind the platform. */
interface Caller {
  readonly user: User;
  /** Handlers and the behavior of the operation. */
  readonly action: Action | undefined;
  readonly next: () => Promise<MockResponse>;
}

/** Tests whether the response depends on nothing but the path, the query and the items that are read. */
function isPlainRead(operation: ServedOperation): boolean {
  return (
    operation.method === 'GET' &&
    operation.resource?.action === 'read' &&
    operation.parameters.every(({ place }) => place === 'path' || place === 'query')
  );
}
