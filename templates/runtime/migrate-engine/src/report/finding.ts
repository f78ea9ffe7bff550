import { basename } from 'node:path';
import { fingerprintFindings } from '#shared/accepted-findings.ts';

/** Confidence of a finding: changed, changed and worth a review, or not changed because it needs a decision. */
export type Tier = 'certain' | 'likely' | 'manual';

/** All tiers, manual work first. */
export const TIERS: readonly Tier[] = ['manual', 'likely', 'certain'];

export type Category =
  | 'type'
  | 'member'
  | 'value'
  | 'url'
  | 'method'
  | 'parameter'
  | 'status'
  | 'deprecated'
  | 'removed'
  | 'read-only'
  | 'name-only'
  | 'type-mismatch'
  | 'file'
  | 'step'
  | 'verify';

/** A place that was changed or needs manual work. */
export interface Finding {
  /** Path relative to the folder, with `/`. */
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  /** Id of a map entry or of a rule of the codemod. */
  readonly rule: string;
  readonly category: Category;
  readonly tier: Tier;
  readonly reason: string;
  /** Current text. */
  readonly before: string;
  /** New or suggested text. */
  readonly suggestion: string;
  /** Stays as long as the code does, also when the file is moved or migrated; for decisions, and to compare reports. */
  readonly fingerprint: string;
}

/** Returns the offsets of a finding in the text of its file. */
export function spanOf(
  text: string,
  { line, column, before }: PlacedFinding,
): { readonly start: number; readonly end: number } {
  const lines = text.split('\n').slice(0, line - 1);
  const start = lines.reduce((sum, one) => sum + one.length + 1, column - 1);
  return { start, end: start + before.length };
}

/** A finding before all findings of a run are known, which its fingerprint depends on. */
export type PlacedFinding = Omit<Finding, 'fingerprint'>;

/** Texts and words that the identity of findings depends on. */
interface FindingContext {
  /** Texts of the files, by name. */
  readonly texts: ReadonlyMap<string, string>;
  /** Words that a migration changes, old and new. */
  readonly changedWords: ReadonlySet<string>;
}

/**
 * Identifies findings by their rule and the words around them: of their line, and of the line that it is indented
 * below. The names of both versions do not count, nor does the file, so that a migrated or moved place is the same.
 */
export function identifyFindings(
  findings: readonly PlacedFinding[],
  { texts, changedWords }: FindingContext,
): readonly Finding[] {
  const linesOf = new Map([...texts].map(([name, text]) => [name, text.split('\n')]));
  const words = (text: string): string =>
    [...new Set(text.match(/\w+/g))].filter((word) => !changedWords.has(word)).join(' ');
  return fingerprintFindings(findings, ({ file, line, rule, before, category }) => {
    const lines = linesOf.get(file) ?? [];
    const own = lines[line - 1] ?? '';
    const isWhole = category === 'file' || category === 'step';
    const place = isWhole ? [basename(file), before] : [words(own), words(enclosingLine(lines, line)), words(before)];
    return [rule, ...place];
  });
}

/** Returns the last line above that is less indented. */
function enclosingLine(lines: readonly string[], line: number): string {
  const indentOf = (text = ''): number => text.search(/\S|$/);
  const own = indentOf(lines[line - 1]);
  return lines.slice(0, line - 1).findLast((text) => text.trim() !== '' && indentOf(text) < own) ?? '';
}

/** Findings as a report in JSON. */
export type FindingsReport = readonly Finding[];

/**
 * Merges the findings about a line that need manual work for the same reason, such as the two bounds of a period in a
 * query, and the type errors of a line: they are fixed together. Names without a replacement, and values, are a
 * decision each.
 */
export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  return groupFindings(findings).map((group) => group.reduce(mergePair));
}

/** Groups the findings that are merged. */
export function groupFindings(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups = new Map<string, Finding[]>();
  for (const [index, finding] of findings.entries()) {
    const { file, line, category, tier, reason, before, suggestion } = finding;
    const isDecision = suggestion === '' || CONSTANT.test(before);
    const why = category === 'verify' ? [] : [reason, isDecision ? before : ''];
    const key = tier === 'manual' ? [file, line, category, ...why].join('\n') : String(index);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

/** A value of an enumeration, each of which is changed for itself. */
const CONSTANT = /^['"`]?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+['"`]?$/;

function mergePair(first: Finding, { rule, reason, suggestion }: Finding): Finding {
  if (first.category === 'verify') {
    const isTold = `${first.rule}: ${first.reason}`.includes(`${rule}: ${reason}`);
    return isTold ? first : { ...first, reason: `${first.reason}\nAlso ${rule}: ${reason}` };
  }
  const suggestions = first.suggestion.split(', ');
  return suggestions.includes(suggestion) ? first : { ...first, suggestion: [...suggestions, suggestion].join(', ') };
}

/** Summarizes findings in a sentence: the number of changes by tier, of manual work with its steps, and of files. */
export function summaryText(findings: readonly Finding[]): string {
  const of = (tier: Finding['tier']): number => findings.filter((finding) => finding.tier === tier).length;
  const files = new Set(findings.map(({ file }) => file)).size;
  const [certain, likely] = [of('certain'), of('likely')];
  const changes = `${pluralize(certain + likely, 'change')} (${certain} certain, ${likely} likely)`;
  const steps = findings.filter(({ category }) => category === 'step').length;
  const left = steps === 0 ? '' : ` (${pluralize(steps, 'remaining step')})`;
  return `${changes}, ${pluralize(of('manual'), 'place')} with manual work${left}, in ${pluralize(files, 'file')}.`;
}

export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export interface ChangedFile {
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Stable code of errors in the kit itself. Every other error with exit code 3 is about the input. */
export const INTERNAL_ERROR = 'internal-error';

/** Describes an internal error in one line with its position in the kit. */
export function describeError(error: unknown): string {
  const where = error instanceof Error ? innermostFrame(error.stack ?? '') : undefined;
  return where === undefined ? String(error) : `${String(error)} (${where})`;
}

/** Returns the message for an internal error: the stack, and the details to report. */
export function internalErrorReport(error: unknown, name: string): string {
  const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [
    `${INTERNAL_ERROR}: internal error in ${name}: ${describeError(error)}`,
    stack,
    `Please report these lines, the command-line options, the Node version (${process.version}), and, if possible, a minimal file that reproduces the error.`,
  ].join('\n');
}

/** Returns `function file:line` of the innermost call. */
function innermostFrame(stack: string): string | undefined {
  const [line = ''] = stack.split('\n').filter((text) => /^\s+at /.test(text));
  const [, called, file = '', row] = /^\s+at (?:(.+?) \()?(.+?):(\d+):\d+\)?$/.exec(line) ?? [];
  if (file === '') return undefined;
  return [called, `${basename(file)}:${row}`].filter((part) => part !== undefined).join(' ');
}
