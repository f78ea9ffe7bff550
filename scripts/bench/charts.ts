import { numberOf, readTables, type Table } from './results.ts';

/** The page of the benchmarks with a chart above each table that is measured, and the charts by file name. */
export interface ChartedPage {
  readonly text: string;
  readonly charts: ReadonlyMap<string, string>;
}

/** Adds a chart of its first figure to each measured table of the page. */
export function addCharts(page: string): ChartedPage {
  const charts = new Map<string, string>();
  const tables = readTables(page);
  let index = -1;
  const text = page.replaceAll(/(?:^\|.*\n?)+/gm, (rows) => {
    index += 1;
    const table = tables[index];
    const chart = table?.benchmark === undefined ? undefined : barChart(table);
    if (table === undefined || chart === undefined) return rows;
    const file = `${table.benchmark}-${charts.size + 1}.svg`;
    charts.set(file, chart);
    return `![${altText(table)}](/charts/${file})\n\n${rows}`;
  });
  return { text, charts };
}

function altText({ title, columns }: Table): string {
  return `${[title, columns[0]].filter(Boolean).join(': ')}. The table below has the figures.`.replaceAll(
    /[[\]`]/g,
    '',
  );
}

/** Width of a chart. A phone shows it at three quarters of its size, which leaves its text readable. */
const WIDTH = 480;
const FONT_SIZE = 15;
const LINE_HEIGHT = 19;
const BAR_HEIGHT = 14;
const FIGURE_WIDTH = 96;
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
  let y = 16;
  const lines = bars.map(({ name, value, cell }) => {
    const width = Math.max(1, Math.round((value / largest) * (WIDTH - FIGURE_WIDTH)));
    const color = /^ours\b/.test(name) ? '#0b8a75' : '#9aa5b1';
    const label = wrapped(name);
    const texts = label.map(
      (line, index) => `<text y="${y + 10 + (index + 1) * LINE_HEIGHT}">${escapeXml(line)}</text>`,
    );
    const top = y + 16 + label.length * LINE_HEIGHT;
    y = top + BAR_HEIGHT;
    return `${texts.join('')}<rect y="${top}" width="${width}" height="${BAR_HEIGHT}" rx="3" fill="${color}"/><text x="${width + 8}" y="${y - 1}">${escapeXml(cell)}</text>`;
  });
  const height = y + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="${FONT_SIZE}" fill="${TEXT}">
<text y="16" font-weight="bold">${escapeXml(columns[0] ?? '')}</text>
${lines.join('\n')}
</svg>
`;
}

/** Characters of a label that fit the width. */
const MAX_LINE = 58;

/** Returns a label as lines that fit the width; a longer word is cut. */
function wrapped(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const shown = word.length > MAX_LINE ? `${word.slice(0, MAX_LINE - 1)}…` : word;
    const longer = `${lines.at(-1) ?? ''} ${shown}`.trim();
    if (longer.length > MAX_LINE) lines.push(shown);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('`', '');
}
