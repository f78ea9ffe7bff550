import ts from 'typescript';
import { keysOf, readBy } from '../checker/mapped-types.ts';
import type { AnalysisContext } from './context.ts';

/** `Pick<T, 'a' | 'b'>`: the type whose keys are meant. */
export function keyedByType(pass: AnalysisContext, literal: ts.LiteralTypeNode): readonly ts.Type[] {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (!ts.isTypeAliasDeclaration(argument.parent)) return keyedByArgument(pass, argument);
  return referencesTo(pass, argument.parent).flatMap((reference) => keyedByArgument(pass, withUnion(reference)));
}

function withUnion(node: ts.TypeNode): ts.TypeNode {
  return ts.isUnionTypeNode(node.parent) ? node.parent : node;
}

function keyedByArgument(pass: AnalysisContext, argument: ts.TypeNode): readonly ts.Type[] {
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
function keyedByParameter(pass: AnalysisContext, parameter: ts.TypeParameterDeclaration): readonly ts.Type[] {
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
function parametersOf(pass: AnalysisContext, reference: Reference): readonly Parameters[] {
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

const known = new WeakMap<ts.SourceFile, ReadonlyMap<string, readonly ts.TypeReferenceNode[]>>();

/** Where the file that declares a type names it. */
function referencesTo(pass: AnalysisContext, alias: ts.TypeAliasDeclaration): readonly ts.TypeReferenceNode[] {
  const file = alias.getSourceFile();
  const all = known.get(file) ?? referencesIn(file);
  known.set(file, all);
  const named = all.get(alias.name.text) ?? [];
  return named.filter(({ typeName }) => pass.compiler.declarationOf(typeName) === alias);
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

/** The literals of this text in the aliases of the caller's that a type goes by. */
export function aliased(pass: AnalysisContext, type: ts.Type, text: string): readonly ts.LiteralTypeNode[] {
  const { types } = pass.compiler;
  const made = types.origin(type);
  const candidates = [type, types.constraint(type), made, ...(made === undefined ? [] : types.parts(made))];
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
 * `{ key: 'a' }` for a `Column<T, 'a'>`, `get<T, 'a'>('a')`: a text that the type written around it says too, as a key.
 */
export function keyedByStated(pass: AnalysisContext, name: ts.StringLiteralLike): readonly ts.Type[] {
  const wanted = pass.compiler.wantedType(name);
  if (wanted === undefined || !isText(wanted, name.text)) return [];
  return typesAround(name).flatMap((stated) => keyedWithin(pass, stated, name.text));
}

/** The types whose key a text is, by where it stands in a type. */
export function keyedWithin(pass: AnalysisContext, type: ts.Node, text: string): readonly ts.Type[] {
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
