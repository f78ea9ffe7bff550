import { afterAll, beforeEach } from 'vitest';
import type { Json, JsonObject } from '#mock/json.ts';
import type { Mock } from '#mock/start.ts';
import { platformMock } from './platform-mock.ts';
import { type RequestOptions, type SentResponse, sendRequest } from './send-request.ts';

/** The mock of a file's tests, and what they ask of it. */
export interface OwnMock {
  readonly mock: Mock;
  /** Sends a request: `send('GET /support/card-groups/1?group_id=1')`. */
  readonly send: (target: string, options?: RequestOptions) => Promise<SentResponse>;
  readonly statusOf: (target: string, options?: RequestOptions) => Promise<number>;
  readonly jsonOf: (target: string, options?: RequestOptions) => Promise<Json | undefined>;
  /** Returns an item as it is stored; empty if there is none. */
  readonly stored: (collection: string, id: string) => Promise<JsonObject>;
}

/**
 * A mock for the tests of a file, by default that of the platform: before each its state and its clock are as at the
 * start, or the clock stands at a moment.
 */
export async function ownMock(started: Promise<Mock> = platformMock(), now?: string): Promise<OwnMock> {
  const mock = await started;
  beforeEach(async () => {
    await mock.reset();
    if (now === undefined) mock.clock.release();
    else mock.clock.fix(now);
  });
  afterAll(() => mock.close());
  const send: OwnMock['send'] = (target, options) => sendRequest(mock, target, options);
  return {
    mock,
    send,
    statusOf: async (target, options) => (await send(target, options)).status,
    jsonOf: async (target, options) => (await send(target, options)).json,
    stored: async (collection, id) => (await mock.items(collection)).find((item) => item['id'] === id) ?? {},
  };
}
