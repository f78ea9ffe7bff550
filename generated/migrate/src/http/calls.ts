import ts from 'typescript-6';

/** A call that may be one over HTTP, taken apart. */
export interface HttpCall {
  readonly node: ts.CallExpression | ts.NewExpression;
  readonly url: ts.Expression;
  /** In capitals; absent where the call does not say. */
  readonly method?: string;
  /** Where the method stands, if a change may be written there. */
  readonly methodNode?: ts.Identifier | ts.StringLiteralLike;
  readonly bodies: readonly ts.Expression[];
}

const METHODS = new Map([
  ['get', 'GET'],
  ['put', 'PUT'],
  ['post', 'POST'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
  ['del', 'DELETE'],
  ['head', 'HEAD'],
  ['options', 'OPTIONS'],
]);
const BODIES = new Set(['body', 'json', 'data']);
const FETCHES = /^(?:\$?fetch|ofetch|got|ky|axios|request|Request)$/;

/** What a call says if it is one over HTTP: an address, perhaps a verb, perhaps a body. */
export function httpCalls(node: ts.CallExpression | ts.NewExpression): readonly HttpCall[] {
  const [first, ...others] = node.arguments ?? [];
  if (first === undefined) return [];
  const init = [first, ...others].find(ts.isObjectLiteralExpression);
  const spoken = spokenMethod(first, others);
  const stated = (init === undefined ? undefined : statedMethod(init)) ?? calleeMethod(node) ?? spoken;
  const method = stated?.method ?? (isFetch(node) ? 'GET' : undefined);
  const url = spoken === undefined ? addressOf(first) : others[0];
  if (url === undefined) return [];
  const bodies = [
    ...(init === undefined ? [] : statedBodies(init)),
    ...others.filter((other) => other !== url).flatMap(plainBodies),
    ...sentBodies(node),
  ];
  return [
    {
      node,
      url,
      bodies,
      ...(method === undefined ? {} : { method }),
      ...(stated === undefined ? {} : { methodNode: stated.node }),
    },
  ];
}

function addressOf(first: ts.Expression): ts.Expression | undefined {
  return ts.isObjectLiteralExpression(first) ? statedUrl(first) : first;
}

interface StatedMethod {
  readonly method: string;
  readonly node: ts.Identifier | ts.StringLiteralLike;
}

/** `call('POST', '/path', …)`. */
function spokenMethod(first: ts.Expression, others: readonly ts.Expression[]): StatedMethod | undefined {
  const method = others.length > 0 && ts.isStringLiteralLike(first) ? METHODS.get(first.text.toLowerCase()) : undefined;
  return method === undefined || !ts.isStringLiteralLike(first) ? undefined : { method, node: first };
}

function isFetch({ expression }: ts.CallExpression | ts.NewExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';
  return FETCHES.test(name);
}

function calleeMethod({ expression }: ts.CallExpression | ts.NewExpression): StatedMethod | undefined {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.name)) return undefined;
  const method = METHODS.get(expression.name.text);
  return method === undefined ? undefined : { method, node: expression.name };
}

function memberOf(init: ts.ObjectLiteralExpression, names: ReadonlySet<string>): readonly ts.Expression[] {
  return init.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const name = ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) ? property.name.text : '';
    return names.has(name) ? [property.initializer] : [];
  });
}

function statedMethod(init: ts.ObjectLiteralExpression): StatedMethod | undefined {
  const node = memberOf(init, new Set(['method', 'type'])).find(ts.isStringLiteralLike);
  return node === undefined || !METHODS.has(node.text.toLowerCase())
    ? undefined
    : { method: node.text.toUpperCase(), node };
}

function statedUrl(init: ts.ObjectLiteralExpression): ts.Expression | undefined {
  return memberOf(init, new Set(['url', 'path', 'uri']))[0];
}

function statedBodies(init: ts.ObjectLiteralExpression): readonly ts.Expression[] {
  return memberOf(init, BODIES).flatMap(plainBodies);
}

/** A literal, inside `JSON.stringify(…)` or not, or what a list is mapped to. */
function plainBodies(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isObjectLiteralExpression(expression))
    return memberOf(expression, new Set([...BODIES, 'method'])).length > 0 ? [] : [expression];
  if (ts.isArrayLiteralExpression(expression)) return [expression];
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return [];
  const [first] = expression.arguments;
  if (first === undefined) return [];
  if (expression.expression.name.text === 'map') return mappedTo(first);
  return expression.expression.name.text === 'stringify' ? plainBodies(first) : [];
}

/** `(item) => ({ … })`. */
function mappedTo(callback: ts.Expression): readonly ts.Expression[] {
  if (!ts.isArrowFunction(callback)) return [];
  const body = ts.isParenthesizedExpression(callback.body) ? callback.body.expression : callback.body;
  return ts.isObjectLiteralExpression(body) ? [body] : [];
}

/** `request.post(url).send({ … })`. */
function sentBodies(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const own = parent.name.text === 'send' ? parent.parent.arguments.slice(0, 1).flatMap(plainBodies) : [];
  return [...own, ...sentBodies(parent.parent)];
}
