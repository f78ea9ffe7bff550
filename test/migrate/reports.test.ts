import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, mergeFindings } from '../../templates/runtime/migrate-engine/src/report/finding.ts';
import { htmlReport, type ReportContext } from '../../templates/runtime/migrate-engine/src/report/html-report.ts';
import { markdownReport } from '../../templates/runtime/migrate-engine/src/report/reports.ts';
import { sarifReport } from '../../templates/runtime/migrate-engine/src/report/reports.ts';
import { map } from './kit.ts';

const PLAIN: Finding = {
  file: 'src/a.ts',
  line: 3,
  column: 7,
  rule: 'place',
  category: 'member',
  tier: 'manual',
  reason: 'It is another one.',
  before: 'place',
  suggestion: 'location',
  fingerprint: '0123456789abcdef',
};

const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=1>',
    '&lt;',
    "'|`*_[]\\",
    'a\nb\r\n| c',
    '</code>',
  ),
);
const finding = fc
  .record({ file: text, rule: text, reason: text, before: text, suggestion: text })
  .map((texts): Finding => ({ ...PLAIN, ...texts }));

const TOOL = { name: '@bmp/migrate', version: '0.1.0' };

test('merges the findings about a line that need manual work for the same reason, and its type errors', () => {
  const error: Finding = { ...PLAIN, category: 'verify', rule: 'TS2464', reason: 'It is null.', suggestion: '' };
  const merged = mergeFindings([
    { ...PLAIN, suggestion: 'period.from' },
    { ...PLAIN, column: 20, rule: 'to', suggestion: 'period.to' },
    { ...PLAIN, column: 30, suggestion: 'period.to' },
    { ...PLAIN, column: 40, reason: 'It is removed.' },
    { ...PLAIN, tier: 'certain' },
    { ...PLAIN, tier: 'certain', column: 20 },
    { ...PLAIN, line: 4 },
    { ...PLAIN, line: 5, suggestion: '' },
    { ...PLAIN, line: 5, column: 20, before: 'other', suggestion: '' },
    error,
    { ...error, column: 30, rule: 'TS2538', reason: 'It may be null.' },
    { ...error, column: 40, rule: 'TS2538', reason: 'It may be null.' },
  ]);
  expect(merged).toEqual([
    { ...PLAIN, suggestion: 'period.from, period.to' },
    { ...PLAIN, column: 40, reason: 'It is removed.' },
    { ...PLAIN, tier: 'certain' },
    { ...PLAIN, tier: 'certain', column: 20 },
    { ...PLAIN, line: 4 },
    { ...PLAIN, line: 5, suggestion: '' },
    { ...PLAIN, line: 5, column: 20, before: 'other', suggestion: '' },
    { ...error, reason: 'It is null.\nAlso TS2538: It may be null.' },
  ]);
});

describe('the report in HTML', () => {
  const context: ReportContext = {
    changes: [],
    examined: [],
    packageOf: () => 'app',
    sources: true,
    tool: TOOL,
    map,
    titles: { before: 'v2', after: 'v3' },
    folder: '..',
    prefix: '',
  };
  const pageOf = (findings: readonly Finding[], own: Partial<ReportContext> = {}): string =>
    htmlReport(findings, { ...context, ...own });
  const article = (page: string): string => /<article[\s\S]*<\/article>/.exec(page)?.[0] ?? '';
  const textOf = (part: string): string =>
    part.replaceAll(/<[^>]*>/g, '').replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  /** Elements of a page, without the values of their attributes. */
  const tags = (page: string): readonly string[] =>
    page
      .replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '')
      .replaceAll(/"[^"]*"/g, '""')
      .match(/<[^>]*>/g) ?? [];

  test('R115 the text of any finding is escaped and readable', () => {
    const empty = { reason: '', suggestion: '', file: '' };
    fc.assert(
      fc.property(
        finding.filter((one) => Object.keys(empty).every((name) => one[name as keyof typeof empty] !== '')),
        (found) => {
          const page = pageOf([found]);
          const known = new Set(tags(pageOf([{ ...PLAIN, file: 'src/a.ts' }])));
          expect(tags(page).filter((tag) => !known.has(tag))).toEqual([]);
          const read = textOf(page);
          for (const name of ['file', 'rule', 'before', 'suggestion'] as const) expect(read).toContain(found[name]);
        },
      ),
      { seed: 20, numRuns: 200 },
    );
  });

  test('R115 the policy allows the own style and script, and nothing else', () => {
    const page = pageOf([PLAIN]);
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const directives = textOf(policy).split('; ');
    const hash = (element: string): string => {
      const [, text = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(page) ?? [];
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(directives).toEqual([
      "default-src 'none'",
      `style-src ${hash('style')}`,
      `script-src ${hash('script')}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(page).not.toMatch(/\son\w+=|\sstyle=|src=/);
  });

  const before = 'a\nb\nc\nconst x = entry.place;\nd\ne\nf\n';
  const change = { path: '/p/src/a.ts', name: 'src/a.ts', before, after: before.replace('.place', '.location') };

  test('R115 a changed place is shown as a diff with two lines around it', () => {
    const found: Finding = { ...PLAIN, line: 4, column: 17, tier: 'certain', reason: 'The change is documented' };
    const examined = [{ name: 'src/a.ts', text: before }];
    const shown = article(pageOf([found], { changes: [change], examined }));
    const rows = [...shown.matchAll(/<span class="(same|removed|added)"\s*>(.*?)<\/span\s*>/gs)];
    expect(rows.map(([, kind, row = '']) => `${kind} ${textOf(row)}`)).toEqual([
      'same 2 b',
      'same 3 c',
      'removed 4−const x = entry.place;',
      'added 4+const x = entry.location;',
      'same 5 d',
      'same 6 e',
    ]);
    expect(shown.match(/<mark>.*?<\/mark>/g)).toEqual(['<mark>place</mark>', '<mark>location</mark>']);
    expect(textOf(shown)).toContain('The change is documented.');
  });

  test('R115 a place for manual work is marked in its line, with the suggestion', () => {
    const examined = [{ name: 'src/a.ts', text: before }];
    const shown = article(pageOf([{ ...PLAIN, line: 4, column: 17 }], { examined }));
    expect(shown).toContain('const x = entry.<mark>place</mark>;');
    expect(shown).toContain('Suggestion: <code>location</code>');
  });

  test('R115 progress counts the files of each package that have nothing left', () => {
    const examined = ['core/a.ts', 'core/b.ts', 'web/c.ts'].map((name) => ({ name, text: '' }));
    const packageOf = (file: string): string => file.split('/')[0] ?? '';
    const page = pageOf([{ ...PLAIN, file: 'core/a.ts' }], { examined, packageOf });
    const progress = textOf(/<section class="bars"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '').replaceAll(/\s+/g, ' ');
    expect(progress).toBe(' Progress by package core 1 of 2 files done · 1 manual web 1 of 1 file done ');
  });

  test('starts with the files that need manual work, and closes the files of a long report', () => {
    const certain = { ...PLAIN, tier: 'certain' } as const;
    const page = pageOf([
      { ...certain, file: 'a.ts' },
      { ...certain, file: 'b.ts' },
      { ...PLAIN, file: 'b.ts' },
    ]);
    const places = [...page.matchAll(/data-tier="(.*?)" data-file="(.*?)"/g)];
    expect(places.map(([, tier, file]) => `${file} ${tier}`)).toEqual(['b.ts manual', 'b.ts certain', 'a.ts certain']);
    expect(page).toContain('<details class="group" open>');
    expect(pageOf(Array.from({ length: 501 }, () => PLAIN))).not.toContain('<details class="group" open>');
  });

  test('R115 each place links to the entry of its rule in the guide', () => {
    const page = pageOf([{ ...PLAIN, rule: 'document-sys-name' }]);
    expect(page).toContain('href="#rule-document-sys-name"');
    const [entry = ''] = /<section class="entry" id="rule-document-sys-name">[\s\S]*?<\/section>/.exec(page) ?? [];
    const text = textOf(entry).replaceAll(/\s+/g, ' ');
    expect(text).toContain('In v2 sysName In v3 fileName Applies to Document');
    expect(text).toMatch(/Source (?:conventions|domains) L\d+/);
  });
});

describe('the report in Markdown', () => {
  test('R115 any finding is one row of six columns', () => {
    fc.assert(
      fc.property(finding, (found) => {
        const [row = '', ...others] = markdownReport([found]).split('\n').slice(8, -1);
        expect(others.join('')).toBe('');
        expect(row.replaceAll(/\\./g, '').match(/\|/g)).toHaveLength(6);
      }),
      { seed: 20, numRuns: 200 },
    );
  });
});

/** Requirements of SARIF 2.1.0 for the parts in use: sections 3.13, 3.14, 3.19, 3.27 to 3.30. */
const SARIF = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: { type: 'array', minItems: 1, items: { $ref: '#/$defs/run' } },
  },
  $defs: {
    run: {
      type: 'object',
      required: ['tool', 'results'],
      additionalProperties: false,
      properties: {
        tool: { type: 'object', required: ['driver'], properties: { driver: { $ref: '#/$defs/driver' } } },
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        results: { type: 'array', items: { $ref: '#/$defs/result' } },
      },
    },
    driver: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1 },
        version: { type: 'string', minLength: 1 },
        rules: { type: 'array', uniqueItems: true, items: { $ref: '#/$defs/rule' } },
      },
    },
    rule: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        shortDescription: { $ref: '#/$defs/message' },
        fullDescription: { $ref: '#/$defs/message' },
        help: { $ref: '#/$defs/message' },
      },
    },
    message: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
    result: {
      type: 'object',
      required: ['message', 'ruleId'],
      additionalProperties: false,
      properties: {
        ruleId: { type: 'string' },
        ruleIndex: { type: 'integer', minimum: 0 },
        level: { enum: ['none', 'note', 'warning', 'error'] },
        message: { $ref: '#/$defs/message' },
        locations: { type: 'array', items: { $ref: '#/$defs/location' } },
        partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    location: {
      type: 'object',
      required: ['physicalLocation'],
      additionalProperties: false,
      properties: {
        physicalLocation: {
          type: 'object',
          required: ['artifactLocation', 'region'],
          additionalProperties: false,
          properties: {
            artifactLocation: {
              type: 'object',
              additionalProperties: false,
              properties: { uri: { type: 'string', format: 'uri-reference' } },
            },
            region: {
              type: 'object',
              additionalProperties: false,
              properties: {
                startLine: { type: 'integer', minimum: 1 },
                startColumn: { type: 'integer', minimum: 1 },
                endColumn: { type: 'integer', minimum: 1 },
              },
            },
          },
        },
      },
    },
  },
};

describe('the report in SARIF', () => {
  const SOURCE = { map, titles: { before: 'v2', after: 'v3' }, prefix: '', tool: TOOL, sources: false };
  const isSarif = new Ajv({
    allErrors: true,
    strictRequired: false,
    formats: {
      uri: (value: string) => URL.canParse(value),
      'uri-reference': /^(?:[\w.~/:@!$&'()*+,;=-]|%[0-9A-F]{2})*$/i,
    },
  }).compile(SARIF);

  test('R115 any finding makes a valid SARIF 2.1.0 log', () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 4 }), (found) => {
        const isValid = isSarif(JSON.parse(sarifReport(found, SOURCE)));
        expect(isSarif.errors ?? []).toEqual([]);
        expect(isValid).toBe(true);
      }),
      { seed: 20, numRuns: 200 },
    );
  });

  test.each([
    ['src/[id]/50%.ts', 'src/%5Bid%5D/50%25.ts'],
    ['a b#1?.ts', 'a%20b%231%3F.ts'],
    ['ä.ts', '%C3%A4.ts'],
  ])('R115 the file %s leads to itself', (file, uri) => {
    const log = sarifReport([{ ...PLAIN, file }], SOURCE);
    expect(log).toContain(`"uri": ${JSON.stringify(uri)}`);
    expect(decodeURIComponent(uri)).toBe(file);
  });

  test('R115 places start at the root of the repository, and rules have the text of the guide', () => {
    const found: Finding = { ...PLAIN, rule: 'document-sys-name', before: 'sysName' };
    const log: unknown = JSON.parse(sarifReport([PLAIN, found], { ...SOURCE, prefix: 'packages/my app' }));
    expect(log).toMatchObject({
      runs: [
        {
          tool: {
            driver: {
              ...TOOL,
              rules: [{ id: 'place' }, { id: 'document-sys-name', shortDescription: { text: 'sysName → fileName' } }],
            },
          },
          results: [
            { ruleIndex: 0 },
            {
              ruleIndex: 1,
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'packages/my%20app/src/a.ts' },
                    region: { startLine: 3, startColumn: 7, endColumn: 14 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  });
});
