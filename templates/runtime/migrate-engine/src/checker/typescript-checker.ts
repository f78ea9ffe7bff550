import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Checker, CheckerOptions, CompileError, InstalledModule, OverlaidModule } from './checker.ts';
import { hideDeclaredModules, matchesModule, type ResolvedOverlay, resolveOverlay } from './overlay.ts';
import { requireMemory } from './memory.ts';
import { findPlugAndPlay, resolvePlugAndPlay } from './plug-and-play.ts';
import {
  createTypeReader,
  type FunctionType,
  functionType,
  isPatternOnly,
  isRemapped,
  mappedSource,
} from './type-reader.ts';

const FIXED_OPTIONS = {
  noEmit: true,
  allowJs: true,
  skipLibCheck: true,
  skipDefaultLibCheck: true,
} as const;

/** Creates a checker with TypeScript 6, in this process. */
export function createChecker(source: CheckerOptions): Checker {
  const over = resolveOverlay(source);
  const deep = new Set<string>();
  const options: ts.CompilerOptions = { ...source.options, ...FIXED_OPTIONS };
  const missing: UnresolvedModules = new Map();
  const host = createHost({ source, options, over, missing, deep });
  const program = ts.createProgram({ rootNames: [...source.files], options, host });
  const checker = program.getTypeChecker();
  const ambient = new Set(checker.getAmbientModules().map(({ name }) => name.slice(1, -1)));
  const errorsOf = (found: readonly ts.Diagnostic[]): readonly CompileError[] => found.map(compileError);
  return {
    sourceFile: (path) => program.getSourceFile(path),
    isTooDeep: (path) => deep.has(path),
    typeAt: (node) => checker.getTypeAtLocation(node),
    contextualType: (expression) => checker.getContextualType(expression),
    symbolAt: (node) => checker.getSymbolAtLocation(node),
    membersOf: (type, name) => membersOf(checker, type, name),
    destructuredMember: (name) => checker.getPropertySymbolOfDestructuringAssignment(name),
    ...overlayQueries(source, { program, checker, over }),
    declarationOf: (name) => declarationOf(checker, name),
    calledFunction: (call) => calledFunction(checker, call),
    mappedSource: (member) => mappedSource(checker, member),
    isRemapped,
    types: createTypeReader(checker),
    moduleInPlace: modulesInPlace({ program, checker, over }, host),
    moduleType: (specifier) => {
      const { fileName: containing, impliedNodeFormat: mode } = specifier.getSourceFile();
      const found = host.resolveInstalled({ name: specifier.text, containing, options, mode });
      const file = found === undefined ? undefined : program.getSourceFile(found.resolvedFileName);
      const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
      return module === undefined ? undefined : checker.getTypeOfSymbol(module);
    },
    unresolvedModules: (path) =>
      [...(missing.get(path) ?? [])].filter((name) => !ambient.has(name) && isCodeModule(name, path)),
    errors: (path) =>
      withFile(program, path, (file) =>
        errorsOf([...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
      ),
    syntaxErrors: (path) => withFile(program, path, (file) => errorsOf(program.getSyntacticDiagnostics(file))),
  };
}

/**
 * Returns the declaration of a name, and of the variable in a shorthand property; `undefined` for a whole module, which
 * has no position.
 */
function declarationOf(checker: ts.TypeChecker, name: ts.Node): ts.Declaration | undefined {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const resolved =
    symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = resolved?.valueDeclaration ?? resolved?.declarations?.[0];
  return declaration === undefined || ts.isSourceFile(declaration) ? undefined : declaration;
}

/** Returns the resolved overload as the function type declares it, with the receiver's type arguments filled in. */
function calledFunction(checker: ts.TypeChecker, call: ts.CallExpression | ts.NewExpression): FunctionType | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  const callee = checker.getNonNullableType(checker.getTypeAtLocation(call.expression));
  const signatures = ts.isNewExpression(call) ? callee.getConstructSignatures() : callee.getCallSignatures();
  const found = signatures.find((signature) => signature.declaration === declaration);
  return found === undefined ? undefined : functionType(checker, found);
}

function withFile<Found>(
  program: ts.Program,
  path: string,
  ask: (file: ts.SourceFile) => readonly Found[],
): readonly Found[] {
  const file = program.getSourceFile(path);
  return file === undefined ? [] : ask(file);
}

function compileError({ code, messageText, start = 0 }: ts.Diagnostic): CompileError {
  return { code, start, message: ts.flattenDiagnosticMessageText(messageText, '\n') };
}

/** Returns the members of each part of a union, without duplicates; null and undefined have none. */
function membersOf(checker: ts.TypeChecker, type: ts.Type, name: string): readonly ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  const found = parts.flatMap((part) => checker.getPropertyOfType(checker.getApparentType(part), name) ?? []);
  return [...new Set(found)].filter((member) => !isPatternOnly(member));
}

function exportedSymbol(checker: ts.TypeChecker, specifier: ts.Expression, name: string): ts.Symbol | undefined {
  const module = checker.getSymbolAtLocation(specifier);
  return module === undefined ? undefined : checker.tryGetMemberInModuleExports(name, module);
}

/** A program with an overlay. */
interface OverlaidProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly over: ResolvedOverlay;
}

type OverlayQueries =
  | 'comesFromOverlay'
  | 'isOverlayModule'
  | 'isOverlaySpecifier'
  | 'overlaidModule'
  | 'usedModules'
  | 'schemaType'
  | 'isOverlaid'
  | 'isInPackage'
  | 'isInClient';

/** Returns the queries about the overlay. */
function overlayQueries(
  { overlay, folder }: CheckerOptions,
  { program, checker, over }: OverlaidProgram,
): Pick<Checker, OverlayQueries> {
  const overlaid = new Map<string, OverlaidModule | undefined>();
  const originals = withExportedFiles(over.originals, program, checker);
  const packages = overlay.modules.filter((name) => !name.startsWith('.')).map((name) => `/node_modules/${name}/`);
  const isInPackage = ({ fileName }: ts.SourceFile): boolean =>
    originals.has(fileName) || packages.some((name) => fileName.includes(name));
  return {
    comesFromOverlay: (specifier, name) => isDeclaredIn(over.texts, exportedSymbol(checker, specifier, name)),
    isOverlayModule: (specifier) => isDeclaredIn(over.texts, checker.getSymbolAtLocation(specifier)),
    isOverlaySpecifier: (specifier, { fileName: containing }) =>
      overlay.modules.some((name) => matchesModule({ name, specifier, containing, folder })),
    overlaidModule: (specifier) => {
      const file = fileOf(checker.getSymbolAtLocation(specifier)) ?? '';
      const known = overlaid.get(file) ?? overlaidModule({ program, checker, over }, file);
      overlaid.set(file, known);
      return known;
    },
    usedModules: () => [...over.used],
    schemaType: (name) => {
      const statements = [...over.texts.keys()].flatMap((file) => program.getSourceFile(file)?.statements ?? []);
      const declared = statements.find(
        (one) => (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
      );
      return declared === undefined ? undefined : checker.getTypeAtLocation(declared);
    },
    isOverlaid: (declaration) => over.texts.has(declaration.getSourceFile().fileName),
    isInPackage: (declaration) => isInPackage(declaration.getSourceFile()),
    isInClient: (declaration) => {
      const file = declaration.getSourceFile();
      const isBeside = [...originals].some((original) => dirname(original) === dirname(file.fileName));
      return isBeside || isInPackage(file);
    },
  };
}

/** Adds the files that others export as a whole or in part: a client's `index.ts` often only names its other files. */
function withExportedFiles(
  originals: ReadonlySet<string>,
  program: ts.Program,
  checker: ts.TypeChecker,
): ReadonlySet<string> {
  const all = new Set(originals);
  // A set visits what is added to it on the way.
  for (const name of all)
    for (const statement of program.getSourceFile(name)?.statements ?? []) {
      if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) continue;
      if (!ts.isStringLiteral(statement.moduleSpecifier) || !statement.moduleSpecifier.text.startsWith('.')) continue;
      const file = fileOf(checker.getSymbolAtLocation(statement.moduleSpecifier));
      if (file !== undefined) all.add(file);
    }
  return all;
}

function overlaidModule({ program, checker, over }: OverlaidProgram, overlayFile: string): OverlaidModule | undefined {
  const behind = over.covered.get(overlayFile);
  if (behind === undefined) return undefined;
  const { name, file, declared } = behind;
  const own = file === undefined ? undefined : program.getSourceFile(file);
  const symbol =
    own === undefined
      ? checker.getAmbientModules().find((module) => module.name === `"${declared}"`)
      : checker.getSymbolAtLocation(own);
  const found = symbol === undefined ? { name } : { name, installed: installedModule(checker, symbol) };
  return own === undefined ? found : { ...found, text: own.text };
}

/** Returns a query for modules that a file does not import yet: those outside of the program are compiled once. */
function modulesInPlace({ program, checker }: OverlaidProgram, host: OverlayHost): Checker['moduleInPlace'] {
  const options = program.getCompilerOptions();
  const known = new Map<string, InstalledModule>();
  const compiled = (path: string): InstalledModule => {
    const isIncluded = program.getSourceFile(path) !== undefined;
    const own = isIncluded ? program : ts.createProgram({ rootNames: [path], options, host });
    const file = own.getSourceFile(path);
    const types = isIncluded ? checker : own.getTypeChecker();
    const symbol = file === undefined ? undefined : types.getSymbolAtLocation(file);
    return installedModule(types, symbol);
  };
  return (name, instead) => {
    const ambient = checker.getAmbientModules().find((module) => module.name === `"${name}"`);
    if (ambient !== undefined) return installedModule(checker, ambient);
    const file = instead.getSourceFile();
    const mode = ts.getModeForUsageLocation(file, instead, options);
    const path = host.resolveInstalled({ name, containing: file.fileName, options, mode })?.resolvedFileName;
    const found = path === undefined ? undefined : (known.get(path) ?? compiled(path));
    if (path !== undefined && found !== undefined) known.set(path, found);
    return found;
  };
}

/** Returns the exports of a module; a file that is no module has none. */
function installedModule(checker: ts.TypeChecker, module: ts.Symbol | undefined): InstalledModule {
  const all = module === undefined ? [] : checker.getExportsOfModule(module);
  const exported = new Map(all.map((symbol) => [symbol.name, symbol]));
  return {
    exports: new Set(exported.keys()),
    membersOf: (name = '', ...path) => {
      const symbol = exported.get(name);
      const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      if (target === undefined) return new Set();
      const type = path.reduce<ts.Type | undefined>((outer, member) => {
        const found = outer?.getProperty(member);
        return found === undefined ? undefined : checker.getTypeOfSymbol(found);
      }, checker.getDeclaredTypeOfSymbol(target));
      return new Set(type?.getProperties().map((property) => property.name));
    },
  };
}

function fileOf(symbol: ts.Symbol | undefined): string | undefined {
  return symbol?.declarations?.[0]?.getSourceFile().fileName;
}

function isDeclaredIn(files: ReadonlyMap<string, string>, symbol: ts.Symbol | undefined): boolean {
  return symbol?.declarations?.some((declaration) => files.has(declaration.getSourceFile().fileName)) === true;
}

interface HostOptions {
  readonly source: CheckerOptions;
  readonly options: ts.CompilerOptions;
  readonly over: ResolvedOverlay;
  readonly missing: UnresolvedModules;
  /** Files that were left empty. */
  readonly deep: Set<string>;
}

/** Unresolved modules by importing file. */
type UnresolvedModules = Map<string, Set<string>>;

/** A module as a file imports it. */
interface ModuleQuery {
  readonly name: string;
  readonly containing: string;
  readonly options: ts.CompilerOptions;
  readonly mode: ts.ResolutionMode;
  readonly redirected?: ts.ResolvedProjectReference | undefined;
}

interface OverlayHost extends ts.CompilerHost {
  readonly resolveInstalled: (query: ModuleQuery) => ts.ResolvedModuleFull | undefined;
}

/** Creates a compiler host that overlays given texts and declarations on the file system. */
function createHost({ source, options, over, missing, deep }: HostOptions): OverlayHost {
  // Binding sets the parents of nodes; only JavaScript has types in comments.
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  const { getSourceFile, fileExists, readFile } = host;
  const textOf = (name: string): string | undefined => over.texts.get(name) ?? source.texts.get(name);
  const cache = ts.createModuleResolutionCache(source.folder, (name) => name, options);
  const plugAndPlay = findPlugAndPlay(source.folder);
  host.getCurrentDirectory = () => source.folder;
  host.fileExists = (name) => textOf(name) !== undefined || fileExists(name);
  host.readFile = (name) => textOf(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = textOf(name);
    requireMemory();
    if (isLibrary(name)) return cachedLibraryFile(name, () => getSourceFile(name, target, ...rest));
    const parse = (): ts.SourceFile | undefined =>
      text === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target);
    if (source.checkNesting !== true) return preferOverlay(parse(), source);
    const parsed = parseWithinLimit(parse);
    if (parsed !== 'too deep') return preferOverlay(parsed, source);
    deep.add(name);
    return ts.createSourceFile(name, '', target);
  };
  const resolveInstalled: OverlayHost['resolveInstalled'] = ({ name, containing, options: own, mode, redirected }) => {
    const found = ts.resolveModuleName(name, containing, own, host, cache, redirected, mode).resolvedModule;
    return found === undefined && plugAndPlay !== undefined
      ? resolvePlugAndPlay(plugAndPlay, { specifier: name, containing, options: own, host })
      : found;
  };
  host.resolveModuleNameLiterals = (...[literals, containing, redirected, own, file]) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(file, literal, own);
      const real = (): ts.ResolvedModuleFull | undefined =>
        resolveInstalled({ name: literal.text, containing, options: own, mode, redirected });
      const laid = over.resolve(literal.text, containing, () => real()?.resolvedFileName);
      if (laid !== undefined) return { resolvedModule: { resolvedFileName: laid, extension: ts.Extension.Dts } };
      const found = real();
      if (found === undefined) missing.set(containing, (missing.get(containing) ?? new Set()).add(literal.text));
      return { resolvedModule: found };
    });
  return Object.assign(host, { resolveInstalled });
}

/** Hides the overlaid modules that a script declares itself. */
function preferOverlay(file: ts.SourceFile | undefined, { overlay }: CheckerOptions): ts.SourceFile | undefined {
  if (file === undefined || ts.isExternalModule(file) || !file.text.includes('declare module')) return file;
  const text = hideDeclaredModules(file.text, overlay.modules);
  return text === file.text ? file : ts.createSourceFile(file.fileName, text, file.languageVersion);
}

/** Endings of styles and images, which a build may make: `./entry.service` is code. */
const ASSET = /\.(?:css|scss|sass|less|styl|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/i;

/** Excludes files such as style sheets and images, Node's modules, and virtual modules of bundlers. */
function isCodeModule(specifier: string, importer: string): boolean {
  if (isBuiltin(specifier) || /[?!]|^[a-z-]+:/.test(specifier)) return false;
  return (
    !specifier.startsWith('.') || !(ASSET.test(specifier) || ts.sys.fileExists(join(dirname(importer), specifier)))
  );
}

function isLibrary(name: string): boolean {
  return /\/typescript(?:-6)?\/lib\/lib\.[\w.]*\.?d\.ts$/.test(name);
}

const libraryFiles = new Map<string, ts.SourceFile>();

/** Parses the language's own declarations once for all programs; they are the larger part of a small program. */
function cachedLibraryFile(name: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  const known = libraryFiles.get(name) ?? parse();
  if (known !== undefined) libraryFiles.set(name, known);
  return known;
}

/** Deepest supported nesting. Hand-written code stays far below; recursive compilers overflow far above. */
const MAX_NESTING = 500;

/** Parses a file, unless its nesting is too deep. */
export function parseWithinLimit(parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined | 'too deep' {
  try {
    const file = parse();
    return file !== undefined && isTooDeep(file) ? 'too deep' : file;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** Runs work that recurses through files; after a stack overflow, runs it again with `checkNesting`. */
export function retryOnStackOverflow<Result>(work: (checkNesting: boolean) => Result): Result {
  try {
    return work(false);
  } catch (error) {
    if (error instanceof RangeError) return work(true);
    throw error;
  }
}

function isTooDeep(file: ts.SourceFile): boolean {
  let level: readonly ts.Node[] = [file];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return true;
    const next: ts.Node[] = [];
    for (const node of level)
      ts.forEachChild(node, (child) => {
        next.push(child);
      });
    level = next;
  }
  return false;
}
