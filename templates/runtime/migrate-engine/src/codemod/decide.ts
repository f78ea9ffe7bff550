import type ts from 'typescript';
import type { CompileError, HandwrittenTypes } from '../checker/checker.ts';
import { findHandwrittenTypes, type PayloadTypes } from '../http/handwritten-types.ts';
import type { SharedTypes } from '../http/type-evidence.ts';
import type { SourceProgram } from '../project/vue.ts';
import { describeError } from '../report/finding.ts';
import type { Settlement, SharedDecisions } from '../rules/decisions.ts';
import { collectFacts, type FileFacts, type KeptForms } from '../rules/facts.ts';
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

/** Declarations that keep their form, and handwritten types that keep their names. */
interface Kept extends KeptForms {
  readonly types: ReadonlySet<ts.Node>;
}

export const KEPT_NAMES = 'It is also used as another type, or in a file that is not changed.';

/**
 * Decides about the files of a program. A declaration that several places share changes for all of them or for none:
 * where they need different things it is kept, and the files that share it are decided again.
 */
export function decideProgram(
  facts: ProgramFacts,
  ranks = RANKS,
): { readonly files: readonly DecidedFile[]; readonly keptTypes: ReadonlySet<ts.Node> } {
  const { units } = facts.program;
  let kept: Kept = { paths: new Set(), values: new Set(), types: new Set() };
  let files = units.map((unit) => decideUnit(facts, unit, { kept, ranks }));
  for (;;) {
    const next = keptBy(facts, files, kept);
    const added = withoutKnown(next, kept);
    if (added.paths.size + added.values.size + added.types.size === 0) return { files, keptTypes: kept.types };
    kept = next;
    const again = { ...facts, handwritten: withKeptNames(facts.handwritten, next.types) };
    files = files.map((file) => (isAffected(file, added) ? decideUnit(again, file.unit, { kept: next, ranks }) : file));
  }
}

function sharedBy(file: DecidedFile): readonly SharedDecisions[] {
  return file.facts === undefined ? [] : file.settled.shared;
}

/** Returns the declarations that not every place which shares them can change. */
function keptBy({ program, discovery }: ProgramFacts, files: readonly DecidedFile[], before: Kept): Kept {
  const { isSelected = () => true } = discovery.source;
  const shared = files.flatMap(sharedBy);
  const declared = new Map(shared.flatMap(({ changedPaths }) => [...changedPaths]));
  const own = new Set(program.units.map(({ path }) => path));
  const others = new Set(program.known.flatMap(({ fileName }) => (own.has(fileName) ? [] : [fileName])));
  const differing = shared
    .flatMap(({ constantPaths }) => constantPaths)
    .filter(({ constant, change }) =>
      declared.has(constant)
        ? ![change, undefined].includes(declared.get(constant))
        : change !== '' && !others.has(constant.getSourceFile().fileName),
    );
  const closed = files.flatMap((file) =>
    file.facts === undefined || isSelected(file.unit.file.name) ? [] : [...file.renamedTypes],
  );
  return {
    paths: new Set([...before.paths, ...differing.map(({ constant }) => constant)]),
    values: new Set([...before.values, ...shared.flatMap(({ blockedValues }) => [...blockedValues])]),
    types: new Set([...before.types, ...shared.flatMap(({ keptTypes }) => [...keptTypes]), ...closed]),
  };
}

function withoutKnown(next: Kept, before: Kept): Kept {
  const added = (one: ReadonlySet<ts.Node>, known: ReadonlySet<ts.Node>): ReadonlySet<ts.Node> =>
    new Set([...one].filter((node) => !known.has(node)));
  return {
    paths: added(next.paths, before.paths),
    values: added(next.values, before.values),
    types: added(next.types, before.types),
  };
}

/** Tests whether the decisions about a file depend on a declaration that is kept now. */
function isAffected(file: DecidedFile, { paths, values, types }: Kept): boolean {
  if (file.facts === undefined) return false;
  return (
    [...file.renamedTypes].some((node) => types.has(node)) ||
    file.settled.shared.some(
      ({ constantPaths, changedPaths, movedValues }) =>
        constantPaths.some(({ constant }) => paths.has(constant)) ||
        [...changedPaths.keys()].some((node) => paths.has(node)) ||
        [...movedValues].some((value) => values.has(value)),
    )
  );
}

/** Decides about one file. An error in one does not affect the others. */
function decideUnit(
  { program, discovery, faults, handwritten, responses }: ProgramFacts,
  unit: SourceProgram,
  { kept, ranks }: { readonly kept: Kept; readonly ranks: typeof RANKS },
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
