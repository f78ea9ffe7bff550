import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Overlay } from '../compiler/compiler.ts';
import { openTypeScript } from '../compiler/typescript.ts';
import { splice } from '../edits/edit.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { groupFiles } from '../project/configurations.ts';
import { type Found, findFiles, type SourceText } from '../project/find-files.ts';
import { unitPath, vueScript } from '../project/vue.ts';
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
}

/** What would change below a folder, and what a human must look at. Nothing is written. */
export function migrateCode(source: CodeSource): Migrated {
  const { files, skipped, unused } = findConcerned(source);
  const units = new Map(files.map((file) => [unitPath(file), file]));
  const texts = new Map(
    [...units].flatMap(([path, file]) => (path === file.path ? [] : [[path, vueScript(file.text).text] as const])),
  );
  const results: (ChangedFile | undefined)[] = [];
  const findings: Finding[] = [];
  const broken: Migrated['skipped'][number][] = [];
  for (const group of groupFiles([...units.keys()])) {
    const options = { ...group.options, types: [], noLib: false };
    const compiler = openTypeScript({
      files: group.files,
      options,
      texts,
      overlay: source.overlay,
      folder: source.folder,
    });
    for (const path of group.files) {
      const file = units.get(path);
      if (file === undefined) continue;
      const migrated = migrateFile(compiler, { path, file, knowledge: source.knowledge });
      if (migrated === undefined) broken.push({ name: file.name, reason: 'it does not parse' });
      else findings.push(...migrated.findings);
      results.push(migrated?.change);
      source.tell?.(results.length, units.size);
    }
  }
  const changes = results
    .filter((change) => change !== undefined)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    changes,
    findings: findings.toSorted(byPlace),
    skipped: [...skipped, ...broken],
    looked: files,
    unused,
  };
}

/**
 * Files that can hold something. Ordinary names count only where some file names a module of the old types, parts of
 * paths only where some client has the beginning of the old ones as its base.
 */
function findConcerned({ folder, knowledge, overlay }: CodeSource): Found & Pick<Migrated, 'unused'> {
  const { surely, perhaps, base, beneath } = knowledge.mentions;
  const used = { modules: new Set(overlay.modules.filter((name) => name.startsWith('.'))), base: false };
  const found = findFiles(folder, (text) => {
    for (const name of overlay.modules) if (text.includes(name)) used.modules.add(name);
    used.base ||= base(text);
    return surely(text) || perhaps(text) || beneath(text);
  });
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
  const plain = path.replace(/\.[cm]?js(x?)$/, '.$1');
  return [
    path,
    ...['.ts', '.d.ts', '.tsx', '.mts', '.cts', '.js'].map((ending) => `${plain.replace(/\.x?$/, '')}${ending}`),
  ].some((each) => existsSync(each));
}

interface Unit {
  readonly path: string;
  readonly file: SourceText;
  readonly knowledge: Knowledge;
}

function migrateFile(
  compiler: Compiler,
  { path, file, knowledge }: Unit,
): { readonly change: ChangedFile | undefined; readonly findings: readonly Finding[] } | undefined {
  const parsed = compiler.file(path);
  if (parsed === undefined || compiler.syntaxErrors(path).length > 0) return undefined;
  const pass = new Pass({ file: parsed, name: file.name, compiler, knowledge });
  walk(pass, parsed);
  if (path !== file.path) reviewTemplate(pass, vueScript(file.text).rest);
  const mark = file.text.startsWith('\uFEFF') && !parsed.text.startsWith('\uFEFF') ? 1 : 0;
  const after = splice(
    file.text,
    pass.edits.map((edit) => shifted(edit, mark)),
  );
  const change = after === file.text ? undefined : { path: file.path, name: file.name, before: file.text, after };
  return { change, findings: pass.findings };
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
