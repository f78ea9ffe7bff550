import ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import type { Asking } from './calls.ts';
import { meantBy } from './constants.ts';
import { memberOf } from './members.ts';

const BASES = new Set(['baseURL', 'baseUrl', 'prefixUrl', 'prefix']);
const BASE_QUERIES = new Set(['baseQuery']);
const MAKERS = /^(?:create|extend|defaults|createInstance|instance)$/;

/** What stands before the path of a call: `axios.create({ baseURL })`, `got.extend({ prefixUrl })`, `nock(base)`. */
export function baseOf(compiler: Compiler, call: Asking): ts.Expression | undefined {
  if (ts.isObjectLiteralExpression(call)) return memberOf(call, BASES)[0] ?? baseAround(compiler, call);
  const options = (call.arguments ?? []).flatMap((given) => (ts.isObjectLiteralExpression(given) ? [given] : []));
  const [stated] = options.flatMap((init) => memberOf(init, BASES));
  if (stated !== undefined) return stated;
  const callee = call.expression;
  return baseOfClient(compiler, ts.isPropertyAccessExpression(callee) ? callee.expression : callee);
}

function baseOfClient(compiler: Compiler, client: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(client)) return baseOfMade(client) ?? baseOfChain(compiler, client);
  const made = meantBy(compiler, client) ?? fieldOf(compiler, client);
  return made !== undefined && ts.isCallExpression(made) ? baseOfMade(made) : undefined;
}

/** `nock(base).get(…).reply(…).post(…)`: the beginning of a chain. */
function baseOfChain(compiler: Compiler, { expression }: ts.CallExpression): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(expression) ? baseOfClient(compiler, expression.expression) : undefined;
}

/** A client that a class holds, or that a `let` holds, is made where it is declared. */
function fieldOf(compiler: Compiler, client: ts.Expression): ts.Expression | undefined {
  const name = ts.isPropertyAccessExpression(client) ? client.name : client;
  const declaration = ts.isIdentifier(name) ? compiler.declarationOf(name) : undefined;
  if (declaration === undefined) return undefined;
  if (ts.isBinaryExpression(declaration.parent)) return declaration.parent.right;
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  if (!ts.isPropertyDeclaration(declaration)) return undefined;
  return declaration.initializer ?? assignedIn(declaration);
}

/** What a constructor gives a member of its class. */
function assignedIn({ name, parent }: ts.PropertyDeclaration): ts.Expression | undefined {
  const statements = parent.members.filter(ts.isConstructorDeclaration).flatMap(({ body }) => body?.statements ?? []);
  return statements.flatMap((statement) => {
    const given = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (given === undefined || !ts.isBinaryExpression(given)) return [];
    return given.left.getText() === `this.${name.getText()}` ? [given.right] : [];
  })[0];
}

/** `createApi({ baseQuery: fetchBaseQuery({ baseUrl }), endpoints })`, `api.injectEndpoints({ endpoints })`. */
export function baseAround(compiler: Compiler, node: ts.Node): ts.Expression | undefined {
  const around = ts.findAncestor(
    node,
    (outer) => ts.isCallExpression(outer) && /^(?:createApi|injectEndpoints)$/.test(nameOf(outer)),
  );
  if (around === undefined || !ts.isCallExpression(around)) return undefined;
  const { expression } = around;
  const made = ts.isPropertyAccessExpression(expression) ? meantBy(compiler, expression.expression) : around;
  if (made === undefined || !ts.isCallExpression(made)) return undefined;
  const [asks] = made.arguments.filter(ts.isObjectLiteralExpression).flatMap((init) => memberOf(init, BASE_QUERIES));
  return asks === undefined ? undefined : baseWithin(compiler, asks);
}

/** The base that a function of requests was made with, itself or inside another that repeats it. */
function baseWithin(compiler: Compiler, asks: ts.Expression): ts.Expression | undefined {
  const made = ts.isIdentifier(asks) ? meantBy(compiler, asks) : asks;
  if (made === undefined || !ts.isCallExpression(made)) return undefined;
  const stated = made.arguments.filter(ts.isObjectLiteralExpression).flatMap((init) => memberOf(init, BASES))[0];
  return stated ?? made.arguments.flatMap((inner) => baseWithin(compiler, inner) ?? [])[0];
}

function nameOf({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function baseOfMade({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  if (ts.isIdentifier(expression) && expression.text === 'nock') return given[0];
  const isMaker = ts.isPropertyAccessExpression(expression) && MAKERS.test(expression.name.text);
  return isMaker ? given.filter(ts.isObjectLiteralExpression).flatMap((init) => memberOf(init, BASES))[0] : undefined;
}
