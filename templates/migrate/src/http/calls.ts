import ts from 'typescript';
import { bodiesOf } from './bodies.ts';
import { memberOf } from './members.ts';
import { type QueryName, queryNames } from './queries.ts';
import { type StatedVerb, VERB_MEMBERS, verbIn, verbOfCallee, verbPassed } from './verbs.ts';

/** What asks for something over HTTP: a call, or a literal that describes one. */
export type Asking = ts.CallExpression | ts.NewExpression | ts.ObjectLiteralExpression;

/** A call that may be one over HTTP, taken apart. */
export interface HttpCall {
  readonly node: Asking;
  readonly url: ts.Expression;
  /** In capitals; absent where the call does not say. */
  readonly method?: string;
  /** Where the method stands, if a change may be written there. */
  readonly methodNode?: ts.Identifier | ts.StringLiteralLike;
  /** Whether nothing else has this form: constants in the address are worth looking up. */
  readonly isRequest: boolean;
  readonly bodies: readonly ts.Expression[];
  /** Names of the query that stand beside the address. */
  readonly query: readonly QueryName[];
}

const FETCHES = /^(?:\$?fetch|ofetch|use(?:Lazy)?Fetch|got|ky|axios|request|rp|Request)$/;
const ADDRESSES = new Set(['url', 'path', 'uri', 'pathname', 'endpoint']);

/** What a call says if it is one over HTTP: an address, perhaps a verb, perhaps a body. */
export function httpCall(node: ts.CallExpression | ts.NewExpression): HttpCall | undefined {
  const given: readonly ts.Expression[] = node.arguments ?? [];
  const init = given.find(ts.isObjectLiteralExpression);
  const passed = verbPassed(given);
  const stated = (init === undefined ? undefined : verbIn(init)) ?? verbOfCallee(node) ?? passed;
  const [first, ...others] = given.filter((argument) => passed === undefined || argument !== passed.argument);
  const url = first === undefined ? undefined : addressOf(first);
  if (url === undefined) return undefined;
  const isOne = isFetch(node);
  const verb = stated ?? (isOne && !isOpen([first, ...others]) ? { method: 'GET' } : undefined);
  const bodies = bodiesOf(node, { init, others });
  return asked({ node, url, bodies, query: queryNames(node), isRequest: isOne || verb !== undefined }, verb);
}

/** `{ method: 'PUT', url: '/path', data: … }`, wherever it stands: what some call will be given. */
export function describedCall(node: ts.ObjectLiteralExpression): HttpCall | undefined {
  const verb = verbIn(node);
  const stated = verb === undefined ? undefined : memberOf(node, ADDRESSES)[0];
  if (stated === undefined) return undefined;
  const url = ts.isArrowFunction(stated) && !ts.isBlock(stated.body) ? stated.body : stated;
  const bodies = bodiesOf(node, { init: node, others: [] });
  return asked({ node, url, bodies, query: queryNames(node), isRequest: true }, verb);
}

function asked(call: Omit<HttpCall, 'method' | 'methodNode'>, verb: StatedVerb | undefined): HttpCall {
  if (verb === undefined) return call;
  return { ...call, method: verb.method, ...(verb.node === undefined ? {} : { methodNode: verb.node }) };
}

function addressOf(first: ts.Expression): ts.Expression | undefined {
  return ts.isObjectLiteralExpression(first) ? memberOf(first, ADDRESSES)[0] : first;
}

/** Whether what a call is given may hold a verb that is not seen: it is then not the usual one. */
function isOpen(given: readonly (ts.Expression | undefined)[]): boolean {
  const [first, ...others] = given;
  const literals = [first, ...others].filter((one) => one !== undefined).filter(ts.isObjectLiteralExpression);
  const isUnseen = others.some((other) => other !== undefined && !isPlain(other));
  return isUnseen || literals.some((init) => memberOf(init, VERB_MEMBERS).length > 0 || hasSpread(init));
}

function isPlain(argument: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(argument) || ts.isFunctionLike(argument) || ts.isLiteralExpression(argument);
}

function hasSpread(init: ts.ObjectLiteralExpression): boolean {
  return init.properties.some(ts.isSpreadAssignment);
}

function isFetch({ expression }: ts.CallExpression | ts.NewExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';
  return FETCHES.test(name);
}
