import { checkDocument } from './check-document.ts';
import type { DocumentSource } from './document/operation.ts';
import type { Control } from './control/control.ts';
import { pathOf } from './control/space.ts';
import { Engine } from './engine.ts';
import { fetchOf } from './http/in-process.ts';
import type { MockRequest } from './http/message.ts';
import type { Listening } from './http/serve.ts';
import { type Identities, readIdentities } from './identity/users.ts';
import { type Json, type Jsonable, jsonCopy } from './json.ts';
import { listen } from './listen.ts';
import type { MockOptions } from './mock-options.ts';
import { tooOld } from './needed-node.ts';
import type { Platform } from './platform.ts';
import { readData } from './read-data.ts';
import { readJsonFile } from './read-json-file.ts';
import { requireOptions } from './require-options.ts';
import { keyOf } from './resource/collections.ts';
import { requireValidData } from './resource/require-valid-data.ts';
import { nameOf, openStore } from './store/open-store.ts';
import { requireBase } from './store/require-base.ts';
import type { Store } from './store/store.ts';

/** The documents that a mock serves, and what it knows beyond them. */
export interface MockSource {
  /** What is known of it that no document says. */
  readonly platform: Platform;
  /** The first is the interface itself; others are served on the same state, and alone under `/<name>` too. */
  readonly documents: readonly DocumentSource[];
}

/**
 * A mock that runs. What it has of `Control` works on its main space, and may be taken apart: `const { calls } = mock`.
 */
export interface Mock<Id extends string = string> extends Pick<
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
> {
  /** Base URL, without a slash at its end: of the port, or one that only `fetch` knows. */
  readonly url: string;
  /** Asks the mock without a port. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * A state of its own, with calls, faults and expectations of its own, and a base URL and a `fetch` that ask there. It
   * is made when it is first named: by at most 64 letters, digits, `-` and `_`, of which the first is a letter or a
   * digit.
   *
   * @throws Refusal where the name is none, or there are 10,000 spaces
   */
  readonly space: (name: string) => Control<Id> & Pick<Mock, 'url' | 'fetch'>;
  /** What answers, for tools that look inside; tests of callers need nothing of it. */
  readonly engine: Engine;
  /** Ends the port when what is being answered is answered, after 5 seconds at the latest, and the store. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a mock from documents.
 *
 * @param source - the documents, and what is known of the platform beyond them
 * @param options - how it is started; without any it stays in the process, and its state in memory
 * @returns the mock, ready to answer; `close` ends it
 * @throws TypeError where an option cannot be what it is, a document cannot be served, a store began otherwise, or Node
 *   is too old; Refusal where `data` names a collection that there is not; and what Node says of a file or a port that
 *   it cannot open
 */
export async function start(source: MockSource, options: MockOptions = {}): Promise<Mock> {
  const problem = tooOld(process.versions.node);
  if (problem !== undefined) throw new TypeError(problem);
  requireOptions(options);
  const store = await openStore(options.store);
  try {
    return await startOn(store, source, options);
  } catch (error) {
    // One that stays open would keep a process from ending that can do nothing more.
    await store.close();
    throw error;
  }
}

async function startOn(store: Store, { platform, documents }: MockSource, options: MockOptions): Promise<Mock> {
  const identities = options.users === undefined ? undefined : identitiesOf(options.users);
  const data = options.data === undefined ? undefined : readData(valueOf(options.data), keyOf(platform));
  const { seed = 1, size = 1 } = options;
  const engine = new Engine({
    platform,
    documents,
    store,
    seed,
    size,
    isStrict: options.strict ?? false,
    secret: options.secret ?? 'mock',
    ...(identities === undefined ? {} : { identities }),
    ...(data === undefined ? {} : { data }),
    ...(options.callsPerSpace === undefined ? {} : { callsPerSpace: options.callsPerSpace }),
    ...(options.onCall === undefined ? {} : { onCall: options.onCall }),
  });
  if (options.check !== false) engine.documents.forEach(checkDocument);
  const [document] = engine.documents;
  const place = typeof options.data === 'string' ? options.data : 'Data';
  if (data !== undefined && document !== undefined) requireValidData(data, { document, platform, place });
  const begin = (): Promise<void> => requireBase(store, nameOf(options.store), engine.beginning);
  const listening = options.port === undefined ? undefined : await listen(engine, options, begin);
  if (listening === undefined) await begin();
  return mockOf(engine, listening, () => store.close());
}

/** Of a mock that stays in the process: no name that anybody else has (RFC 6761, section 6.3). */
const OWN_HOST = 'mock.localhost';

/** What starts mocks of one source, whose operations have these ids, and which is read when it is first needed. */
export function starter<Id extends string>(source: () => MockSource): (options?: MockOptions) => Promise<Mock<Id>> {
  return (options) => start(source(), options);
}

function mockOf(engine: Engine, listening: Listening | undefined, closeStore: () => unknown): Mock {
  const control = engine.control();
  const url = listening?.url ?? `http://${OWN_HOST}`;
  return Object.assign(bound(control), {
    url,
    fetch: fetchOf((request) => engine.handle(withoutOwnHost(request))),
    space: (name: string) =>
      Object.assign(engine.control(name), bound(engine.control(name)), {
        url: url + pathOf(name),
        fetch: fetchOf((request) => engine.handle(request), { 'x-mock-space': name }),
      }),
    engine,
    close: async () => {
      await listening?.close();
      engine.close();
      await closeStore();
    },
  });
}

/** What is asked at the address of a mock in the process is for no space. */
function withoutOwnHost(request: MockRequest): MockRequest {
  const { headers } = request;
  return headers['host'] === OWN_HOST ? { ...request, headers: { ...headers, host: 'localhost' } } : request;
}

/** The functions of a control, fit to be taken apart. */
function bound(control: Control): Pick<Mock, keyof Control & keyof Mock> {
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

function identitiesOf(source: string | Jsonable): Identities {
  return readIdentities(valueOf(source), typeof source === 'string' ? source : 'Users');
}

function valueOf(source: string | Jsonable): Json {
  // Whoever changes a value later does not change what the state began with.
  return typeof source === 'string' ? readJsonFile(source) : jsonCopy(source);
}
