import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generate } from '../../../generator/generate.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { folderWith } from '../load/load-files.ts';

const document = (info: object, field: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Garden', ...info },
    paths: {},
    components: { schemas: { Plant: { type: 'object', properties: { [field]: { type: 'string' } } } } },
  });

const RENAME = {
  id: 'plant-label',
  operation: 'rename',
  owners: ['Plant'],
  v2: 'label',
  v3: 'name',
  source: 'notes of 3.0',
  certainty: 'documented',
};

async function madeOf(old: object, current: object): Promise<ReadonlyMap<string, string>> {
  const folder = folderWith({ 'old.json': document(old, 'label'), 'new.json': document(current, 'name') });
  mkdirSync(join(folder, 'renames'));
  writeFileSync(join(folder, 'renames/fields.yaml'), JSON.stringify([RENAME]));
  const sources = {
    spec: join(folder, 'new.json'),
    oldSpec: join(folder, 'old.json'),
    renames: join(folder, 'renames'),
  };
  return (await generate(sources, new Diagnostics())).files;
}

describe('the README of the migration package', () => {
  test('is complete without companions', async () => {
    const page = (await madeOf({ version: '2' }, { version: '3' })).get('migrate/README.md') ?? '';
    expect(page).not.toMatch(
      /\{\{|\}\}|undefined(?!, options)|\[object|\n\n\n|\bv[23]\b|\b(?:bmp|erp|mock)\b|(?:domains|conventions) L/i,
    );
    expect(page.match(/^## .*$/gm)?.length).toBeGreaterThan(12);
    expect(page).toContain('`toOpenapi(schema, document)` returns `{ value, sidecar, conflicts, losses, reviews }`');
    expect(page).toContain('npx @garden/migrate code . --types your-old-client');
  });

  test.each([
    [{ version: '2' }, { version: '3' }, 'from version 2 to version 3 of Garden.'],
    [{ version: '1' }, { version: '1' }, 'from the previous version to the current version of Garden.'],
    [{ version: '"2"' }, { version: '3' }, 'from the previous version to the current version of Garden.'],
  ])('names the versions %j and %j by what distinguishes them', async (old, current, wanted) => {
    const files = await madeOf(old, current);
    expect(files.get('migrate/README.md')).toContain(wanted);
    expect(files.get('docs/migration.md')).toMatch(/^# Migrating from (the previous )?version/);
    expect(files.get('migrate/src/main.ts')).toMatch(/words: \{ before: '(the previous )?version/);
  });
});
