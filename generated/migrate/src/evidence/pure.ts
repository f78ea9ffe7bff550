import ts from 'typescript';

/** Whether evaluating an expression twice does nothing that evaluating it once does not. */
export function isPure(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression) || expression.kind === ts.SyntaxKind.ThisKeyword) return true;
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.questionDotToken === undefined &&
    isPure(expression.expression)
  );
}
