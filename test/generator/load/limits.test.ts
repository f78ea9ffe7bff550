import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '../../../generator/check/rules.ts';
import { limits } from '../../../generator/load/limits.ts';
import { documentWith, folderWith, load, loadIn } from './load-files.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const { depth, aliasedValues, referenceChain, fileBytes, totalBytes, files } = limits;

/** Nested arrays. In a member of a document the innermost one is this deep. */
const nested = (levels: number): string => '['.repeat(levels - 1) + ']'.repeat(levels - 1);

/** Aliases that expand to this many values: lists of one hundred, and one of the rest. */
function aliases(values: number): string {
  const list = (count: number): string => `[${Array.from({ length: count - 1 }, () => 1).join(', ')}]`;
  const rest = values % 100;
  const many = Array.from({ length: Math.floor(values / 100) }, () => '*a').join(', ');
  return `paths: {}\nx-a: &a ${list(100)}\n${rest === 0 ? '' : `x-b: &b ${list(rest + 1)}\n`}x-c: [${many}${rest === 0 ? '' : ', *b'}]`;
}

/** A chain of schemas that refer to the next one. */
function chain(length: number): string {
  const links = Array.from({ length }, (_, index) => `S${index}: { $ref: '#/components/schemas/S${index + 1}' }`);
  return `components: { schemas: { ${links.join(', ')}, S${length}: { type: string } } }`;
}

const table = [
  {
    limit: 'depth of YAML',
    code: 'too-deep',
    at: documentWith(`paths: {}\nx-a: ${nested(depth)}`),
    beyond: documentWith(`paths: {}\nx-a: ${nested(depth + 1)}`),
  },
  {
    limit: 'depth of JSON',
    code: 'too-deep',
    at: json({ 'x-a': 'deep' }).replace('"deep"', nested(depth)),
    beyond: json({ 'x-a': 'deep' }).replace('"deep"', nested(depth + 1)),
  },
  {
    limit: 'aliased values',
    code: 'aliases-too-many',
    at: documentWith(aliases(aliasedValues)),
    beyond: documentWith(aliases(aliasedValues + 1)),
  },
];

describe('the limit', () => {
  test.for(table)('of $limit accepts a document at it and rejects one beyond it', async ({ code, at, beyond }) => {
    const name = at.startsWith('{') ? 'a.json' : 'a.yaml';
    expect(
      (await load({ [name]: at }, checkDocument)).diagnostics.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
    const { diagnostics } = await load({ [name]: beyond }, checkDocument);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
  });

  test('of chained references stops the checks without an error', async () => {
    for (const length of [referenceChain - 1, referenceChain, 3 * referenceChain]) {
      const { reported } = await load({ 'a.yaml': documentWith(chain(length)) }, checkDocument);
      expect(reported).toEqual([]);
    }
  });

  test('of the bytes of a file', async () => {
    const folder = folderWith({});
    const file = join(folder, 'a.json');
    const text = json({});
    writeFileSync(file, text + ' '.repeat(fileBytes - text.length));
    expect((await loadIn(folder, 'a.json')).reported).toEqual([]);
    truncateSync(file, fileBytes + 1);
    expect((await loadIn(folder, 'a.json')).reported.map((line) => line.split(' ')[0])).toEqual(['file-too-large']);
  });

  test.each([
    [aliasedValues - 60_000, []],
    [aliasedValues - 59_999, ['aliases-too-many']],
  ])('of aliased values in all files: 60,000 in one and %i in another → %j', async (values, want) => {
    const { reported } = await load({
      'a.yaml': documentWith(`${aliases(60_000)}\nx-d: { $ref: b.yaml }`).replace(
        'paths: {}',
        "paths: { /a: { $ref: 'b.yaml#/p' }, /c: { $ref: 'c.yaml#/p' } }",
      ),
      'b.yaml': `p: {}\n${aliases(values).replace('paths: {}', 'q: {}')}`,
      'c.yaml': 'p: {}',
    });
    expect(reported.map((line) => line.split(' ')[0])).toEqual(want);
  });

  test.runIf(isLong)('of the bytes of all files', async () => {
    const count = totalBytes / fileBytes;
    const parts = Array.from({ length: count }, (_, index) => `P${index}: { $ref: 'p${index}.json' }`);
    const folder = folderWith({ 'a.yaml': documentWith(`components: { schemas: { ${parts.join(', ')} } }`) });
    for (let index = 0; index < count; index += 1)
      writeFileSync(join(folder, `p${index}.json`), `{}${' '.repeat(fileBytes - 2)}`);
    // The root file counts too.
    expect((await loadIn(folder, 'a.yaml')).reported.map((line) => line.split(' ')[0])).toContain('files-too-many');
    writeFileSync(join(folder, 'p0.json'), '{}');
    expect((await loadIn(folder, 'a.yaml')).reported).toEqual([]);
  });

  test.runIf(isLong)('of the number of files', async () => {
    const parts = (count: number): string[] =>
      Array.from({ length: count }, (_, index) => `P${index}: { $ref: 'p${index}.json' }`);
    const root = (count: number): string => documentWith(`components: { schemas: { ${parts(count).join(', ')} } }`);
    const others = Object.fromEntries(Array.from({ length: files }, (_, index) => [`p${index}.json`, '{}']));
    const folder = folderWith({ ...others, 'a.yaml': root(files - 1), 'b.yaml': root(files) });
    expect((await loadIn(folder, 'a.yaml')).reported).toEqual([]);
    expect((await loadIn(folder, 'b.yaml')).reported.map((line) => line.split(' ')[0])).toEqual(['files-too-many']);
  });

  test('is documented on the first page', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../generated/docs/start.md'), 'utf8');
    const words = [depth, aliasedValues, files].map((limit) => limit.toLocaleString('en'));
    for (const word of [...words, `${fileBytes / 2 ** 20} MiB`, `${totalBytes / 2 ** 20} MiB`])
      expect(readme).toContain(word);
  });
});

describe('the limits in SECURITY.md', () => {
  const root = join(import.meta.dirname, '../../..');
  const text = readFileSync(join(root, '.github/SECURITY.md'), 'utf8');
  const [, , ...rows] = (/## Limits\n\n(.*?)\n\n/s.exec(text)?.[1] ?? '').split('\n');
  const runtime = (file: string): string => `templates/runtime/${file}`;
  const generator = 'generator/load/limits.ts';
  const proxy = runtime('verify-engine/src/live/proxy.ts');
  const decompress = runtime('verify-engine/src/har/decompress.ts');
  const calls = runtime('mock-engine/src/control/calls.ts');
  const bridge = runtime('migrate-engine/src/bridge/bridge.ts');
  const received = runtime('shared/guard/received-body.ts');

  /** Numbers of each row, in order, with the declarations that they come from. */
  const stated: readonly (readonly (readonly [number: string, file: string, declaration: string])[])[] = [
    [
      ['64', generator, 'fileBytes: 64 * 1024 * 1024,'],
      ['256', generator, 'depth: 256,'],
    ],
    [
      ['10,000', generator, 'files: 10_000,'],
      ['256', generator, 'totalBytes: 256 * 1024 * 1024,'],
    ],
    [['100,000', generator, 'aliasedValues: 100_000,']],
    [
      ['20,000,000', generator, 'overlaySteps: 20_000_000,'],
      ['64', generator, 'fileBytes: 64 * 1024 * 1024,'],
      ['4,096', generator, 'pathLength: 4_096,'],
    ],
    [['60', 'generator/load/network.ts', 'maxMs = 60_000 }']],
    [
      ['10', runtime('mock-engine/src/server/server.ts'), 'maxBodyBytes = 10_000_000,'],
      ['200', runtime('mock-engine/src/http/body.ts'), 'MAX_JSON_DEPTH = 200;'],
      ['5', runtime('mock-engine/src/server/respond.ts'), 'MAX_CODINGS = 5;'],
    ],
    [['256', received, 'MAX_RECEIVED_BYTES = 256_000_000;']],
    [
      ['32', proxy, 'MAX_BODY_BYTES = 32 * 1024 * 1024;'],
      ['256', received, 'MAX_RECEIVED_BYTES = 256_000_000;'],
    ],
    [
      ['64', decompress, 'MAX_BYTES = 64 * MEBIBYTE;'],
      ['1', decompress, 'MIN_BYTES = MEBIBYTE;'],
      ['100', decompress, 'MAX_EXPANSION = 100;'],
    ],
    [['256', runtime('mock-engine/src/state/memory.ts'), 'MAX_STATE_BYTES = 256_000_000;']],
    [
      ['1,000', runtime('mock-engine/src/core.ts'), 'callsPerSpace = 1000,'],
      ['32', calls, 'MAX_BODY_BYTES = 32_000_000;'],
      ['128', calls, 'MAX_TOTAL_BODY_BYTES = 128_000_000;'],
    ],
    [['10,000', runtime('mock-engine/src/control/spaces.ts'), 'MAX_SPACES = 10_000;']],
    [
      ['32', bridge, 'maxBodyBytes = 32 * 1024 * 1024,'],
      ['1,000', bridge, 'MAX_DEPTH = 1_000;'],
    ],
    [],
  ];

  test.each(rows.map((row, index) => [row.split('|')[1]?.trim(), row.split('|')[2] ?? '', stated[index]] as const))(
    'are those of the sources: %s',
    (_, limit, want = []) => {
      expect(limit.match(/[\d,]*\d/g) ?? []).toEqual(want.map(([number]) => number));
      for (const [, file, declaration] of want) expect(readFileSync(join(root, file), 'utf8')).toContain(declaration);
    },
  );

  test('that the table leaves to the reports are those of the sources', () => {
    expect(rows).toHaveLength(stated.length);
    expect(readFileSync(join(root, bridge), 'utf8')).toContain('MAX_CALLERS = 1000;');
    expect(readFileSync(join(root, proxy), 'utf8')).toContain('bytes: 4 * MAX_BODY_BYTES };');
  });
});

function json(more: object): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, ...more });
}
