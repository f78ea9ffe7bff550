// Runs in `npm run test:rest`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPlatform } from '../../templates/mock/src/platform.ts';
import { type Mock, start } from '../../templates/mock/src/start.ts';
import { compileDfa } from '../../templates/shared/regexp/pattern-test.ts';
import { DfaPattern } from '../../templates/shared/validation/patterns.ts';

/** A pattern for which a backtracking engine doubles its steps with each letter. */
const PATTERN = '^(a+)+$';
const RIGHT = 'a'.repeat(40);
const HOSTILE = `${RIGHT}!`;

const text = { type: 'string', pattern: PATTERN };
const parameter = (place: string, name: string) => ({
  ...{ name, in: place, schema: text },
  ...(place === 'path' ? { required: true } : {}),
});
const object = { type: 'object', properties: { text }, propertyNames: { pattern: '^((a+)+|text|open)$' } };
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
  },
});

let mock: Mock;
beforeAll(async () => {
  mock = await start({ platform: emptyPlatform, documents: [{ name: 'x', root }] }, { port: 0 });
});
afterAll(() => mock.close());

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  return (await fetch(mock.url + path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } }))
    .status;
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
