import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUseMock, globalHooks, type UseMockOptions } from '#mock/testing/use-mock.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';

const useMock = createUseMock(platformMock, { beforeAll, beforeEach, afterEach, afterAll });

describe('a mock for the tests of a file', () => {
  const mock = useMock({ seed: 7 });

  test('is available in each test', async () => {
    await sendRequest(mock(), 'PUT /sales/quotations', { json: { name: 'x' } });
    expect(await mock().items('quotations')).toHaveLength(5);
  });

  test('is reset before the next test', async () => {
    expect(await mock().items('quotations')).toHaveLength(4);
  });
});

describe('hooks that are called manually', () => {
  async function outcome(
    run: (mock: () => Awaited<ReturnType<typeof platformMock>>) => Promise<void>,
    options: UseMockOptions = {},
  ): Promise<string> {
    const hooks: Record<string, () => Promise<void>> = {};
    const keep =
      (name: string) =>
      (hook: () => Promise<void>): void => {
        hooks[name] = hook;
      };
    const mock = createUseMock(platformMock, {
      beforeAll: keep('beforeAll'),
      beforeEach: keep('beforeEach'),
      afterEach: keep('afterEach'),
      afterAll: keep('afterAll'),
    })(options);
    await hooks['beforeAll']?.();
    await hooks['beforeEach']?.();
    await run(mock);
    const result = await hooks['afterEach']?.().then(
      () => 'passed',
      (error: Error) => error.message,
    );
    const end = await hooks['afterAll']?.().then(
      () => '',
      (error: Error) => `, the file: ${error.message}`,
    );
    return `${result}${end}`;
  }

  test('a test whose call violates the contract fails at its end', async () => {
    expect(await outcome(async (mock) => void (await sendRequest(mock(), 'GET /support/card-groups/1')))).toContain(
      'getCardGroup (GET /rest/support/card-groups/1): /query/group_id is required',
    );
  });

  test('a test that expects a violation passes if a call has it, and fails for any other violation', async () => {
    const wrong = 'GET /support/card-groups/1';
    const withExpectation = (violation: string): Promise<string> =>
      outcome(async (mock) => {
        mock().expect({ violation });
        await sendRequest(mock(), wrong);
      });
    expect(await withExpectation('group_id')).toBe('passed');
    const failed = await withExpectation('projectId');
    expect(failed).toContain('/query/group_id is required');
    expect(failed).toContain(
      '{"violation":"projectId"}: expected at least one, got 0; the last one like it has the violations /query/group_id',
    );
  });

  test('the message says how to expect the violation, and names only what failed', async () => {
    const violating = await outcome(async (mock) => void (await sendRequest(mock(), 'GET /support/card-groups/1')));
    expect(violating.split('\n')).toEqual([
      'Calls violate the contract:',
      'getCardGroup (GET /rest/support/card-groups/1): /query/group_id is required',
      "If a test sends an invalid request on purpose, let it call mock().expect({ operation: 'getCardGroup', violation: '/query/group_id' }).",
    ]);
    const missing = await outcome(async (mock) => mock().expect('createContract'));
    expect(missing).toBe(
      'Expectations are not met:\n{"operation":"createContract"}: expected at least one, got 0; no call was received',
    );
  });

  test('a misspelled field fails the test with the closest one, unless it is allowed, which prints it', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const json = { projectId: '1', regresion: true };
    const send = async (mock: Parameters<Parameters<typeof outcome>[0]>[0]): Promise<void> =>
      void (await sendRequest(mock(), 'PUT /support/contracts', { json }));
    const line =
      'createContract (PUT /rest/support/contracts): /body/regresion is not a known property. Did you mean "regression"?';
    expect(await outcome(send)).toBe(
      `Calls have misspelled names:\n${line}\nuseMock({ allowMisspellings: true }) allows them.`,
    );
    expect([await outcome(send, { allowMisspellings: true }), ...printed.mock.calls.flat()]).toEqual([
      'passed',
      `Warning: ${line}`,
    ]);
    printed.mockRestore();
  });

  test('a call of the previous version at the root fails the test, unless it is allowed, which prints it', async () => {
    const target = '/workforce/managers/1/employees/timerecording-terminations';
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const send = async (mock: Parameters<Parameters<typeof outcome>[0]>[0]): Promise<void> =>
      void (await sendRequest(mock(), `GET ${target}`));
    const line = `getTimeRecordingTerminations (GET /rest${target}): /path leads to v2, outside of /v2. The current operation is GET /workforce/managers/{manager_id}/employees/timesheet-entries/completions in v3.`;
    expect(await outcome(send)).toBe(
      `Calls reach the previous version at the root:\n${line}\nuseMock({ allowLegacyPaths: true }) allows them.`,
    );
    expect([await outcome(send, { allowLegacyPaths: true }), ...printed.mock.calls.flat()]).toEqual([
      'passed',
      `Warning: ${line}`,
    ]);
    printed.mockRestore();
  });

  test('a call of the previous version without a known counterpart only prints its warning', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const send = async (mock: Parameters<Parameters<typeof outcome>[0]>[0]): Promise<void> =>
      void (await sendRequest(mock(), 'GET /workforce/employees/1'));
    expect([await outcome(send), ...printed.mock.calls.flat()]).toEqual([
      'passed',
      'Warning: getEmployee (GET /rest/workforce/employees/1): /path leads to v2, outside of /v2. No counterpart is known in v3.',
    ]);
    printed.mockRestore();
  });

  test('a test without its expected call fails at its end', async () => {
    expect(await outcome(async (mock) => mock().expect('createContract'))).toContain('createContract');
  });

  test('violations in a space fail the file at its end, unless the space was reset', async () => {
    const wrong = 'GET /support/card-groups/1';
    const inSpace = { headers: { 'x-mock-space': 'own' } };
    const failed = await outcome(async (mock) => void (await sendRequest(mock(), wrong, inSpace)));
    expect(failed).toMatch(
      /^passed, the file: .*\nin the space "own": getCardGroup \(GET .*\): \/query\/group_id is required\n/,
    );
    const missing = await outcome(async (mock) => mock().space('own').expect('createContract'));
    expect(missing).toContain('in the space "own": {"operation":"createContract"}');
    const repaired = await outcome(async (mock) => {
      await sendRequest(mock(), wrong, inSpace);
      await mock().space('own').reset();
    });
    expect(repaired).toBe('passed');
  });

  test('any other test passes', async () => {
    expect(
      await outcome(async (mock) => void (await sendRequest(mock(), 'GET /support/card-groups/none?group_id=1'))),
    ).toBe('passed');
  });
});

test('the mock is unavailable before the first test, and the hooks of jest outside of jest', () => {
  expect(() =>
    createUseMock(platformMock, { beforeAll() {}, beforeEach() {}, afterEach() {}, afterAll() {} })()(),
  ).toThrow('before the first test');
  expect(() => globalHooks.beforeAll(async () => {})).toThrow('beforeAll');
});
