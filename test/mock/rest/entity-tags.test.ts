import { expect, test } from 'vitest';
import { createCore, type MockCore, type MockResponse } from '#mock/core.ts';
import type { JsonObject } from '#mock/json.ts';
import { emptyPlatform } from '#mock/platform.ts';

const text = { type: 'string' };
const TASK = { type: 'object', properties: { id: text, name: text, state: { enum: ['queued', 'done'] } } };
const LABEL = { type: 'object', properties: { id: text, label_id: text, name: text } };
const content = (schema: object): object => ({ content: { 'application/json': { schema } } });
const tagged = (schema: object): object => ({
  description: '',
  headers: { ETag: { schema: text } },
  ...content(schema),
});
const resource = (collection: string, action: string, more: object = {}): object => ({
  'x-resource': { collection, action, id: 'id', ...more },
});
const job = { property: 'state', states: ['queued', 'done'] };
const replaced = { requestBody: content(TASK), responses: { 200: tagged(TASK) } };
const PATHS = {
  '/tasks': {
    post: { ...resource('tasks', 'create', { job }), requestBody: content(TASK), responses: { 202: tagged(TASK) } },
  },
  '/tasks/{id}': {
    get: { ...resource('tasks', 'read'), responses: { 200: tagged(TASK) } },
    put: { ...resource('tasks', 'replace'), ...replaced },
    patch: { ...resource('tasks', 'patch'), ...replaced },
  },
  '/labels': {
    post: { ...resource('labels', 'create'), requestBody: content(LABEL), responses: { 201: tagged(LABEL) } },
  },
  '/labels/{id}': { get: { ...resource('labels', 'read'), responses: { 200: tagged(LABEL) } } },
  '/used': {
    post: {
      ...resource('used', 'create', { relates: { collection: 'labels', from: 'label_id' } }),
      requestBody: content(LABEL),
      responses: { 201: tagged(LABEL) },
    },
  },
  '/used/{id}': { get: { ...resource('used', 'read'), responses: { 200: tagged(LABEL) } } },
};

function tasks(): MockCore {
  const paths = Object.fromEntries(
    Object.entries(PATHS).map(([path, methods]) => [
      path,
      path.endsWith('}')
        ? { parameters: [{ name: 'id', in: 'path', required: true, schema: text }], ...methods }
        : methods,
    ]),
  );
  const root: JsonObject = JSON.parse(
    JSON.stringify({ openapi: '3.1.0', info: { title: 'Tasks', version: '1' }, paths }),
  );
  return createCore({ documents: [{ name: 'tasks', root }], platform: emptyPlatform });
}

async function send(
  core: MockCore,
  line: string,
  { body, headers = {} }: { readonly body?: object; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<MockResponse> {
  const [method = '', target = ''] = line.split(' ');
  const sent = body === undefined ? '' : JSON.stringify(body);
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return core.handle({ method, target, headers: { ...type, ...headers }, body: new TextEncoder().encode(sent) });
}

const tagOf = ({ headers }: MockResponse): string => headers['etag'] ?? '';

test.each<readonly [given: string, condition: (tag: string) => string, want: number]>([
  ['the tag', (tag) => tag, 304],
  ['a weak tag', (tag) => `W/${tag}`, 304],
  ['a list with the tag', (tag) => `"other", W/${tag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => '"other"', 200],
])('If-None-Match with %s has its response before and after a plain read', async (_, condition, want) => {
  const core = tasks();
  const tag = tagOf(await send(core, 'POST /labels', { body: { id: 'a', name: 'A' } }));
  const headers = { 'if-none-match': condition(tag) };
  const responses = [];
  for (const more of [{ headers }, {}, { headers }]) responses.push(await send(core, 'GET /labels/a', more));
  expect(responses.map(({ status }) => status)).toEqual([want, 200, want]);
  expect(responses[1]?.body).toContain('"name":"A"');
});

test('an item that is added from another collection has the tag that a read returns', async () => {
  const core = tasks();
  await send(core, 'POST /labels', { body: { id: 'a', name: 'A' } });
  const added = await send(core, 'POST /used', { body: { label_id: 'a' } });
  expect(JSON.parse(String(added.body))).toEqual({ id: 'a', name: 'A', label_id: 'a' });
  expect(tagOf(added)).toBe(tagOf(await send(core, 'GET /used/a')));
});

test.each(['PUT', 'PATCH'])('%s accepts the tag of a job that has progressed, as a read returns it', async (method) => {
  const core = tasks();
  core.control().clock.fix('2026-01-31T10:00:00Z');
  const queued = tagOf(await send(core, 'POST /tasks', { body: { id: '1', name: 'A' } }));
  core.control().clock.advance(5000);
  const done = tagOf(await send(core, 'GET /tasks/1'));
  const change = async (tag: string): Promise<number> =>
    (await send(core, `${method} /tasks/1`, { body: { name: 'B' }, headers: { 'if-match': tag } })).status;
  expect([await change(queued), await change(done)]).toEqual([412, 200]);
});
