/** Files whose mutants are counted, each with the tests that are to notice them. */
export const TESTS: Readonly<Record<string, readonly string[]>> = {
  'templates/runtime/shared/guard/request-guard.ts': ['test/servers/request-guard.test.ts'],
  'templates/runtime/shared/guard/forwarding.ts': ['test/servers/forwarding.test.ts'],
  'templates/runtime/shared/guard/received-body.ts': ['test/servers/received-body.test.ts'],
  'generator/load/network.ts': ['test/generator/load/network.test.ts'],
  'templates/runtime/mock-engine/src/state/transaction.ts': ['test/mock/state/transaction.test.ts'],
};
