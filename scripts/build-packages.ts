/**
 * Builds the packages under `generated/`: declarations by the compiler, file by file; code bundled, one file an entry
 * of `exports` and what entries share in files between them, because loading many small files is what an import
 * costs. Run by `npm run build` and before anything packs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');

/** Builds one package anew; what an earlier build left behind goes first. */
async function buildPackage(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  execFileSync(process.execPath, [COMPILER, '-p', folder, '--emitDeclarationOnly'], { stdio: 'inherit' });
  const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  for (const file of declarations) nameShippedFiles(join(dist, file));
  await build({
    absWorkingDir: folder,
    entryPoints: sourceEntries(folder),
    outdir: 'dist',
    outbase: 'src',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    external: ['node:*'],
    chunkNames: 'shared/[hash]',
    logLevel: 'warning',
  });
}

/** The source files that the package's entries name. */
function sourceEntries(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'source' in entry ? [String(entry.source)] : [],
  );
}

/** The compiler leaves `./x.ts` in declarations; beside them stands `./x.js`. */
function nameShippedFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import)\s*\(?\s*['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2'));
}

const GENERATED = join(ROOT, 'generated');
for (const name of readdirSync(GENERATED)) {
  const folder = join(GENERATED, name);
  if (existsSync(join(folder, 'tsconfig.json'))) await buildPackage(folder);
}
