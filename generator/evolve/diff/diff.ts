import type { Place } from '../../diagnostics/diagnostics.ts';
import type { Specification } from '../../load/load.ts';
import { textAt } from '../../model/json.ts';
import { type ApiView, viewDocument } from '../api-view.ts';
import { matchVersions } from '../matching.ts';
import { compareDocuments, componentRules } from './components.ts';
import { createSection, createState, DiffContext, type DiffState, type FoundChange, type Section } from './context.ts';
import { compareOperations, sharedPrefixes } from './operations.ts';
import { compareUnseen } from './properties.ts';
import { type AcceptedTables, createRenames, readRenames, type Renames } from './renames.ts';
import { codesOf, type Direction, SEVERITIES, type Severity } from './rule.ts';
import type { Severities } from './rules.ts';
import { findRenamedSchemes } from './security.ts';

/** One difference between two versions of a document. */
export interface Change {
  /** Code of its rule, with the direction if that matters: `response-property-removed`. */
  readonly code: string;
  readonly severity: Severity;
  readonly direction?: Direction;
  readonly text: string;
  /** Place in the previous version. What was added has the place where it is missing, or none. */
  readonly before?: Place;
  readonly after?: Place;
  /** Operations of which a request or response changes: `GET /pets`. */
  readonly operations: readonly string[];
}

/** Parts of a version number, by what a release with these changes must increase. */
export type Release = 'major' | 'minor' | 'patch';

export interface Diff {
  readonly changes: readonly Change[];
  readonly counts: Readonly<Record<Severity, number>>;
  readonly release: Release;
  /** Versions that the documents state, and the least one that the new document deserves. */
  readonly versions: Versions;
}

export interface Versions {
  readonly before?: string;
  readonly after?: string;
  readonly deserved?: string;
  /** True if the new document states a lower version than it deserves. */
  readonly isTooLow: boolean;
}

export interface DiffOptions {
  /** The day on which sunset dates are compared. @default today */
  readonly today?: Date | undefined;
  /** Severities that replace those of the rules. */
  readonly severities?: Severities | undefined;
  /** Rename tables, which replace the evidence in the documents. */
  readonly tables?: AcceptedTables | undefined;
}

/**
 * Lists the differences between two versions of an API, those that break clients first.
 *
 * @param before - the previous version
 * @param after - the new version
 */
export function diff(
  before: Specification,
  after: Specification,
  { severities = new Map(), tables, today = new Date() }: DiffOptions = {},
): Diff {
  const renames = tables === undefined ? findRenames(before, after) : readRenames(tables, lazily(before));
  const documents = { before: before.document, after: after.document };
  const prefixes = sharedPrefixes(documents.before, documents.after);
  const state = createState({
    ...documents,
    renames,
    prefixes,
    today: today.toISOString().slice(0, 10),
    schemes: findRenamedSchemes(documents),
  });
  const found = collectChanges(state);
  const changes = [...found].flatMap(([change, operations]): readonly Change[] => {
    const { code, severity } = rate(change, severities);
    if (severity === 'off') return [];
    return [
      {
        code,
        severity,
        ...(change.direction === undefined ? {} : { direction: change.direction }),
        text: change.text,
        ...(change.before === undefined ? {} : { before: before.locate(change.before) }),
        ...(change.after === undefined ? {} : { after: after.locate(change.after) }),
        operations: [...operations].sort(),
      },
    ];
  });
  const sorted = changes.toSorted(byRank);
  return { changes: sorted, counts: countBySeverity(sorted), ...releaseOf(sorted, state) };
}

function findRenames(before: Specification, after: Specification): Renames {
  const [previous, current] = [viewDocument(before), viewDocument(after)];
  return createRenames(matchVersions(previous, current), { previous, current });
}

/** Builds the model only if a name of the tables needs it: it takes most of the time of a small comparison. */
function lazily(specification: Specification): () => ApiView {
  let view: ApiView | undefined;
  return () => (view ??= viewDocument(specification));
}

/** Compares everything; returns each change with the operations that it affects. */
function collectChanges(state: DiffState): ReadonlyMap<FoundChange, ReadonlySet<string>> {
  const operations = compareOperations(state);
  compareUnseen(state);
  const section = createSection();
  compareDocuments(new DiffContext(state, section));
  // Two places may report the same, such as a schema that is sent and received.
  const equal = new Map<string, FoundChange>();
  const found = new Map<FoundChange, Set<string>>();
  const add = (given: FoundChange, address?: string): void => {
    const { rule, direction = '', before = '', after = '', text } = given;
    const key = [rule.code, direction, before, after, text].join('\n');
    const change = equal.get(key) ?? given;
    equal.set(key, change);
    const addresses = found.get(change) ?? new Set();
    found.set(change, address === undefined ? addresses : addresses.add(address));
  };
  for (const { address, section: own } of operations) for (const change of changesBelow(own)) add(change, address);
  for (const change of section.changes) add(change);
  return found;
}

function changesBelow(root: Section): readonly FoundChange[] {
  const reached = new Set([root]);
  for (const section of reached) for (const part of section.parts) reached.add(part);
  return [...reached].flatMap(({ changes }) => changes);
}

function rate(
  { rule, direction }: FoundChange,
  severities: Severities,
): { readonly code: string; readonly severity: Severity | 'off' } {
  const [first, second] = codesOf(rule);
  const [code, severity] = (direction === 'response' ? second : first) ?? [rule.code, 'warning'];
  return { code, severity: severities.get(code) ?? severity };
}

/** Combines the diffs of several documents, of which each has a version of its own. */
export function combineDiffs(diffs: readonly Diff[]): Diff {
  const changes = diffs.flatMap((one) => one.changes).toSorted(byRank);
  const releases = new Set(diffs.map(({ release }) => release));
  const release = (['major', 'minor'] as const).find((one) => releases.has(one)) ?? 'patch';
  return {
    changes,
    counts: countBySeverity(changes),
    release,
    versions: { isTooLow: diffs.some(({ versions }) => versions.isTooLow) },
  };
}

/** Describes a whole document that only one of two folders has. */
export function documentChange(side: 'before' | 'after', file: string): Diff {
  const rule = componentRules[side === 'before' ? 'document-removed' : 'document-added'];
  const [[code, severity] = [rule.code, 'warning' as const]] = codesOf(rule);
  const place = { file, line: 1, column: 1, pointer: '' };
  const changes: readonly Change[] = [{ code, severity, text: rule.text(file), [side]: place, operations: [] }];
  const release = side === 'before' ? 'major' : 'minor';
  return { changes, counts: countBySeverity(changes), release, versions: { isTooLow: false } };
}

function byRank(one: Change, other: Change): number {
  const bySeverity = SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
  return bySeverity || compareTexts(one.code, other.code) || compareTexts(keyOf(one), keyOf(other));
}

function keyOf({ before, after, text }: Change): string {
  const [{ pointer = '' } = {}, { pointer: target = '' } = {}] = [before, after];
  return `${pointer}\n${target}\n${text}`;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function countBySeverity(changes: readonly Change[]): Readonly<Record<Severity, number>> {
  const counts = { breaking: 0, warning: 0, 'non-breaking': 0 };
  for (const { severity } of changes) counts[severity] += 1;
  return counts;
}

function releaseOf(changes: readonly Change[], { before, after }: DiffState): Pick<Diff, 'release' | 'versions'> {
  const [from, to] = [before, after].map((document) => textAt(document['info'], 'version'));
  const release = changes.some(({ severity }) => severity === 'breaking')
    ? 'major'
    : changes.some(({ code }) => code !== 'documentation-changed')
      ? 'minor'
      : 'patch';
  const deserved = from === undefined ? undefined : increase(from, release);
  return {
    release,
    versions: {
      ...(from === undefined ? {} : { before: from }),
      ...(to === undefined ? {} : { after: to }),
      ...(deserved === undefined ? {} : { deserved }),
      isTooLow: release !== 'patch' && to !== undefined && deserved !== undefined && isLower(to, deserved),
    },
  };
}

/** Increases a version number. Before 1.0.0, a breaking change increases the minor version (semver.org, item 4). */
function increase(version: string, release: Release): string | undefined {
  const numbers = versionNumbers(version);
  if (numbers === undefined) return undefined;
  const [major, minor, patch] = numbers;
  const prefix = version.startsWith('v') ? 'v' : '';
  if (release === 'patch') return `${prefix}${major}.${minor}.${patch + 1}`;
  return release === 'major' && major !== 0 ? `${prefix}${major + 1}.0.0` : `${prefix}${major}.${minor + 1}.0`;
}

/** Reads a version number, of which the last parts may be absent. */
function versionNumbers(version: string): readonly [number, number, number] | undefined {
  const found = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/.exec(version);
  return found === null ? undefined : [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)];
}

/** Tests whether a version is lower than another; false if either has another form. */
function isLower(version: string, other: string): boolean {
  const [one, two] = [versionNumbers(version), versionNumbers(other)];
  if (one === undefined || two === undefined) return false;
  const index = one.findIndex((number, position) => number !== two[position]);
  return index !== -1 && (one[index] ?? 0) < (two[index] ?? 0);
}
