import ts from 'typescript';
import type { ScalarEntry } from '#shared/migration/map.ts';
import { meantBy } from '../analysis/constants.ts';
import { readAddress, readText } from '../http/address.ts';
import { httpCall, isQueryMade, namesIn, queryCall, type QueryName } from '../http/http-call.ts';
import type { KnownEndpoint, Matched } from '../http/match-endpoint.ts';
import { type Pass, reasonOf } from './context.ts';

/** Parameters of the query that an address itself names. */
export function noteParameters(pass: Pass, node: ts.Expression, matched: Matched): void {
  for (const [, name = ''] of matched.text.slice(matched.end).matchAll(/[?&]([\w-]+)=/g)) {
    const entry = entryOf(pass, name, matched.endpoints) ?? standsOut(pass, name);
    if (entry !== undefined) tell(pass, node, entry);
  }
}

/** Parameters that hardly anything else bears, in a text that is no address of the old version. */
export function noteDistinctive(pass: Pass, node: ts.Expression, text: string): void {
  for (const [, name = ''] of text.matchAll(/[?&]([\w-]+)=/g)) {
    const entry = standsOut(pass, name);
    if (entry === undefined) continue;
    pass.done.add(node);
    tell(pass, node, entry);
  }
}

function standsOut(pass: Pass, name: string): ScalarEntry | undefined {
  return pass.knowledge.parameters.get(name)?.find(({ distinctive }) => distinctive);
}

/** Parameters that stand beside an address, each told where it stands. */
export function noteQuery(pass: Pass, names: readonly QueryName[], endpoints: readonly KnownEndpoint[]): void {
  for (const name of names) {
    const entry = entryOf(pass, name.text, endpoints);
    if (entry !== undefined) tell(pass, name.node, entry);
  }
}

/** `url.searchParams.set('a', …)`, `parameters.append('a', …)`: of the address that they belong to. */
export function visitQueryCall(pass: Pass, node: ts.CallExpression): void {
  const call = queryCall(node);
  if (call === undefined || !pass.knowledge.parameters.has(call.name.text)) return;
  const entry = standsOut(pass, call.name.text);
  if (entry !== undefined) return tell(pass, call.name, entry);
  const made = meantBy(pass.compiler, call.receiver);
  if (made === undefined || !ts.isNewExpression(made) || !ts.isIdentifier(call.receiver)) return;
  const endpoints =
    made.expression.getText() === 'URL' ? readText(pass, made)?.matched : addressOf(pass, call.receiver);
  noteQuery(pass, [{ text: call.name.text, node: call.name }], endpoints?.endpoints ?? []);
}

/** `new URLSearchParams({ a: … })` by itself: of the address that it is put behind. */
export function visitParameters(pass: Pass, node: ts.NewExpression): void {
  if (!isQueryMade(node)) return;
  const declared = ts.findAncestor(node, (outer) => !ts.isExpression(outer));
  if (declared === undefined || !ts.isVariableDeclaration(declared)) return;
  const names = namesIn(node).filter(({ text }) => pass.knowledge.parameters.has(text));
  if (names.length === 0 || !ts.isIdentifier(declared.name)) return;
  noteQuery(pass, names, addressOf(pass, declared.name)?.endpoints ?? []);
}

/** The address of the call, in the same function, that takes these parameters. */
function addressOf(pass: Pass, name: ts.Identifier): Matched | undefined {
  const around = ts.findAncestor(name, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  const named = new RegExp(`(?<![\\w$.])${name.text}(?![\\w$])`);
  const found: Matched[] = [];
  const look = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && named.test(pass.text(node)))
      found.push(...addressIn(pass, node));
    ts.forEachChild(node, look);
  };
  look(around);
  return found[0];
}

function addressIn(pass: Pass, node: ts.CallExpression | ts.NewExpression): readonly Matched[] {
  const call = httpCall(node);
  const matched = call === undefined ? undefined : readAddress(pass, call)?.matched;
  return matched === undefined ? [] : [matched];
}

function entryOf(pass: Pass, name: string, endpoints: readonly KnownEndpoint[]): ScalarEntry | undefined {
  return pass.knowledge.parameters
    .get(name)
    ?.find(({ owners }) => owners.some(({ v2 }) => endpoints.some(({ operation }) => operation?.id === v2)));
}

function tell(pass: Pass, node: ts.Node, entry: ScalarEntry): void {
  const reason = `${entry.unresolved?.reason ?? ''} ${reasonOf(entry)}`.trim();
  pass.find({ node, rule: entry.id, category: 'parameter', tier: 'manual', reason, suggestion: entry.v3 ?? '' });
}
