import type { CompileError, Compiler, Overlay } from '../checker/checker.ts';
import { openTypeScript } from '../checker/typescript-checker.ts';
import { faultText } from '../cli/internal-error.ts';
import type { Knowledge } from '../migration/migration-index.ts';
import type { Group } from '../project/tsconfig.ts';
import type { Unit } from '../project/vue.ts';
import { Pass } from '../rules/context.ts';
import { walk } from '../rules/rules.ts';

/** The files that are compiled together, and what is known. */
interface GroupSource {
  readonly folder: string;
  readonly knowledge: Knowledge;
  readonly overlay: Overlay;
  /** Told the name of each file as it is looked at. */
  readonly tell: (file: string) => void;
  readonly group: Group;
  readonly units: readonly Unit[];
  readonly texts: ReadonlyMap<string, string>;
  readonly isCareful: boolean;
}

/** What came of one program: a pass over it, or why there is none. */
export type Done = (
  | { readonly pass: Pass; readonly fault?: undefined }
  | { readonly pass?: undefined; readonly fault: string; readonly isOwn?: boolean }
) & {
  readonly unit: Unit;
  /** Modules that it imports and that are not found. */
  readonly missing: readonly string[];
};

/** Looks at the files that are compiled together. */
export function passOverGroup({
  group,
  units,
  texts,
  overlay,
  folder,
  isCareful,
  knowledge,
  tell,
}: GroupSource): readonly Done[] {
  const options = { ...group.options, types: ambientTypes(units), noLib: false };
  const compiler = openTypeScript({ files: group.files, options, texts, overlay, folder, isCareful });
  return units.map((unit) => {
    tell(unit.file.name);
    return passOver(compiler, unit, { knowledge, isCareful });
  });
}

/**
 * Packages whose types a program uses without an import, or by the name of a module of Node; each costs a look at all
 * of it.
 */
const AMBIENT: readonly (readonly [string, RegExp])[] = [
  ['node', /from\s+['"](?:node:)?(?:events|async_hooks|util|stream|worker_threads)['"]/],
  ['jest', /(?<![\w$.])jest\.(?:fn|Mock\w*|spyOn|mocked)\b/],
  ['vue', /(?<![\w$.])(?:defineProps|defineEmits|defineModel)\s*[<(]/],
  ['vitest/globals', /(?<![\w$.])vi\.(?:fn|spyOn|mocked)\b/],
];

function ambientTypes(units: readonly Unit[]): string[] {
  const texts = units.map(({ text, file }) => text ?? file.text).filter((text) => !IMPORTED.test(text));
  return AMBIENT.filter(([, used]) => texts.some((text) => used.test(text))).map(([name]) => name);
}

/** A test that imports what it uses. */
const IMPORTED = /from\s+['"](?:vitest|@jest\/globals)['"]/;

/** Looks at one program. What goes wrong in one file keeps no other from being done. */
function passOver(
  compiler: Compiler,
  unit: Unit,
  { knowledge, isCareful }: Pick<GroupSource, 'knowledge' | 'isCareful'>,
): Done {
  const { path, file, text } = unit;
  const missing = compiler.unresolved(path);
  if (compiler.isTooDeep(path)) return { unit, missing, fault: 'it is nested too deeply' };
  const parsed = compiler.file(path);
  const [syntaxError] = compiler.syntaxErrors(path);
  if (parsed === undefined || syntaxError !== undefined)
    return { unit, missing, fault: `it does not parse${placeOf(syntaxError, file.text)}` };
  const limit = text === undefined ? parsed.text.length : file.text.length;
  const pass = new Pass({ file: parsed, name: file.name, compiler, knowledge, limit });
  try {
    walk(pass, parsed);
    return { unit, missing, pass };
  } catch (error) {
    if (error instanceof RangeError && !isCareful) throw error;
    return {
      unit,
      missing,
      fault: `the codemod fails on it, which is a fault of its own: ${faultText(error)}`,
      isOwn: true,
    };
  }
}

/** Where and why a file does not parse, as the compiler says it. */
function placeOf(error: CompileError | undefined, text: string): string {
  if (error === undefined) return '';
  const lines = text.slice(0, error.start).split('\n');
  return `: ${error.message.replace(/\.$/, '')} (line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}
