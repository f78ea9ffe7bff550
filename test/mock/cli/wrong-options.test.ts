import { expect, test } from 'vitest';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';

const root = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths: {} };
const source = { platform: emptyPlatform, documents: [{ name: 'one', root }] };

test.each([
  [null, 'The options of a mock must be an object.'],
  [7, 'The options of a mock must be an object.'],
  [{ prot: 0 }, 'Unknown option "prot". Did you mean "port"?'],
  [{ database: 'x.db' }, 'Unknown option "database". Options: port, seed, size, callsPerSpace, '],
  [{ port: '4010' }, 'port must be a whole number from 0 to 65535, not the text "4010".'],
  [{ host: 5, port: 0 }, 'host must be a text.'],
  [{ store: 5 }, 'store must be a text.'],
  [{ secret: 5 }, 'secret must be a text.'],
  [{ cors: 'http://a' }, 'cors must be a list of texts.'],
  [{ cors: [5] }, 'cors must be a list of texts.'],
  [{ strict: 'yes' }, 'strict must be true or false.'],
  [{ check: 0 }, 'check must be true or false.'],
  [{ onCall: 'log' }, 'onCall must be a function.'],
])('a mock is not started with %j', async (options, message) => {
  const given = JSON.parse(JSON.stringify(options));
  await expect(start(source, given)).rejects.toThrow(message);
});

test('an undefined option is the same as an omitted one', async () => {
  const nothing: object = { port: undefined, host: undefined, strict: undefined, onCall: undefined };
  const mock = await start(source, nothing);
  expect((await mock.fetch(`${mock.url}/any`)).status).toBe(404);
  await mock.close();
});
