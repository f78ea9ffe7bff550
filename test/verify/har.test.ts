import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type JsonObject, objectAt } from '#mock/json.ts';
import type { Behavior, Platform } from '#mock/platform.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import {
  type VerifyOptions,
  type VerifyReport,
  verifyHar,
} from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { platformRules } from './support/platform-rules.ts';
import { archive, type Call, type Entry, Recorder } from './support/record.ts';
import { thingsPlatform, thingsSource } from './support/things.ts';

const things = thingsSource();

const verify = (entries: readonly object[], options?: VerifyOptions): Promise<VerifyReport> =>
  verifyHar(things, [archive(entries)], options);

/** Name, response status and a change of each exchange of a history. */
type Step = readonly [line: string, call?: Call];

async function record(steps: readonly Step[], behavior: Platform = thingsPlatform): Promise<readonly Entry[]> {
  const recorder = new Recorder(things, behavior);
  for (const [line, call] of steps) await recorder.call(line, call);
  return recorder.entries;
}

const HISTORY: readonly Step[] = [
  [
    'PUT /things',
    { json: { name: 'One', note: 'first', active: true, rate: 5, code: 'A', address: { country: 'FR' } } },
  ],
  ['GET /things/900001'],
  ['POST /things/900001', { json: { name: 'Two', code: 'A' } }],
  ['GET /things/900001'],
  ['GET /things'],
  ['DELETE /things/900001'],
  ['GET /things/900001'],
  ['GET /things'],
];

/** The server ignores a rule: it keeps a property that an update omits. */
function keeping(name: string): Platform {
  const kept: Behavior = {
    rules: ['R158'],
    writes: { things: (written, { before }) => ({ ...written, [name]: before?.[name] ?? written[name] ?? null }) },
  };
  return { ...thingsPlatform, behaviors: [...thingsPlatform.behaviors, kept] };
}

async function linesOf(entries: readonly object[], options?: VerifyOptions): Promise<readonly string[]> {
  return (await verify(entries, options)).findings.map(findingLine);
}

test.each<[what: string, platform: Platform, want: readonly string[]]>([
  ['clears', thingsPlatform, []],
  ['keeps', keeping('note'), ['cleared-field /body/note: the server kept "first"']],
])(
  'given an update of an item that was not read, of which the server %s what is omitted',
  async (_, platform, want) => {
    const entries = await record(HISTORY.slice(0, 4), platform);
    const { findings } = await verify(entries.slice(2));
    expect(findings.map(({ check, pointer, observed }) => `${check} ${pointer}: ${observed}`)).toEqual(want);
  },
);

test('the mock that keeps its rules: has no finding in a history of one item', async () => {
  const entries = (await record(HISTORY)).map((entry) =>
    entry.response.status === 204
      ? { ...entry, response: { ...entry.response, headers: [{ name: 'x-trace', value: '1' }] } }
      : entry,
  );
  expect(await verify(entries)).toMatchObject({ findings: [], errors: [], checked: 8 });
});

describe('a server that breaks a rule is explained in one line', () => {
  const cases: readonly [title: string, property: string, line: string][] = [
    [
      'R160 keeps an omitted boolean',
      'active',
      'Expected: an omitted boolean becomes false, since replaceThing left it empty (R160; conventions, "Rules of version 5.10.0"). Found: the server kept true · getThing /body/active · exchange 4 after 3',
    ],
    [
      'R158 keeps an omitted field',
      'note',
      'Expected: an update clears a field that it omits: null, since replaceThing left it empty (R158; conventions, "Rules of version 5.10.0"). Found: the server kept "first" · getThing /body/note · exchange 4 after 3',
    ],
    [
      'R139 keeps an omitted number with a default',
      'rate',
      'Expected: an omitted field gets its default: 0, since replaceThing left it empty (R139; conventions, "Field rules recorded for update and create operations (v3)"). Found: the server kept 5 · getThing /body/rate · exchange 4 after 3',
    ],
  ];
  test.each(cases)('%s', async (_, property, line) => {
    expect(await linesOf(await record(HISTORY.slice(0, 4), keeping(property)))).toEqual([line]);
  });
});

type Change = (entries: readonly Entry[]) => readonly object[];

/** Changes the response of one exchange, counted from 1. */
function responding(number: number, change: object, body?: unknown): Change {
  return (entries) =>
    entries.map((entry, index) => {
      if (index !== number - 1) return entry;
      const text =
        body === undefined ? {} : { content: { size: 1, mimeType: 'application/json', text: JSON.stringify(body) } };
      return { ...entry, response: { ...entry.response, ...change, ...text } };
    });
}

function requesting(number: number, change: (request: Entry['request']) => object): Change {
  return (entries) =>
    entries.map((entry, index) =>
      index === number - 1 ? { ...entry, request: { ...entry.request, ...change(entry.request) } } : entry,
    );
}

const ITEM = { id: '900001', name: 'One', note: 'first', active: true, rate: 5, code: 'A', address: { country: 'FR' } };

describe('a changed exchange has a finding', () => {
  const cases: readonly [want: string, steps: number, change: Change][] = [
    ['R091 response-status 2', 2, responding(2, { status: 402 }, {})],
    ['server-error server-error 2', 2, responding(2, { status: 500 })],
    ['R011 response-media-type 2', 2, responding(2, { headers: [{ name: 'content-type', value: 'text/html' }] })],
    ['R015 response-schema 2', 2, responding(2, {}, { ...ITEM, surplus: 1 })],
    ['R010 response-bodiless 6', 6, responding(6, { headers: [{ name: 'x-trace', value: '1' }] }, {})],
    ['response-header response-header 6', 6, (entries) => entries],
    ['R094 missing-credentials 2', 2, requesting(2, () => ({ headers: [] }))],
    [
      'R098 not-acceptable 2',
      2,
      requesting(2, ({ headers }) => ({ headers: [...headers, { name: 'Accept', value: 'image/png' }] })),
    ],
    [
      'R093 request-schema 1',
      1,
      requesting(1, () => ({ postData: { mimeType: 'application/json', text: '{"name":1}' } })),
    ],
    ['R097 unknown-method 2', 2, requesting(2, () => ({ method: 'PATCH' }))],
    ['R006 read-after-create 2', 2, responding(2, {}, { ...ITEM, name: 'Other' })],
    ['R006 read-after-create 2', 2, responding(2, {}, { ...ITEM, address: { country: 'DE' } })],
    ['R006 read-identity 2', 2, responding(2, {}, { ...ITEM, id: '7' })],
    ['R006 created-item 2', 2, responding(2, { status: 404 }, {})],
    [
      'R007 read-after-update 4',
      4,
      responding(4, {}, { ...ITEM, name: 'One', note: null, active: false, rate: 0, address: null }),
    ],
    [
      'create-only-field create-only-field 4',
      4,
      responding(4, {}, { id: '900001', name: 'Two', note: null, active: false, rate: 0, code: 'B' }),
    ],
    ['R096 deleted-item 7', 7, responding(7, { status: 200 }, ITEM)],
    ['R010 deleted-item 8', 8, responding(8, {}, [ITEM])],
  ];
  test.each(cases)('%s', async (want, count, change) => {
    const entries = await record(HISTORY.slice(0, count));
    const { findings, errors } = await verify(change(entries));
    const found = findings.map(({ rule, check, exchange }) => `${rule.id} ${check} ${exchange}`);
    const isTrace = (line: string): boolean => line.startsWith('response-header');
    expect(found.filter((line) => !isTrace(line) || isTrace(want))).toEqual([want]);
    expect(errors).toEqual([]);
  });

  test('R081 a caller without the right succeeds', async () => {
    const findCaller = (): { login: string; rights: string[] } => ({ login: 'reader', rights: ['T2'] });
    expect(await linesOf(await record(HISTORY.slice(0, 1)), { findCaller })).toEqual([
      'Expected: a caller without the right gets 403, since it lacks T1 (R081; conventions, "Rights (DMF)"; conventions, "Errors"). Found: 200 for reader · createThing · exchange 1',
    ]);
  });
});

test('exchanges of another host, failed ones and preflights are skipped', async () => {
  const [entry] = await record(HISTORY.slice(0, 1));
  if (entry === undefined) throw new Error('Nothing was recorded.');
  const other = { ...entry, request: { ...entry.request, url: 'https://cdn.example.com/app.js' } };
  const failed = { ...entry, response: { ...entry.response, status: 0 } };
  const preflight = { ...entry, request: { ...entry.request, method: 'OPTIONS' } };
  const report = await verify([other, failed, preflight, entry], { baseUrl: 'https://erp.example.com/' });
  expect(report).toMatchObject({
    findings: [],
    checked: 1,
    skipped: { 'another host': 1, 'has no response': 1, 'no call of the API': 1 },
  });
});

test.each([
  ['without the server path of the document', 'https://erp.example.com', 'https://erp.example.com/rest/things'],
  ['with it', 'https://erp.example.com/rest/', 'https://erp.example.com/rest/things'],
  ['below a gateway', 'https://example.com/erp', 'https://example.com/erp/rest/things'],
  ['below a gateway, with it', 'https://example.com/erp/rest', 'https://example.com/erp/rest/things'],
  ['below a gateway of the same name', 'https://example.com/rest', 'https://example.com/rest/rest/things'],
])('a base URL %s names the API', async (_, baseUrl, url) => {
  const [entry] = await record(HISTORY.slice(0, 1));
  if (entry === undefined) throw new Error('Nothing was recorded.');
  const report = await verify([{ ...entry, request: { ...entry.request, url } }], { baseUrl });
  expect(report).toMatchObject({ findings: [], checked: 1, operations: ['createThing'] });
});

test('R158 the guide shows the line that a server prints which keeps the type of a business card', async () => {
  const source = await platformRules();
  const { platform } = source;
  const keepingType: Behavior = {
    rules: [],
    writes: {
      businessCards: (written, { before }) => ({ ...written, type: written['type'] ?? before?.['type'] ?? null }),
    },
  };
  const recorder = new Recorder(source, { ...platform, behaviors: [...platform.behaviors, keepingType] });
  const path = '/workforce/employees/1/business-cards';
  const search = 'POST /workforce/employees/business-cards/search';
  await recorder.call(`PUT ${path}`, { json: { employeeId: '1', name: 'Visa', type: 'BANK' } });
  await recorder.call(search, { json: {} });
  await recorder.call(`POST ${path}/900001`, { json: { id: '900001', employeeId: '1', name: 'Gold' } });
  await recorder.call(search, { json: {} });
  const { findings } = await verifyHar(source, [archive(recorder.entries)]);
  const guide = readFileSync(join(import.meta.dirname, '../../spec/v3/docs/verify/example.md'), 'utf8');
  expect(findings).toHaveLength(1);
  for (const finding of findings) expect(guide).toContain(`\n${findingLine(finding)}\n`);
});

const KEYS: Readonly<Record<string, JsonObject>> = {
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  bearer: { type: 'http', scheme: 'bearer' },
  tls: { type: 'mutualTLS' },
};
const cookie = (value: string): object => ({ headers: [{ name: 'Cookie', value }] });

test.each([
  ['header', [{ headers: [{ name: 'x-key', value: '***' }] }, {}], ['listThings'], 0],
  ['header', [{}, { headers: [{ name: 'X-Key', value: 'k' }] }], ['listThings'], 0],
  ['header', [{ headers: [{ name: 'X-Key', value: 'k' }] }], [], 0],
  ['header', [{}, { headers: [{ name: 'Authorization', value: 'Basic eDp5' }] }], [], 1],
  ['query', [{ url: 'https://things.example.com/rest/things?key=k' }, {}], ['listThings'], 0],
  ['cookie', [cookie('a=1; sid=2'), cookie('a=1')], ['listThings'], 0],
  ['cookie', [cookie('***'), cookie('***')], [], 0],
  ['bearer', [{}, {}], [], 1],
  ['tls', [{}, { headers: [{ name: 'Authorization', value: 'x' }] }], [], 0],
])(
  'given security by %s and the requests %j -> the findings %j, and %i notes',
  async (scheme, changes, want, notes) => {
    const entries = await Promise.all(changes.map(() => record([['GET /things']])));
    const archived = changes.map((change, index) => {
      const [entry] = entries[index] ?? [];
      if (entry === undefined) throw new Error('There is no entry.');
      return { ...entry, request: { ...entry.request, headers: [], ...change } };
    });
    const root = structuredClone(things.documents[0]?.root ?? {});
    Object.assign(root, { security: [{ own: [] }] });
    Object.assign(objectAt(root, 'components'), { securitySchemes: { own: KEYS[scheme] } });
    const source = { ...things, documents: [{ name: 'v1', root }] };
    const report = await verifyHar(source, [archive(archived)]);
    const found = report.findings.filter(({ check }) => check === 'missing-credentials');
    expect([found.map(({ operation }) => operation), report.limits.length]).toEqual([want, notes]);
  },
);
