/** `npm run bench -- generate`: compares the generator with hey-api on our own specification. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requirePeer } from '../extras.ts';
import { setAside } from './generate/set-aside.ts';
import { measureInTurn, type Program } from './measure-process.ts';
import { printTable } from './print-table.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const YAML = join(ROOT, 'spec/v3/openapi.yaml');
const DOCUMENT = join(ROOT, 'generated/spec/v3.json');
const folder = temporaryFolder('bench');
// Starts it as `npm run generate` does.
const main = [join(ROOT, 'generator/start.js')];
const out = (name: string): string => join(folder, name);
const empty = (name: string) => (): void => setAside(out(name));

const HEY_API = 'hey-api 0.99: types and fetch client';

function heyApi(name: string, document: string): Program {
  const program = requirePeer('@hey-api/openapi-ts/dist/run.mjs');
  const args = [program, '-i', document, '-o', out(name), '-c', '@hey-api/client-fetch', '-s'];
  return { name: name === 'hey' ? HEY_API : `${HEY_API}, from the YAML files`, args, prepare: empty(name) };
}

function ours(subject: string, ...args: readonly string[]): Program {
  return {
    name: `ours: ${subject}`,
    args: [...main, '--layout', 'package', '--no-build', '--out', out(subject), ...args],
    prepare: empty(subject),
  };
}

const programs: readonly Program[] = [
  heyApi('hey', DOCUMENT),
  ours('types and client', '--spec', DOCUMENT, '--only', 'sdk'),
  heyApi('hey-yaml', YAML),
  ours('types and client, from the YAML files', '--spec', YAML, '--only', 'sdk'),
  ours(
    'bundle, types, openapi-typescript’s types and client, from the YAML files',
    '--spec',
    YAML,
    '--only',
    'spec,sdk,paths',
  ),
  ours('everything, from the YAML files'),
  {
    name: 'ours: nothing changed',
    args: [...main, '--layout', 'package', '--no-build', '--out', out('everything, from the YAML files')],
  },
];

try {
  const usages = await measureInTurn(programs, 5);
  printTable(usages, HEY_API);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
