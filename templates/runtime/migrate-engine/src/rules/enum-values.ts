import ts from 'typescript';
import { ownAt } from '#shared/json.ts';
import type { ScalarEntry } from '#shared/migration/map.ts';
import type { AnalysisContext } from '../checker/checker.ts';
import { argumentOf } from '../analysis/contextual-types.ts';
import { enclosingTypeName } from '../analysis/member-owners.ts';
import { memberReference } from '../analysis/member-references.ts';
import { isLogging, propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { changedValue } from '../migration/schema-match.ts';
import { type RuleContext, reasonOf, tierOf } from './context.ts';

/** Renames an enumeration value where a value of that enumeration is expected. */
export function visitValue(context: RuleContext, literal: ts.StringLiteralLike | ts.Identifier): void {
  const entries = context.migration.values.get(literal.text);
  if (entries === undefined) return;
  const entry = entries.find(({ owners }) => owners.some(({ v2 }) => isEnumValue(context, literal, v2)));
  if (entry === undefined) return reportDistinctiveValue(context, literal, entries);
  if (entry.v3 === undefined) return reportLostValue(context, literal, entry);
  context.report({
    node: literal,
    rule: entry.id,
    category: 'value',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3,
  });
  if (ts.isIdentifier(literal)) return context.replace(literal, entry.v3);
  const quote = context.text(literal).charAt(0);
  context.replace(literal, `${quote}${entry.v3}${quote}`);
}

/** Reports a value that was removed, or whose counterpart nobody has decided. */
function reportLostValue(
  context: RuleContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  entry: ScalarEntry,
): void {
  const reason = `${entry.unresolved?.reason ?? 'It was removed.'} ${reasonOf(entry)}`;
  const finding = { node: literal, rule: entry.id, category: 'value', tier: 'manual' } as const;
  context.report({ ...finding, reason, suggestion: '' });
}

/** Reports a distinctive value used as a table key or a string without type evidence. */
function reportDistinctiveValue(
  context: RuleContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  entries: readonly ScalarEntry[],
): void {
  const entry = entries.find(
    (one) =>
      one.distinctive ||
      isSearchedConstant(context, literal) ||
      isInOpenBody(context, literal) ||
      isOfField(context, literal, one),
  );
  const { parent } = literal;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === literal;
  if (entry === undefined || (ts.isIdentifier(literal) && !isKey) || ts.isImportDeclaration(parent)) return;
  if (ts.isCallExpression(parent) && isLogging(parent.expression)) return;
  const reason = `The string is a value of the previous version, but there is no type evidence here. ${reasonOf(entry)}`;
  context.report({
    node: literal,
    rule: entry.id,
    category: 'name-only',
    tier: 'manual',
    reason,
    suggestion: entry.v3 ?? '',
  });
}

/** Matches `'CUSTOM_FIELDS'` in the inline body of a request whose schema does not list its fields. */
function isInOpenBody({ bodySchemas, migration }: RuleContext, literal: ts.Node): boolean {
  const body = ts.findAncestor(literal, (outer) => bodySchemas.has(outer));
  const schema = body === undefined ? undefined : bodySchemas.get(body);
  if (schema === undefined || migration.schemas.get(schema)?.isOpen !== true) return false;
  return ts.isStringLiteralLike(literal) && CONSTANT.test(literal.text);
}

/**
 * Matches `{ options: ['CUSTOM_FIELDS'] }` in a file that imports types of either version: a member that is named like
 * a field of this enumeration.
 */
function isOfField({ knownModules, migration }: RuleContext, literal: ts.Node, entry: ScalarEntry): boolean {
  if (knownModules.size === 0 || !ts.isStringLiteralLike(literal) || !CONSTANT.test(literal.text)) return false;
  const member = ts.isArrayLiteralExpression(literal.parent) ? literal.parent.parent : literal.parent;
  if (!ts.isPropertyAssignment(member) || member.name === literal) return false;
  return changedValue(migration, propertyNameText(member.name), literal.text) === entry;
}

/** A name of several words in capitals. */
const CONSTANT = /^[A-Z]+(?:_[A-Z]+)+$/;

/** Matches `options.includes('CUSTOM_FIELDS')` on plain strings, in a file that imports types of either version. */
function isSearchedConstant(context: RuleContext, literal: ts.StringLiteralLike | ts.Identifier): boolean {
  const { parent } = literal;
  if (!CONSTANT.test(literal.text) || context.knownModules.size === 0 || !ts.isCallExpression(parent)) return false;
  return isSearchCall(parent.expression) && parent.arguments[0] === literal;
}

/** Tests whether a value of this enumeration is expected where a string occurs. */
export function isEnumValue(
  context: AnalysisContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  enumeration: string,
): boolean {
  const { parent } = literal;
  const table = enclosingTable(literal);
  if (table !== undefined) return isLiteralKeyedByEnum(context, { table, key: literal.text }, enumeration);
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === literal)
    return isKeyedByEnum(context, { table: context.checker.typeAt(parent.expression), key: literal.text }, enumeration);
  if (ts.isPropertyAccessExpression(parent) && parent.name === literal)
    return isKeyedByEnum(context, { table: context.checker.typeAt(parent.expression), key: literal.text }, enumeration);
  if (ts.isIdentifier(literal)) return false;
  if (ts.isLiteralTypeNode(parent)) return isExpectedByType(context, parent, enumeration);
  return isExpected(context, literal, enumeration);
}

/** Checks the position of an expression: comparison, assignment, list item. */
function isExpected(context: AnalysisContext, expression: ts.Expression, enumeration: string): boolean {
  const expected = context.checker.contextualType(expression);
  if (expected !== undefined && isEnumType(context, expected, enumeration)) return true;
  const { parent } = expression;
  if (ts.isBinaryExpression(parent)) return isExpectedByOperand(context, { parent, expression }, enumeration);
  if (ts.isCaseClause(parent)) return hasEnumType(context, parent.parent.parent.expression, enumeration);
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent))
    return isExpectedByField(context, parent, enumeration);
  if (ts.isCallExpression(parent)) return isExpectedByCall(context, { parent, expression }, enumeration);
  if (isSearchCall(parent)) return parent.parent.arguments.some((query) => hasEnumType(context, query, enumeration));
  const isTransparent =
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent);
  return isTransparent && isExpected(context, parent, enumeration);
}

interface ArgumentPlace {
  readonly parent: ts.CallExpression;
  readonly expression: ts.Expression;
}

/** `list.includes('VALUE')`; `take('VALUE')` where the function takes any type that fits the enumeration. */
function isExpectedByCall(
  context: AnalysisContext,
  { parent, expression }: ArgumentPlace,
  enumeration: string,
): boolean {
  const declared = argumentOf(context, expression)?.declared;
  const constraint = declared === undefined ? undefined : context.checker.types.constraint(declared);
  if (constraint !== undefined && isEnumType(context, constraint, enumeration)) return true;
  const callee = parent.expression;
  return ts.isPropertyAccessExpression(callee) && hasEnumType(context, callee.expression, enumeration);
}

/** `['VALUE', 'OTHER'].includes(x)`: the receiver's name and the call. */
function isSearchCall(node: ts.Node): node is ts.PropertyAccessExpression & { readonly parent: ts.CallExpression } {
  return (
    ts.isPropertyAccessExpression(node) &&
    /^(?:includes|indexOf)$/.test(node.name.text) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node
  );
}

interface Operand {
  readonly parent: ts.BinaryExpression;
  readonly expression: ts.Expression;
}

function isExpectedByOperand(context: AnalysisContext, { parent, expression }: Operand, enumeration: string): boolean {
  const other = parent.left === expression ? parent.right : parent.left;
  const kind = parent.operatorToken.kind;
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
    return hasEnumType(context, other, enumeration) || isExpected(context, parent, enumeration);
  return hasEnumType(context, other, enumeration);
}

/** Checks the member that a value is assigned to, by its type or by the HTTP call that sends it. */
function isExpectedByField(context: AnalysisContext, property: ts.PropertyAssignment, enumeration: string): boolean {
  const { name } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return false;
  const members = memberReference(context, name)?.members ?? [];
  if (members.some((symbol) => isDeclaredAs(context, symbol, enumeration))) return true;
  const schema = context.bodySchemas.get(property.parent);
  return (
    schema !== undefined &&
    ownAt(context.migration.schemas.get(schema)?.fields, name.text)?.includes(enumeration) === true
  );
}

/** `Extract<Enumeration, 'VALUE'>` and the like. */
function isExpectedByType(context: AnalysisContext, literal: ts.LiteralTypeNode, enumeration: string): boolean {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (ts.isTypePredicateNode(argument.parent)) return isExpectedByPredicate(context, argument.parent, enumeration);
  if (!ts.isTypeReferenceNode(argument.parent)) return false;
  return (argument.parent.typeArguments ?? []).some(
    (other) => other !== argument && isEnumType(context, context.checker.typeAt(other), enumeration),
  );
}

/** `(value: Enumeration): value is 'VALUE'`. */
function isExpectedByPredicate(
  context: AnalysisContext,
  predicate: ts.TypePredicateNode,
  enumeration: string,
): boolean {
  const parameters = ts.isFunctionLike(predicate.parent) ? predicate.parent.parameters : [];
  const named = parameters.filter(({ name }) => name.getText() === predicate.parameterName.getText());
  return named.some((parameter) => isEnumType(context, context.checker.typeAt(parameter), enumeration));
}

/** Recognizes a table keyed by the enumeration, such as `Record<Enumeration, …>`. */
function isRecordOf(context: AnalysisContext, type: ts.Type, enumeration: string): boolean {
  return context.checker.types
    .aliasArguments(type)
    .some((argument) => isEnumType(context, argument, enumeration) || isRecordOf(context, argument, enumeration));
}

interface TableKey {
  readonly table: ts.Type;
  readonly key: string;
}

/** Recognizes the same, and a mapped type over the enumeration. */
function isKeyedByEnum(context: AnalysisContext, { table, key }: TableKey, enumeration: string): boolean {
  const parts = [table, ...context.checker.types.unionParts(table)];
  if (parts.some((part) => isRecordOf(context, part, enumeration))) return true;
  return context.checker.membersOf(table, key).some((member) => {
    const mapped = context.checker.mappedSource(member);
    if (mapped === undefined) return false;
    const inner = (type: ts.Type): boolean =>
      type !== table && isKeyedByEnum(context, { table: type, key }, enumeration);
    return isEnumType(context, mapped.keys, enumeration) || mapped.owners.some(inner);
  });
}

interface LiteralKey {
  readonly table: ts.ObjectLiteralExpression;
  readonly key: string;
}

/** Recognizes the same by the contextual type of a literal. */
function isLiteralKeyedByEnum(context: AnalysisContext, { table, key }: LiteralKey, enumeration: string): boolean {
  const expected = context.checker.contextualType(table);
  return expected !== undefined && isKeyedByEnum(context, { table: expected, key }, enumeration);
}

/** Returns the literal that a key belongs to: as a name, in brackets, or as the name of a method. */
function enclosingTable(literal: ts.StringLiteralLike | ts.Identifier): ts.ObjectLiteralExpression | undefined {
  const { parent } = literal;
  const member = ts.isComputedPropertyName(parent) ? parent.parent : parent;
  const name = ts.isComputedPropertyName(parent) ? parent : literal;
  const isKey = (ts.isPropertyAssignment(member) || ts.isMethodDeclaration(member)) && member.name === name;
  return isKey && ts.isObjectLiteralExpression(member.parent) ? member.parent : undefined;
}

/** Tests whether an expression has the enumeration as its type, or reads a member declared with it. */
export function hasEnumType(context: AnalysisContext, value: ts.Expression, enumeration: string): boolean {
  const expression = unwrapExpression(value);
  if (ts.isBinaryExpression(expression) && isLogicalChoice(expression))
    return [expression.left, expression.right].some((side) => hasEnumType(context, side, enumeration));
  if (isEnumType(context, context.checker.typeAt(expression), enumeration)) return true;
  const symbol = context.checker.symbolAt(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
  const declaration = symbol?.valueDeclaration;
  if (
    declaration !== undefined &&
    (ts.isParameter(declaration) || ts.isBindingElement(declaration) || ts.isVariableDeclaration(declaration)) &&
    isEnumType(context, context.checker.typeAt(declaration), enumeration)
  )
    return true;
  if (symbol === undefined) return false;
  return isDeclaredAs(context, symbol, enumeration) || isReadFromMember(context, declaration, enumeration);
}

/** `({ state }) => …`, `const state = order.state`: the member that a variable is read from. */
function isReadFromMember(
  context: AnalysisContext,
  declaration: ts.Declaration | undefined,
  enumeration: string,
): boolean {
  if (declaration === undefined) return false;
  if (ts.isVariableDeclaration(declaration)) {
    const { initializer } = declaration;
    return (
      initializer !== undefined &&
      ts.isPropertyAccessExpression(initializer) &&
      hasEnumType(context, initializer, enumeration)
    );
  }
  if (!ts.isBindingElement(declaration)) return false;
  const name = declaration.propertyName ?? declaration.name;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return false;
  return (memberReference(context, name)?.members ?? []).some((member) => isDeclaredAs(context, member, enumeration));
}

/** `a ?? b`, `a || b`. */
function isLogicalChoice({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

/** Tests whether a v2 schema declares a member with this enumeration. */
function isDeclaredAs(context: AnalysisContext, symbol: ts.Symbol, enumeration: string): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    const { checker, migration } = context;
    const name = enclosingTypeName(declaration) ?? '';
    const isInClient = migration.requestTypes.has(name) && checker.isInClient(declaration);
    if (!checker.isOverlaid(declaration) && !checker.isInPackage(declaration) && !isInClient) return false;
    return ownAt(migration.schemas.get(name)?.fields, symbol.name)?.includes(enumeration) === true;
  });
}

/** Tests whether a type is this enumeration: by its alias, in a part, or in the union that it was made from. */
export function isEnumType(context: AnalysisContext, type: ts.Type, enumeration: string): boolean {
  const { types } = context.checker;
  if (types.aliasName(type) === enumeration) return true;
  const created = types.unionOrigin(type);
  return [...(created === undefined ? [] : [created]), ...types.unionParts(type)].some(
    (part) => part !== type && isEnumType(context, part, enumeration),
  );
}
