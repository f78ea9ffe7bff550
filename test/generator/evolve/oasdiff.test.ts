// Runs in `npm run test:rest`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { codesOf } from '../../../generator/evolve/diff/rule.ts';
import { RULES } from '../../../generator/evolve/diff/rules.ts';
import type { Json } from '../../../generator/model/json.ts';
import { listAt, member, objectAt, textAt } from '#shared/json.ts';

const table: Json = parse(readFileSync(join(import.meta.dirname, 'oasdiff-checks.yaml'), 'utf8'));
const severities = new Map<string, string>(RULES.flatMap(codesOf));
const same = Object.entries(objectAt(table, 'same')).flatMap(([severity, checks]) =>
  Object.entries(objectAt({ checks: checks ?? null }, 'checks')).map(([check, rule]) => [
    severity,
    check,
    String(rule),
  ]),
);
const different = listAt(table, 'different');
const merged = listAt(member(table, 'merged') ?? null, 'checks').map(String);

describe('checks of oasdiff', () => {
  test('have a rule of the same severity, or a reason', () => {
    const wrong = same.filter(([severity, , rule = '']) => severities.get(rule) !== severity);
    expect(wrong).toEqual([]);
  });

  test('that differ state a rule of another severity and the reason', () => {
    const wrong = different.filter((entry) => {
      const severity = severities.get(textAt(entry, 'rule') ?? '');
      const reason = textAt(entry, 'reason') ?? '';
      return severity === undefined || severity === textAt(entry, 'oasdiff') || reason.length < 30;
    });
    expect(wrong).toEqual([]);
  });

  test('are listed once', () => {
    const checks = [...same.map(([, check]) => check), ...different.map((entry) => textAt(entry, 'check')), ...merged];
    expect(checks.length).toBe(new Set(checks).size);
    expect(checks.length).toBe(292);
    expect(same.length / checks.length).toBeGreaterThan(0.88);
  });
});
