/**
 * `npm run example`: packs the client, installs the tarball in an empty folder, serves the specification with Prism and
 * runs the examples of the package against it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePrism } from './serve-prism.ts';

const ROOT = join(import.meta.dirname, '..');

/** Installs the client from its tarball in an empty folder. */
function installPackage(folder: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(ROOT, 'generated/sdk') });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--offline', `./${tarball}`], { cwd: folder });
  return join(folder, 'node_modules/@bmp/sdk');
}

async function runExample(file: string, address: string): Promise<void> {
  const child = spawn(process.execPath, [file, address], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}

const folder = mkdtempSync(join(tmpdir(), 'example-'));
try {
  const installed = installPackage(folder);
  const prism = await servePrism(join(ROOT, 'generated/spec/v3.json'));
  try {
    for (const name of readdirSync(join(installed, 'examples')).filter((file) => file.endsWith('.mjs'))) {
      await runExample(join(installed, 'examples', name), prism.url);
    }
  } finally {
    await prism.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
