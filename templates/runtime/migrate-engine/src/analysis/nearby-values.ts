import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { AnalysisContext } from '../checker/checker.ts';
import { keyofOperand } from '../checker/type-reader.ts';
import { argumentOf } from './call-arguments.ts';
import { takesAnyMember } from './contextual-types.ts';
import { constantValue, membersAtOrigin } from './data-flow.ts';
import { membersOnPath, objectOfKey } from './key-sources.ts';
import { type Call, calleeOf, isCall, isLogging, statedType, unwrapExpression } from './syntax.ts';
import { descendants, groupNodes, identifiersNamed } from './traversal.ts';

/** Number of constants between a name and the values beside it. */
const MAX_CONSTANTS = 2;
/** Number of expressions that a value is looked for inside another. */
const MAX_NESTING = 6;

/** Form of a name in code, which decides how far values may be from it. */
export type NameForm = 'member' | 'text';

/** A name, or a constant that holds it. */
interface Holder {
  readonly node: ts.Node;
  readonly form: NameForm;
  /** The name, if it is that of a member in a literal. */
  readonly member: string | undefined;
  /** Number of constants between the name and this place. */
  readonly depth: number;
}

/**
 * Returns the values that the same expression, call or constant holds beside a name: other arguments, receivers,
 * operands and attributes. A function that takes both does something with that member, whatever function it is.
 */
export function nearbyValues(context: AnalysisContext, node: ts.Node, form: NameForm): readonly ts.Node[] {
  const member = form === 'member' && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined;
  return valuesAround(context, { node, form, member, depth: 0 });
}

function valuesAround(context: AnalysisContext, holder: Holder): readonly ts.Node[] {
  const { node, form } = holder;
  const found: ts.Node[] = [];
  let isKey = form === 'text' && ts.isRegularExpressionLiteral(node);
  for (let here = node; here.parent !== undefined; here = here.parent) {
    const { parent } = here;
    const isIgnored = isCall(parent) && (isLogging(parent.expression) || /Error$/.test(parent.expression.getText()));
    if (isIgnored) return [];
    if (isDeclaredArgument(context, here, holder)) return found;
    const beside = valuesBeside(context, here, form);
    found.push(...beside);
    isKey ||=
      (form === 'text' || ts.isElementAccessExpression(parent)) && beside.some((one) => isParameter(context, one));
    if (ts.isVariableDeclaration(parent)) return [...found, ...valuesBesideConstant(context, parent, holder)];
    if (isEnd(here, isKey) || isKeyOf(parent, node)) return found;
  }
  return found;
}

/** Tests whether the type of a parameter declares the member: the function reads it under the name of that type. */
function isDeclaredArgument(context: AnalysisContext, here: ts.Node, { member }: Holder): boolean {
  const declared = member === undefined ? undefined : argumentOf(context, here)?.declared;
  if (member === undefined || declared === undefined) return false;
  return context.checker
    .membersOf(declared, member)
    .some(({ declarations = [] }) => declarations.some((one) => !ts.isIndexSignatureDeclaration(one)));
}

/** Tests whether an expression ends: at a statement, and at a function, unless a callback compares its key there. */
function isEnd(here: ts.Node, isKey: boolean): boolean {
  const { parent } = here;
  if (ts.isFunctionLike(parent)) return !isKey || !isCallback(parent);
  return ts.isStatement(parent) && !ts.isReturnStatement(parent) && !ts.isBlock(parent) && !ts.isIfStatement(parent);
}

/** The key of an object names nothing of what follows: `cells['place'](entry)`. */
function isKeyOf(access: ts.Node, key: ts.Node): boolean {
  return ts.isElementAccessExpression(access) && access.argumentExpression === key;
}

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** Attributes that name a member of a value beside them. */
export const KEY_ATTRIBUTE =
  /^(?:name|field|fieldName|path|prop|property|dataIndex|dataKey|accessor|source|valueKey|sortBy)$/;

/** Returns the values beside a node in its parent. */
function valuesBeside(context: AnalysisContext, here: ts.Node, form: NameForm): readonly ts.Node[] {
  const { parent } = here;
  if (isCall(parent))
    return parent.expression === here ? valuesAfter(context, parent, form) : valuesInCall(context, here, form);
  if (ts.isBinaryExpression(parent)) return [...otherOperand(parent, here, form), ...fieldValues(context, here)];
  if (ts.isElementAccessExpression(parent))
    return [parent.expression === here ? parent.argumentExpression : parent.expression];
  if (ts.isSpreadAssignment(here) && ts.isObjectLiteralExpression(parent)) return otherSpreads(parent, here);
  if (ts.isCaseClause(parent)) return [parent.parent.parent.expression, ...fieldValues(context, here)];
  if (ts.isJsxAttribute(parent)) return attributeValues(parent.parent.parent, here).filter((value) => value !== here);
  return ts.isTaggedTemplateExpression(parent) ? [...(parent.typeArguments ?? []), parent.tag] : [];
}

/** Returns the other operand; a text is compared with it, or names a member `in` it. */
function otherOperand(binary: ts.BinaryExpression, here: ts.Node, form: NameForm): readonly ts.Node[] {
  const { left, operatorToken, right } = binary;
  if (form === 'text' && !COMPARISONS.has(operatorToken.kind)) return [];
  return [left === here ? right : left];
}

/**
 * Returns the values of the form fields that a compared text names: `event.target.name === 'place'`, where the file has
 * `<input name="place" value={entry.place} />`.
 */
function fieldValues({ checker }: AnalysisContext, text: ts.Node): readonly ts.Node[] {
  if (!ts.isStringLiteral(text)) return [];
  const { parent } = text;
  const compared = ts.isBinaryExpression(parent) ? (parent.left === text ? parent.right : parent.left) : undefined;
  const other = ts.isCaseClause(parent) ? parent.parent.parent.expression : compared;
  const isOpen = other !== undefined && (checker.typeAt(other).flags & (ts.TypeFlags.Any | ts.TypeFlags.String)) !== 0;
  const fields = isOpen ? (fieldNames(text.getSourceFile()).get(text.text) ?? []) : [];
  return fields.flatMap((name) => attributeValues(name.parent.parent.parent, name));
}

/** Names of form fields in a file, by their text. */
const fieldNames = memoize((file: ts.SourceFile) => {
  const isFieldName = ({ parent }: ts.Node): boolean =>
    ts.isJsxAttribute(parent) && KEY_ATTRIBUTE.test(parent.name.getText());
  return groupNodes(descendants(file).filter(ts.isStringLiteral).filter(isFieldName), ({ text }) => text);
});

function otherSpreads({ properties }: ts.ObjectLiteralExpression, here: ts.Node): readonly ts.Node[] {
  return properties.filter(ts.isSpreadAssignment).flatMap((one) => (one === here ? [] : [one.expression]));
}

function givenTo({ typeArguments, arguments: args }: Call): readonly ts.Node[] {
  return [...(typeArguments ?? []), ...(args ?? [])];
}

/**
 * Returns what a function that has a name in its receiver is given: `COLUMNS.map((key) => entry[key])`,
 * `matches({ place })(entry)`.
 */
function valuesAfter(context: AnalysisContext, call: Call, form: NameForm): readonly ts.Node[] {
  const callee = call.expression;
  const isOpen =
    form === 'member' || !ts.isPropertyAccessExpression(callee) || ts.isRegularExpressionLiteral(callee.expression);
  return givenTo(call).filter((value) => isOpen || ts.isFunctionLike(value) || isParameter(context, value));
}

/** Returns the receiver of a call and what it is given beside a name, and the call itself for its result. */
function valuesInCall(context: AnalysisContext, here: ts.Node, form: NameForm): readonly ts.Node[] {
  const call = here.parent;
  if (!isCall(call)) return [];
  const isOfLanguage = isInStandardLibrary(context, call);
  const isShape = form === 'member' && context.checker.types.signature(context.checker.typeAt(here)) === undefined;
  const isStored = isShape && isOfLanguage;
  const receiver = ts.isPropertyAccessExpression(call.expression) && !isStored ? [call.expression.expression] : [];
  const given = givenTo(call);
  // A call without a result, such as `track('place', entry)`, takes no member of what follows the name.
  const isUnused = isOfLanguage || ts.isExpressionStatement(call.parent) || isVoid(context, call);
  const others = given.slice(0, form === 'text' && isUnused ? given.indexOf(here) : given.length);
  const result = call.expression.getText() === 'JSON.parse' ? [] : [call];
  return [
    ...receiver,
    ...others.filter((value) => value !== here && !(isStored && ts.isFunctionLike(value))),
    ...result,
  ];
}

function isVoid({ checker }: AnalysisContext, call: ts.Expression): boolean {
  return (checker.typeAt(call).flags & ts.TypeFlags.Void) !== 0;
}

function isInStandardLibrary({ checker }: AnalysisContext, call: Call): boolean {
  return /\/lib\.[\w.]*d\.ts$/.test(checker.declarationOf(calleeOf(call))?.getSourceFile().fileName ?? '');
}

/**
 * Returns the values of the attributes of an element and of the elements around it, and those whose member with the
 * name an attribute reads: `<input name="place" value={entry.place ?? ''} />`.
 */
function attributeValues(element: ts.Node, name: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  for (let node: ts.Node | undefined = element; node !== undefined; node = node.parent) {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    if (!ts.isJsxOpeningElement(opening) && !ts.isJsxSelfClosingElement(opening)) continue;
    const values = opening.attributes.properties
      .filter(ts.isJsxAttribute)
      .flatMap(({ initializer }) =>
        initializer !== undefined && ts.isJsxExpression(initializer) ? (initializer.expression ?? []) : [],
      );
    found.push(...values, ...(node === element ? values.flatMap((value) => readFrom(value, name)) : []));
  }
  return found;
}

function readFrom(value: ts.Expression, name: ts.Node): readonly ts.Expression[] {
  const plain = unwrapExpression(value);
  if (ts.isBinaryExpression(plain)) return readFrom(plain.left, name);
  const isRead = ts.isPropertyAccessExpression(plain) && ts.isStringLiteralLike(name) && plain.name.text === name.text;
  return isRead ? [plain.expression] : [];
}

function isCallback(node: ts.Node): boolean {
  return (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && ts.isCallExpression(node.parent);
}

/** Tests whether a value is the parameter of a function, such as the key in `(key) => key === 'place'`. */
function isParameter({ checker }: AnalysisContext, value: ts.Node): boolean {
  if (!ts.isIdentifier(value)) return false;
  const declaration = checker.declarationOf(value);
  return declaration !== undefined && (ts.isParameter(declaration) || ts.isBindingElement(declaration));
}

/** Returns the values beside the references to a constant. */
function valuesBesideConstant(
  context: AnalysisContext,
  { name, parent }: ts.VariableDeclaration,
  holder: Holder,
): readonly ts.Node[] {
  const isConstant = ts.isIdentifier(name) && (parent.flags & ts.NodeFlags.Const) !== 0;
  if (!isConstant || holder.depth === MAX_CONSTANTS) return [];
  const depth = holder.depth + 1;
  return referencesTo(context, name).flatMap((node) => valuesAround(context, { ...holder, node, depth }));
}

/** Returns the other identifiers of the file that refer to the same declaration. */
function referencesTo(context: AnalysisContext, name: ts.Identifier): readonly ts.Identifier[] {
  const isSame = (one: ts.Identifier): boolean => context.checker.declarationOf(one) === name.parent;
  return identifiersNamed(name.getSourceFile(), name.text).filter((one) => one !== name && isSame(one));
}

/** A member that code names, alone or at the end of a path such as `lines.0.discount`. */
export interface NamedMember {
  readonly name: string;
  readonly path: string;
}

/** Returns the members with this name of a value beside a node; of a call around the node, those of its result. */
export function membersBeside(
  context: AnalysisContext,
  { node, value }: { readonly node: ts.Node; readonly value: ts.Node },
  member: NamedMember,
): readonly ts.Symbol[] {
  const isAround = ts.isExpression(value) && value.pos <= node.pos && node.end <= value.end;
  return isAround ? membersExpected(context, value, member) : membersInside(context, value, { ...member, depth: 0 });
}

/** Returns the members of the type that is expected of a call without a type. */
function membersExpected(context: AnalysisContext, value: ts.Expression, member: NamedMember): readonly ts.Symbol[] {
  const { checker } = context;
  const type = checker.typeAt(value);
  const isUntyped =
    takesAnyMember(context, type, member.name) ||
    [type, ...heldTypes(context, type)].some(({ flags }) => (flags & ts.TypeFlags.Any) !== 0);
  const expected = isUntyped && ts.isCallExpression(value) ? checker.contextualType(value) : undefined;
  return expected === undefined ? [] : membersHeld(context, expected, member);
}

interface MemberSearch extends NamedMember {
  readonly depth: number;
}

/** Returns the members of a value, of its items, or of the values that it is made of. */
function membersInside(context: AnalysisContext, node: ts.Node, search: MemberSearch): readonly ts.Symbol[] {
  const value = ts.isExpression(node) ? unwrapExpression(node) : node;
  if (ts.isFunctionLike(value)) return membersInFunction(context, value, search);
  const { checker } = context;
  const type = checker.typeAt(value);
  // An assertion may give a value more members than it has: `{} as Entry`.
  const types = [type, checker.typeAt(node), ...ownersOfKey(context, value)];
  const own = types.flatMap((one) => membersHeld(context, one, search));
  if (own.length > 0 || search.depth > MAX_NESTING || !ts.isExpression(value)) return own;
  const isTraced = search.path === search.name && !checker.types.isPrimitive(type);
  const traced = [
    ...membersExpected(context, value, search),
    ...(isTraced ? membersAtOrigin(context, value, search.name) : []),
  ];
  if (traced.length > 0) return traced;
  return partsOf(context, value).flatMap((part) =>
    membersInside(context, part, { ...search, depth: search.depth + 1 }),
  );
}

/** `LABELS[key]`: the types that the key is declared as `keyof` of, also in a union. */
function ownersOfKey({ checker }: AnalysisContext, value: ts.Node): readonly ts.Type[] {
  const declared = ts.isIdentifier(value) ? statedType(checker.declarationOf(value)) : undefined;
  const operands = declared === undefined ? [] : [declared, ...descendants(declared)].filter(ts.isTypeNode);
  return operands.flatMap((node) => {
    const operand = keyofOperand(node);
    return operand === undefined ? [] : checker.typeAt(operand);
  });
}

function membersHeld(context: AnalysisContext, type: ts.Type, { name, path }: NamedMember): readonly ts.Symbol[] {
  const types = [type, ...heldTypes(context, type)];
  if (path === name) return types.flatMap((one) => context.checker.membersOf(one, name));
  const [, ...rest] = path.split('.');
  // The first step may be an alias, as in `entry.place` of a query.
  return types.flatMap((one) =>
    [path, rest.join('.')].flatMap((steps) =>
      membersOnPath(context, steps, one).flatMap((step) => (step.name === name ? step.members : [])),
    ),
  );
}

/** Returns the types of the items of a list, of a promise's value, and of type arguments. */
function heldTypes({ checker: { types } }: AnalysisContext, type: ts.Type): readonly ts.Type[] {
  const held = types
    .unionParts(type)
    .filter(({ symbol }) => symbol?.name !== 'Map')
    .flatMap((part) => [types.itemType(part) ?? [], types.typeArguments(part)].flat());
  return held.flatMap((one) => [one, ...types.unionParts(one).flatMap((part) => types.itemType(part) ?? [])]);
}

/** Returns the expressions that a value without own members is made of: `Object.keys(entry)`, a constant, a chain. */
function partsOf(context: AnalysisContext, value: ts.Expression): readonly ts.Node[] {
  const { checker } = context;
  if (ts.isIdentifier(value)) return [...objectOfKey(context, value), ...constantOf(context, value)];
  if (ts.isAwaitExpression(value) || ts.isSpreadElement(value) || ts.isElementAccessExpression(value))
    return [value.expression];
  if (ts.isPropertyAccessExpression(value))
    return checker.types.isPrimitive(checker.typeAt(value)) ? [] : [value.expression];
  if (!isCall(value)) return [];
  const callee = ts.isPropertyAccessExpression(value.expression) ? value.expression.expression : value.expression;
  const isValue = callee !== value.expression || ts.isCallExpression(callee);
  return [...(isValue ? [callee] : []), ...givenTo(value).filter((argument) => !ts.isFunctionLike(argument))];
}

function constantOf({ checker }: AnalysisContext, variable: ts.Identifier): readonly ts.Expression[] {
  const constant = constantValue(checker, variable);
  return constant === undefined || constant === variable ? [] : [constant];
}

/** Returns the members of the parameters of a function, and of the values that it takes members of by a variable. */
function membersInFunction(
  context: AnalysisContext,
  declared: ts.SignatureDeclaration,
  search: MemberSearch,
): readonly ts.Symbol[] {
  const { checker } = context;
  const held = declared.parameters.flatMap((parameter) => membersHeld(context, checker.typeAt(parameter), search));
  const keyed = descendants(declared).flatMap((node) => keyedValues(context, node));
  return [...held, ...keyed.flatMap((read) => membersInside(context, read, { ...search, depth: MAX_NESTING }))];
}

/** `entry[key]`, `key in entry`, `Reflect.get(entry, key)`: the value. */
function keyedValues(context: AnalysisContext, node: ts.Node): readonly ts.Expression[] {
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? [] : [node.expression];
  if (ts.isBinaryExpression(node)) return node.operatorToken.kind === ts.SyntaxKind.InKeyword ? [node.right] : [];
  if (!ts.isCallExpression(node)) return [];
  const key = node.arguments.findIndex((argument) => isParameter(context, argument) && isText(context, argument));
  return node.arguments.slice(0, Math.max(key, 0));
}

function isText({ checker }: AnalysisContext, value: ts.Expression): boolean {
  return (checker.typeAt(value).flags & ts.TypeFlags.StringLike) !== 0;
}
