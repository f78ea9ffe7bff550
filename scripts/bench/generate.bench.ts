/** `npm run bench -- generate`: the generator on our own specification, beside hey-api's types and fetch client. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureInTurn, type Program } from './measure-process.ts';
import { printTable } from './print-table.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = join(ROOT, 'generated/spec/v3.json');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const main = join(ROOT, 'generator/start.js');
const out = (name: string): string => join(folder, name);
const empty = (name: string) => (): void => rmSync(out(name), { recursive: true, force: true });

const programs: readonly Program[] = [
  {
    name: 'hey-api 0.99: types and fetch client',
    args: [
      join(ROOT, 'node_modules/@hey-api/openapi-ts/dist/run.mjs'),
      '-i',
      DOCUMENT,
      '-o',
      out('hey'),
      '-c',
      '@hey-api/client-fetch',
      '-s',
    ],
    prepare: empty('hey'),
  },
  {
    name: 'ours: types and client',
    args: [main, '--spec', DOCUMENT, '--out', out('client'), '--only', 'sdk'],
    prepare: empty('client'),
  },
  { name: 'ours: everything, from the YAML files', args: [main, '--out', out('all')], prepare: empty('all') },
  { name: 'ours: nothing changed', args: [main, '--out', out('all')] },
];

try {
  const usages = await measureInTurn(programs, 5);
  printTable(usages, 'hey-api 0.99: types and fetch client');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
