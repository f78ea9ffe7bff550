import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformancePage, readWaiting } from './conformance-page.ts';
import { findShown } from './find-shown.ts';
import { rulesOf, sections } from './rules.ts';

const rules = sections.flatMap(rulesOf);

test('every one of the 202 rules is shown by a test or says what it waits for', () => {
  const waiting = readWaiting();
  const shown = findShown();
  expect(rules).toHaveLength(202);
  expect(rules.filter((rule) => !shown.has(rule) && waiting[rule] === undefined)).toEqual([]);
});

test('no rule waits that a test shows, and no test names a rule that is not there', () => {
  const shown = findShown();
  expect(Object.keys(readWaiting()).filter((rule) => shown.has(rule))).toEqual([]);
  expect([...shown.keys()].filter((rule) => !rules.includes(rule))).toEqual([]);
});

test('the page is in step with the tests', () => {
  expect(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')).toBe(conformancePage());
});
