import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { platformMock } from './platform-mock.ts';

test('an unmet expectation describes how the last similar call differs', async () => {
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

test.each([['["'], [`${'['.repeat(100_000)}${']'.repeat(100_000)}`]])(
  'an expected call is told to have come with a body that is not read as JSON',
  async (body) => {
    const mock = await platformMock();
    mock.expect({ operation: 'createContract', body: { projectId: '1' } });
    await ask(mock, 'PUT /support/contracts', { body, headers: { 'content-type': 'application/json' } });
    expect(mock.verify()).toEqual([
      '{"operation":"createContract","body":{"projectId":"1"}}: expected at least one, got 0; the last one like it has body that is not read as JSON',
    ]);
    await mock.close();
  },
);
