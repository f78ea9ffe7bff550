/** `npm run bench -- generate-watch`: measures the time from a save of one operation to the updated client. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildGenerator } from '../build-generator.ts';
import { documentsFolder, documentsIn } from './generate/documents.ts';
import { median } from './measure-figures.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SAVES = 7;
const MAIN = join(import.meta.dirname, '../../generator/dist/generator/bin.js');
const documents = documentsFolder();

if (documents !== undefined) {
  await buildGenerator();
  console.log('| | first run, ms | ms from a save to the output, wall |\n|---|---|---|');
  for (const { name, file } of documentsIn(documents)) {
    const { first, saves } = await timeSaves(file);
    console.log(`| ${name} | ${first.toFixed(0)} | ${median(saves.slice(1)).toFixed(0)} |`);
  }
}

async function timeSaves(document: string): Promise<{ readonly first: number; readonly saves: readonly number[] }> {
  const folder = temporaryFolder('bench');
  const file = join(folder, basename(document));
  copyFileSync(document, file);
  const text = readFileSync(file, 'utf8');
  const child = spawn(
    process.execPath,
    [
      MAIN,
      '--spec',
      file,
      '--out',
      join(folder, 'out'),
      '--layout',
      'package',
      '--no-build',
      '--only',
      'sdk',
      '--watch',
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  try {
    const first = await timeRun(child, () => undefined);
    const saves: number[] = [];
    for (let save = 0; save < SAVES; save += 1) {
      await setTimeout(500);
      saves.push(await timeRun(child, () => writeFileSync(file, edited(text, save))));
    }
    return { first, saves };
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes the first summary of an operation. */
function edited(text: string, save: number): string {
  const at = text.indexOf('summary', text.indexOf('paths'));
  return text.slice(0, at) + text.slice(at).replace(/summary("?: *"?)/, `summary$1Edit ${save} `);
}

/** Waits for the report of the next run; returns the milliseconds. */
function timeRun(child: ChildProcess, begin: () => void): Promise<number> {
  const begun = performance.now();
  const firstOutput = new Promise<number>((resolve) =>
    child.stdout?.once('data', () => resolve(performance.now() - begun)),
  );
  begin();
  return firstOutput;
}
