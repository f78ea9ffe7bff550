import { expect, test } from 'vitest';
import type { Json } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform as platform } from '#mock/platform.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';

const LISTED = { type: 'array', uniqueItems: true };

test.for<readonly [list: Json, isRight: boolean]>([
  [[1, 2, '1', true, 'true', null, 'null', [], {}, [[]]], true],
  [[1, 2, 1], false],
  [[0, -0], false],
  [
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    false,
  ],
  [[{ a: 1 }, { a: 1, b: 1 }, { 'a":1,"b': 1 }], true],
  [[[1, 2], ['1,2'], [[1], 2]], true],
  ['no list', true],
])('that no item of %j is there twice is %j', ([list, isRight]) => {
  const validators = new SchemaValidators({ openapi: '3.1.0' }, 'readOnly');
  const wrong = [{ path: '', message: 'must NOT have duplicate items' }];
  expect(validators.validatorFor({ uniqueItems: true })(list)).toEqual(isRight ? [] : wrong);
  expect(validators.validatorFor({ uniqueItems: false })(list)).toEqual([]);
});

test('reports the path of each list with duplicate items', () => {
  const validate = new SchemaValidators({ openapi: '3.1.0' }, 'readOnly').validatorFor({
    properties: { a: LISTED, b: LISTED },
  });
  expect([{ a: [1, 1] }, { b: [1, 1] }].flatMap(validate).map(({ path }) => path)).toEqual(['/a', '/b']);
});

test('validates a long list with uniqueItems in time', async () => {
  const body = {
    required: true,
    content: { 'application/json': { schema: { properties: { list: LISTED, name: { type: 'string' } } } } },
  };
  const responses = { 204: { description: '' } };
  const paths = { '/lists': { post: { requestBody: body, responses } } };
  const root = { openapi: '3.1.0', info: { title: 'Lists', version: '1' }, paths };
  const mock = await start({ platform, documents: [{ name: 'lists', root }] });
  const list = Array.from({ length: 50_000 }, (_, id) => ({ id }));
  const send = async (value: Json) => {
    const headers = { 'content-type': 'application/json' };
    return (await mock.fetch(`${mock.url}/lists`, { method: 'POST', headers, body: JSON.stringify(value) })).status;
  };
  expect(await send({ list })).toBe(204);
  expect(await send({ list, name: 1 })).toBe(422);
  expect(await send({ list: [...list, { id: 0 }] })).toBe(422);
  await mock.close();
});
