import ts from 'typescript';
import type { AnalysisContext } from '../checker/checker.ts';
import { indexedObjects, keyofOperand } from '../checker/type-reader.ts';
import { descendants, identifiersNamed } from './traversal.ts';
import { calleeOf } from './syntax.ts';

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
  return 'expression' in reference ? calleeOf(reference as ts.CallExpression) : reference;
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

/** Returns the references to a type alias in its own file. */
function aliasReferences(context: AnalysisContext, alias: ts.TypeAliasDeclaration): readonly ts.TypeReferenceNode[] {
  const file = alias.getSourceFile();
  return identifiersNamed(file, alias.name.text).flatMap(({ parent }) =>
    ts.isTypeReferenceNode(parent) && context.checker.declarationOf(parent.typeName) === alias ? [parent] : [],
  );
}

/** Returns the literals with this value in the aliases that a type is known by. */
export function aliasLiterals(context: AnalysisContext, type: ts.Type, text: string): readonly ts.LiteralTypeNode[] {
  const { types } = context.checker;
  const created = types.unionOrigin(type);
  const candidates = [
    type,
    types.constraint(type),
    created,
    ...(created === undefined ? [] : types.unionParts(created)),
  ];
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

/** Returns the types that a string is a key of inside a type. */
export function keyOwnersInType(context: AnalysisContext, type: ts.Node, text: string): readonly ts.Type[] {
  return descendants(type).flatMap((node) =>
    ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text === text
      ? keyTypeOwners(context, node)
      : [],
  );
}

/** Tests whether a type is exactly this string. */
export function isStringLiteralType(type: ts.Type, text: string): boolean {
  return type.isStringLiteral() && type.value === text;
}

/**
 * Returns the types whose keys a type stands for, also through aliases: `T` of `Column<T>` where `type Column<T> = { [K
 * in keyof T]: { key: K } }[keyof T]`.
 */
export function keyofOwners(context: AnalysisContext, type: ts.TypeNode): readonly ts.Type[] {
  return ownersInTemplates(context, type, { inTemplate: true, depth: 0, bound: new Map() });
}

/** Returns the types whose keys occur in the template literal types of a type, such as `get${Capitalize<keyof T>}`. */
export function templateOwners(context: AnalysisContext, type: ts.TypeNode): readonly ts.Type[] {
  return ownersInTemplates(context, type, { inTemplate: false, depth: 0, bound: new Map() });
}

interface TemplateVisit {
  readonly inTemplate: boolean;
  /** Number of aliases and constraints on the way. */
  readonly depth: number;
  /** Types given for the type parameters of the aliases on the way. */
  readonly bound: ReadonlyMap<ts.Declaration, ts.Type>;
}

function ownersInTemplates(context: AnalysisContext, node: ts.Node, visit: TemplateVisit): readonly ts.Type[] {
  const keys = visit.inTemplate && ts.isTypeNode(node) ? keyofOperand(node) : undefined;
  const found = keys === undefined ? [] : [boundType(context, keys, visit)];
  const inTemplate = visit.inTemplate || ts.isTemplateLiteralTypeNode(node);
  ts.forEachChild(node, (child) => {
    found.push(...ownersInTemplates(context, child, { ...visit, inTemplate }));
  });
  const behind = visit.depth > 4 ? undefined : referencedType(context, node);
  const next = { inTemplate, depth: visit.depth + 1, bound: boundParameters(context, node, visit) };
  return behind === undefined ? found : [...found, ...ownersInTemplates(context, behind, next)];
}

/** Returns the type of a node, or the one given for it if it is a type parameter of an alias. */
function boundType({ checker }: AnalysisContext, node: ts.TypeNode, { bound }: TemplateVisit): ts.Type {
  const declaration = ts.isTypeReferenceNode(node) ? checker.declarationOf(node.typeName) : undefined;
  return (declaration === undefined ? undefined : bound.get(declaration)) ?? checker.typeAt(node);
}

/** Adds the type arguments that a reference gives an alias. */
function boundParameters(context: AnalysisContext, node: ts.Node, visit: TemplateVisit): TemplateVisit['bound'] {
  const alias = ts.isTypeReferenceNode(node) ? context.checker.declarationOf(node.typeName) : undefined;
  if (alias === undefined || !ts.isTypeReferenceNode(node) || !ts.isTypeAliasDeclaration(alias)) return visit.bound;
  const pairs = (alias.typeParameters ?? []).flatMap((parameter, index) => {
    const argument = node.typeArguments?.[index];
    return argument === undefined ? [] : [[parameter, boundType(context, argument, visit)] as const];
  });
  return new Map([...visit.bound, ...pairs]);
}

/** Returns the type that an alias stands for, or the constraint of a type parameter. */
function referencedType({ checker }: AnalysisContext, node: ts.Node): ts.TypeNode | undefined {
  const declaration = ts.isTypeReferenceNode(node) ? checker.declarationOf(node.typeName) : undefined;
  if (declaration === undefined) return undefined;
  if (ts.isTypeAliasDeclaration(declaration)) return declaration.type;
  return ts.isTypeParameterDeclaration(declaration) ? declaration.constraint : undefined;
}
