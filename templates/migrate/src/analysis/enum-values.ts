import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { argumentOf } from './contextual-types.ts';
import { shapeOf } from './member-owners.ts';
import { siteOf } from './member-references.ts';
import { unwrapped } from './syntax.ts';

/** Whether the place of a string asks for a value of this enumeration. */
export function isAskedFor(
  pass: AnalysisContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  enumeration: string,
): boolean {
  const { parent } = literal;
  const table = tableNamedIn(literal);
  if (table !== undefined) return keysAre(pass, { table, key: literal.text }, enumeration);
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === literal)
    return isTableOf(pass, { table: pass.compiler.typeAt(parent.expression), key: literal.text }, enumeration);
  if (ts.isPropertyAccessExpression(parent) && parent.name === literal)
    return isTableOf(pass, { table: pass.compiler.typeAt(parent.expression), key: literal.text }, enumeration);
  if (ts.isIdentifier(literal)) return false;
  if (ts.isLiteralTypeNode(parent)) return isInTypeOf(pass, parent, enumeration);
  return isOfExpression(pass, literal, enumeration);
}

/** The place of an expression: what it is compared with, what it is assigned to, what it is an item of. */
function isOfExpression(pass: AnalysisContext, expression: ts.Expression, enumeration: string): boolean {
  const wanted = pass.compiler.wantedType(expression);
  if (wanted !== undefined && isNamed(pass, wanted, enumeration)) return true;
  const { parent } = expression;
  if (ts.isBinaryExpression(parent)) return isOperand(pass, { parent, expression }, enumeration);
  if (ts.isCaseClause(parent)) return leadsTo(pass, parent.parent.parent.expression, enumeration);
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent))
    return isFieldOf(pass, parent, enumeration);
  if (ts.isCallExpression(parent)) return isOfArgument(pass, { parent, expression }, enumeration);
  if (isSearched(parent)) return parent.parent.arguments.some((sought) => leadsTo(pass, sought, enumeration));
  const isThrough =
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent);
  return isThrough && isOfExpression(pass, parent, enumeration);
}

interface ArgumentPlace {
  readonly parent: ts.CallExpression;
  readonly expression: ts.Expression;
}

/** `list.includes('VALUE')`; `take('VALUE')` where the function takes any type that fits the enumeration. */
function isOfArgument(pass: AnalysisContext, { parent, expression }: ArgumentPlace, enumeration: string): boolean {
  const declared = argumentOf(pass, expression)?.declared;
  const constraint = declared === undefined ? undefined : pass.compiler.types.constraint(declared);
  if (constraint !== undefined && isNamed(pass, constraint, enumeration)) return true;
  const callee = parent.expression;
  return ts.isPropertyAccessExpression(callee) && leadsTo(pass, callee.expression, enumeration);
}

/** `['VALUE', 'OTHER'].includes(x)`: the receiver's name and the call. */
function isSearched(node: ts.Node): node is ts.PropertyAccessExpression & { readonly parent: ts.CallExpression } {
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

function isOperand(pass: AnalysisContext, { parent, expression }: Operand, enumeration: string): boolean {
  const other = parent.left === expression ? parent.right : parent.left;
  const kind = parent.operatorToken.kind;
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
    return leadsTo(pass, other, enumeration) || isOfExpression(pass, parent, enumeration);
  return leadsTo(pass, other, enumeration);
}

/** A value in a literal: what the member of that name is declared with, by its type or by the call that carries it. */
function isFieldOf(pass: AnalysisContext, property: ts.PropertyAssignment, enumeration: string): boolean {
  const { name } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return false;
  const members = siteOf(pass, name)?.members ?? [];
  if (members.some((symbol) => isDeclaredWith(pass, symbol, enumeration))) return true;
  const shape = pass.carried.get(property.parent);
  return shape !== undefined && pass.knowledge.shapes.get(shape)?.fields[name.text]?.includes(enumeration) === true;
}

/** `Extract<Enumeration, 'VALUE'>` and the like. */
function isInTypeOf(pass: AnalysisContext, literal: ts.LiteralTypeNode, enumeration: string): boolean {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (ts.isTypePredicateNode(argument.parent)) return isOfParameter(pass, argument.parent, enumeration);
  if (!ts.isTypeReferenceNode(argument.parent)) return false;
  return (argument.parent.typeArguments ?? []).some(
    (other) => other !== argument && isNamed(pass, pass.compiler.typeAt(other), enumeration),
  );
}

/** `(value: Enumeration): value is 'VALUE'`. */
function isOfParameter(pass: AnalysisContext, predicate: ts.TypePredicateNode, enumeration: string): boolean {
  const parameters = ts.isFunctionLike(predicate.parent) ? predicate.parent.parameters : [];
  const named = parameters.filter(({ name }) => name.getText() === predicate.parameterName.getText());
  return named.some((parameter) => isNamed(pass, pass.compiler.typeAt(parameter), enumeration));
}

/** `Record<Enumeration, …>` and the like: a table whose keys are its values. */
function isKeyedBy(pass: AnalysisContext, type: ts.Type, enumeration: string): boolean {
  return pass.compiler.types
    .aliasArguments(type)
    .some((argument) => isNamed(pass, argument, enumeration) || isKeyedBy(pass, argument, enumeration));
}

interface Keyed {
  readonly table: ts.Type;
  readonly key: string;
}

/** The same, or a mapped type that goes through its values. */
function isTableOf(pass: AnalysisContext, { table, key }: Keyed, enumeration: string): boolean {
  const parts = [table, ...pass.compiler.types.parts(table)];
  if (parts.some((part) => isKeyedBy(pass, part, enumeration))) return true;
  return pass.compiler.membersOf(table, key).some((member) => {
    const mapped = pass.compiler.mapped(member);
    if (mapped === undefined) return false;
    const inner = (type: ts.Type): boolean => type !== table && isTableOf(pass, { table: type, key }, enumeration);
    return isNamed(pass, mapped.keys, enumeration) || mapped.of.some(inner);
  });
}

interface KeyOfLiteral {
  readonly table: ts.ObjectLiteralExpression;
  readonly key: string;
}

/** The same, of what the place of a literal asks for. */
function keysAre(pass: AnalysisContext, { table, key }: KeyOfLiteral, enumeration: string): boolean {
  const wanted = pass.compiler.wantedType(table);
  return wanted !== undefined && isTableOf(pass, { table: wanted, key }, enumeration);
}

/** The literal that a key stands in: as it is, in brackets, or as the name of a method. */
function tableNamedIn(literal: ts.StringLiteralLike | ts.Identifier): ts.ObjectLiteralExpression | undefined {
  const { parent } = literal;
  const member = ts.isComputedPropertyName(parent) ? parent.parent : parent;
  const name = ts.isComputedPropertyName(parent) ? parent : literal;
  const isKey = (ts.isPropertyAssignment(member) || ts.isMethodDeclaration(member)) && member.name === name;
  return isKey && ts.isObjectLiteralExpression(member.parent) ? member.parent : undefined;
}

/** Whether an expression is of this enumeration, or reads a member that is declared with it. */
export function leadsTo(pass: AnalysisContext, given: ts.Expression, enumeration: string): boolean {
  const expression = unwrapped(given);
  if (ts.isBinaryExpression(expression) && isChoice(expression))
    return [expression.left, expression.right].some((side) => leadsTo(pass, side, enumeration));
  if (isNamed(pass, pass.compiler.typeAt(expression), enumeration)) return true;
  const symbol = pass.compiler.symbolAt(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
  const declaration = symbol?.valueDeclaration;
  if (
    declaration !== undefined &&
    (ts.isParameter(declaration) || ts.isBindingElement(declaration) || ts.isVariableDeclaration(declaration)) &&
    isNamed(pass, pass.compiler.typeAt(declaration), enumeration)
  )
    return true;
  return symbol !== undefined && isDeclaredWith(pass, symbol, enumeration);
}

/** `a ?? b`, `a || b`. */
function isChoice({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

/** Whether an old shape declares a member with this enumeration. */
function isDeclaredWith(pass: AnalysisContext, symbol: ts.Symbol, enumeration: string): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    if (!pass.compiler.isOverlaid(declaration) && !pass.compiler.isInPackage(declaration)) return false;
    const shape = pass.knowledge.shapes.get(shapeOf(declaration) ?? '');
    return shape?.fields[symbol.name]?.includes(enumeration) === true;
  });
}

/** Whether a type goes by this name: itself, a part of it, or what the checker says that it was made of. */
export function isNamed(pass: AnalysisContext, type: ts.Type, enumeration: string): boolean {
  const { types } = pass.compiler;
  if (types.alias(type) === enumeration) return true;
  const made = types.origin(type);
  return [...(made === undefined ? [] : [made]), ...types.parts(type)].some(
    (part) => part !== type && isNamed(pass, part, enumeration),
  );
}
