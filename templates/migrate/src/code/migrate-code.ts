import type { Compiler, Overlay } from '../compiler/compiler.ts';
import { openTypeScript } from '../compiler/typescript.ts';
import { splice } from '../edits/edit.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { groupFiles } from '../project/configurations.ts';
import { type Found, findFiles, type SourceText } from '../project/find-files.ts';
import { vueScript } from '../project/vue.ts';
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
  readonly looked: number;
}

/** What would change below a folder, and what a human must look at. Nothing is written. */
export function migrateCode(source: CodeSource): Migrated {
  const { files, skipped } = findConcerned(source);
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
  return { changes, findings: findings.toSorted(byPlace), skipped: [...skipped, ...broken], looked: files.length };
}

/**
 * Files that can hold something. Ordinary names count only where some file names a module of the old types, parts of
 * paths only where some client has the beginning of the old ones as its base.
 */
function findConcerned({ folder, knowledge, overlay }: CodeSource): Found {
  const { surely, perhaps, base, beneath } = knowledge.mentions;
  const used = { types: overlay.modules.some((name) => name.startsWith('.')), base: false };
  const found = findFiles(folder, (text) => {
    used.types ||= overlay.modules.some((name) => text.includes(name));
    used.base ||= base(text);
    return surely(text) || perhaps(text) || beneath(text);
  });
  const isConcerned = (text: string): boolean =>
    surely(text) || (used.types && perhaps(text)) || (used.base && beneath(text));
  return { ...found, files: found.files.filter(({ text }) => isConcerned(text)) };
}

/** A Vue file goes by the name of the script in it. */
function unitPath({ path, text }: SourceText): string {
  if (!path.endsWith('.vue')) return path;
  return `${path}.${vueScript(text).isJsx ? 'tsx' : 'ts'}`;
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
