import ts from 'typescript';
import { meantBy } from '../analysis/constants.ts';
import { memberOf } from '../analysis/syntax.ts';
import type { Compiler } from '../checker/checker.ts';
import type { AnalysisContext } from '../analysis/context.ts';
import { type Asking, type HttpCall, httpCall } from './http-call.ts';
import { type Matched, matchEndpoints } from './match-endpoint.ts';
import { HOLE, type Piece, piecesOf, type Reading } from './url.ts';

/** A text that may be an address of the old version. */
export interface Read {
  /** What holds the text: the address itself, or what is put into a call that makes it. */
  readonly node: ts.Expression;
  readonly pieces: readonly Piece[];
  readonly matched: Matched | undefined;
  /** Whether the path stands in a constant, which is looked at where it is declared. */
  readonly isElsewhere: boolean;
}

/** The address of a call: what its client puts before it included. */
export function readAddress(pass: AnalysisContext, call: HttpCall): Read | undefined {
  const read = readOne(pass, call, call.url);
  if (read?.matched !== undefined) return read;
  return partsOfCall(call.url).flatMap((part) => readPart(pass, call, part) ?? [])[0] ?? read;
}

function readOne(pass: AnalysisContext, { node, isRequest }: HttpCall, url: ts.Expression): Read | undefined {
  const known = { file: pass.file, compiler: pass.compiler };
  const own = piecesOf(url, isRequest ? known : { file: pass.file });
  if (own === undefined) return undefined;
  const base = baseOf(pass.compiler, node);
  const stated = base === undefined ? undefined : piecesOf(base, { ...known, depth: 1 });
  const before = stated ?? (isRequest ? unknownBase(pass, node, own) : undefined);
  const pieces = before === undefined || isWhole(own) ? own : joined(before, own);
  const matched = matchEndpoints(pass.knowledge, pieces);
  return { node: url, pieces, matched, isElsewhere: matched !== undefined && isConstant(pass, own) };
}

/**
 * `withBase('/path')`, `PATH.replace(':id', id)`, `new URL(…).href`: what an address is made from. What asks by itself
 * is none: `unwrap(client.put('/path', body))`.
 */
function partsOfCall(url: ts.Expression): readonly ts.Expression[] {
  if (ts.isPropertyAccessExpression(url)) return url.name.text === 'href' ? [url.expression] : [];
  if (!ts.isCallExpression(url) || isAskedAt(url)) return [];
  const receiver = ts.isPropertyAccessExpression(url.expression) ? [url.expression.expression] : [];
  return [...receiver, ...url.arguments.slice(0, 1)];
}

/** Whether a call, or what stands before it in its chain, asks over HTTP. */
function isAskedAt(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isAskedAt(node.expression);
  if (!ts.isCallExpression(node)) return false;
  return httpCall(node)?.isRequest === true || isAskedAt(node.expression);
}

function readPart(pass: AnalysisContext, call: HttpCall, part: ts.Expression): Read | undefined {
  const read = readOne(pass, call, part);
  return read?.matched === undefined ? undefined : read;
}

/** A text by itself: constants in it are looked up where it has parts of a path of its own. */
export function readText(pass: AnalysisContext, node: ts.Expression): Read | undefined {
  const plain = piecesOf(node, { file: pass.file });
  if (plain === undefined || !plain.some(({ offset }) => offset !== undefined)) return undefined;
  const isPath = plain.some(({ text }) => text === HOLE) && plain.some(({ text }) => text.includes('/'));
  const reading: Reading = { file: pass.file, compiler: pass.compiler };
  const pieces = (isPath ? piecesOf(node, reading) : plain) ?? plain;
  const matched = matchEndpoints(pass.knowledge, pieces);
  return matched === undefined ? readBehindBase(pass, node, pieces) : { node, pieces, matched, isElsewhere: false };
}

/** A path that what stands around it puts behind a base. */
function readBehindBase(pass: AnalysisContext, node: ts.Expression, own: readonly Piece[]): Read {
  const alone = { node, pieces: own, matched: undefined, isElsewhere: false };
  if (isWhole(own) || !own.some(({ text }) => text.includes('/'))) return alone;
  const base = baseAround(pass.compiler, node);
  const before = base && piecesOf(base, { file: pass.file, compiler: pass.compiler, depth: 1 });
  if (before === undefined) return alone;
  const pieces = joined(before, own);
  return { node, pieces, matched: matchEndpoints(pass.knowledge, pieces), isElsewhere: false };
}

/** Whether a text is a constant's alone, and is an address by itself. */
function isConstant(pass: AnalysisContext, own: readonly Piece[]): boolean {
  return own.every(({ offset }) => offset === undefined) && matchEndpoints(pass.knowledge, own) !== undefined;
}

/**
 * A path without a slash before it is put behind the base of its client, wherever that one is made. What the language
 * itself has, such as a map, is no client.
 */
function unknownBase(pass: AnalysisContext, node: Asking, [first]: readonly Piece[]): readonly Piece[] | undefined {
  if (first === undefined || first.text.startsWith('/') || ts.isObjectLiteralExpression(node)) return undefined;
  const { expression } = node;
  const called = ts.isPropertyAccessExpression(expression) ? pass.compiler.declarationOf(expression.name) : undefined;
  const isOfLanguage = called !== undefined && /\/lib\.[\w.]*d\.ts$/.test(called.getSourceFile().fileName);
  return isOfLanguage ? undefined : [{ text: HOLE }];
}

function isWhole([first]: readonly Piece[]): boolean {
  return first?.text.includes('://') === true || first?.text === HOLE;
}

function joined(before: readonly Piece[], own: readonly Piece[]): readonly Piece[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  const text = (last?.text ?? '').replace(/\/$/, '');
  const slash = own[0]?.text.startsWith('/') === true ? [] : [{ text: '/' }];
  return [...rest, { text }, ...slash, ...own];
}

const BASES = new Set(['baseURL', 'baseUrl', 'prefixUrl', 'prefix']);
const BASE_QUERIES = new Set(['baseQuery']);
const MAKERS = /^(?:create|extend|defaults|createInstance|instance)$/;

/** What stands before the path of a call: `axios.create({ baseURL })`, `got.extend({ prefixUrl })`, `nock(base)`. */
function baseOf(compiler: Compiler, call: Asking): ts.Expression | undefined {
  if (ts.isObjectLiteralExpression(call)) return memberOf(call, BASES)[0] ?? baseAround(compiler, call);
  const options = (call.arguments ?? []).flatMap((given) => (ts.isObjectLiteralExpression(given) ? [given] : []));
  const [stated] = options.flatMap((init) => memberOf(init, BASES));
  if (stated !== undefined) return stated;
  const callee = call.expression;
  return baseOfClient(compiler, ts.isPropertyAccessExpression(callee) ? callee.expression : callee);
}

function baseOfClient(compiler: Compiler, client: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(client)) return baseOfMade(client) ?? baseOfChain(compiler, client);
  const made = meantBy(compiler, client) ?? fieldOf(compiler, client);
  return made !== undefined && ts.isCallExpression(made) ? baseOfMade(made) : undefined;
}

/** `nock(base).get(…).reply(…).post(…)`: the beginning of a chain. */
function baseOfChain(compiler: Compiler, { expression }: ts.CallExpression): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(expression) ? baseOfClient(compiler, expression.expression) : undefined;
}

/** A client that a class holds, or that a `let` holds, is made where it is declared. */
function fieldOf(compiler: Compiler, client: ts.Expression): ts.Expression | undefined {
  const name = ts.isPropertyAccessExpression(client) ? client.name : client;
  const declaration = ts.isIdentifier(name) ? compiler.declarationOf(name) : undefined;
  if (declaration === undefined) return undefined;
  if (ts.isBinaryExpression(declaration.parent)) return declaration.parent.right;
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  if (!ts.isPropertyDeclaration(declaration)) return undefined;
  return declaration.initializer ?? assignedIn(declaration);
}

/** What a constructor gives a member of its class. */
function assignedIn({ name, parent }: ts.PropertyDeclaration): ts.Expression | undefined {
  const statements = parent.members.filter(ts.isConstructorDeclaration).flatMap(({ body }) => body?.statements ?? []);
  return statements.flatMap((statement) => {
    const given = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (given === undefined || !ts.isBinaryExpression(given)) return [];
    return given.left.getText() === `this.${name.getText()}` ? [given.right] : [];
  })[0];
}

/** `createApi({ baseQuery: fetchBaseQuery({ baseUrl }), endpoints })`, `api.injectEndpoints({ endpoints })`. */
function baseAround(compiler: Compiler, node: ts.Node): ts.Expression | undefined {
  const around = ts.findAncestor(
    node,
    (outer) => ts.isCallExpression(outer) && /^(?:createApi|injectEndpoints)$/.test(nameOf(outer)),
  );
  if (around === undefined || !ts.isCallExpression(around)) return undefined;
  const { expression } = around;
  const made = ts.isPropertyAccessExpression(expression) ? meantBy(compiler, expression.expression) : around;
  if (made === undefined || !ts.isCallExpression(made)) return undefined;
  const [asks] = made.arguments.filter(ts.isObjectLiteralExpression).flatMap((init) => memberOf(init, BASE_QUERIES));
  return asks === undefined ? undefined : baseWithin(compiler, asks);
}

/** The base that a function of requests was made with, itself or inside another that repeats it. */
function baseWithin(compiler: Compiler, asks: ts.Expression): ts.Expression | undefined {
  const made = ts.isIdentifier(asks) ? meantBy(compiler, asks) : asks;
  if (made === undefined || !ts.isCallExpression(made)) return undefined;
  const stated = made.arguments.filter(ts.isObjectLiteralExpression).flatMap((init) => memberOf(init, BASES))[0];
  return stated ?? made.arguments.flatMap((inner) => baseWithin(compiler, inner) ?? [])[0];
}

function nameOf({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function baseOfMade({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  if (ts.isIdentifier(expression) && expression.text === 'nock') return given[0];
  const isMaker = ts.isPropertyAccessExpression(expression) && MAKERS.test(expression.name.text);
  return isMaker ? given.filter(ts.isObjectLiteralExpression).flatMap((init) => memberOf(init, BASES))[0] : undefined;
}
