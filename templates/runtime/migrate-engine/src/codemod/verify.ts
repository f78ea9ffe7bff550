import type { CompileError, Overlay } from '../checker/checker.ts';
import { retryOnStackOverflow, createChecker } from '../checker/typescript-checker.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import type { SourceText } from '../project/import-graph.ts';
import { type ProgramGroup, groupByTsconfig } from '../project/tsconfig.ts';
import { type SourceProgram, programsOf } from '../project/vue.ts';
import {
  type ChangedFile,
  type Finding,
  identifyFindings,
  mergeFindings,
  type PlacedFinding,
} from '../report/finding.ts';

/** The two states of a code base: before with v2 declarations, after with v3 declarations. */
interface VerifyOptions {
  readonly folder: string;
  readonly changes: readonly ChangedFile[];
  /** All examined files; a change in one may cause an error in another. */
  readonly examined: readonly SourceText[];
  readonly before: Overlay;
  readonly after: Overlay;
  /** Renamed types, by their v2 names. */
  readonly renamed: MigrationIndex['renamedSchemas'];
  /** Paths that only the new version has. */
  readonly newPaths?: readonly string[];
  readonly changedWords?: MigrationIndex['changedWords'];
}

/** Result of compiling both states. */
export interface VerifyResult {
  /** The type errors that files have after the change but not before. */
  readonly errors: readonly Finding[];
  /** Modules whose exports were assumed: those that the overlay of the second state replaces. */
  readonly assumedModules: readonly string[];
}

/** Compiles both states of a code base. */
export function verify(options: VerifyOptions): VerifyResult {
  const { changes, examined, changedWords = new Set() } = options;
  const changed = new Map(changes.map((change) => [change.path, change]));
  const programsIn = (state: 'before' | 'after'): readonly SourceProgram[] =>
    examined.flatMap((file) => programsOf({ ...file, text: changed.get(file.path)?.[state] ?? file.text }));
  const [previousPrograms, currentPrograms] = [programsIn('before'), programsIn('after')];
  const results = groupByTsconfig(currentPrograms.map(({ path }) => path)).map((group) =>
    retryOnStackOverflow((checkNesting) =>
      errorsOfGroup(group, { ...options, previousPrograms, currentPrograms, checkNesting, changed }),
    ),
  );
  const texts = new Map(currentPrograms.map(({ file }) => [file.name, file.text]));
  return {
    errors: mergeFindings(
      identifyFindings(
        results.flatMap(({ errors }) => errors),
        { texts, changedWords },
      ),
    ),
    assumedModules: [...new Set(results.flatMap(({ assumedModules }) => assumedModules))],
  };
}

/** Returns findings with changes as likely whose new name is missing where the changed code is compiled. */
export function evaluateChanges(findings: readonly Finding[], errors: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => {
    const name = `'${finding.suggestion.split('.').at(-1)}'`;
    const texts = [`${name} does not exist`, `exported member ${name}`, `exported member named ${name}`];
    const error = errors.find(
      ({ file, line, reason }) =>
        file === finding.file && line === finding.line && texts.some((text) => reason.includes(text)),
    );
    if (error === undefined || finding.tier !== 'certain') return finding;
    const reason = `The changed code does not compile here: ${error.rule}. ${finding.reason}`;
    return { ...finding, tier: 'likely', reason };
  });
}

interface VerifyState extends VerifyOptions {
  readonly previousPrograms: readonly SourceProgram[];
  readonly currentPrograms: readonly SourceProgram[];
  readonly changed: ReadonlyMap<string, ChangedFile>;
  readonly checkNesting: boolean;
}

function errorsOfGroup(
  { files, options, declarations }: ProgramGroup,
  state: VerifyState,
): Omit<VerifyResult, 'errors'> & { readonly errors: readonly PlacedFinding[] } {
  const { folder, previousPrograms, currentPrograms, before, after, checkNesting, changed } = state;
  const shared = { files: [...declarations, ...files], options, folder, checkNesting };
  const previousChecker = createChecker({ ...shared, texts: textsByPath(previousPrograms), overlay: before });
  const currentChecker = createChecker({ ...shared, texts: textsByPath(currentPrograms), overlay: after });
  const own = new Set(files);
  const findings = currentPrograms
    .filter(({ path }) => own.has(path))
    .flatMap(({ path, file }) => {
      const found = currentChecker.errors(path).filter(({ start }) => start < file.text.length);
      const text = changed.get(path)?.before ?? file.text;
      const errors = newErrors(
        { errors: previousChecker.errors(path), text },
        { errors: found, text: file.text },
        state.renamed,
      );
      return errors.map((error) => compileErrorFinding(file, withCause(error, state)));
    });
  return { errors: findings, assumedModules: currentChecker.usedModules() };
}

function textsByPath(units: readonly SourceProgram[]): ReadonlyMap<string, string> {
  return new Map(units.map(({ path, file, text }) => [path, text ?? file.text]));
}

/**
 * Adds the cause to an error about null, about a new name or path that a module does not have, or about a type with an
 * old name: the last two come from a client that was generated from the previous version.
 */
function withCause(
  error: CompileError,
  { renamed, newPaths = [] }: Pick<VerifyOptions, 'renamed' | 'newPaths'>,
): CompileError {
  const words = new Set(error.message.match(/\w+/g));
  const lacksNewName = MISSING_NAME_CODES.has(error.code) && [...renamed.values()].some(({ v3 }) => words.has(v3));
  const lacksNewPath = newPaths.some((path) => error.message.includes(path));
  const hasOldType = [...renamed.keys()].some((name) => words.has(name));
  if (lacksNewName || lacksNewPath || hasOldType) return { ...error, message: `${error.message} ${REGENERATE}` };
  return words.has('null') ? { ...error, message: `${error.message} ${NULLABLE}` } : error;
}

/** Error codes for an export or a property that does not exist. */
const MISSING_NAME_CODES: ReadonlySet<number> = new Set([2305, 2339, 2551, 2614, 2694, 2724]);
const REGENERATE =
  'The module has the types of the previous version: generate the client again, or run with --to MODULE.';

const NULLABLE =
  'If the types of the new version add null, handle it like undefined, for example with `??`: a default in a pattern does not apply to null.';

function compileErrorFinding({ name, text: after }: SourceText, { code, message, start }: CompileError): PlacedFinding {
  const lines = after.slice(0, start).split('\n');
  const before = after.slice(start).split('\n')[0] ?? '';
  const place = { file: name, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return {
    ...place,
    rule: `TS${code}`,
    category: 'verify',
    tier: 'manual',
    reason: message,
    before,
    suggestion: '',
  };
}

/** A file in one state, with its errors. */
interface CompiledFile {
  readonly errors: readonly CompileError[];
  readonly text: string;
}

/**
 * Returns the errors that a file did not have before. Errors match by message, after renaming types; if the message
 * spells out a type, by code and line.
 */
function newErrors(
  before: CompiledFile,
  after: CompiledFile,
  renamed: MigrationIndex['renamedSchemas'],
): readonly CompileError[] {
  const messageOf = ({ message }: CompileError): string =>
    message.replaceAll(/\w+/g, (word) => renamed.get(word)?.v3 ?? word);
  const { before: left, after: found } = unmatchedErrors(before.errors, after.errors, messageOf);
  if (lineCount(before.text) !== lineCount(after.text)) return found;
  const places = new Map([
    ...left.map((error) => [error, before.text] as const),
    ...found.map((error) => [error, after.text] as const),
  ]);
  const placeOf = (error: CompileError): string =>
    `${error.code}:${lineCount((places.get(error) ?? '').slice(0, error.start))}`;
  return unmatchedErrors(left, found, placeOf).after;
}

/** Removes matching errors from both lists, one for one. */
function unmatchedErrors(
  before: readonly CompileError[],
  after: readonly CompileError[],
  read: (error: CompileError) => string,
): { readonly before: readonly CompileError[]; readonly after: readonly CompileError[] } {
  const left = [...before];
  const found = after.filter((error) => {
    const twin = left.findIndex((other) => read(other) === read(error));
    if (twin >= 0) left.splice(twin, 1);
    return twin < 0;
  });
  return { before: left, after: found };
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
