import { realpathSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import type { CompileError, Checker, Overlay } from '../checker/checker.ts';
import { addMarkerMembers } from '../checker/overlay.ts';
import { retryOnStackOverflow, createChecker } from '../checker/typescript-checker.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import { findRelevantFiles, type SkippedFile, type FindOptions, type SourceText } from '../project/find-files.ts';
import { applyEdits } from '../project/text-edits.ts';
import { findCallSites } from './call-sites.ts';
import { type ProgramGroup, groupByTsconfig } from '../project/tsconfig.ts';
import { type SourceProgram, programsOf, vueParts } from '../project/vue.ts';
import { type ChangedFile, type Finding, describeError } from '../report/finding.ts';
import { RuleContext } from '../rules/context.ts';
import { runRules } from '../rules/rules.ts';
import { reviewTemplate } from '../rules/untyped-members.ts';

/** Input of the codemod. */
interface MigrateCodeOptions extends FindOptions {
  /** Module to import the types of the new version from; a relative path starts at the folder. */
  readonly to?: string;
  /** Examines only this file, with this text instead of the one on disk. */
  readonly only?: SourceText;
  /** Finds the places that use the API as well, which costs a traversal. */
  readonly isCounting?: boolean;
  /** Called after each file. */
  readonly onProgress?: (done: number, all: number) => void;
}

export interface MigrationResult {
  readonly changes: readonly ChangedFile[];
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedFile[];
  /** Files that mention the previous version and were examined. */
  readonly examined: readonly SourceText[];
  /** Modules given with `--types` that no file imports a type of either version from. */
  readonly unusedModules: readonly string[];
  /** Modules that files import types from and still will after the changes, and the number of these files. */
  readonly remainingModules: readonly UnresolvedModule[];
  /** Unresolved modules, and the number of examined files that import them. */
  readonly unresolvedModules: readonly UnresolvedModule[];
  /** Places that use the API, such as `src/a.ts:3:7`; empty if they are not counted. */
  readonly callSites: readonly string[];
}

/** A module and the number of examined files that import it. */
interface UnresolvedModule {
  readonly specifier: string;
  readonly files: number;
}

/** Computes the changes and findings for all files below a folder, without writing. */
export function migrateCode(options: MigrateCodeOptions): MigrationResult {
  const { to } = options;
  const overlay = {
    modules: [...new Set([...options.overlay.modules, ...(to === undefined ? [] : [to])])],
    declarations: addMarkerMembers(options.overlay.declarations),
  };
  const source = { ...options, overlay, folder: realpathSync(options.folder) };
  const { files, skipped } =
    options.only === undefined ? findRelevantFiles(source) : { files: [options.only], skipped: [] };
  const units = new Map(
    files
      .flatMap(programsOf)
      .map((unit) => [
        unit.path,
        options.only === undefined || unit.text !== undefined ? unit : { ...unit, text: unit.file.text },
      ]),
  );
  const groups = groupByTsconfig([...units.keys()]);
  const all = visitGroups(groups, { source, units, count: files.length });
  const isUsed = (name: string): boolean => all.some(({ used }) => used.includes(name)) && providesTypes(all, name);
  const isRedirected = to !== undefined && isUsed(to);
  const broken = new Map(
    all.flatMap((done) => (done.context === undefined ? [[done.unit.file.path, skippedFile(done)]] : [])),
  );
  const contexts = contextsByFile(all);
  const changes = new Map(
    files
      .filter(({ path }) => !broken.has(path))
      .map((file) => [file.path, changeOfFile(file, contexts.get(file.path) ?? [])]),
  );
  for (const change of [...changes.values()].flat())
    if (!parses(change)) broken.set(change.path, { name: change.name, reason: UNPARSABLE, isInternalError: true });
  const done = files.filter(({ path }) => !broken.has(path));
  return {
    changes: done.flatMap(({ path }) => changes.get(path) ?? []),
    findings: done.flatMap((file) => findingsOfFile(file, contexts.get(file.path) ?? [])).toSorted(byPosition),
    skipped: [...skipped, ...groups.flatMap((group) => configurationErrors(group, source.folder)), ...broken.values()],
    examined: done,
    unusedModules: isRedirected ? [] : options.overlay.modules.filter((name) => !isUsed(name)),
    remainingModules: countImports(all, ({ context }) => [...(context?.remainingModules ?? [])]),
    unresolvedModules: countImports(all, ({ missing }) => missing),
    callSites: options.isCounting === true ? all.flatMap(callSitesOf) : [],
  };
}

function callSitesOf({ context, unit }: VisitResult): readonly string[] {
  if (context === undefined) return [];
  return [...findCallSites(context)].map((place) => `${unit.file.name}:${place}`);
}

/**
 * Reports whether a package provides type evidence: files import a type of either version from it, or what they import
 * leads to such types.
 */
function providesTypes(all: readonly VisitResult[], module: string): boolean {
  const isOf = (specifier: string): boolean => specifier === module || specifier.startsWith(`${module}/`);
  const contexts = all.flatMap(({ context }) => context ?? []);
  const importing = contexts.filter(({ unknownModules }) => [...unknownModules].some(isOf));
  const isKnown = contexts.some(({ knownModules }) => [...knownModules].some(isOf));
  const hasEvidence = importing.some(({ findings }) => findings.some(({ category }) => TYPED_CATEGORIES.has(category)));
  return isKnown || importing.length === 0 || hasEvidence;
}

/** Categories of findings that types prove. */
const TYPED_CATEGORIES: ReadonlySet<Finding['category']> = new Set(['type', 'member', 'value', 'type-mismatch']);

interface ProgramSet {
  readonly source: MigrateCodeOptions;
  readonly units: ReadonlyMap<string, SourceProgram>;
  readonly count: number;
}

/** Visits the groups one at a time, so that only one program is in memory. */
function visitGroups(groups: readonly ProgramGroup[], { source, units, count }: ProgramSet): readonly VisitResult[] {
  const texts = new Map([...units].flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const])));
  const seen = new Set<string>();
  const onFile = (file: string): void => source.onProgress?.(seen.add(file).size, count);
  return groups.flatMap((group) => {
    const own = group.files.flatMap((path) => units.get(path) ?? []);
    return retryOnStackOverflow((checkNesting) =>
      visitGroup({ ...source, onFile, texts, group, units: own, checkNesting }),
    );
  });
}

function contextsByFile(all: readonly VisitResult[]): ReadonlyMap<string, readonly RuleContext[]> {
  const found = new Map<string, RuleContext[]>();
  for (const { unit, context } of all)
    if (context !== undefined) found.set(unit.file.path, [...(found.get(unit.file.path) ?? []), context]);
  return found;
}

function skippedFile({ unit, fault, isInternalError }: Extract<VisitResult, { readonly fault: string }>): SkippedFile {
  return {
    name: unit.file.name,
    reason: fault,
    ...(isInternalError === true ? { isInternalError } : { isUnreadable: true }),
  };
}

function configurationErrors({ configError: fault }: ProgramGroup, folder: string): readonly SkippedFile[] {
  if (fault === undefined) return [];
  const reason = `it is only partly applied: ${fault.reason.replace(/\.$/, '')}`;
  return [{ name: relative(folder, fault.path), reason }];
}

function countImports(
  all: readonly VisitResult[],
  modulesOf: (result: VisitResult) => readonly string[],
): readonly UnresolvedModule[] {
  const importing = new Map<string, Set<string>>();
  for (const result of all)
    for (const specifier of modulesOf(result))
      importing.set(specifier, (importing.get(specifier) ?? new Set()).add(result.unit.file.path));
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

/** Reason for a file whose edits are dropped. */
const UNPARSABLE = 'its changes would not parse and were dropped; this is an internal error';

/** Reports whether a changed file still parses, so that no edit breaks a file. */
function parses({ path, name, after }: ChangedFile): boolean {
  return programsOf({ path, name, text: after }).every((program) => {
    const file = ts.createSourceFile(program.path, program.text ?? after, ts.ScriptTarget.ESNext);
    return !('parseDiagnostics' in file) || (file.parseDiagnostics as readonly unknown[]).length === 0;
  });
}

/** Applies the edits of all programs of a file; empty if nothing changes. */
function changeOfFile(file: SourceText, contexts: readonly RuleContext[]): readonly ChangedFile[] {
  const edits = contexts.flatMap((context) => {
    const mark = file.text.startsWith('\uFEFF') && isWithoutMark(file, context) ? 1 : 0;
    return context.edits.map((edit) => shiftEdit(edit, mark));
  });
  const after = applyEdits(file.text, edits);
  return after === file.text ? [] : [{ path: file.path, name: file.name, before: file.text, after }];
}

/** Reports whether the offsets of a program exclude the byte-order mark; those of a Vue file include it. */
function isWithoutMark({ path }: SourceText, { file }: RuleContext): boolean {
  return !path.endsWith('.vue') && !file.text.startsWith('\uFEFF');
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

/** Files that are compiled together, and the migration. */
interface VisitGroupOptions {
  readonly folder: string;
  readonly migration: MigrationIndex;
  readonly overlay: Overlay;
  readonly to?: string;
  /** Called with the name of each file before it is visited. */
  readonly onFile: (file: string) => void;
  readonly group: ProgramGroup;
  readonly units: readonly SourceProgram[];
  readonly texts: ReadonlyMap<string, string>;
  readonly checkNesting: boolean;
}

/** Result of one program: its rule context, or the reason why it was skipped. */
export type VisitResult = (
  | { readonly context: RuleContext; readonly fault?: undefined }
  | { readonly context?: undefined; readonly fault: string; readonly isInternalError?: boolean }
) & {
  readonly unit: SourceProgram;
  /** Imported modules that were not found. */
  readonly missing: readonly string[];
  /** Overlaid modules that the program imports. */
  readonly used: readonly string[];
};

/** Runs the rules on the files that are compiled together. */
export function visitGroup({
  group,
  units,
  texts,
  overlay,
  folder,
  checkNesting,
  migration,
  to,
  onFile,
}: VisitGroupOptions): readonly VisitResult[] {
  const options = { ...group.options, types: ambientTypes(units), noLib: false };
  const files = [...group.declarations, ...group.files];
  const checker = createChecker({ files, options, texts, overlay, folder, checkNesting });
  return units.map((unit) => {
    onFile(unit.file.name);
    const redirect = to === undefined ? undefined : redirectTo(to, folder, unit.path);
    return visitProgram(checker, unit, { migration, checkNesting, redirect });
  });
}

/** Returns the specifier of a module as a file imports it. A relative module keeps the extension of the old one. */
function redirectTo(to: string, folder: string, path: string): (specifier: string) => string {
  if (!to.startsWith('.')) return () => to;
  const plain = relative(dirname(path), resolve(folder, to)).split(sep).join('/').replace(EXTENSION, '');
  const fromFile = plain.startsWith('.') ? plain : `./${plain}`;
  return (specifier) => fromFile + (EXTENSION.exec(specifier)?.[0] ?? '');
}

const EXTENSION = /\.[cm]?[jt]sx?$/;

/**
 * Packages whose types are used without an import, or by the name of a Node module. Each costs a search through all
 * texts.
 */
const AMBIENT_PACKAGES: readonly (readonly [string, RegExp])[] = [
  ['node', /from\s+['"](?:node:)?(?:events|async_hooks|util|stream|worker_threads)['"]/],
  ['jest', /(?<![\w$.])jest\.(?:fn|Mock\w*|spyOn|mocked)\b/],
  ['vue', /(?<![\w$.])(?:defineProps|defineEmits|defineModel)\s*[<(]/],
  ['vitest/globals', /(?<![\w$.])vi\.(?:fn|spyOn|mocked)\b/],
];

function ambientTypes(units: readonly SourceProgram[]): string[] {
  const texts = units.map(({ text, file }) => text ?? file.text).filter((text) => !TEST_GLOBALS_IMPORT.test(text));
  return AMBIENT_PACKAGES.filter(([, used]) => texts.some((text) => used.test(text))).map(([name]) => name);
}

/** An import of the test functions, which makes ambient types unnecessary. */
const TEST_GLOBALS_IMPORT = /from\s+['"](?:vitest|@jest\/globals)['"]/;

/** Runs the rules on one program. An error in one file does not affect the others. */
function visitProgram(
  checker: Checker,
  unit: SourceProgram,
  {
    migration,
    checkNesting,
    redirect,
  }: Pick<VisitGroupOptions, 'migration' | 'checkNesting'> & { readonly redirect: RuleContext['to'] },
): VisitResult {
  const { path, file, text } = unit;
  const seen = { unit, missing: checker.unresolvedModules(path), used: checker.usedModules() };
  if (checker.isTooDeep(path)) return { ...seen, fault: 'it is nested too deeply' };
  const parsed = checker.sourceFile(path);
  const [syntaxError] = checker.syntaxErrors(path);
  if (parsed === undefined || syntaxError !== undefined)
    return { ...seen, fault: `it does not parse${positionText(syntaxError, file.text)}` };
  const limit = text === undefined ? parsed.text.length : file.text.length;
  const context = new RuleContext({ file: parsed, name: file.name, checker, migration, limit, to: redirect });
  try {
    runRules(context, parsed);
    return { ...seen, context };
  } catch (error) {
    if (error instanceof RangeError && !checkNesting) throw error;
    return {
      ...seen,
      fault: `the codemod failed on it with an internal error: ${describeError(error)}`,
      isInternalError: true,
    };
  }
}

/** Describes the syntax error and its position. */
function positionText(error: CompileError | undefined, text: string): string {
  if (error === undefined) return '';
  const lines = text.slice(0, error.start).split('\n');
  return `: ${error.message.replace(/\.$/, '')} (line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}
