import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { code, folderOf } from './run-command.ts';

const LINES = '.yarn/unplugged/lines-npm-1.0.0-ab/node_modules/lines';
const registry = {
  packageRegistryData: [
    [null, [[null, { packageLocation: './', packageDependencies: [['lines', 'npm:1.0.0']] }]]],
    [
      'app',
      [
        [
          'workspace:packages/app',
          {
            packageLocation: './packages/app/',
            packageDependencies: [
              ['lines', 'npm:1.0.0'],
              ['core', 'virtual:1#workspace:packages/core'],
              ['packed', 'npm:2.0.0'],
              ['peer', null],
            ],
          },
        ],
      ],
    ],
    [
      'core',
      [
        [
          'virtual:1#workspace:packages/core',
          { packageLocation: './.yarn/__virtual__/core-virtual-1/1/packages/core/', packageDependencies: [] },
        ],
      ],
    ],
    ['lines', [['npm:1.0.0', { packageLocation: `./${LINES}/`, packageDependencies: [] }]]],
    ['packed', [['npm:2.0.0', { packageLocation: './.yarn/cache/packed.zip/node_modules/packed/' }]]],
  ],
};
const files = {
  [`${LINES}/package.json`]: '{"name":"lines","exports":{"./entry":{"types":"./entry.d.ts"}}}',
  [`${LINES}/entry.d.ts`]: "import type { TimeRecording } from '@acme/v2';\nexport const entry: TimeRecording;\n",
  'packages/core/package.json': '{"name":"core","types":"index.ts"}',
  'packages/core/index.ts':
    "import type { TimeRecording } from '@acme/v2';\nexport const last = (): TimeRecording => ({});\n",
  'packages/app/package.json': '{"name":"app"}',
  'packages/app/a.ts':
    "import { entry } from 'lines/entry';\nimport { last } from 'core';\nimport { packed } from 'packed';\nexport const all = [entry.place, last().place, packed.other];\n",
};
const text = JSON.stringify(registry, null, 2);
/** The text of a script that would end the process if it ran. */
const script = `process.exit(1);\nconst RAW_RUNTIME_STATE =\n'${text
  .replaceAll('\\', '\\\\')
  .replaceAll("'", "\\'")
  .replaceAll('\n', '\\\n')}';\n`;

test.each([
  ['.pnp.data.json', text],
  ['.pnp.cjs', script],
])("R122 packages of Yarn Plug'n'Play are found through %s, without executing it", async (name, content) => {
  const folder = folderOf(files);
  writeFileSync(join(folder, name), content);
  const { out, err } = await code(folder);
  expect(out).toContain('+export const all = [entry.location, last().location, packed.other];');
  expect(err).toMatch(/^packed: not found, one file imports it\..*yarn unplug packed/m);
});
