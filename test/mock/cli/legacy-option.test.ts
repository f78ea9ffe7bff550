import { expect, test } from 'vitest';
import { readArguments } from '#mock/cli/command.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';

test('without the previous version, its paths are unknown and the current ones are served', async () => {
  for (const [legacy, legacyStatus] of [
    [true, 200],
    [false, 404],
  ] as const) {
    await using mock = await platformMock({ legacy });
    expect((await sendRequest(mock, 'GET /v2/rest/workforce/employees/1')).status).toBe(legacyStatus);
    expect((await sendRequest(mock, 'GET /workforce/managers/1/employees/timesheet-entries/completions')).status).toBe(
      200,
    );
    expect(mock.core.documents.map(({ name }) => name)).toEqual(legacy ? ['v3', 'v2'] : ['v3']);
  }
});

test.each([
  ['GET', '/rest/workforce/managers/1/employees/timesheet-entries/completions', []],
  ['GET', '/v2/rest/workforce/managers/1/employees/timerecording-terminations', []],
  [
    'GET',
    '/rest/workforce/managers/1/employees/timerecording-terminations',
    [
      '/path leads to v2, outside of /v2. The current operation is GET /workforce/managers/{manager_id}/employees/timesheet-entries/completions in v3.',
    ],
  ],
  ['GET', '/rest/workforce/employees/1', ['/path leads to v2, outside of /v2. No counterpart is known in v3.']],
])('a call of the previous version at the root has a warning: %s %s', async (method, target, warnings) => {
  await using mock = await platformMock();
  for (const time of ['first', 'again']) {
    expect([time, (await sendRequest(mock, `${method} ${target}`)).status]).toEqual([time, 200]);
    expect(mock.calls().at(-1)?.warnings).toEqual(warnings);
  }
});

test('--no-legacy sets the option', () => {
  expect(readArguments(['--no-legacy']).mock.legacy).toBe(false);
  expect(readArguments([]).mock.legacy).toBe(true);
});
