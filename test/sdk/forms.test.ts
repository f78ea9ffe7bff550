import { describe, expect, test } from 'vitest';
import { formBody, multipartBody, styledFormBody, typedMultipartBody } from '#sdk/body/serialize-body.ts';
import { Client } from '#sdk/client/client.ts';
import type { RequestPart } from '#sdk/client/operation.ts';
import { InvalidRequestError } from '#sdk/errors.ts';
import { createThing, transports } from './support/operations.ts';
import { json, startServer } from './support/server.ts';

const pairs = ['application/x-www-form-urlencoded', [[formBody], [styledFormBody]]] as const;
const parts = ['multipart/form-data', [[multipartBody], [typedMultipartBody]]] as const;
const day = new Date(0);

describe.each(transports)('over %s, a form member', (_name, fetch) => {
  /** Returns the form that a server receives, or the error of the call. */
  const sending = async (part: RequestPart, body: object) => {
    await using server = await startServer((_request, response) => json(response, '1'));
    const result = await new Client({ baseUrl: server.url, fetch })
      .call({ ...createThing, parts: [part] }, { body })
      .result();
    return { error: result.ok ? undefined : result.error, seen: server.seen };
  };

  describe.each([pairs, parts])('with %s', (type, writers) => {
    // Encoding Object of OpenAPI 3.1: text for scalars, JSON for objects; the items of a list likewise.
    test.each<[string, unknown, string[]]>([
      ['a date', day, ['1970-01-01T00:00:00.000Z']],
      ['dates', [day, 'x'], ['1970-01-01T00:00:00.000Z', 'x']],
      ['a URL', new URL('a:b c"'), ['a:b c"']],
      ['what writes itself as a number', { toJSON: () => 5 }, ['5']],
      ['an object', { a: day }, ['{"a":"1970-01-01T00:00:00.000Z"}']],
      ['an object with a list', { ids: [1, [2]] }, ['{"ids":[1,[2]]}']],
      ['objects', [{ a: 1 }, { a: 2 }], ['{"a":1}', '{"a":2}']],
      ['a list', [1, true, 'b'], ['1', 'true', 'b']],
      ['an empty list', [], []],
      ['a text like JSON', ['"a"', '[1]', '{}'], ['"a"', '[1]', '{}']],
    ])('is serialized as OpenAPI defines: %s', async (_case, member, texts) => {
      for (const part of writers) {
        const { seen } = await sending([...part], { member, end: 1 });
        const [{ body = '', headers = {} } = {}] = seen;
        const form = await new Response(body, {
          headers: { 'content-type': headers['content-type'] ?? '' },
        }).formData();
        const got = await Promise.all(
          form.getAll('member').map((item) => (typeof item === 'string' ? item : item.text())),
        );
        expect([headers['content-type']?.split(';')[0], got, form.get('end')]).toEqual([type, texts, '1']);
      }
    });

    test.each<[string, unknown]>([
      ['a list in a list', [1, [2, 3]]],
      ['what writes itself as a list', { toJSON: () => [1] }],
      ['a date that is none', new Date(Number.NaN)],
      ['a list in a list of nothing', [[]]],
      ...(type === pairs[0] ? [['bytes', new Uint8Array(2)] as [string, unknown]] : []),
      ...(type === pairs[0] ? [['a file', new Blob(['a'])] as [string, unknown]] : []),
    ])('is rejected with its place: %s', async (_case, member) => {
      for (const part of writers) {
        const { error, seen } = await sending([...part], { member });
        expect(error).toBeInstanceOf(InvalidRequestError);
        expect(error?.message).toMatch(/: member /);
        expect(seen).toEqual([]);
      }
    });
  });
});
