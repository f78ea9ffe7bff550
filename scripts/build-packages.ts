/**
 * Builds the packages under `generated/`: compiles `src/` to `dist/` and makes the declarations name the files that
 * ship. Run by `npm run build` and before anything packs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');

/** Compiles one package; what an earlier build left behind goes first. */
function buildPackage(folder: string): void {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  execFileSync(process.execPath, [COMPILER, '-p', folder], { stdio: 'inherit' });
  const dist = join(folder, 'dist');
  const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  for (const file of declarations) nameShippedFiles(join(dist, file));
}

/** The compiler leaves `./x.ts` in declarations; beside them stands `./x.js`. */
function nameShippedFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import)\s*\(?\s*['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2'));
}

const GENERATED = join(ROOT, 'generated');
for (const name of readdirSync(GENERATED)) {
  const folder = join(GENERATED, name);
  if (existsSync(join(folder, 'tsconfig.json'))) buildPackage(folder);
}
