import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import type { FieldEntry, ScalarEntry } from '#shared/migration/map.ts';
import { propertyNameText } from '../analysis/syntax.ts';
import type { Overlay } from '../checker/checker.ts';
import { addMarkerMembers } from '../checker/overlay.ts';
import { findPlugAndPlay } from '../checker/plug-and-play.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import { changedValue, createSchemaMatcher, type SchemaMatcher } from '../migration/schema-match.ts';
import { findRelevantFiles, type FoundFiles, type SkippedFile } from '../project/find-files.ts';
import type { SourceText } from '../project/import-graph.ts';
import { applyEdits } from '../project/text-edits.ts';
import { groupByTsconfig, type ProgramGroup } from '../project/tsconfig.ts';
import { programsOf, type SourceProgram, vueParts } from '../project/vue.ts';
import { type ChangedFile, type Finding, identifyFindings, type PlacedFinding, spanOf } from '../report/finding.ts';
import { reasonOf, type RuleContext } from '../rules/context.ts';
import { reviewTemplate, reviewUntypedReads } from '../rules/vue-templates.ts';
import { findCallSites, type MigrateCodeOptions, visitGroups, type VisitResult } from './visit-programs.ts';

export interface MigrationResult {
  readonly changes: readonly ChangedFile[];
  readonly findings: readonly Finding[];
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
  /** The first import. */
  readonly place: Pick<Finding, 'file' | 'line' | 'column'>;
}

/** Computes the changes and findings for all files below a folder, without writing. */
export function migrateCode(options: MigrateCodeOptions): MigrationResult {
  const { to } = options;
  const overlay = withModule(options.overlay, to);
  const source = { ...options, overlay, folder: realpathSync(options.folder) };
  const { files, documents, skipped } = filesOf(source);
  const matchSchema = createSchemaMatcher(options.migration, { files, modules: overlay.modules });
  const inDocuments = jsonFindings(documents, { migration: options.migration, matchSchema });
  const units = unitsOf(files, options.only === undefined);
  const groups = selectGroups(units, source);
  const isPartial = groups.reduce((sum, group) => sum + group.files.length, 0) < units.size;
  const all = visitGroups(groups, { source, units, count: files.length, matchSchema });
  const isUsed = (name: string): boolean => all.some(({ used }) => used.includes(name)) && providesTypes(all, name);
  const isRedirected = to !== undefined && isUsed(to);
  const broken = new Map(
    all.flatMap((done) => (done.context === undefined ? [[done.unit.file.path, skippedFile(done)]] : [])),
  );
  const contexts = contextsByFile(all);
  const { findings, kept } = decidedFindings(
    [...files.flatMap((file) => findingsOfFile(file, contexts.get(file.path) ?? [])), ...inDocuments],
    { texts: [...files, ...documents], source },
  );
  const changes = new Map(
    files
      .filter(({ path }) => !broken.has(path))
      .map((file) => [file.path, changeOfFile(file, contexts.get(file.path) ?? [], kept)]),
  );
  for (const change of [...changes.values()].flat())
    if (!parses(change)) broken.set(change.path, { name: change.name, reason: UNPARSABLE, isInternalError: true });
  const done = files.filter(({ path }) => !broken.has(path));
  const isBroken = (name: string): boolean => files.some((file) => file.name === name && broken.has(file.path));
  return {
    changes: done.flatMap(({ path }) => changes.get(path) ?? []),
    findings: findings.filter(({ file }) => !isBroken(file)),
    skipped: [
      ...skipped.filter(({ name }) => !inDocuments.some(({ file }) => file === name)),
      ...groups.flatMap((group) => configurationErrors(group, source.folder)),
      ...broken.values(),
    ],
    examined: done,
    documents,
    unusedModules: isRedirected || isPartial ? [] : options.overlay.modules.filter((name) => !isUsed(name)),
    remainingModules: remainingModules(all, source),
    unresolvedModules: countImports(all, ({ missing }) => missing),
    hasArchives: findPlugAndPlay(source.folder) !== undefined,
    callSites: options.isCounting === true ? all.flatMap(callSitesOf) : [],
  };
}

/** Returns the programs of files by path. A text that is not on disk is that of its program. */
function unitsOf(files: readonly SourceText[], isOnDisk: boolean): ReadonlyMap<string, SourceProgram> {
  const units = files.flatMap(programsOf);
  return new Map(
    units.map((unit) => [unit.path, isOnDisk || unit.text !== undefined ? unit : { ...unit, text: unit.file.text }]),
  );
}

/** Identifies findings, and divides them by whether somebody decided to keep their places. */
function decidedFindings(
  found: readonly PlacedFinding[],
  { texts, source }: { readonly texts: readonly SourceText[]; readonly source: MigrateCodeOptions },
): Readonly<Record<'findings' | 'kept', readonly Finding[]>> {
  const byName = new Map(texts.map(({ name, text }) => [name, text]));
  const { changedWords } = source.migration;
  const all = identifyFindings(found.toSorted(byPosition), { texts: byName, changedWords });
  const kept = all.filter((finding) => isKeptByComment(finding, byName) || source.isKept?.(finding) === true);
  return { findings: all.filter((finding) => !kept.includes(finding)), kept };
}

/** Adds the module that the types are imported from after the changes. */
export function withModule(overlay: Overlay, to: string | undefined): Overlay {
  const { modules, declarations } = overlay;
  const all = [...new Set([...modules, ...(to === undefined ? [] : [to])])];
  return { ...overlay, modules: all, declarations: addMarkerMembers(declarations) };
}

/** Groups the programs that hold a selected file. */
function selectGroups(
  units: ReadonlyMap<string, SourceProgram>,
  { isSelected = () => true }: MigrateCodeOptions,
): readonly ProgramGroup[] {
  const isOpen = (path: string): boolean => isSelected(units.get(path)?.file.name ?? '');
  return groupByTsconfig([...units.keys()]).filter((group) => group.files.some(isOpen));
}

function filesOf(source: MigrateCodeOptions): FoundFiles {
  return source.only === undefined ? findRelevantFiles(source) : { files: [source.only], documents: [], skipped: [] };
}

function callSitesOf({ context, unit }: VisitResult): readonly string[] {
  if (context === undefined) return [];
  return [...findCallSites(context)].map((place) => `${unit.file.name}:${place}`);
}

/**
 * Tests whether a package provides type evidence: files import a type of either version from it, or what they import
 * leads to such types.
 */
function providesTypes(all: readonly VisitResult[], module: string): boolean {
  const isOf = (specifier: string): boolean => specifier === module || specifier.startsWith(`${module}/`);
  const contexts = all.flatMap(({ context }) => context ?? []);
  const importing = contexts.filter(({ unknownModules }) => [...unknownModules].some(isOf));
  const isKnown = contexts.some(({ knownModules }) => [...knownModules].some(isOf));
  const hasEvidence = importing.some(({ findings }) => findings.some(({ category }) => TYPED_CATEGORIES.has(category)));
  return isKnown || importing.length === 0 || hasEvidence;
}

/** Categories of findings that types prove. */
const TYPED_CATEGORIES: ReadonlySet<Finding['category']> = new Set(['type', 'member', 'value', 'type-mismatch']);

function contextsByFile(all: readonly VisitResult[]): ReadonlyMap<string, readonly RuleContext[]> {
  const found = new Map<string, RuleContext[]>();
  for (const { unit, context } of all)
    if (context !== undefined) found.set(unit.file.path, [...(found.get(unit.file.path) ?? []), context]);
  return found;
}

function skippedFile({ unit, fault, isInternalError }: Extract<VisitResult, { readonly fault: string }>): SkippedFile {
  return {
    name: unit.file.name,
    reason: fault,
    ...(isInternalError === true ? { isInternalError } : { isUnreadable: true }),
  };
}

function configurationErrors({ configError: fault }: ProgramGroup, folder: string): readonly SkippedFile[] {
  if (fault === undefined) return [];
  const reason = `it is only partly applied: ${fault.reason.replace(/\.$/, '')}`;
  return [{ name: relative(folder, fault.path), reason }];
}

function countImports(
  all: readonly VisitResult[],
  modulesOf: (result: VisitResult) => readonly string[],
): readonly UnresolvedModule[] {
  const importing = new Map<string, Set<string>>();
  for (const result of all)
    for (const specifier of modulesOf(result))
      importing.set(specifier, (importing.get(specifier) ?? new Set()).add(result.unit.file.path));
  return [...importing].map(([specifier, files]) => ({ specifier, files: files.size }));
}

function remainingModules(
  all: readonly VisitResult[],
  { isSelected = () => true }: MigrateCodeOptions,
): readonly RemainingModule[] {
  const remaining = all.flatMap(({ context }) =>
    [...(context?.remainingModules ?? [])].map(([specifier, { name, node }]) => ({
      specifier,
      module: name,
      place: { file: context?.name ?? '', ...placeOf(node) },
    })),
  );
  const counts = countImports(all, ({ context }) => [...(context?.remainingModules.keys() ?? [])]);
  return counts.flatMap((count) => {
    const places = remaining.filter(({ specifier }) => specifier === count.specifier);
    const first = places.find(({ place }) => isSelected(place.file)) ?? places[0];
    return first === undefined ? [] : [{ ...count, ...first }];
  });
}

function placeOf(node: ts.Node): Pick<Finding, 'line' | 'column'> {
  const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return { line: line + 1, column: character + 1 };
}

function byPosition(one: PlacedFinding, other: PlacedFinding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}

/** Returns the findings of all programs of a file, and of its Vue template. */
function findingsOfFile(file: SourceText, contexts: readonly RuleContext[]): readonly PlacedFinding[] {
  const last = contexts.at(-1);
  if (file.path.endsWith('.vue') && last !== undefined) {
    reviewUntypedReads(contexts);
    reviewTemplate(last, { template: vueParts(file.text).template, others: contexts });
  }
  return contexts.flatMap(({ findings }) => findings);
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
  contexts: readonly RuleContext[],
  kept: readonly Finding[],
): readonly ChangedFile[] {
  const spans = kept.filter((finding) => finding.file === file.name).map((finding) => spanOf(file.text, finding));
  const edits = contexts.flatMap((context) => {
    const mark = file.text.startsWith('\uFEFF') && isWithoutMark(file, context) ? 1 : 0;
    return context.edits.map((edit) => shiftEdit(edit, mark));
  });
  const isOpen = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    spans.every((span) => end < span.start || start > span.end);
  const after = applyEdits(file.text, edits.filter(isOpen));
  return after === file.text ? [] : [{ path: file.path, name: file.name, before: file.text, after }];
}

/** Tests whether the offsets of a program exclude the byte-order mark; those of a Vue file include it. */
function isWithoutMark({ path }: SourceText, { file }: RuleContext): boolean {
  return !path.endsWith('.vue') && !file.text.startsWith('\uFEFF');
}

/** Shifts an edit, because a compiler may exclude the byte-order mark from its offsets. */
function shiftEdit(edit: RuleContext['edits'][number], by: number): RuleContext['edits'][number] {
  if (by === 0) return edit;
  const copied =
    edit.copied === undefined
      ? {}
      : { copied: { ...edit.copied, start: edit.copied.start + by, end: edit.copied.end + by } };
  return { ...edit, start: edit.start + by, end: edit.end + by, ...copied };
}

/** The schemas that JSON documents may have. */
interface DocumentSchemas {
  readonly migration: MigrationIndex;
  readonly matchSchema: SchemaMatcher;
}

/**
 * Reports the members of JSON files, such as test data, whose names fit a v2 schema that the code uses, and values that
 * change: one finding for a line.
 */
export function jsonFindings(files: readonly SourceText[], schemas: DocumentSchemas): readonly PlacedFinding[] {
  return files.flatMap((file) => findingsOfDocument(file, schemas));
}

/** Number of lines of a JSON document that are reported. */
const MAX_FINDINGS = 20;

/** A member of a JSON document, or its value, and what changes it. */
interface ChangedMember {
  readonly kind: 'members' | 'values';
  readonly node: ts.StringLiteralLike;
  /** The schema of a member, or the enumeration of a value. */
  readonly schema: string;
  readonly entry: FieldEntry | ScalarEntry;
}

function findingsOfDocument(
  { name, text }: SourceText,
  { migration, matchSchema }: DocumentSchemas,
): readonly PlacedFinding[] {
  const file = ts.parseJsonText(name, text);
  const [root] = file.statements;
  if (root === undefined || isSpecification(root.expression)) return [];
  const members = changedMembers(root.expression, { migration, matchSchema });
  const lines = new Map<number, ChangedMember[]>();
  for (const member of members) {
    const { line } = positionIn(file, member);
    lines.set(line, [...(lines.get(line) ?? []), member]);
  }
  return [...lines.values()].slice(0, MAX_FINDINGS).flatMap((beside, index) => {
    const [first] = beside;
    if (first === undefined) return [];
    const { line, character } = positionIn(file, first);
    const names = [...new Set(beside.map(({ node }) => node.text))].join(', ');
    const suggestions = beside.map(({ entry: { v3 = '' } }) => (typeof v3 === 'string' ? v3 : v3.join('.')));
    const rest = index + 1 === MAX_FINDINGS ? lines.size - MAX_FINDINGS : 0;
    const also = rest === 0 ? '' : ` ${rest} further lines of the file have such members.`;
    return {
      file: name,
      line: line + 1,
      column: character + 1,
      rule: first.entry.id,
      category: 'name-only',
      tier: 'manual',
      reason: `The document has ${first.kind} of ${first.schema}: ${names}.${also} The payloads command translates documents. ${reasonOf(first.entry)}`,
      before: first.node.getText(file),
      suggestion: [...new Set(suggestions)].join(', '),
    };
  });
}

function positionIn(file: ts.SourceFile, { node }: ChangedMember): ts.LineAndCharacter {
  return file.getLineAndCharacterOfPosition(node.getStart(file));
}

/** Recognizes an OpenAPI document, which has to be replaced as a whole. */
function isSpecification(root: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(root) &&
    root.properties.some(({ name }) => name !== undefined && /^(?:openapi|swagger)$/.test(propertyNameText(name)))
  );
}

function changedMembers(root: ts.Expression, schemas: DocumentSchemas): readonly ChangedMember[] {
  const found: ChangedMember[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node))
      found.push(...changedMembersOf(node, schemas), ...changedValuesOf(node, schemas));
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function changedMembersOf(
  { properties }: ts.ObjectLiteralExpression,
  { matchSchema }: DocumentSchemas,
): readonly ChangedMember[] {
  const names = properties.flatMap(({ name }) => (name !== undefined && ts.isStringLiteralLike(name) ? [name] : []));
  const match = matchSchema(names.map(({ text }) => text));
  if (match === undefined) return [];
  return names.flatMap((node) => {
    const entry = match.changes.get(node.text);
    return entry === undefined ? [] : [{ kind: 'members', node, schema: match.schema, entry }];
  });
}

function changedValuesOf(
  { properties }: ts.ObjectLiteralExpression,
  { migration }: DocumentSchemas,
): readonly ChangedMember[] {
  return properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const values: readonly ts.Expression[] = ts.isArrayLiteralExpression(initializer)
      ? initializer.elements
      : [initializer];
    return values.filter(ts.isStringLiteralLike).flatMap((node) => {
      const entry = changedValue(migration, propertyNameText(name), node.text);
      return entry === undefined ? [] : [{ kind: 'values', node, schema: entry.owners[0]?.v2 ?? '', entry }];
    });
  });
}
