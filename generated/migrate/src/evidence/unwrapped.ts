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
