import { expect, test } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';

test('an unmet expectation describes how the last similar call differs', async () => {
  const mock = await platformMock();
  mock.expect({ operation: 'createContract', body: { projectId: '1' }, status: 200 }, 1);
  mock.expect({ operation: 'createContract', login: 'second' });
  mock.expect('deleteApplication');
  mock.expect({ method: 'put' }, 2);
  mock.expect('createContract', 0);
  await sendRequest(mock, 'PUT /support/contracts', { json: { projectId: 2, password: 'p' } });
  const expected = '{"operation":"createContract"';
  expect(mock.verify()).toEqual([
    `${expected},"status":200,"body":{"projectId":"1"}}: expected 1, got 0; the last one like it has status 400, body {"projectId":2,"password":"***"}`,
    `${expected},"login":"second"}: expected at least one, got 0; the last one like it has login "technical"`,
    '{"operation":"deleteApplication"}: expected at least one, got 0; received instead: createContract (400)',
    '{"method":"put"}: expected 2, got 1',
    `${expected}}: expected 0, got 1`,
  ]);
  await mock.close();
});

test.each([['["'], [`${'['.repeat(100_000)}${']'.repeat(100_000)}`]])(
  'an unmet expectation reports a call whose body is not JSON',
  async (body) => {
    const mock = await platformMock();
    mock.expect({ operation: 'createContract', body: { projectId: '1' } });
    await sendRequest(mock, 'PUT /support/contracts', { body, headers: { 'content-type': 'application/json' } });
    expect(mock.verify()).toEqual([
      '{"operation":"createContract","body":{"projectId":"1"}}: expected at least one, got 0; the last one like it has body that is not read as JSON',
    ]);
    await mock.close();
  },
);

test('an unmet expectation without a similar call lists the last five calls that came instead, without secrets', async () => {
  await using mock = await platformMock();
  mock.expect('deleteApplication');
  expect(mock.verify()).toEqual([
    '{"operation":"deleteApplication"}: expected at least one, got 0; no call was received',
  ]);
  for (let count = 0; count < 6; count += 1) await sendRequest(mock, 'GET /none?password=x');
  expect(mock.verify()).toEqual([
    expect.stringMatching(/got 0; received instead: 1 more, (?:GET \S*\/none\?password=\*\*\* \(404\)(?:, |$)){5}$/),
  ]);
});

test('await using deletes a space and closes a mock at the end of its block', async () => {
  const outer = await platformMock();
  {
    await using mock = outer;
    {
      await using space = mock.space('mine');
      await space.load({ contracts: [{ id: 'x1' }] });
      expect(mock.core.spaces).toContain('mine');
    }
    expect(mock.core.spaces).not.toContain('mine');
    expect((await mock.space('mine').items('contracts')).some(({ id }) => id === 'x1')).toBe(false);
  }
  const response = await outer.fetch(`${outer.url}/any`);
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('closed')]);
});
