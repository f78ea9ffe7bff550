import { spawn } from 'node:child_process';
import { join } from 'node:path';

const REPORT = join(import.meta.dirname, 'report-usage.mjs');

/** Resources that one run of a program used. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly memoryMegabytes: number;
  readonly wallSeconds: number;
}

/** A program to measure: its name in the table, and the arguments of Node. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** Runs before each measured run, unmeasured; resets what earlier runs left. */
  readonly prepare?: () => void;
  /** Working directory. Default: the current one. */
  readonly folder?: string;
  /** Drops a program that fails in the first round, with a note, instead of failing the benchmark. */
  readonly mayFail?: boolean;
}

/**
 * Runs the programs in turn over several rounds, so that noise affects all of them.
 *
 * @param rounds - runs per program; the first is a warm-up
 * @returns median usage by program name
 */
export async function measureInTurn(programs: readonly Program[], rounds: number): Promise<ReadonlyMap<string, Usage>> {
  const measured = await thoseThatRun(programs);
  const runs = new Map<string, Usage[]>(measured.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const program of measured) {
      program.prepare?.();
      runs.get(program.name)?.push(await run(program));
    }
  }
  return new Map([...runs].map(([name, usages]) => [name, median(usages)]));
}

/** Runs each program once as a warm-up. */
async function thoseThatRun(programs: readonly Program[]): Promise<readonly Program[]> {
  const found: Program[] = [];
  for (const program of programs) {
    program.prepare?.();
    try {
      await run(program);
      found.push(program);
    } catch (error) {
      if (program.mayFail !== true) throw error;
      console.log(`${program.name} fails here.\n`);
    }
  }
  return found;
}

async function run({ name, args, folder }: Program): Promise<Usage> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', REPORT, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    cwd: folder,
  });
  const texts = { errors: '', usage: '' };
  child.stderr?.on('data', (chunk: Buffer) => (texts.errors += chunk.toString()));
  child.stdio[3]?.on('data', (chunk: Buffer) => (texts.usage += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${name} exited with ${code}: ${texts.errors}`);
  return {
    ...(JSON.parse(texts.usage) as Omit<Usage, 'wallSeconds'>),
    wallSeconds: (performance.now() - begun) / 1000,
  };
}

function median(usages: readonly Usage[]): Usage {
  const middle = (pick: (usage: Usage) => number): number =>
    usages.map(pick).sort((a, b) => a - b)[usages.length >> 1] ?? 0;
  return {
    cpuSeconds: middle(({ cpuSeconds }) => cpuSeconds),
    memoryMegabytes: middle(({ memoryMegabytes }) => memoryMegabytes),
    wallSeconds: middle(({ wallSeconds }) => wallSeconds),
  };
}
