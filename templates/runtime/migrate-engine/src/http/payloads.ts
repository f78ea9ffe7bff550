import ts from 'typescript';
import { memberValues } from '../analysis/syntax.ts';
import { descendants } from '../analysis/traversal.ts';

/** A call that sends an HTTP request, or a literal that describes one. */
export type RequestNode = ts.CallExpression | ts.NewExpression | ts.ObjectLiteralExpression;

/** Option members that hold the body of a request. */
export const BODY_MEMBERS: ReadonlySet<string> = new Set(['body', 'json', 'data']);
const OPTION_MEMBERS = new Set(['method', 'verb', 'url', 'path', 'params', 'searchParams', 'headers', 'query']);

/** Returns the literals that a call sends: inline, or in later calls on the same request. */
export function requestBodies(
  node: RequestNode,
  init: ts.ObjectLiteralExpression | undefined,
  others: readonly ts.Expression[],
): readonly ts.Expression[] {
  return [
    ...(init === undefined ? [] : memberValues(init, BODY_MEMBERS).flatMap(bodyLiterals)),
    ...others.flatMap(bodyLiterals),
    ...chainedBodies(node),
    ...laterBodies(node),
  ];
}

/** Returns a literal or variable, also inside `JSON.stringify(…)` or as the result of `map`. */
function bodyLiterals(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isObjectLiteralExpression(expression))
    return memberValues(expression, new Set([...BODY_MEMBERS, ...OPTION_MEMBERS])).length > 0 ? [] : [expression];
  if (ts.isArrayLiteralExpression(expression) || ts.isIdentifier(expression)) return [expression];
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
  const args = ts.isObjectLiteralExpression(node) ? [] : (node.arguments ?? []);
  return [...chainedReplies(node), ...args.filter(isFunction).flatMap((handler) => responsesWithin(handler))];
}

/** Tests whether a call defines the response of a test double; its other arguments are then the response. */
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

/** `eachLike({ … })`: an example of the response in a contract. */
function matcherExample(value: ts.Expression): readonly ts.Expression[] {
  const isMatcher =
    ts.isCallExpression(value) &&
    /\b(?:eachLike|like|somethingLike|atLeastLike|atLeastOneLike|constrainedArrayLike)$/.test(
      value.expression.getText(),
    );
  return isMatcher ? value.arguments.slice(0, 1).flatMap(matcherExample) : responseLiteral(value);
}

/** Returns a literal, also as the result of a single-expression function. */
function responseLiteral(value: ts.Expression): readonly ts.Expression[] {
  const [text] = ts.isCallExpression(value) && /\bstringify$/.test(value.expression.getText()) ? value.arguments : [];
  if (text !== undefined) return responseLiteral(text);
  const created = ts.isArrowFunction(value) && !ts.isBlock(value.body) ? value.body : value;
  const plain = ts.isParenthesizedExpression(created) ? created.expression : created;
  return isLiteral(plain) ? [plain] : [];
}

function isFunction(node: ts.Expression): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function isLiteral(node: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

function responsesWithin(node: ts.Node): readonly ts.Expression[] {
  const calls = descendants(node).filter(ts.isCallExpression);
  return calls.flatMap(({ expression, arguments: args }) => {
    const isResponse =
      ts.isPropertyAccessExpression(expression) && /^(?:json|fulfill|respond)$/.test(expression.name.text);
    return isResponse ? args.filter(isLiteral).flatMap(responseBody) : [];
  });
}

/** `fulfill({ json: … })`: the response itself. */
function responseBody(literal: ts.Expression): readonly ts.Expression[] {
  const members = ts.isObjectLiteralExpression(literal) ? literal.properties.filter(ts.isPropertyAssignment) : [];
  const inner = members.filter(({ name }) => ts.isIdentifier(name) && (name.text === 'json' || name.text === 'body'));
  return inner.length === 0 ? [literal] : inner.map(({ initializer }) => initializer).filter(isLiteral);
}

const QUERY_MEMBERS = new Set(['params', 'searchParams', 'query', 'qs']);
/** Members that hold the parameters of an options object: `{ query: … }`, `{ fromObject: … }`. */
const NESTED_QUERY_MEMBERS = new Set(['query', 'fromObject']);

/** Name of a query parameter, and its node. */
export interface QueryParameter {
  readonly text: string;
  readonly node: ts.Node;
}

/** Returns the query parameters beside the address: in options, or in a chained `.query({ … })`. */
export function queryParameters(node: RequestNode): readonly QueryParameter[] {
  const args: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  const options = args.filter(ts.isObjectLiteralExpression);
  return [...options.flatMap((init) => memberValues(init, QUERY_MEMBERS)), ...chainedQueries(node)].flatMap(
    parametersIn,
  );
}

/** Returns the parameter names in a literal, in pairs, in `new URLSearchParams(…)`, or in a query builder. */
export function parametersIn(query: ts.Expression): readonly QueryParameter[] {
  if (ts.isStringLiteralLike(query)) return parametersInText(query);
  if (ts.isArrayLiteralExpression(query)) return query.elements.flatMap(pairName);
  if (isQueryBuilder(query))
    return [...(query.arguments ?? []).slice(0, 1).flatMap(parametersIn), ...chainedParameters(query)];
  if (!ts.isObjectLiteralExpression(query)) return [];
  const [inner] = memberValues(query, NESTED_QUERY_MEMBERS);
  if (inner !== undefined) return parametersIn(inner);
  return query.properties.flatMap(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name))
      ? [{ text: name.text, node: name }]
      : [],
  );
}

/** Returns the parameter names built inside an address: `/path?${new URLSearchParams({ … })}`. */
export function parametersWithin(url: ts.Node): readonly QueryParameter[] {
  if (ts.isExpression(url) && isQueryBuilder(url)) return parametersIn(url);
  const found: QueryParameter[] = [];
  ts.forEachChild(url, (child) => {
    found.push(...parametersWithin(child));
  });
  return found;
}

/** `new URLSearchParams(…)`, `new HttpParams(…)`, `qs.stringify(…)`. */
export function isQueryBuilder(node: ts.Expression): node is ts.NewExpression | ts.CallExpression {
  if (ts.isNewExpression(node)) return /^(?:URLSearchParams|HttpParams)$/.test(node.expression.getText());
  return (
    ts.isCallExpression(node) &&
    /^(?:qs|querystring|queryString)\.(?:stringify|encode)$/.test(node.expression.getText())
  );
}

function parametersInText(query: ts.StringLiteralLike): readonly QueryParameter[] {
  return [...query.text.matchAll(/(?:^|[?&])([\w-]+)=/g)].map(([, text = '']) => ({ text, node: query }));
}

function pairName(pair: ts.Expression): readonly QueryParameter[] {
  const [name] = ts.isArrayLiteralExpression(pair) ? pair.elements : [];
  return name !== undefined && ts.isStringLiteralLike(name) ? [{ text: name.text, node: name }] : [];
}

/** `new HttpParams().set('a', …).set('b', …)`: what is set in the same chain. */
function chainedParameters(created: ts.Node): readonly QueryParameter[] {
  const { parent } = created;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const [name] = parent.parent.arguments;
  const isSet = /^(?:set|append)$/.test(parent.name.text) && name !== undefined && ts.isStringLiteralLike(name);
  return [...(isSet ? [{ text: name.text, node: name }] : []), ...chainedParameters(parent.parent)];
}

function chainedQueries(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const own = parent.name.text === 'query' ? parent.parent.arguments.slice(0, 1) : [];
  return [...own, ...chainedQueries(parent.parent)];
}

/** A call such as `.set('name', value)` on the search parameters of an address, or on parameters alone. */
interface QueryMutation {
  readonly name: ts.StringLiteralLike;
  /** The address, or the parameters. */
  readonly receiver: ts.Expression;
}

/** Reads a call that changes or reads query parameters. */
export function queryMutation({ expression, arguments: args }: ts.CallExpression): QueryMutation | undefined {
  const [name] = args;
  if (!ts.isPropertyAccessExpression(expression) || name === undefined || !ts.isStringLiteralLike(name))
    return undefined;
  if (!/^(?:set|append|get|getAll|has|delete)$/.test(expression.name.text)) return undefined;
  const receiver = expression.expression;
  const isOfAddress = ts.isPropertyAccessExpression(receiver) && receiver.name.text === 'searchParams';
  return { name, receiver: isOfAddress ? receiver.expression : receiver };
}
