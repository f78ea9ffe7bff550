/** Confidence of a finding: changed, changed and worth a review, or not changed because it needs a decision. */
export type Tier = 'certain' | 'likely' | 'manual';

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
  /** Stable as long as the line does not change; for suppressing and comparing findings. */
  readonly fingerprint: string;
}

/** Returns the number of findings as a sentence. */
export function summaryText(findings: readonly Finding[]): string {
  const of = (tier: Finding['tier']): number => findings.filter((finding) => finding.tier === tier).length;
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${of('certain')} certain and ${of('likely')} likely changes, ${pluralize(of('manual'), 'place')} with manual work, in ${pluralize(files, 'file')}.`;
}

/** Returns a count with its noun. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A changed file. */
export interface ChangedFile {
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
