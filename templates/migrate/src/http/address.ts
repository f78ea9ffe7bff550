import ts from 'typescript-6';
import type { Pass } from '../rules/pass.ts';
import { baseOf } from './base.ts';
import type { HttpCall } from './calls.ts';
import { matchEndpoints, type Matched } from './match-endpoint.ts';
import { HOLE, type Piece, piecesOf } from './url-text.ts';

/** A text that may be an address of the old version. */
export interface Read {
  readonly pieces: readonly Piece[];
  readonly matched: Matched | undefined;
  /** Whether the path stands in a constant, which is looked at where it is declared. */
  readonly isElsewhere: boolean;
}

/** The address of a call: what its client puts before it included. */
export function readAddress(pass: Pass, { node, url, method }: HttpCall): Read | undefined {
  const known = { file: pass.file, compiler: pass.compiler };
  const reading = method === undefined ? { file: pass.file } : known;
  const own = piecesOf(url, reading);
  if (own === undefined) return undefined;
  const base = baseOf(pass.compiler, node);
  const stated = base === undefined ? undefined : piecesOf(base, { ...known, depth: 1 });
  const before = stated ?? (method === undefined ? undefined : unknownBase(pass, node, own));
  const pieces = before === undefined || isWhole(own) ? own : joined(before, own);
  const matched = matchEndpoints(pass.knowledge, pieces);
  return { pieces, matched, isElsewhere: matched !== undefined && isConstant(pass, own) };
}

/** A text by itself: constants in it are looked up where it has parts of a path of its own. */
export function readText(pass: Pass, node: ts.Expression): Read | undefined {
  const plain = piecesOf(node, { file: pass.file });
  if (plain === undefined || !plain.some(({ offset }) => offset !== undefined)) return undefined;
  const isPath = plain.some(({ text }) => text === HOLE) && plain.some(({ text }) => text.includes('/'));
  const pieces = (isPath ? piecesOf(node, { file: pass.file, compiler: pass.compiler }) : plain) ?? plain;
  return { pieces, matched: matchEndpoints(pass.knowledge, pieces), isElsewhere: false };
}

/** Whether a text is a constant's alone, and is an address by itself. */
function isConstant(pass: Pass, own: readonly Piece[]): boolean {
  return own.every(({ offset }) => offset === undefined) && matchEndpoints(pass.knowledge, own) !== undefined;
}

/**
 * A path without a slash before it is put behind the base of its client, wherever that one is made. What the language
 * itself has, such as a map, is no client.
 */
function unknownBase(
  pass: Pass,
  { expression }: HttpCall['node'],
  [first]: readonly Piece[],
): readonly Piece[] | undefined {
  if (first === undefined || first.text.startsWith('/')) return undefined;
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
