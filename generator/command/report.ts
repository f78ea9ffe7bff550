import { readFileSync, statSync } from 'node:fs';
import { stderr, stdout } from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { createProgress, usesColor } from '../../templates/runtime/shared/terminal.ts';
import { type Diagnostic, type DiagnosticJson, type Place, toDiagnosticJson } from '../diagnostics/diagnostics.ts';
import { escapeControlCharacters, toSingleLine } from '../../templates/runtime/shared/escape.ts';
import type { TreeChanges } from '../write/output/changes.ts';
import type { Usage } from '../emit/emitter.ts';
import type { Arguments } from './arguments.ts';
import type { Stage } from '../generate.ts';
import type { InferenceNote } from '../model/inferred.ts';

/** End of a run. */
type Status = 'unchanged' | 'written' | 'drift' | 'faulty' | 'unwritable';

/** Exit code of each status. */
export const exitCodes: Readonly<Record<Status, number>> = {
  unchanged: 0,
  written: 0,
  drift: 1,
  faulty: 2,
  unwritable: 3,
};

/** Counts of the generated files, operations and schemas. */
export interface Summary {
  readonly files: number;
  /** Absent if nothing has changed: the document is not read then. */
  readonly operations?: number;
  readonly schemas?: number;
  /** The number of operations that were left out. */
  readonly skipped?: number;
}

/** Everything that determines the output of a run. */
export interface RunInputs {
  /** Hash of all of it, which does not depend on the place of the files. */
  readonly hash: string;
  /** Hash of the generator, and the names of the emitters of a configuration. */
  readonly generator: string;
  /** Files that were read, relative to the working directory; folders end in `/`. */
  readonly files: readonly string[];
  /** SHA-256 of what was fetched, by address. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Resolved settings, such as the extension of imports. */
  readonly settings: object;
}

/** Result of a run, to be reported. */
export interface Outcome {
  readonly status: Status;
  readonly out: string;
  readonly changes: TreeChanges;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent if nothing was generated. */
  readonly summary?: Summary;
  /** Lines to print after the run that adds a file. */
  readonly nextSteps?: readonly Usage[];
  /** Explains what was inferred. */
  readonly inferred?: readonly InferenceNote[];
  /** Everything that determines the output; nothing else is printed then. */
  readonly inputs?: RunInputs;
  /** Texts that the run parsed, with their paths, under `--watch`. */
  readonly parsed?: readonly string[];
  /** Looks up a line of the files that were read, for the code frames of diagnostics. */
  readonly line?: (place: Place) => string | undefined;
}

export const noChanges: TreeChanges = { added: [], changed: [], removed: [] };

/** Describes the result of a run in text. */
function reportText(outcome: Outcome): string {
  const { diagnostics, summary } = outcome;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const out = toSingleLine(outcome.out);
  const warned = warnings > 0 ? `, ${plural(warnings, 'warning')}` : '';
  switch (outcome.status) {
    case 'unchanged':
      return `${out} is up to date: ${counted(summary)}${warned}.`;
    case 'written':
      return `${out}: ${counted(summary)}${warned}. ${changesText(outcome)}.`;
    case 'drift':
      return [...listed(outcome), `${out} is out of date. To update it, run the command without --check.`].join('\n');
    case 'faulty':
      return `${plural(diagnostics.length - warnings, 'error')}, ${plural(warnings, 'warning')}. Nothing was written.`;
    case 'unwritable':
      return `${unchangedNote(outcome)}${plural(diagnostics.length - warnings, 'error')} in ${out}.`;
  }
}

/** Says that nothing was written, unless a rollback failed too. */
function unchangedNote({ diagnostics }: Outcome): string {
  return diagnostics.some(({ code }) => code === 'output-interrupted') ? '' : 'Nothing was written: ';
}

function changesText({ changes: { added, changed, removed } }: Outcome): string {
  if (added.length + changed.length + removed.length === 0) return 'No changes';
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
  const { files = 0, operations, schemas, skipped = 0 } = summary ?? {};
  const parts = [plural(files, 'file')];
  if (operations !== undefined)
    parts.push(`${plural(operations, 'operation')}${skipped > 0 ? ` (${skipped} skipped)` : ''}`);
  if (schemas !== undefined) parts.push(plural(schemas, 'schema'));
  return parts.join(', ');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Result of a run as one JSON object. */
export interface RunReport extends TreeChanges {
  readonly status: Status;
  readonly exitCode: number;
  /** The output folder. */
  readonly out: string;
  /** Absent if nothing was generated. */
  readonly summary?: Summary | undefined;
  /** Explains what was inferred, with `--explain`. */
  readonly inferred?: readonly InferenceNote[] | undefined;
  readonly diagnostics: readonly DiagnosticJson[];
}

function reportJson(outcome: Outcome): string {
  const { status, out, changes, summary, diagnostics, inferred } = outcome;
  const sorted = [...diagnostics].sort((a, b) => a.severity.localeCompare(b.severity));
  const located = sorted.map(toDiagnosticJson);
  const result: RunReport = {
    status,
    exitCode: exitCodes[status],
    out,
    ...changes,
    summary,
    diagnostics: located,
    inferred,
  };
  // The escapes of control characters are valid in JSON too.
  return escapeControlCharacters(JSON.stringify(result, null, 2));
}

/** Returns a function that looks up lines of files, for the code frames of diagnostics. Reads each file once. */
function linesOfFiles(): (place: Place) => string | undefined {
  const cache = new Map<string, Lines>();
  return ({ file, line }) => {
    const { text, starts } = cache.get(file) ?? readLines(file);
    cache.set(file, { text, starts });
    const start = starts[line - 1];
    return start === undefined ? undefined : text.slice(start, starts[line]).replace(/\r?\n$/u, '');
  };
}

/** A text and the offsets of its lines. A line is cut out only when it is shown, since the text may be large. */
interface Lines {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Reads the lines of a file. Pipes and devices have none, since reading them might never end. */
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
 * Reports the result of a run: a summary on standard output and the diagnostics on standard error, or one JSON object
 * on standard output. Under `--watch`, a run that changes nothing is not reported if the run before it succeeded, nor
 * one that read the same as it and failed alike: a report may go to a file in a watched folder.
 */
export async function report(
  outcome: Outcome,
  { json, warnings = 'summary' }: Pick<Arguments, 'json' | 'warnings'>,
  before?: Outcome,
): Promise<void> {
  if (outcome.inputs !== undefined)
    return void stdout.write(`${escapeControlCharacters(JSON.stringify(outcome.inputs))}\n`);
  if (json) return void stdout.write(`${reportJson(outcome)}\n`);
  if (before !== undefined && isRepeated(outcome, before)) return;
  if (outcome.diagnostics.length > 0) await reportDiagnostics(outcome, warnings);
  if (outcome.summary?.operations === 0) stderr.write(NO_OPERATIONS);
  stdout.write(`${reportText(outcome)}\n`);
  for (const line of inferenceLines(outcome)) stdout.write(`${escapeControlCharacters(line)}\n`);
  for (const line of nextStepLines(outcome)) stdout.write(`${escapeControlCharacters(line)}\n`);
}

function isRepeated({ status, parsed, diagnostics }: Outcome, before: Outcome): boolean {
  if (exitCodes[status] === 0) return status === 'unchanged' && exitCodes[before.status] === 0;
  return isDeepStrictEqual([status, parsed, diagnostics], [before.status, before.parsed, before.diagnostics]);
}

/** Said of a run without operations, which the description of a webhook or a library of schemas may intend. */
const NO_OPERATIONS = 'There are no operations to call: `paths` has none, or the filters of the run select none.\n';

async function reportDiagnostics(outcome: Outcome, warnings: Arguments['warnings']): Promise<void> {
  const { formatDiagnostics, formatSummary } = await import('../diagnostics/format.ts');
  const lineOnDisk = linesOfFiles();
  const line = (place: Place): string | undefined => outcome.line?.(place) ?? lineOnDisk(place);
  const printing = { line, color: usesColor(stderr) };
  const isSuccess = !outcome.diagnostics.some(({ severity }) => severity === 'error');
  const isSummary = isSuccess && warnings === 'summary';
  if (isSummary) stderr.write(`${formatSummary(outcome.diagnostics, printing)}\n\n`);
  else if (!isSuccess || warnings === 'all')
    for (const text of formatDiagnostics(outcome.diagnostics, printing)) stderr.write(`${text}\n\n`);
}

/** Explains what was inferred, by topic. */
function inferenceLines({ inferred = [] }: Outcome): readonly string[] {
  return Object.entries(TOPICS).flatMap(([about, title]) => {
    const notes = inferred.filter((note) => note.about === about);
    const lines = notes.map(
      ({ operation, isInferred, reason }) => `  ${isInferred ? '+' : '-'} ${operation}: ${reason}`,
    );
    return lines.length === 0 ? [] : [title, ...lines.map(toSingleLine)];
  });
}

const TOPICS: Readonly<Record<InferenceNote['about'], string>> = {
  facade: 'Collections',
  paging: 'Lists',
  update: 'Safe updates',
};

/** Returns what to do with the files that a run has written for the first time. */
function nextStepLines({ status, changes: { added }, nextSteps = [] }: Outcome): readonly string[] {
  if (status !== 'written') return [];
  return nextSteps.flatMap(({ file, lines }) => (added.includes(file) ? lines : []));
}

/** Step of a run. */
type Step = Stage | 'compare' | 'start' | 'write';

/** Called at the beginning of each step. */
export type OnStep = (step: Step) => void;

const sentences: Readonly<Record<Step, string>> = {
  compare: 'Comparing with the last run',
  start: 'Starting',
  load: 'Reading and checking the specification',
  build: 'Building the model',
  emit: 'Planning the files',
  print: 'Printing and formatting the files',
  compile: 'Compiling the packages',
  write: 'Writing the files',
};

/** Shows the current step on a terminal. */
export function showProgress(stream: NodeJS.WriteStream): { readonly show: OnStep; readonly end: () => void } {
  const { show, end } = createProgress(stream);
  return { show: (step) => show(sentences[step]), end };
}
