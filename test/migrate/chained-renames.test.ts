import { expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { indexMigration } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import { map, overlay } from './kit.ts';
import { folderOf } from './run-command.ts';

/** A migration in which a member gets the name that another one had before. */
const chained = indexMigration({
  ...map,
  fields: map.fields.flatMap((entry) =>
    entry.id === 'document-sys-name'
      ? [
          { ...entry, id: 'title', v2: ['title'], v3: ['url'], reverse: ['title'] },
          { ...entry, id: 'url', v2: ['url'], v3: ['link'], reverse: ['url'] },
        ]
      : entry,
  ),
});

test.each([
  ['reads', '(d: Document) => [d.title, d.url]', '(d: Document) => [d.url, d.link]'],
  ['a pattern', '({ title, url }: Document) => title + url', '({ url: title, link: url }: Document) => title + url'],
  [
    'a literal with a spread',
    '(d: Document): Document => ({ ...d, title: d.url })',
    '(d: Document): Document => ({ ...d, url: d.link })',
  ],
  ['keys', "['title', 'url'] as (keyof Document)[]", "['url', 'link'] as (keyof Document)[]"],
])('moves each name of a chain one step: %s', (_, before, after) => {
  const module = (code: string): string => `import type { Document } from '@acme/v2';\nexport const x = ${code};\n`;
  const folder = folderOf({ 'a.ts': module(before) });
  const { changes, findings } = migrateCode({ folder, migration: chained, overlay: overlay('v2') });
  expect(changes.map((change) => change.after)).toEqual([module(after)]);
  expect(findings.filter(({ tier }) => tier === 'manual')).toEqual([]);
});
