import ts from 'typescript';
import { keysOf } from '../checker/mapped-types.ts';
import type { AnalysisContext } from './context.ts';
import { argumentOf } from './contextual-types.ts';
import { sourceOf } from './key-data-flow.ts';
import { isText, keyedWithin } from './key-types.ts';
import { unwrapped } from './syntax.ts';

/** Into the items of a list, or into a member. */
type Step = { readonly member: string } | 'item';

/**
 * The types whose keys a text must be by what is written where it goes: `keyof T` of a shape with one member is that
 * name, and a list that a class gives a member again is asked for by no type here.
 */
export function keyedByDeclaration(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  return [...keyedByNode(pass, name), ...keyedByInherited(pass, { text: name.text, node: name, path: [] })];
}

/** `key: keyof T = 'a'`, `get('a')` where `get(key: keyof T)`, `K extends keyof T`. */
function keyedByNode(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const isListed = ts.isArrayLiteralExpression(name.parent);
  const declared = declaredType(pass, isListed ? name.parent : name);
  const asked = isListed && declared !== undefined ? itemOf(declared) : declared;
  return keysOfNode(pass, asked);
}

function declaredType(pass: AnalysisContext, value: ts.Expression): ts.TypeNode | undefined {
  const { parent } = value;
  if (ts.isParenthesizedExpression(parent)) return declaredType(pass, parent);
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isPropertyDeclaration(parent))
    return parent.type;
  if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent)) return parent.type;
  if (ts.isArrowFunction(parent)) return parent.type;
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return undefined;
  const declaration = pass.compiler.declarationOf(calledBy(parent));
  const called =
    declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  return called !== undefined && ts.isFunctionLike(called)
    ? called.parameters[parent.arguments?.indexOf(value) ?? -1]?.type
    : undefined;
}

function calledBy({ expression }: ts.CallExpression | ts.NewExpression): ts.Node {
  return ts.isPropertyAccessExpression(expression) ? expression.name : expression;
}

function itemOf(node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(node)) return itemOf(node.type);
  if (ts.isArrayTypeNode(node))
    return ts.isParenthesizedTypeNode(node.elementType) ? node.elementType.type : node.elementType;
  return ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
}

/** The `T` of `keyof T`, through aliases and what type parameters must be. */
function keysBehind(pass: AnalysisContext, node: ts.TypeNode, depth: number): ts.TypeNode | undefined {
  const keys = keysOf(node);
  if (keys !== undefined || depth > 3 || !ts.isTypeReferenceNode(node)) return keys;
  const declaration = pass.compiler.declarationOf(node.typeName);
  if (declaration === undefined) return undefined;
  if (ts.isTypeParameterDeclaration(declaration))
    return declaration.constraint && keysBehind(pass, declaration.constraint, depth + 1);
  if (!ts.isTypeAliasDeclaration(declaration)) return undefined;
  return keysGiven(declaration, node) ?? keysBehind(pass, declaration.type, depth + 1);
}

/** `type Keys<T> = T extends unknown ? keyof T : never`: what a reference gives for `T`. */
function keysGiven(
  { type, typeParameters }: ts.TypeAliasDeclaration,
  { typeArguments }: ts.TypeReferenceNode,
): ts.TypeNode | undefined {
  const own = (node: ts.Node): ts.TypeNode | undefined => {
    const keys = ts.isTypeNode(node) ? keysOf(node) : undefined;
    const index = typeParameters?.findIndex(({ name }) => name.text === keys?.getText()) ?? -1;
    return typeArguments?.[index] ?? ts.forEachChild(node, own);
  };
  return own(type);
}

/** The members of a table whose keys are those of a type: `Record<keyof T, …>`, as it is declared. */
export function membersOfTable(pass: AnalysisContext, table: ts.Expression, name: string): readonly ts.Symbol[] {
  const declaration = ts.isIdentifier(table) ? pass.compiler.declarationOf(table) : undefined;
  const isTyped = declaration !== undefined && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  const node = isTyped ? declaration.type : declaredType(pass, table);
  return node === undefined ? [] : keysWithin(pass, node).flatMap((type) => pass.compiler.membersOf(type, name));
}

function keysWithin(pass: AnalysisContext, node: ts.TypeNode): readonly ts.Type[] {
  if (ts.isMappedTypeNode(node)) return keysOfNode(pass, node.typeParameter.constraint);
  if (!ts.isTypeReferenceNode(node)) return [];
  return (node.typeArguments ?? []).flatMap((argument) => [
    ...keysOfNode(pass, argument),
    ...keysWithin(pass, argument),
  ]);
}

function keysOfNode(pass: AnalysisContext, node: ts.TypeNode | undefined): readonly ts.Type[] {
  if (node === undefined) return [];
  const keys = keysBehind(pass, node, 0);
  return keys === undefined ? keyedByItemType(pass, node) : [pass.compiler.typeAt(keys)];
}

/** The types whose key a name is declared to be: the texts that it may be stand where those are asked for. */
export function keyedAsDeclared(pass: AnalysisContext, key: ts.Expression): readonly ts.Type[] {
  const declaration = ts.isIdentifier(key) ? pass.compiler.declarationOf(key) : undefined;
  const isTyped = declaration !== undefined && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  if (!isTyped) return [];
  return declaration.type === undefined ? keyedByItem(pass, declaration) : keysOfNode(pass, declaration.type);
}

interface Place {
  readonly text: string;
  readonly node: ts.Expression;
  readonly path: readonly Step[];
}

/** `class Own extends Base { fields = ['a'] as const }`, where `Base` has a list of keys. */
function keyedByInherited(pass: AnalysisContext, { text, node, path }: Place): readonly ts.Type[] {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent))
    return keyedByInherited(pass, { text, node: parent, path: ['item', ...path] });
  if (ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent))
    return keyedByInherited(pass, { text, node: parent, path });
  if (ts.isPropertyAssignment(parent))
    return keyedByInherited(pass, { text, node: parent.parent, path: [{ member: parent.name.getText() }, ...path] });
  if (!ts.isPropertyDeclaration(parent) || parent.type !== undefined || !ts.isClassLike(parent.parent)) return [];
  const inherited = (parent.parent.heritageClauses ?? []).flatMap(({ types }) => types);
  return inherited.flatMap((type) => {
    const held = pass.compiler.types.held(pass.compiler.typeAt(type), parent.name.getText());
    const asked = path.reduce<readonly ts.Type[]>(
      (types, step) => types.flatMap((one) => stepInto(pass, one, step)),
      held,
    );
    return [
      ...asked.flatMap(pass.compiler.types.keyed),
      ...(asked.some((one) => isText(one, text)) ? keyedWithin(pass, type, text) : []),
    ];
  });
}

function stepInto({ compiler: { types } }: AnalysisContext, type: ts.Type, step: Step): readonly ts.Type[] {
  return step === 'item' ? types.parts(type).flatMap((part) => types.item(part) ?? []) : types.held(type, step.member);
}

/**
 * `(typeof LIST)[number]`, under a name or not: the types whose keys the texts of the list must be where they stand.
 */
function keyedByItemType(pass: AnalysisContext, node: ts.TypeNode, depth = 0): readonly ts.Type[] {
  if (depth > 3) return [];
  if (ts.isParenthesizedTypeNode(node)) return keyedByItemType(pass, node.type, depth + 1);
  if (ts.isTypeReferenceNode(node)) {
    const declaration = pass.compiler.declarationOf(node.typeName);
    const isAlias = declaration !== undefined && ts.isTypeAliasDeclaration(declaration);
    return isAlias ? keyedByItemType(pass, declaration.type, depth + 1) : [];
  }
  if (!ts.isIndexedAccessTypeNode(node) || node.indexType.kind !== ts.SyntaxKind.NumberKeyword) return [];
  const list = ts.isParenthesizedTypeNode(node.objectType) ? node.objectType.type : node.objectType;
  return ts.isTypeQueryNode(list) ? keyedInConstant(pass, list.exprName) : [];
}

/** `LIST.map((key) => …)`, `for (const key of LIST)`: the same for what goes through the list. */
function keyedByItem(pass: AnalysisContext, declaration: ts.Declaration): readonly ts.Type[] {
  const list = sourceOf(declaration);
  return list !== undefined && ts.isIdentifier(list) ? keyedInConstant(pass, list) : [];
}

function keyedInConstant(pass: AnalysisContext, name: ts.EntityName): readonly ts.Type[] {
  const declaration = pass.compiler.declarationOf(name);
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  const list = isConstant && declaration.initializer !== undefined ? listIn(pass, declaration.initializer) : undefined;
  return list === undefined ? [] : itemsAsked(pass, list).flatMap(pass.compiler.types.keyed);
}

/** What the place of a list asks of its texts, and what a function declares that it is given. */
function itemsAsked(pass: AnalysisContext, list: ts.ArrayLiteralExpression): readonly ts.Type[] {
  const { compiler } = pass;
  const text = list.elements.find(ts.isStringLiteralLike);
  const wanted = text === undefined ? undefined : compiler.wantedType(text);
  const declared = argumentOf(pass, list)?.declared;
  const items = declared === undefined ? [] : compiler.types.parts(declared).map(compiler.types.item);
  return [wanted, ...items].filter((type) => type !== undefined);
}

/** The list itself, or the one that a function is given and gives back: `define(['a'])`. */
function listIn(pass: AnalysisContext, value: ts.Expression): ts.ArrayLiteralExpression | undefined {
  const plain = unwrapped(value);
  if (ts.isArrayLiteralExpression(plain)) return plain;
  const given = ts.isCallExpression(plain) ? plain.arguments.find(ts.isArrayLiteralExpression) : undefined;
  const argument = given && argumentOf(pass, given);
  return argument !== undefined && argument.function.result === argument.declared ? given : undefined;
}
