/**
 * `npm run check:format`: whether all is laid out as Prettier does it, and comments are no wider. oxfmt lays out the
 * same, a hundred times faster, but for a few unions and the order in `package.json`: what it would change is left for
 * Prettier to judge.
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
  // Where oxfmt itself fails, it prints something else, or nothing: then Prettier judges all.
  const isList = printed.length > 0 && printed.every((line) => existsSync(join(ROOT, line)));
  const judged = run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...(isList ? printed : ['.'])]);
  process.stdout.write(judged.printed);
  process.exitCode = judged.status ?? 1;
}

const wide = wideComments(ROOT);
if (wide.length > 0) {
  process.stdout.write(`${wide.join('\n')}\nWrap them at 120 columns.\n`);
  process.exitCode = 1;
}
