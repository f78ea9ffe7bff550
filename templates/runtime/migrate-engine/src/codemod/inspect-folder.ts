import { createProgress } from '#shared/terminal.ts';
import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { countBy } from '#shared/report/page.ts';
import { UsageError } from '#shared/usage-error.ts';
import { requireWritable } from '#shared/cli-arguments.ts';
import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import type { Overlay } from '../checker/checker.ts';
import { type InstalledTypes, withInstalledMembers } from '../checker/installed-members.ts';
import { withBothVocabularies } from '../checker/overlay.ts';
import { type Decisions, readDecisions } from './decisions.ts';
import { migrateCode, type MigrationResult } from './migrate-code.ts';
import type { MapFile } from '../migration/map-file.ts';
import { indexMigration, type Kit, type MigrationIndex, readMap } from '../migration/migration-index.ts';
import type { SkippedFile } from '../project/find-files.ts';
import type { SourceText } from '../project/import-graph.ts';
import {
  type Finding,
  identifyFindings,
  INTERNAL_ERROR,
  mergeFindings,
  type PlacedFinding,
  pluralize,
} from '../report/finding.ts';

/** Options of the commands that examine a folder. */
export interface FolderOptions {
  readonly folder: string;
  readonly types: readonly string[];
  readonly to?: string;
  readonly reports: readonly string[];
  /** Ids of map entries; empty for all. */
  readonly rules: readonly string[];
  /** Files or folders, relative to the folder, that are changed and reported; empty for all. */
  readonly paths: readonly string[];
  /** Report of an earlier run, whose findings are accepted. */
  readonly baseline?: string;
  /** Reports state where the documentation of each rule stands. @default false */
  readonly sources?: boolean;
}

/** The findings of a folder, and their context. */
export interface Inspection {
  readonly folder: string;
  readonly migration: MigrationIndex;
  readonly overlay: Overlay;
  readonly migrated: MigrationResult;
  readonly findings: readonly Finding[];
  /** Removes the findings that the baseline accepts, and those of files that the command is not about. */
  readonly withoutAccepted: (findings: readonly Finding[]) => readonly Finding[];
  /** Decisions whose last day is over. */
  readonly expired: Decisions['expired'];
}

/** Options of a command, or of the linter, which may examine a single text. */
interface InspectOptions extends FolderOptions {
  readonly kind: string;
  readonly only?: SourceText;
}

/** Computes the changes and findings of a folder, without writing. */
export function inspectFolder(command: InspectOptions, kit: Pick<Kit, 'root' | 'versions' | 'words'>): Inspection {
  const { types, to, reports, rules, paths, baseline, only } = command;
  const folder = requireFolder(command.folder);
  for (const file of reports) requireWritable('The report', file);
  const isSelected = selectPaths(folder, paths);
  const decisions = readDecisions(folder, new Date());
  const accept: Inspection['withoutAccepted'] = baseline === undefined ? (all) => all : readBaseline(baseline, folder);
  const withoutAccepted: Inspection['withoutAccepted'] = (all) => {
    // Those in code were decided together with all others, of which these may be a part.
    const decided = decisions.findDecided(all.filter(({ category }) => /^(?:file|step|verify)$/.test(category)));
    return accept(all.filter((finding) => isSelected(finding.file) && !decided.has(finding)));
  };
  const map = readMap(kit);
  const migration = indexMigration(map);
  const { changedWords, components } = migration;
  const declarations = withInstalledMembers(bothVocabularies(kit, migration), installedTypes(folder, types, migration));
  const overlay = { modules: types, declarations, components: components.keys };
  const selected =
    rules.length === 0 ? migration : { ...indexMigration(selectRules(map, rules)), mentions: migration.mentions };
  const isCounting = command.kind === 'affected';
  const progress = createProgress(process.stderr);
  const options = {
    folder,
    migration: selected,
    overlay,
    onProgress: (done: number, all: number) => progress.show(`${done} of ${all} files`),
    isCounting,
    isSelected,
    findDecided: decisions.findDecided,
  };
  let all: MigrationResult;
  try {
    all = migrateCode({ ...options, ...(to === undefined ? {} : { to }), ...(only === undefined ? {} : { only }) });
  } finally {
    progress.end();
  }
  const migrated = selectResult(all, isSelected);
  const inFiles = skippedFileFindings(migrated.skipped).filter(({ rule }) => rules.length === 0 || !isOtherRule(rule));
  // An editor underlines each place.
  const isEditor = command.kind === 'eslint';
  const places = isEditor ? migrated.findings : mergeFindings(migrated.findings);
  const steps = isEditor ? [] : migrated.remainingModules.map(stepFinding);
  const findings = [...places, ...identifyFindings([...inFiles, ...steps], { texts: new Map(), changedWords })];
  const { expired } = decisions;
  return { folder, migration, overlay, migrated, findings: withoutAccepted(findings), withoutAccepted, expired };
}

/** Restricts a result to the files that a command is about. */
function selectResult(result: MigrationResult, isSelected: (name: string) => boolean): MigrationResult {
  return {
    ...result,
    changes: result.changes.filter(({ name }) => isSelected(name)),
    findings: result.findings.filter(({ file }) => isSelected(file)),
    kept: result.kept.filter(({ file }) => isSelected(file)),
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
      `--rule selects entries of map.json, of which none is ${unknown}.${didYouMean(closestMatch(unknown, ids))} Findings of other kinds are in every report.`,
    );
  const select = <Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ id }) => rules.includes(id));
  const { v3Operations: _, ...others } = map;
  return {
    ...others,
    schemas: select(schemas),
    fields: select(fields),
    values: select(values),
    parameters: select(parameters),
    endpoints: select(endpoints),
    unmapped: [],
  };
}

/** Returns what the tables say about the types of the installed modules. */
export function installedTypes(
  folder: string,
  modules: readonly string[],
  { renamedSchemas, fields }: MigrationIndex,
): InstalledTypes {
  const changes = [...fields.values()].flat();
  return {
    folder,
    modules,
    renamed: new Map([...renamedSchemas].map(([v2, { v3 }]) => [v2, v3])),
    isMentioned: (type, member) =>
      changes.some(
        ({ owners, v2, v3 }) => owners.some((owner) => owner.v2 === type) && (v2.includes(member) || v3[0] === member),
      ),
  };
}

function bothVocabularies(kit: Pick<Kit, 'root' | 'versions'>, { renamedSchemas }: MigrationIndex): string {
  const { before, after } = kit.versions;
  return withBothVocabularies(readDeclarations(kit, before), readDeclarations(kit, after), renamedSchemas);
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

export function readDeclarations({ root }: Pick<Kit, 'root'>, version: string): string {
  return readFileSync(new URL(`declarations/${version}.d.ts`, root), 'utf8');
}

/** Rules of findings about files that could not be read, whose source has to change, and that are no code. */
const UNREADABLE_FILE = 'unread-file';
const GENERATED_FILE = 'generated-file';
const NON_CODE_FILE = 'non-code-file';

/** Tests whether a finding about a file is about other rules than the selected ones; the rest may hide these. */
function isOtherRule(rule: string): boolean {
  return rule === GENERATED_FILE || rule === NON_CODE_FILE;
}

/** Converts files that could not be read or checked, generated files, and places in other files to findings. */
function skippedFileFindings(skipped: readonly SkippedFile[]): readonly PlacedFinding[] {
  return skipped.flatMap(
    ({ name: file, reason: why, isUnreadable, isGenerated, isInternalError, isPart, places = [] }) => {
      const reason = `The ${isPart === true ? 'template in the file' : 'file'} was skipped: ${why}.`;
      const whole = { file, line: 1, column: 1, reason, text: '' };
      if (isInternalError === true) return [skippedFileFinding({ ...whole, rule: INTERNAL_ERROR })];
      if (isUnreadable === true) return [skippedFileFinding({ ...whole, rule: UNREADABLE_FILE })];
      if (isGenerated === true) return [skippedFileFinding({ ...whole, rule: GENERATED_FILE })];
      return places.map((place) => skippedFileFinding({ ...place, file, reason, rule: NON_CODE_FILE }));
    },
  );
}

/** Returns the package of a module: `@acme/sdk` of `@acme/sdk/types`. */
export function packageOf(specifier: string): string {
  const [name = specifier] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  return name;
}

/** Reports that the types of the new version are not where the code imports them from. */
function stepFinding({
  specifier,
  files,
  place,
  isMissing,
  lacking,
}: MigrationResult['remainingModules'][number]): PlacedFinding {
  const imports = files === 1 ? 'one file imports' : `${files} files import`;
  const which =
    lacking.length === 0
      ? ''
      : `, which lacks the new version of ${lacking.slice(0, 5).join(', ')}${lacking.length > 5 ? ', …' : ''}`;
  const reason = isMissing
    ? `install ${packageOf(specifier)}: ${specifier} was not found. The types of the new version are imported from it (${pluralize(files, 'file')}).`
    : `${imports} the types from ${specifier}${which}. Make it export the types of the new version, or run again with --to MODULE to import them from another module.`;
  const kind = { rule: 'remaining-step', category: 'step', tier: 'manual' } as const;
  return { ...place, ...kind, reason, before: specifier, suggestion: '' };
}

type SkippedPlace = Pick<Finding, 'file' | 'line' | 'column' | 'reason' | 'rule'> & { readonly text: string };

/** Creates a finding with its members in the order of the others: a report is recognized by the first ones. */
function skippedFileFinding({ file, line, column, rule, reason, text }: SkippedPlace): PlacedFinding {
  const kind = { rule, category: 'file', tier: 'manual' } as const;
  return { file, line, column, ...kind, reason, before: text, suggestion: '' };
}

/** Counts findings by their fingerprint. */
function countAlike(findings: readonly Finding[]): ReadonlyMap<string, number> {
  return new Map(countBy(findings, ({ fingerprint }) => fingerprint));
}

/**
 * Reads a `.json` report of an earlier run and returns a filter for findings that it does not contain. A finding of a
 * file that is gone stands for the place that moved, unless more alike places are new than are gone.
 *
 * @throws UsageError if the file is no such report
 */
function readBaseline(file: string, folder: string): (findings: readonly Finding[]) => readonly Finding[] {
  const placeOf = ({ file: name, fingerprint }: Finding): string => `${name} ${fingerprint}`;
  const found = readFindings(file, 'baseline');
  const known = new Set(found.map(placeOf));
  const gone = found.filter((one) => !existsSync(join(folder, one.file)));
  const goneAlike = countAlike(gone);
  return (findings) => {
    const added = findings.filter((one) => !known.has(placeOf(one)));
    const addedAlike = countAlike(added);
    return added.filter(({ fingerprint: key }) => (addedAlike.get(key) ?? 0) > (goneAlike.get(key) ?? 0));
  };
}

/**
 * Reads a `.json` report of an earlier run.
 *
 * @throws UsageError if the file is no such report
 */
export function readFindings(file: string, use: 'baseline' | 'report'): readonly Finding[] {
  const advice = `Write it with --report ${use}.json.`;
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The ${use} ${file} cannot be read: ${cause}. ${advice}`);
  }
  const isFinding = (one: unknown): one is Finding => {
    const { fingerprint, file: place } = Object(one) as Partial<Finding>;
    return typeof fingerprint === 'string' && fingerprint !== '' && typeof place === 'string';
  };
  if (!Array.isArray(report) || !report.every(isFinding))
    throw new UsageError(`The ${use} ${file} is not a report of this command. ${advice}`);
  return report;
}
