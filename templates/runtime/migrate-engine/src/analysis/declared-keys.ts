import ts from 'typescript';
import type { AnalysisContext } from '../checker/checker.ts';
import { keyofOperand } from '../checker/type-reader.ts';
import { argumentOf } from './call-arguments.ts';
import { receiverOf } from './contextual-types.ts';
import { constantValue, functionOf, originsOfName, stepInto } from './data-flow.ts';
import { isStringLiteralType, keyofOwners, keyOwnersInType } from './key-types.ts';
import { calleeOf, isCall, propertyNameText, unwrapExpression } from './syntax.ts';
import { descendants } from './traversal.ts';
import type { Step } from './value-paths.ts';

/**
 * Returns the types that a string is a key of because the enclosing type states the key as well: `{ key: 'a' }` for
 * `Column<T, 'a'>`, `get<T, 'a'>('a')`; or lists the keys: `{ key: 'a' }` for `{ [K in keyof T]: { key: K } }[keyof
 * T]`.
 */
export function ownersByStatedKey(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const expected = context.checker.contextualType(name);
  const parts = expected === undefined ? [] : context.checker.types.unionParts(expected);
  if (!parts.some((part) => isStringLiteralType(part, name.text))) return [];
  return enclosingTypeNodes(name).flatMap((stated) => {
    const named = keyOwnersInType(context, stated, name.text);
    return named.length > 0 || parts.length > 1 ? named : keyofOwners(context, stated);
  });
}

/** Returns the type annotations of the enclosing literal or call. */
function enclosingTypeNodes({ parent }: ts.Node): readonly ts.TypeNode[] {
  const isWithin =
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  if (isWithin) return enclosingTypeNodes(parent);
  if (isCall(parent)) return parent.typeArguments ?? superTypeArguments(parent);
  const isTyped =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isSatisfiesExpression(parent);
  return isTyped && parent.type !== undefined ? [parent.type] : [];
}

/** `super('a')`: the type arguments of what the class extends. */
function superTypeArguments({ expression }: ts.CallExpression | ts.NewExpression): readonly ts.TypeNode[] {
  const enclosing =
    expression.kind === ts.SyntaxKind.SuperKeyword ? ts.findAncestor(expression, ts.isClassLike) : undefined;
  const above = enclosing?.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  return above?.types.flatMap(({ typeArguments = [] }) => [...typeArguments]) ?? [];
}

/**
 * Returns the types whose keys a string must be, read from the written type where the checker finds none: `keyof T`
 * of a type with one member is only that name, and an overridden class member has no contextual type.
 */
export function ownersByDeclaration(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  return [...ownersByTypeNode(context, name), ...ownersByInheritance(context, name.text, name, [])];
}

/** `key: keyof T = 'a'`, `get('a')` where `get(key: keyof T)`, `K extends keyof T`. */
function ownersByTypeNode(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const isListed = ts.isArrayLiteralExpression(name.parent);
  const value = isListed ? name.parent : name;
  const declared = declaredType(context, value);
  const listed = isListed ? (createdItemType(value) ?? (declared && elementTypeNode(declared))) : declared;
  return keyOwnersOfNode(context, listed).map((type) => typeArgumentFor(context, value.parent, type) ?? type);
}

/** `new Set<keyof T>(['a'])`: the stated item type. */
function createdItemType({ parent }: ts.Expression): ts.TypeNode | undefined {
  return ts.isNewExpression(parent) && parent.typeArguments?.length === 1 ? parent.typeArguments[0] : undefined;
}

/**
 * Returns the type argument for `T`: the call's own in `compareBy<Row>('a')`, the receiver's in `form.register('a')`
 * where `Form<T>` declares it.
 */
export function typeArgumentFor(context: AnalysisContext, call: ts.Node, type: ts.Type): ts.Type | undefined {
  const [declaration] = type.symbol?.declarations ?? [];
  const isParameter = declaration !== undefined && ts.isTypeParameterDeclaration(declaration);
  if (!isParameter) return undefined;
  const stated = statedArgument(context, call, declaration);
  const receiver = ts.isCallExpression(call) ? receiverOf(context, call) : undefined;
  if (stated !== undefined || receiver === undefined) return stated;
  const enclosing = declaration.parent;
  if (ts.isFunctionLike(enclosing)) return argumentOfMaker(context, receiver, declaration);
  const isOwned =
    ts.isInterfaceDeclaration(enclosing) || ts.isClassLike(enclosing) || ts.isTypeAliasDeclaration(enclosing);
  const index = isOwned ? (enclosing.typeParameters?.indexOf(declaration) ?? -1) : -1;
  return context.checker.types.typeArguments(context.checker.typeAt(receiver))[index];
}

/** Returns the type argument for `T` in `useForm<Row>().register('a')` where the function `useForm` declares it. */
function argumentOfMaker(
  { checker }: AnalysisContext,
  receiver: ts.Node,
  parameter: ts.TypeParameterDeclaration,
): ts.Type | undefined {
  if (!ts.isExpression(receiver)) return undefined;
  const made = ts.isIdentifier(receiver) ? constantValue(checker, receiver) : unwrapExpression(receiver);
  if (made === undefined || !ts.isCallExpression(made)) return undefined;
  const called = checker.declarationOf(calleeOf(made));
  const maker = called === undefined ? undefined : (functionOf(called) ?? called);
  if (maker === undefined || !ts.isFunctionLike(maker) || maker !== parameter.parent) return undefined;
  return statedArgument({ checker }, made, parameter);
}

/** Returns the type that a call states for a type parameter of its function or class. */
function statedArgument(
  { checker }: Pick<AnalysisContext, 'checker'>,
  call: ts.Node,
  parameter: ts.TypeParameterDeclaration,
): ts.Type | undefined {
  const enclosing = parameter.parent;
  const isGeneric = ts.isFunctionLike(enclosing) || ts.isClassLike(enclosing);
  if (!isGeneric || !isCall(call)) return undefined;
  const argument = call.typeArguments?.[enclosing.typeParameters?.indexOf(parameter) ?? -1];
  return argument === undefined ? undefined : checker.typeAt(argument);
}

/** Returns the type that is written where a value is declared, assigned or passed. */
export function declaredType(context: AnalysisContext, value: ts.Expression): ts.TypeNode | undefined {
  const { parent } = value;
  if (ts.isParenthesizedExpression(parent) || isConstAssertion(parent)) return declaredType(context, parent);
  if (ts.isPropertyAssignment(parent)) return declaredMemberType(context, parent);
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isPropertyDeclaration(parent))
    return parent.type;
  if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent)) return parent.type;
  if (ts.isArrowFunction(parent)) return parent.type;
  if (!isCall(parent)) return undefined;
  const declaration = context.checker.declarationOf(calleeOf(parent));
  const called =
    declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  return called !== undefined && ts.isFunctionLike(called)
    ? called.parameters[parent.arguments?.indexOf(value) ?? -1]?.type
    : undefined;
}

/** `['a'] as const`. */
function isConstAssertion(node: ts.Node): node is ts.AsExpression {
  return ts.isAsExpression(node) && ts.isConstTypeReference(node.type);
}

/** `{ key: 'a' }` for an interface that declares `key: keyof T & string`. */
function declaredMemberType(
  { checker }: AnalysisContext,
  { name, parent }: ts.PropertyAssignment,
): ts.TypeNode | undefined {
  const expected = checker.contextualType(parent);
  const members = expected === undefined ? [] : checker.membersOf(expected, propertyNameText(name));
  const types = members.flatMap(({ declarations = [] }) =>
    declarations.flatMap((declaration) => (ts.isPropertySignature(declaration) ? (declaration.type ?? []) : [])),
  );
  return types.length === 1 ? types[0] : undefined;
}

/** Returns the types whose keys an alias stands for, such as `type Field = keyof T & string`. */
export function ownersByKeyAlias(context: AnalysisContext, type: ts.Type): readonly ts.Type[] {
  const { types } = context.checker;
  const origin = types.unionOrigin(type);
  const parts = origin === undefined || types.aliasDeclaration(type) !== undefined ? [] : types.unionParts(origin);
  return [type, ...parts].flatMap((part) => ownersByAliasOf(context, part));
}

function ownersByAliasOf(context: AnalysisContext, type: ts.Type): readonly ts.Type[] {
  const { types } = context.checker;
  const declaration = types.aliasDeclaration(type);
  const keys = declaration === undefined ? undefined : keyofOperandBehind(context, declaration.type, 0);
  if (declaration === undefined || keys === undefined) return [];
  const index = declaration.typeParameters?.findIndex(({ name }) => name.text === keys.getText()) ?? -1;
  return [types.aliasArguments(type)[index] ?? context.checker.typeAt(keys)];
}

function elementTypeNode(node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(node)) return elementTypeNode(node.type);
  if (ts.isArrayTypeNode(node))
    return ts.isParenthesizedTypeNode(node.elementType) ? node.elementType.type : node.elementType;
  return ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
}

/** Returns the `T` of `keyof T`, through aliases and constraints. */
function keyofOperandBehind(context: AnalysisContext, node: ts.TypeNode, depth: number): ts.TypeNode | undefined {
  const keys = keyofOperand(node);
  if (keys !== undefined || depth > 3 || !ts.isTypeReferenceNode(node)) return keys;
  const declaration = context.checker.declarationOf(node.typeName);
  if (declaration === undefined) return undefined;
  if (ts.isTypeParameterDeclaration(declaration))
    return declaration.constraint && keyofOperandBehind(context, declaration.constraint, depth + 1);
  if (!ts.isTypeAliasDeclaration(declaration)) return undefined;
  return keyofArgument(declaration, node) ?? keyofOperandBehind(context, declaration.type, depth + 1);
}

/** Returns the type argument for `T` in `type Keys<T> = T extends unknown ? keyof T : never`. */
function keyofArgument(
  { type, typeParameters }: ts.TypeAliasDeclaration,
  { typeArguments }: ts.TypeReferenceNode,
): ts.TypeNode | undefined {
  const own = (node: ts.Node): ts.TypeNode | undefined => {
    const keys = ts.isTypeNode(node) ? keyofOperand(node) : undefined;
    const index = typeParameters?.findIndex(({ name }) => name.text === keys?.getText()) ?? -1;
    return typeArguments?.[index] ?? ts.forEachChild(node, own);
  };
  return own(type);
}

/** Returns the members behind the keys of a table declared as `Record<keyof T, …>`. */
export function tableMembers(context: AnalysisContext, table: ts.Expression, name: string): readonly ts.Symbol[] {
  const declaration = ts.isIdentifier(table) ? context.checker.declarationOf(table) : undefined;
  const isTyped = declaration !== undefined && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  const node = isTyped ? declaration.type : declaredType(context, table);
  if (node === undefined) return [];
  const listed = descendants(node).filter(ts.isTypeReferenceNode);
  const owners = [...keyofOwners(context, node), ...listed.flatMap((one) => ownersByItemType(context, one))];
  return owners.flatMap((type) => context.checker.membersOf(type, name));
}

function keyOwnersOfNode(context: AnalysisContext, node: ts.TypeNode | undefined): readonly ts.Type[] {
  if (node === undefined) return [];
  const keys = keyofOperandBehind(context, node, 0);
  return keys === undefined ? ownersByItemType(context, node) : [context.checker.typeAt(keys)];
}

/**
 * Returns the types whose key a variable or a member is declared to be. The strings that it may hold are handled where
 * they occur.
 */
export function declaredKeyOwners(context: AnalysisContext, key: ts.Expression): readonly ts.Type[] {
  const name = ts.isPropertyAccessExpression(key) ? key.name : key;
  const declaration = ts.isIdentifier(name) ? context.checker.declarationOf(name) : undefined;
  if (declaration !== undefined && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)))
    return keyOwnersOfNode(context, declaration.type);
  const isTyped = declaration !== undefined && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  if (!isTyped) return [];
  return declaration.type === undefined
    ? ownersByItem(context, declaration)
    : keyOwnersOfNode(context, declaration.type);
}

/** `class Own extends Base { fields = ['a'] as const }`, where `Base` has a list of keys. */
function ownersByInheritance(
  context: AnalysisContext,
  text: string,
  node: ts.Expression,
  path: readonly Step[],
): readonly ts.Type[] {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return ownersByInheritance(context, text, parent, ['0', ...path]);
  if (ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent))
    return ownersByInheritance(context, text, parent, path);
  if (ts.isPropertyAssignment(parent))
    return ownersByInheritance(context, text, parent.parent, [parent.name.getText(), ...path]);
  if (!ts.isPropertyDeclaration(parent) || parent.type !== undefined || !ts.isClassLike(parent.parent)) return [];
  const inherited = (parent.parent.heritageClauses ?? []).flatMap(({ types }) => types);
  return inherited.flatMap((type) => {
    const memberTypes = context.checker.types.memberTypes(context.checker.typeAt(type), parent.name.getText());
    const candidates = path.reduce<readonly ts.Type[]>(
      (types, step) => types.flatMap((one) => stepInto(context, one, step)),
      memberTypes,
    );
    return [
      ...candidates.flatMap(context.checker.types.keyOwners),
      ...(candidates.some((one) => isStringLiteralType(one, text)) ? keyOwnersInType(context, type, text) : []),
    ];
  });
}

/** Returns the types whose keys the strings of `(typeof LIST)[number]` must be, also through an alias. */
function ownersByItemType(context: AnalysisContext, node: ts.TypeNode, depth = 0): readonly ts.Type[] {
  if (depth > 3) return [];
  if (ts.isParenthesizedTypeNode(node)) return ownersByItemType(context, node.type, depth + 1);
  if (ts.isTypeReferenceNode(node)) {
    const declaration = context.checker.declarationOf(node.typeName);
    const isAlias = declaration !== undefined && ts.isTypeAliasDeclaration(declaration);
    return isAlias ? ownersByItemType(context, declaration.type, depth + 1) : [];
  }
  if (!ts.isIndexedAccessTypeNode(node) || node.indexType.kind !== ts.SyntaxKind.NumberKeyword) return [];
  const list = ts.isParenthesizedTypeNode(node.objectType) ? node.objectType.type : node.objectType;
  return ts.isTypeQueryNode(list) ? ownersInConstant(context, list.exprName) : [];
}

/** Returns the same for a variable that iterates over the list: `LIST.map((key) => …)`, `for (const key of LIST)`. */
function ownersByItem(context: AnalysisContext, declaration: ts.Declaration): readonly ts.Type[] {
  const lists = originsOfName(context, declaration).map(({ value }) => value);
  return lists.filter(ts.isIdentifier).flatMap((list) => ownersInConstant(context, list));
}

function ownersInConstant(context: AnalysisContext, name: ts.EntityName): readonly ts.Type[] {
  const declaration = context.checker.declarationOf(name);
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  const list =
    isConstant && declaration.initializer !== undefined ? listLiteral(context, declaration.initializer) : undefined;
  return list === undefined ? [] : expectedItemTypes(context, list).flatMap(context.checker.types.keyOwners);
}

function expectedItemTypes(context: AnalysisContext, list: ts.ArrayLiteralExpression): readonly ts.Type[] {
  const { checker } = context;
  const text = list.elements.find(ts.isStringLiteralLike);
  const expected = text === undefined ? undefined : checker.contextualType(text);
  const declared = argumentOf(context, list)?.declared;
  const items = declared === undefined ? [] : checker.types.unionParts(declared).map(checker.types.itemType);
  return [expected, ...items].filter((type) => type !== undefined);
}

/** Returns the list literal, also as an argument of a function that returns its argument: `define(['a'])`. */
function listLiteral(context: AnalysisContext, value: ts.Expression): ts.ArrayLiteralExpression | undefined {
  const plain = unwrapExpression(value);
  if (ts.isArrayLiteralExpression(plain)) return plain;
  const list = ts.isCallExpression(plain) ? plain.arguments.find(ts.isArrayLiteralExpression) : undefined;
  const argument = list && argumentOf(context, list);
  return argument !== undefined && argument.function.result === argument.declared ? list : undefined;
}
