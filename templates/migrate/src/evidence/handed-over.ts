import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { OUTPUT } from './flows.ts';
import { argumentOf } from './generics.ts';

/**
 * An argument, an initial value, what is returned, assigned, or put into a literal: a literal itself has rules of its
 * own.
 */
export function isHandedOver(node: ts.Expression): boolean {
  const { parent } = node;
  if (isAsserted(parent)) return true;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.some((argument) => argument === node) === true;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  if (ts.isBinaryExpression(parent)) return parent.right === node && isPlainAssignment(parent);
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return ts.isReturnStatement(parent) || ts.isArrayLiteralExpression(parent) || ts.isJsxExpression(parent);
}

/** `value as Shape`, `<Shape>value`, `value satisfies Shape`: what is asserted is not checked, or only in part. */
function isAsserted(node: ts.Node): node is ts.AsExpression | ts.TypeAssertion | ts.SatisfiesExpression {
  return ts.isAsExpression(node) || ts.isTypeAssertionExpression(node) || ts.isSatisfiesExpression(node);
}

/** `a = value`; a pattern on the left takes the value apart, and is looked at name by name. */
function isPlainAssignment({ left, operatorToken }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    !ts.isObjectLiteralExpression(left) &&
    !ts.isArrayLiteralExpression(left)
  );
}

/** `value as unknown as Shape`: what is asserted in the end. */
function lastAssertion(node: ts.Expression): ts.Expression {
  return isAsserted(node.parent) && isAsserted(node.parent.parent) ? lastAssertion(node.parent) : node;
}

/** `Object.assign(target, value)`: the target, which the value is written over. */
function assignedTo({ parent }: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return undefined;
  const { name, expression } = parent.expression;
  const isAssign = name.text === 'assign' && ts.isIdentifier(expression) && expression.text === 'Object';
  return isAssign ? parent.arguments[0] : undefined;
}

/** What the place of a value that is handed over asks for. */
export function wantedHere(pass: Pass, expression: ts.Expression): readonly ts.Type[] {
  const target = assignedTo(expression);
  if (target !== undefined) return target === expression ? [] : [pass.compiler.typeAt(target)];
  const parsed = parsedBy(pass, expression);
  if (parsed.length > 0) return parsed;
  const wanted = pass.compiler.wantedType(lastAssertion(expression));
  if (wanted === undefined) return [];
  const declared = argumentOf(pass, expression)?.declared;
  const constraint = declared === undefined ? undefined : constraintWithin(pass, declared);
  return constraint === undefined ? [wanted] : [wanted, constraint];
}

/** `schema.parse(value)`: what the schema takes for its own. */
function parsedBy({ compiler }: Pass, { parent }: ts.Expression): readonly ts.Type[] {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  const { name, expression } = parent.expression;
  return /^(?:safeP|p)arse(?:Async)?$/.test(name.text) ? compiler.types.held(compiler.typeAt(expression), OUTPUT) : [];
}

/** What a type parameter in the place of an argument must fit, or in that of its items. */
function constraintWithin(pass: Pass, declared: ts.Type): ts.Type | undefined {
  const { types } = pass.compiler;
  const item = types.item(declared);
  return types.constraint(item ?? declared);
}
