import { readFileSync, statSync } from 'node:fs';
import { stderr, stdout } from 'node:process';
import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { escapeControlCharacters, toSingleLine } from '../diagnostics/escape.ts';
import { toDiagnosticJson } from '../diagnostics/json.ts';
import type { TreeChanges } from '../write/output/changes.ts';
import type { Arguments } from './arguments.ts';

/** How a run ended, as the process tells it. */
export const exitCodes = { unchanged: 0, written: 0, drift: 1, faulty: 2, unwritable: 3 } as const;

/** What was made, in numbers. */
export interface Summary {
  readonly files: number;
  /** Not counted where nothing has changed: the document is not even read then. */
  readonly operations?: number;
  readonly shapes?: number;
}

/** How a run ended, and what is to be told of it. */
export interface Outcome {
  readonly status: keyof typeof exitCodes;
  readonly out: string;
  readonly changes: TreeChanges;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent where nothing was made. */
  readonly summary?: Summary;
  /** The lines of the files that were read, for the frames of diagnostics. */
  readonly line?: (place: Place) => string | undefined;
}

export const noChanges: TreeChanges = { added: [], changed: [], removed: [] };

/** How a run ended, for a reader. */
function reportText(outcome: Outcome): string {
  const { diagnostics, summary } = outcome;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const out = toSingleLine(outcome.out);
  const warned = warnings > 0 ? `, ${plural(warnings, 'warning')}` : '';
  switch (outcome.status) {
    case 'unchanged':
      return `${out} is in step: ${counted(summary)}${warned}.`;
    case 'written':
      return `${out}: ${counted(summary)}${warned}. ${changesText(outcome)}.`;
    case 'drift':
      return [
        ...listed(outcome),
        `${out} is not what would be written. To write it, run the same without --check.`,
      ].join('\n');
    case 'faulty':
      return `${plural(diagnostics.length - warnings, 'error')}, ${plural(warnings, 'warning')}. Nothing was written.`;
    case 'unwritable':
      return `${half(outcome)}${plural(diagnostics.length - warnings, 'error')} with ${out}.`;
  }
}

/** Only where a folder could not be put back either is it not as it was. */
function half({ diagnostics }: Outcome): string {
  return diagnostics.some(({ code }) => code === 'output-interrupted') ? '' : 'Nothing was written: ';
}

function changesText({ changes: { added, changed, removed } }: Outcome): string {
  if (added.length + changed.length + removed.length === 0) return 'Nothing had to be changed';
  return `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
}

function listed({ changes: { added, changed, removed } }: Outcome): readonly string[] {
  return [
    ...added.map((path) => `would be added    ${toSingleLine(path)}`),
    ...changed.map((path) => `would be changed  ${toSingleLine(path)}`),
    ...removed.map((path) => `would be removed  ${toSingleLine(path)}`),
  ];
}

function counted(summary: Summary | undefined): string {
  const { files = 0, operations, shapes } = summary ?? {};
  const parts = [plural(files, 'file')];
  if (operations !== undefined) parts.push(plural(operations, 'operation'));
  if (shapes !== undefined) parts.push(plural(shapes, 'shape'));
  return parts.join(', ');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How a run ended, for a program: one JSON object. */
function reportJson(outcome: Outcome): string {
  const { status, out, changes, summary, diagnostics } = outcome;
  const located = diagnostics.map(toDiagnosticJson);
  const told = { status, exitCode: exitCodes[status], out, ...changes, summary, diagnostics: located };
  // An escape of a control character is one of JSON too.
  return escapeControlCharacters(JSON.stringify(told, null, 2));
}

/** Looks up lines of files, for the frames of diagnostics; a file is read once. */
function linesOfFiles(): (place: Place) => string | undefined {
  const known = new Map<string, Lines>();
  return ({ file, line }) => {
    const { text, starts } = known.get(file) ?? readLines(file);
    known.set(file, { text, starts });
    const start = starts[line - 1];
    return start === undefined ? undefined : text.slice(start, starts[line]).replace(/\r?\n$/u, '');
  };
}

/** A text and where its lines begin: a line of a large file is cut out only when it is shown. */
interface Lines {
  readonly text: string;
  readonly starts: readonly number[];
}

/** What cannot be read, or is no file, has no lines to show: a pipe would be waited for, and a device never ends. */
function readLines(file: string): Lines {
  try {
    if (!statSync(file).isFile()) return NO_LINES;
    const text = readFileSync(file, 'utf8');
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    return { text, starts };
  } catch {
    return NO_LINES;
  }
}

const NO_LINES: Lines = { text: '', starts: [] };

/**
 * Reports how a run ended: a summary on standard output and the diagnostics on standard error, or one JSON object on
 * standard output. Under `--watch`, a save that changes nothing after a good run is not reported.
 */
export async function report(outcome: Outcome, { json }: Pick<Arguments, 'json'>, before?: Outcome): Promise<void> {
  if (json) return void stdout.write(`${reportJson(outcome)}\n`);
  if (outcome.status === 'unchanged' && before !== undefined && exitCodes[before.status] === 0) return;
  if (outcome.diagnostics.length > 0) {
    const { formatDiagnostics } = await import('../diagnostics/format.ts');
    const unread = linesOfFiles();
    const line = (place: Place): string | undefined => outcome.line?.(place) ?? unread(place);
    const printing = { line, colour: stderr.isTTY && stderr.hasColors() };
    for (const text of formatDiagnostics(outcome.diagnostics, printing)) stderr.write(`${text}\n\n`);
  }
  stdout.write(`${reportText(outcome)}\n`);
}
