import ts from 'typescript';
import { type Read, readText } from '../http/address.ts';
import { isOwnPath } from '../http/own-paths.ts';
import { isSaid } from '../http/said.ts';
import { isBuilt } from '../http/url-text.ts';
import { verbOf, verbPassed } from '../http/verbs.ts';
import { changeEndpoint } from './endpoints.ts';
import { noteDistinctive } from './parameters.ts';
import type { Pass } from './pass.ts';
import { reviewSegments } from './segments.ts';

/** A text that no call holds: a constant, a handler of a test, an address object. */
export function visitText(pass: Pass, node: ts.Expression): void {
  if (pass.done.has(node) || isPartOfText(node) || isLookedAt(pass, node)) return;
  const read = readText(pass, node);
  if (read === undefined || isSaid(node) || isOwnPath(pass.compiler, read)) return;
  const { pieces, matched } = read;
  if (matched === undefined) return reviewPart(pass, read);
  settle(pass, node);
  const method = verbBeside(node, matched.text);
  const said = matched.endpoints.filter(({ entry }) => entry.v2.method === method);
  changeEndpoint(pass, { node, pieces, matched, endpoints: said.length > 0 ? said : matched.endpoints });
}

/** An address is looked at once: what it is made from in a call is done with it. */
export function settle(pass: Pass, node: ts.Expression): void {
  pass.done.add(node);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
  for (const part of node.arguments ?? []) pass.done.add(part);
  if (ts.isPropertyAccessExpression(node.expression)) settle(pass, node.expression.expression);
}

/** `new URL(path)`, whose path was an address by itself. */
function isLookedAt(pass: Pass, node: ts.Expression): boolean {
  return ts.isNewExpression(node) && node.arguments?.some((part) => pass.done.has(part)) === true;
}

/** What is no whole path may be a part of one, unless a larger text is looked at itself. */
function reviewPart(pass: Pass, { node, pieces }: Read): void {
  if (isBuilt(node) || ts.findAncestor(node, (outer) => pass.done.has(outer)) !== undefined) return;
  noteDistinctive(pass, node, pieces.map(({ text }) => text).join(''));
  reviewSegments(pass, node, pieces);
}

/** `'PUT /path'`, `['PUT', '/path']`: the verb that stands beside a path. */
function verbBeside({ parent }: ts.Expression, text: string): string | undefined {
  const [, before = ''] = /^\s*([A-Z]+)\s/.exec(text) ?? [];
  const list = ts.isArrayLiteralExpression(parent) ? parent.elements : [];
  return verbOf(before) ?? verbPassed(list)?.method;
}

/** Whether a larger text holds this one, and is looked at itself. */
function isPartOfText(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
}
