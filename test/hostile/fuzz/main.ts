import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, parseArgs } from 'node:util';

// npm run fuzz -- [TARGET…] [--minutes N] [--from SEED]
//
// Tries random inputs on everything that reads what others wrote, for some minutes: see `targets.ts`. Seeds that fail
// are kept in `seeds.json`, and tried by the tests from then on.

const SEEDS_FILE = join(import.meta.dirname, 'seeds.json');
const BATCH = 200;
const MAX_BATCH_MS = 600_000;

type Seeds = Record<string, number[]>;

/** Seeds that failed once, by target. */
export function keptSeeds(): Seeds {
  return JSON.parse(readFileSync(SEEDS_FILE, 'utf8'));
}

/** Tries seeds in a process with 1 GiB of memory, and returns the faults: the last seed if the process ends early. */
export async function trySeeds(target: string, seeds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const args = ['--max-old-space-size=1024', join(import.meta.dirname, 'batch.ts'), target, ...seeds.map(String)];
  const options = { maxBuffer: 2 ** 28, timeout: MAX_BATCH_MS };
  const { stdout, died } = await promisify(execFile)(process.execPath, args, options).then(
    (output) => ({ ...output, died: undefined }),
    (error: { readonly stdout: string; readonly stderr: string }) => ({ ...error, died: error.stderr.slice(-2000) }),
  );
  const faults = new Map<number, string>();
  let seed = Number.NaN;
  for (const line of stdout.trimEnd().split('\n'))
    if (line.startsWith('seed ')) seed = Number(line.slice(5));
    else if (line.startsWith('fault ')) faults.set(seed, line.slice(6));
  if (died !== undefined) faults.set(seed, `the process ended: ${died}`);
  return faults;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '5' }, from: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const kept = keptSeeds();
  const targets = positionals.length > 0 ? positionals : Object.keys(kept);
  const end = Date.now() + Number(values.minutes) * 60_000;
  for (let from = Number(values.from); Date.now() < end; from += BATCH)
    for (const target of targets.filter(() => Date.now() < end)) {
      const faults = await trySeeds(target, range(from, BATCH));
      console.log(`${target}: seeds ${from} to ${from + BATCH - 1}, ${faults.size} at fault`);
      for (const [seed, fault] of faults) console.log(`  ${seed}: ${fault}`);
      if (faults.size === 0) continue;
      kept[target] = [...new Set([...(kept[target] ?? []), ...faults.keys()])];
      writeFileSync(SEEDS_FILE, `${JSON.stringify(kept)}\n`);
      process.exitCode = 1;
    }
}

/** Returns numbers, from one on. */
export function range(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

if (import.meta.main) await run();
