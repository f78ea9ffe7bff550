import { relative } from 'node:path';
import ts from 'typescript';
import { findPlugAndPlay } from '../checker/plug-and-play.ts';
import type { FoundFiles, SkippedFile } from '../project/find-files.ts';
import type { SourceText } from '../project/import-graph.ts';
import { applyEdits } from '../project/text-edits.ts';
import type { ProgramGroup } from '../project/tsconfig.ts';
import { programsOf } from '../project/vue.ts';
import { type ChangedFile, type Finding, identifyFindings, type PlacedFinding, spanOf } from '../report/finding.ts';
import { discover, type Discovery, type MigrateCodeOptions } from './discover.ts';
import { jsonFindings } from './documents.ts';
import { decideGroups, type FileDecisions, type FileResult } from './programs.ts';

export interface MigrationResult extends Pick<FoundFiles, 'typeModules'> {
  readonly changes: readonly ChangedFile[];
  readonly findings: readonly Finding[];
  /** Findings that are left out, since a decision or a comment keeps their places. */
  readonly kept: readonly Finding[];
  readonly skipped: readonly SkippedFile[];
  /** Files that mention the previous version and were examined. */
  readonly examined: readonly SourceText[];
  /** JSON files that may hold documents of the previous version. */
  readonly documents: readonly SourceText[];
  /**
   * Modules given with `--types` that no file imports a type of either version from; empty if programs were left out.
   */
  readonly unusedModules: readonly string[];
  /** Modules that files import types from after the changes, and that do not have those of the new version. */
  readonly remainingModules: readonly RemainingModule[];
  /** Unresolved modules, and the number of examined files that import them. */
  readonly unresolvedModules: readonly UnresolvedModule[];
  /** True if the packages are installed with Yarn Plug'n'Play, whose archives are not read. */
  readonly hasArchives: boolean;
  /** Places that use the API, such as `src/a.ts:3:7`; empty if they are not counted. */
  readonly callSites: readonly string[];
}

/** A module and the number of examined files that import it. */
interface UnresolvedModule {
  readonly specifier: string;
  readonly files: number;
}

/** A module without the types of the new version, from which files import types after the changes. */
interface RemainingModule extends UnresolvedModule {
  /** Its name in the overlay. */
  readonly module: string;
  /** True if it was not found. */
  readonly isMissing: boolean;
  /** Types that the module of `--to` lacks. */
  readonly lacking: readonly string[];
  /** The first import. */
  readonly place: Pick<Finding, 'file' | 'line' | 'column'>;
}

/** Computes the changes and findings for all files below a folder, without writing. */
export function migrateCode(options: MigrateCodeOptions): MigrationResult {
  const discovery = discover(options);
  const results = decideGroups(discovery);
  return reportResults(applyDecisions(discovery, results));
}

/** The results of all files, with the texts that follow from them. */
interface AppliedResults {
  readonly discovery: Discovery;
  readonly results: readonly FileResult[];
  readonly changes: readonly ChangedFile[];
  /** Findings but those that somebody decided to keep. */
  readonly findings: readonly Finding[];
  readonly kept: readonly Finding[];
  /** Findings about JSON documents, by file name. */
  readonly reportedDocuments: ReadonlySet<string>;
  /** Files that are not examined or whose changes are dropped, by path. */
  readonly broken: ReadonlyMap<string, SkippedFile>;
}

/** Applies the edits of the files, but those of findings that somebody decided to keep. */
function applyDecisions(discovery: Discovery, results: readonly FileResult[]): AppliedResults {
  const { files, documents, source, matchSchema } = discovery;
  const inDocuments = jsonFindings(documents, { migration: source.migration, matchSchema });
  const decisions = new Map<string, readonly FileDecisions[]>();
  const broken = new Map<string, SkippedFile>();
  for (const { unit, decided } of results) {
    const { path } = unit.file;
    if (decided.fault === undefined) decisions.set(path, [...(decisions.get(path) ?? []), decided]);
    else broken.set(path, skippedFile(unit.file.name, decided));
  }
  const decidedAbout = ({ path }: SourceText): readonly FileDecisions[] => decisions.get(path) ?? [];
  const found = files.flatMap((file) => decidedAbout(file).flatMap(({ findings }) => findings));
  const { findings, kept } = decidedFindings([...found, ...inDocuments], [...files, ...documents], source);
  const changes = files
    .filter(({ path }) => !broken.has(path))
    .flatMap((file) => changeOfFile(file, decidedAbout(file), kept));
  for (const change of changes)
    if (!parses(change)) broken.set(change.path, { name: change.name, reason: UNPARSABLE, isInternalError: true });
  return {
    discovery,
    results,
    changes: changes.filter(({ path }) => !broken.has(path)),
    findings: findings.filter(({ file }) => ![...broken.values()].some(({ name }) => name === file)),
    kept,
    reportedDocuments: new Set(inDocuments.map(({ file }) => file)),
    broken,
  };
}

function reportResults({
  discovery,
  results,
  changes,
  findings,
  kept,
  reportedDocuments,
  broken,
}: AppliedResults): MigrationResult {
  const { source, groups, units, files, documents, skipped } = discovery;
  const { to } = source;
  const isPartial = groups.reduce((sum, group) => sum + group.files.length, 0) < units.size;
  const isUsed = (name: string): boolean =>
    results.some(({ used }) => used.includes(name)) && providesTypes(results, name);
  const isRedirected = to !== undefined && isUsed(to);
  return {
    changes,
    findings,
    kept,
    skipped: [
      ...skipped.filter(({ name }) => !reportedDocuments.has(name)),
      ...groups.flatMap((group) => configurationErrors(group, source.folder)),
      ...broken.values(),
    ],
    examined: files.filter(({ path }) => !broken.has(path)),
    documents,
    unusedModules: isRedirected || isPartial ? [] : discovery.statedModules.filter((name) => !isUsed(name)),
    typeModules: discovery.typeModules,
    remainingModules: remainingModules(results, source),
    unresolvedModules: countImports(results, ({ missing }) => missing),
    hasArchives: findPlugAndPlay(source.folder) !== undefined,
    callSites: results.flatMap(({ unit, decided }) =>
      decided.fault === undefined ? decided.callSites.map((place) => `${unit.file.name}:${place}`) : [],
    ),
  };
}

/** Identifies findings, and divides them by whether somebody decided to keep their places. */
function decidedFindings(
  found: readonly PlacedFinding[],
  texts: readonly SourceText[],
  source: MigrateCodeOptions,
): Readonly<Record<'findings' | 'kept', readonly Finding[]>> {
  const byName = new Map(texts.map(({ name, text }) => [name, text]));
  const { changedWords } = source.migration;
  const all = identifyFindings(found.toSorted(byPosition), { texts: byName, changedWords });
  const decided = source.findDecided?.(all);
  const kept = all.filter((finding) => isKeptByComment(finding, byName) || decided?.has(finding) === true);
  return { findings: all.filter((finding) => !kept.includes(finding)), kept };
}

/**
 * Tests whether a package provides type evidence: files import a type of either version from it, or what they import
 * leads to such types.
 */
function providesTypes(results: readonly FileResult[], module: string): boolean {
  const isOf = (specifier: string): boolean => specifier === module || specifier.startsWith(`${module}/`);
  const all = results.flatMap(({ decided }) => (decided.fault === undefined ? [decided] : []));
  const importing = all.filter(({ unknown }) => [...unknown].some(isOf));
  const isKnown = all.some(({ known }) => [...known].some(isOf));
  const hasEvidence = importing.some(({ findings }) => findings.some(({ category }) => TYPED_CATEGORIES.has(category)));
  return isKnown || importing.length === 0 || hasEvidence;
}

/** Categories of findings that types prove. */
const TYPED_CATEGORIES: ReadonlySet<Finding['category']> = new Set(['type', 'member', 'value', 'type-mismatch']);

function skippedFile(
  name: string,
  { fault: reason, isInternalError, isReplaced }: Extract<FileResult['decided'], { readonly fault: string }>,
): SkippedFile {
  if (isReplaced === true) return { name, reason };
  return { name, reason, ...(isInternalError === true ? { isInternalError } : { isUnreadable: true }) };
}

function configurationErrors({ configError: fault }: ProgramGroup, folder: string): readonly SkippedFile[] {
  if (fault === undefined) return [];
  const reason = `it is only partly applied: ${fault.reason.replace(/\.$/, '')}`;
  return [{ name: relative(folder, fault.path), reason }];
}

function countImports(
  results: readonly FileResult[],
  modulesOf: (result: FileResult) => readonly string[],
): readonly UnresolvedModule[] {
  const importing = new Map<string, Set<string>>();
  for (const result of results)
    for (const specifier of modulesOf(result))
      importing.set(specifier, (importing.get(specifier) ?? new Set()).add(result.unit.file.path));
  return [...importing].map(([specifier, files]) => ({ specifier, files: files.size }));
}

function remainingModules(
  results: readonly FileResult[],
  { isSelected = () => true }: MigrateCodeOptions,
): readonly RemainingModule[] {
  const remainingOf = ({ decided }: FileResult): FileDecisions['remaining'] =>
    decided.fault === undefined ? decided.remaining : [];
  const all = results.flatMap(remainingOf);
  const counts = countImports(results, (result) => remainingOf(result).map(({ specifier }) => specifier));
  return counts.flatMap((count) => {
    const places = all.filter(({ specifier }) => specifier === count.specifier);
    const first = places.find(({ place }) => isSelected(place.file)) ?? places[0];
    const lacking = [...new Set(places.flatMap((one) => one.lacking))].toSorted();
    return first === undefined ? [] : [{ ...count, ...first, lacking }];
  });
}

function byPosition(one: PlacedFinding, other: PlacedFinding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}

/** Reason for a file whose edits are dropped. */
const UNPARSABLE = 'its changes would not parse and were dropped; this is an internal error';

/** Tests whether a changed file still parses, so that no edit breaks a file. */
function parses({ path, name, after }: ChangedFile): boolean {
  return programsOf({ path, name, text: after }).every((program) => {
    const file = ts.createSourceFile(program.path, program.text ?? after, ts.ScriptTarget.ESNext);
    return !('parseDiagnostics' in file) || (file.parseDiagnostics as readonly unknown[]).length === 0;
  });
}

/** A comment that keeps a place as it is: on its line, or alone on the line above. */
const KEEP_COMMENT = /(?:\/\/|\/\*|<!--|\{\/\*)\s*[\w-]*migrate: keep\b/;

function isKeptByComment({ file, line }: Finding, texts: ReadonlyMap<string, string>): boolean {
  const text = texts.get(file) ?? '';
  if (!text.includes('migrate: keep')) return false;
  const [above = '', own = ''] = text.split('\n').slice(Math.max(line - 2, 0), line);
  return line === 1 ? KEEP_COMMENT.test(above) : KEEP_COMMENT.test(own) || KEEP_COMMENT.test(above.trim().slice(0, 40));
}

/** Applies the edits of all programs of a file, but those of kept findings; empty if nothing changes. */
function changeOfFile(
  file: SourceText,
  decisions: readonly FileDecisions[],
  kept: readonly Finding[],
): readonly ChangedFile[] {
  const spans = kept.filter((finding) => finding.file === file.name).map((finding) => spanOf(file.text, finding));
  const isOpen = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    spans.every((span) => end < span.start || start > span.end);
  const edits = decisions.flatMap((decided) => decided.edits);
  const after = applyEdits(file.text, edits.filter(isOpen));
  return after === file.text ? [] : [{ path: file.path, name: file.name, before: file.text, after }];
}
