import type { EndpointEntry } from '#shared/migration/map.ts';
import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import { functionOf } from '../analysis/data-flow.ts';
import { renameInSchema } from '../analysis/member-owners.ts';
import { calledName, calleeOf, decoratorsOf, isCall, memberValues } from '../analysis/syntax.ts';
import type { AnalysisContext, Checker, HandwrittenType, HandwrittenTypes } from '../checker/checker.ts';
import { type MigrationIndex, schemaLine, schemasOfField } from '../migration/migration-index.ts';
import { readAddress } from './address.ts';
import { isRequestClass } from './class-requests.ts';
import { httpCall, requestDescription } from './http-call.ts';
import { isTestDouble, type RequestNode } from './payloads.ts';

/** Evidence that a type of the caller describes a payload. */
export interface TypeEvidence {
  /** The v2 schemas of the payloads. */
  readonly schemas: ReadonlySet<string>;
  /** True if a value of the type is known to be a payload, rather than something made from one. */
  readonly isProven: boolean;
}

/** Share of the members of a type that its schema must have for a rename. An open schema does not list all fields. */
const MIN_KNOWN_SHARE = { open: 0.5, closed: 0.75 };

interface ObstacleSources {
  readonly checker: Checker;
  readonly migration: MigrationIndex;
}

interface ObstacleOptions {
  readonly found: ReadonlyMap<ts.Node, TypeEvidence>;
  readonly files: readonly ts.SourceFile[];
  /** Reasons of other programs to report the members of types. */
  readonly obstacles: ReadonlyMap<ts.Node, string>;
}

interface TypesWithObstacles {
  readonly handwritten: HandwrittenTypes;
  /** Reasons that do not depend on the evidence. */
  readonly foreign: ReadonlyMap<ts.Node, string>;
}

/** Decides which types of the caller have their members renamed, and why those of the others are only reported. */
export function withObstacles(
  { checker, migration }: ObstacleSources,
  { found, files, obstacles }: ObstacleOptions,
): TypesWithObstacles {
  const changing = [...found].filter(([node, { schemas }]) =>
    [...schemas].some((schema) => hasChangedMember(migration, node, schema)),
  );
  if (changing.length === 0) return { handwritten: new Map(), foreign: obstacles };
  const types = new Set(changing.map(([node]) => node));
  const foreign = new Map([...findForeignUses({ checker, migration }, { files, types }), ...obstacles]);
  const handwritten = changing.map(([node, evidence]): [ts.Node, HandwrittenType] => {
    const [schema = ''] = evidence.schemas;
    const obstacle = obstacleTo(migration, node, evidence) ?? foreign.get(node);
    return [node, obstacle === undefined ? { schema } : { schema, obstacle }];
  });
  return { handwritten: new Map(handwritten), foreign };
}

function obstacleTo(migration: MigrationIndex, node: ts.Node, { schemas, isProven }: TypeEvidence): string | undefined {
  const [schema = '', ...others] = schemas;
  const names = memberNames(node);
  const renames = renamesOf(migration, names, schema);
  if (!isProven) return 'It may differ from what the request sends or receives.';
  if (others.some((other) => !isSame(renames, renamesOf(migration, names, other))))
    return `It is also used for ${others.join(', ')}.`;
  if ([...renames.values()].some((to) => names.includes(to))) return 'It already has a member with the new name.';
  if (ts.isConstructorDeclaration(node)) return 'Its members are also variables of the constructor.';
  if (isStored(node)) return 'It also describes stored data.';
  const known = names.filter((name) => schemasOfField(migration, schema, name) !== undefined);
  const isDistinctive = [...renames.keys()].every((name) => migration.distinctive.has(name));
  const share = MIN_KNOWN_SHARE[migration.schemas.get(schema)?.isOpen === true ? 'open' : 'closed'];
  const isLike = known.length >= names.length * share || isDistinctive;
  return isLike ? undefined : 'It has members that the schema does not list.';
}

/** Returns the members that a schema renames, with their new names. */
function renamesOf(migration: MigrationIndex, names: readonly string[], schema: string): ReadonlyMap<string, string> {
  const all = names.map((name) => [name, renameInSchema(migration, schema, name)?.v3[0] ?? name] as const);
  return new Map(all.filter(([from, to]) => from !== to));
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([from, to]) => other.get(from) === to);
}

function hasChangedMember(migration: MigrationIndex, node: ts.Node, schema: string): boolean {
  const owners = schemaLine(migration.schemas, schema);
  return memberNames(node).some((name) =>
    migration.fields.get(name)?.some((entry) => entry.owners.some(({ v2 }) => owners.includes(v2))),
  );
}

/** Returns the names of the members that a node declares. */
function memberNames(node: ts.Node): readonly string[] {
  if (ts.isJSDocTypeLiteral(node)) return (node.jsDocPropertyTags ?? []).map(({ name }) => name.getText());
  const members = ts.isConstructorDeclaration(node)
    ? node.parameters
    : ts.isObjectLiteralExpression(node)
      ? node.properties
      : ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassLike(node)
        ? node.members
        : [];
  return members.flatMap((member): readonly string[] => {
    const { name } = member;
    const stated = statedNames(member);
    if (stated.length > 0) return stated;
    return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? [name.text] : [];
  });
}

/** Returns the name of the raw data in `@Expose({ name: 'a' })`. */
function statedNames(member: ts.Node): readonly string[] {
  const args = decoratorsOf(member).flatMap(({ expression }) =>
    ts.isCallExpression(expression) ? expression.arguments : [],
  );
  const options = args.filter(ts.isObjectLiteralExpression);
  return options
    .flatMap((init) => memberValues(init, NAME_MEMBERS))
    .flatMap((value) => (ts.isStringLiteralLike(value) ? value.text : []));
}

const NAME_MEMBERS = new Set(['name']);

/** Decorators of classes and members that a database or an API of the caller stores or shows. */
const STORING_DECORATOR =
  /^(?:Entity|Table|Schema|ObjectType|InputType|ArgsType|\w*Column|Prop|Field|Property|ApiProperty\w*|PrimaryKey|Index)$/;

function isStored(node: ts.Node): boolean {
  if (!ts.isClassLike(node)) return false;
  return [node, ...node.members].some((one) => decoratorNames(one).some((name) => STORING_DECORATOR.test(name)));
}

function decoratorNames(node: ts.Node): readonly string[] {
  return decoratorsOf(node).map(({ expression }) =>
    calledName(ts.isCallExpression(expression) ? expression : { expression }),
  );
}

interface ForeignUseOptions {
  readonly files: readonly ts.SourceFile[];
  /** The nodes that declare the members of the types. */
  readonly types: ReadonlySet<ts.Node>;
}

/** Words of a file that may pass values to another API, to a database or to a caller of the program. */
const MAY_BE_FOREIGN =
  /fetch|axios|http|\.(?:get|post|put|json|send|query|execute|insert\w*|setItem|getItem|collection|model)\s*[<(]|writeFile|Repository|Model<|Collection<|@(?:Body|Get|Post|Put|Query|Mutation)\b/;

/** Creates the context of a file before any payload of it is known. */
export function initialContext(file: ts.SourceFile, { checker, migration }: ObstacleSources): AnalysisContext {
  return {
    file,
    checker,
    migration,
    payloads: new Map(),
    handwritten: new Map(),
    renamedTypes: new Set(),
  };
}

/** Finds the types that are also used for another API, a database or stored data, with a sentence that says so. */
function findForeignUses(
  { checker, migration }: ObstacleSources,
  { files, types }: ForeignUseOptions,
): ReadonlyMap<ts.Node, string> {
  const found = new Map<ts.Node, string>();
  for (const file of files) {
    if (!MAY_BE_FOREIGN.test(file.text)) continue;
    const context = initialContext(file, { checker, migration });
    const visit = (node: ts.Node): void => {
      const use = foreignUse(context, node);
      for (const type of use?.types ?? [])
        for (const declared of ownDeclarations(checker, type, types, 0)) found.set(declared, use?.sentence ?? '');
      if (use?.isWhole !== true) ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

interface ForeignUse {
  readonly types: readonly ts.Type[];
  readonly sentence: string;
  /** True if nothing inside counts. */
  readonly isWhole?: true;
}

function foreignUse(context: AnalysisContext, node: ts.Node): ForeignUse | undefined {
  const { checker } = context;
  if (ts.isTypeReferenceNode(node) && node.typeArguments !== undefined) {
    const isStore = STORE_TYPES.test(node.typeName.getText()) && !isRequestClass(checker, node.typeName);
    return isStore ? { types: node.typeArguments.map(checker.typeAt), sentence: STORED } : undefined;
  }
  if (ts.isMethodDeclaration(node)) return endpointUse(checker, node);
  return isCall(node) || ts.isObjectLiteralExpression(node) ? requestUse(context, node) : undefined;
}

function requestUse(context: AnalysisContext, node: RequestNode): ForeignUse | undefined {
  const { checker } = context;
  const address = foreignAddress(context, node);
  if (address === 'platform') return isTestServer(node) ? { types: [], sentence: '', isWhole: true } : undefined;
  if (address !== undefined) return { types: typesOfCall(checker, node), sentence: `It is also used for ${address}.` };
  if (!ts.isCallExpression(node)) return undefined;
  if (isStoreCall(checker, node)) return { types: typesOfCall(checker, node), sentence: STORED };
  return RESPONDERS.test(node.expression.getText())
    ? { types: node.arguments.map((argument) => checker.typeAt(argument)), sentence: SHOWN }
    : undefined;
}

const STORED = 'It also describes stored data.';
const SHOWN = 'The program also receives it or responds with it.';

/** Types of libraries whose type argument is stored. */
const STORE_TYPES =
  /^(?:Repository|MongoRepository|EntityRepository|Model|Collection|Table|EntityTable|Kysely|HydratedDocument|Generated)$/;
/** Receivers that store values, unless the program implements the called method. */
const STORES =
  /(?:^|\.)(?:db|database|pool|knex|prisma|sql|mongo\w*|redis|\w*[rR]epo(?:sitory)?|\w*[cC]ollection|localStorage|sessionStorage|fs|\w+Model|firestore|dynamo\w*|entityManager|em|trx|tx)\b/;
const STORING_CALLS =
  /(?:^|\.)(?:setItem|getItem|writeFile(?:Sync)?|readFile(?:Sync)?|writeJson|insertInto|insertMany|bulkWrite|bulkCreate|createMany|\$?queryRaw\w*)$/;
const STATEMENT = /^[`'"]\s*(?:select|insert|update|delete|with|merge)\b/i;
/** Calls that respond to a caller of the program. */
const RESPONDERS =
  /^(?:await )?(?:res|response|reply|c|ctx|NextResponse|Response)(?:\.status\([^)]*\)|\.code\([^)]*\))*\.(?:json|send|body)$/;

function isStoreCall(checker: Checker, call: ts.CallExpression): boolean {
  const callee = call.expression.getText();
  const isStatement = call.arguments.some((argument) => STATEMENT.test(argument.getText()));
  if (!isStatement && !STORING_CALLS.test(callee) && !STORES.test(callee)) return false;
  const declaration = checker.declarationOf(calleeOf(call));
  return declaration === undefined || functionOf(declaration)?.body === undefined;
}

/** A handler of a server that responds in place of the platform. */
function isTestServer(node: RequestNode): boolean {
  if (ts.isObjectLiteralExpression(node)) return false;
  return isTestDouble(node) || (node.arguments ?? []).some(ts.isFunctionLike);
}

/** Returns the address of a request to another API, or `platform` for one of its own. */
function foreignAddress(context: AnalysisContext, node: RequestNode): string | undefined {
  const call = ts.isObjectLiteralExpression(node) ? requestDescription(context.checker, node) : httpCall(node);
  const read = call === undefined ? undefined : readAddress(context, call);
  if (call === undefined || read === undefined) return undefined;
  const text = read.pieces.map((piece) => piece.text).join('');
  const [first = ''] = /[a-z][\w-]*/.exec(text.replace(/^\w+:\/\/[^/]*/, '').replace(/^\/?rest\//, '/')) ?? [];
  if (read.matched !== undefined || domainsOf(context.migration).has(first)) return 'platform';
  return call.isRequest && /^(?:\/|https?:)[^\0]*\w/.test(text) ? text.replaceAll('\0', '…') : undefined;
}

/** Returns the first segments of the paths of the platform. */
const domainsOf = memoize((migration: MigrationIndex): ReadonlySet<string> => {
  const domainOf = ({ v2 }: EndpointEntry): string => (v2.path ?? v2.beneath ?? '').split('/')[1] ?? '';
  return new Set(migration.endpoints.map(({ entry }) => domainOf(entry)));
});

/** Returns the types that a call takes, and those that it is declared to return. */
function typesOfCall(checker: Checker, node: RequestNode): readonly ts.Type[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((property) => valueTypes(checker, property));
  const args = (node.arguments ?? []).flatMap((argument) =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.flatMap((property) => valueTypes(checker, property))
      : [checker.typeAt(unwrapText(argument))],
  );
  return [...args, ...(node.typeArguments ?? []).map(checker.typeAt), ...resultTypes(checker, node)];
}

function valueTypes(checker: Checker, property: ts.ObjectLiteralElementLike): readonly ts.Type[] {
  if (ts.isShorthandPropertyAssignment(property)) return [checker.typeAt(property.name)];
  return ts.isPropertyAssignment(property) ? [checker.typeAt(unwrapText(property.initializer))] : [];
}

/** `JSON.stringify(value)`: the value. */
export function unwrapText(value: ts.Expression): ts.Expression {
  const isText = ts.isCallExpression(value) && value.expression.getText() === 'JSON.stringify';
  return (isText ? value.arguments[0] : undefined) ?? value;
}

/** Returns the types that the result of a call gets: its own, by assertions, and that of the place it goes to. */
function resultTypes(checker: Checker, node: ts.Expression): readonly ts.Type[] {
  const { parent } = node;
  const own = [checker.typeAt(node), checker.contextualType(node)].flatMap((type) => type ?? []);
  const isTransparent =
    ts.isAwaitExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isCallExpression(parent) && (parent.expression === node || parent.expression.getText() === 'JSON.parse'));
  return isTransparent ? [...own, ...resultTypes(checker, parent)] : own;
}

/** Returns the types that a method of a controller receives and responds with. */
function endpointUse(checker: Checker, method: ts.MethodDeclaration): ForeignUse | undefined {
  const isEndpoint = decoratorNames(method).some((name) =>
    /^(?:Get|Post|Put|Patch|Delete|All|Query|Mutation|ResolveField|MessagePattern|EventPattern)$/.test(name),
  );
  if (!isEndpoint) return undefined;
  const result = checker.types.signature(checker.typeAt(method))?.result;
  return {
    types: [...method.parameters.map(checker.typeAt), ...(result === undefined ? [] : [result])],
    sentence: SHOWN,
  };
}

/** Returns those of the given types that a type is, lists or contains. */
function ownDeclarations(
  checker: Checker,
  type: ts.Type,
  types: ReadonlySet<ts.Node>,
  depth: number,
): readonly ts.Node[] {
  if (depth > 3) return [];
  const inner = (next: ts.Type): readonly ts.Node[] => ownDeclarations(checker, next, types, depth + 1);
  return checker.types.unionParts(type).flatMap((part) => {
    if (checker.types.isPrimitive(part)) return [];
    const item = checker.types.itemType(part);
    if (item !== undefined) return inner(item);
    if (checker.types.signature(part) !== undefined) return [];
    const members = checker.types.members(part);
    const own = members.flatMap(({ declarations = [] }) =>
      declarations.map(({ parent }) => parent).filter((parent) => types.has(parent)),
    );
    if (own.length > 0) return own;
    const held = members.length > 20 ? [] : members.flatMap(({ name }) => checker.types.memberTypes(part, name));
    return [...checker.types.typeArguments(part), ...held].flatMap(inner);
  });
}

/** Types of the caller by their place, such as `/a/types.ts:120`, for programs that contain the same files. */
export type SharedTypes = ReadonlyMap<string, SharedType>;

/** A type of the caller, with what one program, or several, know about it. */
interface SharedType extends TypeEvidence {
  readonly file: string;
  readonly pos: number;
  readonly end: number;
  /** Reason to report its members, whatever the evidence. */
  readonly obstacle?: string;
}

/** Returns types by their place. */
export function sharedTypes(
  found: ReadonlyMap<ts.Node, TypeEvidence>,
  obstacles: ReadonlyMap<ts.Node, string>,
): SharedTypes {
  return new Map(
    [...found].map(([node, { schemas, isProven }]) => {
      const { fileName: file } = node.getSourceFile();
      const obstacle = obstacles.get(node);
      const type = { file, pos: node.pos, end: node.end, schemas, isProven };
      return [placeOf(node), obstacle === undefined ? type : { ...type, obstacle }];
    }),
  );
}

function placeOf(node: ts.Node): string {
  return `${node.getSourceFile().fileName}:${node.pos}-${node.end}`;
}

/**
 * Adds the evidence of other programs to that of this one.
 *
 * @returns the reasons of other programs to report the members of types
 */
export function addSharedTypes(
  checker: Checker,
  found: Map<ts.Node, TypeEvidence & { readonly schemas: Set<string> }>,
  shared: SharedTypes,
): ReadonlyMap<ts.Node, string> {
  const obstacles = new Map<ts.Node, string>();
  for (const type of shared.values()) {
    const file = checker.sourceFile(type.file);
    const node = file === undefined ? undefined : nodeAt(file, type);
    if (node === undefined) continue;
    found.set(node, { schemas: new Set(type.schemas), isProven: type.isProven });
    if (type.obstacle !== undefined) obstacles.set(node, type.obstacle);
  }
  return obstacles;
}

/** Returns the node that declares members at a place. */
function nodeAt(node: ts.Node, { pos, end }: Pick<SharedType, 'pos' | 'end'>): ts.Node | undefined {
  if (node.pos === pos && node.end === end && declaresMembers(node)) return node;
  return node.pos <= pos && node.end >= end ? ts.forEachChild(node, (child) => nodeAt(child, { pos, end })) : undefined;
}

function declaresMembers(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeLiteralNode(node) ||
    ts.isClassLike(node) ||
    ts.isObjectLiteralExpression(node)
  );
}

/** States a reason to report the members of some types. */
export function withObstacle(shared: SharedTypes, nodes: ReadonlySet<ts.Node>, obstacle: string): SharedTypes {
  const places = new Set([...nodes].map(placeOf));
  return new Map([...shared].map(([place, type]) => [place, places.has(place) ? { ...type, obstacle } : type]));
}

/** Merges what programs know about types of files that several of them contain. */
export function mergeSharedTypes(
  programs: readonly { readonly shared: SharedTypes; readonly paths: ReadonlySet<string> }[],
): SharedTypes {
  const merged = new Map<string, SharedType>();
  for (const { shared } of programs)
    for (const [place, type] of shared) {
      if (programs.filter(({ paths }) => paths.has(type.file)).length < 2) continue;
      const known = merged.get(place) ?? type;
      const obstacle = known.obstacle ?? type.obstacle;
      merged.set(place, {
        ...known,
        schemas: new Set([...known.schemas, ...type.schemas]),
        isProven: known.isProven || type.isProven,
        ...(obstacle === undefined ? {} : { obstacle }),
      });
    }
  return merged;
}

/** Tests whether a program lacks what others know about the types of its files. */
export function lacksSharedTypes(
  { shared, paths }: { readonly shared: SharedTypes; readonly paths: ReadonlySet<string> },
  merged: SharedTypes,
): boolean {
  return [...merged].some(([place, type]) => paths.has(type.file) && !isSameType(shared.get(place), type));
}

function isSameType(one: SharedType | undefined, other: SharedType): boolean {
  if (one === undefined || one.isProven !== other.isProven) return false;
  return one.schemas.size === other.schemas.size && (one.obstacle === undefined) === (other.obstacle === undefined);
}
