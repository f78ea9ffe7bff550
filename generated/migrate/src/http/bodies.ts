import ts from 'typescript-6';
import { memberOf } from './members.ts';

const BODIES = new Set(['body', 'json', 'data']);
const OTHERS = new Set(['method', 'url', 'params', 'searchParams', 'headers', 'query']);

/** The literals that a call sends, as far as they stand in it or are sent by the same request right after. */
export function bodiesOf(
  node: ts.CallExpression | ts.NewExpression,
  {
    init,
    others,
  }: { readonly init: ts.ObjectLiteralExpression | undefined; readonly others: readonly ts.Expression[] },
): readonly ts.Expression[] {
  return [
    ...(init === undefined ? [] : memberOf(init, BODIES).flatMap(plainBodies)),
    ...others.flatMap(plainBodies),
    ...sentBodies(node),
    ...sentLater(node),
  ];
}

/** A literal, inside `JSON.stringify(…)` or not, or what a list is mapped to. */
function plainBodies(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isObjectLiteralExpression(expression))
    return memberOf(expression, new Set([...BODIES, ...OTHERS])).length > 0 ? [] : [expression];
  if (ts.isArrayLiteralExpression(expression)) return [expression];
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return [];
  const [first] = expression.arguments;
  if (first === undefined) return [];
  if (expression.expression.name.text === 'map') return mappedTo(first);
  return expression.expression.name.text === 'stringify' ? plainBodies(first) : [];
}

/** `(item) => ({ … })`, `function (item) { return { … }; }`. */
function mappedTo(callback: ts.Expression): readonly ts.Expression[] {
  if (!ts.isArrowFunction(callback) && !ts.isFunctionExpression(callback)) return [];
  const returned = ts.isBlock(callback.body)
    ? callback.body.statements.flatMap((statement) => (ts.isReturnStatement(statement) ? [statement.expression] : []))
    : [callback.body];
  return returned.flatMap((body) => {
    const plain = body !== undefined && ts.isParenthesizedExpression(body) ? body.expression : body;
    return plain !== undefined && ts.isObjectLiteralExpression(plain) ? [plain] : [];
  });
}

/** `request.post(url).send({ … })`. */
function sentBodies(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const own = parent.name.text === 'send' ? parent.parent.arguments.slice(0, 1).flatMap(plainBodies) : [];
  return [...own, ...sentBodies(parent.parent)];
}

/** `xhr.open('PUT', url); … xhr.send(body)`, in the same block. */
function sentLater(node: ts.CallExpression | ts.NewExpression): readonly ts.Expression[] {
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'open') return [];
  const block = ts.findAncestor(node, (outer) => ts.isBlock(outer) || ts.isSourceFile(outer));
  if (block === undefined || !(ts.isBlock(block) || ts.isSourceFile(block))) return [];
  const after = block.statements.filter((statement) => statement.pos >= node.end);
  return after.flatMap((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const isSend =
      call !== undefined &&
      ts.isCallExpression(call) &&
      call.expression.getText() === `${callee.expression.getText()}.send`;
    return isSend ? call.arguments.slice(0, 1).flatMap(plainBodies) : [];
  });
}
