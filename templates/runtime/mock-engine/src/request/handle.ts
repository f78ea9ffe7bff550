import type { Clock } from '../control/clock.ts';
import { resolveReference } from '../document/references.ts';
import { type ServedOperation, successResponseOf } from '../document/served-document.ts';
import { HttpError, type Issue, jsonResponse, type MockResponse, UNDECIDED } from '../http/message.ts';
import { type Authenticator, handleTokenRequest, isTokenOperation } from '../identity/authenticator.ts';
import type { User } from '../identity/users.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject, ownAt } from '../json.ts';
import {
  type Action,
  type Behavior,
  type Call,
  collectionOf,
  CRUD_ACTIONS,
  type CrudAction,
  keyOf,
  type Platform,
} from '../platform.ts';
import { hasPreference, type Preference, readPreference } from '../prism/preference.ts';
import { PrismResponder } from '../prism/prism-responder.ts';
import { issuesFromPrism, withIssues } from '../prism/problem-details.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import { runCrudAction } from '../resources/crud-actions.ts';
import { requirePathReferences } from '../resources/references.ts';
import type { SerializeOptions } from '../resources/representations.ts';
import { requestedOptions } from '../resources/search.ts';
import type { InitialItems } from '../state/initial-items.ts';
import { Prefetcher } from '../state/prefetch.ts';
import type { Store } from '../state/store.ts';
import { type ReadVersion, type Transaction, TransactionRunner } from '../state/transaction.ts';
import { marked, ResourceResponder } from '../rest/responder.ts';
import type { ParsedRequest, RequestContext } from './context.ts';
import { hasCredentials } from './security.ts';
import { parseRequest, readUnchangedRequest, validateRequest } from './validate-request.ts';
import { deprecationsOf, validateForPrism } from '../prism/validation.ts';
import { requireAcceptedType } from './serialize-response.ts';

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
  readonly #resources: ResourceResponder;

  constructor(options: HandleOptions) {
    const { initialItems, store, platform, clock } = options;
    this.#options = options;
    this.#transactions = new TransactionRunner({ initialItems, store, keyOf: keyOf(platform) });
    this.#resources = new ResourceResponder({
      hasUsers: options.authenticator !== undefined,
      clock,
      transactions: this.#transactions,
    });
    this.#prism = new PrismResponder(options.authenticator !== undefined);
  }

  /** Selects the handler: a `Prefer` header is for Prism, and so is an operation without an action. */
  handle(context: RequestContext): Awaitable<MockResponse> {
    if (this.#options.authenticator !== undefined) return this.#select(context);
    return after(this.#select(context), (response) => withIssues(response, deprecationsOf(context)));
  }

  #select(context: RequestContext): Awaitable<MockResponse> {
    const { user, route } = context;
    const { authenticator } = this.#options;
    const isResource = this.#resources.handles(route.operation);
    if (authenticator === undefined && !isResource) return this.#handleByPrism(context);
    if (hasPreference(this.#preferenceOf(context))) return this.#handleByPrism(context);
    if (isResource) return this.#handleByResource(context);
    if (authenticator === undefined) return this.#handleByPrism(context);
    context.decidedBy = 'token';
    if (isTokenOperation(route.operation)) return this.#issueToken(context, authenticator);
    if (user === undefined || route.operation.resource === undefined) return this.#handleByPrism(context);
    return after(this.#handleByState(context, user), (response) => response ?? this.#handleByPrism(context));
  }

  /**
   * Runs the action of the operation in an optimistic transaction. Returns `undefined` if it has none, or the action
   * does not decide the response.
   */
  #handleByState(context: RequestContext, user: User): Awaitable<MockResponse | undefined> {
    const { route, space, violations } = context;
    const found = violations.length;
    return this.#transactions.run(space.name, (transaction, isRetry) => {
      violations.length = found; // those of an attempt that lost a conflict
      return after(this.#prefetch(context, transaction, isRetry), () =>
        after(this.#runAction(context, user, transaction), (response) => {
          this.#prefetcher.learn(route, transaction);
          if (!transaction.isChanged && isPlainRead(route.operation, this.#options.platform))
            context.readSet = transaction.readSet;
          return response;
        }),
      );
    });
  }

  /** Handles a valid request by the conventions of REST. Prism responds to one that is invalid or lacks credentials. */
  #handleByResource(context: RequestContext): Awaitable<MockResponse> {
    const { operation } = context.route;
    if (this.#validate(context).length > 0 || this.#lacksCredentials(context)) return this.#handleByPrism(context);
    context.decidedBy = describeResource(operation);
    return after(
      this.#resources.respond(context, readUnchangedRequest(context)),
      (response) => response ?? after(this.#handleByPrism(context), (made) => marked(made, operation)),
    );
  }

  #prefetch({ route, prefetched }: RequestContext, transaction: Transaction, isRetry: boolean): Awaitable<void> {
    if (prefetched === undefined || isRetry) return this.#prefetcher.prefetch(route, transaction);
    return transaction.usePrefetched(prefetched);
  }

  #runAction(context: RequestContext, user: User, transaction: Transaction): Awaitable<MockResponse | undefined> {
    const { operation, path } = context.route;
    const { platform, clock } = this.#options;
    const decidedBy = describeAction(operation, platform);
    context.decidedBy = decidedBy;
    return after(requirePathReferences({ operation, path, state: transaction, platform }), () => {
      if (!isStateful(operation, platform)) return undefined;
      const call = createCall(context, { user, transaction, parsed: this.#parse(context), clock });
      context.decidedBy = decidedBy;
      reportReplacedOptions(call, platform);
      return after(
        runAction(call, platform),
        (response) => response && requireAcceptedType(response, context.request.headers['accept']),
      );
    });
  }

  #issueToken(context: RequestContext, authenticator: Authenticator): MockResponse {
    const { body, parameters: values } = this.#parse(context);
    context.decidedBy = 'token';
    const accept = context.request.headers['accept'];
    return handleTokenRequest(context.route.operation, { body: body.value, values, accept }, authenticator);
  }

  /** Parses the request. @throws HttpError if it is not valid */
  #parse(context: RequestContext): ParsedRequest {
    context.decidedBy = 'validation';
    return parseRequest(context);
  }

  #handleByPrism(context: RequestContext): Awaitable<MockResponse> {
    const preference = this.#preferenceOf(context);
    const issues = this.#validate(context);
    const { request, query, compiled } = context;
    const { operation, path } = context.route;
    const question = {
      operation,
      request,
      query,
      path,
      preference,
      validators: compiled.responseValidators,
      issues,
    };
    return after(this.#prism.respond(question), ({ response, decider }) => {
      if (issues.length === 0 && response.status < 400 && this.#prism.isCacheable(question)) context.readSet = NO_ITEMS;
      const found = issues.includes(UNDECIDED) ? issuesFromPrism(response, preference) : issues;
      if (found.length === 0) context.decidedBy = this.#isRejected(context, response) ? 'authentication' : decider;
      context.violations.push(...found.map(({ path: place, message }) => `${place} ${message}`));
      return response;
    });
  }

  /** Tests for missing credentials of an operation without users. */
  #lacksCredentials({ route, request, query }: RequestContext): boolean {
    return this.#options.authenticator === undefined && !hasCredentials(route.operation, request, query);
  }

  #isRejected(context: RequestContext, { status }: MockResponse): boolean {
    return status === 401 && this.#lacksCredentials(context);
  }

  /** Without users, Prism responds to invalid requests as well, in its own way. */
  #validate(context: RequestContext): readonly Issue[] {
    context.decidedBy = 'validation';
    if (this.#options.authenticator === undefined) return validateForPrism(context);
    const issues = validateRequest(context);
    if (issues.length > 0) throw new HttpError(400, 'The request is not valid.', { issues });
    return issues;
  }

  #preferenceOf({ request, query }: RequestContext): Preference {
    const refusal = this.#options.authenticator === undefined ? 422 : 400;
    return readPreference({ header: request.headers['prefer'], query, errorStatus: refusal });
  }
}

/** Tests whether an operation works on the state: it has an action of a behavior, or a CRUD action. */
function isStateful(operation: ServedOperation, platform: Platform): boolean {
  return actionOf(operation, platform) !== undefined || crudActionOf(operation) !== undefined;
}

/** Tests whether the response depends on nothing but the path, the query and the items that are read. */
function isPlainRead(operation: ServedOperation, platform: Platform): boolean {
  return (
    operation.method === 'GET' &&
    operation.resource?.action === 'read' &&
    actionOf(operation, platform) === undefined &&
    operation.parameters.every(({ place }) => place === 'path' || place === 'query')
  );
}

const actions = new WeakMap<ServedOperation, Action | null>();

/** Returns the action that a behavior defines for an operation. The lookup is cached: a document has one platform. */
function actionOf(operation: ServedOperation, platform: Platform): Action | undefined {
  const cached = actions.get(operation);
  if (cached !== undefined) return cached ?? undefined;
  const found = findAction(operation, platform);
  actions.set(operation, found ?? null);
  return found;
}

function findAction(operation: ServedOperation, platform: Platform): Action | undefined {
  const { action = '' } = operation.resource ?? {};
  const names = [operation.id, `${collectionOf(operation, platform)}.${action}`, `*.${action}`];
  const found = platform.behaviors.flatMap(({ actions: own }) => names.map((name) => ownAt(own, name)));
  return found.find((each) => each !== undefined);
}

const descriptions = new WeakMap<ServedOperation, string>();

/** Describes the action of an operation on the state, with the documented rules that take part in it. */
function describeAction(operation: ServedOperation, platform: Platform): string {
  const known = descriptions.get(operation);
  if (known !== undefined) return known;
  const { action = '' } = operation.resource ?? {};
  const collection = collectionOf(operation, platform);
  const rules = rulesOf(operation, platform);
  const sentences = rules.slice(0, MAX_RULES).map((rule) => sentenceOf(rule, platform));
  const more = rules.length > MAX_RULES ? [`and ${rules.length - MAX_RULES} more rules`] : [];
  const description = [`${action} ${collection}`, ...sentences, ...more].join(' · ');
  descriptions.set(operation, description);
  return description;
}

/** Rules of an action that are named; those of its own collection come first. */
const MAX_RULES = 3;

function sentenceOf(rule: string, { ruleSentences = {} }: Platform): string {
  const sentence = ownAt(ruleSentences, rule);
  return sentence === undefined ? rule : `${sentence} (${rule})`;
}

/** Returns the documented rules that take part in an operation, those of behaviors for every collection last. */
export function rulesOf(operation: ServedOperation, platform: Platform): readonly string[] {
  const collection = collectionOf(operation, platform);
  const parts = platform.behaviors.filter((each) => takesPart(each, operation, collection));
  const isGeneral = ({ writes }: Behavior): number => (ownAt(writes, '*') === undefined ? 0 : 1);
  const sorted = parts.toSorted((one, other) => isGeneral(one) - isGeneral(other));
  return [...new Set(sorted.flatMap((each) => each.rules))];
}

/** Tests whether a behavior takes part in an operation. */
function takesPart(behavior: Behavior, { id, method, resource }: ServedOperation, collection: string): boolean {
  const { actions: own, writes, filters, sources, preconditions } = behavior;
  const { action = '' } = resource ?? {};
  const isWrite = method !== 'GET' && ['create', 'replace', 'patch'].includes(action);
  return (
    [id, `${collection}.${action}`, `*.${action}`].some((name) => ownAt(own, name) !== undefined) ||
    (isWrite && [collection, '*'].some((name) => ownAt(writes, name) !== undefined)) ||
    [filters, sources, preconditions].some((table) => ownAt<unknown>(table, id) !== undefined)
  );
}

/** Describes the action of an operation whose state follows from the conventions of REST. */
function describeResource({ resource }: ServedOperation): string {
  if (resource === undefined) return 'example';
  return `${resource.action} ${resource.collection}${resource.isInferred ? ' · inferred' : ''}`;
}

function crudActionOf({ resource }: ServedOperation): CrudAction | undefined {
  return CRUD_ACTIONS.find((action) => action === resource?.action);
}

/** Runs the action of an operation: that of a behavior, or the CRUD action that the document names. */
function runAction(call: Call, platform: Platform): Awaitable<MockResponse | undefined> {
  const action = actionOf(call.operation, platform);
  if (action !== undefined) return action(call);
  const crudAction = crudActionOf(call.operation);
  if (crudAction === undefined) throw new Error(`Operation ${call.operation.id} has no action.`);
  const response = call.crud(crudAction);
  return after(response, (made) => (isResponseShown(call.operation) ? made : undefined));
}

/** Tests whether the document says anything about the body of the response. */
function isResponseShown(operation: ServedOperation): boolean {
  const [content] = successResponseOf(operation)?.contents ?? [];
  return content === undefined || Object.keys(resolveReference(operation.document.root, content.schema)).length > 0;
}

/** Reports read options of a previous version, which have no effect on the current one. */
function reportReplacedOptions({ operation, body, reportViolation }: Call, { replacedOptions }: Platform): void {
  if (replacedOptions === undefined || body === undefined || operation.document.translation !== undefined) return;
  for (const option of requestedOptions(body)) {
    const name = ownAt(replacedOptions, option);
    if (name !== undefined) reportViolation(`/body the read option ${option} has no effect: it is ${name} now`);
  }
}

/** Parts of a call beside the request. */
interface CallParts {
  readonly user: User;
  readonly transaction: Transaction;
  readonly parsed: ParsedRequest;
  readonly clock: Clock;
}

/** Creates the call that behaviors and CRUD actions work on. */
function createCall(context: RequestContext, { user, transaction, parsed, clock }: CallParts): Call {
  const { route, compiled } = context;
  const { operation } = route;
  const collection = collectionOf(operation, compiled.crud.platform);
  const call: Call = {
    operation,
    collection,
    parameters: parsed.parameters,
    body: compiled.translateBody(operation, parsed.body.value),
    bodyType: compiled.bodyType(operation),
    parts: parsed.body.parts,
    caller: user,
    state: transaction,
    clock,
    reportViolation: (message) => context.violations.push(message),
    respond: (value, options = []) =>
      respond(value, { operation, compiled, wanted: { collection, state: transaction, options } }),
    crud: (action, instead = {}) => runCrudAction({ ...call, ...instead }, action, compiled.crud),
  };
  return call;
}

interface RespondOptions {
  readonly operation: ServedOperation;
  readonly compiled: CompiledDocument;
  readonly wanted: SerializeOptions;
}

function respond(value: JsonObject | readonly JsonObject[], options: RespondOptions): Awaitable<MockResponse> {
  return after(
    options.wanted.state.whenLoaded(() => serializeItems(value, options)),
    (serialized) => jsonResponse(200, serialized),
  );
}

function serializeItems(
  value: JsonObject | readonly JsonObject[],
  { operation, compiled, wanted }: RespondOptions,
): Json {
  const schema = compiled.serializer.types.singleOf(successResponseOf(operation)?.contents[0]?.schema);
  if (isObject(value)) return compiled.serialize(value, schema, wanted);
  return value.map((item: JsonObject) => compiled.serialize(item, schema, wanted));
}
