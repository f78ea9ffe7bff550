import ts from 'typescript';
import { constantLiteral, constantValue } from '../analysis/data-flow.ts';
import { calleeOf, isCall, memberValues, unwrapExpression } from '../analysis/syntax.ts';
import type { Checker } from '../checker/checker.ts';
import type { TextFilter } from '../migration/migration-index.ts';
import { type QueryParameter, queryParameters, requestBodies, type RequestNode } from './payloads.ts';
import { descendants } from '../analysis/traversal.ts';

/** A possible HTTP request. */
export interface HttpCall {
  readonly node: RequestNode;
  readonly url: ts.Expression;
  /** Upper-case method; absent if the call does not state it. */
  readonly method?: string;
  /** Node of the method, if it can be rewritten there. */
  readonly methodNode?: ts.Identifier | ts.StringLiteralLike;
  /** True if the method is that of the library without options, and may be stated there. */
  readonly hasDefaultMethod?: boolean;
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
  const args: readonly ts.Expression[] = node.arguments ?? [];
  const init = args.find(ts.isObjectLiteralExpression);
  const passed = passedMethod(args);
  const stated = (init === undefined ? undefined : methodInOptions(init)) ?? methodOfCallee(node) ?? passed;
  const rest = args.filter((argument) => argument !== passed?.argument);
  const first =
    passed === undefined ? addressAmong(node, rest) : (rest.find(isPathText) ?? rest.find(isPathBuilder) ?? rest[0]);
  const others = rest.filter((argument) => argument !== first);
  const url = first === undefined ? undefined : addressOf(first, passed !== undefined);
  if (url === undefined) return undefined;
  const isFetch = isFetchCall(node);
  const verb = stated ?? (isFetch && !mayHideMethod([first, ...others]) ? { method: 'GET' } : undefined);
  const bodies = requestBodies(node, init, others);
  const call = { node, url, bodies, query: queryParameters(node), isRequest: isFetch || verb !== undefined };
  return withMethod(verb === undefined || stated !== undefined ? call : { ...call, hasDefaultMethod: true }, verb);
}

/** Returns the address, which an own function may take after its client: `call(client, '/path', options)`. */
function addressAmong(
  node: ts.CallExpression | ts.NewExpression,
  args: readonly ts.Expression[],
): ts.Expression | undefined {
  const [first, second] = args;
  const isClient = first !== undefined && (ts.isIdentifier(first) || ts.isPropertyAccessExpression(first));
  const isOwn = isClient && second !== undefined && !isFetchCall(node) && methodOfCallee(node) === undefined;
  return isOwn && isPathText(second) && /^.(?:\/|\$\{)/.test(second.getText()) ? second : first;
}

/** Tests whether an argument is the text of a path: `call(schema, 'GET', '/path')`. */
function isPathText(argument: ts.Expression): boolean {
  return (ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument)) && argument.getText().includes('/');
}

/** `{ method: 'PUT', url: '/path', data: … }`, wherever it stands: what some call will be given. */
export function requestDescription(checker: Checker, node: ts.ObjectLiteralExpression): HttpCall | undefined {
  const verb = methodInOptions(node) ?? constantMethod(checker, node);
  const stated = verb === undefined ? undefined : memberValues(node, ADDRESSES)[0];
  if (stated === undefined) return undefined;
  const url = isPathBuilder(stated) ? stated.body : stated;
  const bodies = requestBodies(node, node, []);
  return withMethod({ node, url, bodies, query: queryParameters(node), isRequest: true }, verb);
}

/** `{ query: (id) => PATHS.entry(id) }` of an endpoint of RTK Query: a GET unless it states another method. */
export function endpointQuery(node: ts.ObjectLiteralExpression): HttpCall | undefined {
  const isEndpoint = ts.findAncestor(node, (outer) => ts.isCallExpression(outer) && isApiFactory(outer));
  const [query] = isEndpoint === undefined ? [] : memberValues(node, QUERY_MEMBERS);
  const returned = query !== undefined && ts.isArrowFunction(query) ? unwrapBody(query) : undefined;
  if (returned === undefined) return undefined;
  const isLiteral = ts.isObjectLiteralExpression(returned);
  if (isLiteral && memberValues(returned, METHOD_MEMBERS).length > 0) return undefined;
  const url = isLiteral ? memberValues(returned, ADDRESSES)[0] : returned;
  return url === undefined ? undefined : { node, url, method: 'GET', bodies: [], query: [], isRequest: true };
}

const QUERY_MEMBERS = new Set(['query']);

/** `createApi(…)`, `api.injectEndpoints(…)`. */
export function isApiFactory({ expression }: ts.CallExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return /^(?:createApi|injectEndpoints)$/.test(name);
}

function unwrapBody({ body }: ts.ArrowFunction): ts.Expression | undefined {
  if (!ts.isBlock(body)) return unwrapExpression(body);
  const [only, ...others] = body.statements;
  const isReturn = others.length === 0 && only !== undefined && ts.isReturnStatement(only);
  return isReturn ? only.expression : undefined;
}

/** `{ method: VERBS.update }`: the method of the constant, which is changed where it is declared, if at all. */
function constantMethod(checker: Checker, init: ts.ObjectLiteralExpression): StatedMethod | undefined {
  const [stated] = memberValues(init, METHOD_MEMBERS);
  const value = stated === undefined ? undefined : constantValue(checker, stated);
  const method = value === undefined ? undefined : methodOfExpression(unwrapExpression(value))?.method;
  return method === undefined ? undefined : { method };
}

function withMethod(call: Omit<HttpCall, 'method' | 'methodNode'>, verb: StatedMethod | undefined): HttpCall {
  if (verb === undefined) return call;
  return { ...call, method: verb.method, ...(verb.node === undefined ? {} : { methodNode: verb.node }) };
}

/** Recognizes a builder of paths: `(id) => '/entries/' + id`. */
function isPathBuilder(stated: ts.Expression): stated is ts.ArrowFunction & { readonly body: ts.Expression } {
  return ts.isArrowFunction(stated) && !ts.isBlock(stated.body);
}

/** Returns the address in an argument: what it is, or what a builder of paths beside a method returns. */
function addressOf(first: ts.Expression, hasMethod: boolean): ts.Expression | undefined {
  if (hasMethod && isPathBuilder(first)) return first.body;
  return ts.isObjectLiteralExpression(first) ? memberValues(first, ADDRESSES)[0] : first;
}

/** Tests whether arguments may contain a method that is not visible here; the default method then does not apply. */
function mayHideMethod(args: readonly (ts.Expression | undefined)[]): boolean {
  const [first, ...others] = args;
  const literals = [first, ...others].filter((one) => one !== undefined).filter(ts.isObjectLiteralExpression);
  const mayHide = others.some((other) => other !== undefined && !isLiteralArgument(other));
  return mayHide || literals.some((init) => memberValues(init, METHOD_MEMBERS).length > 0 || hasSpread(init));
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

/** An HTTP method as the code states it. */
interface StatedMethod {
  /** Upper-case method. */
  readonly method: string;
  /** Node of the method, if it can be rewritten there. */
  readonly node?: ts.Identifier | ts.StringLiteralLike;
}

type Call = ts.CallExpression | ts.NewExpression;

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
/** Option members that hold the method. */
export const METHOD_MEMBERS: ReadonlySet<string> = new Set(['method', 'type', 'verb', 'httpMethod']);
/** `putJson`, `getOnce`; `onPut`, `apiPut`, `@Put`: the verb is a part of the name, and is not changed there. */
const COMPOUND_NAME =
  /^(?:(get|put|post|patch|delete)(?:JSON|Json|Form|Data|Once)|(?:[a-z]\w*)?(Get|Put|Post|Patch|Delete))$/;

/** Parses a method in lower or upper case. */
export function parseMethod(text: string): string | undefined {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  return isOneCase ? METHODS.get(text.toLowerCase()) : undefined;
}

/** `{ method: 'PUT' }`. */
function methodInOptions(init: ts.ObjectLiteralExpression): StatedMethod | undefined {
  const node = memberValues(init, METHOD_MEMBERS).find(ts.isStringLiteralLike);
  const method = node === undefined ? undefined : METHODS.get(node.text.toLowerCase());
  return node === undefined || method === undefined ? undefined : { method, node };
}

/** `client.put(…)`, `client['put'](…)`, `put(…)`, `onPut(…)`. */
function methodOfCallee({ expression }: Call): StatedMethod | undefined {
  const node = ts.isPropertyAccessExpression(expression) ? expression.name : calleeName(expression);
  if (node === undefined || ts.isPrivateIdentifier(node)) return undefined;
  const method = parseMethod(node.text);
  if (method !== undefined) return node === expression ? { method } : { method, node };
  const [, first, last] = COMPOUND_NAME.exec(node.text) ?? [];
  const part = parseMethod((first ?? last ?? '').toLowerCase());
  return part === undefined ? undefined : { method: part };
}

function calleeName(callee: ts.Expression): ts.Identifier | ts.StringLiteralLike | undefined {
  if (ts.isIdentifier(callee)) return callee;
  const key = ts.isElementAccessExpression(callee) ? callee.argumentExpression : undefined;
  return key !== undefined && ts.isStringLiteralLike(key) ? key : undefined;
}

/** A method among the arguments, and its argument. */
interface PassedMethod extends StatedMethod {
  readonly argument: ts.Expression;
}

/** `call('POST', path)`, `call(path, 'POST')`, `call(client.post, path)`, `call([client, 'post'], path)`. */
export function passedMethod(args: readonly ts.Expression[]): PassedMethod | undefined {
  if (args.length < 2) return undefined;
  for (const argument of args) {
    const stated = ts.isArrayLiteralExpression(argument)
      ? argument.elements.length === 2 && argument === args[0]
        ? argument.elements.flatMap((element) => methodOfExpression(element) ?? [])[0]
        : undefined
      : methodOfExpression(argument);
    if (stated !== undefined) return { ...stated, argument };
  }
  return undefined;
}

/** `'PUT'`, `client.put`. */
function methodOfExpression(node: ts.Expression): StatedMethod | undefined {
  const text = ts.isStringLiteralLike(node) ? node : undefined;
  const named = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) ? node.name : undefined;
  const stated = text ?? named;
  const method = stated === undefined ? undefined : parseMethod(stated.text);
  return stated === undefined || method === undefined ? undefined : { method, node: stated };
}

type FunctionNode = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** Returns the method that a call does not state itself: from options in a constant, or from the called function. */
export function resolveMethod(checker: Checker, node: RequestNode): string | undefined {
  if (ts.isObjectLiteralExpression(node)) return undefined;
  const args = node.arguments ?? [];
  for (const argument of args) {
    const options = ts.isObjectLiteralExpression(argument) ? argument : constantLiteral(checker, argument);
    const stated = options && (methodInOptions(options) ?? constantMethod(checker, options));
    if (stated !== undefined) return stated.method;
  }
  const name = calleeOf(node);
  const declaration = ts.isIdentifier(name) ? checker.declarationOf(name) : undefined;
  return declaration === undefined ? undefined : methodOfDeclaration(declaration, args);
}

function methodOfDeclaration(declaration: ts.Declaration, args: readonly ts.Expression[]): string | undefined {
  const holds =
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration);
  const value = holds ? declaration.initializer : declaration;
  if (value === undefined) return undefined;
  if (ts.isCallExpression(value)) return methodOfFactory(value);
  const isOwn =
    ts.isFunctionDeclaration(value) ||
    ts.isMethodDeclaration(value) ||
    ts.isArrowFunction(value) ||
    ts.isFunctionExpression(value);
  return isOwn ? (defaultMethod(value, args) ?? methodWithin(value)) : undefined;
}

/** `const put = call('PUT')`, `const put = call.bind(null, 'PUT')`. */
function methodOfFactory({ arguments: args }: ts.CallExpression): string | undefined {
  const [first] = args;
  return (args.length === 1 && first !== undefined ? methodOfExpression(first) : passedMethod(args))?.method;
}

/** `(path, method = 'GET')`, `(path, { method = 'GET' } = {})`, where the call leaves it out. */
function defaultMethod({ parameters }: FunctionNode, args: readonly ts.Expression[]): string | undefined {
  for (const [index, { name, initializer }] of parameters.entries()) {
    const argument = args[index];
    const own = argument === undefined && initializer !== undefined ? methodOfExpression(initializer) : undefined;
    if (own !== undefined) return own.method;
    const isSilent = argument === undefined || lacksMethod(argument);
    const verb = isSilent && ts.isObjectBindingPattern(name) ? methodInPattern(name) : undefined;
    if (verb !== undefined) return verb;
  }
  return undefined;
}

function lacksMethod(argument: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(argument) && memberValues(argument, METHOD_MEMBERS).length === 0;
}

function methodInPattern({ elements }: ts.ObjectBindingPattern): string | undefined {
  const [initial] = elements.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && METHOD_MEMBERS.has(name.text) && initializer !== undefined ? [initializer] : [],
  );
  return initial === undefined ? undefined : methodOfExpression(initial)?.method;
}

/** Returns the only method that a function uses for requests to its argument. */
function methodWithin({ body, parameters }: FunctionNode): string | undefined {
  if (body === undefined) return undefined;
  const names = parameters.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const found = new Set(
    descendants(body).flatMap((node) => {
      const call = isCall(node) ? httpCall(node) : undefined;
      if (call === undefined || !mentionsName(call.url, names)) return [];
      return [call.method];
    }),
  );
  const [verb, ...others] = found;
  return others.length > 0 ? undefined : verb;
}

function mentionsName(node: ts.Node, names: readonly string[]): boolean {
  return descendants(node).some((inner) => ts.isIdentifier(inner) && names.includes(inner.text));
}

/**
 * Returns the files that may send requests: those that hold a path or a name that only the previous version has, and
 * those that name a constant, a function or a class of a known file that holds a path.
 */
export function filesWithRequests(
  files: readonly ts.SourceFile[],
  known: readonly ts.SourceFile[],
  mentions: TextFilter,
): readonly ts.SourceFile[] {
  const holdsPath = (text: string): boolean => text.includes('/') && mentions.hasPathBelowBase(text);
  const own = new Set(known.filter(({ text }) => mentions.isDistinctive(text) || mentions.hasPathBelowBase(text)));
  const names = [...own].flatMap((file) =>
    file.statements.flatMap((statement) => (holdsPath(statement.getText(file)) ? declaredNames(statement) : [])),
  );
  if (names.length === 0) return files.filter((file) => own.has(file));
  const named = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
  return files.filter((file) => own.has(file) || named.test(file.text));
}

/** Returns the names that a statement declares or exports: `const PATHS = …`, `module.exports = { path }`. */
function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement))
    return statement.name === undefined ? [] : [statement.name.text];
  const assignment = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (assignment === undefined || !ts.isBinaryExpression(assignment)) return [];
  const { left, right } = assignment;
  if (!ts.isPropertyAccessExpression(left) || !/^(?:module\.)?exports\b/.test(left.getText())) return [];
  if (left.getText() !== 'module.exports') return [left.name.text];
  return ts.isObjectLiteralExpression(right)
    ? right.properties.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : []))
    : [];
}

/**
 * Returns the files that may give a response a type: those with requests, and those that name the functions that
 * contain them.
 */
export function filesWithResponses(
  files: readonly ts.SourceFile[],
  responses: ReadonlyMap<ts.Node, string>,
): readonly ts.SourceFile[] {
  const own = new Set([...responses.keys()].map((node) => node.getSourceFile()));
  const names = [...new Set([...responses.keys()].flatMap(enclosingNames))];
  return files.filter((file) => own.has(file) || names.some((name) => file.text.includes(name)));
}

/** Returns the names of the functions, methods and variables around a request. */
function enclosingNames(node: ts.Node): readonly string[] {
  const found: string[] = [];
  ts.findAncestor(node, (outer) => {
    const isNamed = ts.isFunctionLike(outer) || ts.isVariableDeclaration(outer) || ts.isPropertyAssignment(outer);
    const name = isNamed ? outer.name : undefined;
    if (name !== undefined && ts.isIdentifier(name)) found.push(name.text);
    return false;
  });
  return found;
}
