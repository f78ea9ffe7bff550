import { isBuiltin } from 'node:module';
import ts from 'typescript';
import type { CompileError, Compiler, CompilerSource } from './checker.ts';
import { isOnlyAskedFor, isReshaped, mappedFrom } from './mapped-types.ts';
import { parseShallow } from './nesting-depth.ts';
import { type LaidOver, layOver } from './overlay.ts';
import { type FunctionType, functionType, readTypes } from './type-reader.ts';

const ALWAYS = { noEmit: true, allowJs: true, skipLibCheck: true, skipDefaultLibCheck: true } as const;

/** The compiler of TypeScript 6, in process. */
export function openTypeScript(source: CompilerSource): Compiler {
  const over = layOver(source);
  const deep = new Set<string>();
  const options: ts.CompilerOptions = { ...source.options, ...ALWAYS };
  const missing: Missing = new Map();
  const program = ts.createProgram({
    rootNames: [...source.files],
    options,
    host: createHost({ source, options, over, missing, deep }),
  });
  const checker = program.getTypeChecker();
  const ambient = new Set(checker.getAmbientModules().map(({ name }) => name.slice(1, -1)));
  const errorsOf = (found: readonly ts.Diagnostic[]): readonly CompileError[] => found.map(compileError);
  return {
    file: (path) => program.getSourceFile(path),
    isTooDeep: (path) => deep.has(path),
    typeAt: (node) => checker.getTypeAtLocation(node),
    wantedType: (expression) => checker.getContextualType(expression),
    symbolAt: (node) => checker.getSymbolAtLocation(node),
    membersOf: (type, name) => membersOf(checker, type, name),
    readMember: (name) => checker.getPropertySymbolOfDestructuringAssignment(name),
    comesFromOverlay: (specifier, name) => isDeclaredIn(over.texts, exportedSymbol(checker, specifier, name)),
    declarationOf: (name) => declarationOf(checker, name),
    called: (call) => called(checker, call),
    mapped: (member) => mappedFrom(checker, member),
    isReshaped,
    types: readTypes(checker),
    isOverlaid: (declaration) => over.texts.has(declaration.getSourceFile().fileName),
    isInPackage: (declaration) =>
      source.overlay.modules.some(
        (name) => !name.startsWith('.') && declaration.getSourceFile().fileName.includes(`/node_modules/${name}/`),
      ),
    unresolved: (path) => [...(missing.get(path) ?? [])].filter((name) => !ambient.has(name) && isCode(name)),
    errors: (path) =>
      withFile(program, path, (file) =>
        errorsOf([...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
      ),
    syntaxErrors: (path) => withFile(program, path, (file) => errorsOf(program.getSyntacticDiagnostics(file))),
  };
}

/** Of a whole module there is none: nothing stands around it. */
function declarationOf(checker: ts.TypeChecker, name: ts.Node): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const meant =
    symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = meant?.valueDeclaration ?? meant?.declarations?.[0];
  return declaration === undefined || ts.isSourceFile(declaration) ? undefined : declaration;
}

/** The overload that the checker has chosen, of the function's own type: what the receiver is made of is filled in. */
function called(checker: ts.TypeChecker, call: ts.CallExpression | ts.NewExpression): FunctionType | undefined {
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

/** Members of every part of a union, each once; null and undefined have none. */
function membersOf(checker: ts.TypeChecker, type: ts.Type, name: string): readonly ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  const found = parts.flatMap((part) => checker.getPropertyOfType(checker.getApparentType(part), name) ?? []);
  return [...new Set(found)].filter((member) => !isOnlyAskedFor(member));
}

function exportedSymbol(checker: ts.TypeChecker, specifier: ts.Expression, name: string): ts.Symbol | undefined {
  const module = checker.getSymbolAtLocation(specifier);
  return module === undefined ? undefined : checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
}

function isDeclaredIn(files: ReadonlyMap<string, string>, symbol: ts.Symbol | undefined): boolean {
  return symbol?.declarations?.some((declaration) => files.has(declaration.getSourceFile().fileName)) === true;
}

interface HostSource {
  readonly source: CompilerSource;
  readonly options: ts.CompilerOptions;
  readonly over: LaidOver;
  readonly missing: Missing;
  /** Files that were left empty. */
  readonly deep: Set<string>;
}

/** Modules that were not found, by the file that asks for them. */
type Missing = Map<string, Set<string>>;

/** The files on disk, beneath those that were handed over and those that are laid over modules. */
function createHost({ source, options, over, missing, deep }: HostSource): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists, readFile } = host;
  const textOf = (name: string): string | undefined => over.texts.get(name) ?? source.texts.get(name);
  const cache = ts.createModuleResolutionCache(source.folder, (name) => name, options);
  host.getCurrentDirectory = () => source.folder;
  host.fileExists = (name) => textOf(name) !== undefined || fileExists(name);
  host.readFile = (name) => textOf(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = textOf(name);
    if (isLibrary(name)) return libraryFile(name, () => getSourceFile(name, target, ...rest));
    const parse = (): ts.SourceFile | undefined =>
      text === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target, true);
    if (source.isCareful !== true) return parse();
    const parsed = parseShallow(parse);
    if (parsed !== 'too deep') return parsed;
    deep.add(name);
    return ts.createSourceFile(name, '', target, true);
  };
  host.resolveModuleNameLiterals = (...[literals, containing, redirected, asked, file]) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(file, literal, asked);
      const real = (): ts.ResolvedModuleWithFailedLookupLocations =>
        ts.resolveModuleName(literal.text, containing, asked, host, cache, redirected, mode);
      const laid = over.resolve(literal.text, containing, () => real().resolvedModule?.resolvedFileName);
      if (laid !== undefined) return { resolvedModule: { resolvedFileName: laid, extension: ts.Extension.Dts } };
      const found = real();
      if (found.resolvedModule === undefined)
        missing.set(containing, (missing.get(containing) ?? new Set()).add(literal.text));
      return found;
    });
  return host;
}

/** Not a style sheet, a picture, a module of Node or one that a bundler makes up. */
function isCode(specifier: string): boolean {
  if (isBuiltin(specifier) || /[?!]|^[a-z-]+:/.test(specifier)) return false;
  const [ending = ''] = /\.[a-z0-9]+$/i.exec(specifier) ?? [];
  return !specifier.startsWith('.') || ending === '' || /^\.[cm]?[jt]sx?$/.test(ending);
}

function isLibrary(name: string): boolean {
  return /\/typescript(?:-6)?\/lib\/lib\.[\w.]*\.?d\.ts$/.test(name);
}

const libraries = new Map<string, ts.SourceFile>();

/** The language's own declarations, parsed once for all programs: they are the larger part of a small one. */
function libraryFile(name: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  const known = libraries.get(name) ?? parse();
  if (known !== undefined) libraries.set(name, known);
  return known;
}
