import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CoverageEntry, readYamlFile } from '#mock/inspection.ts';
import {
  type AcceptedEntry,
  applyAcceptedEntries,
  readAcceptedEntries,
  requireDecision,
  updateBaseline,
  writeBaselineFile,
} from '#shared/accepted-findings.ts';
import { pluralize } from '#shared/validation/description.ts';
import { isObject, type JsonObject, objectAt, textAt } from '#shared/json.ts';
import { UsageError } from '#shared/usage-error.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { CHECKS } from '../checks/rules.ts';
import { asAcceptable, type Decisions, SEVERITIES, type Severity } from '../report/review.ts';
import { NOT_SELECTED } from '../report/coverage.ts';
import type { VerifyReport, VerifySource } from '../verify-har.ts';
import type { CliOptions } from './options.ts';

/**
 * Reads the decisions of people about findings.
 *
 * @throws UsageError for an unknown severity or code, or a file that cannot be read
 */
export async function readDecisions(
  options: CliOptions,
  ruleIds: readonly string[],
): Promise<Decisions & { readonly earlier: readonly AcceptedEntry[] }> {
  const severities = (options.severity ?? []).map((text) => severityOf(text, [...ruleIds, ...Object.keys(CHECKS)]));
  const { accepted = [], 'write-baseline': baseline } = options;
  if (baseline !== undefined) requireDecision(options);
  // The baseline that is written keeps its own entries, which must not hide their findings from it.
  const others = accepted.filter((file) => baseline === undefined || resolve(file) !== resolve(baseline));
  const entries = (await Promise.all(others.map(readEntries))).flat();
  const earlier = baseline !== undefined && existsSync(baseline) ? await readEntries(baseline) : [];
  return { severities: new Map(severities), entries, earlier, today: new Date() };
}

async function readEntries(file: string): Promise<readonly AcceptedEntry[]> {
  const value = await readYamlFile(file);
  try {
    return readAcceptedEntries(value);
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function severityOf(text: string, codes: readonly string[]): readonly [string, Severity] {
  const end = text.lastIndexOf('=');
  const [code, level] = [text.slice(0, end), text.slice(end + 1)];
  const severity = SEVERITIES.find((each) => each === level);
  if (end < 1 || severity === undefined)
    throw new UsageError(`--severity ${text} is unclear. Write CODE=LEVEL, with ${SEVERITIES.join(', ')}.`);
  if (!codes.includes(code))
    throw new UsageError(`There is no rule "${code}".${didYouMean(closestMatch(code, codes))}`);
  return [code, severity];
}

/** Writes the file that accepts all findings of a report, if the options name one, and says so. */
export function writeBaseline(
  { findings }: VerifyReport,
  options: CliOptions,
  given: { readonly earlier: readonly AcceptedEntry[]; readonly reasonOf: UntriedReason },
  say: (line: string) => void,
): void {
  const { 'write-baseline': file, by, why, until } = options;
  if (file === undefined) return;
  const { earlier, reasonOf } = given;
  const isTried = (entry: AcceptedEntry): boolean => reasonOf(entry) === undefined;
  const baseline = updateBaseline(findings.flatMap(asAcceptable), earlier, { by, why, until, isTried });
  const summary = writeBaselineFile(file, baseline);
  say(`${pluralize(findings.length, 'finding')} accepted in ${file}; ${summary}`);
}

/** Reason why an entry was not tried that names nothing of the run: it may be misspelled. */
export const UNKNOWN = { code: 'there is no such rule', place: 'no operation of this run has its place' } as const;

/** Returns why a run cannot tell that an entry is no longer needed; `undefined` if it can. */
export type UntriedReason = (entry: AcceptedEntry) => string | undefined;

/** @param report - all that the run found, without decisions */
export function untriedReasons(
  { errors, coverage, findings }: VerifyReport,
  { severities, entries, earlier, today }: Decisions & { readonly earlier: readonly AcceptedEntry[] },
  { documents, rules }: VerifySource,
): UntriedReason {
  const codes = new Set([...Object.keys(CHECKS), ...rules.map(({ id }) => id)]);
  // The severity of a check concerns all rules that use it.
  const { unused } = applyAcceptedEntries(findings.flatMap(asAcceptable), [...entries, ...earlier], today);
  const operations = coverage.entries.filter(({ kind }) => kind === 'operation');
  return (entry) => {
    const { code, place } = entry;
    if (errors.length > 0) return 'the run is incomplete';
    if (!codes.has(code)) return UNKNOWN.code;
    if (severities.get(code) === 'off' || !unused.includes(entry)) return '--severity turns it off';
    if (place !== undefined) return placeReason(place, operations);
    return documentReason(code, operations, { documents, rules });
  };
}

/** Returns why all that a code may be about was not exercised: an entry that names no place accepts it everywhere. */
function documentReason(
  code: string,
  operations: readonly CoverageEntry[],
  { documents, rules }: Pick<VerifySource, 'documents' | 'rules'>,
): string | undefined {
  const left = operations.flatMap(({ missing }) => missing ?? []);
  if (left.includes(NOT_SELECTED)) return NOT_SELECTED;
  const names = new Set(operations.map(({ name }) => name));
  // A rule of an operation is one of its document; any other one may have been broken in each.
  const { operations: own = [] } = rules.find(({ id }) => id === code)?.about ?? {};
  const named = own.length > 0 ? own : documents.flatMap(({ root }) => operationIds(root));
  const isWhole = left.length === 0 && (documents.length === 1 || named.every((id) => names.has(id)));
  return isWhole ? undefined : 'it names no operation, and the run may lack some';
}

function operationIds(root: JsonObject): readonly string[] {
  const items = Object.values(objectAt(root, 'paths')).filter(isObject);
  return items.flatMap((item) => Object.values(item).flatMap((operation) => textAt(operation, 'operationId') ?? []));
}

/** Returns why the operation of a place was not exercised. Its id may have spaces, and be the start of another one. */
function placeReason(place: string, operations: readonly CoverageEntry[]): string | undefined {
  const named = operations.filter(({ name }) => `${place} `.startsWith(`${name} `));
  const longest = Math.max(...named.map(({ name }) => name.length));
  const own = named.filter(({ name }) => name.length === longest);
  return own.length === 0 ? UNKNOWN.place : own.find(({ missing }) => missing !== undefined)?.missing;
}
