import { dirname, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import type { Checker } from '../checker/checker.ts';
import { createChecker } from '../checker/typescript-checker.ts';
import type { ProgramGroup } from '../project/tsconfig.ts';
import type { SourceProgram } from '../project/vue.ts';
import type { Discovery } from './discover.ts';

/** Files that are compiled together. */
export interface Program {
  readonly checker: Checker;
  /** The files that are changed with this program. */
  readonly units: readonly SourceProgram[];
  /** Its files, and those of other programs that it contains and that can be changed. */
  readonly known: readonly ts.SourceFile[];
  /** Returns the specifier by which a file imports the types of the new version. */
  readonly redirectIn: (unit: SourceProgram) => ((specifier: string) => string) | undefined;
  /** True if too deep nesting was looked for. */
  readonly isNestingChecked: boolean;
}

/** Compiles a group of files with the declarations of both versions. */
export function compile(discovery: Discovery, group: ProgramGroup, isNestingChecked: boolean): Program {
  const { units: all, texts, source } = discovery;
  const { overlay, folder, to, isSelected = () => true } = source;
  const units = group.files.flatMap((path) => all.get(path) ?? []);
  const options = { ...group.options, types: ambientTypes(units), noLib: false };
  const files = [...group.declarations, ...group.files];
  const checker = createChecker({ files, options, texts, overlay, folder, checkNesting: isNestingChecked });
  const isWhole = [...all.values()].every(({ file }) => isSelected(file.name));
  const paths = isWhole ? [...all.keys()] : group.files;
  return {
    checker,
    units,
    known: paths.flatMap((path) => checker.sourceFile(path) ?? []),
    redirectIn: (unit) => (to === undefined ? undefined : redirectTo(to, folder, unit, options)),
    isNestingChecked,
  };
}

/**
 * Returns the specifier of a module as a file imports it. A relative module has an extension if the old one has, or,
 * in place of a package, if the other relative imports of the file have, or Node requires it.
 */
function redirectTo(
  to: string,
  folder: string,
  unit: SourceProgram,
  options: ts.CompilerOptions,
): (specifier: string) => string {
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
