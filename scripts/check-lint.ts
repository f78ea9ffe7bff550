/** `npm run check:lint`: runs Biome, which is large and therefore installed the first time that it is needed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BIOME, BIOME_RULES } from './extras.ts';

const ROOT = join(import.meta.dirname, '..');

if (!existsSync(BIOME)) {
  console.error('Installing Biome in scripts/extras/lint …');
  const install = ['ci', '--prefix', 'scripts/extras/lint', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('Biome could not be installed. Install it with a network: npm run extras');
}
const given = [BIOME, 'lint', '--error-on-warnings', '--config-path', BIOME_RULES, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, given, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
