import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { hash } from '../../../generator/write/output/file-system.ts';
import { testFolder } from '../../support/temporary-folder.ts';

/** The file that `npm run generate` runs. */
export const main = join(import.meta.dirname, '../../../generator/start.js');

/** A small document with one operation. */
export function documentWith(summary: string): string {
  return `openapi: 3.1.1
info: { title: Pets, version: '1' }
servers: [{ url: 'https://example.com' }]
tags: [{ name: pets }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      summary: ${summary}
      responses:
        '200':
          description: Some pets.
          content: { application/json: { schema: { type: array, items: { type: string } } } }
`;
}

/** A folder with a document in it, for as long as the test runs. */
export function folderWith(document: string): string {
  const folder = testFolder('generate');
  writeFileSync(join(folder, 'openapi.yaml'), document);
  return folder;
}

/** Leaves an output folder as a run killed while it wrote a file does: with its journal and what stood there before. */
export function killedRun(folder: string, out: string) {
  const [file, staging] = [join(folder, out, 'spec/openapi.json'), join(folder, `.${out}.writing`)];
  const [before, after] = [readFileSync(file, 'utf8'), 'what the run that was killed had written'];
  mkdirSync(join(staging, 'old'), { recursive: true });
  writeFileSync(join(staging, 'old/0'), before);
  writeFileSync(file, after);
  const entries = [{ path: 'spec/openapi.json', before: hash(before), after: hash(after) }];
  writeFileSync(join(staging, 'journal.json'), JSON.stringify({ entries, folders: [] }));
  return { file, before, after };
}

/** Output and exit code of the command. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export function runCommand(folder: string, ...options: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...options], { cwd: folder, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

/** Runs the command for the document of a folder. */
export function generate(folder: string, ...options: readonly string[]): Ended {
  return runCommand(folder, '--spec', 'openapi.yaml', '--out', 'out', '--layout', 'package', '--no-build', ...options);
}

/** The command under `--watch`, until the test ends. */
export interface Watching {
  /**
   * Waits until the command has printed something new that matches, and gives all that it printed since the last time.
   */
  readonly printed: (pattern: RegExp) => Promise<string>;
  /** Sends a signal, and gives the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Watches the document of a folder, and writes beside it. */
export function watch(folder: string, spec = 'openapi.yaml'): Watching {
  const given = [main, '--spec', spec, '--out', 'api', '--only', 'spec', '--watch'];
  const child = spawn(process.execPath, given, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  onTestFinished(() => void child.kill());
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += String(chunk);
    });
  }
  const printed = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(text)) {
      if (child.exitCode !== null) throw new Error(`the command has ended: ${text}`);
      await setTimeout(10);
    }
    const seen = text;
    text = '';
    return seen;
  };
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { printed, end };
}
