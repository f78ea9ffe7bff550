import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { type Read, readText } from '../http/address.ts';
import { isOwnPath } from '../http/app-paths.ts';
import { isOwnName, isSaid } from '../http/display-texts.ts';
import { verbOf, verbPassed } from '../http/method.ts';
import { HOLE, isBuilt, type Piece } from '../http/url.ts';
import { type Pass, reasonOf } from './context.ts';
import { changeEndpoint } from './http-calls.ts';
import { noteDistinctive } from './query-parameters.ts';

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

/** A part of a path that changes, where the rest of the path is not there to say which one it is. */
function reviewSegments(pass: Pass, node: ts.Expression, pieces: readonly Piece[]): void {
  const [path = ''] = pieces
    .map(({ text }) => text)
    .join('')
    .split(/[?#]/);
  if (!path.includes('-') || isSentence(path) || (/^\/?[^/]*$/.test(path) && isOwnName(node))) return;
  for (const entry of moved(pass)) if (mayBeIn(entry, path.split('/'))) tell(pass, node, entry);
}

/** Words before a path, unless they are a verb. */
function isSentence(path: string): boolean {
  return /\S\s+\S/.test(path.replace(/^\s*[A-Z]{3,7}\s/, ''));
}

type Pattern = ts.RegularExpressionLiteral | ts.StringLiteralLike | ts.TemplateLiteralTypeNode;

/** What a path is held against: a regular expression, a text that one is made from, a type of texts. */
export function visitPattern(pass: Pass, node: Pattern): void {
  const text = ts.isTemplateLiteralTypeNode(node) ? pass.text(node) : node.text;
  for (const entry of moved(pass)) {
    const isNamed = changing(entry).some(({ part }) => new RegExp(`(?<![\\w-])${part}(?![\\w-])`).test(text));
    if (isNamed) tell(pass, node, entry);
  }
}

function moved({ knowledge }: Pass): readonly EndpointEntry[] {
  return knowledge.endpoints.flatMap(({ entry }) => (entry.counterpart === 'moved' ? [entry] : []));
}

interface Segment {
  readonly part: string;
  /** What stands before it in the old path. */
  readonly before: string;
}

/** The segments that only the old path has, and that are no word of everyday. */
function changing({ v2, v3 }: EndpointEntry): readonly Segment[] {
  const after = new Set((v3?.path ?? '').split('/'));
  const parts = (v2.path ?? '').split('/');
  return parts.flatMap((part, index) =>
    part.includes('-') && !after.has(part) ? [{ part, before: parts[index - 1] ?? '' }] : [],
  );
}

/**
 * Whether a path may be the old one: it ends in such a segment, whole or put together, and nothing before contradicts.
 */
function mayBeIn(entry: EndpointEntry, segments: readonly string[]): boolean {
  const last = segments.at(-1) ?? '';
  const before = segments.at(-2) ?? '';
  const isOpen = before === '' || before.includes(HOLE) || /^[*:{]|[*+)\]]$/.test(before);
  return changing(entry).some(
    (segment) => (isOpen || before === segment.before || segment.before.startsWith('{')) && isLike(last, segment.part),
  );
}

/** `name-of-it`, or `name-${kind}`: with a hole it must say a word of the segment with its hyphen. */
function isLike(text: string, part: string): boolean {
  if (text === part) return true;
  const [first = '', ...rest] = text.split(HOLE);
  if (rest.length === 0 || !/[a-z]{4,}-$/.test(first)) return false;
  return part.startsWith(first) && part.endsWith(rest.at(-1) ?? '');
}

function tell(pass: Pass, node: ts.Node, entry: EndpointEntry): void {
  if (ts.isExpression(node)) pass.done.add(node);
  const suggestion = `${entry.v3?.method ?? ''} ${entry.v3?.path ?? ''}`.trim();
  const reason = `A part of a path that changes, and the rest of it is not here. ${reasonOf(entry)}`;
  pass.find({ node, rule: entry.id, category: 'url', tier: 'manual', reason, suggestion });
}
