import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { constantLiteral } from '../analysis/constants.ts';
import { readAddress } from '../http/address.ts';
import { isAppPath, isAppServer } from '../http/app-paths.ts';
import { isDisplayText } from '../http/display-texts.ts';
import {
  requestDescription,
  type HttpCall,
  httpCall,
  parametersIn,
  parametersWithin,
  type QueryParameter,
  queryParameters,
} from '../http/http-call.ts';
import type { IndexedEndpoint, EndpointMatch } from '../http/match-endpoint.ts';
import { resolveMethod } from '../http/resolve-method.ts';
import { changedSpan, spanEdits, UNKNOWN, isSpanInConstant, type UrlPiece } from '../http/url.ts';
import { type RuleContext, reasonOf, tierOf } from './context.ts';
import { reviewPayloads } from './http-payloads.ts';
import { reviewAddressQuery, reviewQuery } from './query-parameters.ts';

/** A call whose address is one of the old version: what it carries is known, and its path and verb change. */
export function visitCall(context: RuleContext, node: ts.CallExpression | ts.NewExpression): void {
  const call = httpCall(node);
  if (call !== undefined) visitRequest(context, call);
}

/** A literal that describes such a call, where none is given it directly. */
export function visitRequestDescription(context: RuleContext, node: ts.ObjectLiteralExpression): void {
  const call = requestDescription(node);
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
 * Names of the query: beside the address, in it, in options that stand in a constant, or all that a reading call is
 * given.
 */
function queryOfCall(context: RuleContext, { node, url, query, method }: HttpCall): readonly QueryParameter[] {
  const within = parametersWithin(url);
  if (ts.isObjectLiteralExpression(node)) return [...query, ...within];
  const given = node.arguments ?? [];
  const options = given.flatMap((argument) => constantLiteral(context.checker, argument) ?? []);
  const asked = method === 'GET' ? given.filter(ts.isObjectLiteralExpression).flatMap(parametersIn) : [];
  return [...query, ...within, ...options.flatMap(queryParameters), ...asked];
}

/** An address of the old version, in the source. */
export interface EndpointAddress {
  readonly node: ts.Expression;
  readonly pieces: readonly UrlPiece[];
  readonly matched: EndpointMatch;
  /** The operations that it may be of. */
  readonly endpoints: readonly IndexedEndpoint[];
  readonly call?: HttpCall;
  /** Whether the path stands in a constant, which is looked at where it is declared. */
  readonly isInConstant?: boolean;
  /** Whether no operation of this path has the verb of the call. */
  readonly isUnlistedMethod?: boolean;
}

/**
 * Rewrites an address whose counterpart is known; reports one whose counterpart is not shown; leaves one that stays.
 */
export function changeEndpoint(context: RuleContext, address: EndpointAddress): void {
  reviewAddressQuery(context, address.node, { ...address.matched, endpoints: address.endpoints });
  const [{ entry } = {}] = address.endpoints;
  if (entry === undefined) return;
  if (address.isUnlistedMethod === true && entry.counterpart !== 'same')
    return reportEndpoint(context, address, {
      entry,
      reason: 'The path is one of the old version, which is not listed with this verb.',
    });
  if (address.isInConstant === true)
    return entry.counterpart === 'moved' ? changeMethod(context, address, entry) : undefined;
  const others = address.endpoints.filter((other) => other.entry !== entry);
  const isSame = others.every(
    (other) => other.entry.counterpart === entry.counterpart && other.entry.v3?.path === entry.v3?.path,
  );
  if (!isSame)
    return reportEndpoint(context, address, {
      entry,
      reason: 'The path is one of several operations, which become different ones.',
    });
  if (entry.counterpart === 'same') return;
  if (address.matched.isQuoted)
    return reportEndpoint(context, address, { entry, reason: 'The path stands in quotes inside another text.' });
  if (entry.counterpart === 'moved') return moveEndpoint(context, address, entry);
  if (others.length > 0) return reportSeveral(context, address);
  const verb = entry.v3?.method === undefined ? '' : ` Its verb becomes ${entry.v3.method}.`;
  reportEndpoint(context, address, { entry, reason: `${entry.unresolved?.reason ?? 'Its path is not shown.'}${verb}` });
}

/** A path that several operations have, where nothing says which one is meant. */
function reportSeveral(context: RuleContext, { node, endpoints }: EndpointAddress): void {
  const entries = endpoints.map(({ entry }) => entry);
  const [first] = entries;
  if (first === undefined) return;
  const verbs = entries.flatMap(({ v2 }) => v2.method ?? []).join(', ');
  const sources = [...new Set(entries.map(({ source }) => source))].join('; ');
  const reason = `${first.unresolved?.reason ?? 'Its path is not shown.'} Operations with this path: ${verbs}. Source: ${sources}.`;
  context.report({ node, rule: first.id, category: 'url', tier: 'manual', reason, suggestion: 'path not shown' });
}

/** A call to a path of which only the beginning is known: its verb is told. */
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
    reportEndpoint(context, { node: url }, { entry, reason: entry.unresolved?.reason ?? 'Its path is not shown.' });
  }
}

function reportEndpoint(
  context: RuleContext,
  { node }: Pick<EndpointAddress, 'node'>,
  { entry, reason }: { readonly entry: EndpointEntry; readonly reason: string },
): void {
  const suggestion = [entry.v3?.method, entry.v3?.path ?? 'path not shown']
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
  const said = { node: address.node, rule: entry.id, category: 'url', suggestion: entry.v3?.path ?? '' } as const;
  const span = changedSpan(address.matched, entry);
  if (isSpanInConstant(address.pieces, span)) return changeMethod(context, address, entry);
  const edits = spanEdits(address.pieces, span);
  if (edits === undefined)
    return context.report({
      ...said,
      tier: 'manual',
      reason: `The path is put together so that it cannot be changed in one place. ${reasonOf(entry)}`,
    });
  context.edits.push(...edits);
  context.report({ ...said, tier: tierOf(entry), reason: reasonOf(entry) });
  changeMethod(context, address, entry);
}

function changeMethod(context: RuleContext, { call, node }: EndpointAddress, entry: EndpointEntry): void {
  const [from, to] = [entry.v2.method, entry.v3?.method];
  if (from === to || to === undefined || from === undefined) return;
  const said = { rule: entry.id, category: 'method', suggestion: to, reason: reasonOf(entry) } as const;
  const written = call?.methodNode;
  if (written === undefined) return context.report({ ...said, node, tier: 'manual' });
  context.report({ ...said, node: written, tier: tierOf(entry) });
  const isLower = written.text === written.text.toLowerCase();
  const text = isLower ? to.toLowerCase() : to;
  context.replace(
    written,
    ts.isIdentifier(written) ? text : `${context.text(written).charAt(0)}${text}${context.text(written).charAt(0)}`,
  );
}

/** An address is looked at once: what it is made from in a call is done with it. */
export function markHandled(context: RuleContext, node: ts.Expression): void {
  context.handled.add(node);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
  for (const part of node.arguments ?? []) context.handled.add(part);
  if (ts.isPropertyAccessExpression(node.expression)) markHandled(context, node.expression.expression);
}
