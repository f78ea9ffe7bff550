import { toSingleLine } from '../diagnostics/escape.ts';
import type { Outcome, Summary } from './outcome.ts';

/** How a run ended, for a reader. */
export function reportText(outcome: Outcome): string {
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
