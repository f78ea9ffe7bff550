import ts from 'typescript';
import { memberValues } from '../analysis/syntax.ts';
import { type StatedMethod, METHOD_MEMBERS, methodInOptions, methodOfCallee, passedMethod } from './method.ts';
import { requestBodies } from './payloads.ts';

/** A call that sends an HTTP request, or a literal that describes one. */
export type RequestNode = ts.CallExpression | ts.NewExpression | ts.ObjectLiteralExpression;

/** A possible HTTP request. */
export interface HttpCall {
  readonly node: RequestNode;
  readonly url: ts.Expression;
  /** Upper-case method; absent if the call does not state it. */
  readonly method?: string;
  /** Node of the method, if it can be rewritten there. */
  readonly methodNode?: ts.Identifier | ts.StringLiteralLike;
  /** True if the call can only be a request, so that constants in its address are resolved. */
  readonly isRequest: boolean;
  readonly bodies: readonly ts.Expression[];
  /** Query parameters beside the address. */
  readonly query: readonly QueryParameter[];
}

const FETCH_FUNCTIONS = /^(?:\$?fetch|ofetch|use(?:Lazy)?Fetch|got|ky|axios|request|rp|Request)$/;
const ADDRESSES = new Set(['url', 'path', 'uri', 'pathname', 'endpoint']);

/** Reads a call as an HTTP request: address, method and body, as far as it states them. */
export function httpCall(node: ts.CallExpression | ts.NewExpression): HttpCall | undefined {
  const given: readonly ts.Expression[] = node.arguments ?? [];
  const init = given.find(ts.isObjectLiteralExpression);
  const passed = passedMethod(given);
  const stated = (init === undefined ? undefined : methodInOptions(init)) ?? methodOfCallee(node) ?? passed;
  const [first, ...others] = given.filter((argument) => passed === undefined || argument !== passed.argument);
  const url = first === undefined ? undefined : addressOf(first);
  if (url === undefined) return undefined;
  const isOne = isFetchCall(node);
  const verb = stated ?? (isOne && !mayHideMethod([first, ...others]) ? { method: 'GET' } : undefined);
  const bodies = requestBodies(node, { init, others });
  return withMethod({ node, url, bodies, query: queryParameters(node), isRequest: isOne || verb !== undefined }, verb);
}

/** `{ method: 'PUT', url: '/path', data: … }`, wherever it stands: what some call will be given. */
export function requestDescription(node: ts.ObjectLiteralExpression): HttpCall | undefined {
  const verb = methodInOptions(node);
  const stated = verb === undefined ? undefined : memberValues(node, ADDRESSES)[0];
  if (stated === undefined) return undefined;
  const url = ts.isArrowFunction(stated) && !ts.isBlock(stated.body) ? stated.body : stated;
  const bodies = requestBodies(node, { init: node, others: [] });
  return withMethod({ node, url, bodies, query: queryParameters(node), isRequest: true }, verb);
}

function withMethod(call: Omit<HttpCall, 'method' | 'methodNode'>, verb: StatedMethod | undefined): HttpCall {
  if (verb === undefined) return call;
  return { ...call, method: verb.method, ...(verb.node === undefined ? {} : { methodNode: verb.node }) };
}

function addressOf(first: ts.Expression): ts.Expression | undefined {
  return ts.isObjectLiteralExpression(first) ? memberValues(first, ADDRESSES)[0] : first;
}

/** Reports whether arguments may contain a method that is not visible here; the default method then does not apply. */
function mayHideMethod(given: readonly (ts.Expression | undefined)[]): boolean {
  const [first, ...others] = given;
  const literals = [first, ...others].filter((one) => one !== undefined).filter(ts.isObjectLiteralExpression);
  const isUnseen = others.some((other) => other !== undefined && !isLiteralArgument(other));
  return isUnseen || literals.some((init) => memberValues(init, METHOD_MEMBERS).length > 0 || hasSpread(init));
}

function isLiteralArgument(argument: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(argument) || ts.isFunctionLike(argument) || ts.isLiteralExpression(argument);
}

function hasSpread(init: ts.ObjectLiteralExpression): boolean {
  return init.properties.some(ts.isSpreadAssignment);
}

function isFetchCall({ expression }: ts.CallExpression | ts.NewExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';
  return FETCH_FUNCTIONS.test(name);
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
  const given: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  const options = given.filter(ts.isObjectLiteralExpression);
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
function chainedParameters(made: ts.Node): readonly QueryParameter[] {
  const { parent } = made;
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
export function queryMutation({ expression, arguments: given }: ts.CallExpression): QueryMutation | undefined {
  const [name] = given;
  if (!ts.isPropertyAccessExpression(expression) || name === undefined || !ts.isStringLiteralLike(name))
    return undefined;
  if (!/^(?:set|append|get|getAll|has|delete)$/.test(expression.name.text)) return undefined;
  const receiver = expression.expression;
  const isOfAddress = ts.isPropertyAccessExpression(receiver) && receiver.name.text === 'searchParams';
  return { name, receiver: isOfAddress ? receiver.expression : receiver };
}
