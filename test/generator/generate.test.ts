import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Generated, generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';

const sources = { spec: 'spec/v3/openapi.yaml', oldSpec: 'spec/v2/openapi.yaml', renames: 'spec/renames' };

describe('generate', () => {
  const diagnostics = new Diagnostics();
  let first: Generated;
  beforeAll(async () => {
    first = await generate(sources, diagnostics);
  });

  test('returns the same bytes on every run', async () => {
    const second = await generate(sources, new Diagnostics());
    expect([...second.files].filter(([path, text]) => first.files.get(path) !== text).map(([path]) => path)).toEqual(
      [],
    );
    expect([...second.files.keys()]).toEqual([...first.files.keys()]);
  });

  test('reports no diagnostic for our own specification', () => {
    expect(diagnostics.list).toEqual([]);
  });

  test('returns unique paths inside the output folder, also if case is ignored', () => {
    const paths = [...first.files.keys()].map((path) => path.toLowerCase().normalize('NFC'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith('/') || path.split('/').includes('..'))).toEqual([]);
  });

  test('does not depend on this platform: generator and templates contain no name of its domains and resources', () => {
    const words = /\b(checkbook|sprint|business-?card|timesheet|quotation|invoice|workforce|erp)\b/i;
    const copied = [...first.files].filter(([path]) => path.startsWith('sdk/src/client/'));
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter(([, text]) => words.test(text)).map(([path]) => path)).toEqual([]);
  });

  test.each([{ only: ['sdk'] }, { only: ['sdk', 'validators'] }, {}])(
    'every imported module exists: %o',
    async (products) => {
      const { files } = await generate({ spec: 'test/docs/fixtures/library.yaml', ...products }, new Diagnostics());
      const { exports } = JSON.parse(files.get('sdk/package.json') ?? '') as {
        exports: Record<string, { default?: string } | string>;
      };
      const shipped = Object.values(exports).flatMap((entry) =>
        typeof entry === 'string' ? [] : [entry.default ?? ''],
      );
      const sources = shipped.map((file) =>
        file.replace('./dist', 'sdk/src').replace('.js', '.ts').replace('*', 'all'),
      );
      expect(sources.filter((file) => !files.has(file))).toEqual([]);
      const isDescribed = files.get('sdk/docs/calls.md')?.includes('@library/sdk/validators') ?? false;
      expect(files.has('sdk/docs/validation.md')).toBe(isDescribed);
      expect(isDescribed).toBe(files.has('sdk/src/validators.ts'));
    },
  );

  test('returns the committed files', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../generated/spec/v3.json'), 'utf8');
    expect(first.files.get('spec/v3.json')).toBe(committed);
  });
});
