import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** The page of the benchmarks, which holds the last tables of each. */
export const PAGE = join(import.meta.dirname, 'README.md');

/** Returns the part of the page that a benchmark writes. */
function sectionPattern(name: string): RegExp {
  return new RegExp(`(<!-- bench ${name} -->\\n)[^]*?(\\n<!-- /bench -->)`);
}

/** Replaces the tables of a benchmark in the page, under the conditions in which they were measured. */
export async function writeResult(page: string, name: string, tables: string): Promise<void> {
  const text = readFileSync(page, 'utf8');
  if (!sectionPattern(name).test(text)) throw new Error(`${page} has no place for the benchmark ${name}.`);
  const replaced = text.replace(
    sectionPattern(name),
    (_, begin, end) => `${begin}\n${conditions(name)}\n\n${tables}\n${end}`,
  );
  writeFileSync(page, await format(replaced, { ...(await resolveConfig(page)), filepath: page }));
}

/** Describes a run: command, date, machine and versions. */
function conditions(name: string): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const machine = `${processor}, ${availableParallelism()} cores, ${memory} GB, ${process.platform} ${process.arch}`;
  const date = new Date().toISOString().slice(0, 10);
  return `\`npm run bench -- ${name}\`, ${date}, ${machine}, Node ${process.versions.node}`;
}

/** A table of the page. */
export interface Table {
  /** The heading above it. */
  readonly title: string;
  /** The benchmark that writes it, if one does. */
  readonly benchmark: string | undefined;
  /** Headings of the columns behind the first. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/** Reads the tables of the page. */
export function readTables(text: string): readonly Table[] {
  const tables: (Table & { readonly rows: { name: string; cells: readonly string[] }[] })[] = [];
  let [title, benchmark, isInside]: [string, string | undefined, boolean] = ['', undefined, false];
  for (const line of text.split('\n')) {
    title = /^#+ (.+)$/.exec(line)?.[1] ?? title;
    benchmark = /^<!-- \/bench/.test(line) ? undefined : (/^<!-- bench (\S+) -->/.exec(line)?.[1] ?? benchmark);
    if (!line.startsWith('|')) isInside = false;
    else if (!isInside) {
      tables.push({ title, benchmark, columns: cellsOf(line).slice(1), rows: [] });
      isInside = true;
    } else if (!/^[|\s:-]+$/.test(line)) {
      const [name = '', ...cells] = cellsOf(line);
      tables.at(-1)?.rows.push({ name, cells });
    }
  }
  return tables;
}

function cellsOf(line: string): readonly string[] {
  const cells = line.replace(/^\||\|\s*$/g, '').split('|');
  return cells.map((cell) => cell.trim().replaceAll('**', ''));
}

/** Returns the number of a cell such as `1,749` or `4.84 kB`; `undefined` for other text. */
export function numberOf(cell: string | undefined): number | undefined {
  const digits = /^-?\d[\d,]*(?:\.\d+)?/.exec(cell ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Returns a Markdown table of the figures that two states of the page have in common. */
export function compareResults(before: string, after: string): string {
  const old = figuresOf(before);
  const rows = [...figuresOf(after)].flatMap(([key, value]) => {
    const known = old.get(key);
    if (known === undefined || known === value) return [];
    const change = known === 0 ? '' : `${value >= known ? '+' : ''}${((value / known - 1) * 100).toFixed(1)} %`;
    return [`| ${key} | ${known} | ${value} | ${change} |`];
  });
  return rows.length === 0
    ? 'No figure differs.'
    : ['| Figure | Before | After | Change |', '|---|---|---|---|', ...rows].join('\n');
}

function figuresOf(page: string): ReadonlyMap<string, number> {
  const figures = readTables(page).flatMap(({ title, benchmark, columns, rows }) =>
    rows.flatMap(({ name, cells }) =>
      columns.flatMap((column, index) => {
        const value = benchmark === undefined ? undefined : numberOf(cells[index]);
        return value === undefined
          ? []
          : [[[benchmark, title, name, column].filter(Boolean).join(', '), value] as const];
      }),
    ),
  );
  return new Map(figures);
}
