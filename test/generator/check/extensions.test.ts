import { describe, expect, test } from 'vitest';
import { check, diagnosticsOf } from './check-document.ts';

const login = 'paths: { /login: { post: { operationId: login, responses: { "200": { description: d } } } } }';

/** Returns a document with a security scheme that has additional members. */
function withScheme(rest: string): string {
  return `${login}\ncomponents: { securitySchemes: { key: { type: http, scheme: bearer, ${rest} } } }`;
}

describe('our extensions', () => {
  test.for([
    { given: '{ sdk: pets, mock: "@acme/pets-mock" }', want: [] },
    { given: '{ sdk: ../pets }', want: ['sdk'] },
    { given: '{ sdk: "@acme/a/b" }', want: ['sdk'] },
    { given: '{ sdk: [] }', want: ['sdk'] },
    { given: '{ client: pets }', want: ['client'] },
    { given: '{ sdk: pets, mock: pets }', want: ['mock'] },
  ])('x-package requires names of packages that npm accepts: $given', async ({ given, want }) => {
    const codes = await diagnosticsOf(`paths: {}\nx-package: { packages: ${given} }`);
    expect(codes).toEqual(want.map((name) => `package-name-invalid /x-package/packages/${name}`));
  });

  test.for([
    { given: '"@bmp"', want: false },
    { given: '"@a.b_c~d-e"', want: false },
    { given: 'bmp', want: true },
    { given: '"../.."', want: true },
    { given: '"@a/../b"', want: true },
    { given: '"@Upper"', want: true },
    { given: '"@a b"', want: true },
    { given: '"@.."', want: true },
    { given: `"@${'a'.repeat(101)}"`, want: true },
    { given: '"@a\\n"', want: true },
    { given: '[]', want: true },
  ])('x-package requires a scope that npm accepts: $given', async ({ given, want }) => {
    const codes = await diagnosticsOf(`paths: {}\nx-package: { scope: ${given} }`);
    expect(codes).toEqual(want ? ['package-scope-invalid /x-package/scope'] : []);
  });

  test.for([
    { given: '/rest', want: false },
    { given: '/rest/v2%20;a=b', want: false },
    { given: '""', want: false },
    { given: 'rest', want: true },
    { given: '"@evil.example"', want: true },
    { given: '//evil.example', want: true },
    { given: '/a/../..', want: true },
    { given: '/a/%2E%2e/b', want: true },
    { given: '/..', want: true },
    { given: '/rest/', want: true },
    { given: '"/rest?x"', want: true },
    { given: '"/rest#x"', want: true },
    { given: '"/a\\\\b"', want: true },
    { given: '"/re\\r\\nst"', want: true },
    { given: '[]', want: true },
  ])('x-selector requires a path below the base URL: $given', async ({ given, want }) => {
    const codes = await diagnosticsOf(withScheme(`x-selector: ${given}`));
    expect(codes).toEqual(want ? ['selector-invalid /components/securitySchemes/key/x-selector'] : []);
  });

  test.for([
    { given: 'login', want: false },
    { given: 'logon', want: true },
    { given: '__proto__', want: true },
    { given: '{}', want: true },
  ])('x-login requires an operation of the document: $given', async ({ given, want }) => {
    const codes = await diagnosticsOf(withScheme(`x-login: { operation: ${given}, username: u, password: p }`));
    expect(codes).toEqual(want ? ['login-unknown /components/securitySchemes/key/x-login/operation'] : []);
  });

  test.for([
    { given: '[rules, "examples"]', want: false },
    { given: '[]', want: false },
    { given: 'rules', want: true },
    { given: '{ rules: true }', want: true },
    { given: '[1]', want: true },
    { given: '[""]', want: true },
    { given: 'null', want: true },
  ])('x-companions requires a list of names: $given', async ({ given, want }) => {
    const codes = await diagnosticsOf(`paths: {}\nx-companions: ${given}`);
    expect(codes).toEqual(want ? ['companions-not-listed /x-companions'] : []);
  });

  test.for([
    { given: '{ collection: cards, action: create }', want: undefined },
    { given: '{ action: create }', want: 'collection' },
    { given: '{ collection: cards }', want: 'action' },
    { given: '{ collection: "", action: 5 }', want: 'collection and no action' },
    { given: 'cards', want: 'collection and no action' },
    { given: '[]', want: 'collection and no action' },
  ])('x-resource requires a collection and an action: $given', async ({ given, want }) => {
    const { diagnostics } = await check(
      login.replace('operationId: login,', `operationId: login, x-resource: ${given},`),
    );
    expect(diagnostics.map(({ code, severity, cause }) => [code, severity, cause.split(',')[0]])).toEqual(
      want === undefined ? [] : [['resource-incomplete', 'warning', `x-resource names no ${want}`]],
    );
  });
});
