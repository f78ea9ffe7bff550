import ts from 'typescript';
import { functionOf, originExpressions, returnedValues } from '../analysis/data-flow.ts';
import { enclosingTypeName } from '../analysis/member-owners.ts';
import { calleeOf, memberValues, propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import type { AnalysisContext, Checker, HandwrittenTypes } from '../checker/checker.ts';
import type { FunctionType } from '../checker/type-reader.ts';
import type { PreviousOperation } from '../migration/map-file.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import { readPath } from './address.ts';
import { addEvidence, collect, collectFitting, type Collection, isPromise, proven } from './collect-types.ts';
import { classUse } from './class-requests.ts';
import {
  filesWithRequests,
  filesWithResponses,
  type HttpCall,
  httpCall,
  isApiFactory,
  resolveMethod,
} from './http-call.ts';
import { BODY_MEMBERS, type RequestNode } from './payloads.ts';
import { callAt, payloadSchemas, requestAt } from './requests.ts';
import { unlistedPath } from './url.ts';
import {
  initialContext,
  addSharedTypes,
  sharedTypes,
  type SharedTypes,
  type TypeEvidence,
  unwrapText,
  withObstacles,
} from './type-evidence.ts';

/** Payloads of the requests of a program. */
export interface PayloadTypes {
  readonly handwritten: HandwrittenTypes;
  /** Requests, and the schemas that they respond with. */
  readonly responses: ReadonlyMap<ts.Node, string>;
  /** The same types for other programs that contain their files, by place. */
  readonly shared: SharedTypes;
}

interface FindOptions {
  /** The files of the program. */
  readonly files: readonly ts.SourceFile[];
  /** Its files and those of other programs that it contains. */
  readonly known: readonly ts.SourceFile[];
  /** Types that other programs found. */
  readonly shared: SharedTypes;
  /** Examines a file, and keeps its errors from the others. */
  readonly attempt: (file: ts.SourceFile, work: () => void) => void;
}

/** Finds the types that the requests of these files send, and those that they are declared to respond with. */
export function findHandwrittenTypes(
  { checker, migration }: { readonly checker: Checker; readonly migration: MigrationIndex },
  { files, known, shared, attempt }: FindOptions,
): PayloadTypes {
  const examined = new Set(known.map(({ fileName }) => fileName));
  const all: Collection = { found: new Map(), responses: new Map(), examined };
  const obstacles = addSharedTypes(checker, all.found, shared);
  const visitFile = (file: ts.SourceFile, visit: (node: ts.Node) => void): void =>
    attempt(file, () => visitNodes(file, visit));
  const transforming = files.filter(({ text }) => /\bplainTo/.test(text));
  for (const file of filesWithRequests(files, known, migration.mentions)) {
    const context = initialContext(file, { checker, migration });
    visitFile(file, (node) => {
      collectFromRequest(context, node, all);
      collectFromClass(context, node, all);
    });
  }
  for (const file of filesWithResponses(files, all.responses)) {
    const context = initialContext(file, { checker, migration });
    visitFile(file, (node) => collectFromValue(context, node, all));
  }
  for (const file of transforming) {
    const context = initialContext(file, { checker, migration });
    visitFile(file, (node) => collectFromTransform(context, node, all));
  }
  const { handwritten, foreign } = withObstacles({ checker, migration }, { found: all.found, files, obstacles });
  const types = new Map([...handwritten.keys()].flatMap((node) => entryOf(all.found, node)));
  return { handwritten, responses: all.responses, shared: sharedTypes(types, foreign) };
}

function entryOf(
  found: ReadonlyMap<ts.Node, TypeEvidence>,
  node: ts.Node,
): readonly (readonly [ts.Node, TypeEvidence])[] {
  const evidence = found.get(node);
  return evidence === undefined ? [] : [[node, evidence]];
}

function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}

/**
 * Records the class that values of a v2 schema are turned into, `plainToInstance(View, entries)`, and the classes of
 * its members.
 */
function collectFromTransform(context: AnalysisContext, node: ts.Node, all: Collection): void {
  const { checker } = context;
  const [declaration, value] = transformed(checker, node);
  if (declaration === undefined || value === undefined) return;
  const type = checker.typeAt(value);
  const members = checker.types.members(checker.types.itemType(type) ?? type);
  const [typed] = members
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap((one) => (checker.isOverlaid(one) ? (enclosingTypeName(one) ?? []) : []));
  const schema = typed ?? originExpressions(context, value).flatMap((origin) => all.responses.get(origin) ?? [])[0];
  if (schema === undefined) return;
  collect(context, checker.typeAt(declaration), { ...all, ...proven(schema) });
  addEvidence(all.found, declaration, schema, true);
}

/** `plainToInstance(View, value)`: the class and the value. */
function transformed(
  checker: Checker,
  node: ts.Node,
): readonly [ts.ClassDeclaration | undefined, ts.Expression | undefined] {
  if (!ts.isCallExpression(node) || !/\bplainTo(?:Instance|Class)$/.test(node.expression.getText()))
    return [undefined, undefined];
  const [target, value] = node.arguments;
  const declaration = target === undefined ? undefined : checker.declarationOf(target);
  return [declaration !== undefined && ts.isClassDeclaration(declaration) ? declaration : undefined, value];
}

/** Schemas that an operation receives and responds with. */
interface Payloads {
  readonly sent: string | undefined;
  readonly received: string | undefined;
}

/**
 * Returns the schemas of a request to the platform. Without a method, it may be any operation with this path, so only
 * the one response that is no error counts.
 */
function payloadsOf(context: AnalysisContext, call: HttpCall): Payloads | undefined {
  const request = requestAt(context, call.node);
  if (request?.read.matched === undefined) return payloadsOfTypedCall(context, call);
  if (request.listed === undefined) return undefined;
  const operations = request.listed.endpoints.flatMap(({ operation }) => operation ?? []);
  if (request.call.method === undefined) return { sent: undefined, received: singleResponse(operations) };
  if (operations.length !== 1) return undefined;
  const [sent, received] = payloadSchemas(operations[0]);
  return { sent, received };
}

/** Returns the payloads of a call that states a type, but no method: `client.pages<Row>(PATHS.rows, criteria)`. */
function payloadsOfTypedCall(context: AnalysisContext, { node, url, isRequest }: HttpCall): Payloads | undefined {
  const isTyped = ts.isCallExpression(node) && node.typeArguments?.length === 1 && !isRequest;
  const operations = isTyped
    ? (readPath(context, url)?.endpoints ?? []).flatMap(({ operation }) => operation ?? [])
    : [];
  return operations.length === 0 ? undefined : { sent: undefined, received: singleResponse(operations) };
}

/** Returns the only schema that operations respond with, apart from those of their errors. */
function singleResponse(operations: readonly PreviousOperation[]): string | undefined {
  const responses = operations.flatMap(({ response }) => response.filter((name) => !isErrorOf(response, name)));
  const [received, ...others] = new Set(responses);
  return others.length === 0 ? received : undefined;
}

/** Tests whether an operation responds with a schema more than once, as with that of its errors. */
function isErrorOf(response: readonly string[], name: string): boolean {
  return response.indexOf(name) !== response.lastIndexOf(name);
}

function collectFromRequest(context: AnalysisContext, node: ts.Node, all: Collection): void {
  const { checker } = context;
  const call = callAt(checker, node);
  const payloads = call && payloadsOf(context, call);
  if (call !== undefined && payloads === undefined) collectFromUnlisted(context, call, all);
  if (call === undefined || payloads === undefined) return;
  const { sent, received } = payloads;
  if (sent !== undefined)
    for (const body of bodyExpressions(call)) collect(context, checker.typeAt(body), { ...all, ...proven(sent) });
  if (received === undefined) return;
  all.responses.set(call.node, received);
  const converters = convertersOf(checker, call.node);
  for (const { parameters } of converters)
    for (const type of parameters.slice(0, 1)) collect(context, type, { ...all, ...proven(received) });
  const isConverted = converters.some(({ result }) => !isUntyped(checker, result));
  if (isConverted || !returnsResponse(context, call.node)) return;
  for (const type of responseTypes(checker, call.node))
    collect(context, type, { ...all, ...proven(received), isProven: converters.length === 0 });
}

/** Records the types that a request to an operation which no table lists sends and receives, if they fit a schema. */
function collectFromUnlisted(context: AnalysisContext, call: HttpCall, all: Collection): void {
  const { checker, migration } = context;
  const method = call.method ?? resolveMethod(checker, call.node);
  const read = method === undefined || !call.isRequest ? undefined : requestAt(context, call.node)?.read;
  if (read === undefined || method === undefined || read.matched !== undefined) return;
  if (unlistedPath(migration, read.pieces, { method, isOfApi: false }) === undefined) return;
  for (const type of [...bodyExpressions(call).map(checker.typeAt), ...responseTypes(checker, call.node)])
    collectFitting(context, type, { ...all, depth: 0 });
}

/** Records the type arguments of a generic class that sends requests to an address of its instance. */
function collectFromClass(context: AnalysisContext, node: ts.Node, all: Collection): void {
  const use = classUse(context.checker, node);
  if (use === undefined || use.types.length === 0) return;
  const matched = use.urls.flatMap((url) => readPath(context, url)?.endpoints ?? []);
  const operations = matched.flatMap(({ entry, operation }) =>
    use.requests.some(({ method }) => method === entry.v2.method) ? (operation ?? []) : [],
  );
  const received = singleResponse(operations);
  if (received !== undefined) for (const type of use.types) collect(context, type, { ...all, ...proven(received) });
}

/** Returns the expressions that may be a body: arguments, or the body in options. */
function bodyExpressions({ node, url }: HttpCall): readonly ts.Expression[] {
  const args: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  return args
    .filter((argument) => argument !== url)
    .flatMap((argument) => (ts.isObjectLiteralExpression(argument) ? memberValues(argument, BODY_MEMBERS) : [argument]))
    .map(unwrapText)
    .filter((argument) => !ts.isFunctionLike(argument));
}

/** Options that convert a response. */
const CONVERTER = /^(?:transform\w*|map\w*|pars\w*|deserialize\w*|convert\w*|decode\w*|select|from\w+|to[A-Z]\w*)$/;

/**
 * Returns the functions that a request passes its response to: `{ transformResponse: (rows: Row[]) => … }`, `get(path,
 * toRows)`. One that takes a string is a fetcher.
 */
function convertersOf(checker: Checker, node: RequestNode): readonly FunctionType[] {
  const args: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  const around = ts.isObjectLiteralExpression(node) ? optionsAround(node) : [];
  const passed = [...args, ...around].flatMap((argument) => {
    if (!ts.isObjectLiteralExpression(argument)) return [argument];
    const named = argument.properties.filter(
      ({ name }) => name !== undefined && CONVERTER.test(propertyNameText(name)),
    );
    return named.flatMap((property) => (ts.isPropertyAssignment(property) ? [property.initializer] : []));
  });
  return passed
    .flatMap((value) => checker.types.signature(checker.typeAt(value)) ?? [])
    .filter(({ parameters: [first] }) => first !== undefined && (first.flags & ts.TypeFlags.StringLike) === 0);
}

/** Returns the literal that a description of a request is a part of: `{ query: () => ({ url, method }), … }`. */
function optionsAround(node: ts.ObjectLiteralExpression): readonly ts.ObjectLiteralExpression[] {
  const holder = ts.findAncestor(node.parent, (outer) => ts.isPropertyAssignment(outer) || ts.isCallExpression(outer));
  const options = holder !== undefined && ts.isPropertyAssignment(holder) ? holder.parent : undefined;
  return options !== undefined && ts.isObjectLiteralExpression(options) ? [options] : [];
}

/**
 * Tests whether the declared result of a called function of the caller is what the request responds with: it is
 * generic, or returns a value without a type or from another request.
 */
function returnsResponse(context: AnalysisContext, node: RequestNode): boolean {
  if (ts.isObjectLiteralExpression(node)) return true;
  const { checker } = context;
  const declaration = checker.declarationOf(calleeOf(node));
  const called = declaration === undefined ? undefined : functionOf(declaration);
  if (called?.body === undefined || called.typeParameters !== undefined) return true;
  return returnedValues(called.body).every(
    (returned) =>
      isUntyped(checker, checker.typeAt(returned)) ||
      originExpressions(context, returned).some((origin) => ts.isCallExpression(origin) && httpCall(origin)?.isRequest),
  );
}

/** Returns the types that a request is declared to respond with. */
function responseTypes(checker: Checker, node: RequestNode): readonly ts.Type[] {
  if (ts.isObjectLiteralExpression(node)) return endpointArguments(node).map(checker.typeAt);
  if (ts.isNewExpression(node)) return (node.typeArguments ?? []).map(checker.typeAt);
  const stated = [node, ...jsonCalls(node)].flatMap((call) => [
    ...(call.typeArguments ?? []).map(checker.typeAt),
    checker.typeAt(call),
  ]);
  return [...stated, ...node.arguments.flatMap((argument) => schemaInput(checker, argument))];
}

/** Returns the type that a validation schema reads. */
function schemaInput({ types, typeAt }: Checker, value: ts.Expression): readonly ts.Type[] {
  return ts.isObjectLiteralExpression(value) ? [] : types.memberTypes(typeAt(value), '_input');
}

/** `client.get('/path').json<Row[]>()`. */
export function jsonCalls({ parent }: ts.Node): readonly ts.CallExpression[] {
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  return parent.name.text === 'json' ? [parent.parent] : jsonCalls(parent.parent);
}

/** `build.query<Row[], string>({ query: … })`: the first type argument of an endpoint of RTK Query. */
function endpointArguments(node: ts.ObjectLiteralExpression): readonly ts.TypeNode[] {
  const isEndpoint = ts.findAncestor(node, (outer) => ts.isCallExpression(outer) && isApiFactory(outer));
  const builder = isEndpoint && ts.findAncestor(node, (outer) => ts.isCallExpression(outer) && outer !== node.parent);
  const own = ts.isCallExpression(node.parent) ? node.parent : builder;
  const call = own !== undefined && ts.isCallExpression(own) ? own : undefined;
  const isBuilder = call !== undefined && /\.(?:query|mutation|infiniteQuery)$/.test(call.expression.getText());
  return isBuilder ? (call.typeArguments ?? []).slice(0, 1) : [];
}

/** A value that may have lost its type, and the types that it gets here. */
interface TypedValue {
  readonly value: ts.Expression;
  readonly types: readonly ts.Type[];
}

/**
 * Reads a value that gets a type: `value as T`, `const value: T = …`, `return value`, `this.rows = value`,
 * `show(value)`, `{ rows: value }`, `schema.parse(value)`, `plainToInstance(View, value)`.
 */
function typedValue(checker: Checker, node: ts.Node): readonly TypedValue[] {
  const expected = (value: ts.Expression | undefined): readonly TypedValue[] =>
    value === undefined ? [] : [{ value, types: [checker.contextualType(value) ?? []].flat() }];
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node))
    return [{ value: node.expression, types: [checker.typeAt(node)] }];
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : expected(node.body);
  if (ts.isReturnStatement(node)) return expected(node.expression);
  if (ts.isVariableDeclaration(node)) return node.type === undefined ? [] : expected(node.initializer);
  if (ts.isPropertyAssignment(node)) return expected(node.initializer);
  if (ts.isShorthandPropertyAssignment(node)) return expected(node.name);
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.EqualsToken
      ? [{ value: node.right, types: [checker.typeAt(node.left)] }]
      : [];
  return ts.isCallExpression(node) ? passedValues(checker, node) : [];
}

const PARSERS = /^(?:(?:safe)?parse(?:Async)?|decode|validate(?:Sync)?|assert|cast|create)$/;

function passedValues(checker: Checker, call: ts.CallExpression): readonly TypedValue[] {
  const [target, value] = transformed(checker, call);
  if (target !== undefined && value !== undefined) return [{ value, types: [checker.typeAt(target)] }];
  const { expression } = call;
  const receiver = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined;
  const isParser = ts.isPropertyAccessExpression(expression) && PARSERS.test(expression.name.text);
  const read = isParser ? [receiver, ...call.arguments].flatMap((one) => (one === undefined ? [] : [one])) : [];
  return call.arguments.map((argument) => {
    const parsed = read.filter((one) => one !== argument).flatMap((schema) => schemaInput(checker, schema));
    const own = isParser && parsed.length === 0 ? [checker.typeAt(call)] : parsed;
    return { value: argument, types: [...own, ...[checker.contextualType(argument) ?? []].flat()] };
  });
}

function collectFromValue(context: AnalysisContext, node: ts.Node, all: Collection): void {
  const { checker } = context;
  if (all.responses.size === 0 || !mayBeTyped(node)) return;
  for (const { value, types } of typedValue(checker, node)) {
    const plain = unwrapExpression(value);
    if (!mayBeResponse(plain) || types.length === 0 || !isUntyped(checker, checker.typeAt(plain))) continue;
    const schema = originExpressions(context, plain).flatMap((origin) => all.responses.get(origin) ?? [])[0];
    if (schema === undefined) continue;
    for (const type of types) collect(context, type, { ...all, ...proven(schema) });
  }
}

function mayBeTyped(node: ts.Node): boolean {
  return (
    ts.isAsExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isReturnStatement(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isBinaryExpression(node) ||
    ts.isCallExpression(node)
  );
}

/** Tests whether an expression can hold a response: a name, a member, a call, or one that is awaited. */
function mayBeResponse(value: ts.Expression): boolean {
  return (
    ts.isIdentifier(value) ||
    ts.isPropertyAccessExpression(value) ||
    ts.isElementAccessExpression(value) ||
    ts.isCallExpression(value) ||
    ts.isAwaitExpression(value) ||
    (ts.isBinaryExpression(value) && value.operatorToken.kind !== ts.SyntaxKind.EqualsToken)
  );
}

/** Tests whether a type says nothing about members: `any`, `object`, a list or a promise of it. */
function isUntyped(checker: Checker, type: ts.Type): boolean {
  const { types } = checker;
  if (types.isPrimitive(type)) return true;
  if (isPromise(type)) return types.typeArguments(type).every((inner) => isUntyped(checker, inner));
  const item = types.itemType(type);
  if (item !== undefined) return isUntyped(checker, item);
  return types.members(type).length === 0 && types.signature(type) === undefined;
}
