import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { apiKeyCredential, basicCredential, bearerCredential, type Credential } from '#sdk/auth/credentials.ts';
import { loginCredential } from '#sdk/auth/login.ts';
import { grantCredential } from '#sdk/auth/oauth2.ts';
import { Client } from '#sdk/client/client.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import { collectSecrets } from '#sdk/client/redact.ts';
import { logger, observe } from '#sdk/logger.ts';
import { serializeQuery } from '#sdk/parameters/serialize-parameters.ts';
import { readText } from '#sdk/responses/readers.ts';
import { createThing, getThing, transports } from './support/operations.ts';
import { json, startRawServer, startServer } from './support/server.ts';

const canary = `CaNaRy/+"é !'~`;
const written = [encodeURIComponent(canary), new URLSearchParams({ '': canary }).toString().slice(1)];
const shapes = [
  canary,
  'CaNaRy',
  ...written,
  ...written.map((text) => text.replace(/%../g, (escape) => escape.toLowerCase())),
  Buffer.from(canary).toString('base64'),
  Buffer.from(`u:${canary}`).toString('base64'),
];

/** Returns everything that a program might print of a value. */
function printed(value: unknown): string {
  const error = value instanceof Error ? [value.message, value.stack, String(value), printed(value.cause)] : [];
  return [
    inspect(value, { depth: null, showHidden: true }),
    inspect(value, { getters: true, customInspect: false }),
    JSON.stringify(value) ?? '',
    ...error,
  ].join('\n');
}

function expectNoSecret(text: string): void {
  for (const shape of shapes) expect(text).not.toContain(shape);
}

const credentials = (): [string, Credential][] => [
  ['basic', basicCredential('/rest', 'u', canary)],
  ['bearer', bearerCredential('/rest', 'CaNaRy.x')],
  ['key in a header', apiKeyCredential({ selector: '', name: 'X-Key', in: 'header' }, 'CaNaRy-key')],
  ['key in the query', apiKeyCredential({ selector: '', name: 'k', in: 'query' }, canary)],
  [
    'grant',
    grantCredential(
      { selector: '/RS', path: '/oauth/token', type: 'password', scope: 's' },
      { clientId: 'c', clientSecret: canary, username: 'u', password: canary },
    ),
  ],
  [
    'login',
    loginCredential(
      {
        selector: '/rest',
        method: 'GET',
        path: '/login',
        username: 'username',
        password: 'password',
        encoding: 'base64',
      },
      { username: 'u', password: canary },
    ),
  ],
];

describe.each(transports)('over %s, no secret is printed', (_, fetch) => {
  const failing = async (baseUrl: string, auth: Credential) => {
    const lines: string[] = [];
    const write = (...parts: unknown[]): void =>
      void lines.push(parts.map((part) => (typeof part === 'string' ? part : printed(part))).join(' '));
    const log = logger({ sink: { debug: write, info: write, warn: write } });
    const client = new Client({
      baseUrl,
      fetch: observe(log, fetch),
      auth,
      retry: { maxRetries: 0 },
      idleTimeoutMs: 100,
    });
    const texts = [printed(client), printed(auth)];
    for (const operation of [getThing, createThing] as readonly OperationDescription<unknown>[]) {
      const call = client.call(operation, { thingId: 1, body: {} });
      texts.push(printed(call));
      const result = await call.result();
      if (!result.ok) texts.push(printed(result), printed(result.error));
    }
    expect(lines.length).toBeGreaterThan(0);
    expectNoSecret([...texts, ...lines].join('\n'));
  };

  test.each(credentials())('of %s, if the server echoes everything it was sent', async (_name, auth) => {
    for (const status of [200, 400, 401, 500]) {
      await using server = await startServer(({ url, headers, body }, response) => {
        const spoken = {
          url,
          headers,
          body,
          small: `${url} ${body}`.replace(/%../g, (escape) => escape.toLowerCase()),
          decoded: decodeURIComponent(url),
          form: [...new URLSearchParams(body)],
          basic: Buffer.from(headers.authorization?.slice(6) ?? '', 'base64').toString(),
        };
        response.setHeader('x-echo', encodeURIComponent(`${headers.authorization} ${headers['x-key']} ${url} ${body}`));
        response.setHeader('x-sent', `${headers.authorization} ${headers['x-key']}`);
        json(response, spoken, status);
      });
      await failing(server.url, auth);
    }
  });

  test.each(credentials())('of %s, if the connection fails or the response is not HTTP', async (_name, auth) => {
    await using broken = await startRawServer((socket, request) => void socket.end(`CaNaRy\r\n${request}`));
    await using closed = await startRawServer((socket) => socket.destroy());
    await using silent = await startRawServer(() => {});
    for (const { url } of [broken, closed, silent]) await failing(url, auth);
  });
});

describe('no secret is printed', () => {
  test('in part, if another one starts, ends or lies inside it', async () => {
    const auth = grantCredential(
      { selector: '', path: '/t', type: 'password', scope: 'read' },
      { clientId: 'acme', clientSecret: 'acme-CaNaRy', username: 'bird', password: 'CaNaRybird' },
    );
    const fetch = async (_url: string, { body }: RequestInit) =>
      Response.json({ said: [String(body), ...new URLSearchParams(String(body)).values()] }, { status: 400 });
    const client = new Client({ baseUrl: 'https://platform.test', fetch, auth });
    const error: unknown = await client.call(getThing, { thingId: 1 }).catch((thrown) => thrown);
    expect(error).toMatchObject({ operation: 'token', status: 400, body: { said: expect.any(Array) } });
    expectNoSecret(printed(error));
  });

  test.each([
    ['abc', 'abc'],
    ['abcd', '[redacted]'],
  ])('of an error, except one that may be part of any word: %s → %s', async (token, want) => {
    const fetch = async () => Response.json({ message: token }, { status: 400 });
    const client = new Client({ baseUrl: 'https://platform.test', fetch, auth: bearerCredential('', token) });
    const error: unknown = await client.call(getThing, { thingId: 1 }).catch((thrown) => thrown);
    expect(error).toMatchObject({ body: { message: want } });
  });

  test('of a token that a truncated response quotes', async () => {
    const auth = grantCredential(
      { selector: '', path: '/t', type: 'client_credentials', scope: '' },
      { clientId: 'c', clientSecret: 's' },
    );
    for (const body of ['{"access_token":"CaNaRy"', '{"access_token":"CaNaRy\n"}', '["CaNaRy"]', 'CaNaRy']) {
      const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
      const result = await new Client({ baseUrl: 'https://platform.test', fetch, auth })
        .call(getThing, { thingId: 1 })
        .result();
      expect(result.ok).toBe(false);
      expectNoSecret(printed(result));
    }
  });

  test('that a transport includes in its error', async () => {
    const fetch = async (url: string, init: RequestInit) => {
      throw Object.assign(new Error(`failed: ${url} ${JSON.stringify(init.headers)}`, { cause: new Error(canary) }), {
        config: init,
      });
    };
    const client = new Client({
      baseUrl: 'https://platform.test',
      fetch,
      auth: basicCredential('', 'u', canary),
      retry: { maxRetries: 0 },
      headers: { 'X-Token': 'CaNaRy-2' },
    });
    const { error } = (await client.call(getThing, { thingId: 1 }).result()) as { error?: Error };
    expectNoSecret(printed(error));
    expect(error).toMatchObject({ cause: { name: 'Error' } });
  });

  test('of a public operation, whose query contains a password (R078)', async () => {
    const login: OperationDescription<string> = {
      id: 'login',
      method: 'GET',
      path: '/login',
      parts: [[serializeQuery, 'password']],
      response: readText,
      public: collectSecrets,
    };
    await using server = await startServer((request, response) =>
      json(response, { you: 'sent', url: request.url }, 401),
    );
    const lines: string[] = [];
    const log = logger({
      sink: { debug: (line) => lines.push(line), info: (line) => lines.push(line), warn: (line) => lines.push(line) },
    });
    const result = await new Client({ baseUrl: server.url, fetch: observe(log) })
      .call(login, { password: canary })
      .result();
    expectNoSecret(printed(result.ok || result.error) + lines.join('\n'));
    expect(lines).toHaveLength(2);
  });

  test('in the base URL that is rejected', () => {
    let thrown: unknown;
    try {
      new Client({ baseUrl: 'https://u:CaNaRy@[bad' });
    } catch (error) {
      thrown = error;
    }
    expectNoSecret(printed(thrown));
  });
});
