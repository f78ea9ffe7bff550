import { readFileSync, realpathSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { UsageError } from '#shared/usage-error.ts';
import { escapeControlCharacters, escapeLine } from '#shared/escape.ts';
import { terminal } from '#shared/terminal.ts';
import type { Overlay } from '../checker/checker.ts';
import { withInstalledMembers } from '../checker/installed-members.ts';
import { withUntypedNames } from '../checker/overlay.ts';
import { DECISIONS_FILE } from '../codemod/decisions.ts';
import {
  type FolderOptions,
  inspectFolder,
  type Inspection,
  installedTypes,
  packageOf,
  readDeclarations,
} from '../codemod/inspect-folder.ts';
import { withModule } from '../codemod/discover.ts';
import type { MigrationResult } from '../codemod/migrate-code.ts';
import { evaluateChanges, verify, type VerifyResult } from '../codemod/verify.ts';
import { type Kit, readMap } from '../migration/migration-index.ts';
import { createPackageNames, type SkippedFile } from '../project/find-files.ts';
import { type Finding, INTERNAL_ERROR, pluralize, summaryText, type Tier } from '../report/finding.ts';
import type { ReportContext } from '../report/html-report.ts';
import { unifiedDiff, writeReport } from '../report/reports.ts';
import type { AffectedCommand, CodeCommand, StatusCommand } from './arguments.ts';
import { enclosingWorkTree, type FailedWrite, uncommittedReason, writeChanges } from './write-changes.ts';

/**
 * Shows or applies the changes of a folder. Exit codes: 0 nothing to do, 1 changes pending, 2 manual work needed, 3
 * error.
 */
export function runCode(command: CodeCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const { folder, migrated } = inspection;
  const verified = command.verify ? verifyChanges(command, inspection, kit) : undefined;
  const errors = verified?.errors ?? [];
  const findings = [...evaluateChanges(inspection.findings, errors), ...errors];
  const { sources = false } = command;
  if (command.write && !command.force) requireCleanWorkTree(folder, migrated);
  const save = (all: readonly Finding[]): void =>
    command.reports.forEach((file) => saveReport(file, all, reportContext(file, { ...inspection, sources }, kit)));
  save(findings);
  const unwritten = command.write ? writeChanges(migrated.changes) : [];
  if (unwritten.length > 0) save(withUnwritten(findings, unwritten));
  if (!command.write) printDiff(unifiedDiff(migrated.changes));
  printSummary({ ...migrated, skipped: [...reportedFiles(migrated, findings), ...unwritten] }, findings, command.types);
  terminal.error(`${conclusion(command, migrated.changes.length - unwritten.length)} ${summaryText(findings)}`);
  if (verified !== undefined) printVerifyAssumption(command, verified.assumedModules);
  printRemainingSteps(findings);
  printDecisions(inspection);
  return exitCode(command, {
    findings,
    changes: command.baseline === undefined ? migrated.changes.length : openChanges(migrated, findings),
    isUnproven: migrated.unusedModules.length > 0,
    isBroken: unwritten.length > 0 || migrated.skipped.some(({ isInternalError }) => isInternalError === true),
  });
}

/** Returns findings as they are after files could not be written: their changes are left to a person. */
function withUnwritten(findings: readonly Finding[], unwritten: readonly FailedWrite[]): readonly Finding[] {
  const reasons = new Map(unwritten.map(({ name, reason }) => [name, reason]));
  return findings.map((finding) => {
    const why = reasons.get(finding.file);
    const reason = `The file was not written: ${why}. ${finding.reason}`;
    return why === undefined || finding.tier === 'manual' ? finding : { ...finding, tier: 'manual', reason };
  });
}

/** Prints a diff: as it is to a file or program, which may apply it, and escaped to a terminal. */
function printDiff(diff: string): void {
  process.stdout.write(process.stdout.isTTY ? escapeControlCharacters(diff) : diff);
}

/** Compiles both states of the inspected files, and returns the errors that the baseline does not accept. */
function verifyChanges(
  command: FolderOptions,
  { folder, migrated, migration, overlay, withoutAccepted }: Inspection,
  kit: Kit,
): VerifyResult {
  const { before, after } = kit.versions;
  const installed = installedTypes(folder, command.types, migration);
  const declared = (version: string): string => withInstalledMembers(readDeclarations(kit, version), installed);
  const declarations = withUntypedNames(declared(before), declared(after));
  const { errors, assumedModules } = verify({
    folder,
    changes: migrated.changes,
    examined: migrated.examined,
    before: withModule({ ...overlay, declarations }, command.to),
    after: { ...overlayAfter(command, declared(after), migrated), components: migration.components.keys },
    renamed: migration.renamedSchemas,
    changedWords: migration.changedWords,
    newPaths: migration.endpoints.flatMap(({ entry }) =>
      entry.counterpart === 'moved' && entry.v3?.path !== undefined ? [entry.v3.path] : [],
    ),
  });
  return { errors: withoutAccepted(errors), assumedModules };
}

/**
 * Returns the overlay that the changed code compiles with. With `--to`, only that module is overlaid, and only if it is
 * not found, so that a name that is still imported from the old module is an error. Without, a module that has the
 * types of the new version is left as it is.
 */
function overlayAfter(
  { types, to }: FolderOptions,
  declarations: string,
  { remainingModules }: MigrationResult,
): Overlay {
  if (to !== undefined) return { modules: [to], declarations, isFallback: true };
  return { modules: types.filter((name) => remainingModules.some(({ module }) => module === name)), declarations };
}

/** Returns what a report at a path shows besides the findings. */
function reportContext(
  file: string,
  { folder, migrated, sources }: Inspection & Pick<ReportContext, 'sources'>,
  kit: Kit,
): ReportContext {
  return {
    changes: migrated.changes,
    examined: [...migrated.examined, ...migrated.documents],
    packageOf: createPackageNames(folder),
    sources,
    ...pageContext(file, folder, kit),
  };
}

type PageContext = Omit<ReportContext, 'changes' | 'examined' | 'packageOf' | 'sources'>;

/** Returns what a report about a folder shows besides its findings and files. */
export function pageContext(file: string, folder: string, kit: Kit): PageContext {
  return {
    tool: readPackage(kit),
    map: readMap(kit),
    titles: kit.words ?? kit.versions,
    folder:
      relative(realpathSync(dirname(resolve(file))), folder)
        .split(sep)
        .join('/') || '.',
    prefix: folderInRepository(folder),
  };
}

/** Returns the path of a folder in its work tree; empty for the root, or outside of git. */
function folderInRepository(folder: string): string {
  const tree = enclosingWorkTree(folder);
  return tree === undefined ? '' : relative(tree, folder).split(sep).join('/');
}

/** Reads the name and the version of the package. */
export function readPackage({ root }: Pick<Kit, 'root'>): ReportContext['tool'] {
  return JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as ReportContext['tool'];
}

export function saveReport(file: string, findings: readonly Finding[], context: ReportContext): void {
  try {
    writeReport(file, findings, context);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report ${file} cannot be written, so no changes were written: ${cause}.`);
  }
}

export function requireCleanWorkTree(folder: string, { changes }: Pick<MigrationResult, 'changes'>): void {
  const reason = uncommittedReason(folder, changes);
  if (reason === undefined) return;
  throw new UsageError(`${reason} Commit first so that you can review and revert the changes, or add --force.`);
}

/** Prints findings and skipped files to standard error; standard output only holds the diff. */
export function printSummary(
  { skipped, unusedModules, typeModules, unresolvedModules, hasArchives }: MigrationResult,
  findings: readonly Finding[],
  types: readonly string[],
): void {
  printFindings(findings.filter(isLocated));
  if (types.length === 0 && typeModules.length > 0) terminal.error(untypedNote(typeModules));
  for (const name of unusedModules)
    terminal.error(
      `--types ${name}: no file imports a type of either version from it, so it provides no type evidence. Check the name.`,
    );
  for (const { specifier, files } of unresolvedModules) {
    const imports = files === 1 ? 'one file imports' : `${files} files import`;
    const advice = hasArchives ? unplugAdvice(specifier) : 'install it first.';
    terminal.error(
      `${specifier}: not found, ${imports} it. Its exports have no types here and provide no evidence: ${advice}`,
    );
  }
  for (const { name, reason, isInternalError, isPart } of skipped.filter(({ isGenerated }) => isGenerated !== true)) {
    const outcome = isPart === true ? '' : 'skipped, ';
    terminal.error(`${isInternalError === true ? `${INTERNAL_ERROR}: ` : ''}${escapeLine(name)}: ${outcome}${reason}.`);
  }
  printGenerated(skipped.filter(({ isGenerated }) => isGenerated === true));
}

/** Says what is not found without `--types`, and the modules that it may name. */
function untypedNote(modules: readonly string[]): string {
  const options = modules.map((name) => `--types ${name}`).join(' ');
  return `Without --types, imported types are no evidence, so that most members and values are not found. Name what exports the types of the previous version: ${options}`;
}

/** Returns the skipped files without those whose findings the baseline accepts, or are about other rules. */
function reportedFiles({ skipped }: MigrationResult, findings: readonly Finding[]): readonly SkippedFile[] {
  const reported = new Set(findings.flatMap(({ category, file }) => (category === 'file' ? [file] : [])));
  return skipped.filter(
    ({ name, isGenerated, places = [] }) => reported.has(name) || (isGenerated !== true && places.length === 0),
  );
}

/** Prints generated files, one line per folder: a client may have a file for each schema. */
function printGenerated(skipped: readonly SkippedFile[]): void {
  const groups = new Map<string, { readonly first: string; readonly reason: string; readonly files: number }>();
  for (const { name: first, reason } of skipped) {
    const key = `${dirname(first)} ${reason}`;
    const group = groups.get(key) ?? { first, reason, files: 0 };
    groups.set(key, { ...group, files: group.files + 1 });
  }
  for (const { first, reason, files } of groups.values())
    terminal.error(
      `${escapeLine(first)}${files === 1 ? '' : ` and ${pluralize(files - 1, 'more file')} in its folder`}: skipped, ${reason}.`,
    );
}

/** Packages of Yarn Plug'n'Play lie in archives, which are not read. */
function unplugAdvice(specifier: string): string {
  return `run "yarn unplug ${packageOf(specifier)}", or install with "nodeLinker: node-modules", and run again.`;
}

/** Prints what `--verify` assumed: that modules export the types of the new version. */
function printVerifyAssumption({ to }: FolderOptions, assumedModules: readonly string[]): void {
  const names = assumedModules.join(', ');
  const advice = to === undefined ? ' With --to MODULE, it compiles against that module.' : '';
  if (names !== '')
    terminal.error(`--verify compiled the changed code as if ${names} exported the types of the new version.${advice}`);
}

/** Prints the steps that remain, such as modules that do not have the types which the code imports from them. */
function printRemainingSteps(findings: readonly Finding[]): void {
  for (const { reason } of findings.filter(({ category }) => category === 'step'))
    terminal.error(`Remaining step: ${reason}`);
}

/** Prints how many findings are left out by decisions, and the decisions that count no more. */
function printDecisions({ migrated: { kept }, expired }: Pick<Inspection, 'migrated' | 'expired'>): void {
  if (kept.length > 0) terminal.error(`${pluralize(kept.length, 'finding')} left out by a decision or a comment.`);
  for (const { code, place = '', by, why, until = '' } of expired)
    terminal.error(`${DECISIONS_FILE}: ${code} ${place} was decided until ${until} by ${by} (${why}); decide again.`);
}

/** Prints manual work, and changes that a person has to review. */
function printFindings(findings: readonly Finding[]): void {
  for (const { file, line, column, rule, tier, reason } of findings)
    terminal.error(`${escapeLine(file)}:${line}:${column} ${rule}${tier === 'likely' ? ', likely' : ''}: ${reason}`);
}

/** Excludes changes that need no review, and findings about files and steps, which are printed apart. */
function isLocated({ tier, category }: Finding): boolean {
  return tier !== 'certain' && category !== 'file' && category !== 'step';
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

/**
 * Counts what remains in a folder by package, rule and tier, without writing. Exit codes: 0 nothing remains, 1 changes
 * pending, 2 manual work needed, 3 error.
 */
export function runStatus(command: StatusCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const { folder, migrated } = inspection;
  const verified = command.verify ? verifyChanges(command, inspection, kit) : undefined;
  const findings = [...inspection.findings, ...(verified?.errors ?? [])];
  const { sources = false } = command;
  for (const file of command.reports) saveReport(file, findings, reportContext(file, { ...inspection, sources }, kit));
  terminal.out(statusTable(countFindings(folder, findings)));
  printSummary({ ...migrated, skipped: reportedFiles(migrated, findings) }, [], command.types);
  terminal.error(summaryText(findings));
  if (verified !== undefined) printVerifyAssumption(command, verified.assumedModules);
  printRemainingSteps(findings);
  printDecisions(inspection);
  return exitCodeOf({ ...inspection, findings });
}

/** Findings of one rule in one package. */
interface StatusRow {
  readonly package: string;
  readonly rule: string;
  readonly counts: Readonly<Record<Tier, number>>;
}

const TIERS = ['certain', 'likely', 'manual'] as const satisfies readonly Tier[];

function countFindings(folder: string, findings: readonly Finding[]): readonly StatusRow[] {
  const packageOf = createPackageNames(folder);
  const rows = new Map<string, StatusRow>();
  for (const { file, rule, tier } of findings) {
    const name = packageOf(file);
    const key = `${name}\n${rule}`;
    const { counts } = rows.get(key) ?? { counts: { certain: 0, likely: 0, manual: 0 } };
    rows.set(key, { package: name, rule, counts: { ...counts, [tier]: counts[tier] + 1 } });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Formats the counts as a table, with the sum of each package before its rules. */
function statusTable(rows: readonly StatusRow[]): string {
  const lines = rows.flatMap((row, index) => {
    const isFirst = rows[index - 1]?.package !== row.package;
    const own = rows.filter((other) => other.package === row.package);
    return [...(isFirst ? [[row.package, ...TIERS.map((tier) => String(sum(own, tier)))]] : []), cells(row)];
  });
  const table = [['', ...TIERS], ...lines, ['total', ...TIERS.map((tier) => String(sum(rows, tier)))]];
  const width = Math.max(...table.map(([name = '']) => name.length));
  return table
    .map(([name = '', ...counts]) => `${name.padEnd(width)}${counts.map((count) => count.padStart(9)).join('')}`)
    .join('\n');
}

function cells({ rule, counts }: StatusRow): readonly string[] {
  return [`  ${rule}`, ...TIERS.map((tier) => String(counts[tier]))];
}

function sum(rows: readonly StatusRow[], tier: Tier): number {
  return rows.reduce((total, { counts }) => total + counts[tier], 0);
}

/**
 * Prints in one line how many of the places that use the API change, and how many of these the codemod changes. Has the
 * exit codes of `code`.
 */
export function runAffected(command: AffectedCommand, kit: Kit): number {
  const inspection = inspectFolder(command, kit);
  const { findings, migrated } = inspection;
  const located = findings.filter(({ category }) => category !== 'file' && category !== 'step');
  const placesOf = (all: typeof located): ReadonlySet<string> =>
    new Set(all.map(({ file, line, column }) => `${file}:${line}:${column}`));
  const affected = placesOf(located);
  const byHand = placesOf(located.filter(({ tier }) => tier === 'manual'));
  const sites = new Set([...migrated.callSites, ...affected]);
  terminal.out(`${affected.size} of ${sites.size} call sites; ${affected.size - byHand.size} by codemod`);
  return exitCodeOf(inspection);
}
