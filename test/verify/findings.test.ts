import { expect, test } from 'vitest';
import {
  type Finding,
  Findings,
  findingLine,
  type Observation,
} from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import type { RuleEvidence, RuleSubject } from '../../templates/runtime/verify-engine/src/checks/rule-ranking.ts';
import { RuleBook, type StatedRule } from '../../templates/runtime/verify-engine/src/checks/rules.ts';
import { untriedReasons } from '../../templates/runtime/verify-engine/src/cli/decisions.ts';
import { compareValues, SharedIds } from '../../templates/runtime/verify-engine/src/model/compare-values.ts';
import { Redactor } from '../../templates/runtime/verify-engine/src/redact.ts';
import type { VerifyReport, VerifySource } from '../../templates/runtime/verify-engine/src/verify-har.ts';

const stated = (id: string, text: string, about: RuleSubject = {}): StatedRule => ({
  id,
  text,
  about,
  source: 'guide, "Journals"',
  basis: 'documented',
  checks: [],
});
const BOOK = [
  stated('R1', 'A journal has a unique code. The server compares it.'),
  stated('R2', 'A write sets `endDate` once.', { names: ['endDate'] }),
  stated('R3', 'A closed journal rejects writes; it stays readable.'),
  { ...stated('R4', 'A journal belongs to a company.'), checks: [{ check: 'read-after-create' }] },
];

const OBSERVED: Observation = {
  check: 'model-body',
  operation: 'readJournal',
  observed: 'the server returned 3',
  expected: '2',
  exchange: 7,
  request: 'GET /journals/1',
  evidence: { rules: BOOK.map(({ id }) => id) },
};

function reported(observation: Partial<Observation> = {}): { readonly finding: Finding; readonly findings: Findings } {
  const findings = new Findings({ rules: new RuleBook(BOOK), redactor: new Redactor() });
  findings.report({ ...OBSERVED, ...observation });
  const [finding] = findings.list();
  if (finding === undefined) throw new Error('There is no finding.');
  return { finding, findings };
}

test('a difference from the model cites no rule only because its operation implements it', () => {
  expect(findingLine(reported({ origin: 'modeled' }).finding)).toBe(
    'Expected: the server responds with the body of the mock: 2 (model-body; the mock, modeled). Found: the server returned 3 · readJournal · exchange 7',
  );
});

test('a difference in a property cites the rule that mentions it', () => {
  const { finding } = reported({ pointer: '/body/0/endDate' });
  expect([finding.rule.id, finding.seeAlso]).toEqual(['R2', []]);
});

const SUBJECTS = [
  stated('S1', 'A search has a `limit`.', { operations: ['searchJournals', 'searchInvoices'], names: ['limit'] }),
  stated('S2', 'Journals are listed in their order.', { operations: ['searchJournals'] }),
  stated('S3', 'Booking gives a number.', { operations: ['bookInvoice'] }),
  stated('S4', 'A journal that has ended takes no entries.', { names: ['endDate'], operations: ['bookInvoice'] }),
  stated('S5', 'A day has no time.', { constraints: ['date'] }),
  stated('S6', 'A create needs a right for its company.', { actions: ['create'], names: ['A1'] }),
  stated('S8', 'What is read-only stays.', { constraints: ['readOnly'] }),
  stated('S7', 'The sources state nothing about pages.', { names: ['limit', 'offset', 's'] }),
];

test.each<
  [
    given: string,
    evidence: RuleEvidence & { readonly pointer?: string; readonly operation?: string },
    want: readonly string[],
  ]
>([
  ['a read-only place', { pointer: '/body/endDate', operation: 'getInvoice', constraints: ['readOnly'] }, ['S8']],
  ['a name in the request', { operation: 'searchJournals', names: ['limit'] }, ['S1', 'S2', 'S7']],
  ['no name of a rule about names', { operation: 'searchJournals' }, ['S2']],
  [
    'the write before',
    { pointer: '/body/0/number', after: { operation: 'bookInvoice', names: [], rules: [] } },
    ['S3', 'S4'],
  ],
  [
    'a rule of the write before',
    { pointer: '/body', after: { operation: 'bookInvoice', names: [], rules: ['S4'] } },
    ['S4', 'S3'],
  ],
  ['the format at the place', { pointer: '/body/0/from', constraints: ['date'] }, ['S5']],
  ['the action', { action: 'create' }, ['S6']],
  ['the reason of a rejection', { reason: 'The journal ended: it takes no entries.' }, ['S4']],
  ['a name of two rules, and nothing else', { names: ['limit'] }, ['S7']],
  ['nothing that a rule is about', { operation: 'readCards', names: ['page'] }, ['model-body']],
])('a finding names the rules that share most with it: %s', (_, evidence, want) => {
  const { pointer = '', operation = 'readJournal', ...others } = evidence;
  const { rule, seeAlso } = new RuleBook(SUBJECTS).cite('model-body', {
    check: 'model-body',
    pointer,
    operation,
    ...others,
  });
  expect([rule.id, ...seeAlso]).toEqual(want);
});

const GENERAL: StatedRule = { ...stated('G1', 'What is invalid gets 400.'), checks: [{ check: 'request-schema' }] };
const OF_DATES: StatedRule = {
  ...stated('G2', 'A date has no time.'),
  checks: [{ check: 'request-schema', constraints: ['date'] }],
};
const OF_LIMIT = stated('G3', 'A `limit` is positive.', { names: ['limit'], operations: ['searchJournals'] });
const OF_BODY = stated('G4', 'A scan has a file.', { checks: ['request-schema'], operations: ['scan'] });

test.each<
  [given: string, scope: RuleEvidence & { readonly pointer: string; readonly operation: string }, want: string]
>([
  ['a place that one rule names -> that rule', { pointer: '/query/limit', operation: 'searchJournals' }, 'G3'],
  ['a place that no rule names -> the rule of the check', { pointer: '/body/x', operation: 'createJournal' }, 'G1'],
  [
    'a constraint that a rule of the check names -> that rule',
    { pointer: '/query/limit', operation: 'searchJournals', constraints: ['date'] },
    'G2',
  ],
  [
    'an operation that a rule with this check is about -> that rule',
    { pointer: '/body', operation: 'scan', constraints: ['date'] },
    'G4',
  ],
])('given %s', (_, scope, want) => {
  const book = new RuleBook([GENERAL, OF_DATES, OF_LIMIT, OF_BODY]);
  expect(book.cite('request-schema', { check: 'request-schema', ...scope }).rule.id).toBe(want);
});

test('given a check that no rule states -> the rule of the check that is named instead', () => {
  expect(new RuleBook([GENERAL]).cite('server-error', { instead: 'request-schema' }).rule).toMatchObject({
    id: 'G1',
    title: 'a request does not make the server fail',
  });
});

test('given rights that a rule names -> that rule, whatever the operation', () => {
  const book = new RuleBook([stated('A1', 'B40511 opens the read only.', { names: ['B40511'], operations: ['read'] })]);
  expect(book.cite('missing-right', { operation: 'approve', rights: ['B40511'] }).rule.id).toBe('A1');
});

test('given a check of the exchange alone -> the model reports no second finding for its status or place', () => {
  const { findings } = reported({ check: 'request-schema', pointer: '/body/x' });
  findings.report({ ...OBSERVED, check: 'response-schema', pointer: '/body/y' });
  expect(['', '/body/y', '/body/z'].map((place) => findings.isShown(OBSERVED.exchange, place))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a finding names another rule that states its check', () => {
  const book = new RuleBook([
    { ...stated('C1', 'An update clears.'), checks: [{ check: 'cleared-field' }] },
    { ...stated('C2', 'So does that of cards.'), checks: [{ check: 'cleared-field', collections: ['cards'] }] },
  ]);
  const scope = { check: 'cleared-field', collection: 'cards' } as const;
  const { rule, seeAlso } = book.cite('cleared-field', scope);
  expect([rule.id, ...seeAlso]).toEqual(['C2', 'C1']);
});

test('a difference from the model leaves the rules of its operation unclear', () => {
  const { findings } = reported({ evidence: { rules: ['R1', 'R2', 'R3'] } });
  findings.exercise('model-status', { rules: ['R1', 'R2', 'R3', 'R4'] });
  const results = Object.fromEntries(findings.ruleResults().map(({ id, result }) => [id, result]));
  expect(results).toMatchObject({ R1: 'unclear', R2: 'unclear', R3: 'unclear', R4: 'passed', 'model-body': 'failed' });
});

test.each([
  ['documented', 'read-after-create', undefined, '(R4; guide, "Journals")'],
  ['seen', 'read-after-create', 'seen', '(R4; guide, "Journals", seen)'],
  ['assumed', 'created-item', undefined, '(created-item; conventions of REST, assumed)'],
  ['seen', 'created-item', 'seen', '(created-item; conventions of REST, assumed, seen)'],
  ['modeled', 'model-status', 'modeled', '(model-status; the mock, modeled)'],
] as const)('a finding states the origin of what it expected: %s for %s', (want, check, origin, source) => {
  const { finding } = reported({ check, origin });
  expect([finding.origin, findingLine(finding)]).toEqual([want, expect.stringContaining(`: 2 ${source}. Found: `)]);
});

test.each([
  [
    'false',
    'omitted-boolean',
    'Expected: an omitted boolean becomes false (omitted-boolean; conventions of REST, assumed). Found: the server kept true',
  ],
  [
    'false or null',
    'omitted-boolean',
    'Expected: an omitted boolean becomes false: false or null (omitted-boolean; conventions of REST, assumed). Found: the server kept true',
  ],
] as const)('a line leaves out an expectation that the title states: %s', (expected, check, want) => {
  const { finding } = reported({ check, evidence: {}, observed: 'the server kept true', expected });
  expect(findingLine(finding)).toBe(`${want} · readJournal · exchange 7`);
});

test('lists that differ in length are counted', () => {
  const options = { ids: [new SharedIds()], isExact: true };
  expect(compareValues([1], [[1, 2]], options)?.counts).toEqual({ observed: '1 item', expected: '2 items' });
});

test.each([
  [true, undefined],
  [false, '/0/note'],
])('a property that a list of the server omits is ignored if it may: %s', (mayOmit, path) => {
  const options = { ids: [new SharedIds()], isExact: false, mayOmit, key: 'id' };
  const [listed, read] = [[{ id: '1', name: 'a' }], [{ id: '1', name: 'a', note: 'b' }]];
  expect(compareValues(listed, [read], options)?.path).toBe(path);
  expect(compareValues([{ id: '1', name: 'b' }], [read], options)?.path).toBe('/0/name');
});

test.each([
  ['what all worlds have', 3, [[2, 2], 2]],
  ['nothing where they differ', 3, [[2, 4], undefined]],
  ['identifiers that name the same item', '7', [['900001', '901001'], undefined]],
  ['another item than the one that was created', '8', [['900001', '901001'], '900001']],
] as const)('worlds of a server of unknown state expect %s', (_, observed, [values, expected]) => {
  const ids = ['900001', '901001'].map((own) => {
    const shared = new SharedIds();
    shared.set('7', own);
    return shared;
  });
  const worlds = values.map((value) => ({ employeeId: value }));
  expect(compareValues({ employeeId: observed }, worlds, { ids, isExact: false })?.expected).toBe(expected);
});

test('worlds of a server of unknown state expect nothing of versions of one item, and of items that one world lacks', () => {
  const options = { ids: [new SharedIds(), new SharedIds()], isExact: false, key: 'id' };
  const item = (id: string, name: string) => ({ id, name });
  const known = [item('1', 'a')];
  expect(compareValues([item('1', 'b')], [known, known], options)?.path).toBe('/0/name');
  expect(compareValues([item('1', 'b'), item('1', 'c')], [known, known], options)).toBeUndefined();
  expect(compareValues([item('1', 'b')], [known, [item('2', 'a')]], options)).toBeUndefined();
});

test('given a group of findings of two checks -> both are rules that failed', () => {
  const { findings } = reported({ check: 'cleared-field', cause: 'merge' });
  findings.exercise('omitted-boolean');
  findings.report({ ...OBSERVED, check: 'omitted-boolean', cause: 'merge', pointer: '/body/active' });
  expect(findings.list()).toHaveLength(1);
  const failed = findings.ruleResults().filter(({ result }) => result === 'failed');
  expect(failed.map(({ id }) => id)).toEqual(['cleared-field', 'omitted-boolean']);
});

test.each([
  ['2026-01-02T08:00:00Z', '/at'],
  ['2026-01-02T08:00:00.000+0000', undefined],
])('a date-time without the milliseconds that a rule demands differs: %s', (at, path) => {
  const options = { ids: [new SharedIds()], isExact: true };
  const [observed, expected] = [{ at }, { at: '2026-01-02T08:00:00.000Z' }];
  expect(compareValues(observed, [expected], { ...options, isStrict: true })?.path).toBe(path);
  expect(compareValues(observed, [expected], options)).toBeUndefined();
});

test('given rights that no rule of an operation names -> the rule of the check, not that of the operation', () => {
  const right: StatedRule = { ...stated('M1', 'Without the right: 403.'), checks: [{ check: 'missing-right' }] };
  const book = new RuleBook([right, stated('M2', 'The setup responds with 204.', { operations: ['postSetup'] })]);
  expect(book.cite('missing-right', { operation: 'postSetup', rights: ['USERAK'] }).rule.id).toBe('M1');
});

test('given many findings of one exchange -> its text is made once', () => {
  const { findings } = reported({ pointer: '/body/a' });
  findings.report({ ...OBSERVED, pointer: '/body/b' });
  let made = 0;
  findings.attach({ number: OBSERVED.exchange }, () => {
    made += 1;
    return { curl: `curl ${made}` };
  });
  expect(findings.list().map(({ curl }) => curl)).toEqual(['curl 1', 'curl 1']);
});

test.each([
  ['a rule of an operation of the run', 'OWN', undefined],
  ['a rule of an operation of another document', 'OTHER', 'it names no operation, and the run may lack some'],
  ['a rule of no operation', 'ANY', 'it names no operation, and the run may lack some'],
])('an entry without a place is tried if its documents are in the run: %s', (_, code, want) => {
  const documentOf = (name: string, operationId: string) => ({
    name,
    root: { paths: { '/x': { get: { operationId } } } },
  });
  const entry = { code, by: 'Ada', why: 'Planned.' };
  const coverage = { entries: [{ kind: 'operation', name: 'getNew', count: 1 }] };
  const reasonOf = untriedReasons(
    { errors: [], findings: [], coverage } as unknown as VerifyReport,
    { severities: new Map(), entries: [entry], earlier: [], today: new Date() },
    {
      documents: [documentOf('new', 'getNew'), documentOf('old', 'getOld')],
      rules: [
        stated('OWN', '', { operations: ['getNew'] }),
        stated('OTHER', '', { operations: ['getOld'] }),
        stated('ANY', ''),
      ],
    } as unknown as VerifySource,
  );
  expect(reasonOf(entry)).toBe(want);
});
