import ts from 'typescript';

/** Whether the place has its new form already: `x.n.member`, or `...x.n`. */
export function isReadFurther(access: ts.Expression, member: string): boolean {
  const { parent } = access;
  if (ts.isSpreadAssignment(parent)) return true;
  if (ts.isNonNullExpression(parent) || ts.isParenthesizedExpression(parent)) return isReadFurther(parent, member);
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === access && parent.name.text === member;
  return (
    ts.isElementAccessExpression(parent) &&
    parent.expression === access &&
    ts.isStringLiteralLike(parent.argumentExpression) &&
    parent.argumentExpression.text === member
  );
}
