import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Diagnostic, Diagnostics, SpecError } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import { isObject, type JsonObject } from '../../../generator/model/json.ts';
import { migrateCode } from '../../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import type { MockRequest } from '#mock/http/message.ts';
import { Random } from '#mock/random.ts';
import { verifyHar } from '../../../templates/runtime/verify-engine/src/verify-har.ts';
import { Client } from '#sdk/client/client.ts';
import { SdkError } from '#sdk/errors.ts';
import { migration, overlay as declarations } from '../../migrate/kit.ts';
import { platformMock } from '../../mock/support/platform-mock.ts';
import { randomRequest } from '../../mock/support/random-request.ts';
import { EVENTS, listenToThings, sending } from '../../sdk/support/streams.ts';
import { thingsSource } from '../../verify/support/things.ts';
import { hostileText } from '../support/hostile-text.ts';
import { mutateMeaning } from '../support/mutate-meaning.ts';
import { mutateStructure } from '../support/mutate-structure.ts';
import { mutateText } from '../support/mutate-text.ts';
import { type Next, pick, random } from '../support/random.ts';
import { sliceDocument } from '../support/slice-document.ts';
import { unplanned } from '../support/unplanned-code.ts';
import { corpus, type Try } from './corpus.ts';
import { tryHeads, tryReplies } from './wire-targets.ts';
import { tryFaults } from './write-targets.ts';

/** Programs that read inputs of others, each with the tries on it. */
export const TARGETS: Readonly<Record<string, () => Promise<Try>>> = {
  documents: async () => (seed) => tryDocument(random(seed)),
  overlays: async () => (seed) => tryOverlay(random(seed)),
  requests: tryRequests,
  recordings: async () => (seed) => tryRecording(random(seed)),
  sources: async () => (seed) => trySource(random(seed)),
  streams: async () => (seed) => tryStream(random(seed)),
  heads: tryHeads,
  replies: tryReplies,
  names: async () => (seed) => tryNames(random(seed)),
  faults: async () => (seed) => tryFaults(random(seed)),
};

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Our own specification, the goldens, and the documents of a folder that `DOCUMENTS` names. */
const DOCUMENTS: readonly string[] = [
  ...['v3', 'v2'].map((name) => join(ROOT, `generated/spec/${name}.json`)),
  ...filesIn(process.env['DOCUMENTS'] ?? '', ''),
  ...filesIn(join(ROOT, 'test/golden'), 'spec.yaml'),
];

function filesIn(place: string, name: string): readonly string[] {
  if (place === '') return [];
  return readdirSync(place).flatMap((each) => {
    const file = join(place, each, name);
    return existsSync(file) ? [file] : [];
  });
}

const read = new Map<string, JsonObject>();

function documentAt(file: string): JsonObject {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const document: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  if (!isObject(document)) throw new Error(`${file} is no document`);
  // The hand-written files that a document names as its companions are no document.
  const { 'x-companions': _, 'x-package': __, ...others } = document;
  read.set(file, others);
  return others;
}

/** A changed document is generated from, or rejected with a place. */
async function tryDocument(next: Next): Promise<readonly string[]> {
  const source = next() < 0.3 ? pick(corpus<JsonObject[]>('documents'), next) : documentAt(pick(DOCUMENTS, next));
  const document = sliceDocument(source, next);
  const isYaml = next() < 0.4;
  const kind = next();
  if (kind < 0.5) mutateMeaning(document, next);
  else if (kind <= 0.8) mutateStructure(document, next);
  const text = isYaml ? stringify(document, { aliasDuplicateObjects: false }) : JSON.stringify(document, null, 2);
  return faultsOf(write(isYaml ? 'root.yaml' : 'root.json', kind > 0.8 ? mutateText(text, next) : text));
}

async function tryOverlay(next: Next): Promise<readonly string[]> {
  const { paths, updates } = corpus<{ readonly paths: string[]; readonly updates: unknown[] }>('overlays');
  const actions = Array.from({ length: 1 + Math.floor(next() * 4) }, () => ({
    target: pick(paths, next),
    ...(next() < 0.3 ? { remove: true } : { update: pick(updates, next) }),
  }));
  const text = JSON.stringify({ overlay: '1.1.0', info: { title: 'Any', version: '1' }, actions }, null, 2);
  const spec = write('root.json', JSON.stringify(sliceDocument(documentAt(pick(DOCUMENTS, next)), next)));
  return faultsOf(spec, [write('overlay.json', next() < 0.2 ? mutateText(text, next) : text)]);
}

/** Names and texts that would be code, if they were not escaped, are data wherever a document has them. */
async function tryNames(next: Next): Promise<readonly string[]> {
  const { names, texts } = corpus<{ readonly names: string[]; readonly texts: string[] }>('names');
  const name = (): string => (next() < 0.5 ? pick(names, next) : hostileText(next) || 'x');
  const text = (): string => (next() < 0.5 ? pick(texts, next) : hostileText(next));
  const property = { type: 'string', title: text(), description: text(), default: text(), example: text() };
  const schema = {
    type: 'object',
    title: text(),
    required: [name()],
    properties: { [name()]: property, [name()]: { enum: [text(), text()] }, [name()]: { const: text() } },
    patternProperties: { [text()]: true },
    externalDocs: { url: 'https://example.com', description: text() },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
  const operation = {
    operationId: name(),
    summary: text(),
    description: text(),
    tags: [name()],
    parameters: [{ name: name(), in: pick(['query', 'header', 'cookie'], next), schema: property }],
    responses: { 200: { description: text(), content }, 400: { description: text() } },
    security: [{ [name()]: [] }],
  };
  const document = {
    openapi: '3.1.0',
    info: { title: text(), version: text(), description: text() },
    tags: [{ name: name(), description: text() }],
    paths: { [`/${next() < 0.5 ? 'x' : encodeURIComponent(name().toWellFormed())}`]: { get: operation } },
    components: { schemas: { Thing: schema, [name()]: schema } },
  };
  return faultsOf(write('root.json', JSON.stringify(document)));
}

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function faultsOf(spec: string, overlays: readonly string[] = []): Promise<readonly string[]> {
  const diagnostics = new Diagnostics();
  try {
    const { files } = await generate({ spec, overlays }, diagnostics);
    return [...placeless(diagnostics.list), ...unplanned(files), ...polluted()];
  } catch (error) {
    if (!(error instanceof SpecError)) return [error instanceof Error ? String(error.stack) : String(error)];
    const isReported = error.diagnostics.some(({ severity }) => severity === 'error');
    return isReported ? [...placeless(error.diagnostics), ...polluted()] : ['it is refused without a word'];
  }
}

function placeless(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ address }) => typeof address === 'string' || address.line < 1 || address.column < 1)
    .map(({ code, address }) => `${code} has no place: ${JSON.stringify(address)}`);
}

function polluted(): readonly string[] {
  return Object.keys(Object.prototype).map((name) => `Object.prototype has ${name}`);
}

const STATUSES = [200, 204, 400, 401, 402, 403, 404, 405, 406];

/** A request gets a response of the interface. */
async function tryRequests(): Promise<Try> {
  const { core, reset } = await platformMock({ strict: true });
  return async (seed) => {
    const request = seed % 4 === 0 ? requestOf(random(seed)) : randomRequest(new Random(seed), core.operations);
    const { status, body } = await core.handle(request);
    if (seed % 500 === 499) await reset();
    if (STATUSES.includes(status) || request.target.includes('__code')) return polluted();
    const sent = `${request.method} ${request.target} ${Buffer.from(request.body).toString()}`;
    return [`${sent} → ${status} ${String(body).slice(0, 400)}`];
  };
}

/** A request of the corpus, of which one part may be damaged. */
function requestOf(next: Next): MockRequest {
  const { body, ...request } = pick(
    corpus<(Omit<MockRequest, 'body'> & { readonly body: string })[]>('requests'),
    next,
  );
  const part = Math.floor(next() * 4);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, headerText(value, part === 1, next)]);
  return {
    ...request,
    ...(part === 0 && { target: `/${mutateText(request.target, next).replaceAll(/[\0-\x20\x7f]/g, '')}` }),
    headers: Object.fromEntries(headers),
    body: Buffer.from(part === 2 ? mutateText(body, next) : body),
  };
}

/** A header as a server receives it: it has no control characters. */
function headerText(value: string, isDamaged: boolean, next: Next): string {
  return isDamaged
    ? mutateText(value, next)
        .replaceAll(/[\0-\x1f\x7f]/g, ' ')
        .trim()
    : value;
}

/** A damaged recording has findings or errors, and what is before the damage is checked. */
async function tryRecording(next: Next): Promise<readonly string[]> {
  const name = pick(['chromium', 'mitmproxy', 'mock', 'playwright'], next);
  let text =
    next() < 0.5
      ? pick(corpus<string[]>('recordings'), next)
      : readFileSync(join(ROOT, `test/verify/fixtures/${name}.har`), 'utf8');
  for (let count = Math.floor(next() * 4); count >= 0; count -= 1) text = mutateText(text, next);
  const bytes = Buffer.from(text);
  const at = Math.floor(next() * bytes.length);
  const report = await verifyHar(thingsSource(), [bytes.subarray(0, at), bytes.subarray(at)], { strictPaths: true });
  return report.errors.filter((error) => error.includes('cannot be checked'));
}

/** A changed program is migrated, or reported as one that cannot be read. */
async function trySource(next: Next): Promise<readonly string[]> {
  let text = pick(corpus<string[]>('sources'), next);
  for (let count = Math.floor(next() * 6); count > 0; count -= 1) text = mutateText(text, next);
  const only = { path: join(folder, 'input.ts'), name: 'input.ts', text };
  const { changes } = migrateCode({ folder, migration, overlay: declarations('v2'), only });
  return changes.filter(({ after }) => after === '' && text !== '').map(() => 'nothing is left of the program');
}

/** A stream gives the same events however it is cut into chunks, or the same error. */
async function tryStream(next: Next): Promise<readonly string[]> {
  const pieces = Array.from({ length: 1 + Math.floor(next() * 6) }, () => pick(corpus<string[]>('streams'), next));
  const text = pieces.join('');
  const bytes = Buffer.from(next() < 0.5 ? text : mutateText(text, next));
  const places = Array.from({ length: 5 }, () => Math.floor(next() * (bytes.length + 1))).toSorted((a, b) => a - b);
  const chunks = [0, ...places].map((at, index) => bytes.subarray(at, places[index] ?? bytes.length));
  const [whole, cut] = [await eventsOf([bytes]), await eventsOf(chunks)];
  return whole === cut ? [] : [`${JSON.stringify(bytes.toString())} cut at ${places.join()}: ${whole} ≠ ${cut}`];
}

async function eventsOf(chunks: readonly Uint8Array[]): Promise<string> {
  const events: unknown[] = [];
  const client = new Client({
    baseUrl: 'https://api.example',
    fetch: sending(chunks, EVENTS),
    retry: { maxRetries: 0 },
  });
  try {
    for await (const event of await client.call(listenToThings)) events.push(event);
  } catch (error) {
    if (!(error instanceof SdkError)) throw error;
    events.push(String(error));
  }
  return JSON.stringify(events);
}
