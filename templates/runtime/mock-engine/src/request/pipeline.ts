import { createRecordedCall, type StoredCall, toRecordedCall } from '../control/calls.ts';
import { applyFault, delay, faultResponse } from '../control/faults.ts';
import type { ServedDocument, ServedScheme } from '../document/served-document.ts';
import { errorResponse, HttpError, type MockResponse, splitTarget, withoutForbiddenBody } from '../http/message.ts';
import { after, type Awaitable, recover } from '../json.ts';
import type { CompiledDocuments } from '../resources/compiled-document.ts';
import type { RequestContext } from './context.ts';
import { type HandleOptions, RequestHandler } from './handle.ts';
import { type CachedResponse, ResponseCache } from './response-cache.ts';
import { createRouter, type Router, type RouteResult } from './route.ts';
import { type ReportFailure, requireAcceptable, requireValidResponse, serializeError } from './serialize-response.ts';
import { ignoredInputs } from './validate-request.ts';
import type { Authenticator } from '../identity/authenticator.ts';
import { routingProblem } from '../prism/problem-details.ts';

/** First segment of the paths of the control API. */
const CONTROL_SEGMENT = '__mock';

/** Everything that the pipeline works with. */
interface PipelineOptions extends HandleOptions {
  readonly documents: readonly ServedDocument[];
  readonly compiled: CompiledDocuments;
  /** Validates responses too; an invalid one becomes a 500. */
  readonly isStrict: boolean;
  readonly reportFailure: ReportFailure;
  /** Aborted when the mock is closed. */
  readonly closing: AbortSignal;
  /** Handles a request to the control API; `path` is what follows its first segment. */
  readonly control: (
    context: RequestContext,
    target: { readonly path: readonly string[]; readonly query: URLSearchParams },
  ) => Awaitable<MockResponse>;
}

/**
 * Processes requests: route → authenticate → authorize → parse → validate → handle → serialize, then records the call.
 * The request is parsed and validated inside `handle`, because a path to a missing item is a 404 before that.
 */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #router: Router;
  readonly #compiled: CompiledDocuments;
  readonly #handler: RequestHandler;
  readonly #cache: ResponseCache;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#router = createRouter(options.documents);
    this.#compiled = options.compiled;
    this.#handler = new RequestHandler(options);
    this.#cache = new ResponseCache(options.store, options.authenticator !== undefined);
  }

  /** Responds from the cache, or by the pipeline. Faults apply to every response, so they bypass the cache. */
  run(context: RequestContext): Awaitable<MockResponse> {
    const cached = context.space.faults.isEmpty ? this.#cache.get(context) : undefined;
    return after(cached, (found) => (found === undefined ? this.#route(context) : recordCachedCall(context, found)));
  }

  /** Tests whether the path of a target belongs to an operation, with any method, or to the control API. */
  hasPath(text: string): boolean {
    const target = splitTarget(text);
    if (target instanceof HttpError) return false;
    return target.segments[0] === CONTROL_SEGMENT || this.#router.find('GET', target.segments).kind !== 'none';
  }

  #route(context: RequestContext): Awaitable<MockResponse> {
    const { request, space } = context;
    const target = splitTarget(request.target);
    if (target instanceof HttpError) return recordUnroutable(context, target);
    const { segments, query } = target;
    if (segments[0] === CONTROL_SEGMENT) return this.#options.control(context, { path: segments.slice(1), query });
    context.query = query;
    context.routeResult = this.#find(request.method, segments);
    const { operation } = context;
    context.document = operation === undefined ? undefined : this.#compiled.get(operation.document);
    context.fault = space.faults.select(operation?.id ?? '');
    if (context.fault === undefined) return this.#respond(context);
    return delay(context.fault.latencyMs, this.#options.closing).then(() => this.#respond(context));
  }

  #respond(context: RequestContext): Awaitable<MockResponse> {
    const { fault } = context;
    if (fault?.status !== undefined) {
      context.decidedBy = 'fault';
      return recordCall(context, applyFault(faultResponse(fault.status), fault));
    }
    return after(this.#process(context), (response) => {
      if (fault !== undefined) return recordCall(context, applyFault(response, fault));
      this.#cache.set(context, response);
      return recordCall(context, response);
    });
  }

  /** Never throws: an error becomes a response. */
  #process(context: RequestContext): Awaitable<MockResponse> {
    const response = recover(
      () => this.#handle(context),
      (error) => this.#errorResponse(context, error),
    );
    return after(response, withoutForbiddenBody);
  }

  /** Without users, a path or a method that does not exist is a problem of Prism's. */
  #errorResponse(context: RequestContext, error: unknown): MockResponse {
    const response = serializeError(context, error, this.#options.reportFailure);
    const isForeign = this.#options.authenticator === undefined && context.operation === undefined;
    return isForeign && error instanceof HttpError ? routingProblem(error, context.request.target) : response;
  }

  /** Finds the route; without users also of a path with an empty parameter, which is an invalid request to Prism. */
  #find(method: string, segments: readonly string[]): RouteResult {
    const found = this.#router.find(method, segments);
    if (found.kind !== 'none' || this.#options.authenticator !== undefined || !segments.includes('')) return found;
    return this.#router.findWithEmpty(method, segments) ?? found;
  }

  #handle(context: RequestContext): Awaitable<MockResponse> {
    const { authenticator, documents, isStrict } = this.#options;
    if (authenticator !== undefined) {
      authenticate(context, { authenticator, documents });
      authorize(context);
      const { operation } = context.route;
      context.decidedBy = 'media type';
      requireAcceptable(operation, context.request.headers['accept']);
      if (operation.document === documents[0]) context.violations.push(...ignoredInputs(context));
    }
    const response = this.#handler.handle(context);
    if (!isStrict) return response;
    return after(response, (made) => requireValidResponse(context, made, authenticator !== undefined));
  }
}

const NONE: readonly string[] = [];

/** Records a call with its response in the context's space, and returns the response. */
function recordCall(context: RequestContext, response: MockResponse): MockResponse {
  const { operation, user, decidedBy, violations, warnings } = context;
  return add(context, response, {
    operation: operation?.id ?? '',
    login: user?.login ?? '',
    decidedBy,
    violations,
    warnings,
  });
}

/** Records a call served from the response cache, without routing it again. */
function recordCachedCall(context: RequestContext, cached: CachedResponse): MockResponse {
  const { response, operation, login, decidedBy } = cached;
  return add(context, response, { operation, login, decidedBy, violations: NONE, warnings: NONE });
}

/** Records a request that cannot be routed, as a call of no operation that violates the contract. */
export function recordUnroutable(context: RequestContext, error: HttpError): MockResponse {
  return add(context, errorResponse(error), {
    operation: '',
    login: '',
    decidedBy: 'routing',
    violations: [error.message],
    warnings: NONE,
  });
}

function add(
  { request, space, startedAt, startTick }: RequestContext,
  response: MockResponse,
  more: Pick<StoredCall, 'operation' | 'login' | 'decidedBy' | 'violations' | 'warnings'>,
): MockResponse {
  const call = createRecordedCall(request, response, { ...more, startedAt, durationMs: performance.now() - startTick });
  space.calls.add(call);
  if (space.onCall !== undefined) space.onCall(toRecordedCall(call));
  return response;
}

/** Users of the mock, and the documents whose security schemes identify them. */
interface AuthenticateOptions {
  readonly authenticator: Authenticator;
  readonly documents: readonly ServedDocument[];
}

/**
 * Identifies the caller by the `Authorization` header, unless the operation is public. Runs before 404 and 405, so that
 * callers without credentials learn nothing about the paths.
 *
 * @throws HttpError 401
 */
export function authenticate(context: RequestContext, { authenticator, documents }: AuthenticateOptions): void {
  const { request, routeResult } = context;
  if (routeResult === undefined || isPublic(routeResult)) return;
  context.decidedBy = 'authentication';
  const schemes = acceptedSchemes(request.target, routeResult, documents);
  context.user = authenticator.authenticate(request.headers['authorization'], schemes);
}

/** Tests whether no credentials are required; the other methods of a path with public operations are public too. */
function isPublic(result: RouteResult): boolean {
  if (result.kind === 'none') return false;
  const operations = result.kind === 'found' ? [result.route.operation] : result.operations;
  return operations.every(({ schemes }) => schemes.length === 0);
}

/** Returns the security schemes of the operation that belong to the selector before its path. */
function acceptedSchemes(
  target: string,
  result: RouteResult,
  documents: readonly ServedDocument[],
): readonly ServedScheme[] {
  if (result.kind === 'found') {
    const { operation, prefix } = result.route;
    const schemes = operation.schemes
      .map((key) => operation.document.schemes.get(key))
      .filter((scheme) => scheme !== undefined);
    return schemes.filter(({ selector }) => selector === undefined || selector === prefix);
  }
  const all = documents.flatMap((document) => [...document.schemes.values()]);
  const selected = all.filter(({ selector }) => selector !== undefined && target.startsWith(`${selector}/`));
  return selected.length > 0 ? selected : all;
}

/**
 * Requires the caller to hold the rights of the operation.
 *
 * @throws HttpError 403
 */
export function authorize(context: RequestContext): void {
  const { user } = context;
  context.decidedBy = 'routing';
  const { rights } = context.route.operation;
  context.decidedBy = 'authorization';
  if (user === undefined || rights === undefined || hasRights(user.rights, rights)) return;
  const required = rights.map((group) => group.join(' and ')).join(', or ');
  throw new HttpError(403, `The user lacks the right: ${required}.`);
}

/**
 * Tests whether rights suffice: all codes of at least one group must be held. A `*` at the end of a code matches every
 * code with that prefix, so `0203*` is satisfied by any right that begins with `0203`.
 */
export function hasRights(held: readonly string[], groups: readonly (readonly string[])[]): boolean {
  return (
    groups.length === 0 || groups.some((group) => group.every((code) => held.some((right) => covers(right, code))))
  );
}

function covers(right: string, code: string): boolean {
  if (right === code) return true;
  if (right.endsWith('*') && code.startsWith(right.slice(0, -1))) return true;
  return code.endsWith('*') && right.startsWith(code.slice(0, -1));
}
