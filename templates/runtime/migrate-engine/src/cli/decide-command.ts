import ts from 'typescript';
import { UsageError } from '#shared/usage-error.ts';
import { terminal } from '#shared/terminal.ts';
import { addDecisions, DECISIONS_FILE } from '../codemod/decisions.ts';
import { inspectFolder, type Inspection } from '../codemod/inspect-folder.ts';
import type { Kit, MigrationIndex } from '../migration/migration-index.ts';
import { applyEdits, type TextEdit } from '../project/text-edits.ts';
import { type ChangedFile, type Finding, groupFindings, pluralize, spanOf } from '../report/finding.ts';
import type { ApplyCommand, DecideCommand } from './arguments.ts';
import { requireCleanWorkTree } from './code-command.ts';
import { writeChanges } from './write-changes.ts';

/** Days after which a place that is decided later is reported again. */
const LATER_DAYS = 90;

/** Records a decision about findings in the file of decisions, so that they are not reported or changed. */
export function runDecide(command: DecideCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const selected = selectFindings(inspection, command.ids);
  const later = new Date(Date.now() + LATER_DAYS * 86_400_000).toISOString().slice(0, 10);
  const until = command.until ?? (command.decision === 'later' ? later : undefined);
  const { folder, findings, migrated } = inspection;
  const all = command.paths.length > 0 ? undefined : [...findings, ...migrated.findings, ...migrated.kept];
  addDecisions(folder, selected, all, { why: command.why, until });
  terminal.error(
    `${pluralize(selected.length, 'finding')} decided in ${DECISIONS_FILE}${until === undefined ? '' : `, until ${until}`}. Commit that file.`,
  );
  return 0;
}

/** Applies the suggestions of findings that the codemod left to a person. */
export function runApply(command: ApplyCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const selected = selectFindings(inspection, command.ids).filter(({ tier }) => tier === 'manual');
  const texts = new Map(inspection.migrated.examined.map((file) => [file.name, file]));
  const planned = selected.map((finding) => ({
    finding,
    edit: suggestedEdit(texts.get(finding.file)?.text ?? '', finding, inspection.migration),
  }));
  const changes = [...texts.values()].flatMap(({ path, name, text }) => {
    const edits = planned.flatMap(({ finding, edit }) => (finding.file === name ? (edit ?? []) : []));
    return edits.length === 0 ? [] : [{ path, name, before: text, after: applyEdits(text, edits) }];
  });
  requireEvidence(changes, selected, command, kit);
  if (!command.force) requireCleanWorkTree(inspection.folder, { changes });
  const failed = writeChanges(changes);
  for (const { name, reason } of failed) terminal.error(`${name}: skipped, ${reason}.`);
  const left = planned.filter(({ edit }) => edit === undefined);
  for (const { finding } of left)
    terminal.error(
      `${placeOf(finding)} ${finding.rule}: ${suggests(finding)}, and apply only takes findings that rename one name. Change it by hand.`,
    );
  if (left.length > 0) terminal.error(applicableLine(inspection));
  const isWritten = ({ file }: Finding): boolean => failed.every(({ name }) => name !== file);
  const applied = planned.filter(({ finding, edit }) => edit !== undefined && isWritten(finding));
  terminal.error(`${pluralize(applied.length, 'suggestion')} applied.`);
  if (failed.length > 0) return 3;
  return left.length > 0 ? 2 : 0;
}

function suggests({ suggestion }: Finding): string {
  return suggestion === '' ? 'it suggests nothing' : `it suggests ${JSON.stringify(suggestion)}`;
}

/** Most findings that a message lists. */
const MAX_LISTED = 5;

/** Returns the findings that `apply` takes, for a message. */
function applicableLine({ findings, migrated, migration }: Inspection): string {
  const texts = new Map(migrated.examined.map(({ name, text }) => [name, text]));
  const applicable = findings.filter(
    (finding) =>
      finding.tier === 'manual' && suggestedEdit(texts.get(finding.file) ?? '', finding, migration) !== undefined,
  );
  if (applicable.length === 0) return 'No finding of this folder can be applied.';
  const listed = applicable.slice(0, MAX_LISTED).map((finding) => `${placeOf(finding)} ${finding.rule}`);
  const others = applicable.length - listed.length;
  return `apply takes: ${listed.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}

function placeOf({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}

/**
 * Rejects changes after which another finding of their file is not found any more: a name without a type is recognized
 * by those beside it.
 */
function requireEvidence(
  changes: readonly ChangedFile[],
  selected: readonly Finding[],
  command: ApplyCommand,
  kit: Kit,
): void {
  const keyOf = (finding: Finding): string => `${placeOf(finding)} ${finding.rule}`;
  const applied = new Set(selected.map(keyOf));
  for (const { path, name, before, after } of changes) {
    const manualIn = (text: string): readonly Finding[] =>
      inspectFolder({ ...command, reports: [], only: { path, name, text } }, kit).findings.filter(
        ({ tier, category }) => tier === 'manual' && category !== 'step',
      );
    const left = manualIn(before).filter((finding) => !applied.has(keyOf(finding)));
    if (left.length === 0) continue;
    const found = manualIn(after);
    const countOf = (all: readonly Finding[], { rule }: Finding): number =>
      all.filter((other) => other.rule === rule).length;
    const lost = left.find((finding) => countOf(found, finding) < countOf(left, finding));
    if (lost !== undefined)
      throw new UsageError(
        `${placeOf(lost)} ${lost.rule} would not be found any more: a name beside it is what it is recognized by. Apply both (apply ${command.ids.join(' ')} ${placeOf(lost)}), or decide on it first. Nothing was written.`,
      );
  }
}

/**
 * Returns the findings that ids name: by place, as the terminal prints it, or by the first digits of the fingerprint,
 * each with those that are merged with it, or by rule.
 */
function selectFindings(
  { migrated, findings, withoutAccepted }: Inspection,
  ids: readonly string[],
): readonly Finding[] {
  const apart = findings.filter(({ category }) => category === 'file' || category === 'step');
  const groups = groupFindings([...withoutAccepted(migrated.findings), ...apart]);
  const all = groups.flat();
  const selected = ids.flatMap((id) => {
    const byRule = all.filter(({ rule }) => rule === id);
    const named = groups.filter((group) => group.some((finding) => isNamed(finding, id)));
    if (byRule.length + named.length === 0)
      throw new UsageError(
        `No finding has the place, fingerprint or rule ${id}. Pass the same --types as before; a .json report lists all.`,
      );
    if (named.length > 1 && DIGITS.test(id))
      throw new UsageError(
        `${id} begins the fingerprints of ${named.length} places: ${named.map(([one]) => one && placeOf(one)).join(', ')}. Name the place.`,
      );
    return [...byRule, ...named.flat()];
  });
  return [...new Set(selected)];
}

/** Matches the beginning of a fingerprint that is long enough to be meant. */
const DIGITS = /^[0-9a-f]{4,16}$/;

function isNamed(finding: Finding, id: string): boolean {
  return placeOf(finding) === id || (DIGITS.test(id) && finding.fingerprint.startsWith(id));
}

/** Returns the edit that puts the new name in place of the old one; `undefined` if a finding suggests more. */
function suggestedEdit(text: string, finding: Finding, migration: MigrationIndex): TextEdit | undefined {
  const { before, rule } = finding;
  const [from, to] = renamedBy(migration, rule) ?? [];
  const span = spanOf(text, finding);
  const name = new RegExp(`(?<![\\w$])${from}(?![\\w$])`, 'g');
  if (from === undefined || to === undefined || !text.startsWith(before, span.start) || !name.test(before))
    return undefined;
  const renamed = isShorthand(text, span.start, before) ? `${to}: ${before}` : before.replaceAll(name, to);
  return { ...span, text: renamed };
}

/** Returns the old and the new name of a rule that renames one. */
function renamedBy({ file }: MigrationIndex, rule: string): readonly [string, string] | undefined {
  const { fields, values, parameters, schemas } = file;
  const entry = [...fields, ...values, ...parameters, ...schemas].find(({ id }) => id === rule);
  const isRename = entry !== undefined && (!('operation' in entry) || entry.operation === 'rename');
  const [olds, news] = [[entry?.v2 ?? []].flat(), [entry?.v3 ?? []].flat()];
  const [from, to] = [olds[0], news[0]];
  return isRename && olds.length === 1 && news.length === 1 && from !== undefined && to !== undefined
    ? [from, to]
    : undefined;
}

/** Tests whether a name is both the member and the variable: `{ place }`. */
function isShorthand(text: string, start: number, name: string): boolean {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.ESNext, true);
  const nodeAt = (node: ts.Node): ts.Node | undefined =>
    node.getStart(file) === start && ts.isIdentifier(node) && node.text === name ? node : ts.forEachChild(node, nodeAt);
  const parent = nodeAt(file)?.parent;
  if (parent === undefined) return false;
  const isPattern = ts.isBindingElement(parent) && parent.propertyName === undefined;
  return ts.isShorthandPropertyAssignment(parent) || (isPattern && ts.isObjectBindingPattern(parent.parent));
}
