/// <reference lib="esnext.disposable" preserve="true" />

import type { Control } from './control/control.ts';
import { type Delivery, MAIN_SPACE, spacePath } from './control/spaces.ts';
import type { CoverageReport } from './pipeline/coverage.ts';
import type { Webhook } from './pipeline/callbacks.ts';
import { type CoreOptions, createCore, createFetch, type MockCore } from './core.ts';
import { type DocumentSource, readDocument } from './document/served-document.ts';
import type { MockRequest } from './http/message.ts';
import { type Identities, type IdentitiesInput, parseIdentities } from './identity/users.ts';
import { type Items, type Json, jsonCopy } from './json.ts';
import { type MockOptions, requireOptions } from './options.ts';
import { type Behavior, type BehaviorOf, keyOf, type Platform } from './platform.ts';
import type { ReportFailure } from './request/serialize-response.ts';
import { requireValidData } from './resources/validate-items.ts';
import { withDocumentKeys } from './rest/items.ts';
import { parseData } from './resources/initial-state.ts';
import type { Store } from './state/store.ts';
import { checkDocument } from './validation/check-document.ts';

/** Documents of a mock, and its platform. */
export interface MockSource {
  /** Behavior beyond the documents. */
  readonly platform: Platform;
  /** The first document is the current API; others are served on the same state, and under `/<name>` too. */
  readonly documents: readonly DocumentSource[];
  /** Creates the policy of the API. @default that of a platform with users, or else that of any document */
  readonly createPolicy?: CoreOptions['createPolicy'];
}

/** Running mock. Its control methods work on the main space, and can be destructured: `const { calls } = mock`. */
export interface Mock<Id extends string = string, Collection extends string = string, Operations = unknown>
  extends
    Pick<
      Control<Id, Collection, Operations>,
      | 'reset'
      | 'snapshot'
      | 'restore'
      | 'load'
      | 'items'
      | 'exportState'
      | 'importState'
      | 'calls'
      | 'violations'
      | 'warnings'
      | 'refresh'
      | 'deliveries'
      | 'delivery'
      | 'fault'
      | 'faults'
      | 'clearFaults'
      | 'reply'
      | 'on'
      | 'replies'
      | 'handlers'
      | 'scenario'
      | 'scenarios'
      | 'clearReplies'
      | 'expect'
      | 'verify'
      | 'har'
      | 'clock'
    >,
    AsyncDisposable {
  /** Base URL without a trailing slash: of the port, or one that only `fetch` resolves. */
  readonly url: string;
  /** Calls the mock without a port. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * Returns a space: an isolated sandbox with its own state, clock, calls, faults and expectations, and a base URL and
   * a `fetch` that address it. It is created on first use. Names have at most 64 letters, digits, `-` and `_`, and
   * begin with a letter or a digit. `await using` deletes the space at the end of the block.
   *
   * @throws HttpError for an invalid name, or beyond 10,000 spaces
   */
  readonly space: (
    name: string,
  ) => Control<Id, Collection, Operations> & Pick<Mock, 'url' | 'fetch' | 'emit'> & AsyncDisposable;
  /**
   * Sends a webhook of the document, and waits for its delivery.
   *
   * @throws HttpError for an unknown name, an address that is not allowed, or a payload that does not fit the document
   * @example await mock.emit('petAdded', { url: 'http://localhost:3000/hook', payload: { id: 1 } });
   */
  readonly emit: (name: string, webhook: Webhook) => Promise<Delivery>;
  /**
   * Returns what calls of all spaces exercised of the documents since the start, in all processes on the store. The
   * mock records it with the option `coverage`.
   *
   * @throws HttpError if the mock does not record it
   * @example const { percent, entries } = await mock.coverage();
   */
  readonly coverage: () => Promise<CoverageReport>;
  /** Core that processes requests, for tools; tests do not need it. */
  readonly core: MockCore;
  /**
   * Closes the port after the requests in flight, at the latest after 5 seconds, and the store. `await using` does so
   * at the end of the block.
   */
  readonly close: () => Promise<void>;
}

/** Options of a mock of another document. */
export type OtherDocumentOptions<Operations = unknown> = TypedOptions<Operations> & { readonly spec: string };

/** Options with a behavior whose actions are typed by the operations of a document. */
export type TypedOptions<Operations, Options extends MockOptions = MockOptions> = Omit<Options, 'behavior'> & {
  readonly behavior?: string | (unknown extends Operations ? Behavior : BehaviorOf<Operations>);
};

/** Mock of another document; its operations are known where their types are stated. */
export type MockOf<Operations> = Mock<
  unknown extends Operations ? string : keyof Operations & string,
  string,
  Operations
>;

/** Starts a mock of the package's own documents, or of the one that `spec` names. */
export interface StartMock<Id extends string, Collection extends string, Operations = unknown> {
  (options?: TypedOptions<Operations> & { readonly spec?: undefined }): Promise<Mock<Id, Collection, Operations>>;
  /** @typeParam Others - types of the operations of the document, as openapi-typescript writes them (`operations`) */
  <Others = unknown>(options: OtherDocumentOptions<Others>): Promise<MockOf<Others>>;
  (options?: MockOptions): Promise<Mock<Id, Collection, Operations>>;
}

/** Options of a mock without a port, files and stores. */
export type PageMockOptions = Pick<
  MockOptions,
  'seed' | 'size' | 'strict' | 'legacy' | 'check' | 'secret' | 'callsPerSpace' | 'coverage' | 'onCall'
> & {
  /** Users and OAuth clients. @default the built-in ones */
  readonly users?: IdentitiesInput;
  /** Items that replace the initial items of their collections. */
  readonly data?: Items;
};

/**
 * Creates a mock that needs nothing of Node.js: its state is in memory, and `fetch` calls it.
 *
 * @throws TypeError for an invalid option, user, item or document
 * @throws HttpError if `data` names an unknown collection
 */
export function createMock<Id extends string = string, Collection extends string = string, Operations = unknown>(
  source: MockSource,
  options: PageMockOptions = {},
): Mock<Id, Collection, Operations> {
  requireOptions(options);
  const { users, data } = options;
  const core = createConfiguredCore(source, options, {
    ...(users === undefined ? {} : { identities: parseIdentities(jsonCopy(users), 'Users') }),
    ...(data === undefined ? {} : { data: jsonCopy(data) }),
  });
  // Types of operations only exist while code is compiled.
  return mockOf(core) as unknown as Mock<Id, Collection, Operations>;
}

/** Parts of a core that the environment of the mock provides. */
interface CoreParts extends Pick<CoreOptions, 'shareControl'> {
  readonly store?: Store;
  readonly reportFailure?: ReportFailure;
  readonly identities?: Identities;
  /** Items as JSON. */
  readonly data?: Json;
}

/** Creates the core of a mock with options, and validates its documents and data. */
export function createConfiguredCore(
  { platform, documents: all, createPolicy }: MockSource,
  options: MockOptions,
  { data: json, ...parts }: CoreParts,
): MockCore {
  const documents = options.legacy === false ? all.slice(0, 1) : all;
  const keys = (): Platform => withDocumentKeys(platform, documents.map(readDocument));
  const data = json === undefined ? undefined : parseData(json, keyOf(keys()));
  const { seed = 1, size = 1 } = options;
  const core = createCore({
    platform,
    documents,
    seed,
    size,
    ...parts,
    isStrict: options.strict ?? false,
    secret: options.secret ?? 'mock',
    ...(createPolicy === undefined ? {} : { createPolicy }),
    ...(data === undefined ? {} : { data }),
    ...(options.callsPerSpace === undefined ? {} : { callsPerSpace: options.callsPerSpace }),
    ...(options.onCall === undefined ? {} : { onCall: options.onCall }),
    allowCallbacks: options.allowCallbacks,
    webhookSecret: options.webhookSecret,
    coverage: options.coverage,
    validate: options.validate,
  });
  if (options.check !== false) core.documents.forEach(checkDocument);
  const [document] = core.documents;
  const place = typeof options.data === 'string' ? options.data : 'Data';
  if (data !== undefined && document !== undefined)
    requireValidData(data, { document, platform: withDocumentKeys(platform, [document]), place });
  return core;
}

/** Host of a mock in the process; a reserved name (RFC 6761, section 6.3). */
const OWN_HOST = 'mock.localhost';

/** Transport of a mock, and what it has to close. */
interface Transport {
  /** Base URL of the port. @default one that only `fetch` resolves */
  readonly url?: string;
  /** Closes the port. */
  readonly stop?: () => Promise<void>;
  readonly closeStore?: () => unknown;
}

/** Creates the mock that tests control. */
export function mockOf(core: MockCore, { url = `http://${OWN_HOST}`, stop, closeStore }: Transport = {}): Mock {
  const control = core.control();
  const close = async (): Promise<void> => {
    await stop?.();
    core.close();
    await closeStore?.();
  };
  return Object.assign(boundControl(control), {
    url,
    clock: core.clock,
    fetch: createFetch((request) => core.handle(withoutOwnHost(request))),
    space: (name: string) =>
      Object.assign(core.control(name ?? ''), boundControl(core.control(name)), {
        url: url + spacePath(name),
        emit: (webhook: string, parts: Webhook) => core.emit(name, webhook, parts),
        fetch: createFetch((request) => core.handle(request), { 'x-mock-space': name }),
        [Symbol.asyncDispose]: () => core.control(name).delete(),
      }),
    core,
    emit: (name: string, webhook: Webhook) => core.emit(MAIN_SPACE, name, webhook),
    coverage: () => core.coverage(),
    close,
    [Symbol.asyncDispose]: close,
  });
}

/** Replaces the host of an in-process mock, which names no space. */
function withoutOwnHost(request: MockRequest): MockRequest {
  const { headers } = request;
  return headers['host'] === OWN_HOST ? { ...request, headers: { ...headers, host: 'localhost' } } : request;
}

/** Binds the methods of a control, so that they can be destructured. */
function boundControl(control: Control): Omit<Pick<Mock, keyof Control & keyof Mock>, 'clock'> {
  return {
    reset: () => control.reset(),
    snapshot: (name) => control.snapshot(name),
    restore: (name) => control.restore(name),
    load: (collections) => control.load(collections),
    items: (collection) => control.items(collection),
    exportState: () => control.exportState(),
    importState: (state) => control.importState(state),
    calls: (match) => control.calls(match),
    violations: () => control.violations(),
    warnings: () => control.warnings(),
    refresh: () => control.refresh(),
    deliveries: () => control.deliveries(),
    delivery: (name, timeoutMs) => control.delivery(name, timeoutMs),
    fault: (fault) => control.fault(fault),
    faults: () => control.faults(),
    clearFaults: () => control.clearFaults(),
    reply: (...reply: Parameters<Mock['reply']>) => control.reply(...reply),
    on: (operation, handler, options) => control.on(operation, handler, options),
    replies: () => control.replies(),
    handlers: () => control.handlers(),
    scenario: (name, scenario) => control.scenario(name, scenario),
    scenarios: () => control.scenarios(),
    clearReplies: () => control.clearReplies(),
    expect: (match, times) => control.expect(match, times),
    verify: () => control.verify(),
    har: (origin) => control.har(origin),
  };
}
