import ts from 'typescript';
import { memberOf } from '../analysis/syntax.ts';
import { type StatedVerb, VERB_MEMBERS, verbIn, verbOfCallee, verbPassed } from './method.ts';
import { bodiesOf } from './payloads.ts';

/** What asks for something over HTTP: a call, or a literal that describes one. */
export type Asking = ts.CallExpression | ts.NewExpression | ts.ObjectLiteralExpression;

/** A call that may be one over HTTP, taken apart. */
export interface HttpCall {
  readonly node: Asking;
  readonly url: ts.Expression;
  /** In capitals; absent where the call does not say. */
  readonly method?: string;
  /** Where the method stands, if a change may be written there. */
  readonly methodNode?: ts.Identifier | ts.StringLiteralLike;
  /** Whether nothing else has this form: constants in the address are worth looking up. */
  readonly isRequest: boolean;
  readonly bodies: readonly ts.Expression[];
  /** Names of the query that stand beside the address. */
  readonly query: readonly QueryName[];
}

const FETCHES = /^(?:\$?fetch|ofetch|use(?:Lazy)?Fetch|got|ky|axios|request|rp|Request)$/;
const ADDRESSES = new Set(['url', 'path', 'uri', 'pathname', 'endpoint']);

/** What a call says if it is one over HTTP: an address, perhaps a verb, perhaps a body. */
export function httpCall(node: ts.CallExpression | ts.NewExpression): HttpCall | undefined {
  const given: readonly ts.Expression[] = node.arguments ?? [];
  const init = given.find(ts.isObjectLiteralExpression);
  const passed = verbPassed(given);
  const stated = (init === undefined ? undefined : verbIn(init)) ?? verbOfCallee(node) ?? passed;
  const [first, ...others] = given.filter((argument) => passed === undefined || argument !== passed.argument);
  const url = first === undefined ? undefined : addressOf(first);
  if (url === undefined) return undefined;
  const isOne = isFetch(node);
  const verb = stated ?? (isOne && !isOpen([first, ...others]) ? { method: 'GET' } : undefined);
  const bodies = bodiesOf(node, { init, others });
  return asked({ node, url, bodies, query: queryNames(node), isRequest: isOne || verb !== undefined }, verb);
}

/** `{ method: 'PUT', url: '/path', data: … }`, wherever it stands: what some call will be given. */
export function describedCall(node: ts.ObjectLiteralExpression): HttpCall | undefined {
  const verb = verbIn(node);
  const stated = verb === undefined ? undefined : memberOf(node, ADDRESSES)[0];
  if (stated === undefined) return undefined;
  const url = ts.isArrowFunction(stated) && !ts.isBlock(stated.body) ? stated.body : stated;
  const bodies = bodiesOf(node, { init: node, others: [] });
  return asked({ node, url, bodies, query: queryNames(node), isRequest: true }, verb);
}

function asked(call: Omit<HttpCall, 'method' | 'methodNode'>, verb: StatedVerb | undefined): HttpCall {
  if (verb === undefined) return call;
  return { ...call, method: verb.method, ...(verb.node === undefined ? {} : { methodNode: verb.node }) };
}

function addressOf(first: ts.Expression): ts.Expression | undefined {
  return ts.isObjectLiteralExpression(first) ? memberOf(first, ADDRESSES)[0] : first;
}

/** Whether what a call is given may hold a verb that is not seen: it is then not the usual one. */
function isOpen(given: readonly (ts.Expression | undefined)[]): boolean {
  const [first, ...others] = given;
  const literals = [first, ...others].filter((one) => one !== undefined).filter(ts.isObjectLiteralExpression);
  const isUnseen = others.some((other) => other !== undefined && !isPlain(other));
  return isUnseen || literals.some((init) => memberOf(init, VERB_MEMBERS).length > 0 || hasSpread(init));
}

function isPlain(argument: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(argument) || ts.isFunctionLike(argument) || ts.isLiteralExpression(argument);
}

function hasSpread(init: ts.ObjectLiteralExpression): boolean {
  return init.properties.some(ts.isSpreadAssignment);
}

function isFetch({ expression }: ts.CallExpression | ts.NewExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';
  return FETCHES.test(name);
}

const QUERIES = new Set(['params', 'searchParams', 'query', 'qs']);
/** Members that hold the parameters inside what is handed over: `{ query: … }`, `{ fromObject: … }`. */
const INNER = new Set(['query', 'fromObject']);

/** A name that stands in the parameters of a query, and where. */
export interface QueryName {
  readonly text: string;
  readonly node: ts.Node;
}

/** The names in the query that a call is given beside its address: as options, or by `.query({ … })` behind it. */
export function queryNames(node: Asking): readonly QueryName[] {
  const given: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  const options = given.filter(ts.isObjectLiteralExpression);
  return [...options.flatMap((init) => memberOf(init, QUERIES)), ...askedBehind(node)].flatMap(namesIn);
}

/** The keys of a literal or of pairs, by themselves, in `new URLSearchParams(…)`, or in what makes a text of them. */
export function namesIn(query: ts.Expression): readonly QueryName[] {
  if (ts.isStringLiteralLike(query)) return namesInText(query);
  if (ts.isArrayLiteralExpression(query)) return query.elements.flatMap(firstOfPair);
  if (isQueryMade(query)) return [...(query.arguments ?? []).slice(0, 1).flatMap(namesIn), ...namesSet(query)];
  if (!ts.isObjectLiteralExpression(query)) return [];
  const [inner] = memberOf(query, INNER);
  if (inner !== undefined) return namesIn(inner);
  return query.properties.flatMap(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name))
      ? [{ text: name.text, node: name }]
      : [],
  );
}

/** Names in parameters that are made inside an address: `/path?${new URLSearchParams({ … })}`. */
export function namesWithin(url: ts.Node): readonly QueryName[] {
  if (ts.isExpression(url) && isQueryMade(url)) return namesIn(url);
  const found: QueryName[] = [];
  ts.forEachChild(url, (child) => {
    found.push(...namesWithin(child));
  });
  return found;
}

/** `new URLSearchParams(…)`, `new HttpParams(…)`, `qs.stringify(…)`. */
export function isQueryMade(node: ts.Expression): node is ts.NewExpression | ts.CallExpression {
  if (ts.isNewExpression(node)) return /^(?:URLSearchParams|HttpParams)$/.test(node.expression.getText());
  return (
    ts.isCallExpression(node) &&
    /^(?:qs|querystring|queryString)\.(?:stringify|encode)$/.test(node.expression.getText())
  );
}

function namesInText(query: ts.StringLiteralLike): readonly QueryName[] {
  return [...query.text.matchAll(/(?:^|[?&])([\w-]+)=/g)].map(([, text = '']) => ({ text, node: query }));
}

function firstOfPair(pair: ts.Expression): readonly QueryName[] {
  const [name] = ts.isArrayLiteralExpression(pair) ? pair.elements : [];
  return name !== undefined && ts.isStringLiteralLike(name) ? [{ text: name.text, node: name }] : [];
}

/** `new HttpParams().set('a', …).set('b', …)`: what is set in the same chain. */
function namesSet(made: ts.Node): readonly QueryName[] {
  const { parent } = made;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const [name] = parent.parent.arguments;
  const isSet = /^(?:set|append)$/.test(parent.name.text) && name !== undefined && ts.isStringLiteralLike(name);
  return [...(isSet ? [{ text: name.text, node: name }] : []), ...namesSet(parent.parent)];
}

function askedBehind(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const own = parent.name.text === 'query' ? parent.parent.arguments.slice(0, 1) : [];
  return [...own, ...askedBehind(parent.parent)];
}

/** `….set('name', value)` and the like on the parameters of an address or on parameters alone. */
interface QueryCall {
  readonly name: ts.StringLiteralLike;
  /** The address, or the parameters. */
  readonly receiver: ts.Expression;
}

/** What a call does to the parameters of a query, if it does. */
export function queryCall({ expression, arguments: given }: ts.CallExpression): QueryCall | undefined {
  const [name] = given;
  if (!ts.isPropertyAccessExpression(expression) || name === undefined || !ts.isStringLiteralLike(name))
    return undefined;
  if (!/^(?:set|append|get|getAll|has|delete)$/.test(expression.name.text)) return undefined;
  const receiver = expression.expression;
  const isOfAddress = ts.isPropertyAccessExpression(receiver) && receiver.name.text === 'searchParams';
  return { name, receiver: isOfAddress ? receiver.expression : receiver };
}
