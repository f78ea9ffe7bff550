import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { retryOnStackOverflow } from '../checker/nesting-depth.ts';
import { addMarkerMembers } from '../checker/overlay.ts';
import { findRelevantFiles, type SkippedFile, type FindOptions, type SourceText } from '../project/find-files.ts';
import { applyEdits } from '../project/text-edits.ts';
import { type ProgramGroup, groupByTsconfig } from '../project/tsconfig.ts';
import { type SourceProgram, programsOf } from '../project/vue-template.ts';
import { vueParts } from '../project/vue.ts';
import type { ChangedFile, Finding } from '../report/finding.ts';
import type { RuleContext } from '../rules/context.ts';
import { reviewTemplate } from '../rules/distinctive-names.ts';
import { type VisitResult, visitGroup } from './visit-programs.ts';

/** Input of the codemod. */
interface MigrateCodeOptions extends FindOptions {
  /** Called after each file. */
  readonly onProgress?: (done: number, all: number) => void;
}

export interface MigrationResult {
  readonly changes: readonly ChangedFile[];
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedFile[];
  /** Files that mention the previous version and were examined. */
  readonly examined: readonly SourceText[];
  /** Modules given with `--types` that no file imports. */
  readonly unusedModules: readonly string[];
  /** Unresolved modules, and the number of examined files that import them. */
  readonly unresolvedModules: readonly UnresolvedModule[];
}

interface UnresolvedModule {
  readonly specifier: string;
  readonly files: number;
}

/** Computes the changes and findings for all files below a folder, without writing. */
export function migrateCode(given: MigrateCodeOptions): MigrationResult {
  const overlay = { ...given.overlay, declarations: addMarkerMembers(given.overlay.declarations) };
  const source = { ...given, overlay, folder: realpathSync(given.folder) };
  const { files, skipped, unusedModules: unused } = findRelevantFiles(source);
  const units = new Map(files.flatMap(programsOf).map((unit) => [unit.path, unit]));
  const groups = groupByTsconfig([...units.keys()]);
  const all = visitGroups(groups, { source, units, count: files.length });
  const broken = new Map(
    all.flatMap((done) => (done.context === undefined ? [[done.unit.file.path, skippedFile(done)]] : [])),
  );
  const contexts = contextsByFile(all);
  const done = files.filter(({ path }) => !broken.has(path));
  return {
    changes: done.flatMap((file) => changeOfFile(file, contexts.get(file.path) ?? [])),
    findings: done.flatMap((file) => findingsOfFile(file, contexts.get(file.path) ?? [])).toSorted(byPosition),
    skipped: [...skipped, ...groups.flatMap((group) => configurationErrors(group, source.folder)), ...broken.values()],
    examined: done,
    unusedModules: unused,
    unresolvedModules: unresolvedModules(all),
  };
}

interface ProgramSet {
  readonly source: MigrateCodeOptions;
  readonly units: ReadonlyMap<string, SourceProgram>;
  readonly count: number;
}

/** Visits the groups one at a time, so that only one program is in memory. */
function visitGroups(groups: readonly ProgramGroup[], { source, units, count }: ProgramSet): readonly VisitResult[] {
  const texts = new Map([...units].flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const])));
  const seen = new Set<string>();
  const tell = (file: string): void => source.onProgress?.(seen.add(file).size, count);
  return groups.flatMap((group) => {
    const own = group.files.flatMap((path) => units.get(path) ?? []);
    return retryOnStackOverflow((checkNesting) =>
      visitGroup({ ...source, onFile: tell, texts, group, units: own, checkNesting }),
    );
  });
}

function contextsByFile(all: readonly VisitResult[]): ReadonlyMap<string, readonly RuleContext[]> {
  const found = new Map<string, RuleContext[]>();
  for (const { unit, context } of all)
    if (context !== undefined) found.set(unit.file.path, [...(found.get(unit.file.path) ?? []), context]);
  return found;
}

function skippedFile({ unit, fault, isOwn }: Extract<VisitResult, { readonly fault: string }>): SkippedFile {
  return {
    name: unit.file.name,
    reason: fault,
    ...(isOwn === true ? { isInternalError: isOwn } : { isUnreadable: true }),
  };
}

function configurationErrors({ configError: fault }: ProgramGroup, folder: string): readonly SkippedFile[] {
  if (fault === undefined) return [];
  const reason = `it is only partly applied: ${fault.reason.replace(/\.$/, '')}`;
  return [{ name: relative(folder, fault.path), reason }];
}

function unresolvedModules(all: readonly VisitResult[]): readonly UnresolvedModule[] {
  const importing = new Map<string, Set<string>>();
  for (const { unit, missing } of all)
    for (const specifier of missing)
      importing.set(specifier, (importing.get(specifier) ?? new Set()).add(unit.file.path));
  return [...importing].map(([specifier, files]) => ({ specifier, files: files.size }));
}

function byPosition(one: Finding, other: Finding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}

/** Returns the findings of all programs of a file, and of its Vue template. */
function findingsOfFile(file: SourceText, contexts: readonly RuleContext[]): readonly Finding[] {
  const last = contexts.at(-1);
  if (file.path.endsWith('.vue') && last !== undefined)
    reviewTemplate(last, { template: vueParts(file.text).template, others: contexts });
  return contexts.flatMap(({ findings }) => findings);
}

/** Applies the edits of all programs of a file; empty if nothing changes. */
function changeOfFile(file: SourceText, contexts: readonly RuleContext[]): readonly ChangedFile[] {
  const edits = contexts.flatMap((context) => {
    const mark = file.text.startsWith('\uFEFF') && !context.file.text.startsWith('\uFEFF') ? 1 : 0;
    return context.edits.map((edit) => shiftEdit(edit, mark));
  });
  const after = applyEdits(file.text, edits);
  return after === file.text ? [] : [{ path: file.path, name: file.name, before: file.text, after }];
}

/** Shifts an edit, because a compiler may exclude the byte-order mark from its offsets. */
function shiftEdit(edit: RuleContext['edits'][number], by: number): RuleContext['edits'][number] {
  if (by === 0) return edit;
  const copied =
    edit.copied === undefined
      ? {}
      : { copied: { ...edit.copied, start: edit.copied.start + by, end: edit.copied.end + by } };
  return { ...edit, start: edit.start + by, end: edit.end + by, ...copied };
}
