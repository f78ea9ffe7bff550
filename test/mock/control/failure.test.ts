import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Mock, start } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformSource } from '../support/platform-mock.ts';

const PASSWORD = 'hidden-from-all';

let mock: Mock;
let output: string[];
beforeAll(async () => {
  const source = await platformSource();
  const faulty = {
    rules: [],
    actions: {
      createContract: () => {
        throw new Error(`There is no user { password: "${PASSWORD}" }`);
      },
      getCardGroup: () => Promise.reject('nothing that is an error'),
    },
  };
  const platform = { ...source.platform, behaviors: [faulty, ...source.platform.behaviors] };
  mock = await start({ ...source, platform }, { port: 0, strict: true });
});
beforeEach(async () => {
  await mock.reset();
  output = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => output.push(String(text)) > 0);
});
afterAll(() => mock.close());

test('an internal error is logged to standard error with its operation and recorded as a violation', async () => {
  const { status, json } = await sendRequest(mock, 'PUT /support/contracts', { json: { projectId: '1' } });
  expect([status, json]).toEqual([500, { madeBy: 'mock', status: 500, message: 'The mock failed on this request.' }]);
  expect(output.join('')).toMatch(
    /^The mock failed on createContract \(PUT \/support\/contracts\): Error: There is no user [\s\S]*failure\.test\.ts/,
  );
  expect(mock.violations()).toMatchObject([
    { operation: 'createContract', violations: ['the mock failed: There is no user { password: *** }'] },
  ]);
  expect(output.join('') + JSON.stringify(mock.violations())).not.toContain(PASSWORD);
});

test('a thrown value that is not an Error is reported too', async () => {
  expect((await sendRequest(mock, 'GET /support/card-groups/1?group_id=1')).status).toBe(500);
  expect(output).toEqual([
    'The mock failed on getCardGroup (GET /support/card-groups/{card_group_id}): nothing that is an error\n',
  ]);
  expect(mock.violations()).toMatchObject([{ violations: ['the mock failed: nothing that is an error'] }]);
});

test('an HttpError is not reported as an internal error', async () => {
  expect((await sendRequest(mock, 'GET /sales/orders/none')).status).toBe(404);
  expect((await sendRequest(mock, 'GET /sales/nothing')).status).toBe(404);
  expect((await sendRequest(mock, 'GET /__mock/data/nothing')).status).toBe(400);
  expect(output).toEqual([]);
});
