import ts from 'typescript';
import type { AnalysisContext } from '../checker/checker.ts';
import { contextualMembers } from './contextual-types.ts';
import { tableMembers } from './declared-keys.ts';
import {
  heritageMembers,
  originalMembers,
  signatureMembers,
  implementedMembers,
  membersOrGuarded,
} from './member-owners.ts';
import { membersNamedByKey } from './property-keys.ts';

/** Syntactic position of a member name. */
type MemberReferenceKind =
  | 'access'
  | 'element'
  | 'property'
  | 'shorthand'
  | 'method'
  | 'binding'
  | 'target'
  | 'index-type'
  | 'key'
  | 'in'
  | 'class'
  | 'condition'
  | 'parameter'
  | 'query'
  | 'attribute';

export interface MemberReference {
  readonly kind: MemberReferenceKind;
  readonly name: ts.Identifier | ts.StringLiteralLike;
  /** The members that it may refer to. */
  readonly members: readonly ts.Symbol[];
}

/** Returns the member reference of a name; `undefined` if the name is not that of a member. */
export function memberReference(context: AnalysisContext, name: MemberReference['name']): MemberReference | undefined {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name)
    return {
      kind: 'access',
      name,
      members: membersOrTableMembers(
        context,
        membersOrGuarded(context, symbolsAt(context, name), parent.expression, name),
        parent.expression,
      ),
    };
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === name && !ts.isIdentifier(name)) {
    const own = context.checker.membersOf(context.checker.typeAt(parent.expression), name.text);
    const members = membersOrGuarded(context, own, parent.expression, name);
    return { kind: 'element', name, members: membersOrTableMembers(context, members, parent.expression) };
  }
  if (ts.isBindingElement(parent)) return bindingReference(context, name, parent);
  if (ts.isQualifiedName(parent) && parent.right === name && ts.findAncestor(parent, ts.isTypeQueryNode))
    return { kind: 'query', name, members: symbolsAt(context, name) };
  return declarationReference(context, name) ?? (ts.isIdentifier(name) ? undefined : stringReference(context, name));
}

/** Handles names that are declared: members of a literal or a class, attributes. */
function declarationReference(context: AnalysisContext, name: MemberReference['name']): MemberReference | undefined {
  const { parent } = name;
  if ((ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) && parent.name === name)
    return literalReference(context, name, parent);
  if (ts.isJsxAttribute(parent) && parent.name === name)
    return { kind: 'attribute', name, members: attributeMembers(context, parent) };
  if (ts.isParameter(parent)) return parameterReference(context, name, parent);
  if (ts.isPropertySignature(parent) && parent.name === name) return conditionReference(context, name, parent);
  if (!ts.isClassElement(parent) || parent.name !== name) return undefined;
  if (ts.isObjectLiteralExpression(parent.parent))
    return { kind: 'method', name, members: contextualMembers(context, parent.parent, name.text) };
  return { kind: 'class', name, members: implementedMembers(context, parent, name.text) };
}

/**
 * Handles a member in the condition of a conditional type, or declared again beside `Omit`. Other declarations of the
 * caller are no references.
 */
function conditionReference(
  context: AnalysisContext,
  name: MemberReference['name'],
  signature: ts.PropertySignature,
): MemberReference | undefined {
  const members = signatureMembers(context, signature, name.text);
  return members.length === 0 ? undefined : { kind: 'condition', name, members };
}

/** `constructor(public a: string)`: a member, and a variable of the constructor. */
function parameterReference(
  context: AnalysisContext,
  name: MemberReference['name'],
  parameter: ts.ParameterDeclaration,
): MemberReference | undefined {
  const enclosing = parameter.parent;
  if (!ts.isParameterPropertyDeclaration(parameter, enclosing) || !ts.isClassLike(enclosing.parent)) return undefined;
  return { kind: 'parameter', name, members: heritageMembers(context, enclosing.parent, name.text) };
}

function attributeMembers(context: AnalysisContext, { name, parent }: ts.JsxAttribute): readonly ts.Symbol[] {
  const type = context.checker.contextualType(parent);
  return type === undefined ? [] : context.checker.membersOf(type, name.getText());
}

function symbolsAt(context: AnalysisContext, node: ts.Node): readonly ts.Symbol[] {
  const symbol = context.checker.symbolAt(node);
  return symbol === undefined ? [] : [symbol];
}

type LiteralMember = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

function literalReference(
  context: AnalysisContext,
  name: MemberReference['name'],
  member: LiteralMember,
): MemberReference {
  const shorthand = ts.isShorthandPropertyAssignment(member);
  if (isAssignmentPattern(member.parent)) {
    const read = ts.isIdentifier(name) ? context.checker.destructuredMember(name) : undefined;
    return { kind: 'target', name, members: read === undefined ? [] : [read] };
  }
  const found = contextualMembers(context, member.parent, name.text);
  return {
    kind: shorthand ? 'shorthand' : 'property',
    name,
    members: membersOrTableMembers(context, found, member.parent),
  };
}

/** Falls back to the written type for a member of a mapped type if the checker does not know its key owner. */
function membersOrTableMembers(
  context: AnalysisContext,
  members: readonly ts.Symbol[],
  table: ts.Expression,
): readonly ts.Symbol[] {
  const [member] = members;
  if (member === undefined || context.checker.mappedSource(member) === undefined) return members;
  if (originalMembers(context, members, member.name).some(({ declarations = [] }) => declarations.length > 0))
    return members;
  const found = tableMembers(context, table, member.name);
  return found.length > 0 ? found : members;
}

/** Tests whether a literal is a destructuring assignment target. */
function isAssignmentPattern(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isForOfStatement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isAssignmentPattern(parent.parent);
  if (ts.isArrayLiteralExpression(parent) || ts.isSpreadElement(parent)) return isAssignmentPattern(parent);
  return ts.isParenthesizedExpression(parent) && isAssignmentPattern(parent);
}

/** Returns the type that a destructuring assignment reads. */
function assignedType(context: AnalysisContext, { parent }: ts.ObjectLiteralExpression): ts.Type | undefined {
  if (ts.isBinaryExpression(parent)) return context.checker.typeAt(parent.right);
  return ts.isForOfStatement(parent)
    ? context.checker.types.itemType(context.checker.typeAt(parent.expression))
    : undefined;
}

function bindingReference(
  context: AnalysisContext,
  name: MemberReference['name'],
  element: ts.BindingElement,
): MemberReference | undefined {
  const isRead = element.propertyName === undefined ? element.name === name : element.propertyName === name;
  if (!isRead || !ts.isObjectBindingPattern(element.parent) || element.dotDotDotToken !== undefined) return undefined;
  const own = context.checker.membersOf(context.checker.typeAt(element.parent), name.text);
  const value = ts.isVariableDeclaration(element.parent.parent) ? element.parent.parent.initializer : undefined;
  const members =
    value === undefined ? own : membersOrTableMembers(context, membersOrGuarded(context, own, value, name), value);
  return { kind: 'binding', name, members };
}

/** Handles a string that names a member: in a type, as a key, or before `in`. */
function stringReference(context: AnalysisContext, name: ts.StringLiteralLike): MemberReference | undefined {
  const { parent } = name;
  if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent) && parent.parent.indexType === parent) {
    return {
      kind: 'index-type',
      name,
      members: context.checker.membersOf(context.checker.typeAt(parent.parent.objectType), name.text),
    };
  }
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword && parent.left === name) {
    const own = context.checker.membersOf(context.checker.typeAt(parent.right), name.text);
    return { kind: 'in', name, members: membersOrGuarded(context, own, parent.right, name) };
  }
  const literal = ts.isComputedPropertyName(parent) ? parent.parent.parent : undefined;
  const computed = literal === undefined ? [] : computedMembers(context, literal, name.text);
  const members = computed.length > 0 ? computed : membersNamedByKey(context, name);
  return members.length === 0 ? undefined : { kind: 'key', name, members };
}

/** `{ ['a']: v }`, in a literal or in a pattern. */
function computedMembers(context: AnalysisContext, enclosing: ts.Node, name: string): readonly ts.Symbol[] {
  if (ts.isObjectLiteralExpression(enclosing) && !isAssignmentPattern(enclosing))
    return contextualMembers(context, enclosing, name);
  const read = ts.isObjectLiteralExpression(enclosing) ? assignedType(context, enclosing) : undefined;
  const type = ts.isObjectBindingPattern(enclosing) ? context.checker.typeAt(enclosing) : read;
  return type === undefined ? [] : context.checker.membersOf(type, name);
}
