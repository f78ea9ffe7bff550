import ts from 'typescript';
import type { EndpointEntry } from '../shared/migration/map.ts';
import { constantValue } from '../analysis/constants.ts';
import type { Checker } from '../checker/checker.ts';
import type { EndpointMatch } from './match-endpoint.ts';

/** A piece of a text that is put together: a part of a literal with its place in the file, or a hole. */
export interface UrlPiece {
  readonly text: string;
  /** Where the text stands in the expression; absent for a hole, for what a builder puts in between, for a constant. */
  readonly offset?: number;
}

/** Where a text is read. */
export interface ReadOptions {
  readonly file: ts.SourceFile;
  /** Finds what constants stand for; without it they are holes. */
  readonly checker?: Checker;
  /** How many constants lead to the text; what they say stands elsewhere. */
  readonly depth?: number;
}

/** Stands for what is not known before the program runs. */
export const UNKNOWN = '\u0000';

const PATH_BUILDERS = new Set([
  'join',
  'resolve',
  'urlJoin',
  'joinUrl',
  'joinPath',
  'buildPath',
  'buildUrl',
  'path',
  'url',
]);

/** The text that an expression makes, as far as it can be read from the source; nothing where no text is in it. */
export function urlPieces(expression: ts.Expression, reading: ReadOptions): readonly UrlPiece[] | undefined {
  const pieces = readPieces(expression, reading);
  return pieces.some(({ text }) => text !== UNKNOWN) ? pieces : undefined;
}

function readPieces(node: ts.Expression, reading: ReadOptions): readonly UrlPiece[] {
  if (ts.isStringLiteralLike(node)) return [literalPiece(node, reading)];
  if (ts.isTemplateExpression(node))
    return [
      literalPiece(node.head, reading),
      ...node.templateSpans.flatMap((span) => [
        ...readPieces(span.expression, reading),
        literalPiece(span.literal, reading),
      ]),
    ];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return readPieces(node.expression, reading);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [...readPieces(node.left, reading), ...readPieces(node.right, reading)];
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL')
    return urlObjectPieces(node, reading);
  const built = ts.isCallExpression(node) ? builderPieces(node, reading) : undefined;
  return built ?? constantPieces(node, reading);
}

/** `new URL(path, base)`: a path without a slash before it goes behind the base. */
function urlObjectPieces({ arguments: given }: ts.NewExpression, reading: ReadOptions): readonly UrlPiece[] {
  const [path, base] = given ?? [];
  if (path === undefined) return [{ text: UNKNOWN }];
  const own = readPieces(path, reading);
  const first = own[0]?.text ?? '';
  if (base === undefined || first === UNKNOWN || first.startsWith('/') || first.includes('://')) return own;
  const before = readPieces(base, { ...reading, depth: (reading.depth ?? 0) + 1 });
  const last = before.at(-1)?.text ?? '';
  return [...before.slice(0, -1), { text: last.replace(/\/$/, '') }, { text: '/' }, ...own];
}

/** `join('/a', id, 'b')`, `['a', id].join('/')`, `base.concat('/a', …)`, `url(…)`. */
function builderPieces(call: ts.CallExpression, reading: ReadOptions): readonly UrlPiece[] | undefined {
  const callee = call.expression;
  const name = calledName(call);
  if (ts.isPropertyAccessExpression(callee) && ts.isArrayLiteralExpression(callee.expression) && name === 'join')
    return joinedPieces(callee.expression.elements, reading);
  if (ts.isPropertyAccessExpression(callee) && name === 'concat' && !ts.isArrayLiteralExpression(callee.expression))
    return [callee.expression, ...call.arguments].flatMap((part) => readPieces(part, reading));
  return PATH_BUILDERS.has(name) && call.arguments.length > 1 ? joinedPieces(call.arguments, reading) : undefined;
}

/** Whether a text is a part of what a builder puts together. */
export function isBuilderPart({ parent }: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(parent)) {
    const joins = parent.parent;
    return ts.isPropertyAccessExpression(joins) && joins.name.text === 'join' && ts.isCallExpression(joins.parent);
  }
  if (!ts.isCallExpression(parent)) return false;
  const name = calledName(parent);
  return name === 'concat' || (parent.arguments.length > 1 && PATH_BUILDERS.has(name));
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** What a constant says: it is changed where it stands, and tells here what the whole is. */
function constantPieces(node: ts.Expression, reading: ReadOptions): readonly UrlPiece[] {
  const { checker, depth = 0 } = reading;
  const meant = checker === undefined || depth > 4 ? undefined : constantValue(checker, node);
  return meant === undefined ? [{ text: UNKNOWN }] : readPieces(meant, { ...reading, depth: depth + 1 });
}

function joinedPieces(parts: readonly ts.Expression[], reading: ReadOptions): readonly UrlPiece[] {
  return parts.flatMap((part, index) =>
    index === 0 ? readPieces(part, reading) : [{ text: '/' }, ...readPieces(part, reading)],
  );
}

/** The text between the quotes, as it stands: escapes are left, for a path has none. */
function literalPiece(
  node: ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail,
  { file, depth = 0 }: ReadOptions,
): UrlPiece {
  const own = depth > 0 ? node.getSourceFile() : file;
  const start = node.getStart(own) + 1;
  const endLength = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
  const text = own.text.slice(start, node.end - endLength);
  return depth > 0 ? { text } : { text, offset: start };
}

/** The part of an address that changes, in its text. */
interface ChangedSpan {
  readonly start: number;
  readonly end: number;
  /** What stands there in the new path. */
  readonly text: string;
}

/** The segments that differ. */
export function changedSpan(matched: EndpointMatch, { v2, v3 }: EndpointEntry): ChangedSpan {
  const before = (v2.path ?? '').split('/');
  const after = (v3?.path ?? '').split('/');
  const head = before.findIndex((part, index) => part !== after[index]);
  const tail = [...before].reverse().findIndex((part, index) => part !== after[after.length - 1 - index]);
  const given = matched.text.slice(matched.start, matched.end).split('/');
  const skipped = before.length - given.length;
  const [from, to] = [head - skipped, given.length - tail];
  const start = matched.start + given.slice(0, from).join('/').length + 1;
  const text = after.slice(head, after.length - tail).join('/');
  return { start, end: start + given.slice(from, to).join('/').length, text };
}

/** Whether a constant holds the segments that differ: they are looked at where it is declared. */
export function isSpanInConstant(pieces: readonly UrlPiece[], { start, end }: ChangedSpan): boolean {
  let at = 0;
  for (const { text, offset } of pieces) {
    if (start >= at && end <= at + text.length) return offset === undefined;
    at += text.length;
  }
  return false;
}

/** The edit, where one literal holds all of it. */
export function spanEdits(pieces: readonly UrlPiece[], span: ChangedSpan): readonly ChangedSpan[] | undefined {
  const offset = offsetOf(pieces, span);
  return offset === undefined ? undefined : [{ start: offset, end: offset + span.end - span.start, text: span.text }];
}

/** Where a span of the text stands in the file, if one literal holds all of it. */
function offsetOf(pieces: readonly UrlPiece[], span: ChangedSpan): number | undefined {
  let at = 0;
  for (const { text, offset } of pieces) {
    if (offset !== undefined && span.start >= at && span.end <= at + text.length) return offset + span.start - at;
    at += text.length;
  }
  return undefined;
}
