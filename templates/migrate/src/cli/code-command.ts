import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '#shared/cli-arguments.ts';
import type { Overlay } from '../checker/checker.ts';
import { migrateCode, type Migrated } from '../codemod/migrate-code.ts';
import { verify } from '../codemod/verify.ts';
import { arrange, type MapFile } from '../migration/migration-index.ts';
import type { Skipped } from '../project/find-files.ts';
import { counts, type Finding, many } from '../report/finding.ts';
import { unifiedDiff, writeReport } from '../report/reports.ts';
import type { CodeCommand } from './arguments.ts';
import { INTERNAL } from './internal-error.ts';
import type { Kit } from './kit.ts';
import { apply, whyUnsafe } from './write-changes.ts';

/**
 * Shows or applies the changes of a folder. Ends with 0 nothing to do, 1 changes pending, 2 places for a human, 3 an
 * error.
 */
export function runCode(command: CodeCommand, kit: Kit): number {
  const folder = folderOf(command);
  for (const file of command.reports) refuseNowhere(file);
  const overlay = overlayOf(kit, kit.versions.before, command.types);
  const knowledge = arrange(readMap(kit));
  const migrated = migrateCode({ folder, knowledge, overlay, tell: progress });
  const verified = command.verify
    ? verify({
        folder,
        changes: migrated.changes,
        looked: migrated.looked,
        before: overlay,
        after: overlayOf(kit, kit.versions.after, command.types),
        renamed: knowledge.schemas,
      })
    : [];
  const findings = [...migrated.findings, ...unreadFiles(migrated.skipped), ...verified];
  if (command.write && !command.force) refuseUncommitted(folder, migrated);
  for (const file of command.reports) saveReport(file, findings);
  const unwritten = command.write ? apply(migrated.changes) : [];
  if (!command.write) process.stdout.write(unifiedDiff(migrated.changes));
  summarize({ ...migrated, skipped: [...migrated.skipped, ...unwritten] }, findings);
  console.error(`${conclusion(command, migrated.changes.length - unwritten.length)} ${counts(findings)}`);
  return exitCode(command, {
    findings,
    changes: migrated.changes.length,
    isBroken: unwritten.length > 0 || migrated.skipped.some(({ isOwn }) => isOwn === true),
  });
}

function folderOf({ folder }: CodeCommand): string {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory())
    throw new UsageError(`${folder} is a file: name a folder, and everything below it is looked at.`);
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch {
    throw new UsageError(`The folder ${folder} cannot be read.`);
  }
  return realpathSync(folder);
}

/** A report that has no place is told before the work, not after it. */
function refuseNowhere(file: string): void {
  if (!existsSync(dirname(resolve(file)))) throw new UsageError(`There is no folder for the report ${file}.`);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new UsageError(`The report ${file} cannot be written: it is a folder.`);
}

function saveReport(file: string, findings: readonly Finding[]): void {
  try {
    writeReport(file, findings);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report ${file} cannot be written, and nothing else was: ${cause}.`);
  }
}

function refuseUncommitted(folder: string, { changes }: Migrated): void {
  const reason = whyUnsafe(folder, changes);
  if (reason === undefined) return;
  throw new UsageError(`${reason} Commit first, so that you can see and take back what changes, or add --force.`);
}

function readMap({ root }: Kit): MapFile {
  return JSON.parse(readFileSync(new URL('map.json', root), 'utf8')) as MapFile;
}

function overlayOf({ root }: Kit, version: string, modules: readonly string[]): Overlay {
  return { modules, declarations: readFileSync(new URL(`declarations/${version}.d.ts`, root), 'utf8') };
}

function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} files${done === all ? '\n' : ''}`);
}

/** What was found, on the error channel: the standard one holds the diff alone. */
function summarize({ skipped, unused, unresolved }: Migrated, findings: readonly Finding[]): void {
  for (const { file, line, column, rule, reason } of findings.filter(isPlace))
    console.error(`${file}:${line}:${column} ${rule}: ${reason}`);
  for (const name of unused)
    console.error(`--types ${name}: no file imports it, so that its types prove nothing. Is the name right?`);
  for (const { specifier, files } of unresolved)
    console.error(
      `${specifier}: not found, ${files === 1 ? 'one file imports' : `${files} files import`} it. What comes from it has no type here, and proves nothing: install it first.`,
    );
  for (const { name, reason, isOwn } of skipped)
    console.error(`${isOwn === true ? `${INTERNAL}: ` : ''}${name}: left alone, ${reason}.`);
}

/** Files that could not be looked at are told as such. */
function isPlace({ tier, category }: Finding): boolean {
  return tier === 'manual' && category !== 'file';
}

function conclusion({ write }: CodeCommand, files: number): string {
  if (write) return `${many(files, 'file')} changed.`;
  return files === 0 ? 'Nothing to change.' : `${many(files, 'file')} to change; nothing is written without --write.`;
}

interface Outcome {
  readonly findings: readonly Finding[];
  readonly changes: number;
  readonly isBroken: boolean;
}

function exitCode({ write }: CodeCommand, { findings, changes, isBroken }: Outcome): number {
  if (isBroken) return 3;
  if (findings.some(({ tier }) => tier === 'manual')) return 2;
  return changes > 0 && !write ? 1 : 0;
}

/** The rule that files break which could not be looked at. */
const UNREAD = 'unread-file';

/** The files that could not be looked at, as findings: what they hold, only a human can say. */
function unreadFiles(skipped: readonly Skipped[]): readonly Finding[] {
  return skipped
    .filter(({ isUnread, isOwn }) => isUnread === true || isOwn === true)
    .map(({ name, reason, isOwn }) => asFinding(name, isOwn === true ? INTERNAL : UNREAD, reason));
}

function asFinding(file: string, rule: string, reason: string): Finding {
  const fingerprint = createHash('sha256').update([file, rule].join('\n')).digest('hex').slice(0, 16);
  const told = `The file was left alone: ${reason}.`;
  const place = { file, line: 1, column: 1 };
  return { ...place, rule, category: 'file', tier: 'manual', reason: told, before: '', suggestion: '', fingerprint };
}
