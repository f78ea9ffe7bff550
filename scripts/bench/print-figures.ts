import type { Figures } from './measure-figures.ts';

/** A column of a table: its figure, heading and number of decimals. */
export interface Column {
  readonly figure: string;
  readonly heading: string;
  readonly decimals: number;
  /** The row that ratios refer to; the ratios form a column of their own. */
  readonly base?: string;
}

/** Prints a Markdown table, one row per program. */
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
