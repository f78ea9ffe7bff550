/**
 * `npm run example`: packs the client, installs the tarball in an empty folder as a user would, starts the mock, and
 * runs the examples of the package against it. Exits with 1 if one of them fails.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runExamples } from './run-examples.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = join(import.meta.dirname, '..');

/** Installs the client from its tarball in an empty folder. */
function installPackage(folder: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: join(ROOT, 'generated/sdk') });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--offline', `./${tarball}`], { cwd: folder });
  return join(folder, 'node_modules/@bmp/sdk');
}

const folder = temporaryFolder('example');
console.log('Installing @bmp/sdk from its tarball in an empty folder …');
const isSuccess = await runExamples(join(installPackage(folder), 'examples'), (line) => console.log(line));
process.exitCode = isSuccess ? 0 : 1;
