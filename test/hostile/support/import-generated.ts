import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../../generator/generate.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import type { OperationValidators } from '#shared/validation/operation-validators.ts';
import { folderWith } from '../../generator/load/load-files.ts';
import { linkTemplates, writeEmitted } from './write-tree.ts';

const BASE = 'http://localhost/base';

type Callable = (request: object) => PromiseLike<unknown>;

/** Parts of a generated client that a test needs. */
export interface Sdk {
  readonly createClient: (options: object) => object;
}

/** The client of a hostile document. */
export async function clientOf(file: string): Promise<Sdk> {
  return (await importGenerated(file, 'index.ts')) as Sdk;
}

/** The validators of the operations of a hostile document, by the ids of operations. */
export async function validatorsOf(file: string): Promise<ReadonlyMap<string, OperationValidators>> {
  const made = (await importGenerated(file, 'validators/all.ts')) as {
    readonly allValidators: ReadonlyMap<string, OperationValidators>;
  };
  return made.allValidators;
}

async function importGenerated(file: string, module: string): Promise<unknown> {
  const folder = folderWith({});
  const { files } = await generate({ spec: join(import.meta.dirname, '../fixtures', file) }, new Diagnostics());
  linkTemplates(folder, writeEmitted(folder, files));
  return import(pathToFileURL(join(folder, 'sdk/src', module)).href);
}

/** A request as it was sent. */
export interface Sent {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

/** Returns the requests that a client sends for each of its operations; `undefined` for a call that is not made. */
export async function callsOf({ createClient }: Sdk, request: object): Promise<readonly (Sent | undefined)[]> {
  const sent: Sent[] = [];
  const send: typeof fetch = async (url, init) => {
    const body = await new Response(init?.body ?? null).text();
    sent.push({ url: new URL(String(url)), headers: new Headers(init?.headers), body });
    return new Response(null, { status: 204 });
  };
  const calls: (Sent | undefined)[] = [];
  for (const call of functionsOf(createClient({ baseUrl: BASE, fetch: send, retry: { maxRetries: 0 } }))) {
    const before = sent.length;
    await call(request).then(undefined, () => undefined);
    calls.push(sent[before]);
  }
  return calls;
}

/** Outcome of a call. */
export interface Called {
  readonly data?: unknown;
  readonly error?: Error;
  readonly response?: Response;
}

/** Passes a response to the first operation of a hostile document's client, and returns the outcome. */
export async function readResponseWith(file: string, response: Response): Promise<Called> {
  const { createClient } = await clientOf(file);
  const [call] = functionsOf(createClient({ baseUrl: BASE, fetch: async () => response, retry: { maxRetries: 0 } }));
  const begun = call?.({}) as { readonly result: () => Promise<Called> } | undefined;
  return begun === undefined ? {} : begun.result();
}

function functionsOf(facade: object): readonly Callable[] {
  return Object.entries(facade).flatMap(([name, value]): readonly Callable[] => {
    if (typeof value === 'function') return [value];
    return typeof value === 'object' && value !== null && name !== 'client' ? functionsOf(value) : [];
  });
}
