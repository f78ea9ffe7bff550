import { describe, expect, test } from 'vitest';
import { findings } from './checking.ts';

const login = 'paths: { /login: { post: { operationId: login, responses: { "200": { description: d } } } } }';

/** A document with a security scheme that holds this. */
function withScheme(rest: string): string {
  return `${login}\ncomponents: { securitySchemes: { key: { type: http, scheme: bearer, ${rest} } } }`;
}

describe('an extension of ours', () => {
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
  ])('names a scope that npm takes, or is refused: $given', async ({ given, want }) => {
    const told = await findings(`paths: {}\nx-package: { scope: ${given} }`);
    expect(told).toEqual(want ? ['package-scope-invalid /x-package/scope'] : []);
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
  ])('selects a path below the base URL, or is refused: $given', async ({ given, want }) => {
    const told = await findings(withScheme(`x-selector: ${given}`));
    expect(told).toEqual(want ? ['selector-invalid /components/securitySchemes/key/x-selector'] : []);
  });

  test.for([
    { given: 'login', want: false },
    { given: 'logon', want: true },
    { given: '__proto__', want: true },
    { given: '{}', want: true },
  ])('names an operation to log in with, or is refused: $given', async ({ given, want }) => {
    const told = await findings(withScheme(`x-login: { operation: ${given}, username: u, password: p }`));
    expect(told).toEqual(want ? ['login-unknown /components/securitySchemes/key/x-login/operation'] : []);
  });
});
