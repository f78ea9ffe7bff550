import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import { assertedTypes } from '../analysis/contextual-types.ts';
import {
  changeForOwners,
  fieldChange,
  type FieldChange,
  handwrittenChange,
  implementedMembers,
  originalMembers,
  ownTypeNote,
} from '../analysis/member-owners.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { askedValue, membersNamedByKey } from '../analysis/property-keys.ts';
import {
  decoratorsOf,
  DISPLAY_PROPERTY,
  isCallee,
  isLogging,
  propertyNameText,
  unwrapExpression,
} from '../analysis/syntax.ts';
import { descendants } from '../analysis/traversal.ts';
import type { HandwrittenType } from '../checker/checker.ts';
import { changesName, schemaLine } from '../migration/migration-index.ts';
import type { SchemaMatch } from '../migration/schema-match.ts';
import { reportChange, reportEntry, type RuleContext, withQuotes } from './context.ts';
import { isNamedIn } from './facts.ts';
import { isOwnMember, isUntypedExpectation } from './untyped-members.ts';
import { newNames } from '../analysis/member-collisions.ts';

/**
 * Reports a member of a literal without a type whose names fit a v2 schema that the code uses: a validation schema, a
 * database table, test data, the response of a test double.
 */
export function reviewSchemaLiteral(context: RuleContext, { name, kind, members }: MemberReference): boolean {
  const literal = name.parent.parent;
  const isMember = (kind === 'property' || kind === 'shorthand') && ts.isObjectLiteralExpression(literal);
  if (!isMember || members.some(isDeclaredByType) || isExpectedOfOwnType(context, literal, name.text)) return false;
  const names = memberNames(literal);
  if (isOwnOutput(literal) && isCopied(context, name)) return true;
  if (names.length === 1 && !isUntypedExpectation(context, literal)) return false;
  const match = matchOnce(literal, context, names);
  const [container, inner] = match?.changes.get(name.text)?.v3 ?? [];
  const isMoved = inner !== undefined && ts.isPropertyAssignment(literal.parent);
  if (isStoredTable(literal) || (isMoved && literal.parent.name.getText() === container)) return true;
  return reportMatch(context, name, name.text, match);
}

/** Tests whether a test compares a literal with a value whose type, one of the caller, declares the member. */
function isExpectedOfOwnType(context: RuleContext, literal: ts.ObjectLiteralExpression, name: string): boolean {
  const { isOverlaid, membersOf } = context.checker;
  const declared = assertedTypes(context, literal)
    .flatMap((type) => membersOf(type, name))
    .flatMap(({ declarations = [] }) => declarations);
  return declared.some(
    (one) => ts.isPropertySignature(one) && !isOverlaid(one) && !context.handwritten.has(one.parent),
  );
}

/** Calls that take data of the application itself: its log, its own responses. */
const OUTPUT_CALL = /^(?:json|send|render)$/;

/** Tests whether a literal is logged or part of a response of the application: `logger.info({ … })`, `res.json(…)`. */
function isOwnOutput(literal: ts.Node): boolean {
  const outer = ts.findAncestor(
    literal,
    (node) => ts.isStatement(node) || (ts.isCallExpression(node) && isOutput(node)),
  );
  return outer !== undefined && ts.isCallExpression(outer);
}

/**
 * Recognizes the definition of a table that states its own names: `pgTable('lines', { place: text('place'), … })`, each
 * column a call that names it.
 */
function isStoredTable(literal: ts.ObjectLiteralExpression): boolean {
  const call = literal.parent;
  if (!ts.isCallExpression(call) || !isNamedCall(call)) return false;
  return literal.properties.every(
    (property) => ts.isPropertyAssignment(property) && isNamedCall(chainStart(property.initializer)),
  );
}

function isNamedCall(node: ts.Expression): boolean {
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  return first !== undefined && ts.isStringLiteralLike(first) && /^\w+$/.test(first.text);
}

/** Returns the first call of `text('place').notNull()`. */
function chainStart(node: ts.Expression): ts.Expression {
  const isChain = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  return isChain && ts.isCallExpression(node.expression.expression) ? chainStart(node.expression.expression) : node;
}

function isOutput({ expression }: ts.CallExpression): boolean {
  if (isLogging(expression)) return true;
  return (
    ts.isPropertyAccessExpression(expression) &&
    OUTPUT_CALL.test(expression.name.text) &&
    /\b(?:res|response|reply)\b/i.test(expression.expression.getText())
  );
}

/** Tests whether a member of a literal gets the value of the typed member with the same name, which changes. */
function isCopied(context: RuleContext, name: MemberReference['name']): boolean {
  const { parent } = name;
  const value = ts.isPropertyAssignment(parent) ? unwrapExpression(parent.initializer) : undefined;
  if (value === undefined || !ts.isPropertyAccessExpression(value)) return false;
  const type = context.checker.typeAt(value.expression);
  if (newNames(context, type).get(value.name.text)?.before === name.text) return true;
  if (value.name.text !== name.text) return false;
  const members = context.checker.membersOf(type, name.text);
  return fieldChange(context, originalMembers(context, members, name.text), name.text) !== undefined;
}

/** Tests whether a type states a member; one that is inferred from a literal or fits an index signature is not. */
function isDeclaredByType({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length === 0 || !declarations.every(ts.isIndexSignatureDeclaration);
}

function memberNames({ properties }: ts.ObjectLiteralExpression): readonly string[] {
  return properties.flatMap(({ name }) => (name === undefined ? [] : propertyNameText(name)));
}

/**
 * Reports a member that a type of the caller declares, if its members fit a v2 schema that requests use, but that no
 * other type is known to describe.
 */
export function reviewDeclaredMember(context: RuleContext, name: MemberReference['name']): boolean {
  const declared = name.parent.parent;
  if (!ts.isPropertySignature(name.parent) || name.parent.name !== name) return false;
  if (!ts.isInterfaceDeclaration(declared) && !ts.isTypeLiteralNode(declared)) return false;
  const names = declared.members.flatMap((member) => (member.name === undefined ? [] : propertyNameText(member.name)));
  const match = names.length > 1 ? matchOnce(declared, context, names) : undefined;
  const isDescribed = [...context.handwritten.values()].some(({ schema }) => schema === match?.schema);
  if (match === undefined || match.isImported || isDescribed) return false;
  return reportMatch(context, name, name.text, match);
}

/** Reports the use of a member of an imported JSON file whose names fit a v2 schema. */
export function reviewJsonMember(context: RuleContext, { name, kind, members }: MemberReference): boolean {
  if (kind !== 'access' && kind !== 'element' && kind !== 'binding') return false;
  const literals = members.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ parent }) => (isInJson(parent) ? [parent] : [])),
  );
  return literals.some((literal) =>
    reportMatch(context, name, name.text, matchOnce(literal, context, memberNames(literal))),
  );
}

function isInJson(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && node.getSourceFile().fileName.endsWith('.json');
}

/** Reports a member of a class with decorators, which fills it from data, if its members fit a v2 schema. */
export function reviewDecoratedMember(context: RuleContext, { name }: MemberReference): void {
  const declared = name.parent.parent;
  if (ts.isClassLike(declared)) reportMatch(context, name, name.text, matchDecoratedClass(context, declared));
}

/** Finds the v2 schema that the members of a class with decorators fit. */
function matchDecoratedClass(context: RuleContext, declared: ts.ClassLikeDeclaration): SchemaMatch | undefined {
  const members = declared.members.filter(ts.isPropertyDeclaration);
  if (!members.some((member) => decoratorsOf(member).length > 0)) return undefined;
  const names = members.map((member) => propertyNameText(member.name));
  return matchOnce(declared, context, names);
}

/** Reports a string that names a member in a decorator, or in a list or table of names that fits a v2 schema. */
export function visitSchemaName(context: RuleContext, text: ts.StringLiteralLike): void {
  const decorator = ts.findAncestor(text, ts.isDecorator);
  if (decorator !== undefined) return reviewDecoratorName(context, text, decorator);
  if (!context.migration.fields.has(text.text) || isOwnKey(context, text)) return;
  const list = listOfNames(text) ?? keyLiterals(context, text) ?? namesAskedFor(context, text);
  if (list === undefined) return;
  reportMatch(context, text, text.text, matchOnce(list.key, context, list.names));
}

/** Tests whether the string is expected to be one of certain strings, which its own type declares. */
function isOwnKey({ checker }: RuleContext, text: ts.StringLiteralLike): boolean {
  const expected = checker.contextualType(text);
  return expected !== undefined && checker.types.stringLiterals(expected).length > 1;
}

interface NameList {
  /** Identifies the list. */
  readonly key: ts.Node;
  readonly names: readonly string[];
}

/**
 * Returns the strings beside a string: `['id', 'place']`, `[{ dataIndex: 'id' }, { dataIndex: 'place' }]`. The
 * strings of a list `as const` are followed to where they are used.
 */
function listOfNames({ parent }: ts.StringLiteralLike): NameList | undefined {
  if (ts.isArrayLiteralExpression(parent)) {
    const names = parent.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
    const { parent: outer } = parent;
    const isLogged = ts.isCallExpression(outer) && isLogging(outer.expression);
    const isConstant = ts.isAsExpression(outer) && ts.isConstTypeReference(outer.type);
    return names.length === parent.elements.length && !isLogged && !isConstant ? { key: parent, names } : undefined;
  }
  if (!ts.isPropertyAssignment(parent) || !ts.isArrayLiteralExpression(parent.parent.parent)) return undefined;
  const property = propertyNameText(parent.name);
  if (property === '' || DISPLAY_PROPERTY.test(property)) return undefined;
  const rows = parent.parent.parent.elements.filter(ts.isObjectLiteralExpression);
  const names = rows.flatMap((row) => stringOfProperty(row, property));
  const [first] = rows;
  const key = first?.properties.find(({ name }) => name !== undefined && propertyNameText(name) === property);
  return key === undefined ? undefined : { key, names };
}

/** Returns the literals of a type that stand for the keys of no type: `Record<'id' | 'place', string>`. */
function keyLiterals(context: RuleContext, text: ts.StringLiteralLike): NameList | undefined {
  const literal = text.parent;
  if (!ts.isLiteralTypeNode(literal)) return undefined;
  const { parent } = literal;
  if (!ts.isUnionTypeNode(parent) && !isKeyType(literal)) return undefined;
  const parts = ts.isUnionTypeNode(parent) ? parent.types : [literal];
  const names = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteralLike(part.literal) ? [part.literal.text] : [],
  );
  if (names.length < parts.length || membersNamedByKey(context, text).length > 0) return undefined;
  return { key: ts.isUnionTypeNode(parent) ? parent : literal, names };
}

/** Matches `'a'` in `Record<'a', string>` and `{ [K in 'a']: string }`. */
function isKeyType(node: ts.LiteralTypeNode): boolean {
  const { parent } = node;
  if (ts.isTypeParameterDeclaration(parent)) return ts.isMappedTypeNode(parent.parent);
  return ts.isTypeReferenceNode(parent) && parent.typeName.getText() === 'Record' && parent.typeArguments?.[0] === node;
}

/** Returns the names that a function reads from a value without a type which it asks for a member. */
function namesAskedFor(context: RuleContext, text: ts.StringLiteralLike): NameList | undefined {
  const { checker } = context;
  const asked = context.findingAt(text) === undefined ? askedValue(text) : undefined;
  const value = asked === undefined ? undefined : unwrapExpression(asked);
  if (value === undefined || checker.types.members(checker.typeAt(value)).length > 0) return undefined;
  const written = value.getText();
  const names = descendants(ts.findAncestor(text, ts.isFunctionLike) ?? text.getSourceFile()).flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return askedValue(node)?.getText() === written ? [node.text] : [];
    const isRead = ts.isPropertyAccessExpression(node) && node.expression.getText() === written;
    return isRead && !isCallee(node) ? [node.name.text] : [];
  });
  return { key: text, names: [...new Set([text.text, ...names])] };
}

function stringOfProperty({ properties }: ts.ObjectLiteralExpression, name: string): readonly string[] {
  return properties
    .filter(ts.isPropertyAssignment)
    .flatMap((property) =>
      propertyNameText(property.name) === name && ts.isStringLiteralLike(property.initializer)
        ? [property.initializer.text]
        : [],
    );
}

/**
 * Reports a string in a decorator: one that names a renamed member of the class, `@Index(['place'])`, or one of the
 * names of raw data that fit a v2 schema, `@Expose({ name: 'place' })`.
 */
function reviewDecoratorName(context: RuleContext, text: ts.StringLiteralLike, { parent }: ts.Decorator): void {
  if (!context.migration.fields.has(text.text)) return;
  if (ts.isClassLike(parent)) return reviewClassDecorator(context, text, parent);
  const declared = parent.parent;
  if (!ts.isClassLike(declared) || reviewHandwrittenName(context, text, declared)) return;
  const names = declared.members.flatMap((member) => decoratorsOf(member).flatMap(namesInDecorator));
  const changing = names.filter((name) => context.migration.fields.has(name));
  const match = context.matchSchema(names) ?? context.matchSchema(changing);
  reportMatch(context, text, text.text, match);
}

/** Returns the names in `@Field('a')` and `@Expose({ name: 'a' })`. */
function namesInDecorator({ expression }: ts.Decorator): readonly string[] {
  if (!ts.isCallExpression(expression)) return [];
  return expression.arguments.flatMap((argument) => {
    if (ts.isStringLiteralLike(argument)) return [argument.text];
    return ts.isObjectLiteralExpression(argument) ? stringOfProperty(argument, 'name') : [];
  });
}

function reviewClassDecorator(
  context: RuleContext,
  text: ts.StringLiteralLike,
  declared: ts.ClassLikeDeclaration,
): void {
  const member = declared.members.find(({ name }) => name !== undefined && propertyNameText(name) === text.text);
  if (member === undefined) return;
  const members = originalMembers(context, implementedMembers(context, member, text.text), text.text);
  const change = fieldChange(context, members, text.text);
  const matched = matchDecoratedClass(context, declared)?.changes.get(text.text);
  const entry = change?.kind === 'entry' && change.entry.operation === 'rename' ? change.entry : matched;
  if (entry !== undefined)
    reportEntry(context, text, {
      entry,
      category: 'name-only',
      why: `The decorator names the member ${text.text} of the class.`,
    });
}

/** Matches the names of a node once. */
const matchOnce = memoize((_: ts.Node, { matchSchema }: RuleContext, names: readonly string[]) => matchSchema(names));

function reportMatch(context: RuleContext, node: ts.Node, name: string, match: SchemaMatch | undefined): boolean {
  const entry = match?.changes.get(name);
  if (match === undefined || entry === undefined || isEdited(context, node)) return false;
  if (ts.isIdentifier(node) && isOwnMember(context, node)) return true;
  reportEntry(context, node, {
    entry,
    category: 'name-only',
    why: `The names here are those of ${match.schema}, but no type says so.`,
  });
  return true;
}

/** Tests whether another rule changes the node. */
function isEdited({ settled, file }: RuleContext, node: ts.Node): boolean {
  return settled.edits.some(({ start }) => start === node.getStart(file));
}

/** Returns a member that a type of the caller declares for a payload: `{ place: string }`, `@property place`. */
export function handwrittenReference(
  { handwritten }: RuleContext,
  name: MemberReference['name'],
): MemberReference | undefined {
  const { parent } = name;
  const isDeclared = (ts.isPropertySignature(parent) || ts.isJSDocPropertyTag(parent)) && parent.name === name;
  return isDeclared && handwritten.has(parent.parent) ? { kind: 'class', name, members: [] } : undefined;
}

/** Returns the rename of a member where a type of the caller declares it, or where `pick({ a: true })` names it. */
export function handwrittenRename(context: RuleContext, reference: MemberReference): FieldChange {
  if (context.handwritten.size === 0) return undefined;
  const { name } = reference;
  const nodes = isDeclaration(reference) ? [name.parent.parent] : [];
  const picked = receiverMembers(context, name).flatMap(({ declarations = [] }) =>
    declarations.map(({ parent }) => parent),
  );
  const [entry] = [...nodes, ...picked].flatMap((node) => handwrittenChange(context, node, name.text) ?? []);
  return entry === undefined ? undefined : { kind: 'entry', entry };
}

function isDeclaration({ kind }: MemberReference): boolean {
  return kind === 'property' || kind === 'shorthand' || kind === 'class' || kind === 'parameter';
}

/** Renames or reports a name that a decorator states for a class that values of a v2 schema are turned into. */
function reviewHandwrittenName(context: RuleContext, text: ts.StringLiteralLike, declared: ts.Node): boolean {
  const entry = handwrittenChange(context, declared, text.text);
  if (entry !== undefined) {
    reportChange(context, text, entry);
    context.replace(text, withQuotes(context, text, entry.v3[0] ?? ''));
    return true;
  }
  const type = context.handwritten.get(declared);
  return type !== undefined && reportHandwritten(context, text, type);
}

/** Reports a member of a type of the caller that describes a payload, where it is declared or used. */
export function reportHandwrittenUse(context: RuleContext, reference: MemberReference): boolean {
  if (context.handwritten.size === 0) return false;
  const { name, kind, members } = reference;
  const own = context.handwritten.get(name.parent.parent);
  if (own !== undefined && isDeclaration(reference) && reportHandwritten(context, name, own)) return true;
  const meant = members.some(({ declarations = [] }) => declarations.length > 0)
    ? members
    : receiverMembers(context, name);
  const declared = originalMembers(context, meant, name.text).flatMap(({ declarations = [] }) => declarations);
  const type = declared.map(({ parent }) => context.handwritten.get(parent)).find((one) => one !== undefined);
  if (type !== undefined) return reportHandwritten(context, name, type);
  const isUntypedTest = kind === 'in' && members.length === 0;
  const named = isUntypedTest
    ? [...context.handwritten].find(([node]) => declares(context, node, name.text))
    : undefined;
  return named !== undefined && reportHandwritten(context, name, named[1]);
}

/** Tests whether a type that the file names declares a member. */
function declares({ file }: RuleContext, type: ts.Node, member: string): boolean {
  const isType = ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type) || ts.isClassLike(type);
  const own: readonly ts.NamedDeclaration[] = ts.isObjectLiteralExpression(type) ? type.properties : [];
  const members: readonly ts.NamedDeclaration[] = isType ? type.members : own;
  return isNamedIn(file, type) && members.some(({ name }) => name?.getText() === member);
}

/** `schema.pick({ a: true })`: the members of the type arguments of the receiver. */
function receiverMembers(context: RuleContext, name: MemberReference['name']): readonly ts.Symbol[] {
  const call = name.parent.parent.parent;
  const isArgument = ts.isPropertyAssignment(name.parent) && ts.isCallExpression(call);
  if (!isArgument || !ts.isPropertyAccessExpression(call.expression)) return [];
  const { types, typeAt, membersOf } = context.checker;
  const receiver = typeAt(call.expression.expression);
  const found = types.typeArguments(receiver).flatMap((type) => membersOf(type, name.text));
  return originalMembers(context, found, name.text);
}

function reportHandwritten(context: RuleContext, name: MemberReference['name'], type: HandwrittenType): boolean {
  const { schema, obstacle } = type;
  const owners = schemaLine(context.migration.schemas, schema);
  const change = changeForOwners(context, owners, name.text);
  if (change?.kind !== 'entry' || !changesName(change.entry)) return false;
  const { entry } = change;
  const note = obstacle === undefined ? '' : ` ${obstacle}`;
  const why = `${ownTypeNote([schema])}${note} Change the member where it is declared and used.`;
  reportEntry(context, name, { entry, category: 'type-mismatch', why });
  return true;
}
