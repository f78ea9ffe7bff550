import { describe, expect, test } from 'vitest';
import type { Diagnostic, Place } from '../../../generator/diagnostics/diagnostics.ts';
import { formatDiagnostic, formatSummary } from '../../../generator/diagnostics/format.ts';

const lines = [
  'openapi: 3.1.0',
  'components:',
  '\tschemas:',
  '  A: { $ref: "#/b" }',
  '  \u001b[2JB: {}',
  `long: ${'x'.repeat(400)}here`,
];
const line = (place: Place) => lines[place.line - 1];

function diagnosticAt(address: Diagnostic['address'], cause = 'It is so.'): Diagnostic {
  return { code: 'reference-dangling', severity: 'error', address, cause, fix: 'Make it otherwise.' };
}

const cases: readonly { readonly title: string; readonly diagnostic: Diagnostic; readonly want: string }[] = [
  {
    title: 'with its place, the lines around it and a caret',
    diagnostic: diagnosticAt({ file: 'a.yaml', line: 4, column: 8, pointer: '/A/$ref' }),
    want: `a.yaml:4:8 error reference-dangling #/A/$ref
  It is so.
  2 | components:
  3 |  schemas:
  4 |   A: { $ref: "#/b" }
    |        ^
  5 |   \\u001b[2JB: {}
  6 | long: ${'x'.repeat(154)}
  fix Make it otherwise.`,
  },
  {
    title: 'at the first line',
    diagnostic: diagnosticAt({ file: 'a.yaml', line: 1, column: 1 }),
    want: 'a.yaml:1:1 error reference-dangling\n  It is so.\n  1 | openapi: 3.1.0\n    | ^\n  2 | components:\n  3 |  schemas:\n  fix Make it otherwise.',
  },
  {
    title: 'behind control characters, with the caret where they are shown',
    diagnostic: diagnosticAt({ file: 'a.yaml', line: 5, column: 7 }),
    want: `a.yaml:5:7 error reference-dangling
  It is so.
  3 |  schemas:
  4 |   A: { $ref: "#/b" }
  5 |   \\u001b[2JB: {}
    |            ^
  6 | long: ${'x'.repeat(154)}
  fix Make it otherwise.`,
  },
  {
    title: 'far to the right of a long line',
    diagnostic: diagnosticAt({ file: 'a.yaml', line: 6, column: 407 }),
    want: `a.yaml:6:407 error reference-dangling
  It is so.
  4 |
  5 |
  6 | ${'x'.repeat(39)}here
    | ${' '.repeat(39)}^
  fix Make it otherwise.`,
  },
  {
    title: 'in a line that cannot be shown',
    diagnostic: diagnosticAt({ file: 'a\u0007.bin', line: 99, column: 1 }, 'a\u001bb'),
    want: 'a\\u0007.bin:99:1 error reference-dangling\n  a\\u001bb\n  fix Make it otherwise.',
  },
  {
    title: 'known by its pointer only',
    diagnostic: diagnosticAt('/a/b'),
    want: 'error reference-dangling #/a/b\n  It is so.\n  fix Make it otherwise.',
  },
];

describe('formatDiagnostic prints', () => {
  test.for(cases)('$title', ({ diagnostic, want }) => {
    expect(formatDiagnostic(diagnostic, { line, color: false })).toBe(want);
  });

  test('colors only on request', () => {
    expect(formatDiagnostic(diagnosticAt('/a'), { color: true })).toContain('\u001b[31m');
    expect(formatDiagnostic(diagnosticAt('/a'), { color: false })).not.toContain('\u001b');
  });
});

test('formatSummary counts diagnostics by what they are about, or lists their places', () => {
  const about = (subject: string) => ({ ...diagnosticAt('/a'), code: 'not-generated', subject }) as const;
  const given = [about('encoding'), about('webhooks'), about('encoding'), diagnosticAt('/b'), diagnosticAt('/b')];
  expect(formatSummary(given, { color: false }).split('\n').slice(1)).toEqual([
    '  not-generated: 2 × encoding, webhooks',
    '  reference-dangling 2 × #/b',
  ]);
});
