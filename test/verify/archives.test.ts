import { Buffer } from 'node:buffer';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { coverageOf, leftOutLines } from '#mock/pipeline/coverage.ts';
import { createCore } from '#mock/core.ts';
import { type JsonObject, objectAt } from '#mock/json.ts';
import { runCommand } from '../../templates/runtime/verify-engine/src/cli/command.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { FORMATS } from '../../templates/runtime/verify-engine/src/report/formats.ts';
import { readHar } from '../../templates/runtime/verify-engine/src/har/har-reader.ts';
import { type VerifyReport, verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { archive, Recorder } from './support/record.ts';
import { thingsDocument, thingsPlatform, thingsSource } from './support/things.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const things = thingsSource();
const folder = temporaryFolder('verify');

/** An exchange with one finding: a body that does not fit its schema. */
function faulty(body: object, more: object = {}): object {
  return {
    request: {
      method: 'GET',
      url: 'https://x.example.com/rest/things/1',
      headers: [{ name: 'authorization', value: 'Basic eDp5' }],
      ...more,
    },
    response: {
      status: 200,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { size: 9, mimeType: 'application/json', text: JSON.stringify(body) },
    },
  };
}

function* inChunks(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('the reader of archives', () => {
  const bytes = archive([faulty({ name: 'a \\" } ] é 漢' }), faulty({ name: '{[\\\\' }), faulty({})]);
  test.each([1, 2, 3, 7, 64, 100_000])('finds the same entries in chunks of %i bytes', async (size) => {
    const found = [];
    for await (const entry of readHar(inChunks(bytes, size))) found.push(entry);
    const want = JSON.parse(Buffer.from(bytes).toString()).log.entries;
    expect(found).toEqual(want.map((value: object, index: number) => ({ kind: 'entry', number: index + 1, value })));
  });

  const bad = archive([faulty({ name: 1 }), faulty({ name: 'a' })]);
  const cases: readonly [title: string, bytes: Uint8Array | string, findings: number, error: RegExp][] = [
    ['a truncated archive', bad.subarray(0, -40), 1, /ends at byte \d+, in exchange 2: it is truncated/],
    ['a file that is no archive', '{"log":{}}', 0, /no list log\.entries/],
    ['a file that is no JSON', 'hello ]', 0, /byte 6 closes what is not open/],
    ['an empty file', '', 0, /no list log\.entries/],
    ['an entry that is no JSON', '{"log":{"entries":[{"request":nul},{}]}}', 0, /^Exchange 1 is no JSON/],
    [
      'an entry that is nested too deeply',
      `{"log":{"entries":[{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}]}}`,
      0,
      /^Exchange 1 is nested deeper/,
    ],
  ];
  test.each(cases)('reports the place of %s and keeps the findings', async (_, input, findings, error) => {
    const report = await verifyHar(things, [Buffer.from(input)]);
    expect(report.findings).toHaveLength(findings);
    expect(report.errors).toEqual([expect.stringMatching(error)]);
  });

  test('a body with __proto__ or a deep body pollutes and breaks nothing', async () => {
    const text = `{"name":"a","__proto__":{"polluted":1}}`;
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const entries = [text, deep].map((body) => {
      const entry = JSON.parse(JSON.stringify(faulty({})));
      entry.response.content.text = body;
      return entry;
    });
    const { findings, errors } = await verifyHar(things, [archive(entries)]);
    expect(findings.flatMap(({ check, count }) => Array(count).fill(check))).toEqual([
      'response-schema',
      'response-schema',
    ]);
    expect(errors).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('a list of 150,000 items, and a method that a shell would run, are data', async () => {
    const listed = JSON.parse(JSON.stringify(faulty({})));
    listed.response.content.text = `[${'{},'.repeat(150_000)}{}]`;
    const named = JSON.parse(JSON.stringify(faulty({})));
    named.request.method = "GET;$'\\151\\144'";
    const { findings, errors } = await verifyHar(things, [archive([listed, named])]);
    expect(errors).toEqual([]);
    const [command] = findings.flatMap(({ curl = '' }) => (curl.includes('151') ? [curl] : []));
    expect(command).toMatch(/^curl -X 'GET;\$'\\''\\151\\144'\\''' '/);
  });
});

describe('archives of other programs', () => {
  const text = JSON.stringify({ name: 1 });
  const cases: readonly [title: string, content: object, request: object][] = [
    [
      'Chrome, with pseudo headers',
      { size: 10, mimeType: 'application/json', text },
      { headers: [{ name: ':authority', value: 'x' }] },
    ],
    ['Firefox, with a charset', { size: 10, mimeType: 'application/json; charset=utf-8', text }, {}],
    [
      'mitmproxy, with a body in Base64',
      { size: 10, mimeType: 'application/json', text: Buffer.from(text).toString('base64'), encoding: 'base64' },
      {},
    ],
    [
      'Playwright, with headers in upper case',
      { size: 10, mimeType: 'application/json', text },
      { headers: [{ name: 'AUTHORIZATION', value: 'Basic eA==' }] },
    ],
  ];
  test.each(cases)('%s', async (_, content, request) => {
    const entry = JSON.parse(JSON.stringify(faulty({}, request)));
    entry.response.content = content;
    expect((await verifyHar(things, [archive([entry])])).findings.map(({ check }) => check)).toEqual([
      'response-schema',
    ]);
  });

  test('Playwright with bodies in files beside the archive: bodies are not checked', async () => {
    const entry = JSON.parse(JSON.stringify(faulty({})));
    entry.response.content = { size: 10, mimeType: 'application/json', _file: 'a.json' };
    expect((await verifyHar(things, [archive([entry])])).findings).toEqual([]);
  });

  test('the mock', async () => {
    const core = createCore({ documents: things.documents, platform: thingsPlatform });
    const headers = {
      authorization: `Basic ${Buffer.from('technical:technical').toString('base64')}`,
      'content-type': 'application/json',
    };
    await core.handle({ method: 'PUT', target: '/rest/things', headers, body: Buffer.from('{"name":"a"}') });
    await core.handle({ method: 'GET', target: '/rest/things/900001', headers, body: Buffer.from('') });
    const har = core.control().har('https://things.example.com');
    const report = await verifyHar(things, [Buffer.from(JSON.stringify(har))]);
    expect(report).toMatchObject({ findings: [], errors: [], checked: 2 });
  });
});

const CANARIES = [
  'canary-bearer',
  'canary-cookie',
  'canary-query',
  'canary-member',
  'canary-basic',
  'canary-named',
  'canary-set',
];

test.each(Object.entries(FORMATS))('no secret appears in the format %s', async (_, format) => {
  const echoed = { name: `x ${CANARIES.join(' ')}`, password: 'canary-member', pin: 'canary-named' };
  const [bearer, cookie, query, , basic] = CANARIES;
  const requests = [
    {
      headers: [
        { name: 'Authorization', value: `Bearer ${bearer}` },
        { name: 'Cookie', value: `a=1; sid=${cookie}` },
      ],
    },
    { headers: [{ name: 'Authorization', value: `Basic ${Buffer.from(`me:${basic}`).toString('base64')}` }] },
    { url: `https://x.example.com/rest/things/${query}?access_token=${query}` },
  ];
  const entries = requests.map((request) => {
    const entry = JSON.parse(JSON.stringify(faulty(echoed, request)));
    entry.response.headers.push({ name: 'Set-Cookie', value: 'sid=canary-set; HttpOnly' });
    return entry;
  });
  const read = {
    method: 'GET',
    url: 'https://x.example.com/rest/things/canary-bearer',
    headers: [{ name: 'Accept', value: 'canary-cookie' }],
  };
  const report = await verifyHar(things, [archive([...entries, { ...entries[0], request: read }])], {
    redact: ['pin'],
  });
  const text = format(report);
  expect(report.findings.length).toBeGreaterThan(2);
  expect(CANARIES.filter((canary) => text.includes(canary))).toEqual([]);
});

test('names with scripts and control characters are escaped in every format', async () => {
  const name = '<script>alert(1)</script>\u001b[2J"\u202e';
  const { findings, ...rest } = await verifyHar(things, [archive([faulty({ name: 'a', [name]: 1 })])]);
  const report = { ...rest, findings };
  expect(findings).toHaveLength(1);
  expect(FORMATS.html(report)).not.toContain('<script>alert');
  expect(FORMATS.html(report)).toContain('default-src &#39;none&#39;');
  expect(FORMATS.junit(report)).not.toMatch(/<script|\u001b/);
  expect(FORMATS.text(report)).not.toMatch(/[\u001b\u202e]/);
  expect(JSON.parse(FORMATS.sarif(report)).runs[0].results).toHaveLength(1);
  expect(JSON.parse(FORMATS.json(report)).findings).toHaveLength(1);
});

describe('the command', () => {
  const run = async (...argv: readonly string[]): Promise<{ code: number; out: string; error: string }> => {
    const lines: { out: string[]; error: string[] } = { out: [], error: [] };
    const code = await runCommand(() => things, argv, {
      out: (line) => lines.out.push(line),
      error: (line) => lines.error.push(line),
    });
    return { code, out: lines.out.join('\n'), error: lines.error.join('\n') };
  };
  const write = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  test('exits with 0, 1 or 2', async () => {
    const recorder = new Recorder(things);
    await recorder.call('PUT /things', { json: { name: 'One' } });
    const good = write('good.har', archive(recorder.entries));
    const bad = write('bad.har', archive([faulty({ name: 1 })]));
    const truncated = write('truncated.har', archive([faulty({ name: 1 })]).subarray(0, -3));
    expect(await run('har', good)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Not exercised.*\nCoverage .*\n0 findings in 1 exchange of 1 operation$/),
    });
    expect(await run('har', bad)).toMatchObject({ code: 1, out: expect.stringContaining('R015') });
    expect(await run('har', truncated)).toMatchObject({ code: 2, out: expect.stringMatching(/R015[\s\S]*truncated/) });
    expect(await run('har', join(folder, 'none.har'))).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringMatching(/^There is no file ".*none\.har"\. Name the HTTP Archive/),
    });
  });

  test('writes a report to a file', async () => {
    const out = join(folder, 'report.json');
    await run('har', write('a.har', archive([faulty({ name: 1 })])), '--format', 'json', '--output', out);
    const [finding] = JSON.parse(readFileSync(out, 'utf8')).findings;
    expect(findingLine(finding)).toMatch(
      /^Expected: the response body fits its schema: .* \(R015; .*\)\. Found: .* · getThing \/body\/name · exchange 1$/,
    );
  });

  test.each([
    ['r.html', /^<!doctype html>/i],
    ['r.json', /^\{\n {2}"version": 1,/],
    ['r.XML', /^<\?xml/],
    ['r.sarif', /^\{\n {2}"\$schema"/],
    ['r.txt', /^Expected: /],
    ['report', /^Expected: /],
  ])('--output %s -> a report of that format, and the result on the terminal', async (name, want) => {
    const out = join(folder, name);
    const ended = await run('har', write('a.har', archive([faulty({ name: 1 })])), '--output', out);
    expect(readFileSync(out, 'utf8')).toMatch(want);
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toMatch(/^Coverage \d.*\n1 finding in 1 exchange of 1 operation\nThe report is in \S+\.$/);
    expect(ended.error).toContain(out);
  });

  const decided = (entries: object): string => write('decided.yaml', Buffer.from(JSON.stringify(entries)));
  const known = { code: 'R015', by: 'Ada', why: 'Planned.' };
  const accepted = '0 findings in 1 exchange of 1 operation; 1 more was accepted';
  test.each([
    [['--severity', 'R015=warning'], [], 0, 'Warning. Expected: the response body fits its schema: '],
    [['--severity', 'R015=warning'], [], 0, '0 findings and 1 warning in 1 exchange of 1 operation'],
    [['--severity', 'response-schema=off'], [], 0, '0 findings in 1 exchange'],
    [[], [known], 0, accepted],
    [[], [{ ...known, place: 'getThing /body/name' }], 0, accepted],
    [
      [],
      [{ ...known, place: 'getThing /body/code' }],
      1,
      'The entry R015 getThing /body/code by Ada is not needed: no finding of this run fits it.',
    ],
    [[], [{ ...known, until: '2020-01-31' }], 1, 'The entry R015 by Ada is over.'],
    [[], [{ ...known, code: 'respons-schema' }], 1, 'there is no such rule. Did you mean "response-schema"?'],
    [[], [{ ...known, place: 'getThings /body/name' }], 1, 'has its place. Did you mean "getThing /body/name"?'],
    [
      [],
      [{ ...known, text: 'Other.' }],
      1,
      'by Ada was not tried: it names no operation, and the run may lack some.\n',
    ],
    [
      ['--severity', 'response-schema=off'],
      [known],
      0,
      'The entry R015 by Ada was not tried: --severity turns it off.',
    ],
    [
      [],
      [{ ...known, place: 'replaceThing /body' }],
      1,
      'The entry R015 replaceThing /body by Ada was not tried: no request of it was seen.',
    ],
    [['--severity', 'R015=off', '--min-coverage', '99'], [], 1, 'less than --min-coverage 99.'],
    [['--severity', 'R015=wrong'], [], 2, 'Write CODE=LEVEL, with error, warning, off.'],
    [['--severity', 'respons-schema=off'], [], 2, 'Did you mean "response-schema"?'],
    [[], [{ code: 'R015' }], 2, 'Entry 1: "by" is missing.'],
    [['--write-baseline', 'x'], [], 2, 'A baseline needs --by NAME and --why TEXT.'],
  ])('%j with accepted %j ends with %i', async (options, entries, code, want) => {
    const bad = write('bad.har', archive([faulty({ name: 1 })]));
    const ended = await run('har', bad, ...options, '--accepted', decided(entries));
    expect(ended.code, ended.error).toBe(code);
    expect(`${ended.out}\n${ended.error}\n`).toContain(want);
  });

  test('a baseline accepts what is there, and nothing else', async () => {
    const baseline = join(folder, 'baseline.json');
    const bad = write('bad.har', archive([faulty({ name: 1 })]));
    const decision = ['--by', 'Ada', '--why', 'Before us.', '--until', '2099-01-31'];
    const written = await run('har', bad, '--write-baseline', baseline, ...decision);
    expect(written).toMatchObject({ code: 0, error: `1 finding accepted in ${baseline}; entries: 1 added` });
    const other = write('other.har', archive([faulty({ name: 2 }), faulty({ name: 'a', extra: 1 })]));
    const report = await run('har', other, '--accepted', baseline, '--format', 'json');
    expect(JSON.parse(report.out)).toMatchObject({
      findings: [{ pointer: '/body' }],
      accepted: [{ pointer: '/body/name', acceptance: { by: 'Ada', until: '2099-01-31' } }],
    });
  });

  test('a baseline over an earlier one -> entries that still fit keep their reasons, and the line counts', async () => {
    const baseline = write('earlier.yaml', Buffer.from(''));
    const entry = (more: object): object => ({ code: 'R015', by: 'Ada', why: 'Before us.', ...more });
    const fitting = entry({ place: 'getThing /body/name', until: '2099-01-31' });
    const untried = entry({ place: 'replaceThing /body' });
    const earlier = [fitting, untried, entry({ place: 'getThing /body/code' }), entry({ until: '2020-01-31' })];
    writeFileSync(baseline, JSON.stringify(earlier));
    const bad = write('two.har', archive([faulty({ name: 1 }), faulty({ name: 'a', extra: 1 })]));
    const decision = ['--by', 'Bob', '--why', 'Known.', '--accepted', baseline];
    const { error } = await run('har', bad, '--write-baseline', baseline, ...decision);
    expect(error).toBe(`2 findings accepted in ${baseline}; entries: 1 added, 2 kept, 2 dropped`);
    const [first, second, third] = JSON.parse(readFileSync(baseline, 'utf8'));
    expect([first, second]).toEqual([fitting, untried]);
    expect(third).toMatchObject({ place: 'getThing /body', by: 'Bob', why: 'Known.' });
    expect((await run('har', bad, '--accepted', baseline)).code).toBe(0);
  });

  test.each([
    [undefined, ['get /things/{thing_id} /body/name', 'get /things /body'], [], [0], '1 kept, 1 dropped'],
    [['List', 'List others'], ['List others /body/name', 'List /body'], [], [0], '1 kept, 1 dropped'],
    [['List', 'List others'], ['List others', 'List'], [], [0], '1 kept, 1 dropped'],
    [['List', 'List others'], ['Lost /body', 'List /body/name'], [], [0], '1 kept, 1 dropped'],
    [['List', 'List others'], [undefined], [], [0], '1 kept'],
    [['List', 'List others'], ['List /body'], ['--severity', 'R015=off'], [0], '1 kept'],
    [['List', 'List others'], ['List /body'], ['--severity', 'response-schema=off'], [0], '1 kept', {}],
    [['List', 'List others'], ['List /body'], [], [], '0 kept, 1 dropped'],
  ] as const)(
    'a list alone, ids %j, entries of %j, %j -> entries %j stay: %s',
    async (ids, places, options, want, counts, body: object = []) => {
      const root: JsonObject = JSON.parse(JSON.stringify(thingsDocument));
      for (const [index, path] of ['/things', '/things/{thing_id}'].entries()) {
        const operation = objectAt(objectAt(objectAt(root, 'paths'), path), 'get');
        if (ids === undefined) Reflect.deleteProperty(operation ?? {}, 'operationId');
        else Object.assign(operation ?? {}, { operationId: ids[index] });
      }
      const source = { ...things, documents: [{ name: 'v1', root }] };
      const entries = places.map((place) => ({ code: 'R015', place, by: 'Ada', why: 'Before us.' }));
      const baseline = decided(entries);
      const list = write('list.har', archive([faulty(body, { url: 'https://x.example.com/rest/things' })]));
      const args = ['har', list, '--write-baseline', baseline, '--by', 'Bob', '--why', 'Known.', ...options];
      const errors: string[] = [];
      await runCommand(() => source, args, { out: () => undefined, error: (line) => errors.push(line) });
      expect(errors).toEqual([`0 findings accepted in ${baseline}; entries: ${counts}`]);
      const kept = want.map((index) => JSON.parse(JSON.stringify(entries[index])));
      expect(readFileSync(baseline, 'utf8')).toBe(`${JSON.stringify(kept, undefined, 2)}\n`);
    },
  );

  test('a baseline in YAML -> the line says that its comments are lost', async () => {
    const baseline = write('commented.yaml', Buffer.from('# Ask Ada.\n- { code: R015, by: Ada, why: Planned. }\n'));
    const bad = write('bad.har', archive([faulty({ name: 1 })]));
    const { error } = await run('har', bad, '--write-baseline', baseline, '--by', 'Bob', '--why', 'Known.');
    expect(error).toMatch(/entries: 1 kept; the file was YAML and is JSON now, without its comments$/);
  });

  test('--shard with an --output in JSON -> its report', async () => {
    const out = join(folder, '1.json');
    const bad = write('bad.har', archive([faulty({ name: 1 })]));
    expect(await run('har', bad, '--shard', '1/2', '--output', out)).toMatchObject({ code: 1 });
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ version: 1 });
    expect(await run('har', bad, '--shard', '1/2')).toMatchObject({
      code: 2,
      error: expect.stringContaining('--shard needs --format json'),
    });
  });

  const responded = (path: string, status: number): object => ({
    ...faulty({}, { url: `https://x.example.com/rest/things${path}` }),
    response: { status, headers: [], content: {} },
  });
  test.each([
    ['of a status accepts this one at its place alone', undefined, ['getThing 409', 'listThings 418']],
    [
      'without a status, of an earlier version, accepts all of its place',
      'the status is documented',
      ['listThings 418'],
    ],
  ])('an entry %s', async (_, text, want) => {
    const baseline = join(folder, 'status.json');
    const few = write('few.har', archive([responded('/1', 418)]));
    await run('har', few, '--write-baseline', baseline, '--by', 'Ada', '--why', 'Known.');
    const entries = JSON.parse(readFileSync(baseline, 'utf8'));
    const given = decided(entries.map((entry: object) => (text === undefined ? entry : { ...entry, text })));
    const all = write('all.har', archive([responded('/1', 418), responded('/1', 409), responded('', 418)]));
    const { out } = await run('har', all, '--accepted', given, '--format', 'json');
    const { findings, accepted } = JSON.parse(out) as VerifyReport;
    const shown = findings.flatMap((each) =>
      [each.operation, ...each.places].map((place) => `${place} ${each.observed.slice(-3)}`),
    );
    expect(shown).toEqual(want);
    expect(findings.map(({ curl }) => curl)).not.toContain(undefined);
    expect(accepted?.map(({ operation, places }) => [operation, places])).toContainEqual(['getThing', []]);
  });

  test('a baseline accepts all places of its findings, each with one entry', async () => {
    const baseline = join(folder, 'places.json');
    const traffic = [responded('/1', 418), responded('/1', 409), responded('', 418), responded('/1', 418)];
    const all = write('places.har', archive(traffic));
    await run('har', all, '--write-baseline', baseline, '--by', 'Ada', '--why', 'Known.');
    expect(JSON.parse(readFileSync(baseline, 'utf8'))).toHaveLength(3);
    expect(await run('har', all, '--accepted', baseline)).toEqual({
      code: 0,
      out: expect.stringContaining('0 findings in 4 exchanges of 2 operations; 2 more were accepted'),
      error: '',
    });
  });

  test.each([
    ['har', ['--base-url', '--shard', '--output'], '--to'],
    ['run', ['--base-url', '--only', '--output'], '--histories'],
    ['proxy', ['--to', '--record', '--output'], '--only'],
    ['report', ['--output'], '--base-url'],
    ['explain', [], '--output'],
  ])('%s --help -> the options of that command alone', async (command, own, other) => {
    const { out } = await run(command, '--help');
    for (const option of own) expect(out).toContain(`\n  ${option} `);
    expect(out).not.toContain(`\n  ${other} `);
  });

  test('run with --only -> the other operations are left out for that reason', async () => {
    const { out } = await run('run', '--base-url', 'http://127.0.0.1:1', '--only', 'listThings');
    expect(out).toMatch(/^Not exercised, since no server responds: listThings$/m);
    expect(out).toMatch(/^Not exercised, since --only does not name it: createThing, .*$/m);
  });

  test.each([
    [['a', 'b'], 2, 'Not exercised, since x: a, b'],
    [Array.from({ length: 22 }, (_, index) => `a${index}`), 22, 'Not exercised, since x: 22 operations'],
    [Array.from({ length: 22 }, (_, index) => `a${index}`), 66, /: a0, .*, a19 and 2 more$/],
  ])('%j of %i operations left out -> a line', (names, count, want) => {
    const all = [...names, ...Array.from({ length: count - names.length }, () => undefined)];
    const entries = all.map((name = 'other', index) => {
      const missing = index < names.length ? 'x' : undefined;
      return { kind: 'operation', operation: name, name, missing } as const;
    });
    expect(leftOutLines(coverageOf(entries, []))).toEqual([
      typeof want === 'string' ? want : expect.stringMatching(want),
    ]);
  });

  test('run names no document as that of its requests if it has none of the name', async () => {
    const { error } = await run('run', '--base-url', 'http://x', '--document', 'v2');
    expect(error).toBe('There is no document "v2". There are: v1.');
  });

  test('bmp.config states options, which the command line replaces', async () => {
    const before = process.cwd();
    const project = mkdtempSync(join(folder, 'project-'));
    const bad = write('bad.har', archive([faulty({ name: 1 })]));
    const configure = (verify: unknown): void =>
      writeFileSync(join(project, 'bmp.config.json'), JSON.stringify({ spec: 'x.yaml', verify }));
    process.chdir(project);
    try {
      configure({ severity: { 'response-schema': 'off' }, 'strict-paths': true, 'min-coverage': 1 });
      expect(await run('har', bad)).toMatchObject({ code: 0 });
      expect(await run('har', bad, '--severity', 'response-schema=error')).toMatchObject({ code: 1 });
      configure({ record: 'no/such/traffic.har' });
      expect(await run('har', bad)).toMatchObject({ code: 1, error: '' });
      configure({ param: { thing_id: ['1', '2'] }, severty: 'x' });
      expect((await run('har', bad)).error).toBe(
        'bmp.config.json, "verify": Unknown option --severty=x. Did you mean --severity?',
      );
      writeFileSync(join(project, 'bmp.config.json'), JSON.stringify({ spec: 'x.yaml', verfy: {}, mcok: {} }));
      expect((await run('har', bad)).error).toBe('bmp.config.json: "verfy" is unknown. Did you mean "verify"?');
    } finally {
      process.chdir(before);
    }
  });

  test.each([
    [['hra', 'x'], 'There is no command "hra". Did you mean "har"? There are: har, proxy,'],
    [['frobnicate'], 'There is no command "frobnicate". There are: har, proxy, report, run, twin, explain.'],
    [[], 'Name a command. There are: har, proxy, report, run, twin, explain.'],
    [['run'], 'Name the server: run --base-url'],
    [['run', '--base-url', 'x'], '--base-url needs a URL with http: or https:, not x.'],
    [['run', '--base-url', 'http://x:99999'], '--base-url has the port 99999, but ports end at 65535: http://x:99999.'],
    [['proxy', '--to', 'http://x', '--port', '99999'], '--port needs a whole number from 1 to 65535, not 99999.'],
    [['run', '--base-url', 'http://x', '--rate', '0'], '--rate needs a number above 0, not 0.'],
    [
      ['run', '--base-url', 'http://x', '--auth', 'env:NO_SUCH_NAME'],
      'The environment variable NO_SUCH_NAME is not set.',
    ],
    [['har'], 'Name the file with the recorded traffic'],
    [['har', 'x', '--rate', '5'], '--rate is an option of run and twin, not of har.'],
    [['report', 'merge', 'x', '--redact', 'pin'], '--redact is an option of har, proxy, run, and twin, not of report.'],
    [['har', 'x', '--format', 'jsn'], 'not "jsn". Did you mean "json"?'],
    [['har', 'x', '--min-coverage', 'all'], '--min-coverage needs a number above 0, not all.'],
    [
      ['har', 'x', '--output', 'no/such/report.txt'],
      '--output no/such/report.txt cannot be written: there is no folder no/such.',
    ],
    [
      ['har', 'x', '--output', 'report.pdf'],
      '--output report.pdf needs --format, or one of .txt, .json, .xml, .sarif, .html',
    ],
    [['har', 'x', '--accepted', 'no/such.yaml'], 'There is no such file: no/such.yaml'],
    [['har', 'x', '--write-baseline', '.'], '--write-baseline . cannot be written: it is a folder.'],
    [
      ['run', '--base-url', 'http://x', '--param', 'thing_di=1'],
      'Sends the requests of Things 1, the document of this package; --spec names another.\nNo operation has',
    ],
    [
      ['twin', '--base-url', 'http://x', '--param', 'thing_di=1'],
      'No operation has a parameter or a property of its body "thing_di". Did you mean "thing_id"?',
    ],
    [['har', 'x', '--redat', 'y'], 'Unknown option --redat. Did you mean --redact?'],
  ])('%j explains the mistake', async (argv, message) => {
    expect(await run(...argv)).toMatchObject({ code: 2, error: expect.stringContaining(message) });
  });
});

test('the HTML report states what was observed, and a title that is the text of its rule once', async () => {
  const report = await verifyHar(things, [archive([faulty({ name: 1 })])]);
  const { findings } = report;
  const html = FORMATS.html(report);
  expect(html.split('<dt>Found</dt>')).toHaveLength(findings.length + 1);
  const own = findings.map((finding) => ({ ...finding, rule: { ...finding.rule, title: 'Same.', text: 'Same.' } }));
  expect(FORMATS.html({ ...report, findings: own }).split('Same.')).toHaveLength(findings.length + 1);
});

test.each([
  [{ name: 1, note: 'x' }, '<mark>&#34;name&#34;:1</mark>'],
  [{ name: 'a', address: { country: 7 } }, '<mark>&#34;country&#34;:7</mark>'],
])('the HTML report marks the value of a finding in its exchange: %j', async (body, mark) => {
  expect(FORMATS.html(await verifyHar(things, [archive([faulty(body)])]))).toContain(mark);
});

test('the command reports an unsupported version of Node', async () => {
  const real = Object.getOwnPropertyDescriptor(process, 'versions') ?? {};
  Object.defineProperty(process, 'versions', { ...real, value: { ...process.versions, node: '20.20.2' } });
  const errors: string[] = [];
  const terminal = { out: () => undefined, error: (text: string) => void errors.push(text) };
  expect(await runCommand(() => things, ['har', 'traffic.har'], terminal)).toBe(2);
  Object.defineProperty(process, 'versions', real);
  expect(errors).toEqual(['The command needs Node 22.12 or later; this is Node 20.20.2.']);
});

test('reads a folder of archives, of lines and of compressed files', async () => {
  const traffic = mkdtempSync(join(folder, 'traffic-'));
  const bytes = archive([faulty({ name: 1 })]);
  writeFileSync(join(traffic, 'a.har'), bytes);
  writeFileSync(join(traffic, 'b.har.gz'), gzipSync(bytes));
  writeFileSync(join(traffic, 'c.ndjson'), `${JSON.stringify(faulty({ name: 1 }))}\n\n${JSON.stringify(faulty({}))}\n`);
  writeFileSync(join(traffic, 'notes.txt'), 'no traffic');
  const { checked, findings, errors } = await verifyHar(things, traffic);
  expect([checked, findings.map(({ count }) => count), errors]).toEqual([4, [3, 1], []]);
});

const item = { id: '1', name: 'One' };
test.each([
  [
    'a compressed body in base64',
    { 'content-encoding': 'gzip' },
    { encoding: 'base64', text: gzipSync(JSON.stringify(item)).toString('base64') },
  ],
  ['a byte order mark', {}, { text: `\ufeff${JSON.stringify(item)}` }],
])('reads %s', async (_, headers, content) => {
  const entry = JSON.parse(JSON.stringify(faulty({})));
  entry.response.headers.push(...Object.entries(headers).map(([name, value]) => ({ name, value })));
  entry.response.content = { size: 1, mimeType: 'application/json', ...content };
  expect((await verifyHar(things, [archive([entry])])).findings.map(findingLine)).toEqual([]);
});
