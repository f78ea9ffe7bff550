import { expect, test } from 'vitest';
import { requestJson } from '../../templates/mock/src/public.ts';
import { ask } from './ask.ts';
import { ownMock } from './own-mock.ts';

const mock = await ownMock();

const broken = (): readonly string[] => mock.violations().flatMap(({ violations }) => violations);

test.each([
  ['POST /settings/journals/search?limt=1', ['/query/limt is not a parameter of the operation. Did you mean limit?']],
  [
    'POST /settings/journals/search?Offset=1',
    ['/query/Offset is not a parameter of the operation. Did you mean offset?'],
  ],
  ['POST /support/checkbooks/search?limit=1', ['/query/limit is not a parameter of the operation']],
  ['POST /settings/journals/search?limit=1&offset=1', []],
])('a parameter that the operation does not know is answered, and breaks the contract: %s', async (what, want) => {
  expect((await ask(mock, what, { json: {} })).status).toBe(200);
  expect(broken()).toEqual(want);
});

test('a Prefer header and a call to the previous version are no violations', async () => {
  await ask(mock, 'GET /support/card-groups/1?group_id=1&__code=404');
  await ask(mock, 'GET /v2/rest/workforce/employees?limit=1');
  expect(broken()).toEqual([]);
});

test('R011 a body that does not say what it is is read as JSON, and breaks the contract', async () => {
  const body = new TextEncoder().encode('{"projectId":"1"}');
  expect((await ask(mock, 'PUT /support/contracts', { body })).status).toBe(200);
  expect(broken()).toEqual(['/header/content-type is not set, though there is a body']);
});

test('requestJson parses the body of a call', async () => {
  await ask(mock, 'PUT /support/contracts', { json: { projectId: '1' } });
  await ask(mock, 'GET /support/card-groups/1?group_id=1');
  expect(mock.calls().map(requestJson)).toEqual([{ projectId: '1' }, undefined]);
});
