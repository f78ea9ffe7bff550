import ts from 'typescript';
import type { Asking } from './calls.ts';
import { memberOf } from './members.ts';

const ANSWERS = new Set(['body']);

/** The literals that a test double answers with: `.reply(200, …)` behind a call, `json(…)` in its handler. */
export function answersOf(node: Asking): readonly ts.Expression[] {
  const given = ts.isObjectLiteralExpression(node) ? [] : (node.arguments ?? []);
  return [...repliesBehind(node), ...given.filter(isFunction).flatMap((handler) => answersIn(handler))];
}

/** Whether a call says what a test double answers: what else it is given is the answer. */
export function isAnsweredWith(node: Asking): boolean {
  if (ts.isObjectLiteralExpression(node)) return false;
  const callee = node.expression.getText();
  return /^(?:cy\.(?:intercept|route)|fetchMock\.\w+|(?:\w+\.)*respondWith)$/.test(callee);
}

function repliesBehind(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  if (parent.name.text === 'willRespondWith')
    return parent.parent.arguments
      .filter(ts.isObjectLiteralExpression)
      .flatMap((init) => memberOf(init, ANSWERS).flatMap(alike));
  const own = /^(?:reply|replyOnce|willReturn|mockResolvedValue)$/.test(parent.name.text)
    ? parent.parent.arguments.flatMap(answerBy)
    : [];
  return [...own, ...repliesBehind(parent.parent)];
}

/** `eachLike({ … })`: what a contract says that an answer is like. */
function alike(given: ts.Expression): readonly ts.Expression[] {
  const isMatcher =
    ts.isCallExpression(given) &&
    /\b(?:eachLike|like|somethingLike|atLeastLike|atLeastOneLike|constrainedArrayLike)$/.test(
      given.expression.getText(),
    );
  return isMatcher ? given.arguments.slice(0, 1).flatMap(alike) : answerBy(given);
}

/** A literal, or what a function of one expression makes. */
function answerBy(given: ts.Expression): readonly ts.Expression[] {
  const [text] = ts.isCallExpression(given) && /\bstringify$/.test(given.expression.getText()) ? given.arguments : [];
  if (text !== undefined) return answerBy(text);
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

function answersIn(node: ts.Node): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (
      ts.isCallExpression(child) &&
      ts.isPropertyAccessExpression(child.expression) &&
      /^(?:json|fulfill|respond)$/.test(child.expression.name.text)
    )
      found.push(...child.arguments.filter(isLiteral).flatMap(answerIn));
    found.push(...answersIn(child));
  });
  return found;
}

/** `fulfill({ json: … })`: the answer itself. */
function answerIn(literal: ts.Expression): readonly ts.Expression[] {
  const members = ts.isObjectLiteralExpression(literal) ? literal.properties.filter(ts.isPropertyAssignment) : [];
  const inner = members.filter(({ name }) => ts.isIdentifier(name) && (name.text === 'json' || name.text === 'body'));
  return inner.length === 0 ? [literal] : inner.map(({ initializer }) => initializer).filter(isLiteral);
}
