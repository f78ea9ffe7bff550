import ts from 'typescript';
import type { EndpointEntry } from '#shared/migration/map.ts';
import { constantLiteral, constantValue } from '../analysis/data-flow.ts';
import { assignedKeys } from '../analysis/key-sources.ts';
import { memberValues, propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { descendants } from '../analysis/traversal.ts';
import { jsonCalls } from '../http/handwritten-types.ts';
import type { HttpCall } from '../http/http-call.ts';
import { isTestDouble, type RequestNode } from '../http/payloads.ts';
import { payloadSchemas } from '../http/requests.ts';
import type { IndexedEndpoint } from '../http/url.ts';
import { fieldEntry, inheritedEntry, schemaLine } from '../migration/migration-index.ts';
import { boundNames } from '../project/vue.ts';
import { reportEntry, type RuleContext } from './context.ts';

/** Reviews the bodies of a request, its response type and its status. */
export function reviewPayloads(context: RuleContext, call: HttpCall, { operation, entry }: IndexedEndpoint): void {
  const [sent, received] = payloadSchemas(operation);
  const schema = isTestDouble(call.node) ? received : sent;
  for (const body of call.bodies.flatMap(descendants)) {
    const written = ts.isIdentifier(body) ? context.payloads.get(body) : undefined;
    if (written !== undefined && ts.isIdentifier(body)) reportAssignedMembers(context, body, written);
  }
  if (schema !== undefined && schema === sent) reviewOmissions(context, call.bodies, schema, entry);
  if (received !== undefined)
    for (const one of [call.node, ...jsonCalls(call.node)]) reviewTypeArguments(context, one, received);
  reviewStatus(context, call.node, entry);
}

/** Number of omitted fields that a finding names. */
const MAX_NAMED_FIELDS = 5;

/** Reports a literal that updates a resource and omits fields of it, which the new version clears. */
function reviewOmissions(
  context: RuleContext,
  bodies: readonly ts.Expression[],
  schema: string,
  entry: EndpointEntry,
): void {
  const replaced = replacedFields(context, schema, entry);
  for (const body of bodies) {
    const literal = ts.isObjectLiteralExpression(body) ? body : constantLiteral(context.checker, body);
    if (literal === undefined || !literal.properties.every(isNamed)) continue;
    const added = ts.isIdentifier(body) ? assignedKeys(context, body).map(({ name }) => name) : [];
    const names = [
      ...literal.properties.flatMap(({ name }) => (name === undefined ? [] : [propertyNameText(name)])),
      ...added,
    ];
    const stated = new Set(
      names.flatMap((name) => [name, inheritedEntry(context.migration, schema, name)?.v3[0] ?? name]),
    );
    const omitted = replaced.filter((name) => !stated.has(name));
    if (omitted.length === 0) continue;
    const more = omitted.length > MAX_NAMED_FIELDS ? ` and ${omitted.length - MAX_NAMED_FIELDS} more` : '';
    const first = `${omitted.slice(0, MAX_NAMED_FIELDS).join(', ')}${more}`;
    const reason = `The request replaces the whole resource: what the body omits is cleared (${first}). Read the resource first, and send all of it.`;
    context.report({ node: body, rule: PARTIAL_UPDATE, category: 'parameter', tier: 'manual', reason, suggestion: '' });
  }
}

const PARTIAL_UPDATE = 'partial-update';

/** Returns the fields that a request replaces; those of its schema if the operation of the new version is not known. */
function replacedFields({ migration }: RuleContext, schema: string, { v2, v3 }: EndpointEntry): readonly string[] {
  if (v3?.path === undefined) {
    const isUpdate = v2.method === 'PUT' && v3?.method !== undefined && v3.method !== v2.method;
    const owners = isUpdate ? schemaLine(migration.schemas, schema) : [];
    return owners.flatMap((owner) => Object.keys(migration.schemas.get(owner)?.fields ?? {}));
  }
  const operations = migration.file.v3Operations ?? [];
  return operations.find(({ method, path }) => method === v3.method && path === v3.path)?.replaces ?? [];
}

/** Tests whether a member has a name that the code states; a spread value or a computed name may be any field. */
function isNamed({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && !ts.isComputedPropertyName(name);
}

/** Reports the members that a body without a type gets one by one: `const body = {}; body.place = …`. */
function reportAssignedMembers(context: RuleContext, body: ts.Identifier, schema: string): void {
  const declaration = context.checker.declarationOf(body);
  const isUntyped =
    declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.type === undefined;
  if (!isUntyped || declaration.getSourceFile() !== context.file) return;
  for (const { name, node } of assignedKeys(context, body)) {
    const entry = inheritedEntry(context.migration, schema, name);
    if (entry === undefined || entry.v3.length === 0) continue;
    const why = `The value is sent as ${schema}, but has no type.`;
    const suggestion = entry.v3.join('.');
    reportEntry(context, node, { entry, category: 'name-only', why, suggestion });
  }
}

/** Reports a response type of the caller with v2 names, such as `Row` in `get<Row[]>('/path')`. */
function reviewTypeArguments(context: RuleContext, call: RequestNode, schema: string): void {
  if (ts.isObjectLiteralExpression(call)) return;
  for (const argument of call.typeArguments ?? []) {
    const { types } = context.checker;
    const type = context.checker.typeAt(argument);
    for (const member of types.members(types.itemType(type) ?? type)) {
      const entry = fieldEntry(context.migration, schema, member.name);
      const isOwn =
        member.declarations?.some(
          (declaration) => !context.checker.isOverlaid(declaration) && !context.checker.isInPackage(declaration),
        ) === true;
      const isReported = member.declarations?.some(({ parent }) => context.handwritten.has(parent)) === true;
      if (entry === undefined || entry.v3.length === 0 || !isOwn || isReported) continue;
      const why = 'The response type of this call has a v2 member, which would always be missing.';
      reportEntry(context, argument, { entry, category: 'type-mismatch', why });
    }
  }
}

/** `200`, `HttpStatus.OK`. */
function statusPattern(status: number): string {
  return status === 200 ? '(?:200\\b|\\w*(?:Status|STATUS)\\w*\\.O[Kk]\\b)' : `(?:${status}\\b)`;
}

/** Matches the common ways to compare a response status. */
function statusComparison(status: number): RegExp {
  const value = statusPattern(status);
  const read = '\\bstatus(?:Code)?(?:\\(\\))?';
  const forms = [
    `${read}['"]?\\)?\\s*(?:[!=]==?|,|\\.(?:toBe|toEqual|toStrictEqual|equal|eq)\\()\\s*${value}`,
    `${value}\\s*[!=]==?\\s*[\\w.?!]*${read}`,
    `switch\\s*\\([^)]*${read}\\)[^}]*\\bcase ${value}`,
    `\\[[\\s\\d,]*${value}[\\s\\d,]*\\]\\.includes\\([\\w.?!]*${read}`,
    `(?:\\.expect|\\.have\\.status)\\(\\s*${value}`,
    `(?:toMatchObject|objectContaining)\\(\\{[^}]*${read}:\\s*${value}`,
    `\\bvalidateStatus\\b[^,}]*=\\s*${value}`,
    `\\bexpect(?:ed)?(?:Status\\w*)?['"]?:\\s*\\[?\\s*${value}`,
  ];
  return new RegExp(forms.join('|'));
}

/** Matches code that accepts both statuses, which needs no change. */
function bothStatuses(one: number, other: number): RegExp {
  const between = '(?:[\\s\\d,]|[^;{}]{0,60}(?:\\|\\||&&)[^;{}]{0,60})';
  const pair = (first: number, second: number): string =>
    `${statusPattern(first)}${between}*?\\b${statusPattern(second)}`;
  return new RegExp(`${pair(one, other)}|${pair(other, one)}`, 'g');
}

/** Returns the code by which a test double responds with this status. */
function respondedStatus(node: RequestNode, status: number): ts.Node | undefined {
  const { parent } = node;
  const stated = new RegExp(`\\bstatus(?:Code)?:\\s*${status}\\b|\\bctx\\.status\\(\\s*${status}\\b`);
  const isCalled = ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent);
  if (isCalled && parent.name.text === 'willRespondWith') return smallestMatch(parent.parent, stated);
  const [replied] = isCalled && /^reply(?:Once)?$/.test(parent.name.text) ? parent.parent.arguments : [];
  if (replied !== undefined) return replied.getText() === String(status) ? replied : undefined;
  const isResponse = isTestDouble(node) || /\bHttpResponse\b[^;]*\bstatus:|\bctx\.status\(/.test(node.getText());
  return isResponse ? smallestMatch(node, stated) : undefined;
}

function smallestMatch(node: ts.Node, pattern: RegExp): ts.Node | undefined {
  if (!pattern.test(node.getText())) return undefined;
  return ts.forEachChild(node, (child) => smallestMatch(child, pattern)) ?? node;
}

/**
 * Reports code around a request that compares with a changed success status, or a test double that responds with it.
 */
export function reviewStatus(context: RuleContext, node: RequestNode, entry: EndpointEntry): void {
  if (entry.status === undefined) return;
  const { v2, v3 } = entry.status;
  const stated = ts.isObjectLiteralExpression(node)
    ? statedStatuses(node)
    : (node.arguments ?? []).filter((value) => isStatusValue(value) && NAMES_STATUS.test(value.getText()));
  const old = stated.filter((place) => isOnlyStatus(context, place, v2, v3));
  const found = ts.isObjectLiteralExpression(node) ? `this description states ${v2}` : `this call names ${v2}`;
  for (const place of old) reportStatus(context, place, { entry, found, v3 });
  if (old.length > 0 || (stated.length > 0 && ts.isObjectLiteralExpression(node))) return;
  const comparisons = statusComparisons(context, node, entry.status);
  for (const comparison of comparisons)
    reportStatus(context, comparison, { entry, found: `this code compares with ${v2}`, v3 });
  const responded = comparisons.length === 0 ? respondedStatus(node, v2) : undefined;
  if (responded !== undefined)
    reportStatus(context, responded, { entry, found: `the test double responds with ${v2}`, v3 });
}

/** Members of the description of a request that hold the status that it has if it succeeds. */
const STATUS_MEMBER = /^(?:ok|success|expect(?:ed|s)?|(?:\w+S|s)tatus(?:es|Codes?)?)$/;

/** `{ method: 'DELETE', path, status: 200 }`: the members that state a status. */
function statedStatuses({ properties }: ts.ObjectLiteralExpression): readonly ts.PropertyAssignment[] {
  return properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name, initializer }) => STATUS_MEMBER.test(propertyNameText(name)) && isStatusValue(initializer));
}

/** Matches an argument that may be a status: a number, or a constant with such a name, not that of a delay. */
const NAMES_STATUS = /^[\s[\d]|status|code|expect|\bok$/i;

/** Recognizes a number, a constant, and a list of these. */
function isStatusValue(value: ts.Expression): boolean {
  const plain = unwrapExpression(value);
  if (ts.isArrayLiteralExpression(plain)) return plain.elements.every(isStatusValue);
  return ts.isNumericLiteral(plain) || ts.isIdentifier(plain) || ts.isPropertyAccessExpression(plain);
}

/** Tests whether a member or argument states the status of the previous version, but not that of the new one. */
function isOnlyStatus(context: RuleContext, place: ts.Node, v2: number, v3: number): boolean {
  const text = textWithStatuses(context, place, [v2, v3]);
  const states = (status: number): boolean => new RegExp(`\\b${statusPattern(status)}`).test(text);
  return states(v2) && !states(v3);
}

/** Returns the comparisons around a request with the status that it had in the previous version. */
function statusComparisons(
  context: RuleContext,
  request: RequestNode,
  { v2, v3 }: { readonly v2: number; readonly v3: number },
): readonly ts.Node[] {
  const comparison = statusComparison(v2);
  const both = bothStatuses(v2, v3);
  const comparisonsIn = (node: ts.Node, pattern = comparison): readonly ts.Node[] => {
    if (!pattern.test(textWithStatuses(context, node, [v2, v3]).replaceAll(both, ''))) return [];
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    const inner = children.flatMap((child) => comparisonsIn(child, pattern));
    return inner.length > 0 ? inner : [node];
  };
  const enclosing =
    ts.findAncestor(request, (outer) => ts.isFunctionLike(outer) || ts.isSourceFile(outer)) ?? context.file;
  const ofCheck = new RegExp(`[!=]==?\\s*${statusPattern(v2)}|${statusPattern(v2)}\\s*[!=]==?`);
  const passed = statusChecks(context, request).flatMap((check) => comparisonsIn(check, ofCheck));
  if (passed.length > 0) return passed;
  const found = comparisonsIn(enclosing);
  const response = ts.findAncestor(request, (outer) => ts.isFunctionLike(outer) || ts.isVariableDeclaration(outer));
  const names = response !== undefined && ts.isVariableDeclaration(response) ? boundNames(response.name) : [];
  const named = found.filter((node) => names.some((name) => new RegExp(`\\b${name}\\b`).test(context.text(node))));
  const after = (named.length > 0 ? named : found).filter(({ end }) => end > request.pos);
  const stated = after.length > 0 ? after : found;
  const statement = ts.findAncestor(request, ts.isStatement) ?? request;
  const chained = stated.filter(({ pos, end }) => statement.pos <= pos && end <= statement.end);
  const own = chained.length > 0 ? chained : stated.slice(0, 1);
  return (named.length > 0 ? stated : own).map((node) => partBeside(node, request));
}

/**
 * Returns the functions that decide about the status of a request, if they are declared outside of it: in its options,
 * or where its client is created.
 */
function statusChecks({ checker, file }: RuleContext, request: RequestNode): readonly ts.Node[] {
  if (ts.isObjectLiteralExpression(request)) return [];
  const { expression, arguments: own = [] } = request;
  const client = ts.isPropertyAccessExpression(expression) ? constantValue(checker, expression.expression) : undefined;
  const created = client !== undefined && ts.isCallExpression(client) ? client.arguments : [];
  const checks = (args: readonly ts.Expression[]): readonly ts.Expression[] =>
    args
      .map((argument) => constantLiteral(checker, argument) ?? argument)
      .filter(ts.isObjectLiteralExpression)
      .flatMap((options) => memberValues(options, STATUS_CHECKS));
  const stated = checks(own).map((check) => constantValue(checker, check));
  const inherited = checks(created).map((check) => constantValue(checker, check) ?? check);
  return [...stated, ...(stated.length === 0 ? inherited : [])].flatMap((check) =>
    check?.getSourceFile() === file ? [check] : [],
  );
}

/** Options of HTTP libraries that take such a function. */
const STATUS_CHECKS: ReadonlySet<string> = new Set(['validateStatus', 'validateResponse', 'isOk']);

/** Returns the part of a comparison beside the request: `expect` in `request.delete(path).expect(200)`. */
function partBeside(comparison: ts.Node, request: ts.Node): ts.Node {
  if (request.pos < comparison.pos || request.end > comparison.end) return comparison;
  if (ts.isBinaryExpression(comparison)) return comparison.left.end < request.end ? comparison.left : comparison.right;
  const callee = ts.isCallExpression(comparison) ? comparison.expression : comparison;
  return ts.isPropertyAccessExpression(callee) && callee.name.pos >= request.end ? callee.name : comparison;
}

/** Returns the text of a node with the value of each constant that is one of these statuses: `OK` becomes `200`. */
function textWithStatuses(context: RuleContext, enclosing: ts.Node, statuses: readonly number[]): string {
  const start = enclosing.getStart(context.file);
  const found: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isDeclared = !ts.isSourceFile(node) && 'name' in node.parent && node.parent.name === node;
    const isName = !isDeclared && (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node));
    const value = isName ? constantValue(context.checker, node) : undefined;
    if (value !== undefined && ts.isNumericLiteral(value) && statuses.includes(Number(value.text)))
      found.push({ from: node.getStart(context.file) - start, to: node.end - start, text: value.text });
    else ts.forEachChild(node, visit);
  };
  visit(enclosing);
  return found.reduceRight(
    (text, { from, to, text: value }) => text.slice(0, from) + value + text.slice(to),
    context.text(enclosing),
  );
}

interface StatusReport {
  readonly entry: EndpointEntry;
  /** Describes the code that uses the v2 status. */
  readonly found: string;
  readonly v3: number;
}

function reportStatus(context: RuleContext, node: ts.Node, { entry, found, v3 }: StatusReport): void {
  const why = `The request responds with ${v3} now, but ${found}.`;
  reportEntry(context, node, { entry, category: 'status', why, suggestion: String(v3) });
}
