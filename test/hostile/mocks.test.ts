import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainPlatform } from '../../templates/mock/src/platform.ts';
import { start } from '../../templates/mock/src/start.ts';

/** What the mock of a hostile document answers, as it stands and with new values. */
async function answersOf(file: string): Promise<readonly { readonly status: number; readonly text: string }[]> {
  const root = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8'));
  const mock = await start({ platform: plainPlatform, documents: [{ name: 'hostile', root }] }, {});
  const wishes = [{}, { prefer: 'dynamic=true' }];
  const answers = await Promise.all(
    wishes.map(async (headers) => {
      const response = await mock.fetch('http://localhost/x', { headers });
      return { status: response.status, text: await response.text() };
    }),
  );
  await mock.close();
  return answers;
}

describe('the mock of a hostile document', () => {
  test('makes a body of a few kilobytes where choices multiply', async () => {
    for (const { status, text } of await answersOf('095-exponential-oneof.json')) {
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(10_000);
    }
  });

  test('says what is too large, and makes none of it', async () => {
    for (const { status, text } of await answersOf('097-huge-size-keywords.json')) {
      expect(status).toBe(501);
      expect(JSON.parse(text).detail).toContain('minLength 1000000000');
    }
  });

  test('serves an example called like the prototype as data of its own', async () => {
    const [{ text } = { text: '' }] = await answersOf('205-proto-in-examples.json');
    expect(text).toBe('{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"a":1}');
    expect(['polluted' in {}, 'polluted' in Object]).toEqual([false, false]);
  });
});
