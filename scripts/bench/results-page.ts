import { type BenchmarkRun, numberOf, readTables, type Table } from './results.ts';

/** The page of the measured figures, and the charts that it shows, by file name. */
export interface ResultsPage {
  readonly text: string;
  readonly charts: ReadonlyMap<string, string>;
}

/** Returns the page of the last run of each benchmark: tables as printed, and a chart of each table's first figure. */
export function resultsPage(runs: readonly BenchmarkRun[]): ResultsPage {
  const charts = new Map<string, string>();
  const sections = runs.map((run) => {
    const { name, command, date, seconds, machine, versions, text } = run;
    const images = readTables(text).map((table, index) => {
      const chart = barChart(table);
      if (chart === undefined) return '';
      const file = `${name}-${index + 1}.svg`;
      charts.set(file, chart);
      return `![${altText(table)}](/charts/${file})\n\n`;
    });
    const conditions = `\`${command}\` on ${date}, ${seconds} s. ${machine}. ${versions}.`;
    return [`## ${name}`, conditions, aboveTables(text, images).replaceAll(/^#{2,3} /gm, '### ')].join('\n\n');
  });
  const intro = `The last run of each benchmark. [Benchmarks](./benchmarks.md) explains what is measured, and how. Compare figures
within one table; \`npm run bench -- --compare FILE\` compares two runs.`;
  return { text: `# Measured figures\n\n${intro}\n\n${sections.join('\n\n')}\n`, charts };
}

/** Puts each chart above its table. */
function aboveTables(text: string, images: readonly string[]): string {
  let table = 0;
  return text.replaceAll(/(?:^\|.*\n?)+/gm, (rows) => {
    table += 1;
    return `${images[table - 1] ?? ''}${rows}`;
  });
}

function altText({ title, columns }: Table): string {
  return `${[title, columns[0]].filter(Boolean).join(': ')}. The table below has the figures.`.replaceAll(
    /[[\]`]/g,
    '',
  );
}

const WIDTH = 640;
const ROW_HEIGHT = 42;
const FIGURE_WIDTH = 90;
/** Gray that is readable on white and on black. */
const TEXT = '#767676';

/** Draws the first column of a table as horizontal bars; `undefined` with fewer than two numbers. */
function barChart({ columns, rows }: Table): string | undefined {
  const bars = rows.flatMap(({ name, cells }) => {
    const value = numberOf(cells[0]);
    return value === undefined || value < 0 ? [] : [{ name, value, cell: cells[0] ?? '' }];
  });
  const largest = Math.max(...bars.map(({ value }) => value));
  if (bars.length < 2 || largest <= 0) return undefined;
  const lines = bars.map(({ name, value, cell }, index) => {
    const y = 30 + index * ROW_HEIGHT;
    const width = Math.max(1, Math.round((value / largest) * (WIDTH - FIGURE_WIDTH)));
    const color = /^ours\b/.test(name) ? '#0b8a75' : '#9aa5b1';
    return `<text y="${y + 13}">${escapeXml(shorten(name))}</text><rect y="${y + 19}" width="${width}" height="14" rx="3" fill="${color}"/><text x="${width + 8}" y="${y + 31}">${escapeXml(cell)}</text>`;
  });
  const height = 40 + bars.length * ROW_HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="${TEXT}">
<text y="16" font-weight="bold">${escapeXml(columns[0] ?? '')}</text>
${lines.join('\n')}
</svg>
`;
}

const MAX_LABEL = 90;

function shorten(name: string): string {
  return name.length > MAX_LABEL ? `${name.slice(0, MAX_LABEL - 1)}…` : name;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('`', '');
}
