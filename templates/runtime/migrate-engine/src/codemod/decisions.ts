import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  type AcceptableFinding,
  type AcceptedEntry,
  AcceptedEntryError,
  applyAcceptedEntries,
  createAcceptedEntries,
  readAcceptedEntries,
} from '#shared/accepted-findings.ts';
import { UsageError } from '#shared/usage-error.ts';
import { runGit } from '../project/find-files.ts';
import type { Finding } from '../report/finding.ts';

/** File of the decisions about findings, in the examined folder. It is committed and reviewed. */
export const DECISIONS_FILE = 'migration-decisions.json';

/** Decisions about the findings of a folder, and those that count no more. */
export interface Decisions {
  readonly isDecided: (finding: Finding) => boolean;
  /** Entries whose last day is over, whose findings are open again. */
  readonly expired: readonly AcceptedEntry[];
}

/**
 * Reads the decisions of a folder.
 *
 * @throws UsageError if the file is not valid
 */
export function readDecisions(folder: string, today: Date): Decisions {
  const entries = entriesIn(folder).map((entry) => withMovedPlace(folder, entry));
  const { expired } = applyAcceptedEntries([], entries, today);
  const isDecided = (finding: Finding): boolean =>
    applyAcceptedEntries([asAcceptable(finding)], entries, today).accepted.length > 0;
  return { isDecided: entries.length === 0 ? () => false : isDecided, expired };
}

/** Adds decisions about findings to the file of a folder, in place of earlier ones about the same. */
export function addDecisions(
  folder: string,
  findings: readonly Finding[],
  why: string,
  until: string | undefined,
): void {
  const decision = { by: author(folder), why, ...(until === undefined ? {} : { until }) };
  const added = createAcceptedEntries(findings.map(asAcceptable), decision).map(({ text: _, ...entry }) => entry);
  const isReplaced = ({ code, place }: AcceptedEntry): boolean =>
    added.some((entry) => entry.code === code && entry.place === place);
  const all = [...entriesIn(folder).filter((entry) => !isReplaced(entry)), ...added];
  const file = join(folder, DECISIONS_FILE);
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new UsageError(`${file} is a symbolic link and is not written through. Put a file in its place.`);
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

function entriesIn(folder: string): readonly AcceptedEntry[] {
  const file = join(folder, DECISIONS_FILE);
  if (!existsSync(file)) return [];
  try {
    return readAcceptedEntries(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof AcceptedEntryError) && !(error instanceof SyntaxError)) throw error;
    throw new UsageError(`The decisions in ${file} cannot be read: ${error.message}`);
  }
}

/** Returns a finding as one that an entry can name: by file and fingerprint, or by the fingerprint where it moved. */
function asAcceptable({ rule: code, file, fingerprint, before: text }: Finding): AcceptableFinding {
  return { code, places: [`${file} ${fingerprint}`, fingerprint], text };
}

/** Returns an entry without its file if that is gone: alike places of other files that stay are other places. */
function withMovedPlace(folder: string, entry: AcceptedEntry): AcceptedEntry {
  const [, file, place] = /^(.+) (\w+)$/.exec(entry.place ?? '') ?? [];
  return file === undefined || place === undefined || existsSync(join(folder, file)) ? entry : { ...entry, place };
}

/** Returns the name that git knows, or that of the account. */
function author(folder: string): string {
  const { status, stdout } = runGit(folder, ['config', 'user.name']);
  const name = stdout?.trim() ?? '';
  return status === 0 && name !== '' ? name : userInfo().username;
}
