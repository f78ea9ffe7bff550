import { createHash } from 'node:crypto';
import { diffLines } from 'diff';
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
  /** Names of the two versions for readers. */
  readonly titles: VersionTitles;
  /** Path of the examined folder, relative to the report. */
  readonly folder: string;
  /** Path of the examined folder in the repository, which code hosts resolve places by. */
  readonly prefix: string;
  readonly style: string;
  readonly script: string;
}

const TIER_TITLES: Readonly<Record<Tier, string>> = {
  manual: 'Manual',
  likely: 'Likely',
  certain: 'Certain',
};

/** Formats findings as a self-contained page. Without scripts, it shows everything, grouped by file. */
export function htmlReport(findings: readonly Finding[], context: ReportContext): string {
  const { titles, style, script, folder } = context;
  const policy = `default-src 'none'; style-src '${sourceHash(style)}'; script-src '${sourceHash(script)}'; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Migration from ${titles.before} to ${titles.after}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body data-folder="${folder}">
        <header>
          <h1>Migration from ${titles.before} to ${titles.after}</h1>
          <p>${summaryText(findings)}</p>
        </header>
        <main>
          ${progressSection(findings, context)}
          ${
            findings.length === 0
              ? markup`<p class="empty">Nothing to change.</p>`
              : markup`${filterForm(findings)}
                  <div id="places">${fileSections(findings, context)}</div>
                  <p id="none" class="empty" hidden>No place matches the filters.</p>`
          }
          ${rulesSection(findings, context)}
        </main>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>
`.text;
}

function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

interface PackageProgress {
  readonly files: Set<string>;
  readonly open: Set<string>;
  readonly counts: Record<Tier, number>;
}

function progressByPackage(
  findings: readonly Finding[],
  { examined, packageOf }: ReportContext,
): ReadonlyMap<string, PackageProgress> {
  const packages = new Map<string, PackageProgress>();
  const progressOf = (file: string): PackageProgress => {
    const name = packageOf(file);
    const found = packages.get(name) ?? {
      files: new Set(),
      open: new Set(),
      counts: { certain: 0, likely: 0, manual: 0 },
    };
    packages.set(name, found);
    found.files.add(file);
    return found;
  };
  for (const { name } of examined) progressOf(name);
  for (const { file, tier } of findings) {
    const { open, counts } = progressOf(file);
    open.add(file);
    counts[tier] += 1;
  }
  return new Map([...packages].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function progressSection(findings: readonly Finding[], context: ReportContext): Html {
  const rows = [...progressByPackage(findings, context)].map(([name, { files, open, counts }]) => {
    const done = files.size - open.size;
    const remaining = TIERS.filter((tier) => counts[tier] > 0);
    return markup`<li>
      <b>${name}</b>
      <progress
        max="${Math.max(1, files.size)}"
        value="${done}"
        aria-label="Files without open places in ${name}"
      ></progress>
      <span
        >${done} of ${pluralize(files.size, 'file')}
        done${remaining.map((tier) => markup` · <i class="${tier}">${counts[tier]} ${TIER_TITLES[tier].toLowerCase()}</i>`)}</span
      >
    </li> `;
  });
  return markup`<section class="progress" aria-labelledby="progress-title">
    <h2 id="progress-title">Progress by package</h2>
    <ul>
      ${rows}
    </ul>
  </section>`;
}

function filterForm(findings: readonly Finding[]): Html {
  const rules = [...groupBy(findings, ({ rule }) => rule)]
    .map(([name, own]) => [name, own.length] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const options = (all: readonly (readonly [string, number])[]): readonly Html[] =>
    all.map(([name, count]) => markup`<option value="${name}">${name} (${count})</option> `);
  const tiers = TIERS.map((tier) => {
    const count = findings.filter((finding) => finding.tier === tier).length;
    return markup`<label class="${tier}"
      ><input type="checkbox" name="tier" value="${tier}" checked /> ${TIER_TITLES[tier]} <b>${count}</b></label
    > `;
  });
  return markup`<form class="filters" id="filters" hidden>
    <fieldset>
      <legend>Tier</legend>
      ${tiers}
    </fieldset>
    <label>Rule
      <select name="rule">
        <option value="">all rules</option>
        ${options(rules)}
      </select></label>
    <label>Folder
      <select name="folder">
        <option value="">all folders</option>
        ${options(folderCounts(findings))}
      </select></label>
    <label>Group by
      <select name="group">
        <option value="file">file</option>
        <option value="rule">rule</option>
      </select></label>
    <label>Open in
      <select name="editor">
        <option value="vscode">VS Code</option>
        <option value="cursor">Cursor</option>
        <option value="idea">JetBrains</option>
        <option value="zed">Zed</option>
      </select></label>
    <output></output>
  </form>`;
}

function groupBy(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(keyOf(finding));
    if (group === undefined) groups.set(keyOf(finding), [finding]);
    else group.push(finding);
  }
  return groups;
}

/** Counts the findings below each folder, at any depth. */
function folderCounts(findings: readonly Finding[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { file } of findings)
    for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1))
      counts.set(file.slice(0, end), (counts.get(file.slice(0, end)) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Number of findings above which the files are closed, and changes are shown without the code around them. */
const MAX_OPEN_FINDINGS = 500;

/** Shows the findings by file: first the files with manual work, and in a file its manual work. */
function fileSections(all: readonly Finding[], { changes, examined }: ReportContext): readonly Html[] {
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
    return markup`<details class="group"${isLong ? [] : [markup` open`]}>
      <summary><span>${file}</span> <b>${own.length}</b></summary>
      ${own.map((finding) => placeCard(finding, excerptOf(finding)))}
    </details>
`;
  });
}

function placeCard(finding: Finding, rows: readonly CodeRow[]): Html {
  const { file, line, column, tier, rule, category, before, suggestion } = finding;
  const hint =
    suggestion === '' || tier !== 'manual' ? [] : [markup`<p class="hint">Suggestion: <code>${suggestion}</code></p> `];
  const code = rows.length > 0 ? rows.map(codeLine) : [markup`<span class="same"><code>${before}</code></span>`];
  return markup`<article
    data-file="${file}"
    data-rule="${rule}"
    data-tier="${tier}"
    data-line="${line}"
    data-column="${column}"
  >
    <h3>
      <span class="badge ${tier}">${TIER_TITLES[tier]}</span>
      <a class="place" data-path="${file}">${file}<wbr />:${line}:${column}</a>
      <a class="rule" href="#rule-${anchor(rule)}">${rule}</a> <small>${category}</small>
    </h3>
    ${reasonText(finding)}
    ${hint}
    <div class="code" translate="no">${code}</div>
  </article> `;
}

function codeLine({ kind, text, before, after, marked: [start, end] = [0, 0] }: CodeRow): Html {
  const sign = { same: ' ', removed: '−', added: '+' }[kind];
  const marked = end > start ? markup`<mark>${text.slice(start, end)}</mark>` : '';
  return markup`<span class="${kind}"
    ><i>${before ?? after ?? ''}</i><b>${sign}</b><code>${text.slice(0, start)}${marked}${text.slice(end)}</code></span
  >`;
}

/** Formats the reason as a sentence. */
function reasonText({ reason }: Finding): Html {
  return markup`<p>${/[.!?]$/.test(reason) ? reason : `${reason}.`}</p>`;
}

function anchor(rule: string): string {
  return encodeURIComponent(rule);
}

/** The entries of the migration guide for the rules that occur. */
function rulesSection(findings: readonly Finding[], { map, titles }: ReportContext): Html {
  const entries = new Map(guideEntries(map, titles).map((entry) => [entry.id, entry]));
  const rules = [...groupBy(findings, ({ rule }) => rule)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const items = rules.map(([rule, own]) => {
    const entry = entries.get(rule);
    const rows = (entry?.rows ?? [['Place', 'a rule of the codemod; each place states its reason']]).map(
      ([term = '', text = '']) =>
        markup`<dt>${term}</dt>
          <dd>${text}</dd> `,
    );
    return markup`<section class="entry" id="rule-${anchor(rule)}">
      <h3>${rule} <small>${pluralize(own.length, 'place')}</small></h3>
      <dl>${rows}</dl>
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

/** Text that is HTML already. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** Builds HTML from a template. Values are escaped unless they are HTML. */
function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + htmlText(values[index] ?? '')).join(''));
}

function htmlText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
