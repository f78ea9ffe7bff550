import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import parseQuery from 'jsonpath-rfc9535/parser';
import { expect, test } from 'vitest';
import { OverlayBudget, OverlayLimitError, selectPointers } from '../../../generator/load/json-path.ts';
import { at, type JsonObject } from '../../../generator/model/json.ts';

interface SuiteCase {
  readonly name: string;
  readonly selector: string;
  readonly document: JsonObject;
  readonly result?: readonly unknown[];
  readonly results?: readonly (readonly unknown[])[];
  readonly invalid_selector?: boolean;
}

/** The JSONPath Compliance Test Suite, which the package of the parser ships. */
const suite = new URL(
  '../src/__tests__/jsonpath-compliance-test-suite/cts.json',
  import.meta.resolve('jsonpath-rfc9535/package.json').replace('package.json', 'dist/'),
);
const { tests }: { readonly tests: readonly SuiteCase[] } = JSON.parse(readFileSync(fileURLToPath(suite), 'utf8'));

test('every valid query of the JSONPath Compliance Test Suite selects its values', () => {
  const valid = tests.filter((given) => given.invalid_selector !== true);
  const set = (values: readonly unknown[]): string =>
    JSON.stringify([...new Set(values.map((value) => JSON.stringify(value)))].toSorted());
  const wrong = valid.filter(({ selector, document, result, results = [result ?? []] }) => {
    const found = selectPointers(parseQuery(selector), document, new OverlayBudget());
    return !results.map(set).includes(set(found.map((pointer) => at(document, pointer))));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(valid.length).toBeGreaterThan(400);
});

const text = 'a'.repeat(5_000);
const deep: JsonObject = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`);
const wide: JsonObject = { items: Array.from({ length: 2_000 }, (_, index) => ({ index })) };

test.each([
  ['descendants of descendants', '$..*..*..*..*..*', deep, 199 - 3],
  ['an ambiguous pattern', "$[?match(@, '(a+)+b')]", { text }, 0],
  ['an ambiguous pattern of the document', '$[?match(@, $.pattern)]', { text, pattern: '(a|a)*b' }, 0],
  ['an alternative as a whole', "$[?match(@, 'a|b')]", { text: 'ab', other: 'b' }, 1],
  ['a pattern with a dot', "$[?match(@, 'a.\\\\.[.]')]", { text: 'ab..', other: 'ab.b' }, 1],
] as const)('%s takes bounded time', (_, path, document, want) => {
  expect(selectPointers(parseQuery(path), document, new OverlayBudget(15_000))).toHaveLength(want);
});

test.each([
  ['a filter in a filter in a filter', '$..[?@..[?@..[?@..[?@..*]]]]', deep, 'read more than'],
  [
    'a query of the whole document for each value',
    '$..[?count($..*) > count($..[?@ == $.items])]',
    wide,
    'read more than',
  ],
  [
    'a pattern with a backreference',
    String.raw`$[?search(@, '(a+)+\\1b')]`,
    { text },
    'backtracks on a text of more than',
  ],
] as const)('%s is beyond a limit', (_, path, document, want) => {
  const select = (): unknown => selectPointers(parseQuery(path), document, new OverlayBudget(100_000));
  expect(select).toThrow(OverlayLimitError);
  expect(select).toThrow(want);
});
