import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from './check-document.ts';

const cases: readonly { readonly given: string; readonly want: readonly string[] }[] = [
  { given: '{ url: https://example.com/v1 }', want: [] },
  { given: '{ url: /v1 }', want: [] },
  { given: '{ url: "//example.com" }', want: [] },
  { given: '{ url: "localhost:8080/v1" }', want: [] },
  { given: '{ url: "{base}/v1", variables: { base: { default: https://example.com } } }', want: [] },
  { given: '{ url: "javascript:alert(1)" }', want: ['server-scheme /url'] },
  { given: '{ url: " JavaScript:alert(1)" }', want: ['server-scheme /url'] },
  { given: '{ url: file:///etc/ }', want: ['server-scheme /url'] },
  {
    given: '{ url: "{s}://a", variables: { s: { default: https, enum: [https, data] } } }',
    want: ['server-scheme /url'],
  },
  { given: '{ url: "https://{a}/{b}", variables: { a: { default: x } } }', want: ['server-variable-unknown /url'] },
  {
    given: '{ url: "https://{a}", variables: { a: { default: x, enum: [y] } } }',
    want: ['server-variable-default /variables/a/default'],
  },
  { given: '{ url: "https://{a}", variables: { a: { enum: [y] } } }', want: ['member-missing /variables/a'] },
  {
    given: '{ url: "https://{a}", variables: { a: { default: y, enum: [] } } }',
    want: ['value-invalid /variables/a/enum'],
  },
];

describe('a server', () => {
  test.for(cases)('$given: $want', async ({ given, want }) => {
    expect(await diagnosticsOf(`paths: {}\nservers: [${given}]`)).toEqual(
      want.map((diagnostic) => diagnostic.replace(' ', ' /servers/0')),
    );
  });

  test.for([
    { dialect: 'https://spec.openapis.org/oas/3.1/dialect/base', want: [] },
    { dialect: 'https://json-schema.org/draft/2020-12/schema', want: [] },
    { dialect: 'https://json-schema.org/draft/2019-09/schema', want: ['dialect-older /jsonSchemaDialect'] },
    { dialect: 'http://127.0.0.1/dialect', want: ['dialect-unknown /jsonSchemaDialect'] },
  ])('the dialect $dialect: $want', async ({ dialect, want }) => {
    expect(await diagnosticsOf(`paths: {}\njsonSchemaDialect: ${dialect}`)).toEqual(want);
  });
});
