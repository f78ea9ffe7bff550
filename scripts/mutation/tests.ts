/** Files whose mutants are counted, each with the tests that are to notice them. */
export const TESTS: Readonly<Record<string, readonly string[]>> = {
  'templates/runtime/shared/guard/request-guard.ts': ['test/servers/request-guard.test.ts'],
  'templates/runtime/shared/guard/forwarding.ts': ['test/servers/forwarding.test.ts'],
  'templates/runtime/shared/guard/received-body.ts': ['test/servers/received-body.test.ts'],
  'templates/runtime/shared/replace-file.ts': ['test/migrate/replace-file.test.ts'],
  'generator/load/network.ts': ['test/generator/load/network.test.ts'],
  'templates/runtime/mock-engine/src/state/transaction.ts': ['test/mock/state/transaction.test.ts'],
  'templates/runtime/client/src/client/retry.ts': ['test/sdk/retry.test.ts'],
  'templates/runtime/client/src/client/url.ts': [
    'test/sdk/redirect.test.ts',
    'test/sdk/request.test.ts',
    'test/sdk/security.test.ts',
  ],
  'templates/runtime/client/src/client/redact.ts': ['test/sdk/secrets.test.ts', 'test/sdk/error-messages.test.ts'],
  'templates/runtime/client/src/responses/stream.ts': ['test/sdk/stream-parsing.test.ts'],
  'templates/runtime/verify-engine/src/har/decompress.ts': ['test/verify/compressed-bodies.test.ts'],
  'templates/runtime/verify-engine/src/escapes.ts': ['test/verify/escapes.test.ts'],
};
