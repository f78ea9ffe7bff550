import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { keyedByType } from './key-types.ts';

/**
 * `{ key: 'a' }` for a `Column<T, 'a'>`, `get<T, 'a'>('a')`: a text that the type written around it says too, as a key.
 */
export function keyedByStated(pass: Pass, name: ts.StringLiteralLike): readonly ts.Type[] {
  const wanted = pass.compiler.wantedType(name);
  if (wanted === undefined || !isText(wanted, name.text)) return [];
  return typesAround(name).flatMap((stated) => keyedWithin(pass, stated, name.text));
}

/** The types whose key a text is, by where it stands in a type. */
export function keyedWithin(pass: Pass, type: ts.Node, text: string): readonly ts.Type[] {
  const found: ts.Type[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text === text)
      found.push(...keyedByType(pass, node));
    ts.forEachChild(node, look);
  };
  look(type);
  return found;
}

/** Whether a type is this text and no other. */
export function isText(type: ts.Type, text: string): boolean {
  return type.isStringLiteral() && type.value === text;
}

/** The types that are written for the literal, or the call, that a text stands in. */
function typesAround({ parent }: ts.Node): readonly ts.TypeNode[] {
  const isWithin =
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  if (isWithin) return typesAround(parent);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.typeArguments ?? inherited(parent);
  const isTyped =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isSatisfiesExpression(parent);
  return isTyped && parent.type !== undefined ? [parent.type] : [];
}

/** `super('a')`: the type arguments of what the class extends. */
function inherited({ expression }: ts.CallExpression | ts.NewExpression): readonly ts.TypeNode[] {
  const around =
    expression.kind === ts.SyntaxKind.SuperKeyword ? ts.findAncestor(expression, ts.isClassLike) : undefined;
  const above = around?.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  return above?.types.flatMap(({ typeArguments = [] }) => [...typeArguments]) ?? [];
}
