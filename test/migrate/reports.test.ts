import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../generated/migrate/src/report/finding.ts';
import { htmlReport } from '../../generated/migrate/src/report/reports.ts';
import { markdownReport } from '../../generated/migrate/src/report/reports.ts';
import { sarifReport } from '../../generated/migrate/src/report/reports.ts';

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

const TEXTS = ['file', 'rule', 'reason', 'before', 'suggestion'] as const;
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

describe('the report in HTML', () => {
  const tags = (page: string): readonly string[] => page.match(/<[^>]*>/g) ?? [];

  test('R115 the text of any finding is escaped and readable', () => {
    fc.assert(
      fc.property(finding, (found) => {
        const page = htmlReport([found]);
        expect(tags(page)).toEqual(tags(htmlReport([PLAIN])));
        const read = page.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
        for (const name of TEXTS) expect(read).toContain(found[name]);
      }),
      { seed: 20, numRuns: 200 },
    );
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

/** What SARIF 2.1.0 asks of the parts that are used: sections 3.13, 3.14, 3.19, 3.27 to 3.30. */
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
        informationUri: { type: 'string', format: 'uri' },
        rules: { type: 'array', uniqueItems: true, items: { $ref: '#/$defs/rule' } },
      },
    },
    rule: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, shortDescription: { $ref: '#/$defs/message' } },
    },
    message: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
    result: {
      type: 'object',
      required: ['message', 'ruleId'],
      additionalProperties: false,
      properties: {
        ruleId: { type: 'string' },
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
              properties: { startLine: { type: 'integer', minimum: 1 }, startColumn: { type: 'integer', minimum: 1 } },
            },
          },
        },
      },
    },
  },
};

describe('the report in SARIF', () => {
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
        const isValid = isSarif(JSON.parse(sarifReport(found)));
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
    const log = sarifReport([{ ...PLAIN, file }]);
    expect(log).toContain(`"uri": ${JSON.stringify(uri)}`);
    expect(decodeURIComponent(uri)).toBe(file);
  });
});
