import ts from 'typescript';
import { constantLiteral } from '../analysis/constants.ts';
import { memberValues } from '../analysis/syntax.ts';
import type { Checker } from '../checker/checker.ts';
import { httpCall, type RequestNode } from './http-call.ts';
import { METHOD_MEMBERS, methodInOptions, methodOfExpression, passedMethod } from './method.ts';

type FunctionNode = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** Returns the method that a call does not state itself: from options in a constant, or from the called function. */
export function resolveMethod(checker: Checker, node: RequestNode): string | undefined {
  if (ts.isObjectLiteralExpression(node)) return undefined;
  const given = node.arguments ?? [];
  for (const argument of given) {
    const options = constantLiteral(checker, argument);
    const stated = options === undefined ? undefined : methodInOptions(options);
    if (stated !== undefined) return stated.method;
  }
  const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  const declaration = ts.isIdentifier(name) ? checker.declarationOf(name) : undefined;
  return declaration === undefined ? undefined : methodOfDeclaration(declaration, given);
}

function methodOfDeclaration(declaration: ts.Declaration, given: readonly ts.Expression[]): string | undefined {
  const holds =
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration);
  const made = holds ? declaration.initializer : declaration;
  if (made === undefined) return undefined;
  if (ts.isCallExpression(made)) return methodOfFactory(made);
  const isOwn =
    ts.isFunctionDeclaration(made) ||
    ts.isMethodDeclaration(made) ||
    ts.isArrowFunction(made) ||
    ts.isFunctionExpression(made);
  return isOwn ? (defaultMethod(made, given) ?? methodWithin(made)) : undefined;
}

/** `const put = call('PUT')`, `const put = call.bind(null, 'PUT')`. */
function methodOfFactory({ arguments: given }: ts.CallExpression): string | undefined {
  const [first] = given;
  return (given.length === 1 && first !== undefined ? methodOfExpression(first) : passedMethod(given))?.method;
}

/** `(path, method = 'GET')`, `(path, { method = 'GET' } = {})`, where the call leaves it out. */
function defaultMethod({ parameters }: FunctionNode, given: readonly ts.Expression[]): string | undefined {
  for (const [index, { name, initializer }] of parameters.entries()) {
    const argument = given[index];
    const own = argument === undefined && initializer !== undefined ? methodOfExpression(initializer) : undefined;
    if (own !== undefined) return own.method;
    const isSilent = argument === undefined || lacksMethod(argument);
    const verb = isSilent && ts.isObjectBindingPattern(name) ? methodInPattern(name) : undefined;
    if (verb !== undefined) return verb;
  }
  return undefined;
}

function lacksMethod(argument: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(argument) && memberValues(argument, METHOD_MEMBERS).length === 0;
}

function methodInPattern({ elements }: ts.ObjectBindingPattern): string | undefined {
  const [initial] = elements.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && METHOD_MEMBERS.has(name.text) && initializer !== undefined ? [initializer] : [],
  );
  return initial === undefined ? undefined : methodOfExpression(initial)?.method;
}

/** Returns the only method that a function uses for requests to its argument. */
function methodWithin({ body, parameters }: FunctionNode): string | undefined {
  if (body === undefined) return undefined;
  const names = parameters.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const found = new Set(
    callsWithin(body).flatMap((node) => {
      const call = httpCall(node);
      if (call === undefined || !mentionsName(call.url, names)) return [];
      return [call.method];
    }),
  );
  const [verb, ...others] = found;
  return others.length > 0 ? undefined : verb;
}

function callsWithin(node: ts.Node): readonly (ts.CallExpression | ts.NewExpression)[] {
  const own = ts.isCallExpression(node) || ts.isNewExpression(node) ? [node] : [];
  const inner: (ts.CallExpression | ts.NewExpression)[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...callsWithin(child));
  });
  return [...own, ...inner];
}

function mentionsName(node: ts.Node, names: readonly string[]): boolean {
  if (ts.isIdentifier(node)) return names.includes(node.text);
  return ts.forEachChild(node, (child) => mentionsName(child, names) || undefined) === true;
}
