import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';

function fixture(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8'));
}

function mockOf(file: string): ReturnType<typeof start> {
  return start({ platform: emptyPlatform, documents: [{ name: 'hostile', root: fixture(file) }] }, {});
}

/** Returns the responses of the mock of a hostile document: the stated ones, and dynamic samples. */
async function responsesOf(file: string): Promise<readonly { readonly status: number; readonly text: string }[]> {
  const mock = await mockOf(file);
  const preferences = [{}, { prefer: 'dynamic=true' }];
  const responses = await Promise.all(
    preferences.map(async (headers) => {
      const response = await mock.fetch('http://localhost/x', { headers });
      return { status: response.status, text: await response.text() };
    }),
  );
  await mock.close();
  return responses;
}

describe('the mock of a hostile document', () => {
  test('responds with a few kilobytes when choices multiply', async () => {
    for (const { status, text } of await responsesOf('095-exponential-oneof.json')) {
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(10_000);
    }
  });

  test('reports a response that is too large instead of creating it', async () => {
    for (const { status, text } of await responsesOf('097-huge-size-keywords.json')) {
      expect(status).toBe(501);
      expect(JSON.parse(text).detail).toContain('minLength 1000000000');
    }
  });

  test('explains why an unsatisfiable schema has no response', async () => {
    for (const { status, text } of await responsesOf('093-allof-contradiction.json')) {
      expect(status).toBe(501);
      expect(JSON.parse(text)).toMatchObject({
        pointer: '/paths/~1x/get/responses/200/content/application~1json/schema/anyOf',
        reason:
          'none of its variants can be (/components/schemas/A/allOf/1: the rest of the schema allows none of its types)',
      });
    }
  });

  test('prefers the path with fixed leading segments if two match', async () => {
    const mock = await mockOf('111-ambiguous-paths.json');
    const asked = ['/books/mine', '/books/me', '/books/7', '/a/c/b', '/a/x/b', '/a/c/d', '/else/me'];
    for (const path of asked) await mock.fetch(`http://localhost${path}`);
    const operations = (await mock.calls({})).map(({ operation }) => operation);
    expect(operations).toEqual(['mine', 'op3', 'op3', 'op1', 'op0', 'op1', 'op2']);
    await mock.close();
  });

  test.for<readonly [wanted: string, body: string]>([
    ['200', 's200'],
    ['299', 's299'],
    ['404', 's404'],
    ['418', 's418'],
  ])('sends the response of status %s', async ([wanted, body]) => {
    const mock = await mockOf('175-status-ranges.json');
    const response = await mock.fetch('http://localhost/x', { headers: { prefer: `code=${wanted}` } });
    expect([response.status, await response.json()]).toEqual([Number(wanted), body]);
    await mock.close();
  });

  test('ignores header parameters that OpenAPI reserves', async () => {
    const root = fixture('153-reserved-header-params.json');
    for (const parameter of root.paths['/x'].get.parameters) parameter.required = true;
    const mock = await start({ platform: emptyPlatform, documents: [{ name: 'hostile', root }] }, {});
    expect((await mock.fetch('http://localhost/x')).status).toBe(200);
    await mock.close();
  });

  test('serves an example named __proto__ as data', async () => {
    const [{ text } = { text: '' }] = await responsesOf('205-proto-in-examples.json');
    expect(text).toBe('{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"a":1}');
    expect(['polluted' in {}, 'polluted' in Object]).toEqual([false, false]);
  });
});
