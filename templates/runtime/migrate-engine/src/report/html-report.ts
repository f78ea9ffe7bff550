import { diffLines } from 'diff';
import { type Html, markup } from '#shared/report/markup.ts';
import {
  barSection,
  type Card,
  type CardGroup,
  cardSection,
  countBy,
  groupBy,
  type Level,
  reportPage,
  termList,
} from '#shared/report/page.ts';
import { guideEntries, type GuideMap, type VersionTitles } from '../migration/migration-index.ts';
import { type ChangedFile, type Finding, pluralize, summaryText, type Tier, TIERS } from './finding.ts';

/** Context of the findings that a report shows. */
export interface ReportContext {
  readonly changes: readonly ChangedFile[];
  /** Examined files, with and without findings. */
  readonly examined: readonly { readonly name: string; readonly text: string }[];
  readonly packageOf: (file: string) => string;
  /** The package that writes the report. */
  readonly tool: { readonly name: string; readonly version: string };
  readonly map: GuideMap;
  /** True if rules state where their documentation stands. */
  readonly sources: boolean;
  /** Names of the two versions for readers. */
  readonly titles: VersionTitles;
  /** Path of the examined folder, relative to the report. */
  readonly folder: string;
  /** Path of the examined folder in the repository, which code hosts resolve places by. */
  readonly prefix: string;
}

const LEVELS: Readonly<Record<Tier, Level>> = {
  manual: { name: 'manual', title: 'Manual', state: 'bad' },
  likely: { name: 'likely', title: 'Likely', state: 'warn' },
  certain: { name: 'certain', title: 'Certain', state: 'good' },
};

/** Formats findings as a self-contained page. Without scripts, it shows everything, grouped by file. */
export function htmlReport(findings: readonly Finding[], context: ReportContext): string {
  const { titles, folder } = context;
  const found =
    findings.length === 0
      ? [markup`<p class="empty">Nothing to change.</p>`]
      : cardSection({
          levels: TIERS.map((tier) => LEVELS[tier]),
          filters: [
            { name: 'rule', label: 'Rule', all: 'all rules', options: countBy(findings, ({ rule }) => rule) },
            { name: 'folder', label: 'Folder', all: 'all folders', options: folderCounts(findings) },
          ],
          groupings: ['file', 'rule'],
          groups: fileGroups(findings, context),
          isOpen: findings.length <= MAX_OPEN_FINDINGS,
        });
  return reportPage({
    title: `Migration from ${titles.before} to ${titles.after}`,
    summary: summaryText(findings),
    parts: [progressSection(findings, context), ...found, rulesSection(findings, context)],
    folder,
  });
}

/** Shows how many files of each package are done. */
function progressSection(findings: readonly Finding[], { examined, packageOf }: ReportContext): Html {
  const files = [...examined.map(({ name }) => name), ...findings.map(({ file }) => file)];
  const packages = [...groupBy([...new Set(files)], packageOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const found = groupBy(findings, ({ file }) => packageOf(file));
  return barSection(
    'Progress by package',
    packages.map(([name, own]) => {
      const left = found.get(name) ?? [];
      const done = own.length - new Set(left.map(({ file }) => file)).size;
      const counts = TIERS.flatMap((tier) => {
        const count = left.filter((finding) => finding.tier === tier).length;
        const { state, title } = LEVELS[tier];
        return count === 0 ? [] : [markup` · <i class="${state}">${count} ${title.toLowerCase()}</i>`];
      });
      const text = [markup`${done} of ${pluralize(own.length, 'file')} done`, ...counts];
      return { name, done, all: own.length, label: `Files without open places in ${name}`, text };
    }),
  );
}

/** Counts the findings below each folder, at any depth. */
function folderCounts(findings: readonly Finding[]): readonly (readonly [string, number])[] {
  const folders = findings.flatMap(({ file }) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)));
  return countBy(folders, (folder) => folder);
}

/** Number of findings above which the files are closed, and changes are shown without the code around them. */
const MAX_OPEN_FINDINGS = 500;

/** Groups the findings by file: first the files with manual work, and in a file its manual work. */
function fileGroups(all: readonly Finding[], { changes, examined }: ReportContext): readonly CardGroup[] {
  const rank = ({ tier }: Finding): number => TIERS.indexOf(tier);
  const ranks = new Map([...groupBy(all, ({ file }) => file)].map(([file, own]) => [file, Math.min(...own.map(rank))]));
  const findings = all.toSorted(
    (one, other) => (ranks.get(one.file) ?? 0) - (ranks.get(other.file) ?? 0) || rank(one) - rank(other),
  );
  const isLong = findings.length > MAX_OPEN_FINDINGS;
  const texts = new Map(examined.map(({ name, text }) => [name, text]));
  const changed = new Map(changes.map((change) => [change.name, change]));
  return [...groupBy(findings, ({ file }) => file)].map(([file, own]) => {
    const rows = codeRows(texts.get(file) ?? '', changed.get(file));
    const excerptOf = (finding: Finding): readonly CodeRow[] =>
      isLong && finding.tier !== 'manual' ? [] : excerpt(rows, finding);
    return { name: file, cards: own.map((finding) => placeCard(finding, excerptOf(finding))) };
  });
}

function placeCard(finding: Finding, rows: readonly CodeRow[]): Card {
  const { file, line, column, tier, rule, category, before, suggestion, reason } = finding;
  const hint = suggestion === '' || tier !== 'manual' ? [] : [markup`<p>Suggestion: <code>${suggestion}</code></p> `];
  const code = rows.length > 0 ? rows.map(codeLine) : [markup`<span class="same"><code>${before}</code></span>`];
  return {
    level: LEVELS[tier],
    data: { file, rule, line, column },
    title: [
      markup`<a class="place">${file}<wbr />:${line}:${column}</a>
      <a class="rule" href="#rule-${anchor(rule)}">${rule}</a> <small>${category}</small>`,
    ],
    body: [
      markup`<p>${/[.!?]$/.test(reason) ? reason : `${reason}.`}</p>`,
      ...hint,
      markup`<div class="code" translate="no">${code}</div>`,
    ],
  };
}

function codeLine({ kind, text, before, after, marked: [start, end] = [0, 0] }: CodeRow): Html {
  const sign = { same: ' ', removed: '−', added: '+' }[kind];
  const marked = end > start ? markup`<mark>${text.slice(start, end)}</mark>` : '';
  return markup`<span class="${kind}"
    ><i>${before ?? after ?? ''}</i><b>${sign}</b><code>${text.slice(0, start)}${marked}${text.slice(end)}</code></span
  >`;
}

function anchor(rule: string): string {
  return encodeURIComponent(rule);
}

/** Returns the rows of each rule in the migration guide. */
export function ruleRows({
  map,
  titles,
  sources,
}: Pick<ReportContext, 'map' | 'titles' | 'sources'>): ReadonlyMap<string, readonly (readonly string[])[]> {
  const isShown = ([term]: readonly string[]): boolean => sources || term !== 'Source';
  return new Map(guideEntries(map, titles).map(({ id, rows }) => [id, rows.filter(isShown)]));
}

/** The entries of the migration guide for the rules that occur. */
function rulesSection(findings: readonly Finding[], context: ReportContext): Html {
  const entries = ruleRows(context);
  const items = countBy(findings, ({ rule }) => rule).map(([rule, count]) => {
    const rows = entries.get(rule) ?? [['Place', 'a rule of the codemod; each place states its reason']];
    return markup`<section class="entry" id="rule-${anchor(rule)}">
      <h3>${rule} <small>${pluralize(count, 'place')}</small></h3>
      ${termList(rows.map(([term = '', text = '']) => [term, text]))}
    </section> `;
  });
  return items.length === 0
    ? markup``
    : markup`<section id="rules">
        <h2>Rules</h2>
        ${items}
      </section>`;
}

/** A line of a file before the change, after it, or in both. */
interface CodeRow {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** Line number before the change. */
  readonly before?: number;
  /** Line number after the change. */
  readonly after?: number;
  /** Start and end of the part that differs from the line that replaces it, or of the text of the finding. */
  readonly marked?: readonly [start: number, end: number];
}

/** Lines that are equal, removed or added. */
interface DiffPart {
  readonly value: string;
  readonly added?: boolean;
  readonly removed?: boolean;
}

/** Lines around a finding. */
const CONTEXT = 2;
const MAX_ROWS = 24;

/** Returns all lines of a file, with the removed and added ones of a change. */
function codeRows(text: string, change: ChangedFile | undefined): readonly CodeRow[] {
  const parts: readonly DiffPart[] = change === undefined ? [{ value: text }] : diffLines(change.before, change.after);
  const rows: CodeRow[] = [];
  let [before, after] = [1, 1];
  for (const part of parts) {
    const own = partRows(part, before, after);
    for (const row of own) rows.push(row);
    before += own.filter(({ kind }) => kind !== 'added').length;
    after += own.filter(({ kind }) => kind !== 'removed').length;
  }
  return markReplacements(rows);
}

/** Returns the lines of a part, numbered from these numbers on. */
function partRows({ value, added, removed }: DiffPart, before: number, after: number): readonly CodeRow[] {
  return linesOf(value).map((text, index) => {
    if (added === true) return { kind: 'added', text, after: after + index };
    if (removed === true) return { kind: 'removed', text, before: before + index };
    return { kind: 'same', text, before: before + index, after: after + index };
  });
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Marks what differs between removed lines and the added lines that follow them, if they are equally many. */
function markReplacements(rows: readonly CodeRow[]): readonly CodeRow[] {
  const marked = [...rows];
  for (let start = 0; start < rows.length;) {
    const removed = runLength(rows, start, 'removed');
    const added = runLength(rows, start + removed, 'added');
    if (removed === added)
      for (let index = start; index < start + removed; index += 1) markPair(marked, index, index + removed);
    start += Math.max(1, removed + added);
  }
  return marked;
}

function runLength(rows: readonly CodeRow[], start: number, kind: CodeRow['kind']): number {
  const end = rows.findIndex((row, index) => index >= start && row.kind !== kind);
  return (end < 0 ? rows.length : end) - start;
}

function markPair(rows: CodeRow[], removed: number, added: number): void {
  const [one, other] = [rows[removed], rows[added]];
  if (one === undefined || other === undefined) return;
  const limit = Math.min(one.text.length, other.text.length);
  let start = 0;
  while (start < limit && one.text[start] === other.text[start]) start += 1;
  let end = 0;
  while (end < limit - start && one.text.at(-1 - end) === other.text.at(-1 - end)) end += 1;
  rows[removed] = { ...one, marked: wholeWords(one.text, [start, one.text.length - end]) };
  rows[added] = { ...other, marked: wholeWords(other.text, [start, other.text.length - end]) };
}

/** Widens a span to whole words. */
function wholeWords(text: string, [start, end]: readonly [number, number]): readonly [number, number] {
  const before = /[\w$]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[\w$]*/.exec(text.slice(end))?.[0].length ?? 0;
  return [start - before, end + after];
}

/** Returns the lines around a finding. Those of `--verify` count the lines of the changed file. */
function excerpt(rows: readonly CodeRow[], finding: Finding): readonly CodeRow[] {
  const side = finding.category === 'verify' ? 'after' : 'before';
  const index = rows.findIndex((row) => row[side] === finding.line);
  if (index < 0) return [];
  const first = startOfChange(rows, Math.max(0, index - CONTEXT));
  const last = endOfChange(rows, lastRow(rows, index));
  return rows
    .slice(first, Math.min(last + 1, first + MAX_ROWS))
    .map((row) => (row[side] === finding.line ? markFinding(row, finding) : row));
}

/** Moves the first row up to the start of the change that it is part of. */
function startOfChange(rows: readonly CodeRow[], index: number): number {
  let start = index;
  while (start > 0 && rows[start]?.kind === 'added') start -= 1;
  while (start > 0 && rows[start]?.kind === 'removed' && rows[start - 1]?.kind === 'removed') start -= 1;
  return start;
}

/** Moves the last row down to the end of the change that it is part of. */
function endOfChange(rows: readonly CodeRow[], index: number): number {
  if (rows[index]?.kind === 'same') return index;
  const removed = runLength(rows, index, 'removed');
  return index + removed + runLength(rows, index + removed, 'added') - 1;
}

/** Returns the last row of the excerpt: the context after the finding, and the lines that replace it. */
function lastRow(rows: readonly CodeRow[], index: number): number {
  const replaced = runLength(rows, index, 'removed');
  const added = replaced === 0 ? 0 : runLength(rows, index + replaced, 'added');
  return Math.min(rows.length - 1, index + Math.max(0, replaced + added - 1) + CONTEXT);
}

function markFinding(row: CodeRow, { column, before }: Finding): CodeRow {
  const [line = ''] = before.split('\n');
  if (row.marked !== undefined || line === '' || !row.text.startsWith(line, column - 1)) return row;
  return { ...row, marked: [column - 1, column - 1 + line.length] };
}
