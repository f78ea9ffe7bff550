import type { CoverageLog } from './coverage-log.ts';
import { createRecordedCall, type StoredCall, toRecordedCall } from '../control/calls.ts';
import { applyFault, delay, faultResponse } from '../control/faults.ts';
import { hasReplies, REPLIES } from '../control/replies.ts';
import type { SharedControl } from '../control/shared-control.ts';
import type { ServedDocument } from '../document/served-document.ts';
import { errorResponse, HttpError, type MockResponse, splitTarget, withoutForbiddenBody } from '../http/message.ts';
import type { CompiledDocuments } from '../resources/compiled-document.ts';
import type { RequestContext } from '../request/context.ts';
import type { CallbackSender } from './callbacks.ts';
import { RequestHandler } from './handle.ts';
import { type CachedResponse, ResponseCache } from './response-cache.ts';
import { createRouter, describeLegacyCall, type Router } from '../request/route.ts';
import type { ApiPolicy } from '../policy/api-policy.ts';
import type { Entry, Store } from '../state/store.ts';
import { failureResponse, type ReportFailure, responseIssues, violationsOf } from '../request/serialize-response.ts';

/** First segment of the paths of the control API. */
const CONTROL_SEGMENT = '__mock';

/** Matches targets that ask whether the process serves, to which it responds also where the store fails. */
const PROBE = /^\/__mock\/(?:live|ready)(?:\?|$)/;

const NO_REPLIES: readonly Entry[] = [];
const NONE: readonly string[] = [];

/** Everything that the pipeline works with. */
interface PipelineOptions {
  /** Decides where APIs differ. */
  readonly policy: ApiPolicy;
  readonly store: Store;
  /** Control state that several processes share. */
  readonly shared: SharedControl | undefined;
  readonly documents: readonly ServedDocument[];
  readonly compiled: CompiledDocuments;
  /** Validates responses too; an invalid one becomes a 500. */
  readonly isStrict: boolean;
  readonly reportFailure: ReportFailure;
  readonly callbacks: CallbackSender;
  /** Records what calls exercise. @default not recorded */
  readonly coverage: CoverageLog | undefined;
  /** Aborted when the mock is closed. */
  readonly closing: AbortSignal;
  /** Handles a request to the control API; `path` is what follows its first segment. */
  readonly control: (
    context: RequestContext,
    target: { readonly path: readonly string[]; readonly query: URLSearchParams },
  ) => MockResponse | Promise<MockResponse>;
}

/**
 * Processes requests: route → authenticate → authorize → parse → validate → handle → serialize, then records the call.
 * The policy of the API decides each stage. The request is parsed and validated inside `handle`, because a path to a
 * missing item is a 404 before that.
 */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #router: Router;
  readonly #compiled: CompiledDocuments;
  readonly #handler: RequestHandler;
  readonly #cache: ResponseCache;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#router = createRouter(options.documents, options.compiled);
    this.#compiled = options.compiled;
    this.#handler = new RequestHandler(options.policy);
    this.#cache = new ResponseCache(options.store, options.policy);
  }

  /** Responds from the cache, or by the pipeline. Faults, replies and handlers bypass the cache. */
  async run(context: RequestContext): Promise<MockResponse> {
    if (PROBE.test(context.request.target)) return this.#route(context, NO_REPLIES);
    const { shared } = this.#options;
    const { faults, handlers, pending } = context.space;
    if (pending !== undefined) await pending;
    // The reads of a remote store share a trip.
    const refreshing = shared?.refresh(context.space);
    refreshing?.catch(() => {});
    const ahead = shared === undefined ? undefined : this.#readAhead(context);
    const reading = this.#readReplies(context);
    const isCacheable = handlers.length === 0 && (shared !== undefined || faults.isEmpty);
    const cached = isCacheable ? await this.#cache.get(context) : undefined;
    const replies = await reading;
    if (refreshing !== undefined) {
      await Promise.all([refreshing, ahead]);
      // Another process may have changed the clock.
      context.startedAt = context.space.clock.now();
    }
    if (cached !== undefined && faults.isEmpty && replies.every(({ item }) => item === undefined))
      return this.#recordCachedCall(context, cached);
    return this.#route(context, replies);
  }

  /** Tests whether the path of a target belongs to an operation, with any method, or to the control API. */
  hasPath(text: string): boolean {
    const target = splitTarget(text);
    if (target instanceof HttpError) return false;
    return (
      target.segments[0] === CONTROL_SEGMENT || this.#router.find('GET', target.segments, target.query).kind !== 'none'
    );
  }

  /** Reads what the operation will probably read. Never throws, as `#readReplies`. */
  async #readAhead(context: RequestContext): Promise<void> {
    const { request, space } = context;
    const target = splitTarget(request.target);
    if (target instanceof HttpError || this.#cache.find(context) !== undefined) return;
    const found = this.#options.policy.route(this.#router, request.method, target);
    if (found.kind !== 'found') return;
    try {
      context.prefetched = await this.#options.policy.readAhead?.(found.route, space.name);
    } catch {
      // The transaction will fail on the same store.
    }
  }

  /** Never throws: where the store fails, the transaction will too, and reports the cause. */
  async #readReplies({ space }: RequestContext): Promise<readonly Entry[]> {
    try {
      return await this.#options.store.entries(space.name, REPLIES);
    } catch {
      return NO_REPLIES;
    }
  }

  async #route(context: RequestContext, replies: readonly Entry[]): Promise<MockResponse> {
    const { request, space } = context;
    const target = splitTarget(request.target);
    if (target instanceof HttpError) return this.recordUnroutable(context, target);
    const { segments, query } = target;
    if (segments[0] === CONTROL_SEGMENT) return this.#options.control(context, { path: segments.slice(1), query });
    context.query = query;
    context.routeResult = this.#options.policy.route(this.#router, request.method, target);
    const { operation } = context;
    if (operation !== undefined) context.warnings = describeLegacyCall(context.route, this.#options.documents[0]);
    context.document = operation === undefined ? undefined : this.#compiled.get(operation.document);
    if (operation !== undefined) {
      if (space.handlers.length > 0)
        context.handlers = space.handlers.filter((each) => each.operation === operation.id);
      context.hasReplies = replies.length > 0 && hasReplies(replies, operation.id);
    }
    const { shared } = this.#options;
    context.fault =
      shared === undefined
        ? space.faults.select(operation?.id ?? '', request)
        : await shared.selectFault(space, operation?.id ?? '', request);
    if (context.fault !== undefined) await delay(context.fault.latencyMs, this.#options.closing);
    return this.#respond(context);
  }

  async #respond(context: RequestContext): Promise<MockResponse> {
    const { fault } = context;
    if (fault?.status !== undefined) {
      context.decidedBy = 'fault';
      return this.#recordCall(context, applyFault(faultResponse(fault.status, fault.body), fault));
    }
    if (this.#options.shared !== undefined && fault === undefined) this.#recordWithChanges(context);
    const response = withoutForbiddenBody(await this.#process(context));
    if (fault !== undefined) return this.#recordCall(context, applyFault(response, fault));
    this.#cache.set(context, response);
    if (context.request.method !== 'GET') this.#options.callbacks.sendCallbacks(context, response);
    return this.#recordCall(context, response);
  }

  /** Never throws: an error becomes a response. */
  async #process(context: RequestContext): Promise<MockResponse> {
    const { policy, isStrict } = this.#options;
    try {
      policy.admit(context);
      const response = await this.#handler.handle(context);
      if (!isStrict || context.isLenient) return response;
      const issues = responseIssues(context, response);
      return issues.length === 0 ? response : policy.replaceInvalidResponse(response, issues);
    } catch (error) {
      return this.#errorResponse(context, error);
    }
  }

  #errorResponse(context: RequestContext, error: unknown): MockResponse {
    if (!(error instanceof HttpError)) return failureResponse(context, error, this.#options.reportFailure);
    context.violations.push(...violationsOf(error));
    return this.#options.policy.refuse(error, context);
  }

  /** Lets a write record its call in the trip of its changes, where no validation can replace its response. */
  #recordWithChanges(context: RequestContext): void {
    const { shared, isStrict } = this.#options;
    if (isStrict) return;
    context.recordOf = (response) => {
      if (response === undefined) return undefined;
      const call = callOf(context, withoutForbiddenBody(response), outcomeOf(context));
      return shared?.recordOf(context.space, call, () => {
        context.isRecorded = true;
      });
    };
  }

  /** Records a call with its response in the context's space, and returns the response. */
  #recordCall(context: RequestContext, response: MockResponse): Promise<MockResponse> {
    return this.#record(context, response, outcomeOf(context));
  }

  /** Records a call served from the response cache, without routing it again. */
  #recordCachedCall(context: RequestContext, cached: CachedResponse): Promise<MockResponse> {
    const { response, operation, login, decidedBy } = cached;
    return this.#record(context, response, { operation, login, decidedBy, violations: NONE, warnings: NONE });
  }

  /** Records a request that cannot be routed, as a call of no operation that violates the contract. */
  recordUnroutable(context: RequestContext, error: HttpError): Promise<MockResponse> {
    const more = { operation: '', login: '', decidedBy: 'routing', violations: [error.message], warnings: NONE };
    return this.#record(context, errorResponse(error), more);
  }

  async #record(context: RequestContext, response: MockResponse, outcome: CallOutcome): Promise<MockResponse> {
    const { space, isRecorded } = context;
    const { shared } = this.#options;
    const call = callOf(context, response, outcome);
    space.calls.add(call);
    if (space.onCall !== undefined) space.onCall(toRecordedCall(call));
    await this.#options.coverage?.record(context, call);
    if (shared === undefined) return response;
    if (!isRecorded) await shared.record(space, call);
    await shared.finish();
    return response;
  }
}

/** Decision behind a response, and what it says about the request. */
type CallOutcome = Pick<StoredCall, 'operation' | 'login' | 'decidedBy' | 'violations' | 'warnings'>;

function outcomeOf({ operation, user, decidedBy, violations, warnings }: RequestContext): CallOutcome {
  return { operation: operation?.id ?? '', login: user?.login ?? '', decidedBy, violations, warnings };
}

function callOf(
  { request, startedAt, startTick }: RequestContext,
  response: MockResponse,
  outcome: CallOutcome,
): StoredCall {
  return createRecordedCall(request, response, { ...outcome, startedAt, durationMs: performance.now() - startTick });
}
