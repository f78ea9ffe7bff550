import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import type { CompilerSource, Overlay } from './checker.ts';

/** The overlay of one program: which specifiers lead to it, and the text of its files. */
export interface LaidOver {
  /** The file that holds the declarations. */
  readonly base: string;
  readonly texts: Map<string, string>;
  /** Where an import of this module leads, if it is one that was laid over. */
  readonly resolve: (specifier: string, containing: string, real: () => string | undefined) => string | undefined;
}

/** Lays declarations over modules: a module exports them, and what else it exports itself. */
export function layOver({ overlay, folder }: CompilerSource): LaidOver {
  const root = join(folder, 'node_modules/.migration-overlay');
  const base = join(root, 'declarations.d.ts');
  const texts = new Map([[base, overlay.declarations]]);
  const names = exportedNames(overlay.declarations);
  return {
    base,
    texts,
    resolve: (specifier, containing, real) => {
      if (texts.has(containing) && specifier === './declarations.js') return base;
      const module = overlay.modules.find((name) => isMeant({ name, specifier, containing, folder }));
      if (module === undefined) return undefined;
      const file = join(root, `${overlay.modules.indexOf(module)}-${specifier.replaceAll(/[^a-z0-9]/gi, '_')}.d.ts`);
      if (!texts.has(file)) texts.set(file, moduleText(names, real()));
      return file;
    },
  };
}

/** A module of its own name, one below it, or, for a path, the file that it leads to. */
function isMeant(asked: {
  readonly name: string;
  readonly specifier: string;
  readonly containing: string;
  readonly folder: string;
}): boolean {
  const { name, specifier, containing, folder } = asked;
  if (!name.startsWith('.')) return specifier === name || specifier.startsWith(`${name}/`);
  if (!specifier.startsWith('.')) return false;
  return withoutEnding(resolve(dirname(containing), specifier)) === withoutEnding(resolve(folder, name));
}

function withoutEnding(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}

function moduleText(names: readonly string[], real: string | undefined): string {
  const own = `export { ${names.join(', ')} } from './declarations.js';\n`;
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

/** No declarations at all, laid over nothing. */
export const NOTHING: Overlay = { declarations: '', modules: [] };

/**
 * Declarations whose shapes of one member have a second one, which no text names. The keys of a shape of one member are
 * that name and nothing else to a checker, which then forgets whose they are; two keys it remembers with their shape.
 */
export function besideLoneMembers(declarations: string): string {
  const found = declarations.replaceAll(LONE, '$1  readonly [beside]?: never;\n}');
  return found === declarations ? declarations : `${found}\ndeclare const beside: unique symbol;\n`;
}

const LONE = /^(export interface \w+ \{\n +\w+\??: .*;\n)\}/gm;
