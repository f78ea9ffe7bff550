import ts from 'typescript';
import { retryOnStackOverflow } from '../checker/typescript-checker.ts';
import { lacksSharedTypes, mergeSharedTypes, type SharedTypes, withObstacle } from '../http/type-evidence.ts';
import type { TextEdit } from '../project/text-edits.ts';
import type { ProgramGroup } from '../project/tsconfig.ts';
import { type SourceProgram, vueParts } from '../project/vue.ts';
import type { Finding, PlacedFinding } from '../report/finding.ts';
import { placeOf } from '../rules/context.ts';
import type { FileFacts } from '../rules/facts.ts';
import { templateFindings } from '../rules/vue-templates.ts';
import { compile } from './compile.ts';
import { collect, type DecidedFile, decideProgram, type Fault, KEPT_NAMES } from './decide.ts';
import type { Discovery } from './discover.ts';

/** Decisions about a file, or a part of one, without the compiler's data about it. */
export interface FileResult {
  readonly unit: SourceProgram;
  /** Imported modules that were not found. */
  readonly missing: readonly string[];
  /** Overlaid modules that its program imports. */
  readonly used: readonly string[];
  readonly decided: FileDecisions | Fault;
}

/** The decisions about a file, and what they rest on. */
export interface FileDecisions {
  readonly fault?: undefined;
  readonly edits: readonly TextEdit[];
  readonly findings: readonly PlacedFinding[];
  /** Overlaid modules that it imports a type of either version from, and those that it takes others from. */
  readonly known: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
  /** Modules without the types of the new version that it imports from after the change. */
  readonly remaining: readonly RemainingImport[];
  /** Places that use the API, such as `3:7`; empty if they are not counted. */
  readonly callSites: readonly string[];
}

/** An import from a module without the types of the new version. */
interface RemainingImport {
  readonly specifier: string;
  /** Name of the module in the overlay. */
  readonly module: string;
  readonly isMissing: boolean;
  /** Types that the module of `--to` lacks. */
  readonly lacking: readonly string[];
  readonly place: Pick<Finding, 'file' | 'line' | 'column'>;
}

/** The results of a group of files, and what it knows about types of the caller. */
interface GroupResult {
  readonly group: ProgramGroup;
  readonly files: readonly FileResult[];
  readonly shared: SharedTypes;
  /** The files that can be changed and that the program contains. */
  readonly paths: ReadonlySet<string>;
}

/** Number of times that programs learn from each other. */
const MAX_ROUNDS = 4;

/**
 * Compiles each group of files, collects its facts and decides, one at a time, so that only one program is in memory.
 * Groups whose files declare or use types that another one knows to be payloads are decided again.
 */
export function decideGroups(discovery: Discovery): readonly FileResult[] {
  const decideOne = (group: ProgramGroup, shared: SharedTypes): GroupResult =>
    retryOnStackOverflow((checkNesting) => decideGroup(discovery, group, shared, checkNesting));
  let results = discovery.groups.map((group) => decideOne(group, new Map()));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const merged = mergeSharedTypes(results);
    if (!results.some((result) => lacksSharedTypes(result, merged))) break;
    results = results.map((result) => (lacksSharedTypes(result, merged) ? decideOne(result.group, merged) : result));
  }
  return results.flatMap(({ files }) => files);
}

function decideGroup(
  discovery: Discovery,
  group: ProgramGroup,
  shared: SharedTypes,
  checkNesting: boolean,
): GroupResult {
  const program = compile(discovery, group, checkNesting);
  const facts = collect(discovery, program, shared);
  const { files, kept } = decideProgram(facts);
  const { checker } = program;
  const used = checker.usedModules();
  return {
    group,
    files: files.map((file) => ({
      unit: file.unit,
      missing: checker.unresolvedModules(file.unit.path),
      used,
      decided: file.facts === undefined ? file : resultOf(discovery, file, files),
    })),
    shared: withObstacle(facts.shared, kept, KEPT_NAMES),
    paths: new Set(program.known.map(({ fileName }) => fileName)),
  };
}

/** Returns what remains of a file; the last program of a Vue file stands for its template as well. */
function resultOf(
  { source }: Discovery,
  { unit, facts, settled }: Extract<DecidedFile, { readonly facts: FileFacts }>,
  files: readonly DecidedFile[],
): FileDecisions {
  const { file } = unit;
  const { modules, name } = facts;
  const beside = files.flatMap((one) => (one.facts !== undefined && one.unit.file.path === file.path ? [one] : []));
  const isLast = file.path.endsWith('.vue') && beside.at(-1)?.unit === unit;
  const mark = file.text.startsWith('\uFEFF') && isWithoutMark(unit, facts) ? 1 : 0;
  return {
    edits: settled.edits.map((edit) => shiftEdit(edit, mark)),
    findings: [...settled.findings, ...(isLast ? templateFindings(beside, vueParts(file.text).template) : [])],
    known: modules.known,
    unknown: modules.unknown,
    remaining: [...modules.remaining].map(([specifier, { name: module, node, ...what }]) => ({
      specifier,
      module,
      ...what,
      place: { file: name, ...placeOf(node.getSourceFile(), node) },
    })),
    callSites: source.isCounting === true ? callSites(facts) : [],
  };
}

/** Tests whether the offsets of a program exclude the byte-order mark; those of a Vue file include it. */
function isWithoutMark({ file: { path } }: SourceProgram, { file }: FileFacts): boolean {
  return !path.endsWith('.vue') && !file.text.startsWith('\uFEFF');
}

/** Shifts an edit, because a compiler may exclude the byte-order mark from its offsets. */
function shiftEdit(edit: TextEdit, by: number): TextEdit {
  const { copied } = edit;
  const shifted = { ...edit, start: edit.start + by, end: edit.end + by };
  return copied === undefined
    ? shifted
    : { ...shifted, copied: { ...copied, start: copied.start + by, end: copied.end + by } };
}

/**
 * Finds the places of a file that use the API, changed or not: requests whose address is documented, and names of its
 * types and their members. Imports do not count.
 */
function callSites(facts: FileFacts): readonly string[] {
  const names = facts.nodes.filter(
    (node) => ts.isIdentifier(node) && isApiName(facts, node) && !ts.findAncestor(node, ts.isImportDeclaration),
  );
  const addresses = [...facts.requests].flatMap(([node, { read }]) =>
    read.matched === undefined || ts.isObjectLiteralExpression(node) ? [] : [read.node],
  );
  const places = [...names, ...addresses].map((node) => placeOf(facts.file, node));
  return [...new Set(places.map(({ line, column }) => `${line}:${column}`))];
}

function isApiName({ checker }: FileFacts, name: ts.Identifier): boolean {
  const declarations = checker.symbolAt(name)?.declarations ?? [];
  if (declarations.some((declaration) => checker.isOverlaid(declaration))) return true;
  const declaration = checker.declarationOf(name);
  return declaration !== undefined && checker.isOverlaid(declaration);
}
