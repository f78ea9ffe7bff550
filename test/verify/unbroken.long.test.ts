// Runs in `npm run test:long`.
import { expect, test } from 'vitest';
import { createCore, createFetch } from '../../templates/runtime/mock-engine/src/core.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { compareWithMock } from '../../templates/runtime/verify-engine/src/live/twin.ts';
import { platformRules } from './support/record.ts';

const isLong = process.env['TEST_LONG'] !== undefined;

test.skipIf(!isLong).each(['v3', 'v2'])(
  'the mock that keeps its rules has no finding in 10,000 random histories of %s',
  { timeout: 900_000 },
  async (document) => {
    const source = await platformRules();
    const core = createCore({ ...source, reportFailure: () => undefined });
    const named = core.operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    const report = await compareWithMock(source, {
      baseUrl: 'http://localhost',
      authorization: `Basic ${btoa('technical:technical')}`,
      parameters: {
        ...Object.fromEntries(named.map((name) => [name, ['1', '2', '3', '4']])),
        'X-COMPANY-CODE': ['ACME'],
        active_module: 'TIMES_RECORDING',
        object_type: 'QUOTATION',
        employee_code: 'EMP001',
      },
      document,
      serverState: 'mock',
      touch: ['*'],
      rate: 1e9,
      maxRequests: 1e7,
      prefix: 'verify-1',
      histories: 10_000,
      fetch: createFetch((request) => core.handle(request)),
    });
    expect([report.findings.map(findingLine), report.errors]).toEqual([[], []]);
    expect(report.checked).toBeGreaterThan(50_000);
  },
);
