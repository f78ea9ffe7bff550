import ts from 'typescript';
import { isLogging, enclosingText } from '../analysis/syntax.ts';

/** Calls whose first argument is the title of a test. */
const TEST_TITLES = /^(?:describe|it|test|context|suite|specify|step)$/;
/** Calls whose first argument is a key, a selector or a metric name. */
const KEY_CALLS =
  /^(?:\$?tc?|translate|gettext|track\w*|capture\w*|logEvent|addBreadcrumb|startSpan|increment|timing|(?:get|find|query)(?:All)?By\w+|getElement\w+|querySelector(?:All)?|closest)$/;
/** Calls that navigate to a page or emit an event of the application. */
const APP_CALLS =
  /^(?:push|navigate\w*|visit|goto|redirect\w*|useMatch|matchPath|emit|on|once|off|addEventListener|removeEventListener|dispatch|commit)$/;
const ADDRESSES = /url|uri|src|href|endpoint|api|resource|action/i;
const NAME_MEMBERS =
  /^(?:id|key|name|title|label|icon|type|event|class(?:Name)?|route|to|(?:query|mutation)Key|\w*[tT]ags|tagTypes|data-.*)$/;
const NAME_LISTS = /(?:key|tag)s?$/i;
const PAGE_MEMBERS = new Set([
  'component',
  'components',
  'element',
  'children',
  'loadChildren',
  'loadComponent',
  'lazy',
]);

/** Reports whether a text is shown to a reader or names something other than an address: logs, errors, test titles. */
export function isDisplayText(node: ts.Expression): boolean {
  const whole = enclosingText(node);
  const { parent } = whole;
  if (isCallOf(parent, whole) && isDisplayArgument(parent, whole)) return true;
  const around = ts.findAncestor(whole, (outer) => !isPartOfValue(outer)) ?? parent;
  return isCall(around) && (isLogging(around.expression) || /^(?:track|capture)/.test(calledName(around)));
}

/** Reports whether a path segment names something of the application: a page, an element, a key. */
export function isAppName(node: ts.Expression): boolean {
  const whole = enclosingText(node);
  const holder = ts.isArrayLiteralExpression(whole.parent) ? whole.parent : whole;
  const { parent } = holder;
  if (ts.isJsxAttribute(parent)) return !ADDRESSES.test(parent.name.getText());
  if (isCallOf(parent, holder)) return APP_CALLS.test(calledName(parent));
  const variable = ts.isAsExpression(parent) ? parent.parent : parent;
  if (ts.isVariableDeclaration(variable)) return holder !== whole && NAME_LISTS.test(variable.name.getText());
  if (!ts.isPropertyAssignment(parent)) return false;
  return parent.name === holder || NAME_MEMBERS.test(memberName(parent)) || isPage(parent.parent);
}

/** Matches literals, and the nodes around them up to the enclosing call. */
function isPartOfValue(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralElement(node) ||
    (ts.isExpression(node) && !isCall(node) && !ts.isFunctionLike(node)) ||
    ts.isTemplateSpan(node)
  );
}

function isDisplayArgument(call: ts.CallExpression | ts.NewExpression, text: ts.Expression): boolean {
  const name = calledName(call);
  if (ts.isNewExpression(call)) return /(?:Error|Exception)$/.test(name);
  if (isLogging(call.expression) || /^(?:\w*Error|invariant)$/.test(name)) return true;
  return call.arguments[0] === text && (KEY_CALLS.test(name) || TEST_TITLES.test(testName(call)));
}

function isCall(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

function isCallOf(node: ts.Node, argument: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return isCall(node) && node.arguments?.some((given) => given === argument) === true;
}

function calledName({ expression }: ts.CallExpression | ts.NewExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** `describe`, also of `describe.only(…)` and of `describe.each(…)(…)`. */
function testName({ expression }: ts.CallExpression): string {
  const called = ts.isCallExpression(expression) ? expression.expression : expression;
  const root = ts.isPropertyAccessExpression(called) ? called.expression : called;
  const isVariant =
    !ts.isPropertyAccessExpression(called) || /^(?:only|skip|todo|each|concurrent)$/.test(called.name.text);
  return isVariant && ts.isIdentifier(root) ? root.text : '';
}

function memberName({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}

/** `{ path: '/…', component: … }`: a page of the application. */
function isPage(literal: ts.ObjectLiteralExpression): boolean {
  return literal.properties.some(
    ({ name }) => name !== undefined && ts.isIdentifier(name) && PAGE_MEMBERS.has(name.text),
  );
}
