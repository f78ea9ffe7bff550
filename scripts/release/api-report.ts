import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { type Manifest, ROOT } from './packages.ts';

/** Folder of the committed API reports. */
export const REPORTS = join(import.meta.dirname, 'api');

/** Package whose operations and types the specification determines. */
const SPECIFIED = '@bmp/sdk';

/**
 * Returns the API report of a built package: the declaration of everything that its entries export, and of the types of
 * the package that these declarations name. A changed public type is a changed line of it.
 *
 * The report of the client leaves out what the specification determines, which is nine tenths: `generated/sdk` shows it
 * in review, and `release check` compares the specifications.
 */
export function apiReport(folder: string, { name, exports }: Manifest): string {
  const isReported = name === SPECIFIED ? isWrittenByHand : () => true;
  const entries = Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' && entry.types !== undefined ? expand(folder, path, entry.types) : [],
  );
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [] };
  const program = ts.createProgram({
    rootNames: entries.map(({ file }) => file),
    options: { ...options, target: ts.ScriptTarget.ES2022, skipLibCheck: true, noEmit: true },
  });
  const report = new ApiReport(program.getTypeChecker(), folder, isReported);
  const sections = entries.flatMap(({ path, file }) => {
    const source = program.getSourceFile(file);
    const texts = source === undefined ? [] : report.entryTexts(source);
    if (texts.length === 0 && name === SPECIFIED) return [];
    return [`## ${join(name, path)}\n\n\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n\n`];
  });
  return `# API of ${name}\n\n${[...sections, report.referencedText()].join('\n')}`;
}

/** Folders with the sources of the client that the specification does not determine. */
const WRITTEN = ['templates/runtime/client/src', 'templates/runtime', 'spec/v3'];

/** Tests whether a declaration file of the client is written by hand or bundled from such, or is its core. */
function isWrittenByHand(file: string): boolean {
  const source = file.replace(/\.d\.ts$/, '.ts');
  return (
    source === 'core.ts' ||
    source.startsWith('runtime/') ||
    WRITTEN.some((folder) => existsSync(join(ROOT, folder, source)))
  );
}

interface Entry {
  readonly path: string;
  readonly file: string;
}

/** Returns the entries of a path of `exports`: one for each file if it has a `*`. */
function expand(folder: string, path: string, types: string): readonly Entry[] {
  if (!types.includes('*')) return [{ path, file: join(folder, types) }];
  const [before = '', after = ''] = types.split('*');
  return ts.sys
    .readDirectory(join(folder, before), ['.d.ts'], undefined, undefined, 1)
    .map((file) => relative(join(folder, before), file).split('\\').join('/'))
    .filter((name) => name.endsWith(after))
    .map((name) => ({
      path: path.replace('*', name.slice(0, -after.length)),
      file: join(folder, before, name),
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Prints each declaration once, where it is first exported. */
class ApiReport {
  readonly #printer = ts.createPrinter({ removeComments: true });
  readonly #printed = new Map<ts.Declaration, string>();
  readonly #referenced = new Set<ts.Declaration>();

  readonly #checker: ts.TypeChecker;
  readonly #folder: string;
  readonly #isReported: (file: string) => boolean;

  /** @param isReported - decides by the path of a declaration file in `dist/` */
  constructor(checker: ts.TypeChecker, folder: string, isReported: (file: string) => boolean) {
    this.#checker = checker;
    this.#folder = folder;
    this.#isReported = isReported;
  }

  /** Returns the exports of an entry, by name. Those of a former entry are only named. */
  entryTexts(source: ts.SourceFile): readonly string[] {
    const module = this.#checker.getSymbolAtLocation(source);
    if (module === undefined) return [];
    return this.#checker
      .getExportsOfModule(module)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((symbol) =>
        this.#resolve(symbol).map((declaration) => {
          const known = this.#printed.get(declaration);
          if (known !== undefined) return `export ${symbol.name} // see ${known}`;
          return this.#print(declaration, symbol.name);
        }),
      );
  }

  /** Returns the declarations that others name although no entry exports them. */
  referencedText(): string {
    const texts: string[] = [];
    for (const declaration of this.#referenced)
      if (!this.#printed.has(declaration)) texts.push(this.#print(declaration, nameOf(declaration)));
    return texts.length === 0
      ? ''
      : `## Named by these declarations\n\n\`\`\`ts\n${texts.toSorted().join('\n')}\n\`\`\`\n`;
  }

  #resolve(symbol: ts.Symbol): readonly ts.Declaration[] {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const { declarations = [] } = isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return declarations.filter((declaration) => {
      const path = relative(join(this.#folder, 'dist'), declaration.getSourceFile().fileName);
      return path.startsWith('..') || this.#isReported(path);
    });
  }

  #print(declaration: ts.Declaration, name: string): string {
    this.#printed.set(declaration, nameOf(declaration));
    this.#collect(declaration);
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const text = this.#printer
      .printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile())
      .replaceAll(/"([^"'\n]*)"/g, "'$1'")
      .replaceAll(/^( +(?:static )?)override /gm, '$1')
      // An engine's bundle exports its declarations at its end.
      .replace(/^(?!export )/, 'export ');
    return name === nameOf(declaration) ? text : `${text} // exported as ${name}`;
  }

  /** Collects the declarations of this package that a declaration names. */
  #collect(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const symbol = this.#checker.getSymbolAtLocation(node);
      for (const declaration of symbol === undefined ? [] : this.#resolve(symbol))
        if (isTopLevel(declaration) && declaration.getSourceFile().fileName.startsWith(`${this.#folder}/`))
          this.#referenced.add(declaration);
    }
    ts.forEachChild(node, (child) => this.#collect(child));
  }
}

function isTopLevel(declaration: ts.Declaration): boolean {
  if (ts.isSourceFile(declaration)) return false;
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}

function nameOf(declaration: ts.Declaration): string {
  const name = ts.getNameOfDeclaration(declaration);
  return name !== undefined && ts.isIdentifier(name) ? name.text : 'default';
}
