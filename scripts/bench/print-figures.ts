import type { Figures } from './measure-figures.ts';

/** A column of a table: the figure it shows, its heading and how many decimals it has. */
export interface Column {
  readonly figure: string;
  readonly heading: string;
  readonly decimals: number;
  /** The row to which each is set in relation; its ratios are a column of their own. */
  readonly base?: string;
}

/** Prints a Markdown table, one row a program. */
export function printFigures(rows: ReadonlyMap<string, Figures>, columns: readonly Column[]): void {
  const headings = columns.flatMap(({ heading, base }) => [
    heading,
    ...(base === undefined ? [] : [`ratio to ${base}`]),
  ]);
  console.log(`| | ${headings.join(' | ')} |\n|---|${headings.map(() => '---|').join('')}`);
  for (const [name, figures] of rows) {
    console.log(`| ${name} | ${columns.flatMap((column) => cellsOf(column, figures, rows)).join(' | ')} |`);
  }
}

function cellsOf(column: Column, figures: Figures, rows: ReadonlyMap<string, Figures>): string[] {
  const value = figures[column.figure];
  const shown = value === undefined ? '' : value.toFixed(column.decimals);
  if (column.base === undefined) return [shown];
  const reference = rows.get(column.base)?.[column.figure];
  return [shown, value === undefined || reference === undefined ? '' : (value / reference).toFixed(2)];
}
