import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { type ReadAddress, readText } from '../http/address.ts';
import { isAppPath } from '../http/app-paths.ts';
import { isAppName, isDisplayText } from '../http/display-texts.ts';
import { parseMethod, passedMethod } from '../http/method.ts';
import { UNKNOWN, isBuilderPart, type UrlPiece } from '../http/url.ts';
import { type RuleContext, reasonOf } from './context.ts';
import { changeEndpoint, markHandled } from './http-calls.ts';
import { reviewDistinctiveParameters } from './query-parameters.ts';

/** A text that no call holds: a constant, a handler of a test, an address object. */
export function visitText(context: RuleContext, node: ts.Expression): void {
  if (context.handled.has(node) || isTextFragment(node) || isHandledUrl(context, node)) return;
  const read = readText(context, node);
  if (read === undefined || isDisplayText(node) || isAppPath(context.checker, read)) return;
  const { pieces, matched } = read;
  if (matched === undefined) return reviewFragment(context, read);
  markHandled(context, node);
  const method = methodBeside(node, matched.text);
  const said = matched.endpoints.filter(({ entry }) => entry.v2.method === method);
  changeEndpoint(context, { node, pieces, matched, endpoints: said.length > 0 ? said : matched.endpoints });
}

/** `new URL(path)`, whose path was an address by itself. */
function isHandledUrl(context: RuleContext, node: ts.Expression): boolean {
  return ts.isNewExpression(node) && node.arguments?.some((part) => context.handled.has(part)) === true;
}

/** What is no whole path may be a part of one, unless a larger text is looked at itself. */
function reviewFragment(context: RuleContext, { node, pieces }: ReadAddress): void {
  if (isBuilderPart(node) || ts.findAncestor(node, (outer) => context.handled.has(outer)) !== undefined) return;
  reviewDistinctiveParameters(context, node, pieces.map(({ text }) => text).join(''));
  reviewSegments(context, node, pieces);
}

/** `'PUT /path'`, `['PUT', '/path']`: the verb that stands beside a path. */
function methodBeside({ parent }: ts.Expression, text: string): string | undefined {
  const [, before = ''] = /^\s*([A-Z]+)\s/.exec(text) ?? [];
  const list = ts.isArrayLiteralExpression(parent) ? parent.elements : [];
  return parseMethod(before) ?? passedMethod(list)?.method;
}

/** Whether a larger text holds this one, and is looked at itself. */
function isTextFragment(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** A part of a path that changes, where the rest of the path is not there to say which one it is. */
function reviewSegments(context: RuleContext, node: ts.Expression, pieces: readonly UrlPiece[]): void {
  const [path = ''] = pieces
    .map(({ text }) => text)
    .join('')
    .split(/[?#]/);
  if (!path.includes('-') || isSentence(path) || (/^\/?[^/]*$/.test(path) && isAppName(node))) return;
  for (const entry of movedEndpoints(context))
    if (mayContain(entry, path.split('/'))) reportSegment(context, node, entry);
}

/** Words before a path, unless they are a verb. */
function isSentence(path: string): boolean {
  return /\S\s+\S/.test(path.replace(/^\s*[A-Z]{3,7}\s/, ''));
}

type PatternNode = ts.RegularExpressionLiteral | ts.StringLiteralLike | ts.TemplateLiteralTypeNode;

/** What a path is held against: a regular expression, a text that one is made from, a type of texts. */
export function visitPattern(context: RuleContext, node: PatternNode): void {
  const text = ts.isTemplateLiteralTypeNode(node) ? context.text(node) : node.text;
  for (const entry of movedEndpoints(context)) {
    const isNamed = changedSegmentsOf(entry).some(({ part }) => new RegExp(`(?<![\\w-])${part}(?![\\w-])`).test(text));
    if (isNamed) reportSegment(context, node, entry);
  }
}

function movedEndpoints({ migration }: RuleContext): readonly EndpointEntry[] {
  return migration.endpoints.flatMap(({ entry }) => (entry.counterpart === 'moved' ? [entry] : []));
}

interface ChangedSegment {
  readonly part: string;
  /** What stands before it in the old path. */
  readonly before: string;
}

/** The segments that only the old path has, and that are no word of everyday. */
function changedSegmentsOf({ v2, v3 }: EndpointEntry): readonly ChangedSegment[] {
  const after = new Set((v3?.path ?? '').split('/'));
  const parts = (v2.path ?? '').split('/');
  return parts.flatMap((part, index) =>
    part.includes('-') && !after.has(part) ? [{ part, before: parts[index - 1] ?? '' }] : [],
  );
}

/**
 * Whether a path may be the old one: it ends in such a segment, whole or put together, and nothing before contradicts.
 */
function mayContain(entry: EndpointEntry, segments: readonly string[]): boolean {
  const last = segments.at(-1) ?? '';
  const before = segments.at(-2) ?? '';
  const isOpen = before === '' || before.includes(UNKNOWN) || /^[*:{]|[*+)\]]$/.test(before);
  return changedSegmentsOf(entry).some(
    (segment) =>
      (isOpen || before === segment.before || segment.before.startsWith('{')) && matchesSegment(last, segment.part),
  );
}

/** `name-of-it`, or `name-${kind}`: with a hole it must say a word of the segment with its hyphen. */
function matchesSegment(text: string, part: string): boolean {
  if (text === part) return true;
  const [first = '', ...rest] = text.split(UNKNOWN);
  if (rest.length === 0 || !/[a-z]{4,}-$/.test(first)) return false;
  return part.startsWith(first) && part.endsWith(rest.at(-1) ?? '');
}

function reportSegment(context: RuleContext, node: ts.Node, entry: EndpointEntry): void {
  if (ts.isExpression(node)) context.handled.add(node);
  const suggestion = `${entry.v3?.method ?? ''} ${entry.v3?.path ?? ''}`.trim();
  const reason = `A part of a path that changes, and the rest of it is not here. ${reasonOf(entry)}`;
  context.report({ node, rule: entry.id, category: 'url', tier: 'manual', reason, suggestion });
}
