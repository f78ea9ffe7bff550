import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { constantLiteral } from '../analysis/data-flow.ts';
import { unwrapExpression } from '../analysis/syntax.ts';
import { type ReadAddress, readText } from '../http/address.ts';
import { isAppName, isAppPath, isDisplayText } from '../http/app-paths.ts';
import { type HttpCall, parseMethod, passedMethod } from '../http/http-call.ts';
import { parametersIn, parametersWithin, type QueryParameter, queryParameters } from '../http/payloads.ts';
import { changePath, constantPaths, hasOpenEnd } from '../http/path-change.ts';
import { changeVerb, type VerbChange } from '../http/verb-change.ts';
import { classUse } from '../http/class-requests.ts';
import {
  type EndpointMatch,
  type IndexedEndpoint,
  isBuilderPart,
  matchEndpoints,
  readPieces,
  UNKNOWN,
  type UrlPiece,
} from '../http/url.ts';
import { pathForm } from '../migration/path-template.ts';
import { reasonOf, reportEntry, type RuleContext, tierOf } from './context.ts';
import { reviewPayloads } from './http-payloads.ts';
import { reviewAddressQuery, reviewDistinctiveParameters, reviewQuery } from './query-parameters.ts';
import { reviewUnlistedEntry, reviewUnlistedRequest } from './unlisted-paths.ts';

/**
 * Reports the requests of a class whose method changes at the address that a subclass or an instance gives them. The
 * address keeps its path, which belongs to the new method.
 */
export function visitClassUse(context: RuleContext, node: ts.Node): void {
  const { requests, values } = classUse(context.checker, node) ?? {
    requests: [],
    values: new Map<string, ts.Expression>(),
  };
  for (const call of requests) {
    const file = call.url.getSourceFile();
    const pieces = readPieces(call.url, { file, checker: context.checker });
    const given = pieces.map((piece) => valueOfPiece(piece, values));
    const filled = given.flatMap((value, index) =>
      value === undefined
        ? (pieces[index] ?? [])
        : readPieces(value, { file: value.getSourceFile(), checker: context.checker, depth: 1 }),
    );
    const endpoints = matchEndpoints(context.migration, filled)?.endpoints.filter(
      ({ entry }) => entry.v2.method === call.method,
    );
    const [value] = given.filter((one) => one !== undefined);
    const stated = given.find((one) => one !== undefined && ts.isStringLiteralLike(one));
    if (endpoints === undefined && stated?.getSourceFile() === context.file)
      reviewUnmatched(context, call, { node: stated, pieces: filled, matched: undefined, isInConstant: false });
    const [{ entry } = {}, ...others] = endpoints ?? [];
    const to = entry?.v3?.method;
    if (value === undefined || entry === undefined || others.length > 0 || to === undefined || to === call.method)
      continue;
    context.demand({ kind: 'path', node: unwrapExpression(value), change: '' });
    const address = file === context.file ? (call.methodNode ?? call.url) : value;
    const why = `The class sends a request to ${entry.v2.path ?? ''}, whose method becomes ${to}.`;
    reportEntry(context, address, { entry, category: 'method', why, suggestion: to });
  }
}

/** Returns the value of an unknown piece `this.member`. */
function valueOfPiece(
  { text, expression }: UrlPiece,
  values: ReadonlyMap<string, ts.Expression>,
): ts.Expression | undefined {
  const isMember = text === UNKNOWN && expression !== undefined && ts.isPropertyAccessExpression(expression);
  return isMember && expression.expression.kind === ts.SyntaxKind.ThisKeyword
    ? values.get(expression.name.text.replace('#', ''))
    : undefined;
}

/** Rewrites path and method of a request to a v2 endpoint, and reviews its payloads. */
export function visitRequest(context: RuleContext, request: ts.Node): void {
  const { call, read, listed } = context.requests.get(request) ?? {};
  if (call === undefined || read === undefined) return;
  if (read.matched === undefined) return reviewUnmatched(context, call, read);
  if (listed === undefined || isDisplayText(call.url)) return;
  const { matched, endpoints } = listed;
  const { node, pieces, isInConstant, segments } = read;
  context.settle(call.url, ...(segments ?? partsOf(node)));
  if (endpoints.length === 0 && isCurrentRequest(context, call, matched)) return;
  changeEndpoint(context, {
    node,
    pieces,
    matched,
    endpoints: endpoints.length > 0 ? endpoints : matched.endpoints,
    isUnlistedMethod: endpoints.length === 0,
    call,
    isInConstant,
    ...(segments === undefined ? {} : { segments }),
  });
  reviewQuery(context, queryOfCall(context, call), endpoints);
  const [endpoint] = endpoints;
  if (endpoint !== undefined && endpoints.length === 1) reviewPayloads(context, call, endpoint);
}

/** Reports a request to a path that the tables do not list. */
function reviewUnmatched(context: RuleContext, call: HttpCall, read: ReadAddress): void {
  const isPrefix = reviewPathPrefix(context, call, read.pieces);
  if (isPrefix || isDisplayText(call.url) || hasMovedSegment(context, read.pieces)) return;
  reviewUnlistedRequest(context, call, read);
}

/**
 * Returns the query parameters of a request: beside the address, in it, in options held in a constant, or in the
 * options of a GET call.
 */
function queryOfCall(context: RuleContext, { node, url, query, method }: HttpCall): readonly QueryParameter[] {
  const within = parametersWithin(url);
  if (ts.isObjectLiteralExpression(node)) return [...query, ...within];
  const args = node.arguments ?? [];
  const options = args.flatMap((argument) => constantLiteral(context.checker, argument) ?? []);
  // The second argument of other requests is their body.
  const parameters = (method === 'GET' ? args : args.slice(2))
    .filter(ts.isObjectLiteralExpression)
    .flatMap(parametersIn);
  return [...query, ...within, ...options.flatMap(queryParameters), ...parameters];
}

/** An address of a v2 endpoint in the source. */
interface EndpointAddress {
  readonly node: ts.Expression;
  readonly pieces: readonly UrlPiece[];
  readonly matched: EndpointMatch;
  /** Arguments that are the segments of the address. */
  readonly segments?: readonly ts.Expression[];
  /** The possible operations. */
  readonly endpoints: readonly IndexedEndpoint[];
  readonly call?: HttpCall;
  /** True if the path is in a constant, which is handled where it is declared. */
  readonly isInConstant?: boolean;
  /** True if no operation of this path has the method of the call. */
  readonly isUnlistedMethod?: boolean;
}

/** Rewrites an address with a known counterpart, reports one without, and leaves one that does not change. */
function changeEndpoint(context: RuleContext, address: EndpointAddress): void {
  reviewAddressQuery(context, address.node, { ...address.matched, endpoints: address.endpoints });
  const [{ entry } = {}] = address.endpoints;
  if (entry === undefined || reviewConstants(context, address, entry)) return;
  if (address.isUnlistedMethod === true && entry.counterpart !== 'same')
    return reportEndpoint(
      context,
      address,
      entry,
      'The path belongs to the previous version, which does not list it with this method.',
    );
  if (address.isInConstant === true)
    return entry.counterpart === 'moved'
      ? changeMethod(context, address, entry)
      : reportMethod(context, address, entry);
  const others = address.endpoints.filter((other) => other.entry !== entry);
  const isSame = others.every(
    (other) => other.entry.counterpart === entry.counterpart && other.entry.v3?.path === entry.v3?.path,
  );
  if (!isSame)
    return reportEndpoint(
      context,
      address,
      entry,
      'The path is shared by several operations with different counterparts.',
    );
  if (entry.counterpart === 'same') return;
  if (address.matched.isQuoted)
    return reportEndpoint(context, address, entry, 'The path is quoted inside another text.');
  if (entry.counterpart === 'moved') return moveEndpoint(context, address, entry);
  if (others.length > 0) return reportSeveral(context, address);
  const verb = entry.v3?.method === undefined ? '' : ` Its method becomes ${entry.v3.method}.`;
  reportEndpoint(context, address, entry, `${entry.unresolved?.reason ?? 'Its path is undocumented.'}${verb}`);
}

/** Tests whether the new version has an operation with the path of an address and the method of its call. */
function isCurrentRequest({ migration }: RuleContext, call: HttpCall, { endpoints }: EndpointMatch): boolean {
  const [path] = endpoints.map(({ entry }) => pathForm(entry.v2.path));
  return migration.file.v3Operations?.some((one) => one.method === call.method && pathForm(one.path) === path) === true;
}

/** Records the texts that an address needs of constants, and reports one whose constants keep another text. */
function reviewConstants(context: RuleContext, address: EndpointAddress, entry: EndpointEntry): boolean {
  const isSingle = address.endpoints.every((other) => other.entry.v3?.path === entry.v3?.path);
  const needed = isSingle ? constantPaths(address, entry) : [];
  const isBlocked = address.call !== undefined && verbChange(context, address, entry)?.blocked !== undefined;
  // A request whose method stays needs the old path as well.
  for (const { constant, change } of needed)
    context.demand({ kind: 'path', node: constant, change: isBlocked ? '' : change });
  if (isBlocked || !needed.some(({ constant, change }) => change !== '' && context.kept.has(constant))) return false;
  const reason = 'A constant holds a part of the path, and cannot change for all addresses with it.';
  reportEndpoint(context, address, entry, reason);
  return true;
}

/** Reports a path shared by several operations if the call does not select one. */
function reportSeveral(context: RuleContext, { node, endpoints }: EndpointAddress): void {
  const entries = endpoints.map(({ entry }) => entry);
  const [first] = entries;
  if (first === undefined) return;
  const verbs = entries.flatMap(({ v2 }) => v2.method ?? []).join(', ');
  const listed = `${first.unresolved?.reason ?? 'Its path is undocumented.'} Operations with this path: ${verbs}.`;
  const reason = `${listed}${changesBeneath(context, first)}`;
  context.report({ node, rule: first.id, category: 'url', tier: 'manual', reason, suggestion: 'undocumented path' });
}

/** States how methods change of the operations on one item beneath a path, which code may add to it elsewhere. */
function changesBeneath({ migration }: RuleContext, { v2: { path = '' } }: EndpointEntry): string {
  const changed = migration.endpoints.flatMap(({ entry: { v2, v3 } }) => {
    const isItem = v2.path?.startsWith(`${path}/{`) === true && !v2.path.slice(path.length + 1).includes('/');
    return isItem && v3?.method !== undefined && v3.method !== v2.method ? `${v2.method} becomes ${v3.method}` : [];
  });
  return changed.length === 0 ? '' : ` For one item beneath it, ${changed.join(', and ')}.`;
}

/** Reports a request to a path of which only the beginning is documented; false for others. */
function reviewPathPrefix(
  context: RuleContext,
  { url, method }: Pick<HttpCall, 'url' | 'method'>,
  pieces: readonly UrlPiece[],
): boolean {
  const path = pathOf(pieces);
  const isIdentifier = new RegExp(`/(?:[^/]*${UNKNOWN}[^/]*|:\\w+|\\{\\w+\\}|[\\w-]*\\d[\\w-]*)/?$`).test(path);
  const above = context.migration.endpoints.filter(
    ({ entry: { v2 } }) => v2.beneath !== undefined && v2.method === method && path.includes(`${v2.beneath}/`),
  );
  if (!isIdentifier || above.length === 0) return false;
  context.settle(url);
  for (const { entry } of above)
    reportEndpoint(context, { node: url }, entry, entry.unresolved?.reason ?? 'Its path is undocumented.');
  return true;
}

/** Returns the text of an address without its query. */
function pathOf(pieces: readonly UrlPiece[]): string {
  const text = pieces.map((piece) => piece.text).join('');
  return text.split(/[?#]/)[0] ?? '';
}

function reportEndpoint(
  context: RuleContext,
  { node }: Pick<EndpointAddress, 'node'>,
  entry: EndpointEntry,
  reason: string,
): void {
  const suggestion = [entry.v3?.method, entry.v3?.path ?? 'undocumented path']
    .filter((part) => part !== undefined)
    .join(' ');
  reportEntry(context, node, { entry, category: 'url', why: reason, suggestion });
}

function moveEndpoint(context: RuleContext, address: EndpointAddress, entry: EndpointEntry): void {
  const finding = { node: address.node, rule: entry.id, category: 'url', suggestion: entry.v3?.path ?? '' } as const;
  const verb = verbChange(context, address, entry);
  const blocked = obstacleTo(context, address, entry);
  if (blocked === undefined && address.call !== undefined && verb?.blocked !== undefined) {
    // The new path belongs to the new method: both are changed, or none.
    context.demand({ kind: 'changed-path', node: unwrapExpression(address.node) });
    const reason = `${verb.blocked} Its path becomes ${entry.v3?.path ?? ''}.`;
    return applyVerb(context, address, entry, { blocked: reason });
  }
  const change = blocked === undefined ? changePath(context.file, address, entry) : { blocked };
  if (change.blocked !== undefined)
    return context.report({ ...finding, tier: 'manual', reason: `${change.blocked} ${reasonOf(entry)}` });
  context.demand({ kind: 'changed-path', node: unwrapExpression(address.node), change: change.change });
  context.edit(...change.edits);
  if (change.edits.length > 0) context.report({ ...finding, tier: tierOf(entry), reason: reasonOf(entry) });
  applyVerb(context, address, entry, verb);
}

/** Returns the reason why an address cannot get the new path of its operation for certain. */
function obstacleTo(context: RuleContext, address: EndpointAddress, entry: EndpointEntry): string | undefined {
  if (context.kept.has(unwrapExpression(address.node)))
    return 'Other addresses need the text as it is, or another one.';
  if (isTakenOver(context, address, entry))
    return 'One version has a path here that is another operation of the other version.';
  return isOpenPath(context, address, entry) ? 'What follows may belong to the path.' : undefined;
}

/** Tests whether an operation takes over the old path, or its path was taken: a second run would change it again. */
function isTakenOver({ migration }: RuleContext, { call }: EndpointAddress, entry: EndpointEntry): boolean {
  const method = call?.method;
  const isSame = (one: EndpointEntry['v2'] | undefined, other: EndpointEntry['v2'] | undefined): boolean =>
    one?.path !== undefined &&
    pathForm(one.path) === pathForm(other?.path) &&
    (method === undefined || one.method === other?.method);
  return migration.endpoints.some(
    ({ entry: other }) =>
      other !== entry && other.counterpart === 'moved' && (isSame(entry.v2, other.v3) || isSame(entry.v3, other.v2)),
  );
}

/** Tests whether an unknown text follows that may belong to the path of an operation which does not move alike. */
function isOpenPath({ migration }: RuleContext, address: EndpointAddress, { v2, v3 }: EndpointEntry): boolean {
  if (!hasOpenEnd(address)) return false;
  const [before, after] = [v2, v3].map((endpoint) => endpoint?.path?.split('/') ?? []);
  return (
    before?.length !== after?.length ||
    migration.endpoints.some(
      ({ entry: other }) =>
        other.v2.path?.startsWith(`${v2.path}/`) === true && other.v3?.path?.startsWith(`${v3?.path}/`) !== true,
    )
  );
}

/** Reports the method of a request whose path is in a constant and whose new path is unknown. */
function reportMethod(context: RuleContext, { node }: EndpointAddress, entry: EndpointEntry): void {
  const to = entry.v3?.method;
  if (to === undefined || to === entry.v2.method || entry.counterpart === 'same') return;
  const why = `Its method becomes ${to}.`;
  reportEntry(context, node, { entry, category: 'method', why, suggestion: to });
}

function changeMethod(context: RuleContext, address: EndpointAddress, entry: EndpointEntry): void {
  applyVerb(context, address, entry, verbChange(context, address, entry));
}

/** Returns the change of the method of a request; `undefined` if it stays. */
function verbChange(
  context: RuleContext,
  { call }: EndpointAddress,
  { v2, v3 }: EndpointEntry,
): VerbChange | undefined {
  const [from, to] = [v2.method, v3?.method];
  if (from === to || to === undefined || from === undefined) return undefined;
  const takesBody = context.migration.file.v3Operations?.some(
    ({ method, path, hasBody }) => method === to && path === v3?.path && hasBody === true,
  );
  return call === undefined ? { blocked: '' } : changeVerb(context, call, { from, to, takesBody: takesBody === true });
}

function applyVerb(
  context: RuleContext,
  { call, node }: EndpointAddress,
  entry: EndpointEntry,
  verb: VerbChange | undefined,
): void {
  if (verb === undefined) return;
  const finding = {
    node: call?.methodNode ?? node,
    rule: entry.id,
    category: 'method',
    suggestion: entry.v3?.method ?? '',
  } as const;
  if (verb.blocked !== undefined)
    return context.report({ ...finding, tier: 'manual', reason: `${verb.blocked} ${reasonOf(entry)}`.trimStart() });
  context.report({ ...finding, tier: tierOf(entry), reason: reasonOf(entry) });
  context.edit(...verb.edits);
}

/** Returns an address and the parts that it is built from. */
function partsOf(node: ts.Expression): readonly ts.Expression[] {
  const own = [node, unwrapExpression(node)];
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return own;
  const receiver = ts.isPropertyAccessExpression(node.expression) ? partsOf(node.expression.expression) : [];
  return [...own, ...(node.arguments ?? []), ...receiver];
}

/** Rewrites an address outside of requests: in a constant, a test handler or an address object. */
export function visitText(context: RuleContext, node: ts.Expression): void {
  const inner = ts.isNewExpression(node) ? (node.arguments ?? []) : [];
  if ([node, ...inner].some((one) => context.settled.isSettled(one)) || isTextFragment(node)) return;
  context.yieldTo(...inner);
  const read = readText(context, node);
  if (read === undefined || isDisplayText(node) || isAppPath(context.checker, read)) return;
  const { pieces, matched, isInConstant } = read;
  if (matched === undefined) {
    reviewUnlistedEntry(context, node, pieces);
    return reviewFragment(context, read);
  }
  context.settle(...partsOf(node));
  const method = methodBeside(node, matched.text);
  const stated = matched.endpoints.filter(({ entry }) => entry.v2.method === method);
  const endpoints = stated.length > 0 ? stated : matched.endpoints;
  if (isInConstant) return reviewAddressQuery(context, node, { ...matched, endpoints });
  changeEndpoint(context, { node, pieces, matched, endpoints });
}

/** Reports a path fragment, unless a larger text contains it. */
function reviewFragment(context: RuleContext, { node, pieces }: ReadAddress): void {
  if (isBuilderPart(node)) return;
  ts.findAncestor(node, (outer) => {
    context.yieldTo(outer);
    return ts.isStatement(outer);
  });
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
  const path = pathOf(pieces);
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
  if (ts.isStringLiteralLike(node) && !/^(?:new )?RegExp\(/.test(node.parent.getText())) return;
  for (const entry of movedEndpoints(context)) {
    const isNamed = changedSegmentsOf(entry).some(({ part }) => new RegExp(`(?<![\\w-])${part}(?![\\w-])`).test(text));
    if (isNamed) reportSegment(context, node, entry);
  }
}

/** Tests whether an address may contain a path segment that changes. */
function hasMovedSegment(context: RuleContext, pieces: readonly UrlPiece[]): boolean {
  const segments = pieces
    .map(({ text }) => text)
    .join('')
    .split('/');
  return movedEndpoints(context).some((entry) => mayContain(entry, segments));
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
  context.demand({ kind: 'changed-path', node });
  if (ts.isExpression(node)) context.settle(node);
  const suggestion = `${entry.v3?.method ?? ''} ${entry.v3?.path ?? ''}`.trim();
  const why = 'A renamed path segment without the rest of the path.';
  reportEntry(context, node, { entry, category: 'url', why, suggestion });
}
