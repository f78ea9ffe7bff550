import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Program } from '../measure-process.ts';
import type { BenchDocument } from './documents.ts';
import { setAside } from './set-aside.ts';

/**
 * Runs Kubb if you name a folder where it is installed. It is no development dependency, because it brings 140
 * packages. `BENCH_KUBB=<folder>`, after `npm install @kubb/cli@4 @kubb/core@4 @kubb/plugin-oas@4 @kubb/plugin-ts@4
 * @kubb/plugin-client@4` there.
 */
export function kubb({ file }: BenchDocument, folder: string): readonly Program[] {
  const named = process.env['BENCH_KUBB'];
  if (named === undefined || named === '') return [];
  const installed = resolve(named);
  const [config, out] = [join(installed, 'bench.config.mjs'), join(folder, 'kubb')];
  return [
    {
      name: 'kubb 4: types and client',
      args: [join(installed, 'node_modules/@kubb/cli/bin/kubb.cjs'), 'generate', '--config', config],
      prepare: () => {
        setAside(out);
        writeFileSync(config, configText(file, out));
      },
    },
  ];
}

function configText(file: string, out: string): string {
  const settings = `{
  root: ${JSON.stringify(out)},
  input: { path: ${JSON.stringify(file)} },
  output: { path: ${JSON.stringify(out)}, format: false, lint: false },
  plugins: [pluginOas({ validate: false, generators: [] }), pluginTs(), pluginClient({ client: 'fetch' })],
}`;
  return `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

export default defineConfig(${settings});
`;
}
