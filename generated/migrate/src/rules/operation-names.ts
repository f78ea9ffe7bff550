import ts from 'typescript';
import type { EndpointEntry } from '../shared/migration/map.ts';
import { isGenerated } from '../project/find-files.ts';
import { type RuleContext, reasonOf, tierOf, withQuotes } from './context.ts';

/** Renames `components['schemas']['Old']`, as openapi-typescript declares schemas. */
export function visitComponentName(context: RuleContext, name: ts.StringLiteralLike): void {
  const entry = context.migration.renamedSchemas.get(name.text);
  const access = name.parent.parent;
  if (entry === undefined || !ts.isLiteralTypeNode(name.parent) || !ts.isIndexedAccessTypeNode(access)) return;
  const members = context.checker.membersOf(context.checker.typeAt(access.objectType), name.text);
  const isComponent = members.some(({ declarations = [] }) => declarations.some(context.checker.isOverlaid));
  if (!isComponent) return;
  context.handled.add(name);
  context.report({
    node: name,
    rule: entry.id,
    category: 'type',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3,
  });
  context.replace(name, withQuotes(context, name, entry.v3));
}

/**
 * Reports a name that a generated client derives from the id of an operation: the function itself, `useSearchQuery`,
 * `SearchResponse`, a mock of it. The client has to be generated again, which changes the name or removes it.
 */
export function visitOperationName(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): void {
  const entry = operationOf(context, name);
  if (entry === undefined || context.handled.has(name)) return;
  const to = entry.v3?.operation;
  const reason =
    to === undefined
      ? `No operation of the new version is documented for ${entry.v2.operation}.`
      : `The operation ${entry.v2.operation} is ${to} now: generate the client again and use its new names.`;
  const suggestion = to ?? 'undocumented operation';
  const finding = { node: name, rule: entry.id, category: 'name-only', tier: 'manual' } as const;
  context.report({ ...finding, reason: `${reason} ${reasonOf(entry)}`, suggestion });
}

/** Returns the changed operation that a name is derived from, if a generated client may declare the name. */
function operationOf(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): EndpointEntry | undefined {
  const { operationNames } = context.migration;
  const moved = operationNames.moved.find(({ part }) => name.text.includes(part))?.entry;
  if (moved !== undefined) return isReference(name) && mayBeGenerated(context, name) ? moved : undefined;
  const { parent } = name;
  const removed = ts.isImportSpecifier(parent) ? operationNames.removed.get(name.text) : undefined;
  if (removed === undefined || !ts.isImportSpecifier(parent)) return undefined;
  const { moduleSpecifier } = parent.parent.parent.parent;
  return (parent.propertyName ?? parent.name) === name && context.checker.isOverlayModule(moduleSpecifier)
    ? removed
    : undefined;
}

/** Matches imports, members and strings; the other uses of an imported name follow its import. */
function isReference(name: ts.Identifier | ts.StringLiteralLike): boolean {
  const { parent } = name;
  if (ts.isStringLiteralLike(name))
    return ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent) || ts.isCallExpression(parent);
  if (ts.isImportSpecifier(parent)) return (parent.propertyName ?? parent.name) === name;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return true;
  return ts.isPropertyAssignment(parent) ? parent.name === name : ts.isBindingElement(parent) && parent.name === name;
}

/** Excludes names that the project declares in a file of its own. */
function mayBeGenerated({ checker }: RuleContext, name: ts.Identifier | ts.StringLiteralLike): boolean {
  const declaration = checker.declarationOf(name);
  if (declaration === undefined || declaration.parent === name.parent || declaration === name.parent) return true;
  const { fileName, text } = declaration.getSourceFile();
  return fileName.includes('/node_modules/') || isGenerated(text);
}
