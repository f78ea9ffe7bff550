import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import type { CheckerOptions, Overlay } from './checker.ts';

/** The overlay of one program: its files, and the specifiers that resolve to them. */
export interface ResolvedOverlay {
  /** File of the declarations. */
  readonly base: string;
  readonly texts: Map<string, string>;
  /** Modules that an import resolved to. */
  readonly used: Set<string>;
  /** The modules' own files, whose types other modules of the client refer to. */
  readonly originals: Set<string>;
  /** Overlaid modules by their overlay file. */
  readonly covered: Map<string, CoveredModule>;
  /** Returns the overlay file for an import, if its module is overlaid. */
  readonly resolve: (specifier: string, containing: string, real: () => string | undefined) => string | undefined;
}

/** An overlaid module: its name in the overlay, its own file, and its name if the project declares it itself. */
export interface CoveredModule {
  readonly name: string;
  readonly file: string | undefined;
  readonly declared: string;
}

/** Overlays declarations on modules: each module exports them in addition to its own exports. */
export function resolveOverlay({ overlay, folder }: CheckerOptions): ResolvedOverlay {
  const root = join(folder, 'node_modules/.migration-overlay');
  const base = join(root, 'declarations.d.ts');
  const names = exportedNames(overlay.declarations);
  const texts = new Map([[base, overlay.declarations + componentsInterface(names, overlay.components)]]);
  const used = new Set<string>();
  const originals = new Set<string>();
  const covered = new Map<string, CoveredModule>();
  /** Returns the overlay file of a module, and creates it once. */
  const overlayFile = (module: string, specifier: string, real: () => string | undefined): string => {
    const file = join(root, `${overlay.modules.indexOf(module)}-${specifier.replaceAll(/[^a-z0-9]/gi, '_')}.d.ts`);
    if (texts.has(file)) return file;
    const installed = real();
    if (installed !== undefined) originals.add(installed);
    const exported = installed !== undefined && hasComponents(installed) ? [...names, 'components'] : names;
    const behind = { name: module, file: installed, declared: hiddenName(specifier) };
    covered.set(file, behind);
    texts.set(file, moduleText(exported, behind));
    return file;
  };
  return {
    base,
    texts,
    used,
    originals,
    covered,
    resolve: (specifier, containing, real) => {
      if (texts.has(containing) && specifier === './declarations.js') return base;
      const module = overlay.modules.find((name) => matchesModule({ name, specifier, containing, folder }));
      if (module === undefined) return undefined;
      if (overlay.isFallback === true && real() !== undefined) return undefined;
      used.add(module);
      return overlayFile(module, specifier, real);
    },
  };
}

/** Matches a package name, a path below it, or the file that a relative path resolves to. */
export function matchesModule(query: {
  readonly name: string;
  readonly specifier: string;
  readonly containing: string;
  readonly folder: string;
}): boolean {
  const { name, specifier, containing, folder } = query;
  if (!name.startsWith('.')) return specifier === name || specifier.startsWith(`${name}/`);
  if (!specifier.startsWith('.')) return false;
  return withoutExtension(resolve(dirname(containing), specifier)) === withoutExtension(resolve(folder, name));
}

function withoutExtension(path: string): string {
  return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}

/** Declares the schemas in the form of openapi-typescript: `components['schemas']['Entry']`. */
function componentsInterface(names: readonly string[], components?: ReadonlyMap<string, string>): string {
  const members = names.map((name) => `    ${JSON.stringify(components?.get(name) ?? name)}: ${name};\n`).join('');
  return names.length === 0 ? '' : `export interface components {\n  schemas: {\n${members}  };\n}\n`;
}

/** Tests whether a module has the form of openapi-typescript. */
function hasComponents(file: string): boolean {
  return /export (?:interface|type) components\b[\s\S]*\bschemas\b/.test(ts.sys.readFile(file) ?? '');
}

/** Replaces the last character of a module name that the project declares itself, so that offsets stay. */
const HIDDEN = '\u0001';

function hiddenName(module: string): string {
  return `${module.slice(0, -1)}${HIDDEN}`;
}

/** Tests whether this is the name of a declared module that the overlay stands in front of. */
export function isHiddenModule(name: string): boolean {
  return name.endsWith(HIDDEN);
}

/**
 * Renames `declare module 'x' { … }` of overlaid modules in a script. The compiler would prefer it to the overlay,
 * which re-exports it instead.
 */
export function hideDeclaredModules(text: string, modules: readonly string[]): string {
  return text.replaceAll(/(?<=\bdeclare\s+module\s+(['"]))[^'"]+(?=\1)/g, (name) =>
    modules.some((module) => name === module || name.startsWith(`${module}/`)) ? hiddenName(name) : name,
  );
}

function moduleText(names: readonly string[], { file: real, declared }: CoveredModule): string {
  const own = `export { ${names.join(', ')} } from './declarations.js';\nexport * from ${JSON.stringify(declared)};\n`;
  return real === undefined
    ? own
    : `${own}export * from ${JSON.stringify(real.replace(/\.d\.([cm]?)ts$/, '.$1js').replace(/\.tsx?$/, '.js'))};\n`;
}

function exportedNames(declarations: string): readonly string[] {
  const file = ts.createSourceFile('declarations.d.ts', declarations, ts.ScriptTarget.ES2022);
  return file.statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [],
  );
}

/**
 * Adds the vocabulary of the new version to the declarations of the previous one, for code that is migrated in part. A
 * type with a new name extends its counterpart: it has the members of both versions, and those of the previous version
 * still lead to their changes.
 */
export function withBothVocabularies(
  before: string,
  after: string,
  renamed: ReadonlyMap<string, { readonly v3: string }>,
): string {
  const known = new Set(exportedNames(before));
  const file = ts.createSourceFile('declarations.d.ts', after, ts.ScriptTarget.ES2022);
  const added = file.statements.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (!isType || known.has(statement.name.text)) return [];
    const text = after.slice(statement.getStart(file), statement.end);
    const parents = [...renamed]
      .filter(([v2, { v3 }]) => v3 === statement.name.text && known.has(v2))
      .map(([v2]) => v2);
    if (parents.length === 0) return [text];
    if (ts.isTypeAliasDeclaration(statement)) return [text.replace(/;$/, ` | ${parents.join(' | ')};`)];
    const body = text.slice(text.indexOf('{'));
    const inherited = (statement.heritageClauses ?? []).flatMap(({ types }) =>
      types.map((type) => after.slice(type.getStart(file), type.end)),
    );
    return [`export interface ${statement.name.text} extends ${[...parents, ...inherited].join(', ')} ${body}`];
  });
  return `${before}\n${added.join('\n\n')}\n`;
}

/**
 * Adds the new names to the declarations of the previous version, without types. Code that is migrated in part then has
 * the errors that do not depend on the types of the new version.
 */
export function withUntypedNames(before: string, after: string): string {
  const known = new Set(exportedNames(before));
  const added = exportedNames(after).filter((name) => !known.has(name));
  return `${before}\n${added.map((name) => `export type ${name} = any;\n`).join('')}`;
}

/** Tests whether a module can be resolved from a folder without the overlay. */
export function isInstalled(module: string, folder: string): boolean {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, allowJs: true };
  const { resolvedModule } = ts.resolveModuleName(module, join(folder, 'index.ts'), options, ts.sys);
  return resolvedModule !== undefined;
}

/** An overlay without declarations. */
export const NO_OVERLAY: Overlay = { declarations: '', modules: [] };

/**
 * Adds a marker member to interfaces with a single member. The checker reduces `keyof` of such an interface to a plain
 * string and loses its owner.
 */
export function addMarkerMembers(declarations: string): string {
  const found = declarations.replaceAll(SINGLE_MEMBER_INTERFACE, '$1  readonly [beside]?: never;\n}');
  return found === declarations ? declarations : `${found}\ndeclare const beside: unique symbol;\n`;
}

const SINGLE_MEMBER_INTERFACE = /^(export interface \w+ \{\n +\w+\??: .*;\n)\}/gm;
