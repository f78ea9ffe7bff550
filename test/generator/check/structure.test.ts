import { expect, test } from 'vitest';
import { check } from './check-document.ts';

test.for([
  { rest: 'tags: [{ name: 1.0 }]', want: 'This must be a string; quote what would be read as a number or a boolean.' },
  { rest: 'components: { parameters: [] }', want: 'This must be an object.' },
  { rest: 'servers: {}', want: 'This must be an array.' },
  {
    rest: 'components: { parameters: { A: { name: a, in: query, deprecated: 1, schema: {} } } }',
    want: 'This must be true or false.',
  },
  { rest: 'components: { schemas: { A: 1 } }', want: 'This must be an object or true or false.' },
])('a value of the wrong type for OpenAPI: $rest', async ({ rest, want }) => {
  const { diagnostics } = await check(`paths: {}\n${rest}`);
  expect(diagnostics.filter(({ code }) => code === 'value-invalid').map(({ cause }) => cause)).toEqual([want]);
});
