import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mock } from '../../templates/mock/src/start.ts';
import { ask } from './ask.ts';
import { platformMock } from './platform-mock.ts';

const CREATE = 'PUT /sales/quotations';

let mock: Mock;
beforeAll(async () => {
  mock = await platformMock();
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

test.each([
  ['{"token":"hush"}', { token: '***' }],
  ['{"token":7}', { token: '***' }],
  ['{"a":[{"newPassword":{"b":"hush"}}]}', { a: [{ newPassword: '***' }] }],
  [String.raw`{"password":"a\"hush"}`, { password: '***' }],
  ['{"note":"token: hush, or not"}', { note: 'token: ***, or not' }],
  [String.raw`{"note":"my token: \"hush\" it is"}`, { note: 'my token: *** it is' }],
  ['{"apiKey":"hush","tokens":2}', { apiKey: '***', tokens: 2 }],
])('R078 of a body in JSON, %s, all is told but what is secret', async (body, shown) => {
  await ask(mock, CREATE, { body, headers: { 'content-type': 'application/json' } });
  expect((await ask(mock, 'GET /__mock/calls')).json).toMatchObject([{ body: shown }]);
  const { json, text } = await ask(mock, 'GET /__mock/har');
  expect(json).toMatchObject({ log: { entries: [{ request: { postData: { text: JSON.stringify(shown) } } }] } });
  expect(text).not.toContain('hush');
});

test('R078 a body without a secret is told as it was sent, also one that is no JSON', async () => {
  for (const body of ['{ "name" : "x" , "sum" : 1.50 }', '{"name":', 'x']) {
    await ask(mock, CREATE, { body, headers: { 'content-type': 'application/json' } });
    expect((await ask(mock, 'GET /__mock/har')).text).toContain(JSON.stringify(body));
    await mock.reset();
  }
  await ask(mock, CREATE, {
    body: String.raw`{"password":"a\"hush","`,
    headers: { 'content-type': 'application/json' },
  });
  expect((await ask(mock, 'GET /__mock/har')).text).not.toContain('hush');
});

test('a body that is nested too deep is told of all the same', async () => {
  const body = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  await ask(mock, CREATE, { body, headers: { 'content-type': 'application/json' } });
  expect((await ask(mock, 'GET /__mock/calls')).json).toMatchObject([{ status: 400, body }]);
  expect((await ask(mock, 'GET /__mock/violations')).json).toHaveLength(1);
});
