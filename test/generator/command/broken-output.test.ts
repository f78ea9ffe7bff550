// Runs in `npm run test:rest`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentWith, folderWith, generate, main } from './running.ts';

const written = ['--spec', 'openapi.yaml', '--out', 'out', '--only', 'spec'];

/** Calls of the command, and what each ends with. */
const calls = [
  { name: 'a run', options: written, code: 0 },
  { name: 'a comparison', options: [...written, '--check'], code: 0 },
  { name: 'a report as JSON', options: [...written, '--check', '--json'], code: 0 },
  { name: 'a missing document', options: ['--spec', 'nowhere.yaml', '--out', 'out'], code: 2 },
  { name: 'help', options: ['--help'], code: 0 },
];

describe('the exit code is correct if the output cannot be written:', () => {
  test.each(calls)('$name', async ({ options, code }) => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder, '--only', 'spec');
    const child = spawn(process.execPath, [main, ...options], { cwd: folder });
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await once(child, 'exit')).toEqual([code, null]);
  });

  test.skipIf(!existsSync('/dev/full')).each(calls)('$name, with a full disk as output', (call) => {
    const folder = folderWith(documentWith('Lists pets'));
    generate(folder, '--only', 'spec');
    const full = openSync('/dev/full', 'w');
    const stdio = ['ignore', full, full] as const;
    const { status } = spawnSync(process.execPath, [main, ...call.options], { cwd: folder, stdio: [...stdio] });
    closeSync(full);
    expect(status).toBe(call.code);
  });
});
