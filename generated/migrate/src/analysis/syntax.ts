import ts from 'typescript';

/** An expression without parentheses and without what is asserted of it. */
export function unwrapped(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isTypeAssertionExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapped ? unwrapped(expression.expression) : expression;
}

/** `null`, `undefined`. */
export function isNothing(value: ts.Expression): boolean {
  return value.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(value) && value.text === 'undefined');
}

/** `console.log(…)`, `logger.warn(…)`: what is said to a reader. */
export function isLogging(callee: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return /^(?:log|debug|info|warn|error|trace|fatal)$/.test(callee.name.text);
}

/** Whether evaluating an expression twice does nothing that evaluating it once does not. */
export function isPure(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression) || expression.kind === ts.SyntaxKind.ThisKeyword) return true;
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.questionDotToken === undefined &&
    isPure(expression.expression)
  );
}

/** Whether an expression is written to: the left side of an assignment, an operand of `++`, of `delete`. */
export function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssignment(parent.operatorToken.kind);
  if (ts.isPrefixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
  return ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent);
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** The text of a property's name; empty where it is computed. */
export function nameText(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}

/** The values that a literal gives to members of these names. */
export function memberOf(init: ts.ObjectLiteralExpression, names: ReadonlySet<string>): readonly ts.Expression[] {
  return init.properties.flatMap((property) => {
    const { name } = property;
    if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name)) || !names.has(name.text))
      return [];
    if (ts.isShorthandPropertyAssignment(property)) return [property.name];
    return ts.isPropertyAssignment(property) ? [property.initializer] : [];
  });
}

/** The whole that a text is put together to. */
export function wholeText(node: ts.Expression): ts.Expression {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return wholeText(parent.parent);
  if (ts.isParenthesizedExpression(parent)) return wholeText(parent);
  const isSum = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? wholeText(parent) : node;
}
