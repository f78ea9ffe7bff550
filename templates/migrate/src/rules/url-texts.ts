import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { type ReadAddress, readText } from '../http/address.ts';
import { isAppPath, isAppName, isDisplayText } from '../http/app-paths.ts';
import { parseMethod, passedMethod } from '../http/http-call.ts';
import { UNKNOWN, isBuilderPart, type UrlPiece } from '../http/url.ts';
import { type RuleContext, reasonOf } from './context.ts';
import { changeEndpoint, markHandled } from './http-calls.ts';
import { reviewAddressQuery, reviewDistinctiveParameters } from './query-parameters.ts';

/** Rewrites an address outside of requests: in a constant, a test handler or an address object. */
export function visitText(context: RuleContext, node: ts.Expression): void {
  if (context.handled.has(node) || isTextFragment(node) || isHandledUrl(context, node)) return;
  const read = readText(context, node);
  if (read === undefined || isDisplayText(node) || isAppPath(context.checker, read)) return;
  const { pieces, matched, isInConstant } = read;
  if (matched === undefined) return reviewFragment(context, read);
  markHandled(context, node);
  const method = methodBeside(node, matched.text);
  const stated = matched.endpoints.filter(({ entry }) => entry.v2.method === method);
  const endpoints = stated.length > 0 ? stated : matched.endpoints;
  if (isInConstant) return reviewAddressQuery(context, node, { ...matched, endpoints });
  changeEndpoint(context, { node, pieces, matched, endpoints });
}

/** Recognizes `new URL(path)` whose path was handled as an address. */
function isHandledUrl(context: RuleContext, node: ts.Expression): boolean {
  return ts.isNewExpression(node) && node.arguments?.some((part) => context.handled.has(part)) === true;
}

/** Reports a path fragment, unless a larger text contains it. */
function reviewFragment(context: RuleContext, { node, pieces }: ReadAddress): void {
  if (isBuilderPart(node) || ts.findAncestor(node, (outer) => context.handled.has(outer)) !== undefined) return;
  reviewDistinctiveParameters(context, node, pieces.map(({ text }) => text).join(''));
  reviewSegments(context, node, pieces);
}

/** Returns the method beside a path: `'PUT /path'`, `['PUT', '/path']`. */
function methodBeside({ parent }: ts.Expression, text: string): string | undefined {
  const [, before = ''] = /^\s*([A-Z]+)\s/.exec(text) ?? [];
  const list = ts.isArrayLiteralExpression(parent) ? parent.elements : [];
  return parseMethod(before) ?? passedMethod(list)?.method;
}

/** Tests whether a larger text contains this one and is handled itself. */
function isTextFragment(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** Reports a renamed path segment without the rest of its path. */
function reviewSegments(context: RuleContext, node: ts.Expression, pieces: readonly UrlPiece[]): void {
  const [path = ''] = pieces
    .map(({ text }) => text)
    .join('')
    .split(/[?#]/);
  if (!path.includes('-') || isSentence(path) || (/^\/?[^/]*$/.test(path) && isAppName(node))) return;
  for (const entry of movedEndpoints(context))
    if (mayContain(entry, path.split('/'))) reportSegment(context, node, entry);
}

/** Recognizes words before a path that are no method. */
function isSentence(path: string): boolean {
  return /\S\s+\S/.test(path.replace(/^\s*[A-Z]{3,7}\s/, ''));
}

type PatternNode = ts.RegularExpressionLiteral | ts.StringLiteralLike | ts.TemplateLiteralTypeNode;

/** Reports a renamed segment in a path pattern: a regular expression, its source text, or a template literal type. */
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
  /** Previous segment of the v2 path. */
  readonly before: string;
}

/** Returns the distinctive segments that only the v2 path has. */
function changedSegmentsOf({ v2, v3 }: EndpointEntry): readonly ChangedSegment[] {
  const after = new Set((v3?.path ?? '').split('/'));
  const parts = (v2.path ?? '').split('/');
  return parts.flatMap((part, index) =>
    part.includes('-') && !after.has(part) ? [{ part, before: parts[index - 1] ?? '' }] : [],
  );
}

/**
 * Tests whether a path may be the v2 path: its last segment matches, and the segment before it does not contradict.
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

/** Matches `name-of-it`, or `name-${kind}` if its text contains a hyphenated word of the segment. */
function matchesSegment(text: string, part: string): boolean {
  if (text === part) return true;
  const [first = '', ...rest] = text.split(UNKNOWN);
  if (rest.length === 0 || !/[a-z]{4,}-$/.test(first)) return false;
  return part.startsWith(first) && part.endsWith(rest.at(-1) ?? '');
}

function reportSegment(context: RuleContext, node: ts.Node, entry: EndpointEntry): void {
  if (ts.isExpression(node)) context.handled.add(node);
  const suggestion = `${entry.v3?.method ?? ''} ${entry.v3?.path ?? ''}`.trim();
  const reason = `A renamed path segment without the rest of the path. ${reasonOf(entry)}`;
  context.report({ node, rule: entry.id, category: 'url', tier: 'manual', reason, suggestion });
}
