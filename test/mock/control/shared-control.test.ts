// Runs in `npm run test:rest`.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SharedControl } from '#mock/control/shared-control.ts';
import { isObject } from '#mock/json.ts';
import type { Mock } from '#mock/start.ts';
import { RedisStore } from '#mock/state/redis.ts';
import { platformMock } from '../support/platform-mock.ts';
import { sendRequest } from '../support/send-request.ts';
import { startRedis } from '../support/start-redis.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-shared-control');
const redis = await startRedis(folder);
const url = redis?.url ?? '';
afterAll(() => redis?.stop());

const CARD = 'POST /workforce/employees/1/business-cards/1';
const rename = (mock: Mock, json = { employeeId: '1', name: 'Any', type: 'BANK' }) => sendRequest(mock, CARD, { json });

describe.skipIf(redis === undefined)('two mocks on one Redis share', () => {
  let one: Mock;
  let other: Mock;
  beforeEach(async () => {
    const options = { store: url, callsPerSpace: 5, strict: false };
    [one, other] = [await platformMock(options), await platformMock(options)];
    await one.reset();
  });
  afterEach(async () => {
    one.clock.release();
    await one.reset();
    await Promise.all([one.close(), other.close()]);
  });

  test('the counts of faults: each of two calls gets one of two', async () => {
    await one.fault({ operation: 'replaceBusinessCard', nth: 2, status: 503 });
    await other.fault({ operation: 'replaceBusinessCard', times: 1, status: 429 });
    const calls = [await rename(other), await rename(one), await rename(other)];
    expect(calls.map(({ status }) => status)).toEqual([429, 503, 200]);
    await one.refresh();
    expect(one.faults()).toHaveLength(2);
    await other.clearFaults();
    await one.refresh();
    expect(one.faults()).toEqual([]);
  });

  test('calls in the order of their records, and expectations, those of dropped calls too', async () => {
    await one.expect({ operation: 'replaceBusinessCard', status: 200 }, 12);
    for (let round = 0; round < 6; round += 1) {
      await rename(one);
      await rename(other);
    }
    await Promise.all([one.refresh(), other.refresh()]);
    expect([one.verify(), other.verify()]).toEqual([[], []]);
    expect(one.calls()).toHaveLength(5);
    expect(one.calls()).toEqual(other.calls());
    const numbersOf = async (mock: Mock) => {
      const { json } = await sendRequest(mock, 'GET /__mock/exchanges');
      return isObject(json) ? [Number(json['first']), Number(json['last'])] : [];
    };
    const [first = 0, last = 0] = await numbersOf(other);
    expect(last - first).toBe(4);
    await one.reset();
    await rename(other);
    expect(await numbersOf(one)).toEqual([last + 1, last + 1]);
  });

  test('violations, although their calls were dropped', async () => {
    await sendRequest(one, CARD, { json: { name: 7 } });
    for (let round = 0; round < 8; round += 1) await rename(other);
    await other.refresh();
    await one.refresh();
    expect([one, other].map((mock) => mock.violations().length)).toEqual([1, 1]);
    expect((await sendRequest(one, 'GET /__mock/violations')).json).toHaveLength(1);
  });

  test('bodies of any bytes', async () => {
    const body = new Uint8Array([0, 255, 128, 10]);
    await sendRequest(one, 'POST /workforce/employees/1/avatar', { body, headers: { 'content-type': 'image/png' } });
    await other.refresh();
    expect(other.calls().at(-1)?.requestBody).toEqual(body);
  });

  test('the clock of a space, set by one in process or over HTTP', async () => {
    for (const moment of ['2026-01-31T09:00:00Z', '2026-01-31T10:00:00Z']) {
      one.clock.fix(moment);
      await one.refresh();
    }
    expect((await sendRequest(other.space('mine'), 'GET /__mock/clock')).text).not.toContain('2026-01-31');
    expect((await sendRequest(other, 'GET /__mock/clock')).json).toEqual({ now: '2026-01-31T10:00:00.000Z' });
    await Promise.all(
      [one, other, one].map((mock) => sendRequest(mock, 'PUT /__mock/clock', { json: { advanceMs: 1000 } })),
    );
    expect((await sendRequest(one, 'GET /__mock/clock')).json).toEqual({ now: '2026-01-31T10:00:03.000Z' });
    await sendRequest(other, 'DELETE /__mock/clock');
    await one.refresh();
    expect(one.clock.timestamp()).not.toContain('2026-01-31T10');
  });

  test('nothing of a space that was deleted', async () => {
    const [mine, theirs] = [one.space('mine'), other.space('mine')];
    await mine.fault({ status: 503 });
    expect((await fetch(`${theirs.url}/rest/x`)).status).toBe(503);
    await mine.delete();
    expect((await fetch(`${theirs.url}/rest/x`)).status).toBe(401);
    await theirs.refresh();
    expect(theirs.calls()).toHaveLength(1);
    await theirs.delete();
  });

  test('no space that was not used for some time', async () => {
    const store = await RedisStore.open(url);
    const control = new SharedControl({ store, callsPerSpace: 5 });
    await one.space('old').load({ businessCards: [{ id: '7', employeeId: '1', name: 'Old', type: 'BANK' }] });
    await fetch(`${one.space('old').url}/rest/x`);
    const removed: string[] = [];
    const remove = async (name: string): Promise<void> => {
      removed.push(name);
      await other.space(name).delete();
    };
    await control.sweep(remove, Date.now() - 60_000);
    expect(removed).toEqual([]);
    await Promise.all([control.sweep(remove, Date.now() + 1), control.sweep(remove, Date.now() + 1)]);
    expect(removed).toEqual(['old']);
    expect((await other.space('old').items('businessCards')).some(({ id }) => id === '7')).toBe(false);
    await store.close();
  });
});
