/**
 * `npm run check:format`: checks that files are formatted as Prettier does, and that comments fit the same width. oxfmt
 * formats nearly the same a hundred times faster, so Prettier only checks the files that oxfmt would change, and those
 * in which it is known to differ. `test/repository/formatted.test.ts` has Prettier check every file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayDiffer } from '../generator/write/format.ts';
import manifest from '../package.json' with { type: 'json' };
import { temporaryFolder } from './temporary-folder.ts';
import { wideComments } from './wide-comments.ts';

const ROOT = join(import.meta.dirname, '..');
const TOOLS = join(ROOT, 'node_modules');

function run(script: string, given: readonly string[]): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(TOOLS, script), ...given], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, printed: `${stdout}${stderr}` };
}

const quick = runOxfmt();
const changed = quick.printed.split('\n').filter((line) => line !== '');
// If oxfmt itself fails, it prints something else, or nothing. Prettier then checks everything.
const isList = quick.status === 0 || (changed.length > 0 && changed.every((line) => existsSync(join(ROOT, line))));
const suspects = isList ? [...changed, ...unionFiles()] : ['.'];
if (suspects.length > 0) {
  const checked = run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...suspects]);
  process.stdout.write(checked.printed);
  process.exitCode = checked.status ?? 1;
}

/** Lists the files that oxfmt would change, by the configuration of Prettier. */
function runOxfmt(): ReturnType<typeof run> {
  const config = join(temporaryFolder('oxfmt'), 'config.json');
  writeFileSync(config, JSON.stringify(manifest.prettier));
  return run('oxfmt/bin/oxfmt', ['--list-different', '--config', config, '--ignore-path', '.prettierignore', '.']);
}

/** Lists the modules with unions that oxfmt and Prettier may format differently. */
function unionFiles(): readonly string[] {
  const files = spawnSync('git', ['ls-files', '*.ts'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim().split('\n');
  return files.filter((file) => existsSync(join(ROOT, file)) && mayDiffer(readFileSync(join(ROOT, file), 'utf8')));
}

const wide = wideComments(ROOT);
if (wide.length > 0) {
  process.stdout.write(`${wide.join('\n')}\nWrap them at 120 columns.\n`);
  process.exitCode = 1;
}
