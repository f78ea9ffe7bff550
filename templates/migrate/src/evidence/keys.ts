import ts from 'typescript-6';
import type { Pass } from '../rules/pass.ts';
import { argumentOf, boundBy } from './generics.ts';
import { typesReflected } from './reflected.ts';

/** The members that a string names as a key: in `Pick<T, 'a'>`, where `keyof T` is asked for, and in calls that take both. */
export function membersByKey(pass: Pass, name: ts.StringLiteralLike): readonly ts.Symbol[] {
  const { parent } = name;
  const types = ts.isLiteralTypeNode(parent) ? keyedByType(pass, parent) : keyedByPlace(pass, name);
  return types.flatMap((type) => pass.compiler.membersOf(type, name.text));
}

/** `Pick<T, 'a' | 'b'>`: the type whose keys are meant. */
function keyedByType(pass: Pass, literal: ts.LiteralTypeNode): readonly ts.Type[] {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  const reference = argument.parent;
  if (ts.isConditionalTypeNode(reference) && reference.extendsType === argument)
    return pass.compiler.types.keyed(pass.compiler.typeAt(reference.checkType));
  if (ts.isTypeParameterDeclaration(reference) && reference.constraint !== undefined)
    return pass.compiler.types.keyed(pass.compiler.typeAt(reference.constraint));
  if (!ts.isTypeReferenceNode(reference) && !ts.isExpressionWithTypeArguments(reference)) return [];
  const [first] = reference.typeArguments ?? [];
  if (first === undefined || first === argument) return [];
  const isKeys = ts.isTypeOperatorNode(first) && first.operator === ts.SyntaxKind.KeyOfKeyword;
  if (isKeys) return [pass.compiler.typeAt(first.type)];
  return isKeyParameter(pass, reference, argument) ? [pass.compiler.typeAt(first)] : [];
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

function keyedByPlace(pass: Pass, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { types } = pass.compiler;
  const compared = comparedWith(name);
  if (compared !== undefined) return types.keyed(pass.compiler.typeAt(compared));
  const wanted = pass.compiler.wantedType(name);
  const behind = wanted === undefined ? [] : types.keyed(wanted);
  return behind.length > 0 ? behind : [...keyedByCall(pass, name), ...typesReflected(pass, name)];
}

/** `get(record, 'a')` where the function says `K extends keyof T`: the type of the argument that `T` is taken from. */
function keyedByCall(pass: Pass, name: ts.StringLiteralLike): readonly ts.Type[] {
  const { types } = pass.compiler;
  const isListed = ts.isArrayLiteralExpression(name.parent);
  const argument = argumentOf(pass, isListed ? name.parent : name);
  if (argument === undefined) return [];
  const asked = types.parts(argument.declared).flatMap((part) => [part, ...(isListed ? itemsOf(pass, part) : [])]);
  const keyed = asked.flatMap(types.keyed);
  return keyed.map((type) => boundBy(pass, argument, type) ?? type);
}

function itemsOf(pass: Pass, type: ts.Type): readonly ts.Type[] {
  const item = pass.compiler.types.item(type);
  return item === undefined ? [] : [item];
}

/** What a string is compared with: `key === 'a'`, `switch (key) { case 'a': … }`. */
export function comparedWith(name: ts.StringLiteralLike): ts.Expression | undefined {
  const { parent } = name;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent)) return undefined;
  const kinds = [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
  ];
  if (!kinds.includes(parent.operatorToken.kind)) return undefined;
  return parent.left === name ? parent.right : parent.left;
}
