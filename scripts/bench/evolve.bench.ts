/** `npm run bench -- evolve`: compares `bmp-evolve` on two documents of GitHub with generating one client from them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requirePeer } from '../extras.ts';
import { setAside } from './generate/set-aside.ts';
import { measureInTurn, type Program } from './measure-process.ts';
import { printTable } from './print-table.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const GENERATOR = join(import.meta.dirname, '../../generator');
const BEFORE = requirePeer('@octokit/openapi/generated/ghes-3.17.json');
const VERSIONS = {
  'two releases of Enterprise Server': requirePeer('@octokit/openapi/generated/ghes-3.19.json'),
  'Enterprise Server and github.com': requirePeer('@octokit/openapi/generated/api.github.com.json'),
};
const folder = temporaryFolder('bench');
const out = join(folder, 'client');
const CLIENT = 'bmp-generate: types and client of one';

const client: Program = {
  name: CLIENT,
  args: [join(GENERATOR, 'start.js'), BEFORE, '--layout', 'package', '--only', 'sdk', '--out', out],
  prepare: () => setAside(out),
};

const comparisons = Object.entries(VERSIONS).flatMap(([name, after]) =>
  ['diff', 'propose'].map((command): Program => {
    const args = [join(GENERATOR, 'evolve/bin.ts'), command, BEFORE, after];
    return { name: `bmp-evolve ${command}: ${name}`, args };
  }),
);

try {
  printTable(await measureInTurn([client, ...comparisons], 2), CLIENT);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
