import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { AnalysisContext, InstalledModule, OverlaidModule } from '../checker/checker.ts';
import { type MigrationIndex, schemaLine } from '../migration/migration-index.ts';
import { isGenerated } from '../project/find-files.ts';

/** A node that names a module. */
type ModuleReference = ts.ImportDeclaration | ts.ExportDeclaration | ts.ImportTypeNode;

/** A reference to an overlaid module. */
interface ModuleUse {
  readonly specifier: ts.StringLiteralLike;
  readonly names: ImportedNames;
  /** Module to import the types of the new version from; absent to keep the imports. */
  readonly to: string | undefined;
}

/** The overlaid modules that a file imports from. */
export interface FileModules {
  readonly uses: ReadonlyMap<ts.Node, ModuleUse>;
  /** Those that it imports a type of either version from, and those that it takes others from. */
  readonly known: ReadonlySet<string>;
  readonly unknown: ReadonlySet<string>;
  /** Modules without the types of the new version that it imports from after the change, and where. */
  readonly remaining: ReadonlyMap<string, RemainingModule>;
}

/** Collects the overlaid modules that nodes of a file name. */
export function collectModules(
  context: AnalysisContext,
  nodes: readonly ts.Node[],
  redirect: ((specifier: string) => string) | undefined,
): FileModules {
  const uses = new Map(
    nodes.filter(isModuleReference).flatMap((node) => {
      const specifier = specifierOf(node);
      if (specifier === undefined || !context.checker.isOverlayModule(specifier)) return [];
      const names = importedNames(context, node, specifier, nodes);
      return [[node, { specifier, names, to: redirectOf(context, specifier, redirect) }] as const];
    }),
  );
  const namesOf = (isKnown: boolean): ReadonlySet<string> =>
    new Set([...uses.values()].flatMap(({ specifier, names }) => (names.known > 0 === isKnown ? specifier.text : [])));
  const remaining = new Map([...uses.values()].flatMap((use) => remainingModules(context, use)));
  return { uses, known: namesOf(true), unknown: namesOf(false), remaining };
}

/** Returns the module in place of another one. A generated client of the caller gets the new types itself. */
function redirectOf(
  { checker }: AnalysisContext,
  specifier: ts.StringLiteralLike,
  redirect: ((specifier: string) => string) | undefined,
): string | undefined {
  const to = redirect?.(specifier.text);
  if (to === undefined || to.startsWith('.')) return to;
  const text = checker.overlaidModule(specifier)?.text;
  return text !== undefined && isGenerated(text) ? undefined : to;
}

/** A module that lacks types of the new version, and the place that names it. */
interface RemainingModule extends Pick<OverlaidModule, 'name'> {
  readonly node: ts.Node;
  readonly isMissing: boolean;
  /** The types that the module of `--to` lacks, by their names in the new version. */
  readonly lacking: readonly string[];
}

/** Returns the modules without the types of the new version that a statement names after the change. */
function remainingModules(
  { checker, migration }: AnalysisContext,
  { specifier, names, to }: ModuleUse,
): readonly (readonly [string, RemainingModule])[] {
  const isMoved = to !== undefined && names.known > 0;
  const target = isMoved ? checker.moduleInPlace(to, specifier) : undefined;
  const isKept = !isMoved || (to !== specifier.text && names.others > 0);
  const module = isKept ? checker.overlaidModule(specifier) : undefined;
  const named = [
    ...(isMoved ? [{ key: to, name: to, installed: target, isMissing: target === undefined }] : []),
    ...(module === undefined ? [] : [{ installed: undefined, ...module, key: specifier.text, isMissing: false }]),
  ];
  return named.flatMap(({ key, name, installed, isMissing }) => {
    const found = lackingTypes(migration, installed, names.names);
    const lacking = key === to && !isMissing ? found : [];
    return isMissing || found.length > 0 ? [[key, { name, node: specifier, isMissing, lacking }] as const] : [];
  });
}

function isModuleReference(node: ts.Node): node is ModuleReference {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node);
}

/**
 * Returns the types that a statement takes whose new versions an installed module does not have. Types that arrive
 * through functions are those that the module exports.
 */
function lackingTypes(
  migration: MigrationIndex,
  installed: InstalledModule | undefined,
  names: readonly string[] | undefined,
): readonly string[] {
  const exported = [...(installed?.exports ?? ['*'])];
  const taken = names ?? exported;
  return (installed !== undefined && taken.length === 0 ? exported : taken)
    .filter((name) => installed === undefined || !isCurrentExport(migration, installed, name))
    .map((name) => migration.renamedSchemas.get(name)?.v3 ?? name);
}

const currentExports = memoize((_: InstalledModule) => new Map<string, boolean>());

/** Tests whether a module exports the new version of a type, by the name of either version; others do not matter. */
function isCurrentExport(migration: MigrationIndex, installed: InstalledModule, name: string): boolean {
  const known = currentExports(installed);
  const found = known.get(name) ?? hasNewVersion(migration, installed, name);
  known.set(name, found);
  return found;
}

function hasNewVersion(migration: MigrationIndex, installed: InstalledModule, name: string): boolean {
  const { exports: exported, membersOf } = installed;
  const isReplaced = (names: ReadonlySet<string>, before = '', after = before): boolean =>
    !names.has(before) || names.has(after);
  if (name === 'components') {
    const { before, after, keys } = migration.components;
    const typeOf = (key: string): string => (before.get(key) ?? after.get(key))?.[0]?.name ?? key;
    const names = new Set([...membersOf(name, 'schemas')].map(typeOf));
    const membersOfType = (type: string): ReadonlySet<string> => membersOf(name, 'schemas', keys.get(type) ?? type);
    return [...names].every((type) => isCurrentSchema(migration, type, names, membersOfType));
  }
  const members = membersOf(name);
  if (name === 'paths')
    return migration.endpoints.every(({ entry }) => isReplaced(members, entry.v2.path, entry.v3?.path));
  if (name === 'operations')
    return migration.operationNames.moved.every(({ entry }) =>
      isReplaced(members, entry.v2.operation, entry.v3?.operation),
    );
  return isCurrentSchema(migration, name, exported, membersOf);
}

/** Tests whether a type has its new name and the new names of its members. */
function isCurrentSchema(
  migration: MigrationIndex,
  name: string,
  names: ReadonlySet<string>,
  membersOf: (name: string) => ReadonlySet<string>,
): boolean {
  const { renamedSchemas, schemas, file } = migration;
  const after = renamedSchemas.get(name)?.v3 ?? name;
  if (!names.has(after)) return false;
  const members = membersOf(after);
  const owners = new Set(schemaLine(schemas, after));
  return !file.fields.some(
    ({ v2, v3: [first], owners: own }) =>
      first !== undefined &&
      !members.has(first) &&
      v2.some((old) => members.has(old)) &&
      own.some(({ v2: before, v3: after }) => owners.has(before) || owners.has(after ?? before)),
  );
}

function specifierOf(node: ModuleReference): ts.StringLiteralLike | undefined {
  const found = ts.isImportTypeNode(node)
    ? ts.isLiteralTypeNode(node.argument) && node.argument.literal
    : node.moduleSpecifier;
  return found !== undefined && found !== false && ts.isStringLiteralLike(found) ? found : undefined;
}

/** Names that a statement takes from a module. */
interface ImportedNames {
  /** Number of types of either version. */
  readonly known: number;
  readonly others: number;
  /** Names of the types of either version and of the client; absent for a whole module whose names are not used. */
  readonly names?: readonly string[];
}

/** Names of types that generated clients export beside schemas. */
const CLIENT_TYPES: ReadonlySet<string> = new Set(['paths', 'operations']);

/** Returns the names that a statement takes from a module. */
function importedNames(
  context: AnalysisContext,
  node: ModuleReference,
  specifier: ts.StringLiteralLike,
  nodes: readonly ts.Node[],
): ImportedNames {
  const isKnown = (name: string): boolean => context.checker.comesFromOverlay(specifier, name);
  const isType = (name: string): boolean => isKnown(name) || CLIENT_TYPES.has(name);
  if (ts.isImportTypeNode(node)) {
    const [first = ''] = node.qualifier?.getText().split('.') ?? [];
    return { known: Number(isKnown(first)), others: 0, names: [first].filter(isType) };
  }
  const isTypeOnly = ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly;
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  const isWhole = bindings === undefined ? ts.isExportDeclaration(node) : !hasElements(bindings);
  if (isWhole) {
    const used = bindings !== undefined && ts.isNamespaceImport(bindings) ? qualifiedNames(nodes, bindings) : [];
    const names = used.filter(isType);
    return { known: 1, others: isTypeOnly ? 0 : 1, ...(names.length > 0 && { names }) };
  }
  const hasDefault = ts.isImportDeclaration(node) && node.importClause?.name !== undefined;
  const elements = bindings !== undefined && hasElements(bindings) ? [...bindings.elements] : [];
  const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  const known = names.filter(isKnown).length;
  return { known, others: elements.length - known + Number(hasDefault), names: names.filter(isType) };
}

/** Returns the names that a file takes through a namespace: `erp.Entry`. */
function qualifiedNames(nodes: readonly ts.Node[], { name }: ts.NamespaceImport): readonly string[] {
  const uses = nodes.filter((node) => ts.isIdentifier(node) && node.text === name.text);
  const found = uses.flatMap((outer) => {
    const { parent } = outer;
    if (ts.isQualifiedName(parent)) return parent.left === outer ? [parent.right.text] : [];
    return ts.isPropertyAccessExpression(parent) && parent.expression === outer ? [parent.name.text] : [];
  });
  return [...new Set(found)];
}

function hasElements(
  bindings: ts.NamedImportBindings | ts.NamedExportBindings,
): bindings is ts.NamedImports | ts.NamedExports {
  return ts.isNamedImports(bindings) || ts.isNamedExports(bindings);
}
