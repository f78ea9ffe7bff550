import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { baseAround, baseOf } from './base.ts';
import { type Asking, type HttpCall, httpCall } from './calls.ts';
import { matchEndpoints, type Matched } from './match-endpoint.ts';
import { HOLE, type Piece, piecesOf, type Reading } from './url-text.ts';

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
export function readAddress(pass: Pass, call: HttpCall): Read | undefined {
  const read = readOne(pass, call, call.url);
  if (read?.matched !== undefined) return read;
  return partsOfCall(call.url).flatMap((part) => readPart(pass, call, part) ?? [])[0] ?? read;
}

function readOne(pass: Pass, { node, isRequest }: HttpCall, url: ts.Expression): Read | undefined {
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

function readPart(pass: Pass, call: HttpCall, part: ts.Expression): Read | undefined {
  const read = readOne(pass, call, part);
  return read?.matched === undefined ? undefined : read;
}

/** A text by itself: constants in it are looked up where it has parts of a path of its own. */
export function readText(pass: Pass, node: ts.Expression): Read | undefined {
  const plain = piecesOf(node, { file: pass.file });
  if (plain === undefined || !plain.some(({ offset }) => offset !== undefined)) return undefined;
  const isPath = plain.some(({ text }) => text === HOLE) && plain.some(({ text }) => text.includes('/'));
  const reading: Reading = { file: pass.file, compiler: pass.compiler };
  const pieces = (isPath ? piecesOf(node, reading) : plain) ?? plain;
  const matched = matchEndpoints(pass.knowledge, pieces);
  return matched === undefined ? readBehindBase(pass, node, pieces) : { node, pieces, matched, isElsewhere: false };
}

/** A path that what stands around it puts behind a base. */
function readBehindBase(pass: Pass, node: ts.Expression, own: readonly Piece[]): Read {
  const alone = { node, pieces: own, matched: undefined, isElsewhere: false };
  if (isWhole(own) || !own.some(({ text }) => text.includes('/'))) return alone;
  const base = baseAround(pass.compiler, node);
  const before = base && piecesOf(base, { file: pass.file, compiler: pass.compiler, depth: 1 });
  if (before === undefined) return alone;
  const pieces = joined(before, own);
  return { node, pieces, matched: matchEndpoints(pass.knowledge, pieces), isElsewhere: false };
}

/** Whether a text is a constant's alone, and is an address by itself. */
function isConstant(pass: Pass, own: readonly Piece[]): boolean {
  return own.every(({ offset }) => offset === undefined) && matchEndpoints(pass.knowledge, own) !== undefined;
}

/**
 * A path without a slash before it is put behind the base of its client, wherever that one is made. What the language
 * itself has, such as a map, is no client.
 */
function unknownBase(pass: Pass, node: Asking, [first]: readonly Piece[]): readonly Piece[] | undefined {
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
