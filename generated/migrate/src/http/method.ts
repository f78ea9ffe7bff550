import ts from 'typescript';
import { memberValues } from '../analysis/syntax.ts';

/** An HTTP method as the code states it. */
export interface StatedMethod {
  /** Upper-case method. */
  readonly method: string;
  /** Node of the method, if it can be rewritten there. */
  readonly node?: ts.Identifier | ts.StringLiteralLike;
}

type Call = ts.CallExpression | ts.NewExpression;

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
/** Option members that hold the method. */
export const METHOD_MEMBERS: ReadonlySet<string> = new Set(['method', 'type', 'verb', 'httpMethod']);
/** `putJson`, `getOnce`; `onPut`, `apiPut`, `@Put`: the verb is a part of the name, and is not changed there. */
const COMPOUND_NAME =
  /^(?:(get|put|post|patch|delete)(?:JSON|Json|Form|Data|Once)|(?:[a-z]\w*)?(Get|Put|Post|Patch|Delete))$/;

/** Parses a method in lower or upper case. */
export function parseMethod(text: string): string | undefined {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  return isOneCase ? METHODS.get(text.toLowerCase()) : undefined;
}

/** `{ method: 'PUT' }`. */
export function methodInOptions(init: ts.ObjectLiteralExpression): StatedMethod | undefined {
  const node = memberValues(init, METHOD_MEMBERS).find(ts.isStringLiteralLike);
  const method = node === undefined ? undefined : METHODS.get(node.text.toLowerCase());
  return node === undefined || method === undefined ? undefined : { method, node };
}

/** `client.put(…)`, `client['put'](…)`, `put(…)`, `onPut(…)`. */
export function methodOfCallee({ expression }: Call): StatedMethod | undefined {
  const node = ts.isPropertyAccessExpression(expression) ? expression.name : calleeName(expression);
  if (node === undefined || ts.isPrivateIdentifier(node)) return undefined;
  const method = parseMethod(node.text);
  if (method !== undefined) return node === expression ? { method } : { method, node };
  const [, first, last] = COMPOUND_NAME.exec(node.text) ?? [];
  const part = parseMethod((first ?? last ?? '').toLowerCase());
  return part === undefined ? undefined : { method: part };
}

function calleeName(callee: ts.Expression): ts.Identifier | ts.StringLiteralLike | undefined {
  if (ts.isIdentifier(callee)) return callee;
  const key = ts.isElementAccessExpression(callee) ? callee.argumentExpression : undefined;
  return key !== undefined && ts.isStringLiteralLike(key) ? key : undefined;
}

/** A method among the arguments, and its argument. */
interface PassedMethod extends StatedMethod {
  readonly argument: ts.Expression;
}

/** `call('POST', path)`, `call(path, 'POST')`, `call(client.post, path)`, `call([client, 'post'], path)`. */
export function passedMethod(given: readonly ts.Expression[]): PassedMethod | undefined {
  if (given.length < 2) return undefined;
  for (const argument of given) {
    const said = ts.isArrayLiteralExpression(argument)
      ? argument.elements.length === 2 && argument === given[0]
        ? argument.elements.flatMap((element) => methodOfExpression(element) ?? [])[0]
        : undefined
      : methodOfExpression(argument);
    if (said !== undefined) return { ...said, argument };
  }
  return undefined;
}

/** `'PUT'`, `client.put`. */
export function methodOfExpression(node: ts.Expression): StatedMethod | undefined {
  const text = ts.isStringLiteralLike(node) ? node : undefined;
  const named = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) ? node.name : undefined;
  const said = text ?? named;
  const method = said === undefined ? undefined : parseMethod(said.text);
  return said === undefined || method === undefined ? undefined : { method, node: said };
}
