import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearerCredential } from '#sdk/auth/credentials.ts';
import { jsonBody } from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import type { OperationDescription } from '#sdk/client/operation.ts';
import { InvalidRequestError } from '#sdk/errors.ts';
import { serializeCookies, serializeHeaders, serializeQuery } from '#sdk/parameters/serialize-parameters.ts';
import { label, matrix } from '#sdk/parameters/styles.ts';
import { readNoContent } from '#sdk/responses/readers.ts';
import { getThing } from './support/operations.ts';

// The long run tries a million values.
const runs = process.env['TEST_LONG'] ? 500_000 : 5_000;
const timeout = process.env['TEST_LONG'] ? 900_000 : 20_000;

const operation: OperationDescription<void> = {
  id: 'find',
  method: 'GET',
  path: '/groups/{group}/things/{thing}.json',
  parts: [
    [serializeQuery, 'q'],
    [serializeHeaders, { name: 'X-Tenant', property: 'tenant' }],
    [serializeCookies, 'session'],
  ],
  response: readNoContent,
};

// Pieces with a meaning in URLs or headers, combined with anything.
const piece = fc.constantFrom(
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '/',
  '\\',
  '%2f',
  '%5c',
  '?',
  '#',
  '@',
  ':',
  ';',
  '&',
  '=',
  '%',
  '%00',
  '%zz',
  '//',
  'evil.example',
  '\r\n',
  '\n',
  '\r',
  '\t',
  '\0',
  ' ',
  '\u2028',
  '\uFF0F',
  '\u3002',
  'ü',
  '\ud800',
  '\udc00',
  '😀',
  '[',
  ']',
  '{x}',
  '|',
  '^',
  '`',
  '<',
  '"',
  "'",
  '\x7f',
  '\x80',
  '\xa0',
);
const value = fc.oneof(
  fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 5 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 8 }),
  piece,
);

/** Returns the request that a client would send, or the error that rejects it. */
function sending(baseUrl: string, request: object, headers: Record<string, string> = {}) {
  let sent: { readonly url: string; readonly init: RequestInit } | undefined;
  const fetch = async (url: string, init: RequestInit) => {
    sent = { url, init };
    return new Response(null, { status: 204 });
  };
  const client = new Client({ baseUrl, fetch, auth: bearerCredential('/rest', 'token') });
  return client
    .call(operation, request, { headers })
    .result()
    .then((result) => ({ result, sent }));
}

describe('with any values,', () => {
  test('a path keeps its segments, its origin and its query', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(value, value, value, async (group, thing, q) => {
        const { result, sent } = await sending('https://erp.example.com/base', { group, thing, q });
        if (!sent) {
          expect(result.ok ? undefined : result.error).toBeInstanceOf(InvalidRequestError);
          return;
        }
        const url = new URL(sent.url);
        const segments = url.pathname.split('/');
        if (
          url.origin !== 'https://erp.example.com' ||
          segments.length !== 7 ||
          url.hash !== '' ||
          [...url.searchParams].length !== 1
        ) {
          expect.unreachable(sent.url);
        }
        expect(segments.slice(0, 4)).toEqual(['', 'base', 'rest', 'groups']);
        expect([decodeURIComponent(segments[4] ?? ''), decodeURIComponent(segments[6] ?? '')]).toEqual([
          group,
          `${thing}.json`,
        ]);
        expect(url.searchParams.get('q')).toBe(q);
      }),
      { numRuns: runs },
    );
  });

  test('a header stays one header', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(value, value, value, async (tenant, session, own) => {
        const { result, sent } = await sending(
          'https://erp.example.com',
          { group: 'a', thing: 'b', tenant, session },
          { 'X-Own': own },
        );
        if (!sent) {
          expect(result.ok ? undefined : result.error).toBeInstanceOf(InvalidRequestError);
          return;
        }
        // The standard class rejects invalid headers and returns valid ones.
        const headers = new Headers(sent.init.headers);
        if ([...headers.keys()].sort().join() !== 'accept,authorization,cookie,x-own,x-tenant')
          expect.unreachable([...headers.keys()].join());
        expect(headers.get('authorization')).toBe('Bearer token');
        expect(headers.get('cookie')?.split('; ')).toHaveLength(1);
        for (const [, text] of headers) if (/[\r\n\0]/.test(text)) expect.unreachable(text);
      }),
      { numRuns: runs },
    );
  });
});

describe('a value is rejected', () => {
  const rejected = async (description: OperationDescription<unknown>, request: object, options: object = {}) => {
    let sent = 0;
    const fetch = async () => new Response(String(++sent));
    const result = await new Client({ baseUrl: 'https://erp.example.com', fetch })
      .call(description, request, options)
      .result();
    expect(sent).toBe(0);
    return result.ok ? expect.unreachable() : result.error;
  };

  test.each(['.', '..', '', undefined, null, Number.NaN, Infinity, {}, [], new Date(0), '\ud800'])(
    '%o, in a path',
    async (thingId) => {
      const error = await rejected(getThing, { thingId });
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error).toMatchObject({ operation: 'getThing', method: 'GET', path: '/things/{thingId}' });
    },
  );

  test.each([
    [label, '.'],
    [label, ''],
    [matrix, undefined],
  ])('in a style whose segment it would leave', async (style, thingId) => {
    await rejected({ ...getThing, pathStyles: { thingId: style } }, { thingId });
  });

  test.each(['', 'a b', 'a:b', 'a\r\nb', 'ä', 'Host', 'content-length', 'Transfer-Encoding', 'connection'])(
    'for the header %o',
    async (name) => {
      await rejected(getThing, { thingId: 1 }, { headers: { [name]: 'x' } });
    },
  );

  test.each(['a\r\nb: c', 'a\nb', 'a\0', '\u0100', '\x7f'])('%o, in a header', async (text) => {
    const error = await rejected(getThing, { thingId: 1 }, { headers: { 'x-a': text } });
    expect(error.message).not.toContain(text);
  });

  test('that JSON cannot represent, in a body', async () => {
    const circular: Record<string, unknown> = {};
    circular['itself'] = circular;
    const error = await rejected({ ...getThing, parts: [[jsonBody]] }, { thingId: 1, body: circular });
    expect(error).toBeInstanceOf(InvalidRequestError);
  });
});

test.each(['Host', 'Content-Length', 'Transfer-Encoding', 'TE', 'Upgrade', 'Connection', 'Expect', 'Proxy-Token'])(
  'the header %s, which changes the connection, is refused',
  async (name) => {
    const { result, sent } = await sending('https://erp.example.com', { group: 'a', thing: 'b' }, { [name]: 'x' });
    expect([result.ok, sent]).toEqual([false, undefined]);
  },
);

test.each(['@evil.example/{thingId}', ':80/{thingId}', '.evil.example/{thingId}', ''])(
  'the path %o, which does not start with a slash, stays below the base URL',
  async (path) => {
    const urls: string[] = [];
    const fetch = async (url: string): Promise<Response> => {
      urls.push(url);
      return Response.json({ id: '1' });
    };
    await new Client({ baseUrl: 'https://a.test/v1', fetch }).call({ ...getThing, path }, { thingId: 1 });
    expect(urls).toEqual([`https://a.test/v1/${path.replace('{thingId}', '1')}`]);
  },
);
