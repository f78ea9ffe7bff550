import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformancePage, readWaiting } from './conformance-page.ts';
import { findShown } from './find-shown.ts';
import { rulesOf, sections } from './rules.ts';

const rules = sections.flatMap(rulesOf);

test('each of the 202 rules has a test or a reason to wait', () => {
  const waiting = readWaiting();
  const shown = findShown();
  expect(rules).toHaveLength(202);
  expect(rules.filter((rule) => !shown.has(rule) && waiting[rule] === undefined)).toEqual([]);
});

test('no rule with a test waits, and no test names an unknown rule', () => {
  const shown = findShown();
  expect(Object.keys(readWaiting()).filter((rule) => shown.has(rule))).toEqual([]);
  expect([...shown.keys()].filter((rule) => !rules.includes(rule))).toEqual([]);
});

test('the page matches the tests', () => {
  expect(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')).toBe(conformancePage());
});
