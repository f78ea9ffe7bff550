import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The committed results: the last run of each benchmark. */
export const RESULTS = join(import.meta.dirname, 'results.json');

/** One run of a benchmark: what it printed, and where. */
export interface BenchmarkRun {
  readonly name: string;
  readonly command: string;
  readonly date: string;
  readonly seconds: number;
  readonly machine: string;
  readonly versions: string;
  /** Markdown with the tables. */
  readonly text: string;
}

/** A table of a run. */
export interface Table {
  readonly title: string;
  /** Headings of the columns behind the first. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/** Reads a file of results. Returns none if it does not exist. */
export function readResults(file: string): readonly BenchmarkRun[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly BenchmarkRun[]) : [];
}

/** Replaces the run of the same benchmark in a file of results, and keeps those of the others. */
export function writeResult(file: string, run: BenchmarkRun): void {
  const others = readResults(file).filter(({ name }) => name !== run.name);
  const sorted = [...others, run].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Runs a benchmark, prints what it prints, and returns that with the machine and the versions. */
export async function recordRun(name: string, run: () => Promise<unknown>): Promise<BenchmarkRun> {
  const lines: string[] = [];
  const print = console.log;
  const start = performance.now();
  console.log = (...values: readonly unknown[]) => {
    lines.push(values.map(String).join(' '));
    print(...values);
  };
  try {
    await run();
  } finally {
    console.log = print;
  }
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    name,
    command: `npm run bench -- ${name}`,
    date: new Date().toISOString().slice(0, 10),
    seconds: Math.round((performance.now() - start) / 1000),
    machine: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GB, ${process.platform} ${process.arch}`,
    versions: `Node ${process.versions.node}, V8 ${process.versions.v8}`,
    text: lines.join('\n').trim(),
  };
}

/** Reads the tables of Markdown text, each with the heading above it. */
export function readTables(text: string): readonly Table[] {
  const tables: { title: string; columns: readonly string[]; rows: { name: string; cells: readonly string[] }[] }[] =
    [];
  let title = '';
  let isInside = false;
  for (const line of text.split('\n')) {
    title = /^#+ (.+)$/.exec(line)?.[1] ?? title;
    if (!line.startsWith('|')) isInside = false;
    else if (!isInside) {
      tables.push({ title, columns: cellsOf(line).slice(1), rows: [] });
      isInside = true;
    } else if (!/^[|\s:-]+$/.test(line)) {
      const [name = '', ...cells] = cellsOf(line);
      tables.at(-1)?.rows.push({ name, cells });
    }
  }
  return tables;
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** Returns the number of a cell such as `1,749` or `4.84 kB`; `undefined` for other text. */
export function numberOf(cell: string | undefined): number | undefined {
  const digits = /^-?\d[\d,]*(?:\.\d+)?/.exec(cell ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Returns a Markdown table of the figures that two runs have in common. */
export function compareResults(before: readonly BenchmarkRun[], after: readonly BenchmarkRun[]): string {
  const sections = after.flatMap((run) => {
    const old = before.find(({ name }) => name === run.name);
    return old === undefined ? [] : [compareRuns(old, run)];
  });
  return sections.length === 0 ? 'The two files have no benchmark in common.' : sections.join('\n\n');
}

function compareRuns(before: BenchmarkRun, after: BenchmarkRun): string {
  const figures = figuresOf(before);
  const rows = [...figuresOf(after)].flatMap(([key, value]) => {
    const old = figures.get(key);
    if (old === undefined) return [];
    const change = old === 0 ? '' : `${value >= old ? '+' : ''}${((value / old - 1) * 100).toFixed(1)} %`;
    return [`| ${key} | ${old} | ${value} | ${change} |`];
  });
  const isComparable = before.machine === after.machine && before.versions === after.versions;
  const note = isComparable
    ? []
    : [`Not the same conditions: ${before.machine}, ${before.versions}; now ${after.machine}, ${after.versions}.`, ''];
  return [`## ${after.name}`, '', ...note, '| Figure | Before | After | Change |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function figuresOf({ text }: BenchmarkRun): ReadonlyMap<string, number> {
  const figures = readTables(text).flatMap(({ title, columns, rows }) =>
    rows.flatMap(({ name, cells }) =>
      columns.map(
        (column, index) => [[title, name, column].filter(Boolean).join(', '), numberOf(cells[index])] as const,
      ),
    ),
  );
  return new Map(figures.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}
