import ts from 'typescript';
import { memberOf } from './members.ts';

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
export interface PassedVerb extends StatedVerb {
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
export function verbSaid(node: ts.Expression): StatedVerb | undefined {
  const text = ts.isStringLiteralLike(node) ? node : undefined;
  const named = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) ? node.name : undefined;
  const said = text ?? named;
  const method = said === undefined ? undefined : verbOf(said.text);
  return said === undefined || method === undefined ? undefined : { method, node: said };
}
