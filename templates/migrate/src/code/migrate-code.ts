import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Compiler, Overlay } from '../compiler/compiler.ts';
import { withCare } from '../compiler/depth.ts';
import { openTypeScript } from '../compiler/typescript.ts';
import { splice } from '../edits/edit.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Group, groupFiles } from '../project/configurations.ts';
import { type Found, findFiles, type SourceText } from '../project/find-files.ts';
import { type Unit, unitsOf } from '../project/units.ts';
import { vueParts } from '../project/vue.ts';
import type { Finding } from '../report/finding.ts';
import { Pass } from '../rules/pass.ts';
import { walk } from '../rules/walk.ts';
import { reviewTemplate } from '../rules/vue-template.ts';

/** What to migrate. */
export interface CodeSource {
  readonly folder: string;
  readonly knowledge: Knowledge;
  readonly overlay: Overlay;
  /** Told as files are done. */
  readonly tell?: (done: number, all: number) => void;
}

/** A file that changes. */
export interface ChangedFile {
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface Migrated {
  readonly changes: readonly ChangedFile[];
  readonly findings: readonly Finding[];
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
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
export function migrateCode(source: CodeSource): Migrated {
  const { files, skipped, unused } = findConcerned(source);
  const units = new Map(files.flatMap(unitsOf).map((unit) => [unit.path, unit]));
  const texts = new Map([...units].flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const])));
  const passes = new Map<string, Pass[]>();
  const broken = new Map<string, { readonly name: string; readonly reason: string }>();
  const unresolved = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const faulty: { readonly name: string; readonly reason: string }[] = [];
  const tell = (file: string): void => source.tell?.(seen.add(file).size, files.length);
  for (const group of groupFiles([...units.keys()])) {
    if (group.fault !== undefined)
      faulty.push({ name: relative(source.folder, group.fault.path), reason: configured(group.fault) });
    const groupUnits = group.files.flatMap((path) => units.get(path) ?? []);
    const done = withCare((isCareful) =>
      passOverGroup({ ...source, tell, texts, group, units: groupUnits, isCareful }),
    );
    for (const { unit, pass, fault, missing } of done) {
      for (const specifier of missing)
        unresolved.set(specifier, (unresolved.get(specifier) ?? new Set()).add(unit.file.path));
      if (pass === undefined) broken.set(unit.file.path, { name: unit.file.name, reason: fault });
      else passes.set(unit.file.path, [...(passes.get(unit.file.path) ?? []), pass]);
    }
  }
  const done = files.filter(({ path }) => !broken.has(path));
  const findings = done.flatMap((file) => findingsOf(file, passes.get(file.path) ?? []));
  return {
    changes: done.flatMap((file) => changeOf(file, passes.get(file.path) ?? [])),
    findings: findings.toSorted(byPlace),
    skipped: [...skipped, ...faulty, ...broken.values()],
    looked: done,
    unused,
    unresolved: [...unresolved].map(([specifier, importing]) => ({ specifier, files: importing.size })),
  };
}

/**
 * Files that can hold something. Ordinary names count only where some file names a module of the old types, parts of
 * paths only where some client has the beginning of the old ones as its base.
 */
function findConcerned({ folder, knowledge, overlay }: CodeSource): Found & Pick<Migrated, 'unused'> {
  const { surely, perhaps, base, beneath } = knowledge.mentions;
  const used = { modules: new Set(overlay.modules.filter((name) => name.startsWith('.'))), base: false };
  const isWanted = (text: string): boolean => {
    for (const name of overlay.modules) if (text.includes(name)) used.modules.add(name);
    used.base ||= base(text);
    return surely(text) || perhaps(text) || beneath(text);
  };
  const found = findFiles(folder, { isWanted, isTold: surely });
  const isConcerned = (text: string): boolean =>
    surely(text) || (used.modules.size > 0 && perhaps(text)) || (used.base && beneath(text));
  const unused = overlay.modules.filter(
    (name) => !(name.startsWith('.') ? isThere(folder, name) : used.modules.has(name)),
  );
  return { ...found, unused, files: found.files.filter(({ text }) => isConcerned(text)) };
}

/** Whether a path leads to a source: with an ending, without one, or to a folder. */
function isThere(folder: string, name: string): boolean {
  const path = join(folder, name);
  const plain = (file: string): string => basename(file).replace(/\..*$/, '');
  return existsSync(dirname(path)) && readdirSync(dirname(path)).some((file) => plain(file) === plain(path));
}

interface GroupSource extends Omit<CodeSource, 'tell'> {
  readonly tell: (file: string) => void;
  readonly group: Group;
  readonly units: readonly Unit[];
  readonly texts: ReadonlyMap<string, string>;
  readonly isCareful: boolean;
}

/** What came of one program: a pass over it, or why there is none. */
type Done = (
  { readonly pass: Pass; readonly fault?: undefined } | { readonly pass?: undefined; readonly fault: string }
) & {
  readonly unit: Unit;
  /** Modules that it imports and that are not found. */
  readonly missing: readonly string[];
};

/** Looks at the files that are compiled together. */
function passOverGroup({
  group,
  units,
  texts,
  overlay,
  folder,
  isCareful,
  knowledge,
  tell,
}: GroupSource): readonly Done[] {
  const options = { ...group.options, types: [], noLib: false };
  const compiler = openTypeScript({ files: group.files, options, texts, overlay, folder, isCareful });
  return units.map((unit) => {
    tell(unit.file.name);
    return passOver(compiler, unit, { knowledge, isCareful });
  });
}

/** Looks at one program. What goes wrong in one file keeps no other from being done. */
function passOver(
  compiler: Compiler,
  unit: Unit,
  { knowledge, isCareful }: Pick<GroupSource, 'knowledge' | 'isCareful'>,
): Done {
  const { path, file, text } = unit;
  const missing = compiler.unresolved(path);
  if (compiler.isTooDeep(path)) return { unit, missing, fault: 'it is nested too deeply' };
  const parsed = compiler.file(path);
  if (parsed === undefined || compiler.syntaxErrors(path).length > 0)
    return { unit, missing, fault: 'it does not parse' };
  const limit = text === undefined ? parsed.text.length : file.text.length;
  const pass = new Pass({ file: parsed, name: file.name, compiler, knowledge, limit });
  try {
    walk(pass, parsed);
    return { unit, missing, pass };
  } catch (error) {
    if (error instanceof RangeError && !isCareful) throw error;
    return { unit, missing, fault: `the codemod fails on it, which is a fault of its own: ${String(error)}` };
  }
}

function configured({ reason }: NonNullable<Group['fault']>): string {
  return `and what it says counts only in part: ${reason.replace(/\.$/, '')}`;
}

function findingsOf(file: SourceText, passes: readonly Pass[]): readonly Finding[] {
  const last = passes.at(-1);
  if (file.path.endsWith('.vue') && last !== undefined)
    reviewTemplate(last, { template: vueParts(file.text).template, others: passes });
  return passes.flatMap(({ findings }) => findings);
}

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

function byPlace(one: Finding, other: Finding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
