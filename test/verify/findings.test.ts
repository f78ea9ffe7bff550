import { expect, test } from 'vitest';
import {
  type Finding,
  Findings,
  findingLine,
  type Observation,
} from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { RuleBook, type StatedRule } from '../../templates/runtime/verify-engine/src/checks/rules.ts';
import { compareValues } from '../../templates/runtime/verify-engine/src/model/compare-values.ts';
import { Redactor } from '../../templates/runtime/verify-engine/src/redact.ts';

const stated = (id: string, text: string): StatedRule => ({
  ...{ id, text, source: 'guide, "Journals"', basis: 'documented', checks: [] },
});
const BOOK = [
  stated('R1', 'A journal has a unique code. The server compares it.'),
  stated('R2', 'A write sets `endDate` once.'),
  stated('R3', 'A closed journal rejects writes; it stays readable.'),
  stated('R4', 'A journal belongs to a company.'),
];

const OBSERVED: Observation = {
  ...{ check: 'model-body', operation: 'readJournal', observed: 'the server returned 3', expected: '2' },
  ...{ exchange: 7, request: 'GET /journals/1', rules: BOOK.map(({ id }) => id) },
};

function reported(observation: Partial<Observation> = {}): { readonly finding: Finding; readonly findings: Findings } {
  const findings = new Findings({ rules: new RuleBook(BOOK), redactor: new Redactor() });
  findings.report({ ...OBSERVED, ...observation });
  const [finding] = findings.list();
  if (finding === undefined) throw new Error('There is no finding.');
  return { finding, findings };
}

test('a finding that several rules explain names the first as its rule, and two others', () => {
  expect(findingLine(reported().finding)).toBe(
    'R1 A journal has a unique code: the server returned 3, expected 2 (guide, "Journals") · readJournal · exchange 7 · see also R2, R3',
  );
});

test('a finding about a property names the rule that mentions it', () => {
  const { finding } = reported({ pointer: '/body/0/endDate' });
  expect([finding.rule.id, finding.seeAlso]).toEqual(['R2', ['R1', 'R3']]);
});

test('a finding fails its rule only, and leaves the others unclear', () => {
  const { findings } = reported();
  findings.exercise('model-status', { rules: ['R1', 'R2', 'R3', 'R4'] });
  const results = Object.fromEntries(findings.ruleResults().map(({ id, result }) => [id, result]));
  expect(results).toMatchObject({ R1: 'failed', R2: 'unclear', R3: 'unclear', R4: 'not exercised' });
});

test('a finding without a rule names the mock as what it was compared with', () => {
  expect(findingLine(reported({ rules: [], pointer: '/body/code' }).finding)).toBe(
    'model-body the server responds with the body of the mock: the server returned 3, expected 2 (the mock, assumed) · readJournal /body/code · exchange 7',
  );
});

test.each([
  [
    'false',
    'omitted-boolean',
    'omitted-boolean an omitted boolean becomes false: the server kept true (conventions of REST, assumed)',
  ],
  [
    'false or null',
    'omitted-boolean',
    'omitted-boolean an omitted boolean becomes false: the server kept true, expected false or null (conventions of REST, assumed)',
  ],
] as const)('a line leaves out an expectation that the title states: %s', (expected, check, want) => {
  const { finding } = reported({ check, rules: [], observed: 'the server kept true', expected });
  expect(findingLine(finding)).toBe(`${want} · readJournal · exchange 7`);
});

test('lists that differ in length are counted', () => {
  const options = { ids: new Map<string, string>(), isExact: true };
  expect(compareValues([1], [1, 2], options)?.counts).toEqual({ observed: '1 item', expected: '2 items' });
});

test.each([
  [true, undefined],
  [false, '/0/note'],
])('a property that a list of the server omits is ignored if it may: %s', (mayOmit, path) => {
  const options = { ids: new Map<string, string>(), isExact: false, mayOmit };
  const [listed, read] = [[{ id: '1', name: 'a' }], [{ id: '1', name: 'a', note: 'b' }]];
  expect(compareValues(listed, read, options)?.path).toBe(path);
  expect(compareValues([{ id: '1', name: 'b' }], read, options)?.path).toBe('/0/name');
});
