import { join } from 'node:path';
import { requirePeer } from '../../extras.ts';
import type { Program } from '../measure-process.ts';
import type { BenchDocument } from './documents.ts';
import { kubb } from './kubb.ts';
import { setAside } from './set-aside.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The program that ratios refer to. */
export const BASE = 'Redocly: client';

/** Lists our generator and its peers for one document, each with an output folder of its own below `folder`. */
export function programsFor(document: BenchDocument, folder: string): readonly Program[] {
  return [...ours(document, folder), ...peers(document, folder), ...kubb(document, folder)];
}

/** Lists our generator as the package ships it, and a second run without changes. */
function ours({ file }: BenchDocument, folder: string): readonly Program[] {
  const [client, all] = [join(folder, 'client'), join(folder, 'all')];
  const main = join(ROOT, 'generator/dist/generator/bin.js');
  return [
    {
      name: 'ours: types and client',
      args: [main, '--spec', file, '--out', client, '--layout', 'package', '--no-build', '--only', 'sdk'],
      prepare: () => setAside(client),
    },
    {
      name: 'ours: everything',
      args: [main, '--spec', file, '--layout', 'package', '--no-build', '--out', all],
      prepare: () => setAside(all),
    },
    { name: 'ours: nothing changed', args: [main, '--spec', file, '--layout', 'package', '--no-build', '--out', all] },
  ];
}

function peers({ file }: BenchDocument, folder: string): readonly Program[] {
  const out = (name: string): string => join(folder, name);
  const redocly = [requirePeer('@redocly/cli/bin/cli.js'), 'generate-client', file, '-o'];
  const heyApi = [
    requirePeer('@hey-api/openapi-ts/dist/run.mjs'),
    '-i',
    file,
    '-s',
    '-c',
    '@hey-api/client-fetch',
    '-o',
  ];
  const zod = ['-p', '@hey-api/typescript', '@hey-api/sdk', 'zod'];
  const all = ['typescript', 'zod', 'mock'].flatMap((name) => ['--generator', name]);
  return [
    { name: BASE, args: [...redocly, out('redocly/client.ts')] },
    { name: 'Redocly: client, zod, mock', args: [...redocly, out('redocly-all/client.ts'), ...all] },
    {
      name: 'openapi-typescript: types',
      args: [join(ROOT, 'node_modules/openapi-typescript/bin/cli.js'), file, '-o', out('ot.ts')],
    },
    { name: 'hey-api: types and client', args: [...heyApi, out('hey-api')] },
    { name: 'hey-api: with zod', args: [...heyApi, out('hey-api-zod'), ...zod] },
  ];
}
