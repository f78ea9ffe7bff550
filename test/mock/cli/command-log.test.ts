import { expect, test } from 'vitest';
import { formatCall, ownPackage, readArguments } from '#mock/cli/command.ts';
import { createRecordedCall, type RecordedCall } from '#mock/control/calls.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';

const request = { method: 'GET', target: '/things?token=abc', headers: {}, body: new Uint8Array(0) };
const call = createRecordedCall(
  request,
  { status: 200, headers: {} },
  {
    operation: 'getThings',
    login: 'one',
    startedAt: 0,
    durationMs: 1.25,
    decidedBy: 'example',
    violations: [],
    warnings: [],
  },
);

test.each<readonly [call: RecordedCall, want: string]>([
  [call, 'GET /things?token=*** 200 · getThings · one · 1.3 ms'],
  [{ ...call, operation: '', login: '', status: 404 }, 'GET /things?token=*** 404 · 1.3 ms'],
  [
    { ...call, target: '/', status: 400, violations: [' /body/\u001b[2J is not known', '/query/a is required'] },
    'GET / 400 · getThings · one · 1.3 ms · violates the contract: /body/?[2J is not known · violates the contract: /query/a is required',
  ],
])('a call is logged on one readable line, without secrets', (output, want) => {
  expect(formatCall(output)).toBe(want);
});

test('onCall reports each call, those of spaces too, but not those of the control API', async () => {
  const output: string[] = [];
  const mock = await platformMock({ onCall: ({ operation, status }) => output.push(`${operation} ${status}`) });
  await sendRequest(mock, 'GET /support/card-groups/1?group_id=1');
  await sendRequest(mock, 'GET /support/card-groups/1?group_id=1', { headers: { 'x-mock-space': 'mine' } });
  await sendRequest(mock, 'GET /nothing');
  await sendRequest(mock, 'GET /__mock');
  await mock.close();
  expect(output).toEqual(['getCardGroup 200', 'getCardGroup 200', ' 404']);
});

test('the command line accepts the options for the log', () => {
  expect(readArguments(['--log', '--version'])).toMatchObject({ isLog: true, isVersion: true });
  expect(readArguments([])).not.toHaveProperty('isLog');
  expect(ownPackage().version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(ownPackage().page).toMatch(/README\.md$/);
});
