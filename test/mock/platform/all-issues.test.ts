import { expect, test } from 'vitest';
import { type Json, type JsonObject, member } from '#mock/json.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import type { RequestOptions } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, jsonOf } = await ownMock();

async function messageOf(request: string, options: RequestOptions): Promise<Json | undefined> {
  return member(await jsonOf(request, options), 'issues');
}

test('all issues of a body are reported at once', async () => {
  const lines = [{ id: '1' }, { id: 2 }];
  expect(await messageOf('PUT /support/contracts', { json: { projectId: 1, regression: 'false', lines } })).toEqual([
    { path: '/body/projectId', message: 'must be string or null' },
    { path: '/body/regression', message: 'must be boolean' },
    { path: '/body/lines/1/id', message: 'must be string or null' },
  ]);
});

test('all issues of a large body are reported too', async () => {
  const json = { projectId: 1, regression: 'x'.repeat(64_000) };
  expect(await messageOf('PUT /support/contracts', { json })).toEqual([
    { path: '/body/projectId', message: 'must be string or null' },
    { path: '/body/regression', message: 'must be boolean' },
  ]);
});

test.each([
  ['grant_type=password&client_id=c&client_secret=s&username=u', ['/body must have the property "scope"']],
  ['grant_type=refresh_token', ['/body must have the property "refresh_token"']],
  ['grant_type=client_credentials', ['/body/grant_type must be one of ["password","refresh_token"]']],
  ['scope=read_write', ['/body must have the property "grant_type"']],
])('the issues of a union are those of the closest variant: %s', async (body, want) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await mock.reset();
  await send('POST /oauth/token', { as: '', body, headers });
  expect(mock.violations()[0]?.violations).toEqual(expect.arrayContaining(want));
  expect(mock.violations()[0]?.violations.join()).not.toContain('oneOf');
});

const variant = (kind: string, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['kind', 'name'],
  properties: { kind: { const: kind }, name: { type: 'string' }, ...more },
});
const root = { openapi: '3.1.0', components: { schemas: { Cat: variant('cat'), Dog: variant('dog') } } };
const validators = new SchemaValidators(root, 'readOnly');
const pets: JsonObject = {
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
  properties: { age: { type: 'integer' } },
  unevaluatedProperties: false,
};

test.each<readonly [value: JsonObject, want: readonly string[]]>([
  [{ kind: 'cat' }, ['must have the property "name"']],
  [{ kind: 'cow' }, ['must be one of ["cat","dog"]']],
  [{ kind: 'dog', name: 'Rex', age: 1 }, []],
  [{ kind: 'dog', name: 'Rex', age: 'x', more: 1 }, ['must be integer', 'must not have the property "more"']],
])('a discriminator selects the variant: %j', (value, want) => {
  expect(
    validators
      .validatorFor(pets)(value)
      .map(({ message }) => message),
  ).toEqual(want);
});

test('an ambiguous pattern is matched in linear time', () => {
  const validate = validators.validatorFor({ type: 'string', pattern: '^(a+)+$' });
  const started = performance.now();
  expect(validate(`${'a'.repeat(100_000)}!`).map(({ message }) => message)).toEqual(['must match pattern "^(a+)+$"']);
  expect(performance.now() - started).toBeLessThan(2_000);
});
