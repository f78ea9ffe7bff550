import ts from 'typescript';
import { memberValues } from '../analysis/syntax.ts';
import type { RequestNode } from './http-call.ts';

const BODY_MEMBERS = new Set(['body', 'json', 'data']);
const OPTION_MEMBERS = new Set(['method', 'verb', 'url', 'path', 'params', 'searchParams', 'headers', 'query']);

/** Returns the literals that a call sends: inline, or in later calls on the same request. */
export function requestBodies(
  node: RequestNode,
  {
    init,
    others,
  }: { readonly init: ts.ObjectLiteralExpression | undefined; readonly others: readonly ts.Expression[] },
): readonly ts.Expression[] {
  return [
    ...(init === undefined ? [] : memberValues(init, BODY_MEMBERS).flatMap(bodyLiterals)),
    ...others.flatMap(bodyLiterals),
    ...chainedBodies(node),
    ...laterBodies(node),
  ];
}

/** Returns a literal, also inside `JSON.stringify(…)` or as the result of `map`. */
function bodyLiterals(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isObjectLiteralExpression(expression))
    return memberValues(expression, new Set([...BODY_MEMBERS, ...OPTION_MEMBERS])).length > 0 ? [] : [expression];
  if (ts.isArrayLiteralExpression(expression)) return [expression];
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return [];
  const [first] = expression.arguments;
  if (first === undefined) return [];
  if (expression.expression.name.text === 'map') return mappedLiterals(first);
  return expression.expression.name.text === 'stringify' ? bodyLiterals(first) : [];
}

/** `(item) => ({ … })`, `function (item) { return { … }; }`. */
function mappedLiterals(callback: ts.Expression): readonly ts.Expression[] {
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
function chainedBodies(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const own = parent.name.text === 'send' ? parent.parent.arguments.slice(0, 1).flatMap(bodyLiterals) : [];
  return [...own, ...chainedBodies(parent.parent)];
}

/**
 * `xhr.open('PUT', url); … xhr.send(body)`, `const request = https.request(…); … request.end(body)`, in the same block.
 */
function laterBodies(node: RequestNode): readonly ts.Expression[] {
  const block = ts.findAncestor(node, (outer) => ts.isBlock(outer) || ts.isSourceFile(outer));
  if (block === undefined || !(ts.isBlock(block) || ts.isSourceFile(block))) return [];
  const after = block.statements.filter((statement) => statement.pos >= node.end);
  const sender = requestVariable(node, after);
  if (sender === undefined) return [];
  return after.flatMap((statement) => {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (call === undefined || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
    const { expression, name } = call.expression;
    const isSend = /^(?:send|write|end)$/.test(name.text) && expression.getText() === sender;
    return isSend ? call.arguments.slice(0, 1).flatMap(bodyLiterals) : [];
  });
}

/** Returns the variable that the body is sent on. */
function requestVariable(node: RequestNode, after: readonly ts.Statement[]): string | undefined {
  const { parent } = node;
  if (!ts.isObjectLiteralExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (node.expression.name.text === 'open') return node.expression.expression.getText();
  }
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return undefined;
  const name = parent.name.text;
  if (!ts.isObjectLiteralExpression(node)) return name;
  const declared = after.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  return declared.find(({ initializer }) => isPassedTo(initializer, name))?.name.getText();
}

function isPassedTo(call: ts.Expression | undefined, name: string): boolean {
  if (call === undefined || !ts.isCallExpression(call)) return false;
  return call.arguments.some((argument) => ts.isIdentifier(argument) && argument.text === name);
}

const RESPONSE_MEMBERS = new Set(['body']);

/** Returns the literals that a test double responds with: `.reply(200, …)` after a call, `json(…)` in its handler. */
export function mockedResponses(node: RequestNode): readonly ts.Expression[] {
  const given = ts.isObjectLiteralExpression(node) ? [] : (node.arguments ?? []);
  return [...chainedReplies(node), ...given.filter(isFunction).flatMap((handler) => responsesWithin(handler))];
}

/** Reports whether a call defines the response of a test double; its other arguments are then the response. */
export function isTestDouble(node: RequestNode): boolean {
  if (ts.isObjectLiteralExpression(node)) return false;
  const callee = node.expression.getText();
  return /^(?:cy\.(?:intercept|route)|fetchMock\.\w+|(?:\w+\.)*respondWith)$/.test(callee);
}

function chainedReplies(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  if (parent.name.text === 'willRespondWith')
    return parent.parent.arguments
      .filter(ts.isObjectLiteralExpression)
      .flatMap((init) => memberValues(init, RESPONSE_MEMBERS).flatMap(matcherExample));
  const own = /^(?:reply|replyOnce|willReturn|mockResolvedValue)$/.test(parent.name.text)
    ? parent.parent.arguments.flatMap(responseLiteral)
    : [];
  return [...own, ...chainedReplies(parent.parent)];
}

/** `eachLike({ … })`: what a contract says that an answer is like. */
function matcherExample(given: ts.Expression): readonly ts.Expression[] {
  const isMatcher =
    ts.isCallExpression(given) &&
    /\b(?:eachLike|like|somethingLike|atLeastLike|atLeastOneLike|constrainedArrayLike)$/.test(
      given.expression.getText(),
    );
  return isMatcher ? given.arguments.slice(0, 1).flatMap(matcherExample) : responseLiteral(given);
}

/** Returns a literal, also as the result of a single-expression function. */
function responseLiteral(given: ts.Expression): readonly ts.Expression[] {
  const [text] = ts.isCallExpression(given) && /\bstringify$/.test(given.expression.getText()) ? given.arguments : [];
  if (text !== undefined) return responseLiteral(text);
  const made = ts.isArrowFunction(given) && !ts.isBlock(given.body) ? given.body : given;
  const plain = ts.isParenthesizedExpression(made) ? made.expression : made;
  return isLiteral(plain) ? [plain] : [];
}

function isFunction(node: ts.Expression): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function isLiteral(node: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

function responsesWithin(node: ts.Node): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (
      ts.isCallExpression(child) &&
      ts.isPropertyAccessExpression(child.expression) &&
      /^(?:json|fulfill|respond)$/.test(child.expression.name.text)
    )
      found.push(...child.arguments.filter(isLiteral).flatMap(responseBody));
    found.push(...responsesWithin(child));
  });
  return found;
}

/** `fulfill({ json: … })`: the answer itself. */
function responseBody(literal: ts.Expression): readonly ts.Expression[] {
  const members = ts.isObjectLiteralExpression(literal) ? literal.properties.filter(ts.isPropertyAssignment) : [];
  const inner = members.filter(({ name }) => ts.isIdentifier(name) && (name.text === 'json' || name.text === 'body'));
  return inner.length === 0 ? [literal] : inner.map(({ initializer }) => initializer).filter(isLiteral);
}
