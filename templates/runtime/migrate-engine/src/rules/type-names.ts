import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { SchemaEntry } from '#shared/migration/map.ts';
import { isHiddenModule } from '../checker/overlay.ts';
import { NO_COUNTERPART } from '../migration/migration-index.ts';
import { reportEntry, type RuleContext, tierOf, withQuotes } from './context.ts';

/** Renames a v2 type that comes from an overlaid module. */
export function visitTypeName(context: RuleContext, name: ts.Identifier): void {
  const entry = context.migration.renamedSchemas.get(name.text);
  if (entry === undefined)
    return context.migration.unmappedSchemas.has(name.text) ? reportUnmapped(context, name) : undefined;
  const { parent } = name;
  if (ts.isImportSpecifier(parent)) return visitImport(context, name, { parent, entry });
  if (ts.isExportSpecifier(parent)) return visitExport(context, name, { parent, entry });
  const declaration = context.checker.symbolAt(name)?.declarations?.[0];
  if (declaration === undefined) return;
  if (context.checker.isOverlaid(declaration)) return renameType(context, name, entry);
  if (
    ts.isImportSpecifier(declaration) &&
    declaration.getSourceFile() === context.file &&
    isRenamedImport(context, declaration)
  )
    renameType(context, name, entry);
}

/** Reports a type without a counterpart. */
function reportUnmapped(context: RuleContext, name: ts.Identifier): void {
  const { parent } = name;
  if (
    !ts.isImportSpecifier(parent) ||
    (parent.propertyName ?? parent.name) !== name ||
    !isPreviousImport(context, parent)
  )
    return;
  context.report({
    node: name,
    rule: NO_COUNTERPART,
    category: 'type',
    tier: 'manual',
    reason: 'This type has no documented counterpart.',
    suggestion: '',
  });
}

/** Reports a type guard that tells two types apart which become one: it no longer excludes the other. */
export function visitPredicate(context: RuleContext, predicate: ts.TypePredicateNode): void {
  const enclosing = predicate.parent;
  const parameter = ts.isFunctionLike(enclosing)
    ? enclosing.parameters.find(({ name }) => name.getText() === predicate.parameterName.getText())
    : undefined;
  if (parameter === undefined || predicate.type === undefined) return;
  const { types, typeAt } = context.checker;
  const { renamedSchemas } = context.migration;
  const nameOf = (type: ts.Type): string => types.aliasName(type) ?? type.symbol?.name ?? '';
  const guarded = types.unionParts(typeAt(predicate.type)).map(nameOf);
  const entries = guarded.flatMap((name) => renamedSchemas.get(name) ?? []);
  const excluded = types
    .unionParts(typeAt(parameter))
    .map(nameOf)
    .filter((name) => !guarded.includes(name));
  const merged = entries.find(({ v3 }) => excluded.some((name) => renamedSchemas.get(name)?.v3 === v3));
  if (merged === undefined) return;
  reportEntry(context, predicate, {
    entry: merged,
    category: 'type',
    why: `The types that this guard distinguishes both become ${merged.v3}. Decide what it should check now.`,
  });
}

function renameType(context: RuleContext, name: ts.Identifier, entry: SchemaEntry): void {
  context.replace(name, entry.v3);
  reportRename(context, name, entry);
}

function reportRename(context: RuleContext, name: ts.Identifier, entry: SchemaEntry): void {
  const tier = isLacking(context, [entry.v3]) ? 'likely' : tierOf(entry);
  reportEntry(context, name, { entry, category: 'type', tier });
}

/** Tests whether the module of `--to` lacks types, so that changes to them are not certain. */
function isLacking({ modules }: RuleContext, names: readonly string[]): boolean {
  return [...modules.remaining.values()].some(({ lacking }) => names.some((name) => lacking.includes(name)));
}

/**
 * Tests whether an import gets the new name. If that name is taken, the import keeps the old one as its local name.
 */
function isRenamedImport(context: RuleContext, specifier: ts.ImportSpecifier): boolean {
  const entry = context.migration.renamedSchemas.get(specifier.name.text);
  if (specifier.propertyName !== undefined || entry === undefined || !isPreviousImport(context, specifier))
    return false;
  return !isNameTaken(context, specifier, entry.v3);
}

/** Tests whether an import comes directly from an overlaid module, not through a re-export of the caller. */
function isPreviousImport(context: RuleContext, specifier: ts.ImportSpecifier): boolean {
  const from = specifier.parent.parent.parent.moduleSpecifier;
  const imported = (specifier.propertyName ?? specifier.name).text;
  const declarations = context.checker.symbolAt(specifier.name)?.declarations ?? [];
  return declarations.length > 0 && context.checker.comesFromOverlay(from, imported);
}

function isNameTaken(context: RuleContext, specifier: ts.ImportSpecifier, name: string): boolean {
  const twin = specifier.parent.elements.find((other) => other !== specifier && hasSameTarget(context, other, name));
  if (twin !== undefined && specifier.parent.elements.indexOf(twin) < specifier.parent.elements.indexOf(specifier))
    return true;
  return identifiersIn(context.file).has(name);
}

function hasSameTarget(context: RuleContext, specifier: ts.ImportSpecifier, name: string): boolean {
  return context.migration.renamedSchemas.get((specifier.propertyName ?? specifier.name).text)?.v3 === name;
}

/** Returns all identifiers of a file; a new name among them is taken. */
const identifiersIn = memoize(
  ({ text }: ts.SourceFile): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g)),
);

interface RenamedSpecifier<Kind> {
  readonly parent: Kind;
  readonly entry: SchemaEntry;
}

function visitImport(
  context: RuleContext,
  name: ts.Identifier,
  { parent, entry }: RenamedSpecifier<ts.ImportSpecifier>,
): void {
  const isImportedName = (parent.propertyName ?? parent.name) === name;
  if (!isImportedName || !isPreviousImport(context, parent)) return;
  const keeps = parent.propertyName === undefined && !isRenamedImport(context, parent);
  context.replace(name, keeps ? `${entry.v3} as ${name.text}` : entry.v3);
  reportRename(context, name, entry);
}

/** Renames `export { Old } from 'module'` to keep the exported name. */
function visitExport(
  context: RuleContext,
  name: ts.Identifier,
  { parent, entry }: RenamedSpecifier<ts.ExportSpecifier>,
): void {
  if ((parent.propertyName ?? parent.name) !== name) return;
  const from = parent.parent.parent.moduleSpecifier;
  if (!(from === undefined ? isRenamedLocally(context, parent) : context.checker.comesFromOverlay(from, name.text)))
    return;
  context.replace(name, parent.propertyName === undefined ? `${entry.v3} as ${name.text}` : entry.v3);
  reportRename(context, name, entry);
}

/** Tests whether `export { Old }` exports an import that this file renames. */
function isRenamedLocally(context: RuleContext, specifier: ts.ExportSpecifier): boolean {
  const expected = (specifier.propertyName ?? specifier.name).text;
  return context.file.statements.some((statement) => {
    if (!ts.isImportDeclaration(statement)) return false;
    const bindings = statement.importClause?.namedBindings;
    const imported =
      bindings !== undefined && ts.isNamedImports(bindings)
        ? bindings.elements.find(({ name }) => name.text === expected)
        : undefined;
    return imported !== undefined && isRenamedImport(context, imported);
  });
}

/**
 * Renames `components['schemas']['Old']`, as openapi-typescript declares schemas, and `Schema<'Old'>`, whose parameter
 * is a key of them.
 */
export function visitComponentName(context: RuleContext, name: ts.StringLiteralLike): void {
  const { components, renamedSchemas } = context.migration;
  const entry = renamedSchemas.get(components.before.get(name.text)?.[0]?.name ?? name.text);
  if (entry === undefined || !ts.isLiteralTypeNode(name.parent)) return;
  const { checker } = context;
  const after = components.keys.get(entry.v3) ?? entry.v3;
  const isComponent = (owner: ts.Type): boolean =>
    checker.membersOf(owner, name.text).some(({ declarations = [] }) => declarations.some(checker.isOverlaid));
  if (!schemaOwners(context, name.parent).some(isComponent)) return;
  context.settle(name);
  reportEntry(context, name, { entry, category: 'type', tier: tierOf(entry), suggestion: after });
  context.replace(name, withQuotes(context, name, after));
}

/** Returns the types whose member a literal type names: as an index, or as an argument that must be a key. */
function schemaOwners({ checker }: RuleContext, literal: ts.LiteralTypeNode): readonly ts.Type[] {
  const use = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  const { parent } = use;
  if (ts.isIndexedAccessTypeNode(parent)) return [checker.typeAt(parent.objectType)];
  if (!ts.isTypeReferenceNode(parent)) return [];
  const declaration = checker.declarationOf(ts.isIdentifier(parent.typeName) ? parent.typeName : parent.typeName.right);
  const generic =
    declaration !== undefined && (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration));
  const parameter = generic ? declaration.typeParameters?.[parent.typeArguments?.indexOf(use) ?? -1] : undefined;
  const keys = parameter?.constraint;
  return keys !== undefined && ts.isTypeOperatorNode(keys) ? [checker.typeAt(keys.type)] : [];
}

/** Redirects an import of types from an overlaid module to the module with the types of the new version. */
export function visitModule(context: RuleContext, node: ts.Node): void {
  const { specifier, names, to } = context.modules.uses.get(node) ?? {};
  if (specifier === undefined || to === undefined || names?.known === 0 || to === specifier.text) return;
  const finding = { node: specifier, rule: MODULE_REDIRECT, category: 'type', suggestion: to } as const;
  if (names !== undefined && names.others > 0) {
    const reason = `The statement takes more than types from this module: import the types from ${to} in a separate statement.`;
    return context.report({ ...finding, tier: 'manual', reason });
  }
  const tier = (context.modules.remaining.get(to)?.lacking ?? []).length > 0 ? 'likely' : 'certain';
  context.report({ ...finding, tier, reason: `The types of the new version are in ${to}.` });
  context.replace(specifier, withQuotes(context, specifier, to));
}

/** Rule of findings about the module that types are imported from. */
const MODULE_REDIRECT = 'module-redirect';

/**
 * Reports other strings that name the module of the old types: `vi.mock('old')`, `require('old')`, `typeof
 * import('old')`, `declare module 'old'` in a module.
 */
export function visitModuleName(context: RuleContext, text: ts.StringLiteralLike): void {
  const { parent } = text;
  const isStatement = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
  if (context.to === undefined || isStatement || !context.checker.isOverlaySpecifier(text.text, context.file)) return;
  const importType = ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent) ? parent.parent : undefined;
  const to = context.to(text.text);
  const isKept = [...context.modules.uses.values()].some((use) => use.specifier.text === text.text && !use.to);
  if (importType?.qualifier !== undefined || to === text.text || isKept) return;
  const reason = `The text names the module of the old types. If it stands for them, name ${to} instead.`;
  context.report({ node: text, rule: MODULE_REDIRECT, category: 'type', tier: 'manual', reason, suggestion: to });
}

/** Redirects `/// <reference types="old" />`. */
export function visitReferences(context: RuleContext, { text }: ts.SourceFile): void {
  if (context.to === undefined || !text.includes('<reference')) return;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/^[ \t]*\/\/\/\s*<reference\s+types=['"]([^'"]+)/gm)) {
    const [start, to] = [index + whole.length - name.length, context.to(name)];
    if (!context.checker.isOverlaySpecifier(name, context.file) || to === name) continue;
    const span = { start, end: start + name.length };
    const reason = `The types of the new version are in ${to}.`;
    context.report({ node: span, rule: MODULE_REDIRECT, category: 'type', tier: 'certain', reason, suggestion: to });
    context.edit({ ...span, text: to });
  }
}

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
