import { checkDocument } from './validation/check-document.ts';
import { unsupportedNodeMessage } from './cli/require-node.ts';
import type { Control } from './control/control.ts';
import { spacePath } from './control/spaces.ts';
import { type DocumentSource, readDocument } from './document/served-document.ts';
import { createCore, createFetch, type MockCore } from './core.ts';
import type { MockRequest } from './http/message.ts';
import { type Identities, parseIdentities } from './identity/users.ts';
import { type Json, type Jsonable, jsonCopy } from './json.ts';
import { type MockOptions, requireOptions } from './options.ts';
import type { Platform } from './platform.ts';
import { keyOf } from './resources/collections.ts';
import { withDocumentKeys } from './rest/items.ts';
import { requireValidData } from './resources/validate-items.ts';
import { readJsonFile } from './server/files.ts';
import { reportFailure } from './server/respond.ts';
import { type RunningServer, startServer } from './server/server.ts';
import { parseData } from './state/initial-state.ts';
import { requireSameInitialState } from './state/fingerprint.ts';
import { nameOf, openStore, type Store } from './state/store.ts';

/** Documents of a mock, and its platform. */
export interface MockSource {
  /** Behaviour beyond the documents. */
  readonly platform: Platform;
  /** The first document is the current API; others are served on the same state, and under `/<name>` too. */
  readonly documents: readonly DocumentSource[];
}

/** Running mock. Its control methods work on the main space, and can be destructured: `const { calls } = mock`. */
export interface Mock<Id extends string = string>
  extends
    Pick<
      Control<Id>,
      | 'reset'
      | 'snapshot'
      | 'restore'
      | 'load'
      | 'items'
      | 'calls'
      | 'violations'
      | 'fault'
      | 'faults'
      | 'clearFaults'
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
   * Returns a space: an isolated sandbox with its own state, calls, faults and expectations, and a base URL and a
   * `fetch` that address it. It is created on first use. Names have at most 64 letters, digits, `-` and `_`, and
   * begin with a letter or a digit. `await using` deletes the space at the end of the block.
   *
   * @throws HttpError for an invalid name, or beyond 10,000 spaces
   */
  readonly space: (name: string) => Control<Id> & Pick<Mock, 'url' | 'fetch'> & AsyncDisposable;
  /** Core that processes requests, for tools; tests do not need it. */
  readonly core: MockCore;
  /**
   * Closes the port after the requests in flight, at the latest after 5 seconds, and the store. `await using` does so
   * at the end of the block.
   */
  readonly close: () => Promise<void>;
}

/**
 * Starts a mock.
 *
 * @param source - its documents and platform
 * @param options - options; by default it runs in this process and keeps its state in memory
 * @returns the mock, ready for requests; `close` stops it
 * @throws TypeError for an invalid option, document or version of Node, or a store with another initial state
 * @throws HttpError if `data` names an unknown collection
 * @throws Error of Node for a file or port that cannot be opened
 */
export async function start(source: MockSource, options: MockOptions = {}): Promise<Mock> {
  const problem = unsupportedNodeMessage(process.versions.node);
  if (problem !== undefined) throw new TypeError(problem);
  requireOptions(options);
  const store = await openStore(options.store);
  try {
    return await startOn(store, source, options);
  } catch (error) {
    // An open store would keep the process from exiting.
    await store.close();
    throw error;
  }
}

async function startOn(store: Store, source: MockSource, options: MockOptions): Promise<Mock> {
  const { platform } = source;
  const documents = options.legacy === false ? source.documents.slice(0, 1) : source.documents;
  const identities = options.users === undefined ? undefined : readUsers(options.users);
  const data =
    options.data === undefined
      ? undefined
      : parseData(readSource(options.data), keyOf(withDocumentKeys(platform, documents.map(readDocument))));
  const { seed = 1, size = 1 } = options;
  const core = createCore({
    platform,
    documents,
    store,
    seed,
    size,
    reportFailure,
    isStrict: options.strict ?? false,
    secret: options.secret ?? 'mock',
    ...(identities === undefined ? {} : { identities }),
    ...(data === undefined ? {} : { data }),
    ...(options.callsPerSpace === undefined ? {} : { callsPerSpace: options.callsPerSpace }),
    ...(options.onCall === undefined ? {} : { onCall: options.onCall }),
  });
  if (options.check !== false) core.documents.forEach(checkDocument);
  const [document] = core.documents;
  const place = typeof options.data === 'string' ? options.data : 'Data';
  if (data !== undefined && document !== undefined)
    requireValidData(data, { document, platform: withDocumentKeys(platform, [document]), place });
  const begin = (): Promise<void> => requireSameInitialState(store, nameOf(options.store), core.initialState);
  const listening = options.port === undefined ? undefined : await startServer(core, options, begin);
  if (listening === undefined) await begin();
  return mockOf(core, listening, () => store.close());
}

/** Host of a mock in the process; a reserved name (RFC 6761, section 6.3). */
const OWN_HOST = 'mock.localhost';

/** Creates the start function of one source, which is read on the first start. */
export function createStarter<Id extends string>(
  source: () => MockSource,
): (options?: MockOptions) => Promise<Mock<Id>> {
  return (options) => start(source(), options);
}

function mockOf(core: MockCore, listening: RunningServer | undefined, closeStore: () => unknown): Mock {
  const control = core.control();
  const url = listening?.url ?? `http://${OWN_HOST}`;
  const close = async (): Promise<void> => {
    await listening?.close();
    core.close();
    await closeStore();
  };
  return Object.assign(boundControl(control), {
    url,
    fetch: createFetch((request) => core.handle(withoutOwnHost(request))),
    space: (name: string) =>
      Object.assign(core.control(name), boundControl(core.control(name)), {
        url: url + spacePath(name),
        fetch: createFetch((request) => core.handle(request), { 'x-mock-space': name }),
        [Symbol.asyncDispose]: () => core.control(name).delete(),
      }),
    core,
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
function boundControl(control: Control): Pick<Mock, keyof Control & keyof Mock> {
  return {
    clock: control.clock,
    reset: () => control.reset(),
    snapshot: (name) => control.snapshot(name),
    restore: (name) => control.restore(name),
    load: (collections) => control.load(collections),
    items: (collection) => control.items(collection),
    calls: (match) => control.calls(match),
    violations: () => control.violations(),
    fault: (fault) => control.fault(fault),
    faults: () => control.faults(),
    clearFaults: () => control.clearFaults(),
    expect: (match, times) => control.expect(match, times),
    verify: () => control.verify(),
    har: (origin) => control.har(origin),
  };
}

function readUsers(source: string | Jsonable): Identities {
  return parseIdentities(readSource(source), typeof source === 'string' ? source : 'Users');
}

function readSource(source: string | Jsonable): Json {
  // The copy protects the initial state from later changes of the value.
  return typeof source === 'string' ? readJsonFile(source) : jsonCopy(source);
}
