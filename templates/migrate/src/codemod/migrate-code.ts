import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { withCare } from '../checker/nesting-depth.ts';
import { besideLoneMembers } from '../checker/overlay.ts';
import { findConcerned, type Skipped, type Sought, type SourceText } from '../project/find-files.ts';
import { splice } from '../project/text-edits.ts';
import { type Group, groupFiles } from '../project/tsconfig.ts';
import { type Unit, unitsOf, vueParts } from '../project/vue.ts';
import type { ChangedFile, Finding } from '../report/finding.ts';
import type { Pass } from '../rules/context.ts';
import { reviewTemplate } from '../rules/distinctive-names.ts';
import { type Done, passOverGroup } from './visit-programs.ts';

/** What to migrate. */
interface CodeSource extends Sought {
  /** Told as files are done. */
  readonly tell?: (done: number, all: number) => void;
}

export interface Migrated {
  readonly changes: readonly ChangedFile[];
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
  /** Files that could hold something, and were looked at. */
  readonly looked: readonly SourceText[];
  /** Modules of the old types that no file imports. */
  readonly unused: readonly string[];
  /** Modules that lead nowhere, and how many of the files that were looked at import them. */
  readonly unresolved: readonly Unresolved[];
}

interface Unresolved {
  readonly specifier: string;
  readonly files: number;
}

/** What would change below a folder, and what a human must look at. Nothing is written. */
export function migrateCode(given: CodeSource): Migrated {
  const overlay = { ...given.overlay, declarations: besideLoneMembers(given.overlay.declarations) };
  const source = { ...given, overlay, folder: realpathSync(given.folder) };
  const { files, skipped, unused } = findConcerned(source);
  const units = new Map(files.flatMap(unitsOf).map((unit) => [unit.path, unit]));
  const groups = groupFiles([...units.keys()]);
  const all = passOverAll(groups, { source, units, count: files.length });
  const broken = new Map(
    all.flatMap((done) => (done.pass === undefined ? [[done.unit.file.path, skippedBy(done)]] : [])),
  );
  const passes = passesByFile(all);
  const done = files.filter(({ path }) => !broken.has(path));
  return {
    changes: done.flatMap((file) => changeOf(file, passes.get(file.path) ?? [])),
    findings: done.flatMap((file) => findingsOf(file, passes.get(file.path) ?? [])).toSorted(byPlace),
    skipped: [...skipped, ...groups.flatMap((group) => misconfigured(group, source.folder)), ...broken.values()],
    looked: done,
    unused,
    unresolved: unresolvedBy(all),
  };
}

interface Work {
  readonly source: CodeSource;
  readonly units: ReadonlyMap<string, Unit>;
  readonly count: number;
}

/** One compiler at a time: that of a group is let go before the next is opened. */
function passOverAll(groups: readonly Group[], { source, units, count }: Work): readonly Done[] {
  const texts = new Map([...units].flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const])));
  const seen = new Set<string>();
  const tell = (file: string): void => source.tell?.(seen.add(file).size, count);
  return groups.flatMap((group) => {
    const own = group.files.flatMap((path) => units.get(path) ?? []);
    return withCare((isCareful) => passOverGroup({ ...source, tell, texts, group, units: own, isCareful }));
  });
}

function passesByFile(all: readonly Done[]): ReadonlyMap<string, readonly Pass[]> {
  const found = new Map<string, Pass[]>();
  for (const { unit, pass } of all)
    if (pass !== undefined) found.set(unit.file.path, [...(found.get(unit.file.path) ?? []), pass]);
  return found;
}

function skippedBy({ unit, fault, isOwn }: Extract<Done, { readonly fault: string }>): Skipped {
  return { name: unit.file.name, reason: fault, ...(isOwn === true ? { isOwn } : { isUnread: true }) };
}

function misconfigured({ fault }: Group, folder: string): readonly Skipped[] {
  if (fault === undefined) return [];
  const reason = `and what it says counts only in part: ${fault.reason.replace(/\.$/, '')}`;
  return [{ name: relative(folder, fault.path), reason }];
}

function unresolvedBy(all: readonly Done[]): readonly Unresolved[] {
  const importing = new Map<string, Set<string>>();
  for (const { unit, missing } of all)
    for (const specifier of missing)
      importing.set(specifier, (importing.get(specifier) ?? new Set()).add(unit.file.path));
  return [...importing].map(([specifier, files]) => ({ specifier, files: files.size }));
}

function byPlace(one: Finding, other: Finding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}

/** What all passes over a file have found; what its template says beside them. */
function findingsOf(file: SourceText, passes: readonly Pass[]): readonly Finding[] {
  const last = passes.at(-1);
  if (file.path.endsWith('.vue') && last !== undefined)
    reviewTemplate(last, { template: vueParts(file.text).template, others: passes });
  return passes.flatMap(({ findings }) => findings);
}

/** What becomes of a file by the edits of all passes over it; nothing where it stays. */
function changeOf(file: SourceText, passes: readonly Pass[]): readonly ChangedFile[] {
  const edits = passes.flatMap((pass) => {
    const mark = file.text.startsWith('\uFEFF') && !pass.file.text.startsWith('\uFEFF') ? 1 : 0;
    return pass.edits.map((edit) => shifted(edit, mark));
  });
  const after = splice(file.text, edits);
  return after === file.text ? [] : [{ path: file.path, name: file.name, before: file.text, after }];
}

/** A compiler may leave the byte-order mark out of its offsets. */
function shifted(edit: Pass['edits'][number], by: number): Pass['edits'][number] {
  if (by === 0) return edit;
  const copied =
    edit.copied === undefined
      ? {}
      : { copied: { ...edit.copied, start: edit.copied.start + by, end: edit.copied.end + by } };
  return { ...edit, start: edit.start + by, end: edit.end + by, ...copied };
}
