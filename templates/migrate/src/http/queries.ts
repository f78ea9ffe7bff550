import ts from 'typescript-6';
import { memberOf } from './members.ts';

const QUERIES = new Set(['params', 'searchParams', 'query', 'qs']);

/** Names that stand in the parameters of a query, each where it stands. */
export type QueryName = ts.Identifier | ts.StringLiteralLike;

/** The names in the query that a call is given beside its address: as options, or by `.query({ … })` behind it. */
export function queryNames(node: ts.CallExpression | ts.NewExpression): readonly QueryName[] {
  const options = (node.arguments ?? []).flatMap((given) => (ts.isObjectLiteralExpression(given) ? [given] : []));
  return [...options.flatMap((init) => memberOf(init, QUERIES)), ...askedBehind(node)].flatMap(namesIn);
}

/** The keys of a literal, by itself or in `new URLSearchParams({ … })`. */
export function namesIn(query: ts.Expression): readonly QueryName[] {
  if (ts.isNewExpression(query) && query.expression.getText() === 'URLSearchParams')
    return (query.arguments ?? []).slice(0, 1).flatMap(namesIn);
  if (!ts.isObjectLiteralExpression(query)) return [];
  return query.properties.flatMap(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? [name] : [],
  );
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
