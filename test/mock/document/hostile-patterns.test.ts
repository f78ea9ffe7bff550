// Runs in `npm run test:rest`.
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileDfa } from '#shared/regexp/pattern-test.ts';
import { DfaPattern } from '#shared/validation/patterns.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A pattern for which a backtracking engine doubles its steps with each letter. */
const PATTERN = '^(a+)+$';
const RIGHT = 'a'.repeat(40);
const HOSTILE = `${RIGHT}!`;

const text = { type: 'string', pattern: PATTERN };
const parameter = (place: string, name: string) => ({
  name,
  in: place,
  schema: text,
  ...(place === 'path' ? { required: true } : {}),
});
/** No table of states matches what refers back to a group: it is only tried on short texts. */
const referring = { type: 'string', pattern: '^(a*)*b\\1$' };
const object = {
  type: 'object',
  properties: { text, referring },
  propertyNames: { pattern: '^((a+)+|text|referring)$' },
};
const named = { type: 'object', patternProperties: { [PATTERN]: { type: 'number' } }, additionalProperties: false };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const responses = { 200: { description: '', ...json({ type: 'string' }) } };
const root = Object({
  openapi: '3.1.0',
  info: { title: 'Hostile', version: '1' },
  paths: {
    '/things/{id}': {
      parameters: [parameter('path', 'id'), parameter('query', 'q'), parameter('header', 'x-h')],
      get: { responses },
      post: { requestBody: json(object), responses },
      put: { requestBody: json(named), responses },
    },
    '/plain': { get: { responses } },
    '/things/{name}': { parameters: [parameter('path', 'name')], get: { responses } },
  },
});

// The mock runs in another process: if a pattern kept it busy, the test would otherwise wait with it.
const folder = temporaryFolder('hostile');
const DOCUMENT = join(folder, 'hostile.json');
const MAIN = join(import.meta.dirname, '../../../generated/mock/src/main.ts');
let mock: StartedMock;
beforeAll(async () => {
  writeFileSync(DOCUMENT, JSON.stringify(root));
  mock = await startCommand();
}, 30_000);
afterAll(() => mock.child.kill('SIGKILL'));

interface StartedMock {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything that was printed before the mock was ready. */
  readonly printed: string;
}

function startCommand(): Promise<StartedMock> {
  const child = spawn(process.execPath, [MAIN, '--spec', DOCUMENT, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += String(chunk);
      const [, url] = /ready at (http:\/\/[\d.:]+)/.exec(printed) ?? [];
      if (url !== undefined) resolve({ child, url, printed });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(printed)));
  });
}

/** Limit of the time that a response takes, in milliseconds: a pattern that backtracks takes days. */
const LIMIT_MS = 5000;

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const headers = { 'content-type': 'application/json', ...init.headers };
  return (await fetch(mock.url + path, { ...init, headers, signal: AbortSignal.timeout(LIMIT_MS) })).status;
}
const send = (method: string, body: object): RequestInit => ({ method, body: JSON.stringify(body) });

const ATTACKS: readonly (readonly [place: string, path: string, init: RequestInit])[] = [
  ['path', `/things/${HOSTILE}`, {}],
  ['query', `/things/a?q=${HOSTILE}`, {}],
  ['header', '/things/a', { headers: { 'x-h': HOSTILE } }],
  ['body', '/things/a', send('POST', { text: HOSTILE })],
  ['property name', '/things/a', send('POST', { [HOSTILE]: 1 })],
  ['pattern property', '/things/a', send('PUT', { [HOSTILE]: 1 })],
];

test.each(ATTACKS)(
  'a hostile text in the %s is rejected, and other requests get their response meanwhile',
  async (_, path, init) => {
    const [attack, other] = await Promise.all([statusOf(path, init), statusOf('/plain')]);
    expect([attack, other]).toEqual([422, 200]);
  },
);

test('a long text for a pattern without a table of states is not matched', async () => {
  const [attack, other] = await Promise.all([
    statusOf('/things/a', send('POST', { referring: HOSTILE })),
    statusOf('/plain'),
  ]);
  expect([attack, other]).toEqual([200, 200]);
  expect(await statusOf('/things/a', send('POST', { referring: 'a' }))).toBe(422);
});

test('the patterns are reported at startup', () => {
  const reported = mock.printed.split('\n').filter((line) => line.includes('pattern-costly'));
  const patterns = reported.map((line) => /The pattern "(.*?)" is/.exec(line)?.[1]);
  expect(new Set(patterns)).toEqual(new Set([PATTERN, '^(a*)*b\\1$', '^((a+)+|text|referring)$']));
  expect(mock.printed).toContain('path-duplicate');
});

test('SIGTERM ends the mock during attacks', async () => {
  const own = await startCommand();
  const ended = new Promise((resolve) => own.child.once('close', resolve));
  const attacks = ATTACKS.map(([, path, init]) =>
    fetch(own.url + path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } }).catch(
      () => {},
    ),
  );
  await wait(5);
  own.child.kill('SIGTERM');
  expect(await Promise.race([ended, wait(LIMIT_MS, 'still running')])).toBe(0);
  own.child.kill('SIGKILL');
  await Promise.all(attacks);
}, 30_000);

test('texts that match are accepted in the same places', async () => {
  expect(await statusOf(`/things/${RIGHT}?q=${RIGHT}`, { headers: { 'x-h': RIGHT } })).toBe(200);
  expect(await statusOf('/things/a', send('POST', { text: RIGHT, [RIGHT]: 1 }))).toBe(200);
  expect(await statusOf('/things/a', send('PUT', { [RIGHT]: 1 }))).toBe(200);
});

test('matching takes one step for each character', () => {
  const table = compileDfa(PATTERN);
  const stepsFor = (length: number): number => {
    let steps = 0;
    const states = new Proxy(table?.states ?? [], {
      get(target, name, receiver) {
        if (/^\d+$/.test(String(name))) steps += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const pattern = new DfaPattern(table?.starts ?? [], states, table?.accepting ?? []);
    expect(pattern.test(`${'a'.repeat(length - 1)}!`)).toBe(false);
    return steps;
  };
  expect([10, 41, 1000, 100_000].map(stepsFor)).toEqual([10, 41, 1000, 100_000]);
});
