import { createHash } from 'node:crypto';
import { closestMatch, didYouMean } from './closest-match.ts';
import { escapeControlCharacters } from './escape.ts';
import { isObject, textAt } from './json.ts';
import { replaceFile } from './replace-file.ts';

// Findings that people accepted: one by one, or all that a tool found at one time (a baseline). Each entry says who
// accepted it and why, and may end at a date.

/** A finding of any tool, as far as an entry can name it. */
export interface AcceptableFinding {
  readonly code: string;
  /** Pointers, files or other places of the finding. */
  readonly places: readonly string[];
  readonly text: string;
  /** Text that an entry may state for all findings of this kind. */
  readonly kind?: string;
}

/** One entry of a list of accepted findings. Without `place` and `text`, it accepts all findings of the code. */
export interface AcceptedEntry {
  readonly code: string;
  readonly place?: string;
  readonly text?: string;
  /** The person who accepted it. */
  readonly by: string;
  readonly why: string;
  /** Last day on which the entry counts: `2027-01-31`. */
  readonly until?: string;
}

/** A list of accepted findings, as its file holds it. */
export type AcceptedEntries = readonly AcceptedEntry[];

/** Findings, divided by whether somebody accepted them. */
export interface AcceptedFindings<Finding> {
  readonly open: readonly Finding[];
  readonly accepted: readonly (readonly [finding: Finding, entry: AcceptedEntry])[];
  /** Entries whose last day is over. Their findings are open again. */
  readonly expired: readonly AcceptedEntry[];
  /** Entries that no finding needs any more. */
  readonly unused: readonly AcceptedEntry[];
}

/** A list of accepted findings is not valid. */
export class AcceptedEntryError extends Error {
  override readonly name = 'AcceptedEntryError';
}

/** Members of an entry, in the order of a file. */
const MEMBERS = ['code', 'place', 'text', 'by', 'why', 'until'] as const;
const REQUIRED: readonly string[] = ['code', 'by', 'why'];
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a list of accepted findings, as it was parsed from JSON or YAML.
 *
 * @throws AcceptedEntryError that names the entry and what is wrong with it
 */
export function readAcceptedEntries(value: unknown): readonly AcceptedEntry[] {
  if (!Array.isArray(value)) throw new AcceptedEntryError('A list of entries with code, by and why is expected.');
  return value.map((entry: unknown, index) => {
    const reason = findFault(entry);
    if (reason !== undefined) throw new AcceptedEntryError(`Entry ${index + 1}: ${reason}`);
    const texts = MEMBERS.flatMap((key): [string, string][] => {
      const text = textAt(isObject(entry) ? entry : {}, key);
      return text === undefined ? [] : [[key, text]];
    });
    return Object.fromEntries(texts) as unknown as AcceptedEntry;
  });
}

function findFault(entry: unknown): string | undefined {
  if (!isObject(entry)) return 'an object with code, by and why is expected.';
  const unknown = Object.keys(entry).find((key) => !MEMBERS.some((known) => known === key));
  if (unknown !== undefined) return `"${unknown}" is unknown.${didYouMean(closestMatch(unknown, MEMBERS))}`;
  const faulty = Object.keys(entry).find((key) => typeof entry[key] !== 'string' || entry[key] === '');
  if (faulty !== undefined) return `"${faulty}" must be a text.`;
  const missing = REQUIRED.find((key) => entry[key] === undefined);
  if (missing !== undefined) return `"${missing}" is missing.`;
  const until = textAt(entry, 'until') ?? '2000-01-01';
  return DATE.test(until) && !Number.isNaN(Date.parse(until))
    ? undefined
    : `"until" must be a date such as 2027-01-31, not "${until}".`;
}

/** Divides findings by the entries that accept them. An entry that names a place or a text accepts only that one. */
export function applyAcceptedEntries<Finding extends AcceptableFinding>(
  findings: readonly Finding[],
  entries: readonly AcceptedEntry[],
  today: Date,
): AcceptedFindings<Finding> {
  const day = today.toISOString().slice(0, 10);
  const expired = entries.filter(({ until }) => until !== undefined && until < day);
  const current = entries.filter((entry) => !expired.includes(entry));
  const byCode = new Map<string, AcceptedEntry[]>();
  for (const entry of current) byCode.set(entry.code, [...(byCode.get(entry.code) ?? []), entry]);
  const used = new Set<AcceptedEntry>();
  const open: Finding[] = [];
  const accepted: (readonly [Finding, AcceptedEntry])[] = [];
  for (const finding of findings) {
    const about = (byCode.get(finding.code) ?? []).filter((entry) => isAbout(entry, finding));
    for (const entry of about) used.add(entry);
    const [entry] = about;
    if (entry === undefined) open.push(finding);
    else accepted.push([finding, entry]);
  }
  return { open, accepted, expired, unused: current.filter((entry) => !used.has(entry)) };
}

function isAbout({ place, text }: AcceptedEntry, finding: AcceptableFinding): boolean {
  const isSame = text === undefined || text === finding.text || text === finding.kind;
  return isSame && (place === undefined || finding.places.includes(place));
}

/** Creates an entry for each finding; findings that no entry can tell apart share one. */
export function createAcceptedEntries(
  findings: readonly AcceptableFinding[],
  decision: Pick<AcceptedEntry, 'by' | 'why' | 'until'>,
): readonly AcceptedEntry[] {
  const entries = findings.map(({ code, places: [place], text }) => ({
    code,
    ...(place === undefined ? {} : { place }),
    text,
    ...decision,
  }));
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** Decision to accept findings, as options state it. */
export type BaselineDecision = Readonly<Partial<Record<'by' | 'why' | 'until', string | undefined>>>;

/** @throws AcceptedEntryError if `by` or `why` is missing, or `until` is no date */
export function requireDecision({ by, why, until }: BaselineDecision): Pick<AcceptedEntry, 'by' | 'why' | 'until'> {
  if (by === undefined || why === undefined) throw new AcceptedEntryError('A baseline needs --by NAME and --why TEXT.');
  const decision = { by, why, ...(until === undefined ? {} : { until }) };
  readAcceptedEntries([{ code: 'any', ...decision }]);
  return decision;
}

/** A baseline, and what changed in it. */
export interface Baseline {
  readonly entries: readonly AcceptedEntry[];
  /** Says how many entries were kept, added and dropped, such as `entries: 2 added, 1 kept`. */
  readonly summary: string;
}

/**
 * Creates a baseline, which accepts all findings. Earlier entries that still accept one keep their reason; those that
 * are over or accept none are dropped.
 *
 * @param earlier - entries of the file that the baseline replaces
 * @param given.isTried - tests whether the finding of an entry could have been found; others are kept @default all
 * @throws AcceptedEntryError if `by` or `why` is missing, or `until` is no date
 */
export function updateBaseline(
  findings: readonly AcceptableFinding[],
  earlier: readonly AcceptedEntry[],
  { isTried = () => true, ...given }: BaselineDecision & { readonly isTried?: (entry: AcceptedEntry) => boolean },
): Baseline {
  const decision = requireDecision(given);
  const { open, expired, unused } = applyAcceptedEntries(findings, earlier, new Date());
  const dropped = new Set([...expired, ...unused.filter(isTried)]);
  const kept = earlier.filter((entry) => !dropped.has(entry));
  const added = createAcceptedEntries(open, decision);
  const counts = Object.entries({ added: added.length, kept: kept.length, dropped: dropped.size });
  // A file that keeps none of its entries may be compared with the wrong findings.
  const isShown = ([what, count]: (typeof counts)[number]): boolean =>
    count > 0 || (what === 'kept' && earlier.length > 0);
  const texts = counts.filter(isShown).map(([what, count]) => `${count} ${what}`);
  return { entries: [...kept, ...added], summary: `entries: ${texts.join(', ') || 'none'}` };
}

/** Writes a baseline over the file that it replaces, and returns what is to be said of it. */
export function writeBaselineFile(file: string, { entries, summary }: Baseline): string {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
  const isYaml = existsSync(file) && !readFileSync(file, 'utf8').trimStart().startsWith('[');
  // JSON is YAML, and can escape the control characters of a document.
  replaceFile(file, `${escapeControlCharacters(JSON.stringify(entries, undefined, 2))}\n`);
  return isYaml ? `${summary}; the file was YAML and is JSON now, without its comments` : summary;
}

/**
 * Gives each finding a fingerprint of its identity. Alike findings of a file are told apart by their order; the
 * file does not count, so that a place which moves keeps its fingerprint: the two name a finding together.
 */
export function fingerprintFindings<Finding extends { readonly file: string }>(
  findings: readonly Finding[],
  identityOf: (finding: Finding) => readonly string[],
): readonly (Finding & { readonly fingerprint: string })[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const identity = identityOf(finding).join('\n');
    const key = `${finding.file}\n${identity}`;
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    const text = earlier === 0 ? identity : `${identity}\n${earlier}`;
    return { ...finding, fingerprint: createHash('sha256').update(text).digest('hex').slice(0, 16) };
  });
}
