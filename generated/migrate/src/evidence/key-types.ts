import ts from 'typescript';
import { keysOf, readBy } from '../compiler/mapped.ts';
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
  if (!takesArguments(reference)) return [];
  const [first] = reference.typeArguments ?? [];
  const isKeys = first !== undefined && ts.isTypeOperatorNode(first) && first.operator === ts.SyntaxKind.KeyOfKeyword;
  if (isKeys) return [pass.compiler.typeAt(first.type)];
  return parametersOf(pass, reference)
    .flatMap((parameters) => keysAsked(parameters, reference, argument))
    .map(pass.compiler.typeAt);
}

/** `K extends keyof T = 'a'`, `{ [K in 'a']: T[K] }`. */
function keyedByParameter(pass: Pass, parameter: ts.TypeParameterDeclaration): readonly ts.Type[] {
  if (ts.isMappedTypeNode(parameter.parent)) return readBy(pass.compiler.typeAt, parameter.parent);
  return parameter.constraint === undefined
    ? []
    : pass.compiler.types.keyed(pass.compiler.typeAt(parameter.constraint));
}

type Reference = ts.NodeWithTypeArguments | ts.CallExpression | ts.NewExpression;

function takesArguments(node: ts.Node): node is Reference {
  return (
    ts.isTypeReferenceNode(node) ||
    ts.isExpressionWithTypeArguments(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node)
  );
}

type Parameters = readonly ts.TypeParameterDeclaration[];

/** The type parameters of what is given arguments: of a type, a class, and of each overload of a function. */
function parametersOf(pass: Pass, reference: Reference): readonly Parameters[] {
  const declaration = pass.compiler.declarationOf(nameOf(reference));
  if (declaration === undefined) return [];
  if (ts.isVariableDeclaration(declaration)) return genericsOf(declaration.initializer);
  const name = ts.getNameOfDeclaration(declaration);
  const all = (name && pass.compiler.symbolAt(name)?.declarations) ?? [declaration];
  return all.flatMap(genericsOf);
}

function nameOf(reference: Reference): ts.Node {
  if (ts.isTypeReferenceNode(reference)) return reference.typeName;
  if (!('expression' in reference)) return reference;
  const { expression } = reference as ts.CallExpression;
  return ts.isPropertyAccessExpression(expression) ? expression.name : expression;
}

function genericsOf(node: ts.Node | undefined): readonly Parameters[] {
  const isGeneric =
    node !== undefined &&
    (ts.isFunctionLike(node) ||
      ts.isClassLike(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node));
  return isGeneric && node.typeParameters !== undefined ? [node.typeParameters] : [];
}

/**
 * The type that an argument must be a key of: another argument, as for `Pick` and what is declared like it, or one that
 * the declaration names.
 */
function keysAsked(
  parameters: Parameters,
  { typeArguments = ts.factory.createNodeArray() }: Reference,
  argument: ts.TypeNode,
): readonly ts.TypeNode[] {
  const parameter = parameters[typeArguments.indexOf(argument)];
  const keys = parameter?.constraint === undefined ? undefined : keysOf(parameter.constraint);
  if (parameter === undefined || keys === undefined) return [];
  const isOmit = ts.isTypeAliasDeclaration(parameter.parent) && parameter.parent.name.text === 'Omit';
  const owner = isOmit ? 0 : parameters.findIndex(({ name }) => name.text === keys.getText());
  return [typeArguments[owner] ?? keys];
}
