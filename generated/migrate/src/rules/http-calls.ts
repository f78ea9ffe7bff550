import ts from 'typescript';
import type { EndpointEntry } from '../shared/migration/map.ts';
import { constantLiteral } from '../analysis/constants.ts';
import { readAddress } from '../http/address.ts';
import { isAppPath, isAppServer, isDisplayText } from '../http/app-paths.ts';
import { endpointQuery, requestDescription, type HttpCall, httpCall, resolveMethod } from '../http/http-call.ts';
import { parametersIn, parametersWithin, type QueryParameter, queryParameters } from '../http/payloads.ts';
import {
  type IndexedEndpoint,
  type EndpointMatch,
  changedSpan,
  spanEdits,
  UNKNOWN,
  isBuilderPart,
  isSpanInConstant,
  type UrlPiece,
} from '../http/url.ts';
import { type RuleContext, reasonOf, tierOf } from './context.ts';
import { reviewPayloads } from './http-payloads.ts';
import { reviewAddressQuery, reviewQuery } from './query-parameters.ts';

/** Rewrites path and method of a request to a v2 endpoint, and records the schemas of its payloads. */
export function visitCall(context: RuleContext, node: ts.CallExpression | ts.NewExpression): void {
  const call = httpCall(node);
  if (call !== undefined) visitRequest(context, call);
}

/** Rewrites an object literal that describes a request. */
export function visitRequestDescription(context: RuleContext, node: ts.ObjectLiteralExpression): void {
  const call = requestDescription(context.checker, node) ?? endpointQuery(node);
  if (call !== undefined) visitRequest(context, call);
}

function visitRequest(context: RuleContext, stated: HttpCall): void {
  const read = context.handled.has(stated.url) ? undefined : readAddress(context, stated);
  if (read !== undefined && read.matched === undefined) reviewPathPrefix(context, stated, read.pieces);
  if (read?.matched === undefined || isDisplayText(stated.url)) return;
  const { node, pieces, matched, isInConstant } = read;
  const method = stated.method ?? resolveMethod(context.checker, stated.node);
  if ((method === undefined || isAppServer(context.checker, stated.node)) && isAppPath(context.checker, read)) return;
  const call = method === undefined ? stated : { ...stated, method };
  const endpoints = matched.endpoints.filter(({ entry }) => method === undefined || entry.v2.method === method);
  context.handled.add(stated.url);
  markHandled(context, node);
  const [endpoint] = endpoints;
  changeEndpoint(context, {
    node,
    pieces,
    matched,
    endpoints: endpoints.length > 0 ? endpoints : matched.endpoints,
    isUnlistedMethod: endpoints.length === 0,
    call,
    isInConstant,
  });
  reviewQuery(context, queryOfCall(context, call), endpoints);
  if (endpoint !== undefined && endpoints.length === 1) reviewPayloads(context, call, endpoint);
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
  const parameters = method === 'GET' ? args.filter(ts.isObjectLiteralExpression).flatMap(parametersIn) : [];
  return [...query, ...within, ...options.flatMap(queryParameters), ...parameters];
}

/** An address of a v2 endpoint in the source. */
export interface EndpointAddress {
  readonly node: ts.Expression;
  readonly pieces: readonly UrlPiece[];
  readonly matched: EndpointMatch;
  /** The possible operations. */
  readonly endpoints: readonly IndexedEndpoint[];
  readonly call?: HttpCall;
  /** True if the path is in a constant, which is handled where it is declared. */
  readonly isInConstant?: boolean;
  /** True if no operation of this path has the method of the call. */
  readonly isUnlistedMethod?: boolean;
}

/** Rewrites an address with a known counterpart, reports one without, and leaves one that does not change. */
export function changeEndpoint(context: RuleContext, address: EndpointAddress): void {
  reviewAddressQuery(context, address.node, { ...address.matched, endpoints: address.endpoints });
  const [{ entry } = {}] = address.endpoints;
  if (entry === undefined) return;
  if (address.isUnlistedMethod === true && entry.counterpart !== 'same')
    return reportEndpoint(context, address, {
      entry,
      reason: 'The path belongs to the previous version, which does not list it with this method.',
    });
  if (address.isInConstant === true)
    return entry.counterpart === 'moved'
      ? changeMethod(context, address, entry)
      : reportMethod(context, address, entry);
  const others = address.endpoints.filter((other) => other.entry !== entry);
  const isSame = others.every(
    (other) => other.entry.counterpart === entry.counterpart && other.entry.v3?.path === entry.v3?.path,
  );
  if (!isSame)
    return reportEndpoint(context, address, {
      entry,
      reason: 'The path is shared by several operations with different counterparts.',
    });
  if (entry.counterpart === 'same') return;
  if (address.matched.isQuoted)
    return reportEndpoint(context, address, { entry, reason: 'The path is quoted inside another text.' });
  if (entry.counterpart === 'moved') return moveEndpoint(context, address, entry);
  if (others.length > 0) return reportSeveral(context, address);
  const verb = entry.v3?.method === undefined ? '' : ` Its method becomes ${entry.v3.method}.`;
  reportEndpoint(context, address, {
    entry,
    reason: `${entry.unresolved?.reason ?? 'Its path is undocumented.'}${verb}`,
  });
}

/** Reports a path shared by several operations if the call does not select one. */
function reportSeveral(context: RuleContext, { node, endpoints }: EndpointAddress): void {
  const entries = endpoints.map(({ entry }) => entry);
  const [first] = entries;
  if (first === undefined) return;
  const verbs = entries.flatMap(({ v2 }) => v2.method ?? []).join(', ');
  const sources = [...new Set(entries.map(({ source }) => source))].join('; ');
  const reason = `${first.unresolved?.reason ?? 'Its path is undocumented.'} Operations with this path: ${verbs}. Source: ${sources}.`;
  context.report({ node, rule: first.id, category: 'url', tier: 'manual', reason, suggestion: 'undocumented path' });
}

/** Reports a request to a path of which only the beginning is documented. */
function reviewPathPrefix(
  context: RuleContext,
  { url, method }: Pick<HttpCall, 'url' | 'method'>,
  pieces: readonly UrlPiece[],
): void {
  const [path = ''] = pieces
    .map(({ text }) => text)
    .join('')
    .split(/[?#]/);
  for (const { entry } of context.migration.endpoints) {
    const { beneath } = entry.v2;
    if (beneath === undefined || entry.v2.method !== method || !path.includes(`${beneath}/`)) continue;
    const isIdentifier = new RegExp(`/(?:[^/]*${UNKNOWN}[^/]*|:\\w+|\\{\\w+\\}|[\\w-]*\\d[\\w-]*)/?$`).test(path);
    if (!isIdentifier) continue;
    context.handled.add(url);
    reportEndpoint(context, { node: url }, { entry, reason: entry.unresolved?.reason ?? 'Its path is undocumented.' });
  }
}

function reportEndpoint(
  context: RuleContext,
  { node }: Pick<EndpointAddress, 'node'>,
  { entry, reason }: { readonly entry: EndpointEntry; readonly reason: string },
): void {
  const suggestion = [entry.v3?.method, entry.v3?.path ?? 'undocumented path']
    .filter((part) => part !== undefined)
    .join(' ');
  context.report({
    node,
    rule: entry.id,
    category: 'url',
    tier: 'manual',
    reason: `${reason} ${reasonOf(entry)}`,
    suggestion,
  });
}

function moveEndpoint(context: RuleContext, address: EndpointAddress, entry: EndpointEntry): void {
  const finding = { node: address.node, rule: entry.id, category: 'url', suggestion: entry.v3?.path ?? '' } as const;
  const span = changedSpan(address.matched, entry);
  if (span === undefined) return changeMethod(context, address, entry);
  if (isSpanInConstant(address.pieces, span)) return changeMethod(context, address, entry);
  const edits = spanEdits(address.pieces, span);
  if (edits === undefined)
    return context.report({
      ...finding,
      tier: 'manual',
      reason: `The path is built from parts and cannot be changed in one place. ${reasonOf(entry)}`,
    });
  context.edits.push(...edits.map((edit) => splitSegments(context, address.node, edit)));
  context.report({ ...finding, tier: tierOf(entry), reason: reasonOf(entry) });
  changeMethod(context, address, entry);
}

/**
 * Splits a replacement of one segment by several into several arguments, if a path builder joins the segments: it may
 * encode a slash within one.
 */
function splitSegments<Edit extends { readonly start: number; readonly end: number; readonly text: string }>(
  context: RuleContext,
  address: ts.Node,
  edit: Edit,
): Edit {
  const literal = literalAt(address, edit.start);
  if (literal === undefined || !isBuilderPart(literal) || !edit.text.includes('/')) return edit;
  if (literal.getStart(context.file) + 1 !== edit.start || literal.end - 1 !== edit.end) return edit;
  const quote = context.text(literal).charAt(0);
  return { ...edit, text: edit.text.split('/').join(`${quote}, ${quote}`) };
}

function literalAt(node: ts.Node, offset: number): ts.StringLiteralLike | undefined {
  if (offset < node.pos || offset > node.end) return undefined;
  return ts.isStringLiteralLike(node) ? node : ts.forEachChild(node, (child) => literalAt(child, offset));
}

/** Reports the method of a request whose path is in a constant and whose new path is unknown. */
function reportMethod(context: RuleContext, { node }: EndpointAddress, entry: EndpointEntry): void {
  const to = entry.v3?.method;
  if (to === undefined || to === entry.v2.method || entry.counterpart === 'same') return;
  const reason = `Its method becomes ${to}. ${reasonOf(entry)}`;
  context.report({ node, rule: entry.id, category: 'method', tier: 'manual', reason, suggestion: to });
}

function changeMethod(context: RuleContext, { call, node }: EndpointAddress, entry: EndpointEntry): void {
  const [from, to] = [entry.v2.method, entry.v3?.method];
  if (from === to || to === undefined || from === undefined) return;
  const finding = { rule: entry.id, category: 'method', suggestion: to, reason: reasonOf(entry) } as const;
  const written = call?.methodNode;
  if (written === undefined) return context.report({ ...finding, node, tier: 'manual' });
  context.report({ ...finding, node: written, tier: tierOf(entry) });
  const isLower = written.text === written.text.toLowerCase();
  const text = isLower ? to.toLowerCase() : to;
  context.replace(
    written,
    ts.isIdentifier(written) ? text : `${context.text(written).charAt(0)}${text}${context.text(written).charAt(0)}`,
  );
}

/** Marks an address and the parts that it is built from as handled. */
export function markHandled(context: RuleContext, node: ts.Expression): void {
  context.handled.add(node);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
  for (const part of node.arguments ?? []) context.handled.add(part);
  if (ts.isPropertyAccessExpression(node.expression)) markHandled(context, node.expression.expression);
}
