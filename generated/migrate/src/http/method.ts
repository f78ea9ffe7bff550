import ts from 'typescript';
import { constantLiteral } from '../analysis/constants.ts';
import { memberOf } from '../analysis/syntax.ts';
import type { Compiler } from '../checker/checker.ts';
import { type Asking, httpCall } from './http-call.ts';

/** A verb of HTTP, as the code says it. */
export interface StatedVerb {
  /** In capitals. */
  readonly method: string;
  /** Where it stands, if a change may be written there. */
  readonly node?: ts.Identifier | ts.StringLiteralLike;
}

type Call = ts.CallExpression | ts.NewExpression;

const VERBS = new Map([
  ['get', 'GET'],
  ['put', 'PUT'],
  ['post', 'POST'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
  ['del', 'DELETE'],
  ['head', 'HEAD'],
  ['options', 'OPTIONS'],
]);
/** Members of a description that hold the verb. */
export const VERB_MEMBERS: ReadonlySet<string> = new Set(['method', 'type', 'verb', 'httpMethod']);
/** `putJson`, `getOnce`; `onPut`, `apiPut`, `@Put`: the verb is a part of the name, and is not changed there. */
const COMPOUND =
  /^(?:(get|put|post|patch|delete)(?:JSON|Json|Form|Data|Once)|(?:[a-z]\w*)?(Get|Put|Post|Patch|Delete))$/;

/** The verb that a text is, in small letters or in capitals. */
export function verbOf(text: string): string | undefined {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  return isOneCase ? VERBS.get(text.toLowerCase()) : undefined;
}

/** `{ method: 'PUT' }`. */
export function verbIn(init: ts.ObjectLiteralExpression): StatedVerb | undefined {
  const node = memberOf(init, VERB_MEMBERS).find(ts.isStringLiteralLike);
  const method = node === undefined ? undefined : VERBS.get(node.text.toLowerCase());
  return node === undefined || method === undefined ? undefined : { method, node };
}

/** `client.put(…)`, `client['put'](…)`, `put(…)`, `onPut(…)`. */
export function verbOfCallee({ expression }: Call): StatedVerb | undefined {
  const node = ts.isPropertyAccessExpression(expression) ? expression.name : namedBy(expression);
  if (node === undefined || ts.isPrivateIdentifier(node)) return undefined;
  const method = verbOf(node.text);
  if (method !== undefined) return node === expression ? { method } : { method, node };
  const [, first, last] = COMPOUND.exec(node.text) ?? [];
  const part = verbOf((first ?? last ?? '').toLowerCase());
  return part === undefined ? undefined : { method: part };
}

function namedBy(callee: ts.Expression): ts.Identifier | ts.StringLiteralLike | undefined {
  if (ts.isIdentifier(callee)) return callee;
  const key = ts.isElementAccessExpression(callee) ? callee.argumentExpression : undefined;
  return key !== undefined && ts.isStringLiteralLike(key) ? key : undefined;
}

/** A verb among the arguments, and the argument that brings it. */
interface PassedVerb extends StatedVerb {
  readonly argument: ts.Expression;
}

/** `call('POST', path)`, `call(path, 'POST')`, `call(client.post, path)`, `call([client, 'post'], path)`. */
export function verbPassed(given: readonly ts.Expression[]): PassedVerb | undefined {
  if (given.length < 2) return undefined;
  for (const argument of given) {
    const said = ts.isArrayLiteralExpression(argument)
      ? argument.elements.length === 2 && argument === given[0]
        ? argument.elements.flatMap((element) => verbSaid(element) ?? [])[0]
        : undefined
      : verbSaid(argument);
    if (said !== undefined) return { ...said, argument };
  }
  return undefined;
}

/** `'PUT'`, `client.put`. */
function verbSaid(node: ts.Expression): StatedVerb | undefined {
  const text = ts.isStringLiteralLike(node) ? node : undefined;
  const named = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) ? node.name : undefined;
  const said = text ?? named;
  const method = said === undefined ? undefined : verbOf(said.text);
  return said === undefined || method === undefined ? undefined : { method, node: said };
}

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
