import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Measured values of one row, by name. */
export type Figures = Readonly<Record<string, number>>;

/** The rows of a table, by their names. */
export type Rows = ReadonlyMap<string, Figures>;

/** The tables of one subject: each measures itself and returns Markdown. */
export type Subject = Readonly<Record<string, () => Promise<string>>>;

/** A program to measure: its name in the table, and the arguments of Node. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** Output folder, which a run begins without. Its files are counted. */
  readonly out?: string;
  /** Keeps the output folder of the run before. */
  readonly keepsOutput?: boolean;
  /** Runs before each run, unmeasured. */
  readonly prepare?: () => void;
  /** Working directory. Default: the current one. */
  readonly folder?: string;
  /** Leaves out a program that fails in the first round, instead of failing the benchmark. */
  readonly mayFail?: boolean;
}

/**
 * Runs the programs in turn over several rounds, so that noise affects all of them, after a round that is not counted.
 *
 * @returns the median of each figure, by program: processor and wall time in seconds, peak memory in megabytes, the
 *   files of the output folder, and what the program prints as one JSON object
 */
export async function measure(programs: readonly Program[], rounds: number): Promise<Rows> {
  const runs = new Map<string, Figures[]>();
  for (const program of programs) if (await succeeds(program)) runs.set(program.name, []);
  for (let round = 0; round < rounds; round += 1)
    for (const program of programs) {
      const figures = runs.get(program.name);
      if (figures !== undefined) figures.push(await runProgram(program));
    }
  return new Map([...runs].map(([name, figures]) => [name, medians(figures)]));
}

async function succeeds(program: Program): Promise<boolean> {
  try {
    await runProgram(program);
    return true;
  } catch (error) {
    if (program.mayFail !== true) throw error;
    return false;
  }
}

const REPORT = join(import.meta.dirname, 'programs/report-usage.mjs');

async function runProgram({ name, args, out, keepsOutput, prepare, folder }: Program): Promise<Figures> {
  prepare?.();
  if (out !== undefined && keepsOutput !== true) setAside(out);
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', REPORT, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    cwd: folder,
  });
  const texts = { output: '', errors: '', usage: '' };
  child.stdout?.on('data', (chunk: Buffer) => (texts.output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (texts.errors += chunk.toString()));
  child.stdio[3]?.on('data', (chunk: Buffer) => (texts.usage += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${name} exited with ${code}: ${texts.errors}`);
  const printed = texts.output.trim();
  return {
    wall: (performance.now() - begun) / 1000,
    ...JSON.parse(texts.usage),
    ...(out !== undefined && existsSync(out) && { files: countFiles(out) }),
    ...(/^\{.*\}$/.test(printed) && JSON.parse(printed)),
  };
}

/**
 * Renames the output folder, so that the next run starts without one. It is not removed between runs: for some seconds
 * after the removal of a thousand files, a file system may create files ten times more slowly.
 */
function setAside(folder: string): void {
  if (!existsSync(folder)) return;
  let number = 1;
  while (existsSync(`${folder}.${number}`)) number += 1;
  renameSync(folder, `${folder}.${number}`);
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

function medians(runs: readonly Figures[]): Figures {
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key] ?? NaN))]));
}

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}

/** A column of a table: its figure, heading and number of decimals. */
export interface Column {
  readonly figure: string;
  readonly heading: string;
  readonly decimals: number;
  /** The row that ratios refer to; they form a column of their own. */
  readonly base?: string;
  /** The better end, whose figure is bold, so that a peer that wins is seen. */
  readonly best?: 'low' | 'high';
}

/** The columns of programs whose usage is measured, with ratios of processor time to one of them. */
export function usageColumns(base?: string): readonly Column[] {
  return [
    { figure: 'processor', heading: 'processor s', decimals: 2, best: 'low', ...(base !== undefined && { base }) },
    { figure: 'memory', heading: 'MB', decimals: 0, best: 'low' },
  ];
}

/** Returns a Markdown table, one row per program. */
export function formatTable(rows: Rows, columns: readonly Column[]): string {
  const headings = columns.flatMap(({ heading, base }) => (base === undefined ? [heading] : [heading, 'ratio']));
  const lines = [...rows].map(([name, figures]) => [
    name,
    ...columns.flatMap((column) => cellsOf(column, figures, rows)),
  ]);
  return [['', ...headings], ['---', ...headings.map(() => '---')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellsOf({ figure, decimals, base, best }: Column, figures: Figures, rows: Rows): readonly string[] {
  const value = figures[figure];
  const all = [...rows.values()].flatMap((row) => row[figure] ?? []);
  const isBest = all.length > 1 && value === (best === 'low' ? Math.min(...all) : Math.max(...all));
  const text = value === undefined ? '' : numberText(value, decimals);
  const cell = best !== undefined && isBest ? `**${text}**` : text;
  if (base === undefined) return [cell];
  const reference = rows.get(base)?.[figure];
  return [cell, value === undefined || reference === undefined ? '' : (value / reference).toFixed(2)];
}

function numberText(value: number, decimals: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
