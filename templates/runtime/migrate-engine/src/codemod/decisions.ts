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
  /** Returns the decided ones of all findings. */
  readonly decided: (findings: readonly Finding[]) => ReadonlySet<Finding>;
  /** Entries whose last day is over, whose findings are open again. */
  readonly expired: readonly AcceptedEntry[];
}

/**
 * Reads the decisions of a folder.
 *
 * @throws UsageError if the file is not valid
 */
export function readDecisions(folder: string, today: Date): Decisions {
  const entries = entriesIn(folder);
  const placed = entries.map((entry) =>
    entry.place === undefined ? entry : { ...entry, place: placeOf(entry.place) },
  );
  const { expired } = applyAcceptedEntries([], entries, today);
  const decided = (findings: readonly Finding[]): ReadonlySet<Finding> => {
    const all = findings.map((finding) => ({ ...asAcceptable(finding), finding }));
    const { open, accepted } = applyAcceptedEntries(all, placed, today);
    const isGone = (file: string): boolean => !existsSync(join(folder, file));
    const moved = movedEntries(entries, isGone, open);
    const found = [...accepted, ...applyAcceptedEntries(open, moved, today).accepted];
    return new Set(found.map(([{ finding }]) => finding));
  };
  return { decided: entries.length === 0 ? () => new Set() : decided, expired };
}

/** Finds a decided place in an entry: its file and fingerprint, and the number of alike places at that time. */
const PLACE = /^(?<file>.+) (?<fingerprint>[0-9a-f]{16})(?:, one of (?<alike>\d+))?$/;

/** Returns the place of an entry without the number of alike ones. */
function placeOf(place: string): string {
  return place.replace(PLACE, '$<file> $<fingerprint>');
}

/**
 * Returns the entries of files that are gone, which stand for the places that moved. They do so only if each alike
 * place was decided and no more places are open than moved; otherwise one might be a place that nobody decided.
 */
function movedEntries(
  entries: readonly AcceptedEntry[],
  isGone: (file: string) => boolean,
  open: readonly AcceptableFinding[],
): readonly AcceptedEntry[] {
  const parsed = entries.flatMap((entry) => {
    const { file = '', fingerprint = '', alike = '1' } = PLACE.exec(entry.place ?? '')?.groups ?? {};
    return file === '' ? [] : [{ entry: { ...entry, place: fingerprint }, file, alike: Number(alike) }];
  });
  const gone = parsed.filter((one) => isGone(one.file));
  const stands = ({ place }: AcceptedEntry): boolean => {
    const same = parsed.filter((one) => one.entry.place === place);
    const places = open.filter((finding) => finding.places.includes(place ?? ''));
    return (
      same.every((one) => one.alike <= same.length) && places.length <= same.filter((one) => gone.includes(one)).length
    );
  };
  return gone.map((one) => one.entry).filter(stands);
}

/** Adds decisions about findings, of all that there are, in place of earlier ones about the same. */
export function addDecisions(
  folder: string,
  findings: readonly Finding[],
  all: readonly Finding[],
  reason: { readonly why: string; readonly until: string | undefined },
): void {
  const { why, until } = reason;
  const decision = { by: author(folder), why, ...(until === undefined ? {} : { until }) };
  const acceptable = findings.map((finding) => {
    const { code, places, text } = asAcceptable(finding);
    const alike = all.filter((other) => other.fingerprint === finding.fingerprint);
    const files = new Set(alike.map((other) => other.file));
    return { code, places: [`${places[0]}${files.size > 1 ? `, one of ${files.size}` : ''}`], text };
  });
  const added = createAcceptedEntries(acceptable, decision).map(({ text: _, ...entry }) => entry);
  const isReplaced = (entry: AcceptedEntry): boolean =>
    added.some(({ code, place }) => code === entry.code && placeOf(place ?? '') === placeOf(entry.place ?? ''));
  const entries = [...entriesIn(folder).filter((entry) => !isReplaced(entry)), ...added];
  const file = join(folder, DECISIONS_FILE);
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new UsageError(`${file} is a symbolic link and is not written through. Put a file in its place.`);
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`);
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

/** Returns the name that git knows, or that of the account. */
function author(folder: string): string {
  const { status, stdout } = runGit(folder, ['config', 'user.name']);
  const name = stdout?.trim() ?? '';
  return status === 0 && name !== '' ? name : userInfo().username;
}
