import pc from 'picocolors';
import type { DiagnosticCode } from './catalogue.ts';
import { outputDiagnostics } from './catalogue/output.ts';
import type { Diagnostic, Place } from './diagnostics.ts';
import { escapeControlCharacters, toSingleLine } from '../../templates/runtime/shared/escape.ts';

/** Options of {@link formatDiagnostic}. */
export interface FormatOptions {
  /** Looks up a line of a file, for the excerpt around the place. */
  readonly line?: (place: Place) => string | undefined;
  readonly color: boolean;
}

type Colors = ReturnType<typeof pc.createColors>;

const CONTEXT_LINES = 2;
const MAX_LINE_LENGTH = 160;

/** Formats a diagnostic for people: place, code and cause, the lines around the place, and the fix. */
export function formatDiagnostic(diagnostic: Diagnostic, options: FormatOptions): string {
  const colors = pc.createColors(options.color);
  const { address } = diagnostic;
  const place = typeof address === 'string' ? undefined : address;
  const pointer = typeof address === 'string' ? address : (place?.pointer ?? '');
  const where = place === undefined ? [] : [colors.bold(`${toSingleLine(place.file)}:${place.line}:${place.column}`)];
  const mark = diagnostic.severity === 'error' ? colors.red : colors.yellow;
  const shownPointer = pointer === '' ? [] : [colors.dim(`#${toSingleLine(pointer)}`)];
  return [
    [...where, mark(diagnostic.severity), mark(diagnostic.code), ...shownPointer].join(' '),
    `  ${escapeControlCharacters(diagnostic.cause)}`,
    ...(place === undefined || isOfOutput(diagnostic) ? [] : frame(place, options, colors)),
    `  ${colors.cyan('fix')} ${escapeControlCharacters(diagnostic.fix)}`,
  ].join('\n');
}

/** Returns whether a diagnostic is about an output file as a whole, so that there is no place in it to show. */
function isOfOutput({ code }: Diagnostic): boolean {
  return Object.hasOwn(outputDiagnostics, code);
}

/** The excerpt: the line of a place, two lines before and after it, and a caret under its column. */
function frame(place: Place, { line }: FormatOptions, colors: Colors): readonly string[] {
  const numbers = Array.from({ length: 2 * CONTEXT_LINES + 1 }, (_, index) => place.line - CONTEXT_LINES + index);
  const known = numbers.flatMap((number) => {
    const text = number < 1 ? undefined : line?.({ ...place, line: number });
    return text === undefined ? [] : [{ number, text }];
  });
  if (!known.some(({ number }) => number === place.line)) return [];
  const width = String(place.line + CONTEXT_LINES).length;
  // Long lines are cut, beginning a little before the column.
  const from = place.column > MAX_LINE_LENGTH - 40 ? place.column - 40 : 0;
  return known.flatMap(({ number, text }) => {
    const shown = `  ${String(number).padStart(width)} | ${cut(text, from)}`.trimEnd();
    if (number !== place.line) return [colors.dim(shown)];
    return [shown, `  ${' '.repeat(width)} | ${colors.red(caret(text, from, place.column))}`];
  });
}

function cut(text: string, from: number): string {
  return spaced(text.slice(from, from + MAX_LINE_LENGTH));
}

/** A caret below a column, indented by the printed width of the text before the column. */
function caret(text: string, from: number, column: number): string {
  return `${' '.repeat(spaced(text.slice(from, column - 1)).length)}^`;
}

function spaced(text: string): string {
  return escapeControlCharacters(text).replaceAll('\t', ' ');
}

/** Diagnostics of one code that are shown in full. */
const MAX_FULL = 5;
/** Places of one code that are shown beyond those. */
const MAX_PLACES = 20;

/**
 * Formats diagnostics for people, errors first. Large documents repeat a mistake many times, so only the first
 * diagnostics of each code are shown in full, and the places of the others.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): readonly string[] {
  return (['error', 'warning'] as const).flatMap((severity) => {
    const group = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    return byCode(group).flatMap((alike) => formatAlike(alike, options));
  });
}

/** Codes of what the output lacks. */
const LEFT_OUT: readonly DiagnosticCode[] = ['operation-skipped', 'method-unsupported', 'not-generated'];

/** Groups diagnostics by code. What is missing from the output comes first. */
function byCode(diagnostics: readonly Diagnostic[]): readonly (readonly Diagnostic[])[] {
  const codes = new Set([...LEFT_OUT, ...diagnostics.map(({ code }) => code)]);
  const groups = [...codes].map((code) => diagnostics.filter((diagnostic) => diagnostic.code === code));
  return groups.filter((alike) => alike.length > 0);
}

/** Codes that a summary shows with this many places each. */
const MAX_SUMMARY_PLACES = 3;

/**
 * Formats the warnings of a run that succeeded in one line for each code, and in full only the operations that were
 * left out.
 */
export function formatSummary(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const colors = pc.createColors(options.color);
  const skipped = diagnostics.filter(({ code }) => code === 'operation-skipped');
  const lines = byCode(diagnostics).map((alike) => {
    const code = alike[0]?.code ?? '';
    const hasSubjects = alike.some(({ subject }) => subject !== undefined);
    const places = hasSubjects ? countedSubjects(alike) : [...new Set(alike.map(placeOf))];
    const more = places.length > MAX_SUMMARY_PLACES ? ` and ${places.length - MAX_SUMMARY_PLACES} more` : '';
    return `  ${colors.yellow(code)}${hasSubjects ? ':' : ` ${alike.length} ×`} ${places.slice(0, MAX_SUMMARY_PLACES).join(', ')}${more}`;
  });
  const head = `${diagnostics.length} warning${diagnostics.length === 1 ? '' : 's'}; --warnings all explains each of them:`;
  return [...skipped.slice(0, MAX_FULL).map((one) => formatDiagnostic(one, options)), [head, ...lines].join('\n')].join(
    '\n\n',
  );
}

/** Lists the kinds of things that diagnostics are about, the most frequent first. */
function countedSubjects(diagnostics: readonly Diagnostic[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { subject = '' } of diagnostics) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([subject, count]) => (count === 1 ? subject : `${count} × ${subject}`));
}

function formatAlike(diagnostics: readonly Diagnostic[], options: FormatOptions): readonly string[] {
  const full = diagnostics.slice(0, MAX_FULL).map((diagnostic) => formatDiagnostic(diagnostic, options));
  const others = diagnostics.slice(MAX_FULL);
  return others.length === 0 ? full : [...full, `${others.length} more of ${others[0]?.code}: ${placesOf(others)}`];
}

/** Lists places without repeats; the file is named only where it changes. */
function placesOf(diagnostics: readonly Diagnostic[]): string {
  const places = [...new Set(diagnostics.map(placeOf))];
  const shown = places.slice(0, MAX_PLACES).map((place, index) => {
    const file = fileOf(place);
    return index > 0 && fileOf(places[index - 1] ?? '') === file ? place.slice(file.length) : place;
  });
  const more = places.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} other places (--json lists all)` : ''}`;
}

function placeOf({ address }: Diagnostic): string {
  if (typeof address === 'string') return `#${toSingleLine(address)}`;
  return `${toSingleLine(address.file)}:${address.line}:${address.column}`;
}

/** The file of a place, with the colon after it. */
function fileOf(place: string): string {
  return place.replace(/\d+:\d+$/, '');
}
