import type { CompileError, Checker, Overlay } from '../checker/checker.ts';
import { createChecker } from '../checker/typescript-checker.ts';
import { describeError } from '../cli/internal-error.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import type { ProgramGroup } from '../project/tsconfig.ts';
import type { SourceProgram } from '../project/vue-template.ts';
import { RuleContext } from '../rules/context.ts';
import { runRules } from '../rules/rules.ts';

/** Files that are compiled together, and the migration. */
interface VisitGroupOptions {
  readonly folder: string;
  readonly migration: MigrationIndex;
  readonly overlay: Overlay;
  /** Called with the name of each file before it is visited. */
  readonly onFile: (file: string) => void;
  readonly group: ProgramGroup;
  readonly units: readonly SourceProgram[];
  readonly texts: ReadonlyMap<string, string>;
  readonly checkNesting: boolean;
}

/** Result of one program: its rule context, or the reason why it was skipped. */
export type VisitResult = (
  | { readonly context: RuleContext; readonly fault?: undefined }
  | { readonly context?: undefined; readonly fault: string; readonly isOwn?: boolean }
) & {
  readonly unit: SourceProgram;
  /** Imported modules that were not found. */
  readonly missing: readonly string[];
};

/** Runs the rules on the files that are compiled together. */
export function visitGroup({
  group,
  units,
  texts,
  overlay,
  folder,
  checkNesting,
  migration,
  onFile: tell,
}: VisitGroupOptions): readonly VisitResult[] {
  const options = { ...group.options, types: ambientTypes(units), noLib: false };
  const checker = createChecker({ files: group.files, options, texts, overlay, folder, checkNesting });
  return units.map((unit) => {
    tell(unit.file.name);
    return visitProgram(checker, unit, { migration, checkNesting });
  });
}

/**
 * Packages whose types are used without an import, or by the name of a Node module. Each costs a search through all
 * texts.
 */
const AMBIENT_PACKAGES: readonly (readonly [string, RegExp])[] = [
  ['node', /from\s+['"](?:node:)?(?:events|async_hooks|util|stream|worker_threads)['"]/],
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
  { migration, checkNesting }: Pick<VisitGroupOptions, 'migration' | 'checkNesting'>,
): VisitResult {
  const { path, file, text } = unit;
  const missing = checker.unresolvedModules(path);
  if (checker.isTooDeep(path)) return { unit, missing, fault: 'it is nested too deeply' };
  const parsed = checker.sourceFile(path);
  const [syntaxError] = checker.syntaxErrors(path);
  if (parsed === undefined || syntaxError !== undefined)
    return { unit, missing, fault: `it does not parse${positionText(syntaxError, file.text)}` };
  const limit = text === undefined ? parsed.text.length : file.text.length;
  const context = new RuleContext({ file: parsed, name: file.name, checker, migration, limit });
  try {
    runRules(context, parsed);
    return { unit, missing, context };
  } catch (error) {
    if (error instanceof RangeError && !checkNesting) throw error;
    return {
      unit,
      missing,
      fault: `the codemod failed on it with an internal error: ${describeError(error)}`,
      isOwn: true,
    };
  }
}

/** Describes the syntax error and its position. */
function positionText(error: CompileError | undefined, text: string): string {
  if (error === undefined) return '';
  const lines = text.slice(0, error.start).split('\n');
  return `: ${error.message.replace(/\.$/, '')} (line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}
