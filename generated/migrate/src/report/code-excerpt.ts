import { diffLines } from 'diff';
import type { ChangedFile, Finding } from './finding.ts';

/** A line of a file before the change, after it, or in both. */
export interface CodeRow {
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
export function codeRows(text: string, change: ChangedFile | undefined): readonly CodeRow[] {
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
export function excerpt(rows: readonly CodeRow[], finding: Finding): readonly CodeRow[] {
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
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** Builds HTML from a template. Values are escaped unless they are HTML. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + htmlText(values[index] ?? '')).join(''));
}

function htmlText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
