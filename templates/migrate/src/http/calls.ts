import ts from 'typescript-6';
import { bodiesOf } from './bodies.ts';
import { memberOf } from './members.ts';
import { type QueryName, queryNames } from './queries.ts';

/** A call that may be one over HTTP, taken apart. */
export interface HttpCall {
  readonly node: ts.CallExpression | ts.NewExpression;
  readonly url: ts.Expression;
  /** In capitals; absent where the call does not say. */
  readonly method?: string;
  /** Where the method stands, if a change may be written there. */
  readonly methodNode?: ts.Identifier | ts.StringLiteralLike;
  readonly bodies: readonly ts.Expression[];
  /** Names of the query that stand beside the address. */
  readonly query: readonly QueryName[];
}

const METHODS = new Map([
  ['get', 'GET'],
  ['put', 'PUT'],
  ['post', 'POST'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
  ['del', 'DELETE'],
  ['head', 'HEAD'],
  ['options', 'OPTIONS'],
]);
const METHOD_NAMES = new Set(['method', 'type']);
const FETCHES = /^(?:\$?fetch|ofetch|got|ky|axios|request|Request)$/;

/** What a call says if it is one over HTTP: an address, perhaps a verb, perhaps a body. */
export function httpCalls(node: ts.CallExpression | ts.NewExpression): readonly HttpCall[] {
  const [first, ...others] = node.arguments ?? [];
  if (first === undefined) return [];
  const init = [first, ...others].find(ts.isObjectLiteralExpression);
  const spoken = spokenMethod(first, others);
  const stated = (init === undefined ? undefined : statedMethod(init)) ?? calleeMethod(node) ?? spoken;
  const isOpen = init !== undefined && memberOf(init, METHOD_NAMES).length > 0;
  const method = stated?.method ?? (isFetch(node) && !isOpen ? 'GET' : undefined);
  const url = spoken === undefined ? addressOf(first) : others[0];
  if (url === undefined) return [];
  const bodies = bodiesOf(node, { init, others: others.filter((other) => other !== url) });
  return [
    {
      node,
      url,
      bodies,
      query: queryNames(node),
      ...(method === undefined ? {} : { method }),
      ...(stated === undefined ? {} : { methodNode: stated.node }),
    },
  ];
}

function addressOf(first: ts.Expression): ts.Expression | undefined {
  return ts.isObjectLiteralExpression(first) ? statedUrl(first) : first;
}

interface StatedMethod {
  readonly method: string;
  readonly node: ts.Identifier | ts.StringLiteralLike;
}

/** `call('POST', '/path', …)`. */
function spokenMethod(first: ts.Expression, others: readonly ts.Expression[]): StatedMethod | undefined {
  const method = others.length > 0 && ts.isStringLiteralLike(first) ? METHODS.get(first.text.toLowerCase()) : undefined;
  return method === undefined || !ts.isStringLiteralLike(first) ? undefined : { method, node: first };
}

function isFetch({ expression }: ts.CallExpression | ts.NewExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';
  return FETCHES.test(name);
}

function calleeMethod({ expression }: ts.CallExpression | ts.NewExpression): StatedMethod | undefined {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.name)) return undefined;
  const method = METHODS.get(expression.name.text);
  return method === undefined ? undefined : { method, node: expression.name };
}

function statedMethod(init: ts.ObjectLiteralExpression): StatedMethod | undefined {
  const node = memberOf(init, METHOD_NAMES).find(ts.isStringLiteralLike);
  return node === undefined || !METHODS.has(node.text.toLowerCase())
    ? undefined
    : { method: node.text.toUpperCase(), node };
}

function statedUrl(init: ts.ObjectLiteralExpression): ts.Expression | undefined {
  return memberOf(init, new Set(['url', 'path', 'uri']))[0];
}
