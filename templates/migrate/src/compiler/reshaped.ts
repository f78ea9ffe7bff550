import ts from 'typescript';
import { isType, keptBeside } from './kept.ts';
import { mappedNode } from './mapped.ts';

/**
 * Whether a mapped type makes something else of a member: a text of what stands there, a function that reads it. Where
 * it is `T[K]`, as it is, under a condition or in a mapped type like it, what holds for the member holds for this one.
 */
export function isReshaped(member: ts.Symbol): boolean {
  const { mappedType, syntheticOrigin } = keptBeside(member);
  if (!isType(mappedType)) return false;
  const declaration = mappedNode(mappedType);
  if (declaration?.type === undefined) return false;
  const isHere = !keeps(declaration.type, declaration.typeParameter.name.text);
  return isHere || (isSymbol(syntheticOrigin) && isReshaped(syntheticOrigin));
}

const TRANSPARENT = /^(?:NonNullable|Exclude|Extract|Readonly|Partial|Required)$/;

function keeps(node: ts.TypeNode, key: string): boolean {
  if (ts.isIndexedAccessTypeNode(node)) return node.indexType.getText() === key;
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return node.types.some((part) => keeps(part, key));
  if (ts.isParenthesizedTypeNode(node)) return keeps(node.type, key);
  if (ts.isConditionalTypeNode(node)) return keeps(node.trueType, key) || keeps(node.falseType, key);
  if (!ts.isTypeReferenceNode(node)) return false;
  const around = ts.findAncestor(node, ts.isTypeAliasDeclaration)?.name.text;
  const name = node.typeName.getText();
  const isLike = name === around || TRANSPARENT.test(name);
  return isLike && node.typeArguments?.some((argument) => keeps(argument, key)) === true;
}

function isSymbol(value: unknown): value is ts.Symbol {
  return typeof value === 'object' && value !== null && 'escapedName' in value;
}
