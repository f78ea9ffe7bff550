// Runs in `npm run test:rest`.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { emptyFolder, listTree } from '../write/trees.ts';
import { documentWith, generate, main } from './running.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

type Listing = ReturnType<typeof listTree>;

/** A folder with the client of a document, which the run that is interrupted replaces by its mock. */
function prepare(folder: string): { old: Listing; wanted: Listing } {
  writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists pets'));
  generate(folder, '--only', 'sdk');
  cpSync(join(folder, 'out'), join(folder, 'before'), { recursive: true });
  const old = listTree(join(folder, 'out'));
  generate(folder, '--only', 'mock', '--prune');
  return { old, wanted: listTree(join(folder, 'out')) };
}

/** Arguments of the run that replaces the client by the mock. */
// prettier-ignore
const given = [
  main, '--spec', 'openapi.yaml', '--out', 'out', '--layout', 'package', '--no-build', '--only', 'mock', '--prune',
];

/** Point at which a run is interrupted: after a share of its time, or some milliseconds after it begins to write. */
type Moment = { readonly share: number } | { readonly writing: number };

/** Moments that are the same in every run of the tests, half of them while files are written. */
function moments(count: number): readonly Moment[] {
  return Array.from({ length: count }, (_, index) => {
    const even = (index * 0.618_034) % 1;
    return index % 2 === 0 ? { writing: even * 40 } : { share: even };
  });
}

async function interrupt(folder: string, moment: Moment, signal: NodeJS.Signals): Promise<void> {
  const child = spawn(process.execPath, given, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  if ('share' in moment) await setTimeout(moment.share * 1000);
  else {
    while (isRunning() && !existsSync(join(folder, '.out.writing'))) await setTimeout(0);
    await setTimeout(moment.writing);
  }
  child.kill(signal);
  await ended;
}

describe('an interrupted command', () => {
  const origin = temporaryFolder('interrupted');
  let trees: { old: Listing; wanted: Listing };
  beforeAll(() => {
    trees = prepare(origin);
  }, 300_000);

  test.skipIf(process.platform === 'win32')('by a full disk keeps the old tree and reports it', () => {
    const folder = emptyFolder();
    cpSync(join(origin, 'before'), join(folder, 'out'), { recursive: true });
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists pets'));
    // A limit that the system sets: a larger file is written in part, and then there is an error.
    const script = `trap '' XFSZ; ulimit -f 8; exec "$0" "$@"`;
    const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, ...given], { cwd: folder });
    expect({ status, said: String(stderr) }).toEqual({
      status: 3,
      said: expect.stringContaining('out could not be written and was left unchanged: EFBIG'),
    });
    expect(listTree(join(folder, 'out'))).toEqual(trees.old);
    expect(readdirSync(folder)).toEqual(['openapi.yaml', 'out']);
  });

  test.each(signals)(
    'by %s leaves the old or the new tree, at the latest after the next run',
    { timeout: 1_800_000 },
    async (signal) => {
      for (const [index, moment] of moments(isLong ? 40 : 3).entries()) {
        const folder = emptyFolder();
        cpSync(join(origin, 'before'), join(folder, 'out'), { recursive: true });
        writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists pets'));
        await interrupt(folder, moment, signal);
        const where = `${index}: ${JSON.stringify(moment)}`;
        // Whoever can wait for the moment that writing takes never learns of half a tree.
        if (signal !== 'SIGKILL')
          expect([trees.old, trees.wanted], where).toContainEqual(listTree(join(folder, 'out')));
        writeFileSync(join(folder, 'openapi.yaml'), 'openapi: 3.1.1');
        expect(generate(folder, '--only', 'mock').code, where).toBe(2);
        expect([trees.old, trees.wanted], where).toContainEqual(listTree(join(folder, 'out')));
        writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists pets'));
        expect(generate(folder, '--only', 'mock', '--prune').code, where).toBe(0);
        expect(listTree(join(folder, 'out')), where).toEqual(trees.wanted);
        expect(readdirSync(folder), where).toEqual(['openapi.yaml', 'out']);
      }
    },
  );
});
