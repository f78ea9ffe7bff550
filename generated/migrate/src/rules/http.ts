import ts from 'typescript';
import { readAddress } from '../http/address.ts';
import { describedCall, type HttpCall, httpCall } from '../http/calls.ts';
import { constantLiteral } from '../http/constants.ts';
import { namesIn, namesWithin, type QueryName, queryNames } from '../http/queries.ts';
import { isOwnPath, isOwnServer } from '../http/own-paths.ts';
import { isSaid } from '../http/said.ts';
import { verbBehind } from '../http/wrappers.ts';
import { carry } from './carried.ts';
import { changeEndpoint, reviewBeneath } from './endpoints.ts';
import { noteQuery } from './parameters.ts';
import type { Pass } from './pass.ts';
import { settle } from './texts.ts';

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
