import { describe, expect, test } from 'vitest';
import { apiKeyCredential, basicCredential, bearerCredential } from '#sdk/auth/credentials.ts';
import { loginCredential } from '#sdk/auth/login.ts';
import { grantCredential, type GrantOptions } from '#sdk/auth/oauth2.ts';
import { tokenSource } from '#sdk/auth/token.ts';
import { Client } from '#sdk/client/client.ts';
import { CredentialError, ResponseParseError, UnauthorizedError } from '#sdk/errors.ts';
import { ManualClock } from '#sdk/testing.ts';
import { createThing, getThing, transports } from './support/operations.ts';
import { json, type SeenRequest, startServer, type TestServer } from './support/server.ts';

const place = { selector: '/RS', path: '/oauth/token', type: 'password', scope: 'read_write' } as const;
const unset = undefined as never;
const user = { clientId: 'c', clientSecret: 's&?é', username: 'u+v', password: 'p=%' };

/** Starts a server that issues the tokens t1, t2, … and accepts those that the test names. */
function platform(
  accepts: (token: string) => boolean,
  tokenResponse: (count: number, form: URLSearchParams) => [number, unknown],
) {
  let tokens = 0;
  return startServer((request, response) => {
    if (request.url === '/oauth/token') {
      tokens += 1;
      const [status, body] = tokenResponse(tokens, new URLSearchParams(request.body));
      return json(response, body, status);
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (accepts(token)) json(response, { id: '1' });
    else json(response, { reason: 'expired' }, 401);
  });
}

const giving = (count: number): [number, unknown] => [
  200,
  { access_token: `t${count}`, refresh_token: `r${count}`, expires_in: 3600 },
];
const tokenRequests = ({ seen }: TestServer): SeenRequest[] => seen.filter(({ url }) => url === '/oauth/token');
const calls = ({ seen }: TestServer): SeenRequest[] => seen.filter(({ url }) => url !== '/oauth/token');

test.each([
  ['basic', () => basicCredential('', unset, 'p'), 'no user or password'],
  ['basic', () => basicCredential('', 'u', unset), 'no user or password'],
  ['a bearer token', () => bearerCredential('', unset), 'token is missing'],
  ['an API key', () => apiKeyCredential({ selector: '', name: 'X-Key', in: 'header' }, unset), 'X-Key is missing'],
  ['a grant', () => grantCredential(place, { ...user, clientId: unset }), 'clientId is missing'],
  ['a grant', () => grantCredential(place, { ...user, password: unset }), 'password is missing'],
])('%s of a variable that is not set -> an error with its name', (_, create, message) => {
  expect(create).toThrow(message);
});

describe.each(transports)('a token over %s', (_, fetch) => {
  const clientOf = (server: TestServer, options: object = {}, grant: Partial<GrantOptions> = {}) =>
    new Client({ baseUrl: server.url, fetch, auth: grantCredential(place, { ...user, ...grant }), ...options });

  test('is requested with a form of six fields, directly under the base URL, without a credential (R063, R072, R073, R074)', async () => {
    await using server = await platform(() => true, giving);
    await clientOf(server).call(getThing, { thingId: 1 });
    const [tokenRequest, called] = server.seen;
    expect(tokenRequest).toMatchObject({ method: 'POST', url: '/oauth/token' });
    expect(tokenRequest?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(tokenRequest?.headers.authorization).toBeUndefined();
    expect([...new URLSearchParams(tokenRequest?.body)]).toEqual([
      ['grant_type', 'password'],
      ['client_id', 'c'],
      ['client_secret', 's&?é'],
      ['scope', 'read_write'],
      ['username', 'u+v'],
      ['password', 'p=%'],
    ]);
    expect(called).toMatchObject({ url: '/RS/things/1', headers: { authorization: 'Bearer t1' } });
  });

  test('is requested once by all calls that wait for the first', async () => {
    await using server = await platform(() => true, giving);
    const client = clientOf(server);
    await Promise.all(Array.from({ length: 100 }, () => client.call(getThing, { thingId: 1 })));
    expect([tokenRequests(server).length, calls(server).length]).toEqual([1, 100]);
  });

  test('that has expired is renewed once for 1,000 calls, with the refresh token (R075)', async () => {
    let valid = 't1';
    await using server = await platform((token) => token === valid, giving);
    const client = clientOf(server);
    await client.call(getThing, { thingId: 1 });
    valid = 't2';
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_item, index) =>
        client
          .call(index % 2 ? getThing : { ...createThing, response: getThing.response }, { thingId: 1, body: {} })
          .result(),
      ),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tokenRequests(server)).toHaveLength(2);
    expect(new URLSearchParams(tokenRequests(server)[1]?.body).get('grant_type')).toBe('refresh_token');
    expect(new URLSearchParams(tokenRequests(server)[1]?.body).get('refresh_token')).toBe('r1');
  });

  test('that is rejected twice is an error: one renewal, one retry, no loop (R070, R075, R094)', async () => {
    await using server = await platform(() => false, giving);
    await expect(clientOf(server).call(createThing, { body: {} })).rejects.toBeInstanceOf(UnauthorizedError);
    expect([tokenRequests(server).length, calls(server).length]).toEqual([2, 2]);
  });

  test('that cannot be fetched fails with the error of its request (R070)', async () => {
    await using server = await platform(
      () => true,
      () => [401, { error: 'invalid_grant' }],
    );
    const client = clientOf(server);
    const errors = await Promise.all(
      [1, 2, 3].map((thingId) => client.call(getThing, { thingId }).catch((thrown: unknown) => thrown)),
    );
    for (const error of errors)
      expect(error).toMatchObject({ name: 'UnauthorizedError', operation: 'token', path: '/oauth/token' });
    expect([tokenRequests(server).length, calls(server).length]).toEqual([1, 0]);
  });

  test('is requested with the grant if the refresh token is rejected', async () => {
    let valid = 't1';
    const tokenResponse = (count: number, form: URLSearchParams): [number, unknown] =>
      form.get('grant_type') === 'refresh_token' ? [400, {}] : giving(count);
    await using server = await platform((token) => token === valid, tokenResponse);
    const client = clientOf(server);
    await client.call(getThing, { thingId: 1 });
    valid = 't3';
    expect(await client.call(getThing, { thingId: 1 })).toEqual({ id: '1' });
    expect(tokenRequests(server).map(({ body }) => new URLSearchParams(body).get('grant_type'))).toEqual([
      'password',
      'refresh_token',
      'password',
    ]);
  });

  test.each<[string, unknown]>([
    ['no token', {}],
    ['no JSON', 'sorry'],
    ['a token that is none', { access_token: 5 }],
  ])('is requested with the grant if the refresh token returns %s', async (_name, tokenResponse) => {
    let valid = 't1';
    await using server = await platform(
      (token) => token === valid,
      (count, form) => (form.get('grant_type') === 'refresh_token' ? [200, tokenResponse] : giving(count)),
    );
    const client = clientOf(server);
    await client.call(getThing, { thingId: 1 });
    valid = 't3';
    expect(await client.call(getThing, { thingId: 1 })).toEqual({ id: '1' });
    expect(tokenRequests(server)).toHaveLength(3);
  });

  test('keeps its refresh token if the response has none, and otherwise takes the new one', async () => {
    const tokenResponse = (count: number): [number, unknown] => [
      200,
      { access_token: `t${count}`, refresh_token: count === 3 ? 'r3' : count === 1 ? 'r1' : null },
    ];
    const rejected = new Set<string>();
    await using server = await platform((token) => !rejected.has(token), tokenResponse);
    const client = clientOf(server);
    for (const token of ['t1', 't2', 't3', 't4']) {
      await client.call(getThing, { thingId: 1 });
      rejected.add(token);
    }
    expect(tokenRequests(server).map(({ body }) => new URLSearchParams(body).get('refresh_token'))).toEqual([
      null,
      'r1',
      'r1',
      'r3',
    ]);
  });

  test.each([0, -1, '0', null, 'soon', '', 1e308, Infinity])(
    'with the lifetime %o is used until it is rejected',
    async (expires_in) => {
      const clock = new ManualClock(1_000_000);
      await using server = await platform(
        () => true,
        () => [200, { access_token: 't', expires_in }],
      );
      const client = clientOf(server, { clock });
      await client.call(getThing, { thingId: 1 });
      await clock.advance(10 * 365 * 86_400_000);
      await client.call(getThing, { thingId: 1 });
      expect(tokenRequests(server)).toHaveLength(1);
    },
  );

  test('with a lifetime of one second is renewed after half of it, whether given as number or text', async () => {
    for (const expires_in of [1, '1']) {
      const clock = new ManualClock(1_000_000);
      await using server = await platform(
        () => true,
        (count) => [200, { access_token: `t${count}`, expires_in }],
      );
      const client = clientOf(server, { clock });
      for (const ms of [0, 499, 1, 499]) {
        await clock.advance(ms);
        await client.call(getThing, { thingId: 1 });
      }
      expect(calls(server).map(({ headers }) => headers.authorization)).toEqual([
        'Bearer t1',
        'Bearer t1',
        'Bearer t2',
        'Bearer t2',
      ]);
    }
  });

  test('that cannot be renewed early is used until it has expired', async () => {
    const clock = new ManualClock(1_000_000);
    await using server = await platform(
      () => true,
      (count) => (count === 1 ? giving(1) : [503, {}]),
    );
    const client = clientOf(server, { clock, retry: { maxRetries: 0 } });
    await client.call(getThing, { thingId: 1 });
    await clock.advance(3_580_000);
    expect(await client.call(createThing, { body: {} }).result()).toMatchObject({
      ok: false,
      error: { name: 'ResponseParseError' },
    });
    expect(calls(server).at(-1)?.headers.authorization).toBe('Bearer t1');
    await clock.advance(20_000);
    await expect(client.call(getThing, { thingId: 1 })).rejects.toMatchObject({ operation: 'token', status: 503 });
  });

  test('is not requested by a call that was aborted before', async () => {
    await using server = await platform(() => true, giving);
    const call = clientOf(server).call(getThing, { thingId: 1 }, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortedError' });
    expect(server.seen).toEqual([]);
  });

  test('that is always rejected is requested at most once by each of 200 concurrent calls, each retried at most once', async () => {
    await using server = await platform(() => false, giving);
    const client = clientOf(server);
    const results = await Promise.all(
      Array.from({ length: 200 }, () => client.call(getThing, { thingId: 1 }).result()),
    );
    expect(results.every((result) => !result.ok && result.error instanceof UnauthorizedError)).toBe(true);
    expect(calls(server)).toHaveLength(400);
    expect(tokenRequests(server)).toHaveLength(2);
  });

  test('is renewed for the other calls if the call that started it is aborted', async () => {
    let valid = 't1';
    let finish = (): void => {};
    const renewal = new Promise<void>((resolve) => (finish = resolve));
    await using server = await startServer(async (request, response) => {
      if (request.url === '/oauth/token') {
        const count = tokenRequests(server).length;
        if (count === 2) await renewal;
        return json(response, ...(giving(count).reverse() as [unknown, number]));
      }
      json(response, { id: '1' }, request.headers.authorization === `Bearer ${valid}` ? 200 : 401);
    });
    const client = clientOf(server);
    await client.call(getThing, { thingId: 1 });
    valid = 't2';
    const controller = new AbortController();
    const first = client.call(getThing, { thingId: 1 }, { signal: controller.signal }).result();
    await expect.poll(() => tokenRequests(server).length).toBe(2);
    const others = Array.from({ length: 20 }, () => client.call(getThing, { thingId: 1 }));
    controller.abort();
    expect(await first).toMatchObject({ ok: false, error: { name: 'AbortedError' } });
    finish();
    expect(await Promise.all(others)).toEqual(others.map(() => ({ id: '1' })));
    expect(tokenRequests(server)).toHaveLength(2);
  });

  test('is renewed before it has expired, and used until then', async () => {
    const clock = new ManualClock(1_000_000);
    await using server = await platform(() => true, giving);
    const client = clientOf(server, { clock });
    const at = async (ms: number) => {
      await clock.advance(ms);
      await client.call(getThing, { thingId: 1 });
      return calls(server).at(-1)?.headers.authorization;
    };
    expect([await at(0), await at(3_569_000), await at(2_000), await at(1_000)]).toEqual([
      'Bearer t1',
      'Bearer t1',
      'Bearer t2',
      'Bearer t2',
    ]);
  });

  test.each([
    [{ access_token: 5 }, CredentialError],
    [{}, CredentialError],
    [null, CredentialError],
    [{ access_token: 'a\r\nX: y' }, CredentialError],
  ])('in a response like %o is rejected (R077)', async (tokenResponse, errorClass) => {
    await using server = await platform(
      () => true,
      () => [200, tokenResponse],
    );
    await expect(clientOf(server).call(getThing, { thingId: 1 })).rejects.toBeInstanceOf(errorClass);
    expect(calls(server)).toHaveLength(0);
  });

  test('is parsed by a custom parser, and refreshed with custom fields (R077)', async () => {
    let valid = 'one';
    await using server = await platform(
      (token) => token === valid,
      (_count, form) => [200, { data: form.get('again') ?? 'one' }],
    );
    const parse = (tokenResponse: unknown) => ({
      accessToken: String(Reflect.get(Object(tokenResponse), 'data')),
      refreshToken: 'two',
    });
    const client = clientOf(server, {}, { parse, refreshFields: (again) => ({ again }) });
    await client.call(getThing, { thingId: 1 });
    valid = 'two';
    expect(await client.call(getThing, { thingId: 1 })).toEqual({ id: '1' });
    expect(tokenRequests(server)[1]?.body).toBe('again=two');
  });

  test('of one server is not sent to another', async () => {
    await using one = await platform(
      () => true,
      () => [200, { access_token: 'of-one' }],
    );
    await using other = await platform(
      () => true,
      () => [200, { access_token: 'of-other' }],
    );
    const client = clientOf(one);
    await client.call(getThing, { thingId: 1 });
    await client.with({ baseUrl: other.url }).call(getThing, { thingId: 1 });
    expect(calls(other)[0]?.headers.authorization).toBe('Bearer of-other');
  });

  test('that one call no longer waits for still reaches the others', async () => {
    await using server = await platform(() => true, giving);
    const client = clientOf(server);
    const controller = new AbortController();
    const aborted = client.call(getThing, { thingId: 1 }, { signal: controller.signal }).result();
    const other = client.call(getThing, { thingId: 1 });
    controller.abort();
    expect(await aborted).toMatchObject({ ok: false, error: { name: 'AbortedError' } });
    expect(await other).toEqual({ id: '1' });
    expect(tokenRequests(server)).toHaveLength(1);
  });
});

describe('a login', () => {
  const login = {
    selector: '/rest',
    method: 'GET',
    path: '/jwt/login.html',
    username: 'username',
    password: 'password',
    encoding: 'base64',
  } as const;

  test.each([
    ['text/plain', 'a.b-c_d', 'a.b-c_d'],
    ['application/json', '"a.b.c"', 'a.b.c'],
    ['application/json', '{"token":"a.b.c"}', 'a.b.c'],
  ])('sends both parameters encoded and accepts a token sent as %s %s (R067, R076)', async (type, body, token) => {
    await using server = await startServer((request, response) => {
      if (!request.url.startsWith('/jwt')) return json(response, { id: '1' });
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    const auth = loginCredential(login, { username: 'a+b@c', password: 'a?>~' });
    await new Client({ baseUrl: server.url, auth }).call(getThing, { thingId: 1 });
    const password = encodeURIComponent(Buffer.from('a?>~').toString('base64'));
    expect(password).toContain('%2');
    expect(server.seen[0]?.url).toBe(`/jwt/login.html?username=a%2Bb%40c&password=${password}`);
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
    expect(server.seen[1]).toMatchObject({ url: '/rest/things/1', headers: { authorization: `Bearer ${token}` } });
  });

  test('that returns a page is an error', async () => {
    await using server = await startServer(
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    );
    const auth = loginCredential(login, { username: 'u', password: 'p' });
    await expect(new Client({ baseUrl: server.url, auth }).call(getThing, { thingId: 1 })).rejects.toBeInstanceOf(
      ResponseParseError,
    );
  });
});

describe('a credential', () => {
  test('with a custom source requests a token once, and once more after a 401', async () => {
    let requests = 0;
    await using server = await platform((token) => token === 'k2', giving);
    const auth = tokenSource('/RS', async () => `k${++requests}`);
    expect(await new Client({ baseUrl: server.url, auth }).call(getThing, { thingId: 1 })).toEqual({ id: '1' });
    expect(requests).toBe(2);
  });

  test('with a custom source that throws fails the call with the name of the error', async () => {
    const auth = tokenSource('', () => Promise.reject(Object.assign(new Error('no'), { name: 'VaultError' })));
    const error: unknown = await new Client({ baseUrl: 'https://platform.test', auth })
      .call(getThing, { thingId: 1 })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CredentialError);
    expect(error).toMatchObject({ cause: { name: 'VaultError' } });
  });

  test('with a custom source that returns no token fails before anything is sent', async () => {
    const auth = tokenSource('', async () => ({ token: 'a' }) as never);
    const call = new Client({ baseUrl: 'https://platform.test', auth }).call(getThing, { thingId: 1 });
    await expect(call).rejects.toMatchObject({ name: 'CredentialError', message: 'the token has no accessToken' });
  });

  test('of user and password is not tried twice, and rejects a colon in the user name', async () => {
    await using server = await platform(() => false, giving);
    await expect(
      new Client({ baseUrl: server.url, auth: basicCredential('/rest', 'u', 'p') }).call(getThing, { thingId: 1 }),
    ).rejects.toBeInstanceOf(UnauthorizedError);
    expect(server.seen).toHaveLength(1);
    expect(() => basicCredential('/rest', 'u:v', 'p')).toThrow('colon');
  });
});
