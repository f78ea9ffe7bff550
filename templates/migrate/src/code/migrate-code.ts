import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { withCare } from '../compiler/depth.ts';
import { besideLoneMembers } from '../compiler/lone-members.ts';
import { type Group, groupFiles } from '../project/configurations.ts';
import type { Skipped, SourceText } from '../project/find-files.ts';
import { type Unit, unitsOf } from '../project/units.ts';
import type { Finding } from '../report/finding.ts';
import type { Pass } from '../rules/pass.ts';
import { findConcerned, type Sought } from './concerned.ts';
import { type ChangedFile, changeOf, findingsOf } from './outcome.ts';
import { type Done, passOverGroup } from './pass-over.ts';

/** What to migrate. */
export interface CodeSource extends Sought {
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

export interface Unresolved {
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
