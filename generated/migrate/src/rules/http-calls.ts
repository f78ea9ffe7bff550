import ts from 'typescript';
import type { EndpointEntry } from '../shared/migration/map.ts';
import { constantLiteral } from '../analysis/constants.ts';
import { readAddress } from '../http/address.ts';
import { isOwnPath, isOwnServer } from '../http/app-paths.ts';
import { isSaid } from '../http/display-texts.ts';
import {
  describedCall,
  type HttpCall,
  httpCall,
  namesIn,
  namesWithin,
  type QueryName,
  queryNames,
} from '../http/http-call.ts';
import type { KnownEndpoint, Matched } from '../http/match-endpoint.ts';
import { verbBehind } from '../http/method.ts';
import { changingSpan, editsOf, HOLE, isInConstant, type Piece } from '../http/url.ts';
import { type Pass, reasonOf, tierOf } from './context.ts';
import { carry } from './http-payloads.ts';
import { noteParameters, noteQuery } from './query-parameters.ts';
import { settle } from './url-texts.ts';

/** A call whose address is one of the old version: what it carries is known, and its path and verb change. */
export function visitCall(pass: Pass, node: ts.CallExpression | ts.NewExpression): void {
  const call = httpCall(node);
  if (call !== undefined) visitAsking(pass, call);
}

/** A literal that describes such a call, where none is given it directly. */
export function visitDescribed(pass: Pass, node: ts.ObjectLiteralExpression): void {
  const call = describedCall(node);
  if (call !== undefined) visitAsking(pass, call);
}

function visitAsking(pass: Pass, stated: HttpCall): void {
  const read = pass.done.has(stated.url) ? undefined : readAddress(pass, stated);
  if (read !== undefined && read.matched === undefined) reviewBeneath(pass, stated, read.pieces);
  if (read?.matched === undefined || isSaid(stated.url)) return;
  const { node, pieces, matched, isElsewhere } = read;
  const method = stated.method ?? verbBehind(pass.compiler, stated.node);
  if ((method === undefined || isOwnServer(pass.compiler, stated.node)) && isOwnPath(pass.compiler, read)) return;
  const call = method === undefined ? stated : { ...stated, method };
  const endpoints = matched.endpoints.filter(({ entry }) => method === undefined || entry.v2.method === method);
  pass.done.add(stated.url);
  settle(pass, node);
  const [endpoint] = endpoints;
  changeEndpoint(pass, {
    node,
    pieces,
    matched,
    endpoints: endpoints.length > 0 ? endpoints : matched.endpoints,
    isOtherVerb: endpoints.length === 0,
    call,
    isElsewhere,
  });
  noteQuery(pass, queryOf(pass, call), endpoints);
  if (endpoint !== undefined && endpoints.length === 1) carry(pass, call, endpoint);
}

/**
 * Names of the query: beside the address, in it, in options that stand in a constant, or all that a reading call is
 * given.
 */
function queryOf(pass: Pass, { node, url, query, method }: HttpCall): readonly QueryName[] {
  const within = namesWithin(url);
  if (ts.isObjectLiteralExpression(node)) return [...query, ...within];
  const given = node.arguments ?? [];
  const options = given.flatMap((argument) => constantLiteral(pass.compiler, argument) ?? []);
  const asked = method === 'GET' ? given.filter(ts.isObjectLiteralExpression).flatMap(namesIn) : [];
  return [...query, ...within, ...options.flatMap(queryNames), ...asked];
}

/** An address of the old version, in the source. */
export interface Address {
  readonly node: ts.Expression;
  readonly pieces: readonly Piece[];
  readonly matched: Matched;
  /** The operations that it may be of. */
  readonly endpoints: readonly KnownEndpoint[];
  readonly call?: HttpCall;
  /** Whether the path stands in a constant, which is looked at where it is declared. */
  readonly isElsewhere?: boolean;
  /** Whether no operation of this path has the verb of the call. */
  readonly isOtherVerb?: boolean;
}

/**
 * Rewrites an address whose counterpart is known; reports one whose counterpart is not shown; leaves one that stays.
 */
export function changeEndpoint(pass: Pass, address: Address): void {
  noteParameters(pass, address.node, { ...address.matched, endpoints: address.endpoints });
  const [{ entry } = {}] = address.endpoints;
  if (entry === undefined) return;
  if (address.isOtherVerb === true && entry.counterpart !== 'same')
    return report(pass, address, {
      entry,
      reason: 'The path is one of the old version, which is not listed with this verb.',
    });
  if (address.isElsewhere === true)
    return entry.counterpart === 'moved' ? changeMethod(pass, address, entry) : undefined;
  const others = address.endpoints.filter((other) => other.entry !== entry);
  const isSame = others.every(
    (other) => other.entry.counterpart === entry.counterpart && other.entry.v3?.path === entry.v3?.path,
  );
  if (!isSame)
    return report(pass, address, {
      entry,
      reason: 'The path is one of several operations, which become different ones.',
    });
  if (entry.counterpart === 'same') return;
  if (address.matched.isQuoted)
    return report(pass, address, { entry, reason: 'The path stands in quotes inside another text.' });
  if (entry.counterpart === 'moved') return move(pass, address, entry);
  if (others.length > 0) return reportSeveral(pass, address);
  const verb = entry.v3?.method === undefined ? '' : ` Its verb becomes ${entry.v3.method}.`;
  report(pass, address, { entry, reason: `${entry.unresolved?.reason ?? 'Its path is not shown.'}${verb}` });
}

/** A path that several operations have, where nothing says which one is meant. */
function reportSeveral(pass: Pass, { node, endpoints }: Address): void {
  const entries = endpoints.map(({ entry }) => entry);
  const [first] = entries;
  if (first === undefined) return;
  const verbs = entries.flatMap(({ v2 }) => v2.method ?? []).join(', ');
  const sources = [...new Set(entries.map(({ source }) => source))].join('; ');
  const reason = `${first.unresolved?.reason ?? 'Its path is not shown.'} Operations with this path: ${verbs}. Source: ${sources}.`;
  pass.find({ node, rule: first.id, category: 'url', tier: 'manual', reason, suggestion: 'path not shown' });
}

/** A call to a path of which only the beginning is known: its verb is told. */
function reviewBeneath(pass: Pass, { url, method }: Pick<HttpCall, 'url' | 'method'>, pieces: readonly Piece[]): void {
  const [path = ''] = pieces
    .map(({ text }) => text)
    .join('')
    .split(/[?#]/);
  for (const { entry } of pass.knowledge.endpoints) {
    const { beneath } = entry.v2;
    if (beneath === undefined || entry.v2.method !== method || !path.includes(`${beneath}/`)) continue;
    const isIdentifier = new RegExp(`/(?:[^/]*${HOLE}[^/]*|:\\w+|\\{\\w+\\}|[\\w-]*\\d[\\w-]*)/?$`).test(path);
    if (!isIdentifier) continue;
    pass.done.add(url);
    report(pass, { node: url }, { entry, reason: entry.unresolved?.reason ?? 'Its path is not shown.' });
  }
}

function report(
  pass: Pass,
  { node }: Pick<Address, 'node'>,
  { entry, reason }: { readonly entry: EndpointEntry; readonly reason: string },
): void {
  const suggestion = [entry.v3?.method, entry.v3?.path ?? 'path not shown']
    .filter((part) => part !== undefined)
    .join(' ');
  pass.find({
    node,
    rule: entry.id,
    category: 'url',
    tier: 'manual',
    reason: `${reason} ${reasonOf(entry)}`,
    suggestion,
  });
}

function move(pass: Pass, address: Address, entry: EndpointEntry): void {
  const said = { node: address.node, rule: entry.id, category: 'url', suggestion: entry.v3?.path ?? '' } as const;
  const span = changingSpan(address.matched, entry);
  if (isInConstant(address.pieces, span)) return changeMethod(pass, address, entry);
  const edits = editsOf(address.pieces, span);
  if (edits === undefined)
    return pass.find({
      ...said,
      tier: 'manual',
      reason: `The path is put together so that it cannot be changed in one place. ${reasonOf(entry)}`,
    });
  pass.edits.push(...edits);
  pass.find({ ...said, tier: tierOf(entry), reason: reasonOf(entry) });
  changeMethod(pass, address, entry);
}

function changeMethod(pass: Pass, { call, node }: Address, entry: EndpointEntry): void {
  const [from, to] = [entry.v2.method, entry.v3?.method];
  if (from === to || to === undefined || from === undefined) return;
  const said = { rule: entry.id, category: 'method', suggestion: to, reason: reasonOf(entry) } as const;
  const written = call?.methodNode;
  if (written === undefined) return pass.find({ ...said, node, tier: 'manual' });
  pass.find({ ...said, node: written, tier: tierOf(entry) });
  const isLower = written.text === written.text.toLowerCase();
  const text = isLower ? to.toLowerCase() : to;
  pass.replace(
    written,
    ts.isIdentifier(written) ? text : `${pass.text(written).charAt(0)}${text}${pass.text(written).charAt(0)}`,
  );
}
