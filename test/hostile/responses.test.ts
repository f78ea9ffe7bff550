import { describe, expect, test } from 'vitest';
import { type Called, readResponseWith } from './support/import-generated.ts';

// How a client parses a response if the document describes it sparsely, fully, or in several ways.

function json(status: number, value: unknown): Response {
  return Response.json(value, { status });
}

describe('an operation with only a default response (173)', () => {
  test('returns its type for a success status', async () => {
    expect(await readResponseWith('173-default-only.json', json(200, { a: 'x' }))).toMatchObject({ data: { a: 'x' } });
  });

  test('throws for an error status, with the body', async () => {
    const { error } = await readResponseWith('173-default-only.json', json(404, { a: 'x' }));
    expect(error).toMatchObject({ name: 'NotFoundError', status: 404, body: { a: 'x' } });
  });
});

describe('responses by status, range and default (175)', () => {
  test.for([200, 299, 206])('status %i returns data with the status', async (status) => {
    const { data, response } = await readResponseWith('175-status-ranges.json', json(status, `s${status}`));
    expect([data, response?.status]).toEqual([`s${status}`, status]);
  });

  test.for<readonly [status: number, name: string]>([
    [404, 'NotFoundError'],
    [418, 'StatusError'],
    [450, 'StatusError'],
    [503, 'ServerError'],
  ])('status %i is a %s', async ([status, name]) => {
    const { error } = await readResponseWith('175-status-ranges.json', json(status, `s${status}`));
    expect(error).toMatchObject({ name, status, body: `s${status}` });
  });
});

describe('response headers (179)', () => {
  const fields = [
    ['SET-cookie', 'a=1; Path=/'],
    ['set-COOKIE', 'b=2, c'],
    ['X-Rate', '7'],
    ['x-j', '{"a":1}'],
    ...Array.from({ length: 200 }, (_, index) => [`X-${index}`, `v${index}`]),
  ] as const;
  const readResponse = (): Promise<Called> =>
    readResponseWith(
      '179-response-headers.json',
      new Response(null, { status: 200, headers: fields.map(([name = '', value = '']) => [name, value]) }),
    );

  test('are read case-insensitively', async () => {
    const { response } = await readResponse();
    expect(['x-RATE', 'X-RATE', 'x-rate'].map((name) => response?.headers.get(name))).toEqual(['7', '7', '7']);
    expect(JSON.parse(response?.headers.get('X-J') ?? '')).toEqual({ a: 1 });
    expect(response?.headers.get('x-199')).toBe('v199');
  });

  test('are a list for set-cookie', async () => {
    expect((await readResponse()).response?.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2, c']);
  });
});
