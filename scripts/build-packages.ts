/** `npm run build`: builds the packages under `generated/` and the generator; `npm run build -- sdk` builds one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { closestMatch, didYouMean } from '../templates/runtime/shared/closest-match.ts';
import { buildGenerator } from './build-generator.ts';
import { buildPackage } from './build-package.ts';

const GENERATED = join(import.meta.dirname, '../generated');
const made = readdirSync(GENERATED).filter((name) => existsSync(join(GENERATED, name, 'tsconfig.json')));
const all = [...made, 'generator'];
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !all.includes(name));

if (unknown.length > 0) {
  for (const name of unknown)
    console.error(`There is no package "${name}".${didYouMean(closestMatch(name, all))} There are: ${all.join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const name of requested.length > 0 ? requested : all) await build(name);
}

async function build(name: string): Promise<void> {
  const folder = name === 'generator' ? name : join('generated', name);
  const start = performance.now();
  if (name === 'generator') await buildGenerator();
  else {
    await buildPackage(join(GENERATED, name));
    linkPackage(join(GENERATED, name));
  }
  console.log(`${folder}/dist: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Links a built package below `node_modules`, where others find it: `generated/verify/dist` imports `@bmp/mock`. */
function linkPackage(folder: string): void {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
  };
  const link = join(GENERATED, '../node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), folder), link, 'junction');
}
