import ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import { type Asking, httpCall } from './calls.ts';
import { constantLiteral } from './constants.ts';
import { memberOf } from './members.ts';
import { VERB_MEMBERS, verbIn, verbPassed, verbSaid } from './verbs.ts';

type Function = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** The verb that a call does not say itself: options that stand in a constant say it, or the function that it calls. */
export function verbBehind(compiler: Compiler, node: Asking): string | undefined {
  if (ts.isObjectLiteralExpression(node)) return undefined;
  const given = node.arguments ?? [];
  for (const argument of given) {
    const options = constantLiteral(compiler, argument);
    const stated = options === undefined ? undefined : verbIn(options);
    if (stated !== undefined) return stated.method;
  }
  const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  const declaration = ts.isIdentifier(name) ? compiler.declarationOf(name) : undefined;
  return declaration === undefined ? undefined : verbOfDeclared(declaration, given);
}

function verbOfDeclared(declaration: ts.Declaration, given: readonly ts.Expression[]): string | undefined {
  const holds =
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration);
  const made = holds ? declaration.initializer : declaration;
  if (made === undefined) return undefined;
  if (ts.isCallExpression(made)) return verbMade(made);
  const isOwn =
    ts.isFunctionDeclaration(made) ||
    ts.isMethodDeclaration(made) ||
    ts.isArrowFunction(made) ||
    ts.isFunctionExpression(made);
  return isOwn ? (defaultVerb(made, given) ?? verbWithin(made)) : undefined;
}

/** `const put = call('PUT')`, `const put = call.bind(null, 'PUT')`. */
function verbMade({ arguments: given }: ts.CallExpression): string | undefined {
  const [first] = given;
  return (given.length === 1 && first !== undefined ? verbSaid(first) : verbPassed(given))?.method;
}

/** `(path, method = 'GET')`, `(path, { method = 'GET' } = {})`, where the call leaves it out. */
function defaultVerb({ parameters }: Function, given: readonly ts.Expression[]): string | undefined {
  for (const [index, { name, initializer }] of parameters.entries()) {
    const argument = given[index];
    const own = argument === undefined && initializer !== undefined ? verbSaid(initializer) : undefined;
    if (own !== undefined) return own.method;
    const isSilent = argument === undefined || isSilentOfVerb(argument);
    const verb = isSilent && ts.isObjectBindingPattern(name) ? verbInPattern(name) : undefined;
    if (verb !== undefined) return verb;
  }
  return undefined;
}

function isSilentOfVerb(argument: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(argument) && memberOf(argument, VERB_MEMBERS).length === 0;
}

function verbInPattern({ elements }: ts.ObjectBindingPattern): string | undefined {
  const [initial] = elements.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && VERB_MEMBERS.has(name.text) && initializer !== undefined ? [initializer] : [],
  );
  return initial === undefined ? undefined : verbSaid(initial)?.method;
}

/** The one verb with which a function asks for what it is given. */
function verbWithin({ body, parameters }: Function): string | undefined {
  if (body === undefined) return undefined;
  const names = parameters.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const found = new Set(
    callsIn(body).flatMap((node) => {
      const call = httpCall(node);
      if (call === undefined || !speaksOf(call.url, names)) return [];
      return [call.method];
    }),
  );
  const [verb, ...others] = found;
  return others.length > 0 ? undefined : verb;
}

function callsIn(node: ts.Node): readonly (ts.CallExpression | ts.NewExpression)[] {
  const own = ts.isCallExpression(node) || ts.isNewExpression(node) ? [node] : [];
  const inner: (ts.CallExpression | ts.NewExpression)[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...callsIn(child));
  });
  return [...own, ...inner];
}

function speaksOf(node: ts.Node, names: readonly string[]): boolean {
  if (ts.isIdentifier(node)) return names.includes(node.text);
  return ts.forEachChild(node, (child) => speaksOf(child, names) || undefined) === true;
}
