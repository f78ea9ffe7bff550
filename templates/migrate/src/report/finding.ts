/** How sure a change is: made and certain, made and worth a look, or not made because a human must decide. */
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

/** One place that was changed, or that needs a human. */
export interface Finding {
  /** Path from the folder, with `/`. */
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** Id of the entry of the map, or of a rule of the codemod. */
  readonly rule: string;
  readonly category: Category;
  readonly tier: Tier;
  readonly reason: string;
  /** What stands there. */
  readonly before: string;
  /** What it becomes, or should. */
  readonly suggestion: string;
  /** The same for the same place as long as its line does not change: for suppressing and comparing. */
  readonly fingerprint: string;
}

/** How many findings there are, in a sentence. */
export function summaryText(findings: readonly Finding[]): string {
  const of = (tier: Finding['tier']): number => findings.filter((finding) => finding.tier === tier).length;
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${of('certain')} certain and ${of('likely')} likely changes, ${pluralize(of('manual'), 'place')} for a human, in ${pluralize(files, 'file')}.`;
}

/** A number with its noun. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A file that changes. */
export interface ChangedFile {
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
