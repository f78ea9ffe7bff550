import ts from 'typescript';
import { isOwnName } from '../http/said.ts';
import { HOLE, type Piece } from '../http/url-text.ts';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { type Pass, reasonOf } from './pass.ts';

/** A part of a path that changes, where the rest of the path is not there to say which one it is. */
export function reviewSegments(pass: Pass, node: ts.Expression, pieces: readonly Piece[]): void {
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
