import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { argumentOf } from './generics.ts';
import { sourceOf } from './key-sources.ts';
import { unwrapped } from './unwrapped.ts';

/**
 * `(typeof LIST)[number]`, under a name or not: the types whose keys the texts of the list must be where they stand.
 */
export function keyedByItemType(pass: Pass, node: ts.TypeNode, depth = 0): readonly ts.Type[] {
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
export function keyedByItem(pass: Pass, declaration: ts.Declaration): readonly ts.Type[] {
  const list = sourceOf(declaration);
  return list !== undefined && ts.isIdentifier(list) ? keyedInConstant(pass, list) : [];
}

function keyedInConstant(pass: Pass, name: ts.EntityName): readonly ts.Type[] {
  const declaration = pass.compiler.declarationOf(name);
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  const list = isConstant && declaration.initializer !== undefined ? listIn(pass, declaration.initializer) : undefined;
  return list === undefined ? [] : itemsAsked(pass, list).flatMap(pass.compiler.types.keyed);
}

/** What the place of a list asks of its texts, and what a function declares that it is given. */
function itemsAsked(pass: Pass, list: ts.ArrayLiteralExpression): readonly ts.Type[] {
  const { compiler } = pass;
  const text = list.elements.find(ts.isStringLiteralLike);
  const wanted = text === undefined ? undefined : compiler.wantedType(text);
  const declared = argumentOf(pass, list)?.declared;
  const items = declared === undefined ? [] : compiler.types.parts(declared).map(compiler.types.item);
  return [wanted, ...items].filter((type) => type !== undefined);
}

/** The list itself, or the one that a function is given and gives back: `define(['a'])`. */
function listIn(pass: Pass, value: ts.Expression): ts.ArrayLiteralExpression | undefined {
  const plain = unwrapped(value);
  if (ts.isArrayLiteralExpression(plain)) return plain;
  const given = ts.isCallExpression(plain) ? plain.arguments.find(ts.isArrayLiteralExpression) : undefined;
  const argument = given && argumentOf(pass, given);
  return argument !== undefined && argument.function.result === argument.declared ? given : undefined;
}
