// Runs in `npm run test:rest`.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ROOT } from './support/programs.ts';
import { sectionOf, sessionIn } from './support/session.ts';

const KIT = join(ROOT, 'generated/migrate');
const guide = readFileSync(join(KIT, 'README.md'), 'utf8');

const folder = temporaryFolder('migrate-session');
beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  // Equivalent to npx once the package is installed.
  writeFileSync(join(folder, 'bin/npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${KIT}/src/main.ts" "$@"\n`);
  chmodSync(join(folder, 'bin/npx'), 0o755);
});

const identity = { GIT_AUTHOR_NAME: 'desk', GIT_AUTHOR_EMAIL: 'desk@example.com' };
const committer = { GIT_COMMITTER_NAME: 'desk', GIT_COMMITTER_EMAIL: 'desk@example.com' };

/** Exit codes of commands, and their output on both channels in order. */
interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/** Runs commands as a shell does, in a folder that has the kit. */
function shell(commands: string, cwd: string): Ended {
  const env = { ...identity, ...committer, PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, HOME: cwd };
  const { status, stdout } = spawnSync('sh', ['-c', `{ ${commands}\n} 2>&1`], { cwd, env, encoding: 'utf8' });
  // An empty line of a diff has a space at its end, which no page keeps.
  return { status, said: stdout.replaceAll(/^ $/gm, '') };
}

function workTree(name: string): string {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  execFileSync('git', ['init', '-q'], { cwd });
  return cwd;
}

describe.skipIf(process.platform === 'win32')('the guide of the codemod', () => {
  test('R115 shows the actual output of each command', () => {
    const cwd = workTree('first');
    const ends: (number | null)[] = [];
    for (const step of sessionIn(sectionOf(guide, '## A first run'))) {
      if ('file' in step) {
        mkdirSync(dirname(join(cwd, step.file)), { recursive: true });
        writeFileSync(join(cwd, step.file), step.text.slice(step.text.indexOf('\n') + 1));
        continue;
      }
      const { status, said } = shell(step.commands, cwd);
      if (step.printed !== undefined) expect(said).toBe(step.printed);
      ends.push(status);
    }
    expect(ends).toEqual([2, 3, 2, 2]);
    const [shown = ''] = [...sectionOf(guide, '## Findings').matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(
      ([, json = '']) => json,
    );
    expect(JSON.parse(readFileSync(join(cwd, 'migration.json'), 'utf8'))).toContainEqual(JSON.parse(shown));
  });

  test('R124 shows the actual translation of stored documents', () => {
    const [step, ...others] = sessionIn(sectionOf(guide, '## Stored documents')).filter(
      (one) => 'printed' in one && one.printed !== undefined,
    );
    expect(others).toEqual([]);
    if (step === undefined || !('commands' in step)) throw new Error('nothing is shown');
    expect(shell(step.commands, workTree('documents'))).toEqual({ status: 3, said: step.printed });
  });
});
