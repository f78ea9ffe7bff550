import ts from 'typescript';
import { constantValue } from '../analysis/data-flow.ts';
import { memberValues, unwrapExpression } from '../analysis/syntax.ts';
import type { AnalysisContext, Checker } from '../checker/checker.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import { type HttpCall, httpCall, isApiFactory } from './http-call.ts';
import type { RequestNode } from './payloads.ts';
import {
  type EndpointMatch,
  matchEndpoints,
  pathSegments,
  type ReadOptions,
  segmentPieces,
  UNKNOWN,
  type UrlPiece,
  urlPieces,
} from './url.ts';

/** A text that may be an address of the previous version. */
export interface ReadAddress {
  /** Node that holds the text: the address itself, or the part of a call that builds it. */
  readonly node: ts.Expression;
  readonly pieces: readonly UrlPiece[];
  readonly matched: EndpointMatch | undefined;
  /** True if the path is in a constant, which is handled where it is declared. */
  readonly isInConstant: boolean;
  /** Arguments that are the segments of the address. */
  readonly segments?: readonly ts.Expression[];
}

/** Reads the address of a call, including the base URL of its client. */
export function readAddress(context: AnalysisContext, call: HttpCall): ReadAddress | undefined {
  const read = readExpression(context, call, call.url);
  if (read?.matched !== undefined) return read;
  const [matching] = addressParts(call.url).flatMap((part) => readMatching(context, call, part) ?? []);
  return matching ?? readSegments(context, call) ?? readDescribed(context, call, read?.pieces ?? []) ?? read;
}

/** Reads the segments that a call is given one by one: `get('workforce', 'employees', id)`. */
function readSegments({ file, checker, migration }: AnalysisContext, call: HttpCall): ReadAddress | undefined {
  if (ts.isObjectLiteralExpression(call.node)) return undefined;
  const segments = pathSegments(call.node);
  if (segments.length === 0) return undefined;
  const pieces = segmentPieces(segments, { file, checker });
  const matched = matchEndpoints(migration, pieces);
  const words = segments.filter(ts.isStringLiteralLike).length;
  if (matched === undefined || (!call.isRequest && words < MIN_RELATIVE_WORDS)) return undefined;
  return { node: call.node, pieces, matched, isInConstant: false, segments };
}

/** Finds the operations whose path an expression is, with its constants resolved, whatever sends the request. */
export function readPath({ file, checker, migration }: AnalysisContext, url: ts.Expression): EndpointMatch | undefined {
  const own = urlPieces(url, { file, checker });
  if (own === undefined) return undefined;
  const isRelative = !isAbsolute(own) && own[0]?.text.startsWith('/') === false;
  return matchEndpoints(migration, isRelative ? [{ text: UNKNOWN }, { text: '/' }, ...own] : own);
}

function readExpression(
  context: AnalysisContext,
  { node, isRequest }: HttpCall,
  url: ts.Expression,
): ReadAddress | undefined {
  const known = { file: context.file, checker: context.checker };
  const own = urlPieces(url, isRequest ? known : { file: context.file });
  if (own === undefined) return undefined;
  const base = baseOfCall(context.checker, node);
  const stated = base === undefined ? undefined : urlPieces(base, { ...known, depth: 1 });
  const written = own.filter(({ text }) => text !== '');
  const before = stated ?? (isRequest ? unknownBase(context, node, written) : undefined);
  const pieces = before === undefined || isAbsolute(written) ? own : joinPieces(before, written);
  const matched = matchEndpoints(context.migration, pieces);
  const isInConstant =
    matched !== undefined && (isConstantAddress(context, url, own) || isHeldByConstant(context, pieces, matched));
  return { node: url, pieces, matched, isInConstant };
}

/**
 * Returns the parts that an address is built from: `withBase('/path')`, `PATH.replace(':id', id)`, `new URL(…).href`. A
 * nested request is no part: `unwrap(client.put('/path', body))`.
 */
function addressParts(url: ts.Expression): readonly ts.Expression[] {
  if (ts.isPropertyAccessExpression(url)) return url.name.text === 'href' ? [url.expression] : [];
  if (!ts.isCallExpression(url) || isRequestChain(url)) return [];
  const receiver = ts.isPropertyAccessExpression(url.expression) ? [url.expression.expression] : [];
  return [...receiver, ...url.arguments.slice(0, 1)];
}

/** Tests whether a call, or an earlier call in its chain, is an HTTP request. */
function isRequestChain(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isRequestChain(node.expression);
  if (!ts.isCallExpression(node)) return false;
  return httpCall(node)?.isRequest === true || isRequestChain(node.expression);
}

function readMatching(context: AnalysisContext, call: HttpCall, part: ts.Expression): ReadAddress | undefined {
  const read = readExpression(context, call, part);
  return read?.matched === undefined ? undefined : read;
}

/** Reads a text outside of calls. Constants are resolved if the text has path segments of its own. */
export function readText(context: AnalysisContext, node: ts.Expression): ReadAddress | undefined {
  const plain = urlPieces(node, { file: context.file });
  if (plain === undefined || !plain.some(({ offset }) => offset !== undefined)) return undefined;
  const isPath = plain.some(({ text }) => text === UNKNOWN) && plain.some(({ text }) => text.includes('/'));
  const reading: ReadOptions = { file: context.file, checker: context.checker };
  const pieces = (isPath ? urlPieces(node, reading) : plain) ?? plain;
  const matched = matchEndpoints(context.migration, pieces);
  if (matched !== undefined) return { node, pieces, matched, isInConstant: isHeldByConstant(context, pieces, matched) };
  const read = readWithBase(context, node, pieces);
  return read.matched === undefined ? (readRelative(context, node, pieces) ?? read) : read;
}

/**
 * Reads a path without a leading slash, as clients with a base URL take it: `managers/${id}/employees`. Few words are
 * no evidence, because many texts look like `a/b`.
 */
function readRelative(
  context: AnalysisContext,
  node: ts.Expression,
  own: readonly UrlPiece[],
): ReadAddress | undefined {
  const pieces = [{ text: UNKNOWN }, { text: '/' }, ...own];
  const matched = matchRelative(context.migration, own);
  return matched === undefined ? undefined : { node, pieces, matched, isInConstant: false };
}

/** Matches a path without a leading slash, if it has enough static segments. */
function matchRelative(migration: MigrationIndex, own: readonly UrlPiece[]): EndpointMatch | undefined {
  const first = own.find(({ text }) => text !== '');
  if (first === undefined || !/^[a-z]/.test(first.text) || isAbsolute(own)) return undefined;
  const matched = matchEndpoints(migration, [{ text: UNKNOWN }, { text: '/' }, ...own]);
  if (matched === undefined || matched.start !== 1) return undefined;
  const words = matched.text
    .slice(matched.start, matched.end)
    .split('/')
    .filter((part) => /^[a-z][a-z-]+$/.test(part));
  return words.length < MIN_RELATIVE_WORDS ? undefined : matched;
}

/** Number of static segments that a path without a leading slash must have outside of a request. */
const MIN_RELATIVE_WORDS = 3;

/** Reads a path that the enclosing code appends to a base URL. */
function readWithBase(context: AnalysisContext, node: ts.Expression, own: readonly UrlPiece[]): ReadAddress {
  const alone = { node, pieces: own, matched: undefined, isInConstant: false };
  if (isAbsolute(own) || !own.some(({ text }) => text.includes('/'))) return alone;
  const base = apiBase(context.checker, node);
  const before = base && urlPieces(base, { file: context.file, checker: context.checker, depth: 1 });
  if (before === undefined) return alone;
  const pieces = joinPieces(before, own);
  return { node, pieces, matched: matchEndpoints(context.migration, pieces), isInConstant: false };
}

/** Reads a path without a leading slash in the description of a request: `{ method: 'DELETE', path: 'a/b/c' }`. */
function readDescribed(
  context: AnalysisContext,
  { node, url }: HttpCall,
  own: readonly UrlPiece[],
): ReadAddress | undefined {
  const read = ts.isObjectLiteralExpression(node) ? readRelative(context, url, own) : undefined;
  if (read?.matched === undefined) return undefined;
  const isInConstant = isConstantAddress(context, url, own) || isHeldByConstant(context, read.pieces, read.matched);
  return { ...read, isInConstant };
}

/** Tests whether a constant alone holds the address. */
function isConstantAddress(context: AnalysisContext, url: ts.Expression, own: readonly UrlPiece[]): boolean {
  if (isConcatenation(context.checker, url, 0)) return false;
  if (own.some(({ offset }) => offset !== undefined)) return false;
  return (matchEndpoints(context.migration, own) ?? matchRelative(context.migration, own)) !== undefined;
}

/** Tests whether one of the constants that a text is built from holds the path: `${HOST}${PATH}?page=1`. */
function isHeldByConstant(
  context: AnalysisContext,
  pieces: readonly UrlPiece[],
  { start, end }: EndpointMatch,
): boolean {
  let at = 0;
  const within = pieces.filter(({ text }) => {
    const isWithin = at < end && at + text.length > start;
    at += text.length;
    return isWithin;
  });
  const [first] = within;
  if (first?.constant === undefined || isConcatenation(context.checker, first.constant, 0)) return false;
  if (within.some(({ constant }) => constant !== first.constant)) return false;
  const held = pieces.filter(({ constant }) => constant === first.constant);
  return (matchEndpoints(context.migration, held) ?? matchRelative(context.migration, held)) !== undefined;
}

/** Tests whether an expression, or the constant that it names, adds constants that each hold a part of the address. */
function isConcatenation(checker: Checker, url: ts.Expression, depth: number): boolean {
  if (ts.isBinaryExpression(url)) return url.operatorToken.kind === ts.SyntaxKind.PlusToken;
  const value = depth > MAX_CONSTANTS ? undefined : constantValue(checker, url);
  return value !== undefined && isConcatenation(checker, unwrapExpression(value), depth + 1);
}

/** Number of constants that name each other. */
const MAX_CONSTANTS = 4;

/**
 * Returns an unknown base for a path without a leading slash, which the client appends to its base URL. Methods of the
 * standard library, such as those of a map, are no clients.
 */
function unknownBase(
  context: AnalysisContext,
  node: RequestNode,
  [first]: readonly UrlPiece[],
): readonly UrlPiece[] | undefined {
  if (first === undefined || first.text.startsWith('/') || ts.isObjectLiteralExpression(node)) return undefined;
  const { expression } = node;
  const called = ts.isPropertyAccessExpression(expression) ? context.checker.declarationOf(expression.name) : undefined;
  const isOfLanguage = called !== undefined && /\/lib\.[\w.]*d\.ts$/.test(called.getSourceFile().fileName);
  return isOfLanguage ? undefined : [{ text: UNKNOWN }];
}

function isAbsolute([first]: readonly UrlPiece[]): boolean {
  return first?.text.includes('://') === true || first?.text === UNKNOWN;
}

function joinPieces(before: readonly UrlPiece[], own: readonly UrlPiece[]): readonly UrlPiece[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  const text = (last?.text ?? '').replace(/\/$/, '');
  const slash = own[0]?.text.startsWith('/') === true ? [] : [{ text: '/' }];
  return [...rest, { text }, ...slash, ...own];
}

const BASE_MEMBERS = new Set(['baseURL', 'baseUrl', 'prefixUrl', 'prefix']);
const BASE_QUERY_MEMBERS = new Set(['baseQuery']);
const CLIENT_FACTORIES = /^(?:create|extend|defaults|createInstance|instance)$/;

/** Returns the base URL of a call: `axios.create({ baseURL })`, `got.extend({ prefixUrl })`, `nock(base)`. */
function baseOfCall(checker: Checker, call: RequestNode): ts.Expression | undefined {
  if (ts.isObjectLiteralExpression(call)) return memberValues(call, BASE_MEMBERS)[0] ?? apiBase(checker, call);
  const options = (call.arguments ?? []).flatMap((argument) =>
    ts.isObjectLiteralExpression(argument) ? [argument] : [],
  );
  const [stated] = options.flatMap((init) => memberValues(init, BASE_MEMBERS));
  if (stated !== undefined) return stated;
  const callee = call.expression;
  return baseOfClient(checker, ts.isPropertyAccessExpression(callee) ? callee.expression : callee);
}

function baseOfClient(checker: Checker, client: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(client)) return baseOfFactory(client) ?? baseOfChain(checker, client);
  const resolved = constantValue(checker, client) ?? clientInitializer(checker, client);
  return resolved !== undefined && ts.isCallExpression(resolved) ? baseOfFactory(resolved) : undefined;
}

/** `nock(base).get(…).reply(…).post(…)`: the beginning of a chain. */
function baseOfChain(checker: Checker, { expression }: ts.CallExpression): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(expression) ? baseOfClient(checker, expression.expression) : undefined;
}

/** Returns the initializer of a client in a class field or a `let`. */
function clientInitializer(checker: Checker, client: ts.Expression): ts.Expression | undefined {
  const name = ts.isPropertyAccessExpression(client) ? client.name : client;
  const declaration = ts.isIdentifier(name) ? checker.declarationOf(name) : undefined;
  if (declaration === undefined) return undefined;
  if (ts.isBinaryExpression(declaration.parent)) return declaration.parent.right;
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  if (!ts.isPropertyDeclaration(declaration)) return undefined;
  return declaration.initializer ?? constructorAssignment(declaration);
}

/** Returns the value that a constructor assigns to a class member. */
function constructorAssignment({ name, parent }: ts.PropertyDeclaration): ts.Expression | undefined {
  const statements = parent.members.filter(ts.isConstructorDeclaration).flatMap(({ body }) => body?.statements ?? []);
  return statements.flatMap((statement) => {
    const assignment = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (assignment === undefined || !ts.isBinaryExpression(assignment)) return [];
    return assignment.left.getText() === `this.${name.getText()}` ? [assignment.right] : [];
  })[0];
}

/** `createApi({ baseQuery: fetchBaseQuery({ baseUrl }), endpoints })`, `api.injectEndpoints({ endpoints })`. */
function apiBase(checker: Checker, node: ts.Node): ts.Expression | undefined {
  const enclosing = ts.findAncestor(node, (outer) => ts.isCallExpression(outer) && isApiFactory(outer));
  if (enclosing === undefined || !ts.isCallExpression(enclosing)) return undefined;
  const { expression } = enclosing;
  const resolved = ts.isPropertyAccessExpression(expression)
    ? constantValue(checker, expression.expression)
    : enclosing;
  if (resolved === undefined || !ts.isCallExpression(resolved)) return undefined;
  const [baseQuery] = resolved.arguments
    .filter(ts.isObjectLiteralExpression)
    .flatMap((init) => memberValues(init, BASE_QUERY_MEMBERS));
  return baseQuery === undefined ? undefined : baseOfQuery(checker, baseQuery);
}

/** Returns the base URL of a query function, also if a retry wrapper contains it. */
function baseOfQuery(checker: Checker, baseQuery: ts.Expression): ts.Expression | undefined {
  const resolved = ts.isIdentifier(baseQuery) ? constantValue(checker, baseQuery) : baseQuery;
  if (resolved === undefined || !ts.isCallExpression(resolved)) return undefined;
  const stated = resolved.arguments
    .filter(ts.isObjectLiteralExpression)
    .flatMap((init) => memberValues(init, BASE_MEMBERS))[0];
  return stated ?? resolved.arguments.flatMap((inner) => baseOfQuery(checker, inner) ?? [])[0];
}

function baseOfFactory({ expression, arguments: args }: ts.CallExpression): ts.Expression | undefined {
  if (ts.isIdentifier(expression) && expression.text === 'nock') return args[0];
  const isMaker = ts.isPropertyAccessExpression(expression) && CLIENT_FACTORIES.test(expression.name.text);
  return isMaker
    ? args.filter(ts.isObjectLiteralExpression).flatMap((init) => memberValues(init, BASE_MEMBERS))[0]
    : undefined;
}
