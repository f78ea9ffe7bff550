import ts from 'typescript';

/** The whole that a text is put together to. */
export function wholeText(node: ts.Expression): ts.Expression {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return wholeText(parent.parent);
  if (ts.isParenthesizedExpression(parent)) return wholeText(parent);
  const isSum = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? wholeText(parent) : node;
}
