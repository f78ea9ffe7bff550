import { existsSync, statSync } from 'node:fs';
import { setImmediate } from 'node:timers';
import { replaceFault } from '#shared/replace-file.ts';
import { unsupportedNodeMessage } from './require-node.ts';
import { type Identities, parseIdentities } from './identity/users.ts';
import type { Control } from './control/control.ts';
import { SharedControl } from './control/shared-control.ts';
import type { CoreOptions } from './core.ts';
import { type Items, type Json, type Jsonable, jsonCopy } from './json.ts';
import { createConfiguredCore, type Mock, mockOf, type MockSource, type StartMock } from './mock.ts';
import { type MockOptions, requireOptions } from './options.ts';
import { withBehavior } from './platform.ts';
import { COVERAGE_FOLDER, requireCoverageFolder, writeMarks } from './pipeline/coverage-files.ts';
import { loadBehavior } from './load/load-behavior.ts';
import { loadDocument } from './load/load-document.ts';
import { preloadPrism } from './prism/load-prism.ts';
import { readJsonFile, writeJsonFile } from './server/files.ts';
import { reportFailure } from './server/respond.ts';
import { startServer } from './server/server.ts';
import { requireSameInitialState } from './state/fingerprint.ts';
import type { Store } from './state/store.ts';
import { nameOf, openStore } from './state/open-store.ts';

export type { Mock, MockSource };

/**
 * Starts a mock.
 *
 * @param source - its documents and platform, read unless the options name another document
 * @param options - options; by default it runs in this process and keeps its state in memory
 * @returns the mock, ready for requests; `close` stops it
 * @throws TypeError for an invalid option, document or version of Node, or a store with another initial state
 * @throws HttpError if `data` names an unknown collection
 * @throws TypeError for a file that the end could not write
 * @throws Error of Node for a file or port that cannot be opened
 */
export async function start(source: MockSource | (() => MockSource), options: MockOptions = {}): Promise<Mock> {
  const problem = unsupportedNodeMessage(process.versions.node);
  if (problem !== undefined) throw new TypeError(problem);
  requireOptions(options);
  const served = await loadSource(source, options);
  const store = await openStore(options.store);
  try {
    return await startOn(store, served, options);
  } catch (error) {
    // An open store would keep the process from exiting.
    await store.close();
    throw error;
  }
}

/** Returns what to serve: the document and the behavior of the options, or those of the package. */
export async function loadSource(source: MockSource | (() => MockSource), options: MockOptions): Promise<MockSource> {
  const { spec, behavior, within, overlays, infer, check } = options;
  const alone = DOCUMENT_OPTIONS.find((name) => options[name] !== undefined);
  if (spec === undefined && alone !== undefined) throw new TypeError(`"${alone}" requires "spec".`);
  const loaded = spec === undefined ? undefined : await loadDocument(spec, { within, overlays, infer, check });
  for (const remark of loaded?.remarks ?? []) process.stderr.write(`${remark}\n`);
  const served = loaded ?? (typeof source === 'function' ? source() : source);
  if (behavior === undefined) return served;
  return { ...served, platform: withBehavior(await loadBehavior(behavior), served.platform) };
}

/** Options that only concern a document other than the built-in ones. */
const DOCUMENT_OPTIONS = ['within', 'overlays', 'infer'] as const;

async function startOn(store: Store, source: MockSource, options: MockOptions): Promise<Mock> {
  const folder = process.env[COVERAGE_FOLDER];
  const coverage = options.coverage ?? folder !== undefined;
  const core = createConfiguredCore(
    source,
    { ...options, coverage },
    {
      store,
      reportFailure,
      ...sharedBy(store, options),
      ...(options.users === undefined ? {} : { identities: readUsers(options.users) }),
      ...(options.data === undefined ? {} : { data: readSource(options.data) }),
    },
  );
  const { state } = options;
  const fault = state === undefined ? undefined : replaceFault(state);
  if (fault !== undefined) throw new TypeError(`The state ${state} cannot be written: ${fault}.`);
  if (folder !== undefined) requireCoverageFolder(folder);
  let given: string | undefined;
  const begin = async (): Promise<void> => {
    await requireSameInitialState(store, nameOf(options.store), core.initialState);
    given = state === undefined ? undefined : versionOf(state);
    if (state !== undefined && existsSync(state)) await readState(state, core.control());
  };
  const closeStore = async (): Promise<void> => {
    try {
      if (state !== undefined) writeState(state, await core.control().exportState(), given);
    } finally {
      try {
        if (folder !== undefined) writeMarks(folder, await core.coverageMarks());
      } finally {
        await store.close();
      }
    }
  };
  if (options.port !== undefined) {
    const { url, close } = await startServer(core, options, begin);
    const stopLoading = loadPrismBehind();
    const stop = (): Promise<void> => {
      stopLoading();
      return close();
    };
    return mockOf(core, { url, stop, closeStore });
  }
  await begin();
  return mockOf(core, { closeStore });
}

/** Shares the control state of a remote store. */
function sharedBy(store: Store, { spaceTtlMs }: MockOptions): Pick<CoreOptions, 'shareControl'> {
  const { callLog } = store;
  if (callLog === undefined) return {};
  const remote = Object.assign(store, { callLog });
  return { shareControl: (callsPerSpace) => new SharedControl({ store: remote, callsPerSpace, spaceTtlMs }) };
}

/**
 * Loads Prism behind a server that is ready, in parts between its requests, and names what is missing.
 *
 * @returns stops loading
 */
function loadPrismBehind(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (): Promise<void> =>
    new Promise((resolve, reject) => {
      setImmediate(() => (signal.aborted ? reject(signal.reason) : resolve()));
    });
  preloadPrism(pause).then(
    (error) => error && process.stderr.write(`${error.message}\n`),
    () => undefined,
  );
  return () => stopping.abort();
}

/** Creates the start function of one source, which is read on the first start. */
export function createStarter<Id extends string, Collection extends string, Operations = unknown>(
  source: () => MockSource,
): StartMock<Id, Collection, Operations> {
  // Types of operations only exist while code is compiled.
  return ((options: MockOptions) => start(source, options)) as unknown as StartMock<Id, Collection, Operations>;
}

/** Returns what changes with each version of a file; `undefined` if there is none. */
function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? undefined : [stats.ino, stats.mtimeMs, stats.size].join(' ');
}

/**
 * Writes a state to its file; beside it if the file is another version than the mock has read, such as that of another
 * mock.
 *
 * @throws TypeError that names the file beside it
 */
function writeState(file: string, state: unknown, given: string | undefined): void {
  if (versionOf(file) === given) return writeJsonFile(file, state);
  const beside = `${file}.${crypto.randomUUID()}.json`;
  writeJsonFile(beside, state);
  throw new TypeError(`${file} changed while the mock ran, and was not overwritten. The state is in ${beside}.`);
}

async function readState(file: string, control: Control): Promise<void> {
  const value = readJsonFile(file);
  await control.importState(value as Items).catch((error: unknown) => {
    throw new TypeError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/** @throws TypeError with the file and the place in it */
function readUsers(source: string | Jsonable): Identities {
  return parseIdentities(readSource(source), typeof source === 'string' ? source : 'Users');
}

function readSource(source: string | Jsonable): Json {
  // The copy protects the initial state from later changes of the value.
  return typeof source === 'string' ? readJsonFile(source) : jsonCopy(source);
}
