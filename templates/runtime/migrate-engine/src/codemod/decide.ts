import type ts from 'typescript';
import type { CompileError, HandwrittenTypes } from '../checker/checker.ts';
import { findHandwrittenTypes, type PayloadTypes } from '../http/handwritten-types.ts';
import type { SharedTypes } from '../http/type-evidence.ts';
import type { SourceProgram } from '../project/vue.ts';
import { requireMemory } from '../checker/memory.ts';
import { describeError } from '../report/finding.ts';
import type { Demand, Settlement } from '../rules/decisions.ts';
import { collectFacts, type FileFacts } from '../rules/facts.ts';
import { decideFile, RANKS } from '../rules/rules.ts';
import type { Program } from './compile.ts';
import type { Discovery } from './discover.ts';

/** Facts that the files of a program share: the payloads of their requests, and the errors of examining them. */
export interface ProgramFacts extends PayloadTypes {
  readonly program: Program;
  readonly discovery: Discovery;
  /** Errors by path. */
  readonly faults: ReadonlyMap<string, Fault>;
}

/** The reason why a file is skipped. */
export interface Fault {
  readonly fault: string;
  readonly isInternalError?: true;
  /** True if nothing in the file has to change. */
  readonly isReplaced?: true;
}

/** Collects what the files of a program know about the types of payloads. */
export function collect(discovery: Discovery, program: Program, shared: SharedTypes): ProgramFacts {
  const { checker, units, known } = program;
  const faults = new Map<string, Fault>();
  const attempt = ({ fileName }: ts.SourceFile, work: () => void): void => {
    const fault = faults.has(fileName) ? undefined : attemptWork(work, program);
    if (fault !== undefined) faults.set(fileName, fault);
  };
  const files = units.flatMap(({ path }) => checker.sourceFile(path) ?? []);
  for (const file of files)
    if (file.isDeclarationFile && checker.isInPackage(file))
      faults.set(file.fileName, { fault: 'it declares types that those of the new version replace', isReplaced: true });
  const sources = { checker, migration: discovery.source.migration };
  return { program, discovery, faults, ...findHandwrittenTypes(sources, { files, known, shared, attempt }) };
}

/** A file with its facts and the decisions about it, or the reason why it was skipped. */
export type DecidedFile = { readonly unit: SourceProgram } & (
  | ({ readonly facts?: undefined } & Fault)
  | {
      readonly facts: FileFacts;
      readonly settled: Settlement;
      /** Handwritten types whose members it renames. */
      readonly renamedTypes: ReadonlySet<ts.Node>;
      readonly fault?: undefined;
    }
);

export const KEPT_NAMES = 'It is also used as another type, or in a file that is not changed.';

/**
 * Decides about the files of a program. A declaration that several places share changes for all of them or for none:
 * where they need different things it is kept, and the files that share it are decided again.
 */
export function decideProgram(
  facts: ProgramFacts,
  ranks = RANKS,
): { readonly files: readonly DecidedFile[]; readonly kept: ReadonlySet<ts.Node> } {
  let kept: ReadonlySet<ts.Node> = new Set();
  let files = facts.program.units.map((unit) => decideUnit(facts, unit, kept, ranks));
  for (;;) {
    const added = keptBy(facts, files).filter((node) => !kept.has(node));
    if (added.length === 0) return { files, kept };
    const next = new Set([...kept, ...added]);
    const again = { ...facts, handwritten: withKeptNames(facts.handwritten, next) };
    files = files.map((file) => (isAffected(file, added) ? decideUnit(again, file.unit, next, ranks) : file));
    kept = next;
  }
}

function demandsOf(file: DecidedFile): readonly Demand[] {
  return file.facts === undefined ? [] : file.settled.demands;
}

/** Returns the declarations that not every place which shares them can change. */
function keptBy({ program, discovery }: ProgramFacts, files: readonly DecidedFile[]): readonly ts.Node[] {
  const { isSelected = () => true } = discovery.source;
  const demands = files.flatMap(demandsOf);
  const declared = new Map(
    demands.flatMap(({ kind, node, change }) => (kind === 'changed-path' ? [[node, change]] : [])),
  );
  const own = new Set(program.units.map(({ path }) => path));
  const others = new Set(program.known.flatMap(({ fileName }) => (own.has(fileName) ? [] : [fileName])));
  const isKept = ({ kind, node, change }: Demand): boolean => {
    if (kind !== 'path') return kind === 'blocked-value' || kind === 'kept-type';
    return declared.has(node)
      ? ![change, undefined].includes(declared.get(node))
      : change !== '' && !others.has(node.getSourceFile().fileName);
  };
  const closed = files.flatMap((file) =>
    file.facts === undefined || isSelected(file.unit.file.name) ? [] : [...file.renamedTypes],
  );
  return [...demands.filter(isKept).map(({ node }) => node), ...closed];
}

/** Tests whether the decisions about a file depend on a declaration that is kept now. */
function isAffected(file: DecidedFile, kept: readonly ts.Node[]): boolean {
  if (file.facts === undefined) return false;
  const isMoving = ({ kind, node }: Demand): boolean => /path|moved/.test(kind) && kept.includes(node);
  return kept.some((node) => file.renamedTypes.has(node)) || file.settled.demands.some(isMoving);
}

/** Decides about one file. An error in one does not affect the others. */
function decideUnit(
  { program, discovery, faults, handwritten, responses }: ProgramFacts,
  unit: SourceProgram,
  kept: ReadonlySet<ts.Node>,
  ranks: typeof RANKS,
): DecidedFile {
  const { source, matchSchema, onFile } = discovery;
  const { path, file, text } = unit;
  const { checker } = program;
  onFile(file.name);
  if (checker.isTooDeep(path)) return { unit, fault: 'it is nested too deeply' };
  const parsed = checker.sourceFile(path);
  const [syntaxError] = checker.syntaxErrors(path);
  if (parsed === undefined || syntaxError !== undefined)
    return { unit, fault: `it does not parse${positionText(syntaxError, file.text)}` };
  requireMemory();
  const renamedTypes = new Set<ts.Node>();
  const decideIt = (): DecidedFile => {
    const facts = collectFacts({
      file: parsed,
      name: file.name,
      limit: text === undefined ? parsed.text.length : file.text.length,
      checker,
      migration: source.migration,
      handwritten,
      responses,
      renamedTypes,
      kept,
      to: program.redirectIn(unit),
      matchSchema,
    });
    return { unit, facts, settled: decideFile(facts, ranks), renamedTypes };
  };
  let decided: DecidedFile | undefined;
  const fault = faults.get(parsed.fileName) ?? attemptWork(() => (decided = decideIt()), program);
  return decided ?? { unit, ...(fault ?? { fault: '' }) };
}

function withKeptNames(handwritten: HandwrittenTypes, kept: ReadonlySet<ts.Node>): HandwrittenTypes {
  return kept.size === 0
    ? handwritten
    : new Map(
        [...handwritten].map(([node, type]) => [
          node,
          kept.has(node) && type.obstacle === undefined ? { ...type, obstacle: KEPT_NAMES } : type,
        ]),
      );
}

/** Returns the error of a file's examination; one that its nesting may cause is thrown until that is checked. */
function attemptWork(work: () => void, { isNestingChecked }: Program): Fault | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof RangeError && !isNestingChecked) throw error;
    const fault = `the codemod failed on it with an internal error: ${describeError(error)}`;
    return { fault, isInternalError: true };
  }
}

/** Describes the syntax error and its position. */
function positionText(error: CompileError | undefined, text: string): string {
  if (error === undefined) return '';
  const lines = text.slice(0, error.start).split('\n');
  return `: ${error.message.replace(/\.$/, '')} (line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}
