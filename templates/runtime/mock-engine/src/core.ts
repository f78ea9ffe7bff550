import type { RecordedCall } from './control/calls.ts';
import type { Clock } from './clock.ts';
import { Control } from './control/control.ts';
import type { ReplyContext } from './control/replies.ts';
import { handleControlRequest } from './control/control-api.ts';
import { closedError } from './control/faults.ts';
import type { SharedControl } from './control/shared-control.ts';
import { type Delivery, MAIN_SPACE, resolveSpace, Spaces } from './control/spaces.ts';
import {
  type DocumentSource,
  readDocument,
  type ServedDocument,
  type ServedOperation,
} from './document/served-document.ts';
import {
  errorResponse,
  type Handler,
  HttpError,
  internalErrorResponse,
  type MockRequest,
  type MockResponse,
  type TransferFault,
  withoutBody,
} from './http/message.ts';
import { failureReporter, type ReportFailure } from './request/serialize-response.ts';
import { Authenticator } from './identity/authenticator.ts';
import type { Identities, User } from './identity/users.ts';
import { jsonCopy, type JsonObject, objectAt, textAt } from './json.ts';
import { keyOf, type Platform } from './platform.ts';
import { requireKnownActions } from './policy/behaviors.ts';
import { DocumentPolicy } from './policy/document-policy.ts';
import { PlatformPolicy } from './policy/platform-policy.ts';
import type { ApiPolicy, PolicyTools } from './policy/api-policy.ts';
import type { CoverageReport } from './pipeline/coverage.ts';
import { CoverageLog } from './pipeline/coverage-log.ts';
import { RequestContext } from './request/context.ts';
import { withoutWrongCredentials } from './request/security.ts';
import { CallbackSender, type Webhook } from './pipeline/callbacks.ts';
import { Pipeline } from './pipeline/pipeline.ts';
import { compileDocuments, type CompiledDocuments } from './resources/compiled-document.ts';
import { withDocumentKeys } from './rest/items.ts';
import { sampleItems } from './rest/first-items.ts';
import { createInitialState } from './resources/initial-state.ts';
import { requireValidData } from './resources/validate-items.ts';
import type { Collections, InitialState } from './state/initial-items.ts';
import { MemoryStore } from './state/memory.ts';
import type { Store } from './state/store.ts';
import { TransactionRunner } from './state/transaction.ts';
import { encodeUtf8 } from './http/body.ts';

export { providePackages } from '#shared/packages.ts';
export type { ApiPolicy, DocumentSource, MockRequest, MockResponse, PolicyTools, Store };
export { MemoryStore };

/** Options of a core. */
export interface CoreOptions {
  /** The first document is the current API; the others are served on the same state, and under `/<name>` too. */
  readonly documents: readonly DocumentSource[];
  /** Behavior beyond the documents. */
  readonly platform: Platform;
  /** State of all spaces. @default a new `MemoryStore` */
  readonly store?: Store;
  /** Seed of the initial items, and of faults with a probability. @default 1 */
  readonly seed?: number;
  /** Factor on the number of initial items. @default 1 */
  readonly size?: number;
  /** Validates responses too; an invalid one becomes a 500. @default false */
  readonly isStrict?: boolean;
  /** Refuses invalid requests. @default true */
  readonly validate?: boolean | undefined;
  /** Secret that tokens are signed with. @default 'mock' */
  readonly secret?: string;
  /** Items that replace the initial items of their collections. */
  readonly data?: Collections;
  /** Users and OAuth clients. @default those of the platform */
  readonly identities?: Identities;
  /** Creates the policy of the API. @default that of a platform with users, or else that of any document */
  readonly createPolicy?: ((tools: PolicyTools) => ApiPolicy) | undefined;
  /** Limit of recorded calls per space. @default 1000 */
  readonly callsPerSpace?: number;
  /** Hosts to which callbacks and webhooks are sent, beside this machine. @default none */
  readonly allowCallbacks?: readonly string[] | undefined;
  /** Secret that callbacks and webhooks are signed with. @default unsigned */
  readonly webhookSecret?: string | undefined;
  /** Shares what tests control with other processes on the store. @default it stays in this process */
  readonly shareControl?: (callsPerSpace: number) => SharedControl;
  /** Records what calls exercise of the documents. @default false */
  readonly coverage?: boolean | undefined;
  /** Called after each request. */
  readonly onCall?: (call: RecordedCall) => void;
  /** Called when the mock itself fails. @default writes to `console.error` */
  readonly reportFailure?: ReportFailure;
}

/**
 * Creates the core of a mock: requests in, responses out. It needs no Node.js API, so that it also runs in browsers;
 * Prism is loaded only for operations that the state does not handle.
 *
 * @param options - the documents, the platform and the state
 * @returns the core, ready for requests
 * @throws TypeError if users or data do not fit the platform
 * @throws HttpError if `data` names an unknown collection
 * @example
 * const core = createCore({ documents: [{ name: 'v3', root }], platform });
 * const response = await core.handle({ method: 'GET', target: '/things', headers: {}, body: new Uint8Array() });
 */
export function createCore(options: CoreOptions): MockCore {
  return new MockCore(options);
}

/** Processes requests without any transport: no port, no files. */
export class MockCore {
  readonly documents: readonly ServedDocument[];
  /** State that every space starts from. */
  readonly initialState: InitialState;
  readonly #store: Store;
  readonly #platform: Platform;
  readonly #collections: ReadonlySet<string>;
  readonly #operations: ReadonlyMap<string, ReplyContext>;
  readonly #spaces: Spaces;
  readonly #shared: SharedControl | undefined;
  readonly #policy: ApiPolicy;
  readonly #pipeline: Pipeline;
  readonly #callbacks: CallbackSender;
  readonly #coverage: CoverageLog | undefined;
  readonly #reportFailure: ReportFailure;
  readonly #closing = new AbortController();
  #isDraining = false;

  constructor(options: CoreOptions) {
    const { seed = 1, size = 1, callsPerSpace = 1000, onCall } = options;
    this.documents = options.documents.map(readDocument);
    const platform = withDocumentKeys(options.platform, this.documents);
    this.#platform = platform;
    this.#store = options.store ?? new MemoryStore();
    this.#reportFailure = options.reportFailure ?? failureReporter((line) => console.error(line));
    this.#shared = options.shareControl?.(callsPerSpace);
    this.#shared?.sweepSpaces((space) => this.control(space).delete(), this.#closing.signal);
    this.#spaces = new Spaces({ callsPerSpace, seed, onCall }, this.#shared && ((space) => this.#shared?.add(space)));
    const compiled = compileDocuments(this.documents, platform);
    requireKnownActions(platform, this.operations);
    this.#operations = new Map(this.operations.map((each) => [each.id, replyContextOf(each, compiled)]));
    const samples = (): Collections => Object.assign({}, ...[...compiled.values()].map(sampleItems));
    const { initialState, collections } = createInitialState(
      { ...options, platform, seed, size, samples },
      this.operations,
    );
    this.initialState = initialState;
    this.#collections = collections;
    const tools = {
      documents: this.documents,
      platform,
      refusesInvalid: options.validate ?? true,
      transactions: new TransactionRunner({
        initialItems: initialState.items,
        store: this.#store,
        keyOf: keyOf(platform),
      }),
    };
    const createPolicy = options.createPolicy ?? ((given: PolicyTools) => defaultPolicy(given, options));
    this.#policy = createPolicy(tools);
    this.#callbacks = new CallbackSender({
      documents: this.documents,
      compiled,
      closing: this.#closing.signal,
      secret: options.webhookSecret,
      allowed: options.allowCallbacks ?? [],
    });
    const source = { documents: options.documents, platform };
    this.#coverage = options.coverage === true ? new CoverageLog(source, this.#store) : undefined;
    this.#pipeline = this.#createPipeline(compiled, options.isStrict ?? false);
  }

  /** Clock of the main space. */
  get clock(): Clock {
    return this.#spaces.mainClock;
  }

  /** Users who may call. */
  get users(): readonly User[] {
    return this.#policy.users;
  }

  /** Operations of all documents. */
  get operations(): readonly ServedOperation[] {
    return this.documents.flatMap(({ operations }) => operations);
  }

  /** Names of the spaces that exist: those that were named and not deleted since. */
  get spaces(): readonly string[] {
    return this.#spaces.names();
  }

  /** Returns the control of a space, which is created if it does not exist. */
  control(space: string = MAIN_SPACE): Control {
    return new Control(space, this.#spaces, {
      initialItems: this.initialState.items,
      store: this.#store,
      keyOf: keyOf(this.#platform),
      shared: this.#shared,
      collections: this.#collections,
      operations: this.#operations,
      deliveryNames: () => this.#callbacks.names(),
      requireValid: (data) => this.#requireValid(data),
    });
  }

  /** Lets `GET /__mock/ready` respond with 503 from now on, so that a load balancer sends requests elsewhere. */
  drain(): void {
    this.#isDraining = true;
  }

  /**
   * Sends a webhook of the document from a space, and returns its delivery.
   *
   * @throws HttpError 400 for an unknown name, an address that is not allowed, or a payload that does not fit
   */
  emit(space: string, name: string, webhook: Webhook): Promise<Delivery> {
    return this.#callbacks.emit(this.#spaces.get(space), jsonCopy({ ...webhook, name }));
  }

  /**
   * Returns what calls of all spaces exercised of the documents, in all processes on the store.
   *
   * @throws HttpError 400 if the mock does not record it
   */
  coverage(): Promise<CoverageReport> {
    if (this.#coverage !== undefined) return this.#coverage.report();
    throw new HttpError(400, 'The mock records no coverage. Start it with the option coverage (--coverage).');
  }

  /** Returns what {@link coverage} counts, as texts; none if it is not recorded. */
  async coverageMarks(): Promise<readonly string[]> {
    return (await this.#coverage?.marks()) ?? [];
  }

  /** Processes a request. Never throws, whatever the request holds. */
  async handle(request: MockRequest): Promise<MockResponse> {
    try {
      // The error of a closed store would not name the cause.
      if (this.#closing.signal.aborted) throw closedError();
      const received = this.#policy.prismChecksCredentials ? withoutWrongCredentials(request) : request;
      return await this.#pipeline.run(this.#createContext(received));
    } catch (error) {
      return this.#toResponse(error);
    }
  }

  /** Sends the request of a recorded call again, with its credentials, which the control API does not show. */
  async #replay(request: MockRequest, space: string, number: number): Promise<MockResponse> {
    const [found] = this.control(space).callsSince(number - 1, 1).calls;
    if (found?.[0] !== number) throw new HttpError(404, `No call ${number} is recorded.`);
    const { method, target, requestHeaders, requestBody } = found[1];
    const headers = { ...requestHeaders, 'x-mock-space': space };
    return this.handle({ ...request, method, target, headers, body: requestBody });
  }

  /** Tests whether the path of a target belongs to an operation, with any method, or to the control API. */
  hasPath(target: string): boolean {
    return this.#pipeline.hasPath(target);
  }

  /** Rejects a request that the server could not read, and records it in the space that the request names. */
  async reject(request: MockRequest, error: HttpError): Promise<MockResponse> {
    try {
      return await this.#pipeline.recordUnroutable(this.#createContext(request), error);
    } catch {
      return errorResponse(error);
    }
  }

  /** Stops delayed responses and rejects every further request. */
  close(): void {
    this.#closing.abort();
  }

  #createPipeline(compiled: CompiledDocuments, isStrict: boolean): Pipeline {
    return new Pipeline({
      compiled,
      isStrict,
      policy: this.#policy,
      documents: this.documents,
      store: this.#store,
      shared: this.#shared,
      reportFailure: this.#reportFailure,
      closing: this.#closing.signal,
      callbacks: this.#callbacks,
      coverage: this.#coverage,
      control: ({ request, space }, target) =>
        handleControlRequest(request, target, {
          control: this.control(space.name),
          describe: () => this.#describe(space.clock),
          coverage: async () => jsonCopy(await this.coverage()),
          isReady: () => this.#isReady(),
          replay: (number) => this.#replay(request, space.name, number),
          emit: (body) => this.#callbacks.emit(space, body),
        }),
    });
  }

  #createContext(received: MockRequest): RequestContext {
    const addressed = resolveSpace(received);
    return new RequestContext(addressed, this.#spaces.get(addressed.name));
  }

  /** Serializes an error from before the routing, or of the control API. */
  #toResponse(error: unknown): MockResponse {
    if (error instanceof HttpError) return errorResponse(error);
    this.#reportFailure(error);
    return internalErrorResponse();
  }

  async #isReady(): Promise<boolean> {
    if (this.#isDraining) return false;
    try {
      await this.#store.get(MAIN_SPACE, 'ready', '');
      return true;
    } catch {
      return false;
    }
  }

  /** @throws HttpError for items that the specification does not allow */
  #requireValid(data: Collections): void {
    const [document] = this.documents;
    if (document === undefined) return;
    try {
      requireValidData(data, { document, platform: this.#platform, place: 'Data' });
    } catch (error) {
      throw new HttpError(400, error instanceof Error ? error.message : 'Data cannot be read.');
    }
  }

  #describe(clock: Clock): JsonObject {
    return {
      title: textAt(objectAt(this.documents[0]?.root, 'info'), 'title') ?? '',
      documents: this.documents.map(({ name }) => name),
      operations: [...this.#operations.keys()],
      stateful: this.documents.map(({ name, operations }) => ({
        document: name,
        operations: operations.length,
        stateful: operations.filter(({ resource }) => resource !== undefined).length,
      })),
      collections: [...this.#collections],
      spaces: [...this.spaces],
      users: this.users.map(({ login, name, company, technical, rights }) => ({
        login,
        name,
        company,
        technical,
        rights: [...rights],
      })),
      now: clock.timestamp(),
    };
  }
}

/** Returns what replies of an operation are validated by. */
function replyContextOf(operation: ServedOperation, compiled: CompiledDocuments): ReplyContext {
  const validate: ReplyContext['validate'] = (schema, value) =>
    compiled.get(operation.document)?.responseValidators.validatorFor(schema)(value) ?? [];
  const validateRequest: ReplyContext['validate'] = (schema, value) =>
    compiled.get(operation.document)?.requestValidators.validatorFor(schema)(value) ?? [];
  return { operation, validate, validateRequest };
}

/** Creates the policy of a platform with users, or else that of any document. */
function defaultPolicy(
  tools: PolicyTools,
  { identities = tools.platform.identities, secret = 'mock' }: CoreOptions,
): ApiPolicy {
  if (identities === undefined) return new DocumentPolicy(tools);
  return new PlatformPolicy(tools, new Authenticator(identities, secret));
}

/** Creates a `fetch` that calls a handler in the process. */
export function createFetch(handle: Handler, more: Readonly<Record<string, string>> = {}): typeof globalThis.fetch {
  return async (input, init) => {
    requireRequestClass();
    const request = new Request(absoluteUrl(input), init);
    request.signal.throwIfAborted();
    const response = await Promise.race([handle(await requestOf(request, more)), rejectOnAbort(request.signal)]);
    return responseOf(request.method === 'HEAD' ? withoutBody(response) : response);
  };
}

/** Resolves a relative URL: the host does not matter to the mock. In a page, `Request` does so itself. */
function absoluteUrl<Input>(input: Input): Input | string {
  return typeof input === 'string' && /^\/(?!\/)/.test(input) ? `http://localhost${input}` : input;
}

/** @throws TypeError where the environment of a test took away what a call is made of */
function requireRequestClass(): void {
  if (typeof Request === 'function') return;
  throw new TypeError(
    'Request is not available: the environment of this test, such as jest-environment-jsdom, removes it together with fetch. ' +
      'Test in an environment that leaves it, such as node or jest-fixed-jsdom.',
  );
}

async function requestOf(request: Request, more: Readonly<Record<string, string>>): Promise<MockRequest> {
  const url = new URL(request.url);
  const body = request.body === null ? new Uint8Array(0) : new Uint8Array(await request.arrayBuffer());
  // Another Request than Node's, as that of happy-dom, leaves names as they were written.
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method: request.method,
    target: url.pathname + url.search,
    headers: { host: url.host, ...headers, ...more },
    body,
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function responseOf({ status, headers, body, transferFault: fault }: MockResponse): Response {
  const init = { status, headers };
  if (fault?.kind === 'reset' || (fault?.kind === 'truncate' && body === undefined)) return connectionReset();
  if (body === undefined) return new Response(null, init);
  if (fault === undefined) return new Response(typeof body === 'string' ? body : new Uint8Array(body), init);
  return new Response(faultyStream(encodeUtf8(body), fault), init);
}

function connectionReset(): never {
  throw new TypeError('fetch failed', { cause: new Error('The connection was reset.') });
}

function faultyStream(bytes: Uint8Array, fault: TransferFault): ReadableStream<Uint8Array> {
  const end = fault.kind === 'truncate' ? Math.ceil(bytes.length / 2) : bytes.length;
  const step = fault.kind === 'drip' ? fault.bytes : end;
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      if (start >= end)
        return fault.kind === 'truncate' ? controller.error(new TypeError('terminated')) : controller.close();
      if (fault.kind === 'drip') await new Promise((resolve) => setTimeout(resolve, fault.everyMs));
      controller.enqueue(new Uint8Array(bytes.subarray(start, Math.min(start + step, end))));
      start += step;
    },
  });
}
