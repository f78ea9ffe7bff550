import ts from 'typescript';
import { constantValue } from '../analysis/data-flow.ts';
import {
  assertionSubject,
  type Call,
  calledName,
  decoratorsOf,
  enclosingText,
  isCall,
  isLogging,
} from '../analysis/syntax.ts';
import type { Checker } from '../checker/checker.ts';
import type { RequestNode } from './payloads.ts';
import type { UrlPiece } from './url.ts';

/** Prefixes of file paths. */
const FILE_PREFIX = /^(?:\.{1,2}|[@~#]|\/?(?:src|assets|public|dist))\//;
const FILE_EXTENSION =
  /\.(?:[cm]?[jt]sx?|vue|svelte|css|s[ac]ss|less|html?|mdx?|json|ya?ml|txt|csv|xlsx?|pdf|svg|png|jpe?g|gif|webp|ico|woff2?)$/i;
/** Prefixes of API addresses. */
const API_ADDRESS = /:\/\/|\/(?:rest|RS)\//;

const NAVIGATION_CALLS =
  /^(?:navigate\w*|redirect\w*|visit|goto|useMatch|useRouteMatch|matchPath|generatePath|prefetch|revalidatePath|waitForURL|toHaveURL)$/;
const ROUTERS = /rout(?:er|e|ing)\b|history|navigat|location|nextUrl|\b(?:cy|page)\.url\(/i;
const PAGE_ATTRIBUTES = /^(?:to|redirectTo|routerLink|pathname|initialEntries)$/;
const PAGE_MEMBERS = /^(?:path|to|href|link|route|redirect(?:To)?|pathname|initialEntries|initialRoute)$/;
/** Properties beside the path of a page. */
const PAGE_SIBLINGS =
  /^(?:components?|element|children|loadChildren|loadComponent|lazy|name|title|label|icon|meta|redirect(?:To)?|exact|loader|handle|breadcrumb|index|permission|guards?)$/;
const API_NAMES = /api|endpoint|url|request|service|client|resource/i;
const SERVERS = /^(?:express|Router|KoaRouter|fastify|Fastify|Hono|Elysia|createServer|polka|restify)$/;
const SERVER_TYPES = /^(?:Express|Application|I?Router|FastifyInstance|Hono|Koa|Polka)$/;
/** Ways in which a test refers to the server under test. */
const APP_SERVER =
  /^(?:await )?(?:[\w.]*[aA]pp(?:lication)?(?:\(\))?|\w+\.getHttpServer\(\)|(?:app|fastify)\.server|fastify)$/;
/** Receivers that are a server of the caller's own if they are given a handler. */
const APP_RECEIVER = /(?:^|\.)(?:app|router)$/;
/** Files whose servers stand in for the API. */
const TEST_FILES =
  /(?:^|[/._-])(?:tests?|specs?|__tests__|mocks?|__mocks__|fakes?|stubs?|fixtures?|e2e|msw)(?:[/._-]|$)/i;

/** A path and its node. */
export interface PathExpression {
  readonly node: ts.Expression;
  readonly pieces: readonly UrlPiece[];
}

/** Tests whether a path belongs to the caller's application, such as a file or a page, and is no API address. */
export function isAppPath(checker: Checker, { node, pieces }: PathExpression): boolean {
  const text = pieces.map((piece) => piece.text).join('');
  if (isFilePath(text) || isModuleUrl(node)) return true;
  return !API_ADDRESS.test(text) && isPage(checker, enclosingText(node));
}

function isFilePath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/);
  return (
    (FILE_PREFIX.test(path) || FILE_EXTENSION.test(path)) && !API_ADDRESS.test(path) && !path.endsWith('avatar.png')
  );
}

/** `new URL('…', import.meta.url)`. */
function isModuleUrl(node: ts.Expression): boolean {
  return ts.isNewExpression(node) && node.arguments?.[1]?.getText() === 'import.meta.url';
}

/** Tests whether a path is a page of the application, by its position. */
function isPage(checker: Checker, node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return isPage(checker, parent);
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isPage(checker, parent);
  if (ts.isJsxExpression(parent)) return isPageAttribute(parent.parent);
  if (ts.isJsxAttribute(parent)) return isPageAttribute(parent);
  if (ts.isLabeledStatement(parent.parent)) return parent.parent.label.text === 'to';
  if (ts.isPropertyAssignment(parent)) return isPageMember(checker, parent);
  if (ts.isNewExpression(parent)) return ts.isCallExpression(parent.parent) && isNavigation(parent.parent);
  if (ts.isBinaryExpression(parent)) return isRouterValue(checker, parent.left === node ? parent.right : parent.left);
  return ts.isCallExpression(parent) && (isNavigation(parent) || isAppServer(checker, parent));
}

/** `location.pathname`, `const { pathname } = useLocation()`. */
function isRouterValue(checker: Checker, value: ts.Expression): boolean {
  if (ROUTERS.test(value.getText())) return true;
  const declaration = ts.isIdentifier(value) ? checker.declarationOf(value) : undefined;
  const variable = declaration && ts.findAncestor(declaration, ts.isVariableDeclaration);
  return variable?.initializer !== undefined && /^use\w|location/i.test(variable.initializer.getText());
}

function isPageAttribute(attribute: ts.Node): boolean {
  if (!ts.isJsxAttribute(attribute)) return false;
  const name = attribute.name.getText();
  const tag = attribute.parent.parent.tagName.getText();
  if (PAGE_ATTRIBUTES.test(name)) return true;
  if (name === 'action' && /(?:^|\.)Form$/.test(tag)) return true;
  return (name === 'path' && /Route|Redirect|Page|Screen/.test(tag)) || (name === 'href' && /Link$/.test(tag));
}

/**
 * `{ path: '/…', name: … }`, `push({ pathname: '/…' })`, `routes: [{ path: '/…' }]`, `config = { matcher: ['/…'] }`.
 */
function isPageMember(checker: Checker, { name, parent }: ts.PropertyAssignment): boolean {
  if (ts.isCallExpression(parent.parent) && isAppServer(checker, parent.parent))
    return /^(?:url|path)$/.test(name.getText());
  if (name.getText() === 'matcher') return enclosingName(parent) === 'config';
  if (!PAGE_MEMBERS.test(name.getText())) return false;
  if (/^(?:to|redirectTo|routerLink)$/.test(name.getText())) return true;
  const isBeside = parent.properties.some(
    (other) => other.name !== undefined && PAGE_SIBLINGS.test(other.name.getText()),
  );
  if (isBeside && !API_NAMES.test(enclosingName(parent))) return true;
  const whole = enclosingText(parent);
  const list = ts.isArrayLiteralExpression(whole.parent) ? whole.parent.parent : whole.parent;
  const isOfRoutes = ts.isPropertyAssignment(list) && /^(?:routes|children)$/.test(list.name.getText());
  return isOfRoutes || isPage(checker, whole);
}

/** Returns the name of the enclosing table. */
function enclosingName(node: ts.Node): string {
  const holder = ts.findAncestor(node, (outer) => ts.isVariableDeclaration(outer) || ts.isPropertyDeclaration(outer));
  return holder !== undefined && (ts.isVariableDeclaration(holder) || ts.isPropertyDeclaration(holder))
    ? holder.name.getText()
    : '';
}

/**
 * `navigate('/…')`, `router.push('/…')`, `location.pathname.startsWith('/…')`,
 * `expect(navigate).toHaveBeenCalledWith('/…')`.
 */
function isNavigation({ expression }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return NAVIGATION_CALLS.test(expression.text);
  if (!ts.isPropertyAccessExpression(expression)) return false;
  if (NAVIGATION_CALLS.test(expression.name.text)) return true;
  const expected = assertionSubject(expression);
  if (expected.length > 0) return expected.some((value) => ROUTERS.test(value.getText()));
  return /^(?:push|replace|assign|startsWith|endsWith|includes|should)$/.test(expression.name.text)
    ? ROUTERS.test(expression.expression.getText())
    : false;
}

/**
 * `app.get('/…', (request, response) => …)`: a server of the caller's own, unless it stands in for the platform in a
 * test.
 */
export function isAppServer(checker: Checker, asking: RequestNode): boolean {
  const call = ts.isObjectLiteralExpression(asking) ? asking.parent : asking;
  if (!ts.isCallExpression(call)) return false;
  if (ts.isDecorator(call.parent)) return isInController(call.parent);
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression)) return false;
  if (isAppRequest(expression)) return true;
  if (call.arguments.length < 2) return false;
  if (TEST_FILES.test(expression.getSourceFile().fileName)) return false;
  const receiver = expression.expression;
  if (APP_RECEIVER.test(receiver.getText()) && call.arguments.some(ts.isFunctionLike)) return true;
  const resolved = constantValue(checker, receiver);
  const type = checker.typeAt(receiver);
  if (resolved !== undefined && isCall(resolved) && SERVERS.test(calledName(resolved))) return true;
  return SERVER_TYPES.test(type.aliasSymbol?.name ?? type.symbol?.name ?? '');
}

/** `request(app).get('/…')`, `app.inject({ url: '/…' })`: a test of a server of the caller's own. */
function isAppRequest({ expression, name }: ts.PropertyAccessExpression): boolean {
  if (name.text === 'inject') return APP_SERVER.test(expression.getText());
  const isTester = ts.isCallExpression(expression) && /^(?:request|supertest|agent)$/.test(calledName(expression));
  return isTester && expression.arguments.length === 1 && APP_SERVER.test(expression.arguments[0]?.getText() ?? '');
}

/** `@Controller() class … { @Get('/…') … }`. */
function isInController(decorator: ts.Decorator): boolean {
  const enclosing = ts.findAncestor(decorator, ts.isClassLike);
  return (enclosing === undefined ? [] : decoratorsOf(enclosing)).some(
    ({ expression }) => ts.isCallExpression(expression) && /Controller$/.test(calledName(expression)),
  );
}

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
const ROUTE_MEMBERS = new Set([
  'component',
  'components',
  'element',
  'children',
  'loadChildren',
  'loadComponent',
  'lazy',
]);

/** Tests whether a text is shown to a reader or names something other than an address: logs, errors, test titles. */
export function isDisplayText(node: ts.Expression): boolean {
  const whole = enclosingText(node);
  const { parent } = whole;
  if (isCallOf(parent, whole) && isDisplayArgument(parent, whole)) return true;
  const enclosing = ts.findAncestor(whole, (outer) => !isPartOfValue(outer)) ?? parent;
  return isCall(enclosing) && (isLogging(enclosing.expression) || /^(?:track|capture)/.test(calledName(enclosing)));
}

/** Tests whether a path segment names something of the application: a page, an element, a key. */
export function isAppName(node: ts.Expression): boolean {
  const whole = enclosingText(node);
  const holder = ts.isArrayLiteralExpression(whole.parent) ? whole.parent : whole;
  const { parent } = holder;
  if (isCacheKey(whole)) return true;
  if (ts.isJsxAttribute(parent)) return !ADDRESSES.test(parent.name.getText());
  if (isCallOf(parent, holder)) return APP_CALLS.test(calledName(parent));
  const variable = ts.isAsExpression(parent) ? parent.parent : parent;
  if (ts.isVariableDeclaration(variable)) return holder !== whole && NAME_LISTS.test(variable.name.getText());
  if (!ts.isPropertyAssignment(parent)) return false;
  return parent.name === holder || NAME_MEMBERS.test(memberName(parent)) || isRouteObject(parent.parent);
}

/** Recognizes the name in a cache key such as `['entries', id]`: no path begins with its last segment. */
function isCacheKey(name: ts.Expression): boolean {
  const list = name.parent;
  if (!ts.isArrayLiteralExpression(list) || list.elements[0] !== name || list.elements.length === 1) return false;
  return !list.elements.some((element) => ts.isStringLiteralLike(element) && element.text.includes('/'));
}

/** Matches literals, and the nodes around them up to the enclosing call. */
function isPartOfValue(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralElement(node) ||
    (ts.isExpression(node) && !isCall(node) && !ts.isFunctionLike(node)) ||
    ts.isTemplateSpan(node)
  );
}

function isDisplayArgument(call: Call, text: ts.Expression): boolean {
  const name = calledName(call);
  if (ts.isNewExpression(call)) return /(?:Error|Exception)$/.test(name);
  if (isLogging(call.expression) || /^(?:\w*Error|invariant)$/.test(name)) return true;
  return call.arguments[0] === text && (KEY_CALLS.test(name) || TEST_TITLES.test(testName(call)));
}

function isCallOf(node: ts.Node, argument: ts.Node): node is Call {
  return isCall(node) && node.arguments?.some((given) => given === argument) === true;
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
function isRouteObject(literal: ts.ObjectLiteralExpression): boolean {
  return literal.properties.some(
    ({ name }) => name !== undefined && ts.isIdentifier(name) && ROUTE_MEMBERS.has(name.text),
  );
}
