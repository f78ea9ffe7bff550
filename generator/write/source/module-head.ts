import {
  type ExportDeclarationStructure,
  type ImportDeclarationStructure,
  KIND,
  type Statement,
} from '../../emit/structures.ts';
import { printStatement } from '../print-statements.ts';
import type { ImportOrExport, ModuleStatement, Specifier } from './split-module.ts';

/** The imports and re-exports of a generated module, and the names that it declares and exports. */
export interface ModuleHead {
  readonly imports: readonly ImportOrExport[];
  readonly exports: readonly string[];
}

/** A module whose head is separate from its declarations. */
interface SeparatedModule {
  readonly head: ModuleHead;
  readonly body: readonly Statement[];
}

/** Separates the head of a module; `undefined` if a part of it is text, a default import or has attributes. */
export function separateHead(statements: readonly Statement[]): SeparatedModule | undefined {
  const imports: ImportOrExport[] = [];
  const body: Statement[] = [];
  for (const statement of statements) {
    if (typeof statement === 'string' && /^import\b|\bfrom ['"]/m.test(statement)) return undefined;
    const isHead =
      typeof statement !== 'string' &&
      (statement.kind === KIND.ImportDeclaration || statement.kind === KIND.ExportDeclaration);
    const read = isHead ? readHead(statement) : undefined;
    if (isHead && read === undefined) return undefined;
    if (read === undefined) body.push(statement);
    else imports.push(read);
  }
  return { head: { imports, exports: body.flatMap(exportedNames) }, body };
}

/** Describes a generated module like a hand-written one: all its declarations are one, which uses every import. */
export function moduleStatements({ imports, exports }: ModuleHead, text: string): readonly ModuleStatement[] {
  if (text === '') return imports;
  const used = imports.flatMap(({ kind, specifiers = [], namespace }) =>
    kind === 'export' ? [] : [...specifiers.map(({ alias }) => alias), ...(namespace === undefined ? [] : [namespace])],
  );
  return [
    ...imports,
    { kind: 'declaration', text: text.trim(), names: exports, isExported: true, isType: false, uses: new Set(used) },
  ];
}

function readHead(statement: ImportDeclarationStructure | ExportDeclarationStructure): ImportOrExport | undefined {
  const { isTypeOnly: isType = false, moduleSpecifier: module, attributes } = statement;
  const isImport = statement.kind === KIND.ImportDeclaration;
  const names = isImport ? statement.namedImports : statement.namedExports;
  const namespace = isImport ? statement.namespaceImport : statement.namespaceExport;
  const isUnnamed = isImport && (statement.defaultImport !== undefined || (names ?? namespace) === undefined);
  if (isUnnamed || attributes !== undefined || typeof names === 'function') return undefined;
  const specifiers = names?.flatMap((name) => readSpecifier(name, isType));
  if (specifiers?.length !== names?.length) return undefined;
  return {
    kind: isImport ? 'import' : 'export',
    text: printStatement(statement),
    isType,
    ...(module !== undefined && { module }),
    ...(namespace !== undefined && { namespace }),
    ...(specifiers !== undefined && { specifiers }),
  };
}

type SpecifierStructure = Extract<
  ImportDeclarationStructure['namedImports'] | ExportDeclarationStructure['namedExports'],
  readonly unknown[]
>[number];

function readSpecifier(specifier: SpecifierStructure, isType: boolean): readonly Specifier[] {
  if (typeof specifier === 'function') return [];
  if (typeof specifier === 'string') return [{ name: specifier, alias: specifier, isType }];
  const { name, alias = name, isTypeOnly = false } = specifier;
  return [{ name, alias, isType: isType || isTypeOnly }];
}

/** Lists the names that a statement declares and exports. */
function exportedNames(statement: Statement): readonly string[] {
  if (typeof statement === 'string' || !('isExported' in statement) || statement.isExported !== true) return [];
  if (statement.kind === KIND.VariableStatement) return statement.declarations.map(({ name }) => name);
  return 'name' in statement && typeof statement.name === 'string' ? [statement.name] : [];
}
