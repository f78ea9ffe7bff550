import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../generator/format-problems.ts';
import type { Code, Problem } from '../../generator/problems.ts';

const printing = { colour: false };

function problemAt(line: number, code: Code = 'mapping-unknown', severity: Problem['severity'] = 'warning'): Problem {
  return {
    code,
    severity,
    address: { file: line < 40 ? 'a.yaml' : 'b.yaml', line, column: 1 },
    cause: 'So.',
    fix: 'Mend.',
  };
}

function many(count: number): readonly Problem[] {
  return Array.from({ length: count }, (_, index) => problemAt(index + 1));
}

const full = (line: number, head = 'warning mapping-unknown'): string => `a.yaml:${line}:1 ${head}\n  So.\n  fix Mend.`;

describe('problems are printed', () => {
  test('in full where there are few of a code', () => {
    expect(formatProblems(many(2), printing)).toEqual([full(1), full(2)]);
  });

  test('with errors last, and those of one code together', () => {
    const given = [problemAt(1, 'reference-kind', 'error'), problemAt(2), problemAt(3, 'remark-null'), problemAt(4)];
    expect(formatProblems(given, printing)).toEqual([
      full(2),
      full(4),
      full(3, 'warning remark-null'),
      full(1, 'error reference-kind'),
    ]);
  });

  test('by their places from the sixth of a code on', () => {
    const given = [...many(7), problemAt(40)];
    expect(formatProblems(given, printing).slice(5)).toEqual([
      '3 more of mapping-unknown: a.yaml:6:1, 7:1, b.yaml:40:1',
    ]);
  });

  test('by their number where even the places are many', () => {
    const [last = ''] = formatProblems(many(30), printing).slice(5);
    expect(last).toMatch(/^25 more of mapping-unknown: a\.yaml:6:1, .*, 25:1 and 5 other places \(--json lists all\)$/);
  });
});
