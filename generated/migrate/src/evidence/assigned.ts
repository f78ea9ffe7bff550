import ts from 'typescript';

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
