import { isForm } from '../document/parameters.ts';
import { type ServedDocument, type ServedOperation, successResponseOf } from '../document/served-document.ts';
import {
  acceptsMediaType,
  errorResponse,
  HttpError,
  isJson,
  type Issue,
  isVendorType,
  jsonResponse,
  mediaTypeOf,
  type MockResponse,
  UNDECIDED,
  type Target,
} from '../http/message.ts';
import { decodeUtf8 } from '../http/body.ts';
import { objectAt, ownAt, textAt } from '../json.ts';
import { hasPreference, type PrismQuestion } from '../request/preference.ts';
import type { Prism } from '../prism/prism.ts';
import { requestProblem, routingProblem, violationsProblem, withIssues } from '../prism/problem-details.ts';
import { ResponseViolations } from '../prism/prism-responder.ts';
import { deprecationsOf, validateForPrism } from '../prism/validation.ts';
import type { ApiPolicy, PolicyTools } from './api-policy.ts';
import type { RequestContext } from '../request/context.ts';
import type { Router, RouteResult } from '../request/route.ts';
import { hasCredentials } from '../request/security.ts';
import { describeUnknownQuery, readUnchangedRequest, reportIssues } from '../request/validate-request.ts';
import { unreadFormats } from '../rest/accounting.ts';
import { ResourceResponder } from '../rest/responder.ts';
import { describeAction } from './behaviors.ts';
import { handlerOf } from './handlers.ts';

const NOT_ACCEPTABLE = 'The operation has no media type that the request accepts.';

/**
 * Policy of any document: it names no users, so any credentials of a documented kind are accepted. Behaviors and the
 * state, by the conventions of REST, respond to valid requests; Prism responds to all others, in its own way.
 */
export class DocumentPolicy implements ApiPolicy {
  readonly users: readonly never[] = [];
  readonly invalidStatus = 422;
  readonly prismChecksCredentials = true;
  readonly #tools: PolicyTools;
  readonly #resources: ResourceResponder;
  #violations: ResponseViolations | undefined;

  /** @throws TypeError for a behavior that only works with users */
  constructor(tools: PolicyTools) {
    requireActionsOnly(tools);
    this.#tools = tools;
    this.#resources = new ResourceResponder(tools);
  }

  /**
   * Finds a path with an empty parameter too, which is an invalid request to Prism, and HEAD where GET is (RFC 9110,
   * section 9.3.2).
   */
  route(router: Router, method: string, target: Target): RouteResult {
    const { segments, query } = target;
    const found = router.find(method, segments, query);
    if (method === 'HEAD' && found.kind !== 'found') {
      const read = this.route(router, 'GET', target);
      return read.kind === 'found' ? read : found;
    }
    if (found.kind !== 'none' || !segments.includes('')) return found;
    return router.findWithEmpty(method, segments) ?? found;
  }

  admit(): void {
    // Prism checks the credentials.
  }

  validate(context: RequestContext): readonly Issue[] {
    context.decidedBy = 'validation';
    const issues = validateForPrism(context);
    return this.#tools.refusesInvalid ? issues : reportIssues(context, issues);
  }

  async respond(context: RequestContext, next: () => Promise<MockResponse>): Promise<MockResponse> {
    const { route, request, query } = context;
    const { operation } = route;
    const action = handlerOf(context, this.#tools.platform);
    if (operation.resource === undefined && action === undefined)
      return infersState(operation) ? asSample(await next()) : next();
    const issues = this.validate(context).filter((issue) => issue !== UNDECIDED || !isDocumentedFile(context));
    // Prism converts what it validates, such as `+1` to a number; an item has one address.
    if (issues.length > 0) {
      const response = await next();
      if (response.status >= 400) return response;
      if (issues.some((issue) => issue !== UNDECIDED)) return refuseInvalid(issues);
    }
    if (!hasCredentials(operation, request, query)) return next();
    if (!acceptsState(operation, request.headers['accept'])) return markSample(await next(), context, 'Accept');
    const isUnread = request.body.byteLength > 0 && unreadFormats(operation).includes(sentType(context));
    if (isUnread) return markSample(await next(), context, 'Content-Type');
    context.decidedBy = describeAction(operation, this.#tools.platform);
    const parsed = readUnchangedRequest(context);
    return this.#resources.respond(context, { parsed, action, next });
  }

  /** Issues a token at the address that a scheme of the document states, which need not be one of its operations. */
  respondUnrouted({ request }: RequestContext): MockResponse | undefined {
    if (request.method !== 'POST') return undefined;
    const [path = ''] = request.target.split('?');
    const scopes = this.#tools.documents
      .map((document) => scopesAt(document, path))
      .find((found) => found !== undefined);
    if (scopes === undefined) return undefined;
    const scope = new URLSearchParams(decodeUtf8(request.body)).get('scope') ?? scopes.join(' ');
    const token = { access_token: 'mock', token_type: 'Bearer', expires_in: 3600, refresh_token: 'mock' };
    return jsonResponse(200, { ...token, ...(scope === '' ? {} : { scope }) });
  }

  annotate(context: RequestContext, response: MockResponse): MockResponse {
    const unknown = describeUnknownQuery(context.route.operation, context.query);
    if (unknown.length > 0) context.warnings = [...context.warnings, ...unknown];
    // Prism finds no content for a request that accepts none of the document.
    const refused = response.status === 406 && !hasPreference(context.preference);
    const described = refused ? this.#resources.describe(new HttpError(406, NOT_ACCEPTABLE), context) : undefined;
    const own = isPreferred(context) ? markSample(response, context, 'Prefer') : (described ?? response);
    return withIssues(own, deprecationsOf(context));
  }

  async adaptPrismResponse(response: MockResponse, question: PrismQuestion, prism: Prism): Promise<MockResponse> {
    this.#violations ??= new ResponseViolations(prism);
    return this.#violations.report(question, response);
  }

  /** A path or a method that does not exist is a problem of Prism's. */
  refuse(error: HttpError, context: RequestContext): MockResponse {
    const { operation } = context;
    if (operation === undefined) return routingProblem(error, context.request.target);
    return error.status === 400 ? this.#resources.refuse(error, operation, context.compiled) : errorResponse(error);
  }

  replaceInvalidResponse(response: MockResponse, issues: readonly Issue[]): MockResponse {
    return violationsProblem(response, issues);
  }

  isCacheable(): boolean {
    return true;
  }
}

/** Tests for a body of bytes, in which there is nothing that Prism could decide. */
function isDocumentedFile(context: RequestContext): boolean {
  const { operation } = context.route;
  const type = sentType(context);
  const isRead = isJson(type) || isForm(type) || /^(?:text\/|.*\bxml$)/.test(type);
  const isFile = operation.resource?.isFile === true || !isRead;
  return isFile && (operation.body?.contents.some(({ mediaType }) => acceptsMediaType(mediaType, type)) ?? false);
}

function sentType({ request }: RequestContext): string {
  return mediaTypeOf(request.headers['content-type']);
}

/** Refuses an invalid request: a path with an invalid identifier names no item. */
function refuseInvalid(issues: readonly Issue[]): MockResponse {
  const [issue] = issues;
  if (issue?.path.startsWith('/path') !== true) return requestProblem(issues.filter((each) => each !== UNDECIDED));
  return errorResponse(new HttpError(404, `There is no such item: ${issue.path} ${issue.message}.`));
}

/**
 * Returns the scopes of the OAuth flow that issues tokens at a path; `undefined` if none does. The host does not
 * matter, as to every request, and a relative URL may be below the path of a server.
 */
function scopesAt(document: ServedDocument, path: string): readonly string[] | undefined {
  const { root, operations } = document;
  const prefixes = new Set(['', ...operations.flatMap((operation) => operation.prefixes)]);
  const isAt = (url: string | undefined): boolean => {
    const { pathname } = URL.parse(url ?? '', 'http://mock') ?? {};
    if (url === undefined || pathname === undefined) return false;
    return (
      pathname === path || (!/^(?:[a-z]+:)?\/\//i.test(url) && [...prefixes].some((each) => each + pathname === path))
    );
  };
  const flow = Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'))
    .flatMap((scheme) => Object.values(objectAt(scheme, 'flows')))
    .find((each) => isAt(textAt(each, 'tokenUrl')) || isAt(textAt(each, 'refreshUrl')));
  return flow === undefined ? undefined : Object.keys(objectAt(flow, 'scopes'));
}

/** Tests whether a request accepts what the state responds with: JSON where the document has it, or else a file. */
function acceptsState(operation: ServedOperation, accept: string | undefined): boolean {
  const contents = successResponseOf(operation)?.contents ?? [];
  const json = contents.filter(({ isJson }) => isJson);
  const offered = json.length > 0 ? json : contents;
  // Clients of vendors ask for versions of JSON that few documents state.
  if (json.length > 0 && accept !== undefined && isVendorType(accept)) return true;
  return offered.length === 0 || offered.some(({ mediaType }) => acceptsMediaType(accept, mediaType));
}

/** Tests for a request with a preference, which the state does not decide. */
function isPreferred({ operation, preference }: RequestContext): boolean {
  return operation?.resource !== undefined && hasPreference(preference);
}

/** Marks a success that does not show the state, and warns of what asks for it: the request changed nothing. */
function markSample(response: MockResponse, context: RequestContext, header: string): MockResponse {
  if (response.status >= 300 || context.route.operation.resource === undefined) return response;
  context.warnings = [...context.warnings, `/header/${header} ${ownAt(SAMPLE_REASONS, header) ?? ''}`];
  return asSample(response);
}

function asSample(response: MockResponse): MockResponse {
  return response.status >= 300 ? response : { ...response, headers: { ...response.headers, 'x-mock': 'sample' } };
}

/** Tests for a document with inferred state, of which a sample of another operation shows nothing. */
function infersState({ document }: ServedOperation): boolean {
  return document.operations.some(({ resource }) => resource?.isInferred === true);
}

const SAMPLE_REASONS: Readonly<Record<string, string>> = {
  Accept: 'asks for a sample: only JSON shows and changes the state',
  'Content-Type': 'has a format that the state does not read: the response is a sample, and nothing changed',
  Prefer: 'asks for a documented response: it is a sample, and nothing changed',
};

/** Requires that behaviors only have actions: the other tables belong to the CRUD actions of a platform with users. */
function requireActionsOnly({ platform }: PolicyTools): void {
  const tables = ['writes', 'filters', 'sources', 'preconditions'] as const;
  const found = tables.find((table) => platform.behaviors.some((behavior) => behavior[table] !== undefined));
  if (found === undefined) return;
  throw new TypeError(
    `A behavior has "${found}", which needs users ("identities"). Without users, behaviors have "actions".`,
  );
}
