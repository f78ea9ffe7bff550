import ts from 'typescript';
import { keyofOperand, indexedObjects } from '../checker/mapped-types.ts';
import type { AnalysisContext } from './context.ts';

/** Returns the types that a literal type is a key of, such as in `Pick<T, 'a' | 'b'>`. */
export function keyTypeOwners(context: AnalysisContext, literal: ts.LiteralTypeNode): readonly ts.Type[] {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (!ts.isTypeAliasDeclaration(argument.parent)) return ownersByTypeArgument(context, argument);
  return aliasReferences(context, argument.parent).flatMap((reference) =>
    ownersByTypeArgument(context, withUnion(reference)),
  );
}

function withUnion(node: ts.TypeNode): ts.TypeNode {
  return ts.isUnionTypeNode(node.parent) ? node.parent : node;
}

function ownersByTypeArgument(context: AnalysisContext, argument: ts.TypeNode): readonly ts.Type[] {
  const reference = argument.parent;
  if (ts.isConditionalTypeNode(reference) && reference.extendsType === argument)
    return context.checker.types.keyOwners(context.checker.typeAt(reference.checkType));
  if (ts.isTypeParameterDeclaration(reference)) return ownersByTypeParameter(context, reference);
  if (!takesArguments(reference)) return [];
  const [first] = reference.typeArguments ?? [];
  const isKeys = first !== undefined && ts.isTypeOperatorNode(first) && first.operator === ts.SyntaxKind.KeyOfKeyword;
  if (isKeys) return [context.checker.typeAt(first.type)];
  return typeParametersOf(context, reference)
    .flatMap((parameters) => requiredOwners(parameters, reference, argument))
    .map(context.checker.typeAt);
}

/** `K extends keyof T = 'a'`, `{ [K in 'a']: T[K] }`. */
function ownersByTypeParameter(context: AnalysisContext, parameter: ts.TypeParameterDeclaration): readonly ts.Type[] {
  if (ts.isMappedTypeNode(parameter.parent)) return indexedObjects(context.checker.typeAt, parameter.parent);
  return parameter.constraint === undefined
    ? []
    : context.checker.types.keyOwners(context.checker.typeAt(parameter.constraint));
}

type GenericReference = ts.NodeWithTypeArguments | ts.CallExpression | ts.NewExpression;

function takesArguments(node: ts.Node): node is GenericReference {
  return (
    ts.isTypeReferenceNode(node) ||
    ts.isExpressionWithTypeArguments(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node)
  );
}

type TypeParameters = readonly ts.TypeParameterDeclaration[];

/** Returns the type parameters of a type, of a class, or of each overload of a function. */
function typeParametersOf(context: AnalysisContext, reference: GenericReference): readonly TypeParameters[] {
  const declaration = context.checker.declarationOf(nameOf(reference));
  if (declaration === undefined) return [];
  if (ts.isVariableDeclaration(declaration)) return typeParametersIn(declaration.initializer);
  const name = ts.getNameOfDeclaration(declaration);
  const all = (name && context.checker.symbolAt(name)?.declarations) ?? [declaration];
  return all.flatMap(typeParametersIn);
}

function nameOf(reference: GenericReference): ts.Node {
  if (ts.isTypeReferenceNode(reference)) return reference.typeName;
  if (!('expression' in reference)) return reference;
  const { expression } = reference as ts.CallExpression;
  return ts.isPropertyAccessExpression(expression) ? expression.name : expression;
}

function typeParametersIn(node: ts.Node | undefined): readonly TypeParameters[] {
  const isGeneric =
    node !== undefined &&
    (ts.isFunctionLike(node) ||
      ts.isClassLike(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node));
  return isGeneric && node.typeParameters !== undefined ? [node.typeParameters] : [];
}

/**
 * Returns the type that an argument must be a key of: another argument, as in `Pick`, or a type that the declaration
 * names.
 */
function requiredOwners(
  parameters: TypeParameters,
  { typeArguments = ts.factory.createNodeArray() }: GenericReference,
  argument: ts.TypeNode,
): readonly ts.TypeNode[] {
  const parameter = parameters[typeArguments.indexOf(argument)];
  const keys = parameter?.constraint === undefined ? undefined : keyofOperand(parameter.constraint);
  if (parameter === undefined || keys === undefined) return [];
  const isOmit = ts.isTypeAliasDeclaration(parameter.parent) && parameter.parent.name.text === 'Omit';
  const owner = isOmit ? 0 : parameters.findIndex(({ name }) => name.text === keys.getText());
  return [typeArguments[owner] ?? keys];
}

const referencesByFile = new WeakMap<ts.SourceFile, ReadonlyMap<string, readonly ts.TypeReferenceNode[]>>();

/** Returns the references to a type alias in its own file. */
function aliasReferences(context: AnalysisContext, alias: ts.TypeAliasDeclaration): readonly ts.TypeReferenceNode[] {
  const file = alias.getSourceFile();
  const all = referencesByFile.get(file) ?? referencesIn(file);
  referencesByFile.set(file, all);
  const named = all.get(alias.name.text) ?? [];
  return named.filter(({ typeName }) => context.checker.declarationOf(typeName) === alias);
}

function referencesIn(file: ts.SourceFile): ReadonlyMap<string, readonly ts.TypeReferenceNode[]> {
  const found = new Map<string, ts.TypeReferenceNode[]>();
  const look = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
      found.set(node.typeName.text, [...(found.get(node.typeName.text) ?? []), node]);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** Returns the literals with this value in the aliases that a type is known by. */
export function aliasLiterals(context: AnalysisContext, type: ts.Type, text: string): readonly ts.LiteralTypeNode[] {
  const { types } = context.checker;
  const made = types.unionOrigin(type);
  const candidates = [type, types.constraint(type), made, ...(made === undefined ? [] : types.unionParts(made))];
  return candidates.flatMap((one) => {
    const declaration = one === undefined ? undefined : types.aliasDeclaration(one);
    return declaration === undefined ? [] : literalsIn(declaration, text);
  });
}

function literalsIn({ type }: ts.TypeAliasDeclaration, text: string): readonly ts.LiteralTypeNode[] {
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  return parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) && part.literal.text === text ? [part] : [],
  );
}

/**
 * Returns the types that a string is a key of because the enclosing type states the key as well: `{ key: 'a' }` for
 * `Column<T, 'a'>`, `get<T, 'a'>('a')`.
 */
export function ownersByStatedKey(context: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const wanted = context.checker.contextualType(name);
  if (wanted === undefined || !isStringLiteralType(wanted, name.text)) return [];
  return enclosingTypeNodes(name).flatMap((stated) => keyOwnersInType(context, stated, name.text));
}

/** Returns the types that a string is a key of inside a type. */
export function keyOwnersInType(context: AnalysisContext, type: ts.Node, text: string): readonly ts.Type[] {
  const found: ts.Type[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text === text)
      found.push(...keyTypeOwners(context, node));
    ts.forEachChild(node, look);
  };
  look(type);
  return found;
}

/** Reports whether a type is exactly this string. */
export function isStringLiteralType(type: ts.Type, text: string): boolean {
  return type.isStringLiteral() && type.value === text;
}

/** Returns the type annotations of the enclosing literal or call. */
function enclosingTypeNodes({ parent }: ts.Node): readonly ts.TypeNode[] {
  const isWithin =
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  if (isWithin) return enclosingTypeNodes(parent);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.typeArguments ?? superTypeArguments(parent);
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
  const around =
    expression.kind === ts.SyntaxKind.SuperKeyword ? ts.findAncestor(expression, ts.isClassLike) : undefined;
  const above = around?.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  return above?.types.flatMap(({ typeArguments = [] }) => [...typeArguments]) ?? [];
}
