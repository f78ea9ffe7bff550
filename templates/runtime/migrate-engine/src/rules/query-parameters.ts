import ts from 'typescript';
import type { ScalarEntry } from '#shared/migration/map.ts';
import { constantValue } from '../analysis/data-flow.ts';
import { descendants } from '../analysis/traversal.ts';
import { readText } from '../http/address.ts';
import { isQueryBuilder, parametersIn, queryMutation, type QueryParameter } from '../http/payloads.ts';
import { requestAt } from '../http/requests.ts';
import type { EndpointMatch, IndexedEndpoint } from '../http/url.ts';
import { reasonOf, type RuleContext } from './context.ts';
import { isCall } from '../analysis/syntax.ts';

/** Reports changed query parameters in an address. */
export function reviewAddressQuery(context: RuleContext, node: ts.Expression, matched: EndpointMatch): void {
  for (const [, name = ''] of matched.text.slice(matched.end).matchAll(/[?&]([\w-]+)=/g)) {
    const entry = parameterEntry(context, name, matched.endpoints) ?? distinctiveParameter(context, name);
    if (entry !== undefined) reportParameter(context, node, entry);
  }
}

/** Reports distinctive query parameters in a text that is no known address. */
export function reviewDistinctiveParameters(context: RuleContext, node: ts.Expression, text: string): void {
  for (const [, name = ''] of text.matchAll(/[?&]([\w-]+)=/g)) {
    const entry = distinctiveParameter(context, name);
    if (entry === undefined) continue;
    context.settle(node);
    reportParameter(context, node, entry);
  }
}

function distinctiveParameter(context: RuleContext, name: string): ScalarEntry | undefined {
  return context.migration.parameters.get(name)?.find(({ distinctive }) => distinctive);
}

/** Reports changed query parameters beside an address. */
export function reviewQuery(
  context: RuleContext,
  names: readonly QueryParameter[],
  endpoints: readonly IndexedEndpoint[],
): void {
  for (const name of names) {
    const entry = parameterEntry(context, name.text, endpoints);
    if (entry !== undefined) reportParameter(context, name.node, entry);
  }
}

/** Reports changed parameters in `url.searchParams.set('a', …)` and `parameters.append('a', …)`. */
export function visitQueryMutation(context: RuleContext, node: ts.CallExpression): void {
  const call = queryMutation(node);
  if (call === undefined || !context.migration.parameters.has(call.name.text)) return;
  const entry = distinctiveParameter(context, call.name.text);
  if (entry !== undefined) return reportParameter(context, call.name, entry);
  const resolved = constantValue(context.checker, call.receiver);
  if (resolved === undefined || !ts.isNewExpression(resolved) || !ts.isIdentifier(call.receiver)) return;
  const endpoints =
    resolved.expression.getText() === 'URL'
      ? readText(context, resolved)?.matched
      : addressUsing(context, call.receiver);
  reviewQuery(context, [{ text: call.name.text, node: call.name }], endpoints?.endpoints ?? []);
}

/** Reports changed parameters in `new URLSearchParams({ a: … })`, by the address that they are used with. */
export function visitQueryBuilder(context: RuleContext, node: ts.NewExpression): void {
  if (!isQueryBuilder(node)) return;
  const declared = ts.findAncestor(node, (outer) => !ts.isExpression(outer));
  if (declared === undefined || !ts.isVariableDeclaration(declared)) return;
  const names = parametersIn(node).filter(({ text }) => context.migration.parameters.has(text));
  if (names.length === 0 || !ts.isIdentifier(declared.name)) return;
  reviewQuery(context, names, addressUsing(context, declared.name)?.endpoints ?? []);
}

/** Returns the address of the request, in the same function, that uses the parameters. */
function addressUsing(context: RuleContext, name: ts.Identifier): EndpointMatch | undefined {
  const enclosing = ts.findAncestor(name, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? context.file;
  const named = new RegExp(`(?<![\\w$.])${name.text}(?![\\w$])`);
  const calls = descendants(enclosing).filter(isCall);
  const used = calls.filter((node) => named.test(context.text(node)));
  return used.flatMap((node) => requestAt(context, node)?.read.matched ?? [])[0];
}

function parameterEntry(
  context: RuleContext,
  name: string,
  endpoints: readonly IndexedEndpoint[],
): ScalarEntry | undefined {
  return context.migration.parameters
    .get(name)
    ?.find(({ owners }) => owners.some(({ v2 }) => endpoints.some(({ operation }) => operation?.id === v2)));
}

function reportParameter(context: RuleContext, node: ts.Node, entry: ScalarEntry): void {
  const reason = `${entry.unresolved?.reason ?? ''} ${reasonOf(entry)}`.trim();
  context.report({ node, rule: entry.id, category: 'parameter', tier: 'manual', reason, suggestion: entry.v3 ?? '' });
}
