import ts from 'typescript-6';

const MATCHERS = /^to(?:StrictEqual|Equal|MatchObject|ContainEqual|HaveBeenCalledWith)$/;

/** What a literal of a test is held against: `expect(value).toEqual({ … })`, `assert.deepEqual(value, { … })`. */
export function heldAgainst(literal: ts.Expression): readonly ts.Expression[] {
  const { parent } = literal;
  if (ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent)) return heldAgainst(parent);
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  const { name, expression } = parent.expression;
  if (MATCHERS.test(name.text)) return expectedOf(expression);
  return /equal/i.test(name.text) && parent.arguments.length > 1
    ? parent.arguments.filter((argument) => argument !== literal)
    : [];
}

/** The argument of `expect` at the beginning of a chain. */
export function expectedOf(chain: ts.Expression): readonly ts.Expression[] {
  if (ts.isPropertyAccessExpression(chain)) return expectedOf(chain.expression);
  if (!ts.isCallExpression(chain)) return [];
  return ts.isIdentifier(chain.expression) && chain.expression.text === 'expect'
    ? chain.arguments.slice(0, 1)
    : expectedOf(chain.expression);
}
