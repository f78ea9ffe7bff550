import ts from 'typescript-6';
import { readBy } from '../compiler/mapped.ts';
import type { Pass } from '../rules/pass.ts';
import { referencesTo } from './literal-aliases.ts';

/** `Pick<T, 'a' | 'b'>`: the type whose keys are meant. */
export function keyedByType(pass: Pass, literal: ts.LiteralTypeNode): readonly ts.Type[] {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (!ts.isTypeAliasDeclaration(argument.parent)) return keyedByArgument(pass, argument);
  return referencesTo(pass, argument.parent).flatMap((reference) => keyedByArgument(pass, withUnion(reference)));
}

function withUnion(node: ts.TypeNode): ts.TypeNode {
  return ts.isUnionTypeNode(node.parent) ? node.parent : node;
}

function keyedByArgument(pass: Pass, argument: ts.TypeNode): readonly ts.Type[] {
  const reference = argument.parent;
  if (ts.isConditionalTypeNode(reference) && reference.extendsType === argument)
    return pass.compiler.types.keyed(pass.compiler.typeAt(reference.checkType));
  if (ts.isTypeParameterDeclaration(reference)) return keyedByParameter(pass, reference);
  if (!ts.isTypeReferenceNode(reference) && !ts.isExpressionWithTypeArguments(reference)) return [];
  const [first] = reference.typeArguments ?? [];
  if (first === undefined || first === argument) return [];
  const isKeys = ts.isTypeOperatorNode(first) && first.operator === ts.SyntaxKind.KeyOfKeyword;
  if (isKeys) return [pass.compiler.typeAt(first.type)];
  return isKeyParameter(pass, reference, argument) ? [pass.compiler.typeAt(first)] : [];
}

/** `K extends keyof T = 'a'`, `{ [K in 'a']: T[K] }`. */
function keyedByParameter(pass: Pass, parameter: ts.TypeParameterDeclaration): readonly ts.Type[] {
  if (ts.isMappedTypeNode(parameter.parent)) return readBy(pass.compiler.typeAt, parameter.parent);
  return parameter.constraint === undefined
    ? []
    : pass.compiler.types.keyed(pass.compiler.typeAt(parameter.constraint));
}

/** Whether an argument of a type is one of the keys of its first: as in `Pick`, `Omit` and what is declared like them. */
function isKeyParameter(pass: Pass, reference: ts.NodeWithTypeArguments, argument: ts.TypeNode): boolean {
  const name = ts.isTypeReferenceNode(reference)
    ? reference.typeName
    : ts.isExpressionWithTypeArguments(reference)
      ? reference.expression
      : reference;
  const declaration = pass.compiler.symbolAt(name)?.declarations?.[0];
  if (declaration === undefined || !ts.isTypeAliasDeclaration(declaration)) return false;
  const index = reference.typeArguments?.indexOf(argument) ?? -1;
  const constraint = declaration.typeParameters?.[index]?.constraint;
  if (
    constraint === undefined ||
    !ts.isTypeOperatorNode(constraint) ||
    constraint.operator !== ts.SyntaxKind.KeyOfKeyword
  )
    return false;
  const isFirst = constraint.type.getText() === declaration.typeParameters?.[0]?.name.text;
  return isFirst || declaration.name.text === 'Omit';
}
