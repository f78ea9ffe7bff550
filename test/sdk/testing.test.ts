import { describe, expect, test } from 'vitest';
import { grantCredential } from '#sdk/auth/oauth2.ts';
import type { Call } from '#sdk/client/operation.ts';
import type { Client } from '#sdk/client/client.ts';
import type { CallOptions } from '#sdk/client/call-options.ts';
import type { ClientOptions } from '#sdk/client/options.ts';
import { InvalidRequestError, NotFoundError } from '#sdk/errors.ts';
import { readBlob, readText } from '#sdk/responses/readers.ts';
import { ManualClock, TestClient } from '#sdk/testing.ts';
import * as operations from './support/operations.ts';

function getThing(client: Client, request: { thingId: string }, options?: CallOptions): Call<operations.Thing> {
  return client.call(operations.getThing, request, options);
}

describe('a test client', () => {
  test('returns the replies of the test, and records the calls', async () => {
    const client = new TestClient()
      .reply(getThing, ({ thingId }) => ({ id: thingId, name: 'x' }))
      .reply('createThing', '0012')
      .reply('deleteThing', undefined);
    expect(await getThing(client, { thingId: 'a' }, { timeoutMs: 5_000 })).toEqual({ id: 'a', name: 'x' });
    expect(await client.call(operations.createThing, { body: {} })).toBe('0012');
    expect(await client.call(operations.deleteThing, { thingId: 1 })).toBeUndefined();
    expect(client.calls[0]).toEqual({
      operation: 'getThing',
      request: { thingId: 'a' },
      options: { timeoutMs: 5_000 },
    });
  });

  test('with other options has the same replies and recorded calls', async () => {
    const client = new TestClient().reply(getThing, { id: '1' });
    const other = client.with({ headers: { 'X-A': 'b' } });
    expect(await getThing(other, { thingId: 'a' })).toEqual({ id: '1' });
    expect([other instanceof TestClient, client.calls.length]).toEqual([true, 1]);
  });

  test("records the requests of a server, with the client's options and without its credential", async () => {
    const auth = grantCredential(
      { selector: '/RS', path: '/t', type: 'password', scope: '' },
      { clientId: 'c', clientSecret: 'CaNaRy', username: 'u', password: 'CaNaRy' },
    );
    const client = new TestClient<ClientOptions & { readonly tenant?: string }>({ auth, headers: { 'X-A': 'b' } })
      .reply(getThing, { id: '1' })
      .reply('createThing', '1');
    await getThing(client, { thingId: 'a b' });
    await client.with({ tenant: 'BETA' }).call(operations.createThing, { body: { name: 'x' } });
    await getThing(client, { thingId: '..' }).result();
    const headers = { accept: 'application/json', 'x-a': 'b' };
    expect(client.sent).toEqual([
      { operation: 'getThing', method: 'GET', url: 'https://platform.test/RS/things/a%20b', headers, body: null },
      {
        operation: 'createThing',
        method: 'PUT',
        url: 'https://platform.test/RS/things',
        headers: expect.objectContaining({ 'x-a': 'b', 'x-tenant': 'BETA', 'content-type': 'application/json' }),
        body: '{"name":"x"}',
      },
    ]);
    expect(client.calls).toHaveLength(3);
  });

  test('takes an option like a client: of the call, else of the client', async () => {
    const client = new TestClient<ClientOptions & { readonly tenant?: string }>({ tenant: 'ACME' });
    client.reply('createThing', '1');
    const ofCall: CallOptions & { tenant: string } = { tenant: 'CALL' };
    await client.call(operations.createThing, { body: {} });
    await client.call(operations.createThing, { body: {} }, ofCall);
    await client.with({ tenant: undefined }).call(operations.createThing, { body: {} });
    expect(client.sent.map(({ headers }) => headers['x-tenant'])).toEqual(['ACME', 'CALL', undefined]);
  });

  test('returns a `Response` reply to each call', async () => {
    const client = new TestClient().reply('getThing', Response.json({ id: '1' }, { headers: { 'x-rate': '7' } }));
    await getThing(client, { thingId: 'a' });
    const { data, response } = await getThing(client, { thingId: 'b' }).withResponse();
    expect([data, response.headers.get('x-rate')]).toEqual([{ id: '1' }, '7']);
  });

  test('fails with a network error if the reply throws a foreign error', async () => {
    const client = new TestClient().reply(getThing, () => {
      throw new Error('cut');
    });
    await expect(getThing(client, { thingId: 'a' })).rejects.toMatchObject({ name: 'NetworkError' });
  });

  test('returns text and bytes to operations that read them', async () => {
    const client = new TestClient().reply('text', 'plain').reply('bytes', new Blob(['b'], { type: 'image/png' }));
    expect(await client.call({ ...operations.getThing, id: 'text', response: readText }, { thingId: 1 })).toBe('plain');
    expect((await client.call({ ...operations.getThing, id: 'bytes', response: readBlob }, { thingId: 1 })).type).toBe(
      'image/png',
    );
  });

  test('fails as the test says, and rejects what a real client rejects', async () => {
    const client = new TestClient().replyStatus(getThing, 404, { reason: 'gone' });
    await expect(getThing(client, { thingId: 'a' })).rejects.toMatchObject({
      name: 'NotFoundError',
      body: { reason: 'gone' },
    });
    await expect(getThing(client, { thingId: '..' })).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(client.call(operations.createThing, {})).rejects.toThrow('createThing');
    client.reply(getThing, () => {
      throw new NotFoundError('own');
    });
    await expect(getThing(client, { thingId: 'a' })).rejects.toThrow('own');
  });
});

test('a clock runs due timers in order, and what they start', async () => {
  const clock = new ManualClock(100);
  const seen: string[] = [];
  clock.setTimeout(() => seen.push(`b${clock.now()}`), 20);
  clock.setTimeout(() => clock.setTimeout(() => seen.push(`a${clock.now()}`), 5), 10);
  clock.clearTimeout(clock.setTimeout(() => seen.push('never'), 1));
  await clock.advance(14);
  expect([seen, clock.now(), clock.timers]).toEqual([[], 114, 2]);
  await clock.advance(100);
  expect([seen, clock.now(), clock.timers]).toEqual([['a115', 'b120'], 214, 0]);
});
