import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { hasSideEffects, unwrapExpression } from '../analysis/syntax.ts';
import { normalizeName } from '../migration/migration-index.ts';
import { isParameter, newSegments, pathForm, pathParameters } from '../migration/path-template.ts';
import { applyEdits, type TextEdit } from '../project/text-edits.ts';
import {
  type EndpointMatch,
  isBuilderPart,
  pathSegments,
  readPieces,
  segmentPieces,
  UNKNOWN,
  type UrlPiece,
} from './url.ts';

/** An address that holds the path of an operation. */
export interface MatchedAddress {
  readonly node: ts.Expression;
  readonly pieces: readonly UrlPiece[];
  readonly matched: EndpointMatch;
  /** Arguments that are the segments of the address. */
  readonly segments?: readonly ts.Expression[];
}

/** Edits that give an address its new path; none if it keeps its text, or if constants hold all that changes. */
export type PathChange =
  | { readonly edits: readonly TextEdit[]; readonly change: string; readonly blocked?: undefined }
  | { readonly blocked: string };

const BUILT = 'The path is built from parts and cannot be changed in one place.';
const NO_VALUE = 'The new path takes a value that the old one does not have.';
const PERMUTED = 'Both versions have a path of this form, with its values in another order.';

/** Returns the change of an address to the path of the new version, evaluated: the edited text has that path. */
export function changePath(file: ts.SourceFile, address: MatchedAddress, entry: EndpointEntry): PathChange {
  const compared = compareSegments(address, entry);
  if (compared === undefined) return { blocked: NO_VALUE };
  const source = { file, address, ...compared };
  const order = isSameForm(entry) ? valueOrder(source, entry) : 'old';
  if (order === undefined) return { blocked: PERMUTED };
  if (order === 'new') return { edits: [], change: '' };
  const gaps = compared.gaps.filter((gap) => constantAround(address, gapSpan(compared, gap)) === undefined);
  const edits = gaps.flatMap((gap) => editOf(source, gap) ?? []);
  if (edits.length < gaps.length || !isEvaluated(source, gaps, edits)) return { blocked: BUILT };
  return {
    edits,
    change: describeChange(
      address,
      gaps.map((gap) => gapSpan(compared, gap)),
    ),
  };
}

/** A constant with a part of the path of an address, and the change that the address needs of it. */
export interface ConstantPath {
  readonly constant: ts.Expression;
  /** The texts that are replaced, and their new ones; empty if the constant keeps its text. */
  readonly change: string;
}

/** Returns the constants that hold parts of the path of an address. */
export function constantPaths(address: MatchedAddress, entry: EndpointEntry): readonly ConstantPath[] {
  const compared = entry.v3?.path === undefined ? undefined : compareSegments(address, entry);
  const gaps = compared === undefined ? [] : compared.gaps.map((gap) => gapSpan(compared, gap));
  const { matched, pieces } = address;
  return constantSpans(pieces).flatMap(({ constant, start, end }) => {
    if (start >= matched.end || end <= matched.start) return [];
    const own = gaps.filter((gap) => constantAround(address, gap) === constant);
    return [{ constant: unwrapExpression(constant), change: describeChange(address, own) }];
  });
}

function describeChange({ matched }: MatchedAddress, gaps: readonly (Span & { readonly text: string })[]): string {
  return gaps.map(({ start, end, text }) => `${matched.text.slice(start, end)} → ${text}`).join(', ');
}

/** Tests whether an unknown text follows the path of an address, which is not named like a query. */
export function hasOpenEnd({ pieces, matched: { text, end } }: MatchedAddress): boolean {
  const next = placedPieces(pieces).find((piece) => piece.end > end)?.piece.expression;
  return text.charAt(end) === UNKNOWN && !/quer|search|param|filter|qs/i.test(next?.getText() ?? '');
}

interface ComparedSegments {
  readonly before: readonly AddressSegment[];
  readonly wanted: readonly AddressSegment[];
  readonly gaps: readonly Gap[];
}

/** Aligns an address with both paths; `undefined` if a value of the new path is not known. */
function compareSegments({ matched }: MatchedAddress, { v2, v3 }: EndpointEntry): ComparedSegments | undefined {
  const [path, next] = [v2.path ?? '', v3?.path ?? ''];
  const after = newSegments(path, next);
  if (after === undefined) return undefined;
  const before = addressSegments(matched, path);
  const names = { old: pathParameters(path), names: pathParameters(next) };
  const wanted = after.map((part) => wantedSegment(part, { before, ...names }));
  return { before, wanted, gaps: differences(before, wanted) };
}

/** Tests whether both paths have the same form: a second run would take the new address for an old one. */
function isSameForm({ v2, v3 }: EndpointEntry): boolean {
  const isPermuted = v2.path !== v3?.path && pathParameters(v2.path ?? '').some((name) => v3?.path?.includes(name));
  return isPermuted && pathForm(v2.path) === pathForm(v3?.path);
}

/** Returns the path whose parameters have the names of the values of an address, in this order. */
function valueOrder({ address, before }: ChangeSource, { v2, v3 }: EndpointEntry): 'old' | 'new' | undefined {
  const placed = placedPieces(address.pieces);
  const values = before.filter(({ value }) => value !== undefined);
  const names = values.map(({ text, span }) => {
    const sources = placed.flatMap(({ piece, start, end }) =>
      span !== undefined && start < span.end && end > span.start ? (piece.expression?.getText() ?? []) : [],
    );
    return normalizeName(sources.at(-1) ?? text);
  });
  const fits = (path = ''): boolean =>
    pathParameters(path).every((name, index) => names[index]?.endsWith(normalizeName(name)) === true);
  const [isOld, isNew] = [fits(v2.path), fits(v3?.path)];
  return isOld === isNew ? undefined : isOld ? 'old' : 'new';
}

interface AddressSegment {
  readonly text: string;
  /** Index of the parameter that it is the value of. */
  readonly value?: number;
  /** Position in the text of the address; absent if the base of the address holds it. */
  readonly span?: Span;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Aligns the segments of an address with those of its path. The base of the address may hold the first ones. */
function addressSegments({ text, start, end }: EndpointMatch, path: string): readonly AddressSegment[] {
  const parts = path.split('/');
  const segments = text.slice(start, end).split('/');
  const inBase = parts.length - segments.length;
  let at = start;
  const spans = segments.map((segment) => {
    const span = { start: at, end: at + segment.length };
    at = span.end + 1;
    return span;
  });
  let values = 0;
  return parts.map((part, index) => {
    const span = index > inBase ? spans[index - inBase] : undefined;
    const own = span === undefined ? part : text.slice(span.start, span.end);
    const value = isParameter(part) ? { value: values++ } : {};
    return { text: own, ...value, ...(span === undefined ? {} : { span }) };
  });
}

interface WantedContext {
  readonly before: readonly AddressSegment[];
  readonly old: readonly string[];
  readonly names: readonly string[];
}

/** Returns a segment of the new path. A parameter that the address names as the document does gets its new name. */
function wantedSegment(part: string | number, { before, old, names }: WantedContext): AddressSegment {
  if (typeof part === 'string') return { text: part };
  const segment = before.find(({ value }) => value === part);
  const [name, others] = [old[part] ?? '', names.filter((one) => !old.includes(one))];
  const renamed = names.includes(name) ? name : (others[old.filter((one) => !names.includes(one)).indexOf(name)] ?? '');
  if (segment === undefined) return { text: renamed };
  return segment.text === name && renamed !== name ? { text: renamed } : segment;
}

/** Segments that are replaced by others; one of the two is empty where segments are added or removed. */
interface Gap {
  /** Index of the first replaced segment, and of the first that stays again. */
  readonly from: number;
  readonly to: number;
  readonly added: readonly AddressSegment[];
}

/** Returns the differences around the longest common sequence of segments. */
function differences(before: readonly AddressSegment[], after: readonly AddressSegment[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let [from, at] = [0, 0];
  for (const [index, other] of [...commonSegments(before, after), [before.length, after.length] as const]) {
    if (index > from || other > at) gaps.push({ from, to: index, added: after.slice(at, other) });
    [from, at] = [index + 1, other + 1];
  }
  return gaps;
}

type Pair = readonly [number, number];

/** Returns the indexes of the longest common sequence, which contains the empty first segments. */
function commonSegments(before: readonly AddressSegment[], after: readonly AddressSegment[]): readonly Pair[] {
  const [one, other] = [before[0], after[0]];
  if (one === undefined || other === undefined) return [];
  const shift = (pairs: readonly Pair[], by: Pair): readonly Pair[] => pairs.map(([i, k]) => [i + by[0], k + by[1]]);
  if (one.value === other.value && one.text === other.text)
    return [[0, 0], ...shift(commonSegments(before.slice(1), after.slice(1)), [1, 1])];
  const [left, right] = [
    shift(commonSegments(before.slice(1), after), [1, 0]),
    shift(commonSegments(before, after.slice(1)), [0, 1]),
  ];
  return left.length >= right.length ? left : right;
}

interface ChangeSource {
  readonly file: ts.SourceFile;
  readonly address: MatchedAddress;
  readonly before: readonly AddressSegment[];
  readonly wanted: readonly AddressSegment[];
}

/** Returns the part of the text that a gap replaces, and its new text; `-1` where the base holds it. */
function gapSpan(
  { before }: Pick<ComparedSegments, 'before'>,
  { from, to, added }: Gap,
): Span & { readonly text: string } {
  const [first, last] = [before[from]?.span, before[to - 1]?.span];
  const text = added.map((segment) => segment.text).join('/');
  if (from < to)
    return first === undefined || last === undefined
      ? { start: -1, end: -1, text }
      : { start: text === '' ? first.start - 1 : first.start, end: last.end, text };
  if (first !== undefined) return { start: first.start, end: first.start, text: `${text}/` };
  const end = from < before.length ? -1 : (last?.end ?? -1);
  return { start: end, end, text: `/${text}` };
}

/**
 * Returns the innermost constant that holds a part of the text, which is rewritten at its declaration. What is added
 * at the end of a path belongs to a constant that holds all of the path.
 */
function constantAround({ pieces, matched }: MatchedAddress, { start, end }: Span): ts.Expression | undefined {
  const holds = (span: Span): boolean =>
    start < end || (span.start <= matched.start && span.end >= matched.end)
      ? start >= span.start && end <= span.end
      : start > span.start && end < span.end;
  const lengthOf = (span: Span): number => span.end - span.start;
  return constantSpans(pieces)
    .filter(holds)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other) || other.depth - one.depth)[0]?.constant;
}

interface ConstantSpan extends Span {
  readonly constant: ts.Expression;
  /** Number of constants around it. */
  readonly depth: number;
}

/** Returns the parts of a text that constants hold. */
function constantSpans(pieces: readonly UrlPiece[]): readonly ConstantSpan[] {
  const found: ConstantSpan[] = [];
  for (const { piece, start, end } of placedPieces(pieces))
    for (const [depth, constant] of (piece.constants ?? []).entries()) {
      const index = found.findIndex((span) => span.constant === constant && span.end === start);
      const before = found[index];
      if (before === undefined) found.push({ constant, depth, start, end });
      else found[index] = { ...before, end };
    }
  return found;
}

interface PlacedPiece extends Span {
  readonly piece: UrlPiece;
}

/** Returns pieces with their positions in the text. */
function placedPieces(pieces: readonly UrlPiece[]): readonly PlacedPiece[] {
  let at = 0;
  return pieces.map((piece) => {
    const start = at;
    at += piece.text.length;
    return { piece, start, end: at };
  });
}

/** Returns the edit for a difference; `undefined` if no literal or template holds all of it. */
function editOf(source: ChangeSource, gap: Gap): TextEdit | undefined {
  const { file, address, before } = source;
  const { start, end } = gapSpan(source, gap);
  const texts = gap.added.map((segment) => segmentSource(source, segment));
  const removed = before.slice(gap.from, gap.to);
  if (start < 0 || texts.includes(undefined) || removed.some((segment) => losesEffect(source, segment)))
    return undefined;
  const { text } = gapSpan(source, { ...gap, added: texts.map((own = '') => ({ text: own })) });
  const span = sourceSpan(source, { start, end });
  if (span !== undefined) return { ...span, text: splitSegments(source, span, text) };
  return gap.from === before.length ? appended(file, address, text) : undefined;
}

/** `'/path/' + id` becomes `'/path/' + id + '/more'`. */
function appended(file: ts.SourceFile, { node, pieces, matched }: MatchedAddress, text: string): TextEdit | undefined {
  const isWhole = matched.end === pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  if (!isWhole || !isSum) return undefined;
  const [quote = "'"] = /['"]/.exec(node.getText(file)) ?? [];
  return { start: node.end, end: node.end, text: ` + ${quote}${text}${quote}` };
}

/** Returns the source of a segment: its text, or that of the expression whose value it takes. */
function segmentSource(source: ChangeSource, { text, span }: AddressSegment): string | undefined {
  if (!text.includes(UNKNOWN) || span === undefined) return text;
  const found = sourceSpan(source, span);
  return found && source.file.text.slice(found.start, found.end);
}

/** Tests whether a segment that the new path does not have contains a call, which would no longer happen. */
function losesEffect({ address: { pieces }, wanted }: ChangeSource, segment: AddressSegment): boolean {
  const { span } = segment;
  if (span === undefined || wanted.some(({ value }) => value !== undefined && value === segment.value)) return false;
  return placedPieces(pieces).some(
    ({ start, end, piece: { expression } }) =>
      start < span.end && end > span.start && expression !== undefined && hasEffect(expression),
  );
}

function hasEffect(expression: ts.Expression): boolean {
  const isEncoding =
    ts.isCallExpression(expression) && /^(?:encodeURI\w*|String)$/.test(expression.expression.getText());
  return isEncoding ? expression.arguments.some(hasSideEffects) : hasSideEffects(expression);
}

/** Returns the span in the file of a part of the text, if one literal or template holds it. */
function sourceSpan({ address: { pieces } }: ChangeSource, { start, end }: Span): Span | undefined {
  const placed = placedPieces(pieces);
  const starts = placed.flatMap((piece) => sourceOffset(placed, piece, start) ?? []);
  const ends = placed.flatMap((piece) => sourceOffset(placed, piece, end) ?? []);
  if (start === end) return starts[0] === undefined ? undefined : { start: starts[0].offset, end: starts[0].offset };
  const [from, to] = [starts.at(-1), ends[0]];
  return from !== undefined && to !== undefined && from.holder === to.holder
    ? { start: from.offset, end: to.offset }
    : undefined;
}

/** An offset in the file, and the literal or template around it. */
interface SourceOffset {
  readonly offset: number;
  readonly holder: ts.Node | undefined;
}

/** Returns the offset of a position within a piece, or at either end of an expression in a template. */
function sourceOffset(
  placed: readonly PlacedPiece[],
  { piece, start, end }: PlacedPiece,
  position: number,
): SourceOffset | undefined {
  if (position < start || position > end) return undefined;
  const { offset, slot, holder } = piece;
  if (offset !== undefined) return { offset: offset + position - start, holder };
  if (slot === undefined) return undefined;
  const group = placed.filter((other) => other.piece.slot === slot);
  if (position === group[0]?.start) return { offset: slot.start, holder };
  return position === group.at(-1)?.end ? { offset: slot.end, holder } : undefined;
}

/**
 * Splits several segments into several arguments, if a path builder joins the segments: it may encode a slash within
 * one.
 */
function splitSegments({ file, address }: ChangeSource, { start, end }: Span, text: string): string {
  const literal = literalAt(address.node, start);
  if (literal === undefined || !text.includes('/') || literal.text.includes('/')) return text;
  if (!isBuilderPart(literal) && address.segments?.includes(literal) !== true) return text;
  const [from, to] = [literal.getStart(file) + 1, literal.end - 1];
  const quote = file.text.charAt(from - 1);
  const isWhole = start === from || end === to;
  return isWhole ? text.split('/').join(`${quote}, ${quote}`) : text;
}

function literalAt(node: ts.Node, offset: number): ts.StringLiteralLike | undefined {
  if (offset < node.pos || offset > node.end) return undefined;
  return ts.isStringLiteralLike(node) ? node : ts.forEachChild(node, (child) => literalAt(child, offset));
}

/** Reads the edited address again: it must have the new path where it had the old one, and nothing else may change. */
function isEvaluated(source: ChangeSource, gaps: readonly Gap[], edits: readonly TextEdit[]): boolean {
  if (edits.length === 0) return true;
  const { file, address } = source;
  const { node, pieces } = address;
  const start = node.getStart(file);
  const end = edits.reduce((last, edit) => Math.max(last, edit.end), node.end);
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const parsed = parseExpression(applyEdits(file.text.slice(start, end), moved));
  const known = new Map(
    pieces.flatMap(({ expression }) => (expression === undefined ? [] : knownText(pieces, expression))),
  );
  const read =
    parsed &&
    (address.segments === undefined ? readPieces(parsed, { file: parsed.getSourceFile() }) : segmentsOf(parsed));
  const found = read?.map((piece) => known.get(piece.expression?.getText() ?? '') ?? identity(piece, piece.text));
  return found?.join('').endsWith(expectedText(source, gaps)) === true;
}

function parseExpression(text: string): ts.Expression | undefined {
  const parsed = ts.createSourceFile('address.ts', `(${text})`, ts.ScriptTarget.ESNext, true);
  const [statement, ...others] = parsed.statements;
  if (statement === undefined || others.length > 0 || !ts.isExpressionStatement(statement)) return undefined;
  return ts.isParenthesizedExpression(statement.expression) ? statement.expression.expression : undefined;
}

function segmentsOf(call: ts.Expression): readonly UrlPiece[] {
  return ts.isCallExpression(call) ? segmentPieces(pathSegments(call), { file: call.getSourceFile() }) : [];
}

/** Returns the text of the part of an address that stands in this place, with the new path. */
function expectedText(source: ChangeSource, gaps: readonly Gap[]): string {
  const { pieces } = source.address;
  const placed = placedPieces(pieces);
  const own = placed.find(({ piece }) => piece.offset !== undefined || piece.expression !== undefined)?.start ?? 0;
  const textOf = (start: number, end: number): string =>
    placed
      .filter((one) => one.start < end && one.end > start)
      .map((one) => identity(one.piece, one.piece.text.slice(Math.max(0, start - one.start), end - one.start)))
      .join('');
  return changedText(source, gaps, textOf).slice(textOf(0, own).length);
}

/** Returns the text of an address after its changes. */
function changedText(
  { address: { matched }, before }: ChangeSource,
  gaps: readonly Gap[],
  textOf = (start: number, end: number): string => matched.text.slice(start, end),
): string {
  let at = 0;
  const parts = gaps.flatMap((gap) => {
    const added = gap.added.map(({ text, span }) => ({
      text: span === undefined ? text : textOf(span.start, span.end),
    }));
    const { start, end, text } = gapSpan({ before }, { ...gap, added });
    const kept = textOf(at, start);
    at = end;
    return [kept, text];
  });
  return [...parts, textOf(at, Infinity)].join('');
}

/** Returns a text whose unknown parts are told apart by the expression that they come from. */
function identity({ expression }: UrlPiece, text: string): string {
  return expression === undefined ? text : text.replaceAll(UNKNOWN, `${UNKNOWN}${expression.getText()}${UNKNOWN}`);
}

function knownText(pieces: readonly UrlPiece[], expression: ts.Expression): readonly (readonly [string, string])[] {
  const own = pieces.filter((piece) => piece.expression === expression);
  return [[expression.getText(), own.map((piece) => identity(piece, piece.text)).join('')]];
}
