import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

// Imports every module that was made, builds every client, starts every mock and calls every operation: folder of what
// was made, file of the report, names of the trees. What lies in wait in a document has its chance here.

/** Result of one tree. */
export interface Live {
  readonly file: string;
  readonly modules: number;
  /** Requests that the client sent to the mock. */
  readonly sent: readonly string[];
  /** Errors that are not the client's own. */
  readonly faults: readonly string[];
}

/** Result of all trees. */
export interface LiveReport {
  readonly trees: readonly Live[];
  /** Texts of a document that were executed. */
  readonly fired: readonly unknown[];
  /** Members that were added to the prototypes and the global object, except the canary. */
  readonly polluted: readonly string[];
}

type Callable = (request: object, options?: object) => PromiseLike<unknown>;
interface Sdk {
  readonly createClient: (options: object) => { readonly client: object };
  readonly SdkError: new () => Error;
}
interface MockModule {
  readonly startMock: () => Promise<{ readonly fetch: typeof fetch; readonly close: () => Promise<void> }>;
}

/** Needs a test runner around it, or acts as a program. */
const NOT_IMPORTED = /\/(?:main|vitest|jest)\.ts$/;
const PARTS = ['sdk/src', 'mock/src'];
const [out = '', report = '', ...trees] = process.argv.slice(2);
const fired: unknown[] = [];
Object.defineProperty(globalThis, '__PWN', { value: (mark: unknown) => fired.push(mark) });
// Prism brings helpers of its own as globals, and so does the first request.
if (existsSync(join(out, trees[0] ?? '', 'mock'))) await import('@stoplight/prism-http');
const before = surroundings();
const live: Live[] = [];
for (const tree of trees) live.push(await tryTree(tree));
await wait(50);
const polluted = surroundings().filter((name) => !before.includes(name));
writeFileSync(report, JSON.stringify({ trees: live, fired, polluted } satisfies LiveReport));
process.exit(0);

function surroundings(): readonly string[] {
  const places = { Object: Object.prototype, Array: Array.prototype, Function: Function.prototype, globalThis };
  return [
    ...Object.entries(places).flatMap(([name, place]) =>
      Reflect.ownKeys(place)
        .map((key) => `${name}.${String(key)}`)
        .filter((key) => !key.includes('undici')),
    ),
    ...Object.keys(process.env).map((name) => `process.env.${name}`),
  ];
}

async function tryTree(tree: string): Promise<Live> {
  const faults: string[] = [];
  const sent: string[] = [];
  const modules = modulesIn(join(out, tree));
  for (const module of modules) {
    await importFile(module).catch((error: unknown) => faults.push(`${module}: ${String(error)}`));
  }
  await callAll(join(out, tree), sent, faults).catch((error: unknown) => faults.push(textOf(error)));
  return { file: tree, modules: modules.length, sent, faults };
}

function modulesIn(folder: string): readonly string[] {
  return PARTS.filter((part) => existsSync(join(folder, part))).flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, part, name))
      .filter((name) => name.endsWith('.ts') && !NOT_IMPORTED.test(name)),
  );
}

function importFile(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}

/** Calls every operation of the client, with a text for whatever it may ask for, against the mock. */
async function callAll(tree: string, sent: string[], faults: string[]): Promise<void> {
  const { createClient, SdkError } = (await importFile(join(tree, 'sdk/src/index.ts'))) as Sdk;
  const mock = await openMock(join(tree, 'mock/src/index.ts'));
  const send: typeof fetch = (url, init) => {
    sent.push(`${init?.method} ${String(url)}`);
    return mock.fetch(url, init);
  };
  const facade = createClient({ baseUrl: 'http://localhost', fetch: send, retry: { maxRetries: 0 }, timeoutMs: 5_000 });
  for (const call of functionsOf(facade)) {
    await call(anything()).then(undefined, (error: unknown) => {
      if (!(error instanceof SdkError)) faults.push(textOf(error));
    });
  }
  await mock.close();
}

/** The mock of a tree, or a handler without responses where the tree has none. */
async function openMock(file: string): ReturnType<MockModule['startMock']> {
  if (existsSync(file)) return ((await importFile(file)) as MockModule).startMock();
  return { fetch: async () => new Response(null, { status: 204 }), close: async () => {} };
}

function functionsOf(facade: object): readonly Callable[] {
  return Object.entries(facade).flatMap(([name, value]): readonly Callable[] => {
    if (typeof value === 'function') return [value];
    return typeof value === 'object' && value !== null && name !== 'client' ? functionsOf(value) : [];
  });
}

/** A request that has whatever is asked of it. */
function anything(): object {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `a ${name}` : undefined), has: () => true });
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.stack}` : String(error);
}
