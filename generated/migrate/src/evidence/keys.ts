import ts from 'typescript-6';
import type { Pass } from '../rules/pass.ts';
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

/** `keyof T`, alone or beside something: the `T`. */
function keyedIn(constraint: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(constraint))
    return constraint.operator === ts.SyntaxKind.KeyOfKeyword ? constraint.type : undefined;
  return ts.isIntersectionTypeNode(constraint)
    ? constraint.types.map(keyedIn).find((found) => found !== undefined)
    : undefined;
}

function keyedByPlace(pass: Pass, name: ts.StringLiteralLike): readonly ts.Type[] {
  const compared = comparedWith(name);
  if (compared !== undefined) return typesBehindKeys(pass.compiler.typeAt(compared));
  const wanted = pass.compiler.wantedType(name);
  const behind = wanted === undefined ? [] : typesBehindKeys(wanted);
  return behind.length > 0 ? behind : [...keyedByCall(pass, name), ...typesReflected(pass, name)];
}

/** The types whose keys a union was made of: the checker keeps them beside the union. */
export function typesBehindKeys(type: ts.Type): readonly ts.Type[] {
  if ((type.flags & ts.TypeFlags.Index) !== 0 && 'type' in type) return isType(type.type) ? [type.type] : [];
  const origin = 'origin' in type && isType(type.origin) ? typesBehindKeys(type.origin) : [];
  if (origin.length > 0 || !type.isUnion()) return origin;
  return type.types
    .filter((part) => part.isUnion() || (part.flags & ts.TypeFlags.Index) !== 0)
    .flatMap(typesBehindKeys);
}

function isType(value: unknown): value is ts.Type {
  return typeof value === 'object' && value !== null && 'flags' in value;
}

/** `get(record, 'a')` where the function says `K extends keyof T`: the type of the argument that `T` is taken from. */
function keyedByCall(pass: Pass, name: ts.StringLiteralLike): readonly ts.Type[] {
  const call = name.parent;
  if (!ts.isCallExpression(call)) return [];
  const declaration = pass.compiler.signatureOf(call)?.declaration;
  if (declaration === undefined || ts.isJSDocSignature(declaration)) return [];
  const parameter = declaration.parameters[call.arguments.indexOf(name)] ?? declaration.parameters.at(-1);
  const stated = parameter?.type?.getText().replace(parameter.dotDotDotToken === undefined ? '' : /\[\]$/, '');
  const keys = declaration.typeParameters?.find((own) => own.name.text === stated)?.constraint;
  const keyed = keys === undefined ? undefined : keyedIn(keys);
  if (keyed === undefined) return [];
  const index = declaration.parameters.findIndex(({ type }) => type?.getText() === keyed.getText());
  const argument = call.arguments[index];
  return [pass.compiler.typeAt(argument ?? keyed)];
}

/** What a string is compared with: `key === 'a'`, `switch (key) { case 'a': … }`. */
function comparedWith(name: ts.StringLiteralLike): ts.Expression | undefined {
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
