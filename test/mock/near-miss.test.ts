import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { platformMock } from './platform-mock.ts';

test('an expected call that did not come is told how the last one like it differs', async () => {
  const mock = await platformMock();
  mock.expect({ operation: 'createContract', body: { projectId: '1' }, status: 200 }, 1);
  mock.expect({ operation: 'createContract', login: 'second' });
  mock.expect('deleteApplication');
  mock.expect({ method: 'put' }, 2);
  mock.expect('createContract', 0);
  await ask(mock, 'PUT /support/contracts', { json: { projectId: 2, password: 'p' } });
  const expected = '{"operation":"createContract"';
  expect(mock.verify()).toEqual([
    `${expected},"status":200,"body":{"projectId":"1"}}: expected 1, got 0; the last one like it has status 400, body {"projectId":2,"password":"***"}`,
    `${expected},"login":"second"}: expected at least one, got 0; the last one like it has login "technical"`,
    '{"operation":"deleteApplication"}: expected at least one, got 0',
    '{"method":"put"}: expected 2, got 1',
    `${expected}}: expected 0, got 1`,
  ]);
  await mock.close();
});
