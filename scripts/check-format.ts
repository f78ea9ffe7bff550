/**
 * `npm run check:format`: checks that files are formatted as Prettier does, and that comments fit the same width. oxfmt
 * formats nearly the same a hundred times faster, so Prettier only checks the files that oxfmt would change.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

const quick = run('oxfmt/bin/oxfmt', [
  '--list-different',
  ...['--config', '.prettierrc', '--ignore-path', '.prettierignore'],
  '.',
]);
const printed = quick.printed.split('\n').filter((line) => line !== '');
if (quick.status !== 0) {
  // If oxfmt itself fails, it prints something else, or nothing. Prettier then checks everything.
  const isList = printed.length > 0 && printed.every((line) => existsSync(join(ROOT, line)));
  const checked = run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...(isList ? printed : ['.'])]);
  process.stdout.write(checked.printed);
  process.exitCode = checked.status ?? 1;
}

const wide = wideComments(ROOT);
if (wide.length > 0) {
  process.stdout.write(`${wide.join('\n')}\nWrap them at 120 columns.\n`);
  process.exitCode = 1;
}
