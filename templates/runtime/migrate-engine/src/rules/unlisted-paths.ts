import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import { functionOf } from '../analysis/data-flow.ts';
import { calleeOf, propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { readText, type ReadAddress } from '../http/address.ts';
import { isAppPath, isAppServer } from '../http/app-paths.ts';
import { type HttpCall, resolveMethod } from '../http/http-call.ts';
import { isTestDouble } from '../http/payloads.ts';
import { UNKNOWN, unlistedPath, type UrlPiece } from '../http/url.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import type { RuleContext } from './context.ts';

/** Rule of findings about requests to the API that the tables of neither version list. */
const UNLISTED_OPERATION = 'unlisted-operation';

/**
 * Reports a request to the API whose operation neither version lists, where its address stands: its path may have
 * moved. It is a request to the API if its path begins like those that the tables list, or if the function that sends
 * it, or another method of its class, also sends listed ones.
 */
export function reviewUnlistedRequest(context: RuleContext, call: HttpCall, read: ReadAddress): void {
  const { checker, migration } = context;
  const method = call.method ?? resolveMethod(checker, call.node);
  if (method === undefined || !call.isRequest) return;
  if (isTestDouble(call.node) || isAppServer(checker, call.node) || isAppPath(checker, read)) return;
  const isOfApi = isOfListedClient(context, call);
  const path = unlistedPath(migration, read.pieces, { method, isOfApi });
  if (path === undefined) return;
  const entry = read.pieces.find((piece) => piece.constant !== undefined);
  if (entry?.constant !== undefined && unlistedEntry(context, entry.constant, [entry]) !== undefined) return;
  const isWritten = read.pieces.some(({ text, offset }) => offset !== undefined && text.includes('/'));
  const constant = isWritten ? undefined : entry?.constant;
  report(context, constant?.getSourceFile() === context.file ? constant : read.node, method, path);
}

/** Reports an entry of a table of paths that neither version lists, beside one that the tables list. */
export function reviewUnlistedEntry(context: RuleContext, node: ts.Expression, pieces: readonly UrlPiece[]): void {
  const path = unlistedEntry(context, node, pieces);
  if (path !== undefined) report(context, node, undefined, path);
}

/** Returns the path of an entry of a table that is reported there, and not at the requests to it. */
function unlistedEntry(context: RuleContext, node: ts.Expression, pieces: readonly UrlPiece[]): string | undefined {
  const path = unlistedPath(context.migration, pieces, { isOfApi: true });
  const isEntry = path !== undefined && isBesideListedPath(context, node);
  return isEntry && !isBeginningOfListed(context.migration, path) ? path : undefined;
}

function report(context: RuleContext, node: ts.Node, method: string | undefined, path: string): void {
  const shown = path.replaceAll(UNKNOWN, '…');
  const called = method === undefined ? shown : `${method} ${shown}`;
  context.settle(node);
  context.report({
    node,
    rule: UNLISTED_OPERATION,
    category: 'url',
    tier: 'manual',
    reason: `No table lists ${called}: it may have moved.${otherChanges(context.migration, method)}`,
    suggestion: 'undocumented path',
  });
}

/** States how the tables change the method and the status of other operations with a method. */
function otherChanges({ file: { endpoints, versions } }: MigrationIndex, method: string | undefined): string {
  const alike = endpoints.filter(({ v2 }) => v2.method === method);
  const verbs = new Set(alike.flatMap(({ v3 }) => (v3?.method === undefined || v3.method === method ? [] : v3.method)));
  const statuses = new Set(alike.flatMap(({ status }) => status?.v3 ?? []));
  const changes = [
    ...[...verbs].map((verb) => `${verb} takes its place in other operations`),
    ...[...statuses].map((status) => `others respond with ${status}`),
  ];
  return changes.length === 0 ? '' : ` In ${versions.after}, ${changes.join(', and ')}.`;
}

/** Tests whether paths of the new version go on after a path, which may be completed elsewhere. */
function isBeginningOfListed({ file: { endpoints, v3Operations = [] } }: MigrationIndex, path: string): boolean {
  const listed = [...endpoints.map(({ v3 }) => v3?.path ?? ''), ...v3Operations.map((operation) => operation.path)];
  return listed.some((other) => other.startsWith(`${path.replace(/\/$/, '')}/`));
}

/** Tests whether the function of the caller that sends a request also sends requests to listed operations. */
function isOfListedClient(context: RuleContext, { node }: HttpCall): boolean {
  const clients = listedClients(context.responses, context);
  return clientOf(context, node).some((client) => clients.has(client));
}

const listedClients = memoize(
  (responses: RuleContext['responses'], context: RuleContext): ReadonlySet<ts.Node> =>
    new Set([...responses.keys()].flatMap((one) => clientOf(context, one))),
);

/**
 * Returns the function of the caller that a request calls, and its class, whose methods send requests to the same API.
 * An interface may stand for several clients.
 */
function clientOf({ checker }: RuleContext, node: ts.Node): readonly ts.Node[] {
  if (!ts.isCallExpression(node)) return [];
  const declaration = checker.declarationOf(calleeOf(node));
  if (declaration === undefined || functionOf(declaration)?.body === undefined)
    return instanceOf(checker, node.expression);
  return ts.isClassLike(declaration.parent) ? [declaration, declaration.parent] : [declaration];
}

/** Returns the client that a library created: `const http = axios.create({ baseURL })`. */
function instanceOf(checker: RuleContext['checker'], method: ts.Expression): readonly ts.Node[] {
  const created = ts.isPropertyAccessExpression(method) ? checker.declarationOf(method.expression) : undefined;
  const factory = created !== undefined && ts.isVariableDeclaration(created) ? created.initializer : undefined;
  if (created === undefined || factory === undefined || !ts.isCallExpression(factory)) return [];
  return /\.(?:create|extend)$/.test(factory.expression.getText()) ? [created] : [];
}

/** Tests whether a path is an entry of a table of paths, another entry of which is the path of a listed operation. */
function isBesideListedPath(context: RuleContext, node: ts.Expression): boolean {
  const entry = ts.findAncestor(node, (outer) => ts.isPropertyAssignment(outer) || ts.isStatement(outer));
  if (entry === undefined || !ts.isPropertyAssignment(entry) || pathOfEntry(entry) !== node) return false;
  return isListedTable(entry.parent, context);
}

const isListedTable = memoize(({ properties }: ts.ObjectLiteralExpression, context: RuleContext): boolean =>
  properties.filter(ts.isPropertyAssignment).some((other) => isListedEntry(context, other)),
);

function isListedEntry(context: RuleContext, entry: ts.PropertyAssignment): boolean {
  const path = propertyNameText(entry.name) === '' ? undefined : pathOfEntry(entry);
  return path !== undefined && readText({ ...context, file: path.getSourceFile() }, path)?.matched !== undefined;
}

/** Returns the text that an entry of a table of paths holds, or that its function returns. */
function pathOfEntry({ initializer }: ts.PropertyAssignment): ts.Expression | undefined {
  const value = unwrapExpression(initializer);
  const text = ts.isArrowFunction(value) && !ts.isBlock(value.body) ? unwrapExpression(value.body) : value;
  return ts.isStringLiteralLike(text) || ts.isTemplateExpression(text) ? text : undefined;
}
