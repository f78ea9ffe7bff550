import { posix } from 'node:path';
import type { OutputFile } from '../../emit/emitter.ts';
import { print, type PrintOptions } from '../print.ts';
import { separateHead, type ModuleHead, moduleStatements } from './module-head.ts';
import { PACKAGE_SOURCES, placeOf, Program, type SourceLayout, type Target } from './program.ts';
import { type ImportOrExport, type Specifier, splitModule } from './split-module.ts';

/**
 * Prints the files of the client's package as one folder of source files for another project: generated modules at the
 * top, and in `runtime/` the parts of the runtime that they use, merged by topic. Imports and exports of generated
 * modules stay data until it is decided where everything stands; only the hand-written runtime is read as text.
 */
export async function printSource(
  planned: Iterable<OutputFile>,
  layout: SourceLayout,
  options: PrintOptions,
): Promise<ReadonlyMap<string, string>> {
  const heads = new Map<string, ModuleHead>();
  const files = await print(separateHeads(planned, heads), options);
  const modules = new Map(
    [...files].flatMap(([path, text]) => {
      if (!isModule(path)) return [];
      const head = heads.get(path);
      return [[path, head === undefined ? splitModule(text) : moduleStatements(head, text)] as const];
    }),
  );
  const program = new Program(modules, layout);
  const arranged = new Map<string, string>();
  for (const path of modules.keys()) {
    if (!program.isRuntime(path)) arranged.set(placeOf(path), await printModule([path], placeOf(path), program));
  }
  for (const [place, members] of program.runtimeFiles())
    arranged.set(place, await printModule(members, place, program));
  for (const [path, text] of files) if (!isModule(path)) arranged.set(path.replace(/^sdk\//, ''), text);
  return arranged;
}

function isModule(path: string): boolean {
  return path.startsWith(PACKAGE_SOURCES) && path.endsWith('.ts');
}

/** Removes the imports and re-exports of generated modules, and adds them to `heads`. */
function* separateHeads(planned: Iterable<OutputFile>, heads: Map<string, ModuleHead>): Generator<OutputFile> {
  for (const file of planned) {
    const separated = file.kind === 'code' && isModule(file.path) ? separateHead(file.statements) : undefined;
    if (separated === undefined) yield file;
    else {
      heads.set(file.path, separated.head);
      yield { ...file, kind: 'code', statements: separated.body };
    }
  }
}

/** Imports and re-exports of a printed file, by the module specifier. */
type ModuleSpecifiers = Map<string, Map<string, Specifier>>;

async function printModule(members: readonly string[], place: string, program: Program): Promise<string> {
  const statements = members.flatMap((path) => program.statementsOf(path).map((statement) => ({ path, statement })));
  const declarations = statements.flatMap(({ statement }) =>
    statement.kind === 'declaration' && program.isUsed(statement) ? [statement] : [],
  );
  const used = new Set(declarations.flatMap(({ uses }) => [...uses]));
  const imports: ModuleSpecifiers = new Map();
  const exports: string[] = [];
  const context = { place, program, specifiers: new Map<string, string>() };
  for (const { path, statement } of statements) {
    if (statement.kind === 'import') addImports(path, statement, { ...context, imports, used });
    if (statement.kind === 'export') exports.push(...printExport(path, statement, context));
  }
  const head = [
    ...[...imports].flatMap(([module, names]) => printSpecifiers('import', module, [...names.values()])),
    ...exports,
  ];
  const headText = head.length === 0 ? '' : await program.layout.format(place, `${head.join('\n')}\n`);
  // A file without exports is no module, and importing it is an error.
  const isEmpty = head.length === 0 && declarations.length === 0;
  const body = isEmpty ? ['export {};'] : declarations.map(({ text }) => withExtensions(text, program.layout));
  return `${[`${HEADER}\n${headText}`.trimEnd(), ...body].join('\n\n')}\n`;
}

/**
 * First lines of each module. The project around the folder has other rules. ESLint warns of a directive in a file
 * without problems; the second line makes one problem, which the directive disables.
 */
const HEADER = [
  '/* eslint-disable -- generated; changes are lost */',
  '/* eslint max-lines: [1, 0] -- makes sure that the directive is never reported as unused */',
].join('\n');

interface ModuleContext {
  readonly place: string;
  readonly program: Program;
  /** The module specifiers of other files, by their places. A file is imported for hundreds of names. */
  readonly specifiers: Map<string, string>;
}

interface ImportContext extends ModuleContext {
  readonly imports: ModuleSpecifiers;
  /** Names that the file uses. Other imports are left out. */
  readonly used: ReadonlySet<string>;
}

function addImports(
  path: string,
  { module = '', specifiers, namespace = '', isType }: ImportOrExport,
  context: ImportContext,
): void {
  const { place, program, imports, used } = context;
  const from = program.resolve(path, module);
  const named = specifiers ?? [{ name: '*', alias: namespace, isType }];
  for (const specifier of named.filter(({ alias }) => used.has(alias))) {
    const target = from === undefined ? undefined : targetOf(from, specifier, program);
    if (target === undefined) addSpecifier(imports, module, specifier);
    else if (program.placeOfTarget(target) !== place)
      addSpecifier(imports, relativeModule(target, context), { ...specifier, name: target.name });
  }
}

/** Resolves an imported name. What a generated module declares as text is not known to be exported. */
function targetOf(from: string, { name }: Specifier, program: Program): Target | undefined {
  const target = name === '*' ? undefined : program.resolveExport(from, name);
  return target ?? (name === '*' || !program.isRuntime(from) ? { path: from, name } : undefined);
}

/** Adds a name. An import of the value serves the type too. */
function addSpecifier(modules: ModuleSpecifiers, module: string, specifier: Specifier): void {
  const names = modules.get(module) ?? new Map<string, Specifier>();
  if (names.get(specifier.alias)?.isType !== false) names.set(specifier.alias, specifier);
  modules.set(module, names);
}

function printExport(path: string, statement: ImportOrExport, context: ModuleContext): readonly string[] {
  const { place, program } = context;
  const { module, specifiers, namespace, isType } = statement;
  // Whoever imports from a module of the runtime imports from the declaring file.
  if (program.isRuntime(path) && !program.isRequested(path)) return [];
  const from = module === undefined ? undefined : program.resolve(path, module);
  if (from === undefined) return [statement.text];
  const to = relativeModule({ path: from, name: '*' }, context);
  if (namespace !== undefined) return [`export ${isType ? 'type ' : ''}* as ${namespace} from '${to}';`];
  if (specifiers === undefined && !program.isRuntime(from)) return [`export * from '${to}';`];
  const exports: ModuleSpecifiers = new Map();
  for (const specifier of specifiers ?? publicNames(path, from, program)) {
    const target = program.resolveExport(from, specifier.name);
    if (target !== undefined && program.placeOfTarget(target) !== place)
      addSpecifier(exports, relativeModule(target, context), { ...specifier, name: target.name });
  }
  return [...exports].flatMap(([to, names]) => printSpecifiers('export', to, [...names.values()]));
}

/** Lists what `export *` of a module of the runtime adds to the exports of a generated module. */
function publicNames(path: string, from: string, program: Program): readonly Specifier[] {
  const own = program.exportsOf(path);
  return [...program.exportsOf(from)].flatMap(([name, target]) => {
    if (own.get(name) !== target || !program.isPublic(name, target)) return [];
    return [{ name, alias: name, isType: program.isType(target) }];
  });
}

/** Prints the imports or exports of one module: a statement for each namespace, and one for all names. */
function printSpecifiers(
  keyword: 'import' | 'export',
  module: string,
  specifiers: readonly Specifier[],
): readonly string[] {
  const named = specifiers.filter(({ name }) => name !== '*');
  const isType = named.every((specifier) => specifier.isType);
  const texts = named
    .toSorted((one, other) => (one.alias < other.alias ? -1 : 1))
    .map((one) => {
      const name = one.name === one.alias ? one.name : `${one.name} as ${one.alias}`;
      return one.isType && !isType ? `type ${name}` : name;
    });
  const namespaces = specifiers.filter(({ name }) => name === '*');
  return [
    ...namespaces.map((one) => `${keyword} ${one.isType ? 'type ' : ''}* as ${one.alias} from '${module}';`),
    ...(named.length === 0 ? [] : [`${keyword} ${isType ? 'type ' : ''}{ ${texts.join(', ')} } from '${module}';`]),
  ];
}

/** Returns the module specifier of the file that declares a name. */
function relativeModule(target: Target, { place, program, specifiers }: ModuleContext): string {
  const to = program.placeOfTarget(target);
  const known = specifiers.get(to);
  if (known !== undefined) return known;
  const path = posix.relative(posix.dirname(ROOT + place), ROOT + to);
  const specifier = renameExtension(path.startsWith('.') ? path : `./${path}`, program.layout);
  specifiers.set(to, specifier);
  return specifier;
}

/** A folder from which others can be reached that stand beside the output folder. */
const ROOT = `${'/0'.repeat(64)}/`;

function renameExtension(module: string, { importExtension }: SourceLayout): string {
  if (importExtension === 'ts') return module;
  return module.replace(/\.ts$/, importExtension === 'js' ? '.js' : '');
}

/** Renames the modules of imported types (`import('./x.ts')`). */
function withExtensions(text: string, layout: SourceLayout): string {
  if (!text.includes('import(')) return text;
  return text.replace(/(?<=\bimport\(['"])\.[^'"]+\.ts(?=['"]\))/g, (module) => renameExtension(module, layout));
}
