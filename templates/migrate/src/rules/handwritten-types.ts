import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { originExpressions } from '../analysis/data-flow.ts';
import { changeForOwners, enclosingTypeName, originalMembers } from '../analysis/member-owners.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { memberValues, unwrapExpression } from '../analysis/syntax.ts';
import type { AnalysisContext, Checker } from '../checker/checker.ts';
import { readAddress } from '../http/address.ts';
import { isAppPath, isAppServer } from '../http/app-paths.ts';
import {
  endpointQuery,
  type HttpCall,
  httpCall,
  isApiFactory,
  requestDescription,
  resolveMethod,
} from '../http/http-call.ts';
import { BODY_MEMBERS, type RequestNode } from '../http/payloads.ts';
import { ancestorSchemas, type MigrationIndex } from '../migration/migration-index.ts';
import { reasonOf, type RuleContext } from './context.ts';

/**
 * Schemas of the types that the caller wrote for payloads, by declaration: an interface, a type literal, a class, or
 * the literal of a validation schema.
 */
export type HandwrittenTypes = ReadonlyMap<ts.Node, string>;

/** Share of the members of a declaration that the schema must have. */
const MIN_KNOWN_SHARE = 0.5;
/** Number of schemas inside each other that are followed. */
const MAX_DEPTH = 4;

/** Schemas that an operation receives and responds with. */
interface Payloads {
  readonly sent: string | undefined;
  readonly received: string | undefined;
}

/** Finds the types that the requests of these files send, and those that they are declared to respond with. */
export function findHandwrittenTypes(
  { checker, migration }: { readonly checker: Checker; readonly migration: MigrationIndex },
  files: readonly ts.SourceFile[],
): HandwrittenTypes {
  const found = new Map<ts.Node, string>();
  const examined = new Set(files);
  for (const file of files) if (/\bplainTo/.test(file.text)) collectFromTransforms(checker, file, found);
  for (const file of files) {
    const { mentions } = migration;
    if (!mentions.isDistinctive(file.text) && !mentions.hasPathBelowBase(file.text)) continue;
    const context = { file, checker, migration, bodySchemas: new Map() };
    const responses = new Map<ts.Node, string>();
    const casts: ts.Expression[] = [];
    visitNodes(file, (node) => {
      const call = requestAt(checker, node);
      const payloads = call && payloadsOf(context, call);
      if (call !== undefined && payloads !== undefined) {
        if (payloads.received !== undefined) responses.set(call.node, payloads.received);
        collectFromRequest(context, call, { ...payloads, found, examined });
      }
      const value = typedValue(node);
      if (value !== undefined) casts.push(value);
    });
    if (responses.size > 0) for (const value of casts) collectFromValue(context, value, { responses, found, examined });
  }
  return found;
}

/** Records the classes that values of a v2 schema are turned into: `plainToInstance(View, entries)`. */
function collectFromTransforms(checker: Checker, file: ts.SourceFile, found: Map<ts.Node, string>): void {
  visitNodes(file, (node) => {
    if (!ts.isCallExpression(node) || !/\bplainTo(?:Instance|Class)$/.test(node.expression.getText(file))) return;
    const [target, value] = node.arguments;
    const declaration = target === undefined ? undefined : checker.declarationOf(target);
    if (declaration === undefined || value === undefined || !ts.isClassDeclaration(declaration)) return;
    const type = checker.typeAt(value);
    const members = checker.types.members(checker.types.itemType(type) ?? type);
    const [schema] = members
      .flatMap(({ declarations = [] }) => declarations)
      .flatMap((one) => (checker.isOverlaid(one) ? (enclosingTypeName(one) ?? []) : []));
    if (schema !== undefined) found.set(declaration, schema);
  });
}

function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}

function requestAt(checker: Checker, node: ts.Node): HttpCall | undefined {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return httpCall(node);
  return ts.isObjectLiteralExpression(node) ? (requestDescription(checker, node) ?? endpointQuery(node)) : undefined;
}

/** Returns the schemas of a request if its method and address match one operation of the platform. */
function payloadsOf(context: AnalysisContext, call: HttpCall): Payloads | undefined {
  const read = readAddress(context, call);
  if (read?.matched === undefined) return undefined;
  const method = call.method ?? resolveMethod(context.checker, call.node);
  if (method === undefined) return undefined;
  if (isAppServer(context.checker, call.node) && isAppPath(context.checker, read)) return undefined;
  const [endpoint, ...others] = read.matched.endpoints.filter(({ entry }) => entry.v2.method === method);
  const operation = endpoint?.operation;
  if (operation === undefined || others.length > 0) return undefined;
  return { sent: method === 'GET' ? undefined : operation.body[0], received: operation.response[0] };
}

interface Collection {
  readonly found: Map<ts.Node, string>;
  /** Files whose declarations are recorded. */
  readonly examined: ReadonlySet<ts.SourceFile>;
}

function collectFromRequest(
  context: AnalysisContext,
  call: HttpCall,
  { sent, received, ...known }: Payloads & Collection,
): void {
  const { checker } = context;
  for (const body of sent === undefined ? [] : bodyExpressions(call))
    collect(context, checker.typeAt(body), { ...known, schema: sent ?? '', depth: 0 });
  for (const type of received === undefined ? [] : responseTypes(checker, call.node))
    collect(context, type, { ...known, schema: received ?? '', depth: 0 });
}

/** Returns the expressions that may be a body: arguments, or the body in options. */
function bodyExpressions({ node, url }: HttpCall): readonly ts.Expression[] {
  const args: readonly ts.Expression[] = ts.isObjectLiteralExpression(node) ? [node] : (node.arguments ?? []);
  return args
    .filter((argument) => argument !== url)
    .flatMap((argument) => (ts.isObjectLiteralExpression(argument) ? memberValues(argument, BODY_MEMBERS) : [argument]))
    .map(withoutStringify)
    .filter((argument) => !ts.isFunctionLike(argument));
}

/** `JSON.stringify(value)`: the value. */
function withoutStringify(value: ts.Expression): ts.Expression {
  const isText = ts.isCallExpression(value) && value.expression.getText() === 'JSON.stringify';
  return (isText ? value.arguments[0] : undefined) ?? value;
}

/** Returns the types that a request is declared to respond with. */
function responseTypes(checker: Checker, node: RequestNode): readonly ts.Type[] {
  if (ts.isObjectLiteralExpression(node)) return endpointArguments(node).map(checker.typeAt);
  const calls = ts.isCallExpression(node) ? [node, ...jsonCalls(node)] : [];
  return calls.flatMap((call) => [...(call.typeArguments ?? []).map(checker.typeAt), checker.typeAt(call)]);
}

/** `client.get('/path').json<Row[]>()`. */
function jsonCalls({ parent }: ts.Node): readonly ts.CallExpression[] {
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

/** `value as T`, `const name: T = value`, `(): T => value`, `return value`, where `value` may have lost its type. */
function typedValue(node: ts.Node): ts.Expression | undefined {
  if (ts.isAsExpression(node)) return node;
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? undefined : node.body;
  if (ts.isReturnStatement(node)) return node.expression;
  return ts.isVariableDeclaration(node) ? node.initializer : undefined;
}

function collectFromValue(
  context: AnalysisContext,
  value: ts.Expression,
  { responses, ...known }: Collection & { readonly responses: ReadonlyMap<ts.Node, string> },
): void {
  const { checker } = context;
  const plain = unwrapExpression(value);
  if (!isUntyped(checker, checker.typeAt(plain))) return;
  const schema = originExpressions(context, plain).flatMap((origin) => responses.get(origin) ?? [])[0];
  const type = ts.isAsExpression(value) ? checker.typeAt(value) : checker.contextualType(value);
  if (schema !== undefined && type !== undefined) collect(context, type, { ...known, schema, depth: 0 });
}

/** Tests whether a type is `any` or the like, or a promise of it. */
function isUntyped({ types }: Checker, type: ts.Type): boolean {
  return isPromise(type) ? types.typeArguments(type).every(types.isPrimitive) : types.isPrimitive(type);
}

interface SchemaTarget extends Collection {
  readonly schema: string;
  readonly depth: number;
}

/** Records the declarations of a type, and of the types of its members, with the schemas that they stand for. */
function collect(context: AnalysisContext, type: ts.Type, target: SchemaTarget): void {
  const next = { ...target, depth: target.depth + 1 };
  if (target.depth > MAX_DEPTH || type.flags & ts.TypeFlags.StringLike) return;
  const { types } = context.checker;
  for (const part of types.unionParts(type)) {
    const item = types.itemType(part);
    if (item !== undefined) collect(context, item, next);
    else if (isPromise(part)) {
      for (const inner of types.typeArguments(part)) collect(context, inner, next);
    } else if (!types.isPrimitive(part)) collectObject(context, part, target);
  }
}

function isPromise(type: ts.Type): boolean {
  return /^(?:Promise|PromiseLike|Observable)$/.test(type.symbol?.name ?? '');
}

function collectObject(context: AnalysisContext, type: ts.Type, target: SchemaTarget): void {
  const { checker, migration } = context;
  const { schema, found, examined } = target;
  const members = checker.types.members(type);
  const known = members.filter(({ name }) => schemasOfField(migration, schema, name) !== undefined);
  if (known.length === 0 || known.length < members.length * MIN_KNOWN_SHARE) return;
  const declared = known
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => examined.has(one.getSourceFile()) && isOwnDeclaration(checker, one))
    .map(({ parent }) => parent)
    .filter((parent) => !found.has(parent));
  for (const parent of declared) found.set(parent, schema);
  for (const { name } of declared.length === 0 ? [] : known) {
    const [inner] = schemasOfField(migration, schema, name) ?? [];
    if (inner === undefined || !migration.schemas.has(inner)) continue;
    for (const held of checker.types.memberTypes(type, name))
      collect(context, held, { ...target, schema: inner, depth: target.depth + 1 });
  }
}

/** Tests whether the caller declares a member: in a type, or in the literal that a function makes a schema from. */
function isOwnDeclaration(checker: Checker, declaration: ts.Declaration): boolean {
  if (checker.isOverlaid(declaration) || checker.isInPackage(declaration)) return false;
  const isTyped =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isJSDocPropertyTag(declaration) ||
    ts.isParameter(declaration);
  return isTyped || (ts.isPropertyAssignment(declaration) && ts.isCallExpression(declaration.parent.parent));
}

/** Returns what a field of a schema leads to; `undefined` if the schema has no such field. */
function schemasOfField(migration: MigrationIndex, schema: string, field: string): readonly string[] | undefined {
  const owners = [schema, ...ancestorSchemas(migration.schemas, schema)];
  return owners
    .map((owner) => migration.schemas.get(owner)?.fields)
    .find((fields) => fields !== undefined && Object.hasOwn(fields, field))?.[field];
}

const CHANGING_OPERATIONS: ReadonlySet<FieldEntry['operation']> = new Set(['rename', 'move', 'merge']);

/** Reports a member that a type of the caller declares for a payload, where it is declared. */
export function reviewHandwrittenMember(context: RuleContext, name: MemberReference['name']): boolean {
  const schema = context.handwritten.get(name.parent.parent);
  const { parent } = name;
  const isDeclared = (ts.isPropertySignature(parent) || ts.isJSDocPropertyTag(parent)) && parent.name === name;
  if (schema === undefined || !isDeclared) return false;
  return reportHandwritten(context, name, schema);
}

/** Reports a name that a decorator states for a class that values of a v2 schema are turned into. */
export function reviewHandwrittenName(context: RuleContext, text: ts.StringLiteralLike, declared: ts.Node): boolean {
  const schema = context.handwritten.get(declared);
  return schema !== undefined && reportHandwritten(context, text, schema);
}

/** Reports the use of a member that a type of the caller declares for a payload. */
export function reviewHandwrittenUse(context: RuleContext, { name, kind, members }: MemberReference): boolean {
  if (context.handwritten.size === 0) return false;
  const own = context.handwritten.get(name.parent.parent);
  if (
    own !== undefined &&
    (kind === 'property' || kind === 'class' || kind === 'parameter') &&
    reportHandwritten(context, name, own)
  )
    return true;
  const meant = members.some(({ declarations = [] }) => declarations.length > 0)
    ? members
    : receiverMembers(context, name);
  const declared = originalMembers(context, meant, name.text).flatMap(({ declarations = [] }) => declarations);
  const schemas = declared.map(({ parent }) => context.handwritten.get(parent));
  const schema = schemas.find((one) => one !== undefined);
  if (schema !== undefined) return reportHandwritten(context, name, schema);
  const isUntypedTest = kind === 'in' && members.length === 0;
  const noted = isUntypedTest ? context.handwrittenUses.get(name.text) : undefined;
  return noted !== undefined && reportHandwritten(context, name, noted);
}

/** `schema.pick({ a: true })`: the members of the type arguments of the receiver. */
function receiverMembers({ checker }: RuleContext, name: MemberReference['name']): readonly ts.Symbol[] {
  const call = name.parent.parent.parent;
  const isArgument = ts.isPropertyAssignment(name.parent) && ts.isCallExpression(call);
  if (!isArgument || !ts.isPropertyAccessExpression(call.expression)) return [];
  const receiver = checker.typeAt(call.expression.expression);
  return checker.types.typeArguments(receiver).flatMap((type) => checker.membersOf(type, name.text));
}

function reportHandwritten(context: RuleContext, name: MemberReference['name'], schema: string): boolean {
  const owners = [schema, ...ancestorSchemas(context.migration.schemas, schema)];
  const change = changeForOwners(context, owners, name.text);
  if (change?.kind !== 'entry' || !CHANGING_OPERATIONS.has(change.entry.operation)) return false;
  const { entry } = change;
  context.handwrittenUses.set(name.text, schema);
  const reason = `A type of your own describes ${schema} here, which requests of this program send or receive: rename the member where it is declared and used. ${reasonOf(entry)}`;
  context.report({
    node: name,
    rule: entry.id,
    category: 'type-mismatch',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
  return true;
}
