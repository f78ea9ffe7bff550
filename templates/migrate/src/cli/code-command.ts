import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { UsageError } from '#shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { Overlay } from '../checker/checker.ts';
import { isInstalled, withBothVocabularies } from '../checker/overlay.ts';
import { migrateCode, type MigrationResult } from '../codemod/migrate-code.ts';
import { verify } from '../codemod/verify.ts';
import { indexMigration, type MapFile, type MigrationIndex } from '../migration/migration-index.ts';
import type { SkippedFile, SourceText } from '../project/find-files.ts';
import { createPackageNames } from '../project/package-names.ts';
import { summaryText, type Finding, pluralize, INTERNAL_ERROR } from '../report/finding.ts';
import { readBaseline } from '../report/baseline.ts';
import type { ReportContext } from '../report/html-report.ts';
import { unifiedDiff, writeReport } from '../report/reports.ts';
import type { CodeCommand, FolderOptions } from './arguments.ts';
import { type Kit, readMap } from './kit.ts';
import { enclosingWorkTree, writeChanges, uncommittedReason } from './write-changes.ts';

/**
 * Shows or applies the changes of a folder. Exit codes: 0 nothing to do, 1 changes pending, 2 manual work needed, 3
 * error.
 */
export function runCode(command: CodeCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const { folder, migrated, findings: found, migration, overlay } = inspection;
  const verified = command.verify
    ? verify({
        folder,
        changes: migrated.changes,
        examined: migrated.examined,
        before: overlay,
        after: overlayAfter(command, kit, folder),
        renamed: migration.renamedSchemas,
      })
    : [];
  const findings = [...found, ...verified];
  if (command.write && !command.force) requireCleanWorkTree(folder, migrated);
  for (const file of command.reports) saveReport(file, findings, reportContext(file, inspection, kit));
  const unwritten = command.write ? writeChanges(migrated.changes) : [];
  if (!command.write) process.stdout.write(unifiedDiff(migrated.changes));
  printSummary({ ...migrated, skipped: [...migrated.skipped, ...unwritten] }, findings);
  console.error(`${conclusion(command, migrated.changes.length - unwritten.length)} ${summaryText(findings)}`);
  printVerifyAssumption(command, migrated);
  printRemainingStep(migrated);
  return exitCode(command, {
    findings,
    changes: command.baseline === undefined ? migrated.changes.length : openChanges(migrated, findings),
    isUnproven: migrated.unusedModules.length > 0,
    isBroken: unwritten.length > 0 || migrated.skipped.some(({ isInternalError }) => isInternalError === true),
  });
}

/** The findings of a folder, and their context. */
export interface Inspection {
  readonly folder: string;
  readonly migration: MigrationIndex;
  readonly overlay: Overlay;
  readonly migrated: MigrationResult;
  readonly findings: readonly Finding[];
}

/** Options of a command, or of the linter, which may examine a single text. */
interface InspectOptions extends FolderOptions {
  readonly kind: string;
  readonly only?: SourceText;
}

/** Computes the changes and findings of a folder, without writing. */
export function inspectFolder(command: InspectOptions, kit: Pick<Kit, 'root' | 'versions'>): Inspection {
  const { types, to, reports, rules, paths, baseline, only } = command;
  const folder = requireFolder(command.folder);
  for (const file of reports) requireReportFolder(file);
  const isSelected = selectPaths(folder, paths);
  const withoutKnown = baseline === undefined ? undefined : readBaseline(baseline);
  const map = readMap(kit);
  const migration = indexMigration(map);
  const overlay = { modules: types, declarations: bothVocabularies(kit, migration) };
  const selected =
    rules.length === 0 ? migration : { ...indexMigration(selectRules(map, rules)), mentions: migration.mentions };
  const isCounting = command.kind === 'affected';
  const options = { folder, migration: selected, overlay, onProgress: showProgress, isCounting };
  const all = migrateCode({ ...options, ...(to === undefined ? {} : { to }), ...(only === undefined ? {} : { only }) });
  const migrated = selectResult(all, isSelected);
  const findings = [...migrated.findings, ...skippedFileFindings(migrated.skipped)];
  return { folder, migration, overlay, migrated, findings: withoutKnown?.(findings) ?? findings };
}

/** Restricts a result to the files that a command is about. */
function selectResult(result: MigrationResult, isSelected: (name: string) => boolean): MigrationResult {
  return {
    ...result,
    changes: result.changes.filter(({ name }) => isSelected(name)),
    findings: result.findings.filter(({ file }) => isSelected(file)),
    skipped: result.skipped.filter(({ name }) => isSelected(name)),
    callSites: result.callSites.filter((place) => isSelected(place.replace(/:\d+:\d+$/, ''))),
  };
}

/** Returns a filter for files at or below paths; without paths, it accepts every file. */
function selectPaths(folder: string, paths: readonly string[]): (name: string) => boolean {
  const names = paths.map((path) => {
    const full = resolve(folder, path);
    if (!existsSync(full)) throw new UsageError(`--path ${path}: there is no such file or folder in ${folder}.`);
    return relative(folder, full).split(sep).join('/');
  });
  return (file) =>
    names.length === 0 || names.some((name) => name === '' || name === file || file.startsWith(`${name}/`));
}

/** Returns the map with the entries of these rules only. */
function selectRules(map: MapFile, rules: readonly string[]): MapFile {
  const { schemas, fields, values, parameters, endpoints } = map;
  const ids = [...schemas, ...fields, ...values, ...parameters, ...endpoints].map(({ id }) => id);
  const unknown = rules.find((rule) => !ids.includes(rule));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no rule ${unknown}.${didYouMean(closestMatch(unknown, ids))} The rules are the ids of map.json.`,
    );
  const select = <Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ id }) => rules.includes(id));
  return {
    ...map,
    schemas: select(schemas),
    fields: select(fields),
    values: select(values),
    parameters: select(parameters),
    endpoints: select(endpoints),
    unmapped: [],
  };
}

function bothVocabularies(kit: Pick<Kit, 'root' | 'versions'>, { renamedSchemas }: MigrationIndex): string {
  const { before, after } = kit.versions;
  return withBothVocabularies(readDeclarations(kit, before), readDeclarations(kit, after), renamedSchemas);
}

/**
 * Returns the overlay that the changed code compiles with. With `--to`, only that module is overlaid, and only if it is
 * not installed, so that a name that is still imported from the old module is an error.
 */
function overlayAfter({ types, to }: CodeCommand, kit: Kit, folder: string): Overlay {
  const declarations = readDeclarations(kit, kit.versions.after);
  if (to === undefined) return { modules: types, declarations };
  return { modules: isInstalled(to, folder) ? [] : [to], declarations };
}

function requireFolder(folder: string): string {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory())
    throw new UsageError(`${folder} is a file: name a folder, and the codemod examines all files below it.`);
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch {
    throw new UsageError(`The folder ${folder} cannot be read.`);
  }
  return realpathSync(folder);
}

/** Rejects a report file without a folder before the work starts. */
function requireReportFolder(file: string): void {
  if (!existsSync(dirname(resolve(file)))) throw new UsageError(`There is no folder for the report ${file}.`);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new UsageError(`The report ${file} cannot be written: it is a folder.`);
}

/** Returns what a report at a path shows besides the findings. */
export function reportContext(file: string, { folder, migrated, migration }: Inspection, kit: Kit): ReportContext {
  const asset = (name: string): string => readFileSync(new URL(`assets/${name}`, kit.root), 'utf8');
  return {
    changes: migrated.changes,
    examined: migrated.examined,
    packageOf: createPackageNames(folder),
    map: migration.file,
    titles: kit.words ?? kit.versions,
    folder:
      relative(realpathSync(dirname(resolve(file))), folder)
        .split(sep)
        .join('/') || '.',
    prefix: folderInRepository(folder),
    style: asset('report.css'),
    script: asset('report.js'),
  };
}

/** Returns the path of a folder in its work tree; empty for the root, or outside of git. */
function folderInRepository(folder: string): string {
  const tree = enclosingWorkTree(folder);
  return tree === undefined ? '' : relative(tree, folder).split(sep).join('/');
}

export function saveReport(file: string, findings: readonly Finding[], context: ReportContext): void {
  try {
    writeReport(file, findings, context);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report ${file} cannot be written, so no changes were written: ${cause}.`);
  }
}

function requireCleanWorkTree(folder: string, { changes }: MigrationResult): void {
  const reason = uncommittedReason(folder, changes);
  if (reason === undefined) return;
  throw new UsageError(`${reason} Commit first so that you can review and revert the changes, or add --force.`);
}

function readDeclarations({ root }: Pick<Kit, 'root'>, version: string): string {
  return readFileSync(new URL(`declarations/${version}.d.ts`, root), 'utf8');
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} files${done === all ? '\n' : ''}`);
}

/** Prints findings and skipped files to standard error; standard output only holds the diff. */
export function printSummary(
  { skipped, unusedModules, unresolvedModules }: MigrationResult,
  findings: readonly Finding[],
): void {
  for (const { file, line, column, rule, reason } of findings.filter(isLocated))
    console.error(`${file}:${line}:${column} ${rule}: ${reason}`);
  for (const name of unusedModules)
    console.error(
      `--types ${name}: no file imports a type of either version from it, so it provides no type evidence. Check the name.`,
    );
  for (const { specifier, files } of unresolvedModules)
    console.error(
      `${specifier}: not found, ${files === 1 ? 'one file imports' : `${files} files import`} it. Its exports have no types here and provide no evidence: install it first.`,
    );
  for (const { name, reason, isInternalError } of skipped)
    console.error(`${isInternalError === true ? `${INTERNAL_ERROR}: ` : ''}${name}: skipped, ${reason}.`);
}

/** Prints what `--verify` assumed: without `--to`, that the modules of the old types export the new ones. */
function printVerifyAssumption({ verify: isVerified, to }: CodeCommand, { remainingModules }: MigrationResult): void {
  const names = remainingModules.map(({ specifier }) => specifier).join(', ');
  if (isVerified && to === undefined && names !== '')
    console.error(
      `--verify compiled the changed code as if ${names} exported the types of the new version. With --to MODULE, it compiles against that module.`,
    );
}

/** Prints the step that remains when the types of the new version are not where the code imports them from. */
export function printRemainingStep({ remainingModules }: MigrationResult): void {
  for (const { specifier, files } of remainingModules)
    console.error(
      `Remaining step: ${files === 1 ? 'one file imports' : `${files} files import`} the types from ${specifier}. Make it export the types of the new version, or run again with --to MODULE to import them from another module.`,
    );
}

/** Excludes findings about files, which are printed as skipped files. */
function isLocated({ tier, category }: Finding): boolean {
  return tier === 'manual' && category !== 'file';
}

function conclusion({ write }: CodeCommand, files: number): string {
  if (write) return `${pluralize(files, 'file')} changed.`;
  return files === 0
    ? 'Nothing to change.'
    : `${pluralize(files, 'file')} to change; nothing is written without --write.`;
}

/** Counts the changed files with a finding. */
function openChanges({ changes }: MigrationResult, findings: readonly Finding[]): number {
  const open = new Set(findings.map(({ file }) => file));
  return changes.filter(({ name }) => open.has(name)).length;
}

interface RunOutcome {
  readonly findings: readonly Finding[];
  readonly changes: number;
  /** True if a module given with `--types` provides no evidence. */
  readonly isUnproven: boolean;
  readonly isBroken: boolean;
}

/** Returns the exit code of a command that writes nothing. Only changes with findings that remain are pending. */
export function exitCodeOf({ findings, migrated }: Inspection): number {
  return exitCode(
    { write: false },
    {
      findings,
      changes: openChanges(migrated, findings),
      isUnproven: migrated.unusedModules.length > 0,
      isBroken: migrated.skipped.some(({ isInternalError }) => isInternalError === true),
    },
  );
}

function exitCode(
  { write }: Pick<CodeCommand, 'write'>,
  { findings, changes, isUnproven, isBroken }: RunOutcome,
): number {
  if (isBroken) return 3;
  if (isUnproven || findings.some(({ tier }) => tier === 'manual')) return 2;
  return changes > 0 && !write ? 1 : 0;
}

/** Rules of findings about files that could not be read, and about files whose source has to change. */
const UNREADABLE_FILE = 'unread-file';
const GENERATED_FILE = 'generated-file';

/** Converts files that could not be read or checked, and generated files, to findings for manual review. */
function skippedFileFindings(skipped: readonly SkippedFile[]): readonly Finding[] {
  return skipped.flatMap(({ name, reason, isUnreadable, isGenerated, isInternalError }) => {
    if (isInternalError === true) return [skippedFileFinding(name, INTERNAL_ERROR, reason)];
    if (isUnreadable === true) return [skippedFileFinding(name, UNREADABLE_FILE, reason)];
    return isGenerated === true ? [skippedFileFinding(name, GENERATED_FILE, reason)] : [];
  });
}

function skippedFileFinding(file: string, rule: string, reason: string): Finding {
  const fingerprint = createHash('sha256').update([file, rule].join('\n')).digest('hex').slice(0, 16);
  const message = `The file was skipped: ${reason}.`;
  const place = { file, line: 1, column: 1 };
  return { ...place, rule, category: 'file', tier: 'manual', reason: message, before: '', suggestion: '', fingerprint };
}
