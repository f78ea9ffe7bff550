import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { wanted } from './contextual-types.ts';
import { membersOfTable } from './declared-keys.ts';
import { membersAsked, membersBehind, membersHeldAgainst, membersImplemented } from './member-owners.ts';
import { membersByKey } from './property-keys.ts';
import { orGuarded } from './type-guards.ts';

/** Where a name stands as that of a member, and how. */
type SiteKind =
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

export interface Site {
  readonly kind: SiteKind;
  /** The identifier, or the string. */
  readonly name: ts.Identifier | ts.StringLiteralLike;
  /** The members that it may stand for. */
  readonly members: readonly ts.Symbol[];
}

/** The site of a name; nothing where it is not one of a member. */
export function siteOf(pass: AnalysisContext, name: Site['name']): Site | undefined {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name)
    return {
      kind: 'access',
      name,
      members: orOfTable(pass, orGuarded(pass, at(pass, name), { value: parent.expression, name }), parent.expression),
    };
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === name && !ts.isIdentifier(name)) {
    const own = pass.compiler.membersOf(pass.compiler.typeAt(parent.expression), name.text);
    const members = orGuarded(pass, own, { value: parent.expression, name });
    return { kind: 'element', name, members: orOfTable(pass, members, parent.expression) };
  }
  if (ts.isBindingElement(parent)) return bindingSite(pass, name, parent);
  if (ts.isQualifiedName(parent) && parent.right === name && ts.findAncestor(parent, ts.isTypeQueryNode))
    return { kind: 'query', name, members: at(pass, name) };
  return declaredSite(pass, name) ?? (ts.isIdentifier(name) ? undefined : textSite(pass, name));
}

/** A name that something is given: a member of a literal, of a class, an attribute. */
function declaredSite(pass: AnalysisContext, name: Site['name']): Site | undefined {
  const { parent } = name;
  if ((ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) && parent.name === name)
    return literalSite(pass, name, parent);
  if (ts.isJsxAttribute(parent) && parent.name === name)
    return { kind: 'attribute', name, members: attributeMembers(pass, parent) };
  if (ts.isParameter(parent)) return parameterSite(pass, name, parent);
  if (ts.isPropertySignature(parent) && parent.name === name) return signatureSite(pass, name, parent);
  if (!ts.isClassElement(parent) || parent.name !== name) return undefined;
  if (ts.isObjectLiteralExpression(parent.parent))
    return { kind: 'method', name, members: wanted(pass, parent.parent, name.text) };
  return { kind: 'class', name, members: membersImplemented(pass, parent, name.text) };
}

/** A member that a condition of a type asks for; any other declaration of the caller's is no site. */
function signatureSite(pass: AnalysisContext, name: Site['name'], signature: ts.PropertySignature): Site | undefined {
  const members = membersHeldAgainst(pass, signature, name.text);
  return members.length === 0 ? undefined : { kind: 'condition', name, members };
}

/** `constructor(public a: string)`: a member, and a variable of the constructor. */
function parameterSite(
  pass: AnalysisContext,
  name: Site['name'],
  parameter: ts.ParameterDeclaration,
): Site | undefined {
  const around = parameter.parent;
  if (!ts.isParameterPropertyDeclaration(parameter, around) || !ts.isClassLike(around.parent)) return undefined;
  return { kind: 'parameter', name, members: membersAsked(pass, around.parent, name.text) };
}

function attributeMembers(pass: AnalysisContext, { name, parent }: ts.JsxAttribute): readonly ts.Symbol[] {
  const type = pass.compiler.wantedType(parent);
  return type === undefined ? [] : pass.compiler.membersOf(type, name.getText());
}

function at(pass: AnalysisContext, node: ts.Node): readonly ts.Symbol[] {
  const symbol = pass.compiler.symbolAt(node);
  return symbol === undefined ? [] : [symbol];
}

type LiteralMember = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

function literalSite(pass: AnalysisContext, name: Site['name'], member: LiteralMember): Site {
  const shorthand = ts.isShorthandPropertyAssignment(member);
  if (isTarget(member.parent)) {
    const read = ts.isIdentifier(name) ? pass.compiler.readMember(name) : undefined;
    return { kind: 'target', name, members: read === undefined ? [] : [read] };
  }
  const asked = wanted(pass, member.parent, name.text);
  return { kind: shorthand ? 'shorthand' : 'property', name, members: orOfTable(pass, asked, member.parent) };
}

/**
 * A member that a mapped type made, where the types do not say whose keys it goes through, but the declaration does.
 */
function orOfTable(pass: AnalysisContext, members: readonly ts.Symbol[], table: ts.Expression): readonly ts.Symbol[] {
  const [member] = members;
  if (member === undefined || pass.compiler.mapped(member) === undefined) return members;
  if (membersBehind(pass, members, member.name).some(({ declarations = [] }) => declarations.length > 0))
    return members;
  const found = membersOfTable(pass, table, member.name);
  return found.length > 0 ? found : members;
}

/** Whether a literal is the left side of an assignment: a pattern. */
function isTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isForOfStatement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isTarget(parent.parent);
  if (ts.isArrayLiteralExpression(parent) || ts.isSpreadElement(parent)) return isTarget(parent);
  return ts.isParenthesizedExpression(parent) && isTarget(parent);
}

/** What a pattern on the left of an assignment takes apart. */
function writtenFrom(pass: AnalysisContext, { parent }: ts.ObjectLiteralExpression): ts.Type | undefined {
  if (ts.isBinaryExpression(parent)) return pass.compiler.typeAt(parent.right);
  return ts.isForOfStatement(parent) ? pass.compiler.types.item(pass.compiler.typeAt(parent.expression)) : undefined;
}

function bindingSite(pass: AnalysisContext, name: Site['name'], element: ts.BindingElement): Site | undefined {
  const isRead = element.propertyName === undefined ? element.name === name : element.propertyName === name;
  if (!isRead || !ts.isObjectBindingPattern(element.parent) || element.dotDotDotToken !== undefined) return undefined;
  const own = pass.compiler.membersOf(pass.compiler.typeAt(element.parent), name.text);
  const value = ts.isVariableDeclaration(element.parent.parent) ? element.parent.parent.initializer : undefined;
  const members = value === undefined ? own : orOfTable(pass, orGuarded(pass, own, { value, name }), value);
  return { kind: 'binding', name, members };
}

/** A string that is the name of a member: in a type, a key, or the left side of `in`. */
function textSite(pass: AnalysisContext, name: ts.StringLiteralLike): Site | undefined {
  const { parent } = name;
  if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent) && parent.parent.indexType === parent) {
    return {
      kind: 'index-type',
      name,
      members: pass.compiler.membersOf(pass.compiler.typeAt(parent.parent.objectType), name.text),
    };
  }
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword && parent.left === name) {
    const own = pass.compiler.membersOf(pass.compiler.typeAt(parent.right), name.text);
    return { kind: 'in', name, members: orGuarded(pass, own, { value: parent.right, name }) };
  }
  const literal = ts.isComputedPropertyName(parent) ? parent.parent.parent : undefined;
  const computed = literal === undefined ? [] : computedMembers(pass, literal, name.text);
  const members = computed.length > 0 ? computed : membersByKey(pass, name);
  return members.length === 0 ? undefined : { kind: 'key', name, members };
}

/** `{ ['a']: v }`, in a literal or in a pattern. */
function computedMembers(pass: AnalysisContext, around: ts.Node, name: string): readonly ts.Symbol[] {
  if (ts.isObjectLiteralExpression(around) && !isTarget(around)) return wanted(pass, around, name);
  const read = ts.isObjectLiteralExpression(around) ? writtenFrom(pass, around) : undefined;
  const type = ts.isObjectBindingPattern(around) ? pass.compiler.typeAt(around) : read;
  return type === undefined ? [] : pass.compiler.membersOf(type, name);
}
