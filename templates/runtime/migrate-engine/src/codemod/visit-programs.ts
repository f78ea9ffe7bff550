import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import type { Checker, CompileError, HandwrittenTypes, Overlay } from '../checker/checker.ts';
import { createChecker, retryOnStackOverflow } from '../checker/typescript-checker.ts';
import { readAddress } from '../http/address.ts';
import { findHandwrittenTypes } from '../http/handwritten-types.ts';
import { httpCall } from '../http/http-call.ts';
import type { ConstantPath } from '../http/path-change.ts';
import { lacksSharedTypes, mergeSharedTypes, type SharedTypes, withObstacle } from '../http/type-evidence.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import type { SchemaMatcher } from '../migration/schema-match.ts';
import type { FindOptions } from '../project/find-files.ts';
import type { SourceText } from '../project/import-graph.ts';
import type { ProgramGroup } from '../project/tsconfig.ts';
import type { SourceProgram } from '../project/vue.ts';
import { describeError, type Finding } from '../report/finding.ts';
import { RuleContext } from '../rules/context.ts';
import { runRules } from '../rules/rules.ts';
import { reviewNearbyNames } from '../rules/nearby-names.ts';
import { reviewTestTables } from '../rules/test-tables.ts';

/** Input of the codemod. */
export interface MigrateCodeOptions extends FindOptions {
  /** Module to import the types of the new version from; a relative path starts at the folder. */
  readonly to?: string;
  /** Examines only this file, with this text instead of the one on disk. */
  readonly only?: SourceText;
  /** Selects the files that are changed and reported, by name; programs without any of them are left out. */
  readonly isSelected?: (name: string) => boolean;
  /** Tests whether somebody decided to keep a place as it is. */
  readonly isKept?: (finding: Finding) => boolean;
  /** Finds the places that use the API as well, which costs a traversal. */
  readonly isCounting?: boolean;
  /** Called after each file. */
  readonly onProgress?: (done: number, all: number) => void;
}

interface ProgramSet {
  readonly matchSchema: SchemaMatcher;
  readonly source: MigrateCodeOptions;
  readonly units: ReadonlyMap<string, SourceProgram>;
  readonly count: number;
}

/** Visits the groups one at a time, so that only one program is in memory. */
export function visitGroups(
  groups: readonly ProgramGroup[],
  { source, units, count, matchSchema }: ProgramSet,
): readonly VisitResult[] {
  const texts = new Map([...units].flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const])));
  const seen = new Set<string>();
  const onFile = (file: string): void => source.onProgress?.(seen.add(file).size, count);
  const isWhole = [...units.values()].every(({ file }) => source.isSelected?.(file.name) ?? true);
  const visit: VisitProgram = (group, shared) => {
    const own = group.files.flatMap((path) => units.get(path) ?? []);
    const paths = isWhole ? [...units.keys()] : group.files;
    return retryOnStackOverflow((checkNesting) => ({
      group,
      ...visitGroup({ ...source, matchSchema, onFile, texts, group, units: own, paths, shared, checkNesting }),
    }));
  };
  const visits = groups.map((group) => visit(group, new Map()));
  return withSharedTypes(visits, { visit, rounds: MAX_ROUNDS }).flatMap(({ results }) => results);
}

type VisitProgram = (group: ProgramGroup, shared: SharedTypes) => ProgramVisit;

/** The results of a program, and what it knows about types of the caller. */
interface ProgramVisit extends GroupVisit {
  readonly group: ProgramGroup;
}

/** Number of times that programs learn from each other. */
const MAX_ROUNDS = 4;

/** Visits programs again whose files declare or use types that other programs know to be payloads. */
function withSharedTypes(
  visits: readonly ProgramVisit[],
  { visit, rounds }: { readonly visit: VisitProgram; readonly rounds: number },
): readonly ProgramVisit[] {
  const merged = mergeSharedTypes(visits);
  if (rounds === 0 || !visits.some((one) => lacksSharedTypes(one, merged))) return visits;
  const again = visits.map((one) => (lacksSharedTypes(one, merged) ? visit(one.group, merged) : one));
  return withSharedTypes(again, { visit, rounds: rounds - 1 });
}

/** Files that are compiled together, and the migration. */
interface VisitGroupOptions {
  readonly folder: string;
  readonly migration: MigrationIndex;
  readonly overlay: Overlay;
  readonly to?: string;
  readonly isSelected?: (name: string) => boolean;
  /** Called with the name of each file before it is visited. */
  readonly onFile: (file: string) => void;
  readonly group: ProgramGroup;
  readonly units: readonly SourceProgram[];
  /** Files that can be changed, also those of other programs. */
  readonly paths: readonly string[];
  /** Types of the caller that other programs found. */
  readonly shared: SharedTypes;
  readonly texts: ReadonlyMap<string, string>;
  readonly checkNesting: boolean;
  readonly matchSchema: SchemaMatcher;
}

/** Result of one program: its rule context, or the reason why it was skipped. */
export type VisitResult = (
  | { readonly context: RuleContext; readonly fault?: undefined }
  | { readonly context?: undefined; readonly fault: string; readonly isInternalError?: boolean }
) & {
  readonly unit: SourceProgram;
  /** Imported modules that were not found. */
  readonly missing: readonly string[];
  /** Overlaid modules that the program imports. */
  readonly used: readonly string[];
};

interface GroupVisit {
  readonly results: readonly VisitResult[];
  readonly shared: SharedTypes;
  /** The files that can be changed and that the program contains. */
  readonly paths: ReadonlySet<string>;
}

/** Runs the rules on the files that are compiled together. */
function visitGroup({
  group,
  units,
  paths,
  shared,
  texts,
  overlay,
  folder,
  checkNesting,
  migration,
  matchSchema,
  to,
  onFile,
  isSelected = () => true,
}: VisitGroupOptions): GroupVisit {
  const options = { ...group.options, types: ambientTypes(units), noLib: false };
  const files = [...group.declarations, ...group.files];
  const checker = createChecker({ files, options, texts, overlay, folder, checkNesting });
  const parsed = units.flatMap(({ path }) => checker.sourceFile(path) ?? []);
  const visit: VisitFile = (unit, { handwritten, keptPaths, keptValues }) => {
    onFile(unit.file.name);
    const redirect = to === undefined ? undefined : redirectTo(to, { folder, unit, options });
    return visitProgram(checker, unit, {
      migration,
      checkNesting,
      matchSchema,
      redirect,
      handwritten,
      keptPaths,
      keptValues,
      responses,
      faults,
    });
  };
  const known = paths.flatMap((path) => checker.sourceFile(path) ?? []);
  const faults = new Map<string, InternalFault>();
  const attempt = (file: ts.SourceFile, work: () => void): void => {
    const fault = faults.has(file.fileName) ? undefined : attemptWork(work, checkNesting);
    if (fault !== undefined) faults.set(file.fileName, fault);
  };
  const payloads = findHandwrittenTypes({ checker, migration }, { files: parsed, known, shared, attempt });
  const { handwritten, responses } = payloads;
  const isOpen = (result: VisitResult): boolean => result.context !== undefined && isSelected(result.unit.file.name);
  const own = new Set(units.map(({ path }) => path));
  const others = new Set(known.flatMap(({ fileName }) => (own.has(fileName) ? [] : [fileName])));
  const first = withKeptPaths(units, {
    others,
    visit: (unit, keptPaths) => visit(unit, { handwritten, keptPaths, keptValues: new Set() }),
  });
  const { keptPaths } = first;
  const second = withKeptValues(first.results, new Set(), (unit, keptValues) =>
    visit(unit, { handwritten, keptPaths, keptValues }),
  );
  const visitAgain = (unit: SourceProgram, types: HandwrittenTypes): VisitResult =>
    visit(unit, { handwritten: types, keptPaths, keptValues: second.keptValues });
  const { results, kept } = withKeptTypes(second.results, { handwritten, visit: visitAgain, isOpen, kept: new Set() });
  return {
    results,
    shared: withObstacle(payloads.shared, kept, KEPT),
    paths: new Set(known.map(({ fileName }) => fileName)),
  };
}

/** Visits a file with what earlier visits have found. */
type VisitFile = (
  unit: SourceProgram,
  found: {
    readonly handwritten: HandwrittenTypes;
    readonly keptPaths: ReadonlySet<ts.Node>;
    readonly keptValues: ReadonlySet<ts.Node>;
  },
) => VisitResult;

interface KeptPathOptions {
  readonly visit: (unit: SourceProgram, keptPaths: ReadonlySet<ts.Node>) => VisitResult;
  /** Files that are changed with other programs, whose constants are not known here. */
  readonly others: ReadonlySet<string>;
}

/** Visits files, and those again whose addresses share constants that cannot change for all of them. */
function withKeptPaths(
  units: readonly SourceProgram[],
  { visit, others }: KeptPathOptions,
): { readonly results: readonly VisitResult[]; readonly keptPaths: ReadonlySet<ts.Node> } {
  const results = units.map((unit) => visit(unit, new Set()));
  const contexts = results.flatMap(({ context }) => context ?? []);
  const declared = new Map(contexts.flatMap(({ changedPaths }) => [...changedPaths]));
  const paths = contexts.flatMap((context) => context.constantPaths);
  const differs = ({ constant, change }: ConstantPath): boolean =>
    declared.has(constant)
      ? ![change, undefined].includes(declared.get(constant))
      : change !== '' && !others.has(constant.getSourceFile().fileName);
  const keptPaths = new Set<ts.Node>(paths.filter(differs).map(({ constant }) => constant));
  if (keptPaths.size === 0) return { results, keptPaths };
  const isAffected = ({ context }: VisitResult): boolean =>
    context !== undefined &&
    (context.constantPaths.some(({ constant }) => keptPaths.has(constant)) ||
      [...context.changedPaths.keys()].some((node) => keptPaths.has(node)));
  return { results: results.map((result) => (isAffected(result) ? visit(result.unit, keptPaths) : result)), keptPaths };
}

/**
 * Visits files again that read or write a value which another place writes and cannot change: all of them move a member
 * into its object, or none.
 */
function withKeptValues(
  results: readonly VisitResult[],
  before: ReadonlySet<ts.Node>,
  visit: (unit: SourceProgram, keptValues: ReadonlySet<ts.Node>) => VisitResult,
): { readonly results: readonly VisitResult[]; readonly keptValues: ReadonlySet<ts.Node> } {
  const keptValues = new Set([...before, ...results.flatMap(({ context }) => [...(context?.blockedValues ?? [])])]);
  const isAffected = ({ context }: VisitResult): boolean =>
    context !== undefined && [...context.movedValues].some((value) => keptValues.has(value));
  if (keptValues.size === before.size || !results.some(isAffected)) return { results, keptValues };
  const again = results.map((result) => (isAffected(result) ? visit(result.unit, keptValues) : result));
  return withKeptValues(again, keptValues, visit);
}

const KEPT = 'It is also used as another type, or in a file that is not changed.';

interface KeptTypeOptions {
  readonly handwritten: HandwrittenTypes;
  readonly visit: (unit: SourceProgram, handwritten: HandwrittenTypes) => VisitResult;
  /** Tests whether a file can be changed. */
  readonly isOpen: (result: VisitResult) => boolean;
  /** The types that keep their names. */
  readonly kept: ReadonlySet<ts.Node>;
}

/**
 * Visits files again that rename a handwritten type which another place uses as a type with the old names, or which a
 * file uses that is not changed: its members are only reported then.
 */
function withKeptTypes(
  results: readonly VisitResult[],
  { handwritten, visit, isOpen, kept: before }: KeptTypeOptions,
): { readonly results: readonly VisitResult[]; readonly kept: ReadonlySet<ts.Node> } {
  const kept = new Set(
    results.flatMap((result) => [
      ...(result.context?.keptTypes ?? []),
      ...(isOpen(result) ? [] : (result.context?.renamedTypes ?? [])),
    ]),
  );
  if (kept.size === 0) return { results, kept: before };
  const next = new Map(
    [...handwritten].map(([node, type]) => [
      node,
      kept.has(node) && type.obstacle === undefined ? { ...type, obstacle: KEPT } : type,
    ]),
  );
  const isAffected = ({ context }: VisitResult): boolean =>
    context !== undefined && [...context.renamedTypes].some((node) => kept.has(node));
  const again = results.map((result) => (isAffected(result) ? visit(result.unit, next) : result));
  return withKeptTypes(again, { handwritten: next, visit, isOpen, kept: new Set([...before, ...kept]) });
}

interface RedirectContext {
  readonly folder: string;
  readonly unit: SourceProgram;
  readonly options: ts.CompilerOptions;
}

/**
 * Returns the specifier of a module as a file imports it. A relative module has an extension if the old one has, or,
 * in place of a package, if the other relative imports of the file have, or Node requires it.
 */
function redirectTo(to: string, { folder, unit, options }: RedirectContext): (specifier: string) => string {
  if (!to.startsWith('.')) return () => to;
  const plain = relative(dirname(unit.path), resolve(folder, to)).split(sep).join('/').replace(EXTENSION, '');
  const fromFile = plain.startsWith('.') ? plain : `./${plain}`;
  const neighbor =
    RELATIVE_IMPORT.exec(unit.text ?? unit.file.text)?.[1] ?? (requiresExtension(options) ? './a.js' : '');
  return (specifier) => fromFile + extensionFor(to, specifier.startsWith('.') ? specifier : neighbor);
}

/** Returns the extension of a module in the style of another specifier: none, that of the source, or of its output. */
function extensionFor(to: string, model: string): string {
  const [style] = EXTENSION.exec(model) ?? [];
  const [own = '.ts'] = EXTENSION.exec(to) ?? [];
  if (style === undefined) return '';
  return style.includes('t') ? own : own.replace('.d', '').replace('t', 'j').replace('x', '');
}

const EXTENSION = /(?:\.d)?\.[cm]?[jt]sx?$/;
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"\n]*)['"]/;

/** Tests whether Node resolves the imports, as it does for modules. */
function requiresExtension({ module, moduleResolution }: ts.CompilerOptions): boolean {
  const { Node16, NodeNext } = ts.ModuleResolutionKind;
  if (moduleResolution !== undefined) return moduleResolution === Node16 || moduleResolution === NodeNext;
  return module !== undefined && module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext;
}

/**
 * Packages whose types are used without an import, or by the name of a Node module. Each costs a search through all
 * texts.
 */
const AMBIENT_PACKAGES: readonly (readonly [string, RegExp])[] = [
  ['node', /from\s+['"](?:node:)?(?:events|async_hooks|util|stream|worker_threads|test)['"]/],
  ['jest', /(?<![\w$.])jest\.(?:fn|Mock\w*|spyOn|mocked)\b/],
  ['vue', /(?<![\w$.])(?:defineProps|defineEmits|defineModel)\s*[<(]/],
  ['vitest/globals', /(?<![\w$.])vi\.(?:fn|spyOn|mocked)\b/],
];

function ambientTypes(units: readonly SourceProgram[]): string[] {
  const texts = units.map(({ text, file }) => text ?? file.text).filter((text) => !TEST_GLOBALS_IMPORT.test(text));
  return AMBIENT_PACKAGES.filter(([, used]) => texts.some((text) => used.test(text))).map(([name]) => name);
}

/** An import of the test functions, which makes ambient types unnecessary. */
const TEST_GLOBALS_IMPORT = /from\s+['"](?:vitest|@jest\/globals)['"]/;

/** Runs the rules on one program. An error in one file does not affect the others. */
function visitProgram(
  checker: Checker,
  unit: SourceProgram,
  {
    migration,
    checkNesting,
    matchSchema,
    redirect,
    handwritten,
    keptPaths,
    keptValues,
    responses,
    faults,
  }: Pick<VisitGroupOptions, 'migration' | 'checkNesting' | 'matchSchema'> & {
    readonly redirect: RuleContext['to'];
    readonly handwritten: HandwrittenTypes;
    readonly keptPaths: ReadonlySet<ts.Node>;
    readonly keptValues: ReadonlySet<ts.Node>;
    readonly responses: RuleContext['responses'];
    /** Errors so far, by path. */
    readonly faults: ReadonlyMap<string, InternalFault>;
  },
): VisitResult {
  const { path, file, text } = unit;
  const seen = { unit, missing: checker.unresolvedModules(path), used: checker.usedModules() };
  if (checker.isTooDeep(path)) return { ...seen, fault: 'it is nested too deeply' };
  const parsed = checker.sourceFile(path);
  const [syntaxError] = checker.syntaxErrors(path);
  if (parsed === undefined || syntaxError !== undefined)
    return { ...seen, fault: `it does not parse${positionText(syntaxError, file.text)}` };
  const limit = text === undefined ? parsed.text.length : file.text.length;
  const context = new RuleContext({
    file: parsed,
    name: file.name,
    checker,
    migration,
    limit,
    matchSchema,
    handwritten,
    keptPaths,
    keptValues,
    responses,
    to: redirect,
  });
  const fault =
    faults.get(parsed.fileName) ??
    attemptWork(() => {
      runRules(context, parsed);
      reviewTestTables(context);
      reviewNearbyNames(context);
    }, checkNesting);
  return fault === undefined ? { ...seen, context } : { ...seen, ...fault };
}

/** The reason why a file is skipped that the codemod fails on. */
interface InternalFault {
  readonly fault: string;
  readonly isInternalError: true;
}

/** Returns the error of a file's examination; one that its nesting may cause is thrown until that is checked. */
function attemptWork(work: () => void, checkNesting: boolean): InternalFault | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof RangeError && !checkNesting) throw error;
    return {
      fault: `the codemod failed on it with an internal error: ${describeError(error)}`,
      isInternalError: true,
    };
  }
}

/** Describes the syntax error and its position. */
function positionText(error: CompileError | undefined, text: string): string {
  if (error === undefined) return '';
  const lines = text.slice(0, error.start).split('\n');
  return `: ${error.message.replace(/\.$/, '')} (line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}

/**
 * Finds the places of a file that use the API, changed or not: requests whose address is documented, and names of its
 * types and their members. Imports do not count.
 *
 * @returns line and column of each place, such as `3:7`, as in the findings
 */
export function findCallSites(context: RuleContext): ReadonlySet<string> {
  const places = new Set<string>();
  const add = (node: ts.Node): void => {
    const { line, character } = context.file.getLineAndCharacterOfPosition(node.getStart(context.file));
    places.add(`${line + 1}:${character + 1}`);
  };
  const visit = (node: ts.Node): void => {
    if (node.pos >= context.limit || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && isApiName(context, node)) add(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const address = requestAddress(context, node);
      if (address !== undefined) add(address);
    }
    ts.forEachChild(node, visit);
  };
  visit(context.file);
  return places;
}

function isApiName({ checker }: RuleContext, name: ts.Identifier): boolean {
  const declarations = checker.symbolAt(name)?.declarations ?? [];
  if (declarations.some((declaration) => checker.isOverlaid(declaration))) return true;
  const declaration = checker.declarationOf(name);
  return declaration !== undefined && checker.isOverlaid(declaration);
}

/** Returns the address of a request to a documented operation. */
function requestAddress(context: RuleContext, node: ts.CallExpression | ts.NewExpression): ts.Expression | undefined {
  const call = httpCall(node);
  if (call === undefined) return undefined;
  const read = readAddress(context, call);
  return read?.matched === undefined ? undefined : read.node;
}
