import ts from 'typescript';
import type { InstalledModule } from '../checker/checker.ts';
import { isHiddenModule } from '../checker/overlay.ts';
import { ancestorSchemas, type MigrationIndex } from '../migration/migration-index.ts';
import { type RuleContext, withQuotes } from './context.ts';

/** A node that names a module. */
export type ModuleReference = ts.ImportDeclaration | ts.ExportDeclaration | ts.ImportTypeNode;

/** Redirects an import of types from an overlaid module to the module with the types of the new version. */
export function visitModule(context: RuleContext, node: ModuleReference): void {
  const specifier = specifierOf(node);
  if (specifier === undefined || !context.checker.isOverlayModule(specifier)) return;
  const { known, others, names } = importedNames(context, node, specifier);
  (known > 0 ? context.knownModules : context.unknownModules).add(specifier.text);
  const to = context.to?.(specifier.text);
  if (to === undefined || known === 0) addRemainingModule(context, specifier, names);
  if (to === undefined || known === 0 || to === specifier.text) return;
  const finding = { node: specifier, rule: MODULE_REDIRECT, category: 'type', suggestion: to } as const;
  if (others > 0) {
    addRemainingModule(context, specifier, names);
    const reason = `The statement takes more than types from this module: import the types from ${to} in a separate statement.`;
    return context.report({ ...finding, tier: 'manual', reason });
  }
  context.report({ ...finding, tier: 'certain', reason: `The types of the new version are in ${to}.` });
  context.replace(specifier, withQuotes(context, specifier, to));
}

/**
 * Records a module from which a statement takes types, unless the installed module has those of the new version. Types
 * that arrive through functions are those that the module exports.
 */
function addRemainingModule(
  context: RuleContext,
  specifier: ts.StringLiteralLike,
  names: readonly string[] | undefined,
): void {
  const module = context.checker.overlaidModule(specifier);
  if (module === undefined) return;
  const { installed } = module;
  const taken = names === undefined || names.length === 0 ? [...(installed?.exports ?? [])] : names;
  const isCurrent =
    installed === undefined
      ? names?.length === 0
      : taken.every((name) => isCurrentExport(context.migration, installed, name));
  if (!isCurrent) context.remainingModules.set(specifier.text, module);
}

const currentExports = new WeakMap<InstalledModule, Map<string, boolean>>();

/** Tests whether a module exports the new version of a type, by the name of either version; others do not matter. */
function isCurrentExport(migration: MigrationIndex, installed: InstalledModule, name: string): boolean {
  const known = currentExports.get(installed) ?? new Map<string, boolean>();
  currentExports.set(installed, known);
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
    return [...names].every((type) => isCurrentSchema(migration, { name: type, names, membersOf: membersOfType }));
  }
  const members = membersOf(name);
  if (name === 'paths')
    return migration.endpoints.every(({ entry }) => isReplaced(members, entry.v2.path, entry.v3?.path));
  if (name === 'operations')
    return migration.operationNames.moved.every(({ entry }) =>
      isReplaced(members, entry.v2.operation, entry.v3?.operation),
    );
  return isCurrentSchema(migration, { name, names: exported, membersOf });
}

/** A type among others of a module. */
interface NamedType {
  readonly name: string;
  readonly names: ReadonlySet<string>;
  readonly membersOf: (name: string) => ReadonlySet<string>;
}

/** Tests whether a type has its new name and the new names of its members. */
function isCurrentSchema(migration: MigrationIndex, { name, names, membersOf }: NamedType): boolean {
  const { renamedSchemas, schemas, file } = migration;
  const after = renamedSchemas.get(name)?.v3 ?? name;
  if (!names.has(after)) return false;
  const members = membersOf(after);
  const owners = new Set([after, ...ancestorSchemas(schemas, after)]);
  return !file.fields.some(
    ({ v2, v3: [first], owners: own }) =>
      first !== undefined &&
      !members.has(first) &&
      v2.some((old) => members.has(old)) &&
      own.some((owner) => owners.has(owner.v2)),
  );
}

/** Rule of findings about the module that types are imported from. */
const MODULE_REDIRECT = 'module-redirect';

/** Reports `declare module 'old' { … }` in a script: types of the previous version that the project declares itself. */
export function visitDeclaredModule(context: RuleContext, declaration: ts.ModuleDeclaration): void {
  if (!ts.isStringLiteral(declaration.name) || !isHiddenModule(declaration.name.text)) return;
  context.report({
    node: declaration.modifiers?.[0] ?? declaration,
    rule: 'module-declaration',
    category: 'type',
    tier: 'manual',
    reason: 'The project declares this module itself. Replace the declarations by those of the new version.',
    suggestion: '',
  });
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
  /** Names of the types of either version and of the client; absent for a whole module. */
  readonly names?: readonly string[];
}

/** Names of types that generated clients export beside schemas. */
const CLIENT_TYPES: ReadonlySet<string> = new Set(['paths', 'operations']);

/** Returns the names that a statement takes from a module. */
function importedNames(context: RuleContext, node: ModuleReference, specifier: ts.StringLiteralLike): ImportedNames {
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
  if (isWhole) return { known: 1, others: isTypeOnly ? 0 : 1 };
  const hasDefault = ts.isImportDeclaration(node) && node.importClause?.name !== undefined;
  const elements = bindings !== undefined && hasElements(bindings) ? [...bindings.elements] : [];
  const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  const known = names.filter(isKnown).length;
  return { known, others: elements.length - known + Number(hasDefault), names: names.filter(isType) };
}

function hasElements(
  bindings: ts.NamedImportBindings | ts.NamedExportBindings,
): bindings is ts.NamedImports | ts.NamedExports {
  return ts.isNamedImports(bindings) || ts.isNamedExports(bindings);
}
