import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { isDeclaredWith, isNamed, leadsTo } from './enumerations.ts';
import { argumentOf } from './generics.ts';
import { siteOf } from './sites.ts';
import { isTableOf, keysAre, tableNamedIn } from './value-tables.ts';

/** Whether the place of a string asks for a value of this enumeration. */
export function isAskedFor(pass: Pass, literal: ts.StringLiteralLike | ts.Identifier, enumeration: string): boolean {
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
function isOfExpression(pass: Pass, expression: ts.Expression, enumeration: string): boolean {
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
function isOfArgument(pass: Pass, { parent, expression }: ArgumentPlace, enumeration: string): boolean {
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

function isOperand(pass: Pass, { parent, expression }: Operand, enumeration: string): boolean {
  const other = parent.left === expression ? parent.right : parent.left;
  const kind = parent.operatorToken.kind;
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
    return leadsTo(pass, other, enumeration) || isOfExpression(pass, parent, enumeration);
  return leadsTo(pass, other, enumeration);
}

/** A value in a literal: what the member of that name is declared with, by its type or by the call that carries it. */
function isFieldOf(pass: Pass, property: ts.PropertyAssignment, enumeration: string): boolean {
  const { name } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return false;
  const members = siteOf(pass, name)?.members ?? [];
  if (members.some((symbol) => isDeclaredWith(pass, symbol, enumeration))) return true;
  const shape = pass.carried.get(property.parent);
  return shape !== undefined && pass.knowledge.shapes.get(shape)?.fields[name.text]?.includes(enumeration) === true;
}

/** `Extract<Enumeration, 'VALUE'>` and the like. */
function isInTypeOf(pass: Pass, literal: ts.LiteralTypeNode, enumeration: string): boolean {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (ts.isTypePredicateNode(argument.parent)) return isOfParameter(pass, argument.parent, enumeration);
  if (!ts.isTypeReferenceNode(argument.parent)) return false;
  return (argument.parent.typeArguments ?? []).some(
    (other) => other !== argument && isNamed(pass, pass.compiler.typeAt(other), enumeration),
  );
}

/** `(value: Enumeration): value is 'VALUE'`. */
function isOfParameter(pass: Pass, predicate: ts.TypePredicateNode, enumeration: string): boolean {
  const parameters = ts.isFunctionLike(predicate.parent) ? predicate.parent.parameters : [];
  const named = parameters.filter(({ name }) => name.getText() === predicate.parameterName.getText());
  return named.some((parameter) => isNamed(pass, pass.compiler.typeAt(parameter), enumeration));
}
