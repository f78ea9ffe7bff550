import { describe, expect, test } from 'vitest';
import type { DiagnosticCode } from '../../../generator/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostics.ts';
import { formatDiagnostics } from '../../../generator/diagnostics/format.ts';

const printing = { color: false };

function diagnosticAt(
  line: number,
  code: DiagnosticCode = 'mapping-unknown',
  severity: Diagnostic['severity'] = 'warning',
): Diagnostic {
  return {
    code,
    severity,
    address: { file: line < 40 ? 'a.yaml' : 'b.yaml', line, column: 1 },
    cause: 'So.',
    fix: 'Repair.',
  };
}

function many(count: number): readonly Diagnostic[] {
  return Array.from({ length: count }, (_, index) => diagnosticAt(index + 1));
}

const full = (line: number, head = 'warning mapping-unknown'): string =>
  `a.yaml:${line}:1 ${head}\n  So.\n  fix Repair.`;

describe('formatDiagnostics prints', () => {
  test('few diagnostics of a code in full', () => {
    expect(formatDiagnostics(many(2), printing)).toEqual([full(1), full(2)]);
  });

  test('errors first, grouped by code', () => {
    const given = [
      diagnosticAt(1, 'reference-kind', 'error'),
      diagnosticAt(2),
      diagnosticAt(3, 'member-null'),
      diagnosticAt(4),
    ];
    expect(formatDiagnostics(given, printing)).toEqual([
      full(1, 'error reference-kind'),
      full(2),
      full(4),
      full(3, 'warning member-null'),
    ]);
  });

  test('only the places from the sixth diagnostic of a code on', () => {
    const given = [...many(7), diagnosticAt(40)];
    expect(formatDiagnostics(given, printing).slice(5)).toEqual([
      '3 more of mapping-unknown: a.yaml:6:1, 7:1, b.yaml:40:1',
    ]);
  });

  test('only a count beyond twenty places', () => {
    const [last = ''] = formatDiagnostics(many(30), printing).slice(5);
    expect(last).toMatch(/^25 more of mapping-unknown: a\.yaml:6:1, .*, 25:1 and 5 other places \(--json lists all\)$/);
  });
});
