/** `npm run build`: builds the packages under `generated/` and the generator; `npm run build -- sdk` builds one. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildGenerator } from './build-generator.ts';
import { buildPackage } from './build-package.ts';

const GENERATED = join(import.meta.dirname, '../generated');
const made = readdirSync(GENERATED).filter((name) => existsSync(join(GENERATED, name, 'tsconfig.json')));
const all = [...made, 'generator'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no package ${unknown.join(', ')}. There are: ${all.join(', ')}.`);

for (const name of wanted.length > 0 ? wanted : all) {
  await (name === 'generator' ? buildGenerator() : buildPackage(join(GENERATED, name)));
}
