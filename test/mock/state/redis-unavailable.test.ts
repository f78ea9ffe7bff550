import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import type { Mock } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
/** For how long Redis is away. */
const AWAY = isLong ? 10_000 : 200;

const folder = temporaryFolder('mock-redis-away');
const first = await startRedis(folder);
let again: typeof first;
afterAll(() => again?.stop());

const create = (mock: Mock) =>
  sendRequest(mock, 'PUT /workforce/employees/1/business-cards', {
    json: { employeeId: '1', name: 'Travel', type: 'BANK' },
  });

test.skipIf(first === undefined)(
  'requests fail at once while Redis is unavailable, and succeed when it is back',
  async () => {
    const url = first?.url ?? '';
    const mock = await platformMock({ store: url });
    for (const id of ['900001', '900002', '900003']) expect((await create(mock)).json).toBe(id);
    first?.stop();
    await vi.waitFor(async () => {
      const { status, json } = await create(mock);
      expect(status).toBe(500);
      expect(json).toMatchObject({
        message: expect.stringContaining('The state is stored in Redis, which failed: The client is offline'),
      });
    }, 10_000);
    expect((await sendRequest(mock, 'POST /__mock/reset')).json).toMatchObject({
      message: expect.stringContaining('stored in Redis'),
    });
    expect((await sendRequest(mock, 'GET /__mock/live')).status).toBe(200);
    expect((await sendRequest(mock, 'GET /__mock/ready')).status).toBe(503);
    expect(mock.violations()).toEqual([]);
    await wait(AWAY);
    again = await startRedis(folder, Number(new URL(url).port));
    await vi.waitFor(async () => expect((await create(mock)).status).toBe(200), 10_000);
    expect((await mock.items('businessCards')).filter(({ id }) => String(id).startsWith('9'))).toHaveLength(1);
    await mock.close();
  },
  30_000,
);
