import { existsSync, lstatSync, readFileSync } from 'node:fs';
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
import { replaceFile } from '#shared/replace-file.ts';
import { countBy, groupBy } from '#shared/report/page.ts';
import { UsageError } from '#shared/usage-error.ts';
import { runGit } from '../project/find-files.ts';
import type { Finding } from '../report/finding.ts';

/** File of the decisions about findings, in the examined folder. It is committed and reviewed. */
export const DECISIONS_FILE = 'migration-decisions.json';

/** Decisions about the findings of a folder. */
export interface Decisions {
  /** Returns those of all findings about which somebody decided. */
  readonly findDecided: (findings: readonly Finding[]) => ReadonlySet<Finding>;
  /** Entries whose last day is over, whose findings are open again. */
  readonly expired: readonly AcceptedEntry[];
}

/**
 * Reads the decisions of a folder; none if it has no file of them.
 *
 * @throws UsageError if the file is not valid
 */
export function readDecisions(folder: string, today: Date): Decisions {
  const entries = entriesIn(folder);
  const { expired } = applyAcceptedEntries([], entries, today);
  const current = entries.filter((entry) => !expired.includes(entry));
  const placed = current.map(withoutCount);
  const findDecided = (findings: readonly Finding[]): ReadonlySet<Finding> => {
    const all = findings.map((finding) => ({ ...asAcceptable(finding), finding }));
    const { open, accepted } = applyAcceptedEntries(all, placed, today);
    const moved = movedEntries(folder, current, open);
    const found = [...accepted, ...applyAcceptedEntries(open, moved, today).accepted];
    return new Set(found.map(([{ finding }]) => finding));
  };
  return { findDecided: current.length === 0 ? () => new Set() : findDecided, expired: expired.map(withoutCount) };
}

/** Finds a decided place in an entry: its file and fingerprint, and the number of alike places at that time. */
const PLACE = /^(?<file>.+) (?<fingerprint>[0-9a-f]{16})(?:, one of (?<alike>\d+))?$/;

/** Returns the place of an entry without the number of alike ones. */
function placeOf(place: string): string {
  return place.replace(PLACE, '$<file> $<fingerprint>');
}

function withoutCount(entry: AcceptedEntry): AcceptedEntry {
  return entry.place === undefined ? entry : { ...entry, place: placeOf(entry.place) };
}

/**
 * Returns the entries of files that are gone, which stand for the places that moved. They do so only if all alike
 * places were decided and no more places are open than moved; otherwise one might be a place that nobody decided.
 */
function movedEntries(
  folder: string,
  entries: readonly AcceptedEntry[],
  open: readonly AcceptableFinding[],
): readonly AcceptedEntry[] {
  const parsed = entries.flatMap((entry) => {
    const { file = '', fingerprint = '', alike = Infinity } = PLACE.exec(entry.place ?? '')?.groups ?? {};
    return file === '' ? [] : [{ entry: { ...entry, place: fingerprint }, file, alike: Number(alike) }];
  });
  const openCounts = new Map(countBy(open, ({ places }) => places.at(-1) ?? ''));
  return [...groupBy(parsed, ({ entry }) => entry.place)].flatMap(([fingerprint, alike]) => {
    const files = new Set(alike.map(({ file }) => file));
    const gone = new Set([...files].filter((file) => !existsSync(join(folder, file))));
    const isComplete = alike.every((place) => place.alike <= files.size);
    if (!isComplete || (openCounts.get(fingerprint) ?? 0) > gone.size) return [];
    return alike.filter(({ file }) => gone.has(file)).map(({ entry }) => entry);
  });
}

/**
 * Adds decisions about findings, in place of earlier ones about the same places or about alike places that are gone.
 *
 * @param all - the findings of the whole folder, which say how many places are alike; absent if only a part is known,
 *   so that the decision is not transferred to another file
 */
export function addDecisions(
  folder: string,
  findings: readonly Finding[],
  all: readonly Finding[] | undefined,
  reason: { readonly why: string; readonly until: string | undefined },
): void {
  const { why, until } = reason;
  const decision = { by: author(folder), why, ...(until === undefined ? {} : { until }) };
  const byFingerprint = groupBy(all ?? [], ({ fingerprint }) => fingerprint);
  const acceptable = findings.map((finding) => {
    const { code, places, text } = asAcceptable(finding);
    const files = new Set(byFingerprint.get(finding.fingerprint)?.map(({ file }) => file));
    return { code, places: [`${places[0]}${files.size === 0 ? '' : `, one of ${files.size}`}`], text };
  });
  const added = createAcceptedEntries(acceptable, decision).map(({ text: _, ...entry }) => entry);
  const places = new Set(added.map(({ code, place = '' }) => `${code} ${placeOf(place)}`));
  const decided = new Set(findings.map(({ rule, fingerprint }) => `${rule} ${fingerprint}`));
  const isReplaced = ({ code, place = '' }: AcceptedEntry): boolean => {
    const { file = '', fingerprint = '' } = PLACE.exec(place)?.groups ?? {};
    const isGone = file !== '' && !existsSync(join(folder, file));
    return places.has(`${code} ${placeOf(place)}`) || (isGone && decided.has(`${code} ${fingerprint}`));
  };
  const file = join(folder, DECISIONS_FILE);
  const before = textOf(file);
  const entries = [...entriesIn(folder).filter((entry) => !isReplaced(entry)), ...added];
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new UsageError(`${file} is a symbolic link and is not written through. Put a file in its place.`);
  replaceFile(file, `${JSON.stringify(entries, null, 2)}\n`, () => {
    if (textOf(file) !== before) throw new UsageError(`${file} was changed meanwhile. Run the command again.`);
  });
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
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
