import ts from 'typescript';
import { ownAt } from '#shared/json.ts';
import type { AnalysisContext } from '../checker/checker.ts';
import { argumentOf } from './call-arguments.ts';
import { assertedTypes } from './contextual-types.ts';
import { constantValue, functionOf, returnedByCallback } from './data-flow.ts';
import { declaredType } from './declared-keys.ts';
import {
  type EnumQuery,
  hasEnumValue,
  isDeclaredAs,
  isEnumNode,
  isEnumType,
  isOwnEnumeration,
} from './enum-evidence.ts';
import { memberReference } from './member-references.ts';
import { assertionSubject, mergedValues, unwrapExpression } from './syntax.ts';
import { carrierOf, useByValue, usesOf } from './value-carriers.ts';

/**
 * Returns what proves that a string is a value of an enumeration: its place, or all uses of what holds it. If only some
 * uses are by such values, it is `mixed`.
 */
export function valueEvidence(
  context: AnalysisContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  query: EnumQuery,
): 'proven' | 'mixed' | undefined {
  if (isEnumValue(context, literal, query)) return 'proven';
  const { parent } = literal;
  const asked =
    ts.isPropertyAccessExpression(parent) && parent.name === literal ? parent.expression : askedHolder(literal);
  if (asked !== undefined) return holderEvidence(context, asked, query);
  const carrier = carrierOf(context, literal);
  if (carrier === undefined) return undefined;
  const uses = carrier.uses.map((use) => {
    if (carrier.holds !== 'key' && isExpected(context, use, query)) return 'value';
    return carrier.holds === 'value' ? 'other' : useByValue(context, use, query);
  });
  if (!uses.includes('value')) return undefined;
  return carrier.isLocal && !uses.includes('other') ? 'proven' : 'mixed';
}

/** Returns the variable of `table['A']`, `list.includes('A')`, `map.get('A')`. */
function askedHolder(literal: ts.StringLiteralLike | ts.Identifier): ts.Expression | undefined {
  const { parent } = literal;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === literal) return parent.expression;
  const isFirst = ts.isCallExpression(parent) && parent.arguments[0] === literal;
  const callee = isFirst ? parent.expression : undefined;
  return callee !== undefined && ts.isPropertyAccessExpression(callee) ? callee.expression : undefined;
}

/** Returns the same for a key of a table, a set or a list in a variable, by the other uses of the variable. */
function holderEvidence(
  context: AnalysisContext,
  holder: ts.Expression,
  query: EnumQuery,
): 'proven' | 'mixed' | undefined {
  if (isGroupedBy(context, holder, query)) return 'mixed';
  const declaration = ts.isIdentifier(holder) ? context.checker.declarationOf(holder) : undefined;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration) || !ts.isIdentifier(holder)) return undefined;
  const uses = usesOf(context, declaration, holder.text).map((use) => useByValue(context, use, query));
  if (!uses.includes('value')) return undefined;
  return uses.includes('other') ? 'mixed' : 'proven';
}

/** `groupBy(tickets, (ticket) => ticket.state)`, `groupBy(tickets, 'state')`: the result has the values as keys. */
function isGroupedBy(context: AnalysisContext, holder: ts.Expression, query: EnumQuery): boolean {
  const made = ts.isIdentifier(holder) ? constantValue(context.checker, holder) : holder;
  const call = made === undefined ? undefined : unwrapExpression(made);
  if (
    call === undefined ||
    !ts.isCallExpression(call) ||
    !/(?:group|count|key|index)By$/i.test(call.expression.getText())
  )
    return false;
  const { types, typeAt, membersOf } = context.checker;
  const loose = { ...query, isLoose: true } as const;
  return call.arguments.some((argument) => {
    if (!ts.isStringLiteralLike(argument))
      return returnedByCallback(argument).some((key) => hasEnumValue(context, key, loose));
    const items = call.arguments.flatMap((list) => types.itemType(typeAt(list)) ?? []);
    return items.some((item) => membersOf(item, argument.text).some((member) => isDeclaredAs(context, member, query)));
  });
}

/** Tests whether a value of this enumeration is expected where a string occurs. */
export function isEnumValue(
  context: AnalysisContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  query: EnumQuery,
): boolean {
  const { parent } = literal;
  const table = enclosingTable(literal);
  if (table !== undefined) return isLiteralKeyedByEnum(context, table, literal.text, query);
  const isKey =
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === literal) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === literal);
  if (isKey) return isKeyedByEnum(context, context.checker.typeAt(parent.expression), literal.text, query);
  if (ts.isIdentifier(literal)) return false;
  if (ts.isLiteralTypeNode(parent)) return isExpectedByType(context, parent, query);
  if (ts.isEnumMember(parent)) return parent.initializer === literal && isOwnEnumeration(context, parent, query);
  return isExpected(context, literal, query);
}

/** Checks the position of an expression: comparison, assignment, list item. */
export function isExpected(context: AnalysisContext, expression: ts.Expression, query: EnumQuery): boolean {
  const expected = context.checker.contextualType(expression);
  if (expected !== undefined && isEnumType(context, expected, query)) return true;
  const written = writtenType(context, expression);
  if (written !== undefined && isEnumNode(context, written, query)) return true;
  const { parent } = expression;
  if (ts.isBinaryExpression(parent)) return isExpectedByOperand(context, parent, expression, query);
  if (ts.isCaseClause(parent)) return hasEnumValue(context, parent.parent.parent.expression, query);
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent))
    return isExpectedByField(context, parent, query);
  if (ts.isBindingElement(parent))
    return parent.initializer === expression && isDefaultOfMember(context, parent, query);
  if (ts.isCallExpression(parent)) return isExpectedByCall(context, { parent, expression }, query);
  if (isSearchCall(parent)) return parent.parent.arguments.some((asked) => hasEnumValue(context, asked, query));
  const isTransparent =
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent);
  if (ts.isSpreadElement(parent)) return isExpected(context, parent.parent as ts.Expression, query);
  return isTransparent && isExpected(context, parent, query);
}

/** Returns the type that is written where a value is declared, passed, returned, or put into a set or a map. */
function writtenType(context: AnalysisContext, value: ts.Expression): ts.TypeNode | undefined {
  const { parent } = value;
  if (ts.isReturnStatement(parent)) return ts.findAncestor(parent, ts.isFunctionLike)?.type;
  if (!ts.isArrayLiteralExpression(parent)) return declaredType(context, value);
  const isPair = ts.isArrayLiteralExpression(parent.parent) && parent.elements[0] === value;
  const list = isPair ? parent.parent : parent;
  const created = list.parent;
  if (!ts.isNewExpression(created)) return declaredType(context, list);
  const stated = created.typeArguments ?? typeArgumentsOf(declaredType(context, created));
  return stated?.[0];
}

function typeArgumentsOf(node: ts.TypeNode | undefined): readonly ts.TypeNode[] | undefined {
  return node !== undefined && ts.isTypeReferenceNode(node) ? node.typeArguments : undefined;
}

/** `({ state = 'OPEN' }) => …`. */
function isDefaultOfMember(context: AnalysisContext, element: ts.BindingElement, query: EnumQuery): boolean {
  const name = element.propertyName ?? element.name;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return false;
  return (memberReference(context, name)?.members ?? []).some((member) => isDeclaredAs(context, member, query));
}

interface ArgumentPlace {
  readonly parent: ts.CallExpression;
  readonly expression: ts.Expression;
}

/**
 * `list.includes('VALUE')`; `take('VALUE')` where the function takes any type that fits the enumeration, or compares
 * its parameter with such values only.
 */
function isExpectedByCall(context: AnalysisContext, { parent, expression }: ArgumentPlace, query: EnumQuery): boolean {
  const declared = argumentOf(context, expression)?.declared;
  const constraint = declared === undefined ? undefined : context.checker.types.constraint(declared);
  if (constraint !== undefined && isEnumType(context, constraint, query)) return true;
  if (comparedByCall(parent, expression).some((value) => hasEnumValue(context, value, query))) return true;
  const callee = parent.expression;
  if (!ts.isPropertyAccessExpression(callee)) return isParameterOfEnum(context, { parent, expression }, query);
  const list = callee.expression;
  const elements: readonly ts.Expression[] = ts.isArrayLiteralExpression(list) ? list.elements : [list];
  return SEARCH.test(callee.name.text) && elements.some((element) => hasEnumValue(context, element, query));
}

const SEARCH = /^(?:includes|indexOf|lastIndexOf|has|push|unshift|add|delete|concat|with|fill|localeCompare|equals)$/;

/** `expect(value).toBe('A')`, `assert.equal(value, 'A')`, `Object.is(value, 'A')`: what it is compared with. */
function comparedByCall(
  { expression: callee, arguments: args }: ts.CallExpression,
  text: ts.Expression,
): readonly ts.Expression[] {
  const isMatcher = ts.isPropertyAccessExpression(callee) && /^(?:to|not|equal|eq|eql)/.test(callee.name.text);
  if (isMatcher) return assertionSubject(callee.expression);
  const isComparison =
    /^(?:Object\.is|(?:t|assert)\.\w*(?:[eE]qual|is|same)|assert\w*Equal\w*|(?:_\.)?(?:isEqual|eq))$/.test(
      callee.getText(),
    );
  return isComparison ? args.filter((argument) => argument !== text) : [];
}

/** `isIn(ticket, 'OPEN')` for a function of this file that uses its parameter only as such a value. */
function isParameterOfEnum(context: AnalysisContext, { parent, expression }: ArgumentPlace, query: EnumQuery): boolean {
  const declaration = context.checker.declarationOf(parent.expression);
  const called = declaration === undefined ? undefined : functionOf(declaration);
  const last = called?.parameters.at(-1);
  const parameter =
    called?.parameters[parent.arguments.indexOf(expression)] ?? (last?.dotDotDotToken === undefined ? undefined : last);
  if (parameter === undefined || !ts.isIdentifier(parameter.name) || parameter.getSourceFile() !== context.file)
    return false;
  const uses = usesOf(context, parameter, parameter.name.text);
  return uses.length > 0 && uses.every((use) => !ts.isCallExpression(use.parent) && isExpected(context, use, query));
}

/** `['VALUE', 'OTHER'].includes(x)`: the receiver's name and the call. */
export function isSearchCall(
  node: ts.Node,
): node is ts.PropertyAccessExpression & { readonly parent: ts.CallExpression } {
  return (
    ts.isPropertyAccessExpression(node) &&
    /^(?:includes|indexOf)$/.test(node.name.text) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node
  );
}

function isExpectedByOperand(
  context: AnalysisContext,
  parent: ts.BinaryExpression,
  expression: ts.Expression,
  query: EnumQuery,
): boolean {
  const other = parent.left === expression ? parent.right : parent.left;
  const kind = parent.operatorToken.kind;
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
    return hasEnumValue(context, other, query) || isExpected(context, parent, query);
  return COMPARISONS.has(kind) && hasEnumValue(context, other, query);
}

/** Comparisons, and assignments of a value. */
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.EqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
]);

/** Checks the member that a value is assigned to, by its type or by the HTTP call that sends it. */
function isExpectedByField(
  context: AnalysisContext,
  property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
  query: EnumQuery,
): boolean {
  const { name } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return false;
  const members = memberReference(context, name)?.members ?? [];
  const merged = query.isLoose === true ? mergedValues(property.parent) : [];
  const { types, typeAt, membersOf } = context.checker;
  const other = [...merged.map(typeAt), ...assertedTypes(context, property.parent)];
  const beside = other.flatMap((type) => membersOf(types.itemType(type) ?? type, name.text));
  if ([...members, ...beside].some((symbol) => isDeclaredAs(context, symbol, query))) return true;
  const schema = context.payloads.get(property.parent);
  const fields = schema === undefined ? undefined : context.migration.schemas.get(schema)?.fields;
  return ownAt(fields, name.text)?.includes(query.enumeration) === true;
}

/** `Extract<Enumeration, 'VALUE'>` and the like, and the literals of a type of the caller. */
function isExpectedByType(context: AnalysisContext, literal: ts.LiteralTypeNode, query: EnumQuery): boolean {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  const { parent } = argument;
  if (ts.isTypePredicateNode(parent)) return isExpectedByPredicate(context, parent, query);
  const declared = ts.findAncestor(parent, (node) => !ts.isTypeNode(node));
  if (declared !== undefined && isDeclaredByOwnType(context, declared, query)) return true;
  if (!ts.isTypeReferenceNode(parent)) return false;
  return (parent.typeArguments ?? []).some(
    (other) => other !== argument && isEnumType(context, context.checker.typeAt(other), query),
  );
}

/** Tests whether a literal type is that of a member of a payload, or of the alias that the member is declared with. */
function isDeclaredByOwnType(context: AnalysisContext, declared: ts.Node, query: EnumQuery): boolean {
  if (ts.isTypeAliasDeclaration(declared)) return isOwnEnumeration(context, declared, query);
  if (!ts.isPropertySignature(declared) && !ts.isPropertyDeclaration(declared)) return false;
  const symbol = context.checker.symbolAt(declared.name);
  if (symbol !== undefined && isDeclaredAs(context, symbol, query)) return true;
  const members = ts.isComputedPropertyName(declared.name)
    ? []
    : (memberReference(context, declared.name as ts.Identifier)?.members ?? []);
  return members.some((member) => isDeclaredAs(context, member, query));
}

/** `(value: Enumeration): value is 'VALUE'`. */
function isExpectedByPredicate(context: AnalysisContext, predicate: ts.TypePredicateNode, query: EnumQuery): boolean {
  const parameters = ts.isFunctionLike(predicate.parent) ? predicate.parent.parameters : [];
  const named = parameters.filter(({ name }) => name.getText() === predicate.parameterName.getText());
  return named.some(
    (parameter) =>
      isEnumType(context, context.checker.typeAt(parameter), query) ||
      (parameter.type !== undefined && isEnumNode(context, parameter.type, query)),
  );
}

/** Recognizes a table keyed by the enumeration, such as `Record<Enumeration, …>`. */
function isRecordOf(context: AnalysisContext, type: ts.Type, query: EnumQuery): boolean {
  return context.checker.types
    .aliasArguments(type)
    .some((argument) => isEnumType(context, argument, query) || isRecordOf(context, argument, query));
}

/** Recognizes the same, and a mapped type over the enumeration. */
function isKeyedByEnum(context: AnalysisContext, table: ts.Type, key: string, query: EnumQuery): boolean {
  const parts = [table, ...context.checker.types.unionParts(table)];
  if (parts.some((part) => isRecordOf(context, part, query))) return true;
  return context.checker.membersOf(table, key).some((member) => {
    const mapped = context.checker.mappedSource(member);
    if (mapped === undefined) return false;
    const inner = (type: ts.Type): boolean => type !== table && isKeyedByEnum(context, type, key, query);
    return isEnumType(context, mapped.keys, query) || mapped.owners.some(inner);
  });
}

/** Recognizes the same by the contextual type of a literal, or the type that is written for it. */
function isLiteralKeyedByEnum(
  context: AnalysisContext,
  table: ts.ObjectLiteralExpression,
  key: string,
  query: EnumQuery,
): boolean {
  const expected = context.checker.contextualType(table);
  if (expected !== undefined && isKeyedByEnum(context, expected, key, query)) return true;
  const [first] = typeArgumentsOf(declaredType(context, table)) ?? [];
  return first !== undefined && isEnumNode(context, first, query);
}

/** Returns the literal that a key belongs to: as a name, in brackets, or as the name of a method. */
export function enclosingTable(literal: ts.StringLiteralLike | ts.Identifier): ts.ObjectLiteralExpression | undefined {
  const { parent } = literal;
  const member = ts.isComputedPropertyName(parent) ? parent.parent : parent;
  const name = ts.isComputedPropertyName(parent) ? parent : literal;
  const isKey = (ts.isPropertyAssignment(member) || ts.isMethodDeclaration(member)) && member.name === name;
  return isKey && ts.isObjectLiteralExpression(member.parent) ? member.parent : undefined;
}
