import { Batcher, type RedisClient, throwReadError, throwWriteError } from './redis-client.ts';
import { callArguments, KEY_PREFIX, keyPrefix } from './redis-scripts.ts';
import type { CallLog, CallRecord } from './store.ts';

/** Sorted set of the spaces by the time of their last use. */
const USES = `${KEY_PREFIX}uses`;

/** Log of calls in Redis: a capped stream for each space. Concurrent records share a trip. */
export class RedisCallLog implements CallLog {
  readonly #client: RedisClient;
  readonly #records = new Batcher<CallRecord, void>((key, calls) => this.#recordAll(key, calls));

  constructor(client: RedisClient) {
    this.#client = client;
  }

  record(space: string, call: CallRecord): Promise<void> {
    return this.#records.load(keyPrefix(space), call);
  }

  async read(space: string): Promise<{ readonly last: number; readonly texts: readonly string[] }> {
    const [last, texts] = await this.#client.readCalls([keyPrefix(space)]).catch(throwReadError);
    return { last, texts };
  }

  async clear(space: string): Promise<void> {
    await this.#client.clearCalls([keyPrefix(space)]).catch(throwWriteError);
  }

  async remove(space: string): Promise<void> {
    const key = keyPrefix(space);
    await Promise.all([this.#client.del([`${key}:calls`, `${key}:call-counts`]), this.#client.zRem(USES, space)]).catch(
      throwWriteError,
    );
  }

  async touch(space: string, time: number): Promise<void> {
    await this.#client.zAdd(USES, { score: time, value: space });
  }

  async takeUnused(since: number): Promise<readonly string[]> {
    return this.#client.takeUnused([USES], [String(since)]).catch(throwReadError);
  }

  async #recordAll(key: string, calls: readonly CallRecord[]): Promise<readonly void[]> {
    const dropped = await this.#client.recordCalls([key], callArguments(calls)).catch(throwWriteError);
    return calls.map((call, index) => call.onRecorded(index === 0 ? dropped : []));
  }
}
