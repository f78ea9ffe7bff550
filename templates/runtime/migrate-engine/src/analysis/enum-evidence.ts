import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import { ownAt } from '#shared/json.ts';
import { type AnalysisContext, type HandwrittenTypes, isOwnCode } from '../checker/checker.ts';
import { schemaLine } from '../migration/migration-index.ts';
import { membersAtOrigin, valueOrigins } from './data-flow.ts';
import { enclosingSchema } from './member-owners.ts';
import { memberReference } from './member-references.ts';
import { accessedName, isAccess, isLogicalChoice, isNullish, propertyNameText, unwrapExpression } from './syntax.ts';
import { descendants } from './traversal.ts';

/** An enumeration of the previous version, and the types of the caller that count as its own. */
export interface EnumQuery {
  readonly enumeration: string;
  /** Types that describe payloads: none, those whose members are renamed, or those that are only reported as well. */
  readonly own: 'none' | 'renamed' | 'any';
  /** True if something counts that also has values of other origin, or whose origin has lost its type. */
  readonly isLoose?: true;
  /** Number of variables, calls and aliases between. */
  readonly depth?: number;
}

/** Tests whether a type is this enumeration: by its alias, in a part, or in the union that it was made from. */
export function isEnumType(context: AnalysisContext, type: ts.Type, query: EnumQuery): boolean {
  const { types } = context.checker;
  if (types.aliasName(type) === query.enumeration) return true;
  const declared = types.aliasDeclaration(type) ?? type.symbol?.declarations?.[0];
  if (declared !== undefined && isOwnEnumeration(context, declared, query)) return true;
  const created = types.unionOrigin(type);
  return [...(created === undefined ? [] : [created]), ...types.unionParts(type)].some(
    (part) => part !== type && isEnumType(context, part, query),
  );
}

/** Tests whether a declaration of the caller, or the one around it, lists the values of a payload's member. */
export function isOwnEnumeration(context: AnalysisContext, declaration: ts.Node, query: EnumQuery): boolean {
  if (query.own === 'none') return false;
  const listed = ownEnumerations(context.handwritten, context).get(
    ts.isEnumMember(declaration) ? declaration.parent : declaration,
  );
  return (
    listed?.some(({ holder, names }) => names.includes(query.enumeration) && isUsable(context, holder, query)) === true
  );
}

interface OwnEnumeration {
  /** Node that declares the members of the payload. */
  readonly holder: ts.Node;
  readonly names: readonly string[];
}

/** Returns the aliases and enums of the caller that members of payloads are declared with. */
const ownEnumerations = memoize((types: HandwrittenTypes, context: AnalysisContext) => {
  const found = new Map<ts.Node, OwnEnumeration[]>();
  for (const [holder, { schema }] of types)
    for (const { name, type } of declaredMembers(holder)) {
      const names = enumerationsOf(context, schema, name);
      if (names.length === 0) continue;
      for (const declared of namedTypes(context, type))
        found.set(declared, [...(found.get(declared) ?? []), { holder, names }]);
    }
  return found;
});

function declaredMembers(holder: ts.Node): readonly { readonly name: string; readonly type: ts.TypeNode }[] {
  const isDeclared = ts.isInterfaceDeclaration(holder) || ts.isTypeLiteralNode(holder) || ts.isClassLike(holder);
  const members: readonly ts.Node[] = isDeclared ? holder.members : [];
  return members.flatMap((member) =>
    (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) && member.type !== undefined
      ? [{ name: propertyNameText(member.name), type: member.type }]
      : [],
  );
}

/** Returns the aliases and enums of the caller that a type names. */
function namedTypes(context: AnalysisContext, type: ts.TypeNode): readonly ts.Node[] {
  return descendants(type).flatMap((node) => {
    const declared = ts.isTypeReferenceNode(node) ? context.checker.declarationOf(node.typeName) : undefined;
    const isList = declared !== undefined && (ts.isTypeAliasDeclaration(declared) || ts.isEnumDeclaration(declared));
    return isList && isOwnCode(context.checker, declared) ? [declared] : [];
  });
}

/** Returns the enumerations that the values of a field lead to. */
function enumerationsOf({ migration }: AnalysisContext, schema: string, field: string): readonly string[] {
  const owners = schemaLine(migration.schemas, schema);
  return owners.flatMap((owner) => ownAt(migration.schemas.get(owner)?.fields, field) ?? []);
}

/** Tests whether the members of a type of the caller count, and records that the file depends on it. */
function isUsable(context: AnalysisContext, holder: ts.Node, { own }: EnumQuery): boolean {
  const type = context.handwritten.get(holder);
  if (own === 'none' || type === undefined || (type.obstacle !== undefined && own !== 'any')) return false;
  if (type.obstacle === undefined) context.renamedTypes.add(holder);
  return true;
}

/** Tests whether a schema, or a type of the caller that describes one, declares a member with this enumeration. */
export function isDeclaredAs(context: AnalysisContext, symbol: ts.Symbol, query: EnumQuery): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    const { checker, migration } = context;
    const schema = context.handwritten.get(declaration.parent)?.schema;
    if (schema !== undefined)
      return (
        enumerationsOf(context, schema, symbol.name).includes(query.enumeration) &&
        isUsable(context, declaration.parent, query)
      );
    const name = enclosingSchema(migration, declaration) ?? '';
    const isInClient = migration.requestTypes.has(name) && checker.isInClient(declaration);
    if (!checker.isOverlaid(declaration) && !checker.isInPackage(declaration) && !isInClient) return false;
    return enumerationsOf(context, name, symbol.name).includes(query.enumeration);
  });
}

/** Tests whether a written type is the enumeration: by its name, as the type of a member, or in a list of it. */
export function isEnumNode(context: AnalysisContext, node: ts.TypeNode, query: EnumQuery): boolean {
  const { depth = 0 } = query;
  if (depth > MAX_STEPS) return false;
  const inner = (one: ts.TypeNode): boolean => isEnumNode(context, one, { ...query, depth: depth + 1 });
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return inner(node.type);
  if (ts.isArrayTypeNode(node)) return inner(node.elementType);
  if (ts.isUnionTypeNode(node)) return node.types.some(inner);
  if (ts.isIndexedAccessTypeNode(node)) return isMemberNode(context, node, query) || inner(node.objectType);
  if (!ts.isTypeReferenceNode(node)) return false;
  const declared = context.checker.declarationOf(node.typeName);
  const alias = declared !== undefined && ts.isTypeAliasDeclaration(declared) ? declared : undefined;
  if (alias !== undefined && (isEnumAlias(context, alias, query) || inner(alias.type))) return true;
  return ENUM_WRAPPERS.test(node.typeName.getText()) && (node.typeArguments ?? []).slice(0, 1).some(inner);
}

function isEnumAlias(context: AnalysisContext, alias: ts.TypeAliasDeclaration, query: EnumQuery): boolean {
  const isNamed = alias.name.text === query.enumeration && !isOwnCode(context.checker, alias);
  return isNamed || isOwnEnumeration(context, alias, query);
}

/** `Ticket['state']`. */
function isMemberNode(
  context: AnalysisContext,
  { objectType, indexType }: ts.IndexedAccessTypeNode,
  query: EnumQuery,
): boolean {
  const key = ts.isLiteralTypeNode(indexType) ? indexType.literal : undefined;
  if (key === undefined || !ts.isStringLiteral(key)) return false;
  const { membersOf, typeAt } = context.checker;
  return membersOf(typeAt(objectType), key.text).some((member) => isDeclaredAs(context, member, query));
}

const ENUM_WRAPPERS =
  /^(?:NonNullable|Exclude|Extract|Readonly|ReadonlyArray|Array|Set|ReadonlySet|Iterable|Promise|Partial|Ref)$/;

/** Tests whether an expression has a value of the enumeration: by its type, or by where it comes from. */
export function hasEnumValue(context: AnalysisContext, value: ts.Expression, query: EnumQuery): boolean {
  const { depth = 0 } = query;
  if (depth > MAX_STEPS) return false;
  const plain = unwrapExpression(value);
  const inner = (one: ts.Expression): boolean => hasEnumValue(context, one, { ...query, depth: depth + 1 });
  const text = plainText(plain);
  if (text !== undefined) return inner(text);
  const chosen = alternatives(plain);
  if (chosen.length > 0) return areValues(chosen, { ...query, inner });
  if (ts.isLiteralExpression(plain)) return false;
  if (isEnumType(context, context.checker.typeAt(plain), query)) return true;
  if (membersRead(context, plain, query).some((member) => isDeclaredAs(context, member, query))) return true;
  const name = ts.isPropertyAccessExpression(plain) ? plain.name : plain;
  const declaration = ts.isIdentifier(name) ? context.checker.declarationOf(name) : undefined;
  if (declaration !== undefined && isDeclaredValue(context, declaration, query)) return true;
  if (query.isLoose !== true && declaration !== undefined && mayBeCalledElsewhere(declaration)) return false;
  return areValues(valueOrigins(context, plain), { ...query, inner });
}

interface OriginQuery extends EnumQuery {
  readonly inner: (value: ts.Expression) => boolean;
}

/** Tests whether all expressions that are no literals have such values. */
function areValues(expressions: readonly ts.Expression[], { isLoose, inner }: OriginQuery): boolean {
  const others = expressions.filter((one) => !ts.isLiteralExpression(unwrapExpression(one)) && !isNullish(one));
  return isLoose === true ? others.some(inner) : others.length > 0 && others.every(inner);
}

/** `a ?? b`, `test ? a : b`: the values that it may have; `[a, b]`, `new Set(a)`: those that it holds. */
function alternatives(value: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(value))
    return value.elements.map((element) => (ts.isSpreadElement(element) ? element.expression : element));
  const isCopy =
    ts.isNewExpression(value) || (ts.isCallExpression(value) && value.expression.getText() === 'Array.from');
  if (isCopy) return (value.arguments ?? []).slice(0, 1);
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse];
  return ts.isBinaryExpression(value) && isLogicalChoice(value) ? [value.left, value.right] : [];
}

/** Tests whether a declaration is a parameter of a function that other files, or values of other names, may call. */
function mayBeCalledElsewhere(declaration: ts.Declaration): boolean {
  if (!ts.isParameter(declaration)) return false;
  const called = declaration.parent;
  if (ts.isCallExpression(called.parent)) return false;
  const statement = ts.findAncestor(
    called,
    (node) => ts.isStatement(node) && !ts.isBlock(node) && !ts.isReturnStatement(node),
  );
  const isExported =
    statement !== undefined &&
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported && declaration.initializer === undefined;
}

/** Number of variables, calls and aliases that a value or a type is traced back through. */
const MAX_STEPS = 5;

/** Tests whether a variable or parameter is declared with the enumeration, or takes a member of it apart. */
function isDeclaredValue(context: AnalysisContext, declaration: ts.Declaration, query: EnumQuery): boolean {
  if (ts.isBindingElement(declaration)) {
    const name = declaration.propertyName ?? declaration.name;
    const isName = ts.isIdentifier(name) || ts.isStringLiteralLike(name);
    const members = isName ? (memberReference(context, name)?.members ?? []) : [];
    return members.some((member) => isDeclaredAs(context, member, query));
  }
  const isTyped =
    ts.isVariableDeclaration(declaration) || ts.isParameter(declaration) || ts.isPropertyDeclaration(declaration);
  return isTyped && declaration.type !== undefined && isEnumNode(context, declaration.type, query);
}

/** `String(x)`, `x.toString()`, `x.trim()`, `${x}`: the same text. */
function plainText(value: ts.Expression): ts.Expression | undefined {
  if (ts.isTemplateExpression(value)) {
    const [only, ...others] = value.templateSpans;
    const isAlone = value.head.text === '' && others.length === 0 && only?.literal.text === '';
    return isAlone ? only?.expression : undefined;
  }
  if (!ts.isCallExpression(value)) return undefined;
  const { expression, arguments: args } = value;
  if (ts.isIdentifier(expression)) return expression.text === 'String' ? args[0] : undefined;
  const isText = ts.isPropertyAccessExpression(expression) && /^(?:toString|valueOf|trim)$/.test(expression.name.text);
  return isText && args.length === 0 ? expression.expression : undefined;
}

function membersRead(context: AnalysisContext, value: ts.Expression, { isLoose }: EnumQuery): readonly ts.Symbol[] {
  const { checker } = context;
  if (!isAccess(value)) return [checker.symbolAt(value) ?? []].flat();
  const key = accessedName(value);
  if (key === undefined) return [];
  const own = checker.membersOf(checker.typeAt(value.expression), key.text);
  return own.length > 0 || isLoose !== true ? own : membersAtOrigin(context, value.expression, key.text);
}
