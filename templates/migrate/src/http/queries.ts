import ts from 'typescript';
import type { Asking } from './calls.ts';
import { memberOf } from './members.ts';

const QUERIES = new Set(['params', 'searchParams', 'query', 'qs']);
/** Members that hold the parameters inside what is handed over: `{ query: … }`, `{ fromObject: … }`. */
const INNER = new Set(['query', 'fromObject']);

/** A name that stands in the parameters of a query, and where. */
export interface QueryName {
  readonly text: string;
  readonly node: ts.Node;
}

/** The names in the query that a call is given beside its address: as options, or by `.query({ … })` behind it. */
export function queryNames(node: Asking): readonly QueryName[] {
  const given: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  const options = given.filter(ts.isObjectLiteralExpression);
  return [...options.flatMap((init) => memberOf(init, QUERIES)), ...askedBehind(node)].flatMap(namesIn);
}

/** The keys of a literal or of pairs, by themselves, in `new URLSearchParams(…)`, or in what makes a text of them. */
export function namesIn(query: ts.Expression): readonly QueryName[] {
  if (ts.isStringLiteralLike(query)) return namesInText(query);
  if (ts.isArrayLiteralExpression(query)) return query.elements.flatMap(firstOfPair);
  if (isQueryMade(query)) return [...(query.arguments ?? []).slice(0, 1).flatMap(namesIn), ...namesSet(query)];
  if (!ts.isObjectLiteralExpression(query)) return [];
  const [inner] = memberOf(query, INNER);
  if (inner !== undefined) return namesIn(inner);
  return query.properties.flatMap(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name))
      ? [{ text: name.text, node: name }]
      : [],
  );
}

/** Names in parameters that are made inside an address: `/path?${new URLSearchParams({ … })}`. */
export function namesWithin(url: ts.Node): readonly QueryName[] {
  if (ts.isExpression(url) && isQueryMade(url)) return namesIn(url);
  const found: QueryName[] = [];
  ts.forEachChild(url, (child) => {
    found.push(...namesWithin(child));
  });
  return found;
}

/** `new URLSearchParams(…)`, `new HttpParams(…)`, `qs.stringify(…)`. */
export function isQueryMade(node: ts.Expression): node is ts.NewExpression | ts.CallExpression {
  if (ts.isNewExpression(node)) return /^(?:URLSearchParams|HttpParams)$/.test(node.expression.getText());
  return (
    ts.isCallExpression(node) &&
    /^(?:qs|querystring|queryString)\.(?:stringify|encode)$/.test(node.expression.getText())
  );
}

function namesInText(query: ts.StringLiteralLike): readonly QueryName[] {
  return [...query.text.matchAll(/(?:^|[?&])([\w-]+)=/g)].map(([, text = '']) => ({ text, node: query }));
}

function firstOfPair(pair: ts.Expression): readonly QueryName[] {
  const [name] = ts.isArrayLiteralExpression(pair) ? pair.elements : [];
  return name !== undefined && ts.isStringLiteralLike(name) ? [{ text: name.text, node: name }] : [];
}

/** `new HttpParams().set('a', …).set('b', …)`: what is set in the same chain. */
function namesSet(made: ts.Node): readonly QueryName[] {
  const { parent } = made;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const [name] = parent.parent.arguments;
  const isSet = /^(?:set|append)$/.test(parent.name.text) && name !== undefined && ts.isStringLiteralLike(name);
  return [...(isSet ? [{ text: name.text, node: name }] : []), ...namesSet(parent.parent)];
}

function askedBehind(node: ts.Node): readonly ts.Expression[] {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  const own = parent.name.text === 'query' ? parent.parent.arguments.slice(0, 1) : [];
  return [...own, ...askedBehind(parent.parent)];
}

/** `….set('name', value)` and the like on the parameters of an address or on parameters alone. */
export interface QueryCall {
  readonly name: ts.StringLiteralLike;
  /** The address, or the parameters. */
  readonly receiver: ts.Expression;
}

/** What a call does to the parameters of a query, if it does. */
export function queryCall({ expression, arguments: given }: ts.CallExpression): QueryCall | undefined {
  const [name] = given;
  if (!ts.isPropertyAccessExpression(expression) || name === undefined || !ts.isStringLiteralLike(name))
    return undefined;
  if (!/^(?:set|append|get|getAll|has|delete)$/.test(expression.name.text)) return undefined;
  const receiver = expression.expression;
  const isOfAddress = ts.isPropertyAccessExpression(receiver) && receiver.name.text === 'searchParams';
  return { name, receiver: isOfAddress ? receiver.expression : receiver };
}
