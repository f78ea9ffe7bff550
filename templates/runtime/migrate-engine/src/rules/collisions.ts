import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import { valueOrigins } from '../analysis/data-flow.ts';
import { collidingMembers, type NewName, newNames, type OwnMember, ownMembers } from '../analysis/member-collisions.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { askedValue } from '../analysis/property-keys.ts';
import { propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { isOwnCode } from '../checker/checker.ts';
import type { MigrationIndex } from '../migration/migration-index.ts';
import { reasonOf, reportEntry, type RuleContext } from './context.ts';
import { descendants } from '../analysis/traversal.ts';

/** Reports a member that would meet another one of the caller under its new name; false if there is none. */
export function reviewCollision(context: RuleContext, reference: MemberReference, entry: FieldEntry): boolean {
  const own = collidingMembers(context, reference, entry);
  if (own.length === 0) return false;
  const { name } = reference;
  const [declared] = reference.members.flatMap(({ declarations = [] }) => declarations);
  reportCollision(context, name, { entry, before: name.text, own, ...(declared === undefined ? {} : { declared }) });
  return true;
}

interface Collision extends Pick<NewName, 'entry' | 'before'> {
  readonly own: readonly OwnMember[];
  /** Declaration of the member that changes. */
  readonly declared?: ts.Declaration;
}

function reportCollision(context: RuleContext, node: ts.Node, { entry, before, own, declared }: Collision): void {
  const [to = ''] = entry.v3;
  context.keepNames(entry);
  const places = own.flatMap(({ declaration }) =>
    declaration === undefined ? [] : positionText(context, declaration),
  );
  const isOwn = declared !== undefined && isOwnCode(context.checker, declared);
  const old = isOwn ? positionText(context, declared) : entry.owners.map(({ v2 }) => v2).join(', ');
  const beside =
    own.length === 0
      ? `which this code asks for, reads or writes under that name`
      : `and ${to}${places.length === 0 ? '' : ` (${[...new Set(places)].join(', ')})`} is also a member of your own here`;
  const reason = `${before} (${old}) becomes ${entry.v3.join('.')}, ${beside}: two values would become one. Decide which of them keeps the name. ${reasonOf(entry)}`;
  reportEntry(context, node, { entry, reason });
}

/** Returns `line 3`, or `file.ts:3` for another file. */
function positionText({ file }: RuleContext, node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return source === file ? `line ${line + 1}` : `${source.fileName.replace(/^.*[\\/]/, '')}:${line + 1}`;
}

/** Reports values that are merged, of which one gives a member the new name that one of another gets. */
export function visitMerge(context: RuleContext, node: ts.Node): void {
  if (ts.isCallExpression(node)) return reviewMergeCall(context, node);
  const parts: readonly ts.Node[] =
    ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node) ? node.properties : [];
  const spread = parts.flatMap((part) =>
    ts.isSpreadAssignment(part) || ts.isJsxSpreadAttribute(part) ? [part.expression] : [],
  );
  for (const value of spread)
    for (const [to, found] of newNames(context, context.checker.typeAt(value))) {
      const named = parts.flatMap((part) => namedMember(part, to));
      for (const name of named) reviewMerged(context, name, found);
      if (named.length === 0) reviewOthers(context, { value, others: spread, to, found });
    }
}

/** Reports a member of a literal that meets a changed one, unless it has the same value, or is the new member. */
function reviewMerged(context: RuleContext, name: ts.Node, found: NewName): void {
  if (readsSameMember(context, name, found) || isMigrated(context, name, found)) return;
  reportCollision(context, name, { ...found, own: [{ declaration: name.parent as ts.Declaration }] });
}

/** Returns the name of a member of a literal, or of an attribute, if it is this one. */
function namedMember(part: ts.Node, name: string): readonly ts.Node[] {
  const own = ts.isObjectLiteralElement(part) ? part.name : undefined;
  if (own === undefined) return [];
  const text =
    ts.isComputedPropertyName(own) && ts.isStringLiteralLike(own.expression)
      ? own.expression.text
      : propertyNameText(own as ts.PropertyName);
  return text === name ? [own] : [];
}

interface MergedMember {
  readonly value: ts.Expression;
  /** Values that it is merged with. */
  readonly others: readonly ts.Expression[];
  readonly to: string;
  readonly found: NewName;
}

function reviewOthers(context: RuleContext, { value, others, to, found }: MergedMember): void {
  for (const other of others) {
    const own = other === value ? [] : ownMembers(context, context.checker.typeAt(other), to);
    if (own.length === 0) continue;
    const [name] = ts.isObjectLiteralExpression(other) ? other.properties.flatMap((part) => namedMember(part, to)) : [];
    if (name === undefined) reportCollision(context, other, { ...found, own });
    else reviewMerged(context, name, found);
  }
}

/**
 * Tests whether a literal has a member of the new version: one of a changed schema is expected, which had no such name,
 * or its value is read from one under that name.
 */
function isMigrated(context: RuleContext, name: ts.Node, found: NewName): boolean {
  const { contextualType, typeAt, membersOf } = context.checker;
  const [to = ''] = found.entry.v3;
  const isOfSchema = (type: ts.Type | undefined): boolean =>
    type !== undefined && membersOf(type, to).length === 0 && newNames(context, type).get(to)?.before === found.before;
  const literal = name.parent.parent;
  const expected = ts.isExpression(literal) ? contextualType(literal) : undefined;
  if (isOfSchema(expected) || (found.entry.v3.length === 1 && isOfApi(context, expected, to))) return true;
  if (!mentions(context, found) && fits(context, typeAt(name), found)) return true;
  return descendants(name.parent).some((node) => {
    if (ts.isPropertyAccessExpression(node)) return node.name.text === to && isOfSchema(typeAt(node.expression));
    const declaration = ts.isIdentifier(node) && node !== name ? context.checker.declarationOf(node) : undefined;
    const isTaken = declaration !== undefined && ts.isBindingElement(declaration);
    return isTaken && declaration.propertyName?.getText() === to && isOfSchema(typeAt(declaration.parent));
  });
}

/** Tests whether the API declares a member of a type. */
function isOfApi({ checker }: RuleContext, type: ts.Type | undefined, name: string): boolean {
  const declared =
    type === undefined ? [] : checker.membersOf(type, name).flatMap(({ declarations = [] }) => declarations);
  return declared.some((one) => !isOwnCode(checker, one));
}

/** Tests whether a file has the old name of a member; where nothing has it, the new one may be that of the API. */
function mentions({ file }: RuleContext, { before }: NewName): boolean {
  return new RegExp(`\\b${before}\\b`).test(file.text);
}

/** `{ ...entry, location: entry.place }`: the member has the value that the changed one has. */
function readsSameMember(context: RuleContext, name: ts.Node, { before, entry }: NewName): boolean {
  const value = ts.isPropertyAssignment(name.parent) ? unwrapExpression(name.parent.initializer) : undefined;
  if (value === undefined || !ts.isPropertyAccessExpression(value) || value.name.text !== before) return false;
  return newNames(context, context.checker.typeAt(value.expression)).get(entry.v3[0] ?? '')?.before === before;
}

const MERGE_FUNCTION =
  /^(?:assign|assignIn|assignInWith|merge\w*|extend\w*|defaults\w*|deepmerge|deepMerge|mixin|combine)$/;

/** `Object.assign(entry, { location })`, `merge(entry, other)`, and any function that returns both. */
function reviewMergeCall(context: RuleContext, call: ts.CallExpression): void {
  // Most calls pass a function or a text, whose types need not be asked for.
  const others = call.arguments.filter((value) => !ts.isFunctionLike(value) && !ts.isLiteralExpression(value));
  if (others.length < 2) return;
  for (const value of others)
    for (const [to, found] of newNames(context, context.checker.typeAt(value)))
      if (joinsMembers(context, call, [to, found.before])) reviewOthers(context, { value, others, to, found });
}

/** Tests whether a call merges its arguments: by its name, or because its result has the members of both. */
function joinsMembers(context: RuleContext, call: ts.CallExpression, names: readonly string[]): boolean {
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const result = context.checker.typeAt(call);
  return MERGE_FUNCTION.test(name) || names.every((one) => context.checker.membersOf(result, one).length > 0);
}

/** Returns the names that members get. */
const allNewNames = memoize(
  ({ fields }: MigrationIndex): ReadonlySet<string> =>
    new Set(
      [...fields].flatMap(([name, entries]) => entries.flatMap(({ v3: [to = name] }) => (to === name ? [] : to))),
    ),
);

/**
 * Reports a member of the caller's own that has the new name of a changed one: declared beside it in a type, or asked
 * for, read or written although the type does not have it yet.
 */
export function visitNewName(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): void {
  if (!allNewNames(context.migration).has(name.text) || context.settled.isSettled(name)) return;
  const { parent } = name;
  const asked = ts.isStringLiteralLike(name) ? askedValue(name) : undefined;
  const value = readValue(name) ?? asked;
  if (value !== undefined) return reviewForeignUse(context, { name, value, isAsked: asked !== undefined });
  const isMember = ts.isClassElement(parent) ? ts.isClassLike(parent.parent) : ts.isTypeElement(parent);
  if (isMember && (parent as ts.NamedDeclaration).name === name) reviewDeclaration(context, name, parent);
}

/** `value.a`, `value['a']`: the value. */
function readValue(name: ts.Identifier | ts.StringLiteralLike): ts.Expression | undefined {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name ? parent.expression : undefined;
  return ts.isElementAccessExpression(parent) && parent.argumentExpression === name ? parent.expression : undefined;
}

interface NewNameUse {
  readonly name: ts.Identifier | ts.StringLiteralLike;
  readonly value: ts.Expression;
  /** True if the value is only asked for the name: `'location' in value`. */
  readonly isAsked: boolean;
}

/**
 * `(entry as any).location = 1`, `'location' in entry` where a part of the type is the caller's. A value of a changed
 * schema that is read under the new name is migrated already.
 */
function reviewForeignUse(context: RuleContext, { name, value, isAsked }: NewNameUse): void {
  const { typeAt, membersOf } = context.checker;
  const members = membersOf(typeAt(value), name.text);
  // A member that the type here has is reported where it is declared.
  if (members.length > 0 !== isAsked) return;
  if (members.some(({ declarations = [] }) => declarations.some((one) => !isOwnCode(context.checker, one)))) return;
  const values = earlierValues(context, value, 0).slice(isAsked ? 0 : 1);
  const own = isAsked ? undefined : newNames(context, typeAt(value)).get(name.text);
  if (own !== undefined)
    return readsBoth(context, { name, value, before: own.before })
      ? reportCollision(context, name, { ...own, own: [] })
      : undefined;
  const [found] = values.flatMap((one) => newNames(context, typeAt(one)).get(name.text) ?? []);
  if (found !== undefined) reportCollision(context, name, { ...found, own: [] });
}

interface ChangedRead extends Pick<NewNameUse, 'name' | 'value'> {
  readonly before: string;
}

/** Tests whether code takes a member of a value under its old name as well. */
function readsBoth(context: RuleContext, { name, value, before }: ChangedRead): boolean {
  const enclosing = ts.findAncestor(name, ts.isFunctionLike) ?? name.getSourceFile();
  return descendants(enclosing).some(
    (node) =>
      ts.isPropertyAccessExpression(node) &&
      node.name.text === before &&
      node.expression.getText() === value.getText() &&
      newNames(context, context.checker.typeAt(node.expression)).get(name.text)?.before === before,
  );
}

/** Returns a value, and the values that it is the same as. */
function earlierValues(context: RuleContext, value: ts.Expression, depth: number): readonly ts.Expression[] {
  const earlier = depth > 3 ? [] : valueOrigins(context, value);
  return [value, ...earlier.flatMap((one) => earlierValues(context, one, depth + 1))];
}

/** `interface Own extends Old { location: … }`, `Old & { location: … }`, `class Own extends Old { location = … }`. */
function reviewDeclaration(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike, member: ts.Node): void {
  const { typeAt } = context.checker;
  const holder = member.parent;
  for (const type of typesBeside(holder).map(typeAt)) {
    const found = newNames(context, type).get(name.text);
    if (found === undefined || declaresMember(holder, found.before)) continue;
    // A class that implements the new version has the member with its type, and a type that narrows it a literal.
    if (ts.isClassLike(holder) ? fits(context, typeAt(member), found) : isLiteralMember(member)) continue;
    const members = ownMembers(context, typeAt(holder), name.text);
    if (members.length > 0 && mentions(context, found))
      return reportCollision(context, name, { ...found, own: members });
  }
}

/** `Ticket & { state: 'open' }`. */
function isLiteralMember(member: ts.Node): boolean {
  return ts.isPropertySignature(member) && member.type !== undefined && ts.isLiteralTypeNode(member.type);
}

/** Tests whether a type, apart from null and undefined, is that of a changed member. */
function fits({ checker: { types } }: RuleContext, own: ts.Type, { type, before }: NewName): boolean {
  const changed = types.memberTypes(type, before);
  const parts = types.unionParts(own).filter(({ flags }) => (flags & NULLISH) === 0);
  return parts.every((part) => changed.some((one) => types.isAssignable(part, one)));
}

const NULLISH = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** Returns the types whose members a type has beside its own, and the type itself, which others may extend. */
function typesBeside(holder: ts.Node): readonly ts.Node[] {
  if (ts.isTypeLiteralNode(holder) && ts.isIntersectionTypeNode(holder.parent))
    return holder.parent.types.filter((type) => type !== holder);
  if (!ts.isInterfaceDeclaration(holder) && !ts.isClassLike(holder)) return [];
  const parents = (holder.heritageClauses ?? []).flatMap(({ types }) => types);
  return ts.isInterfaceDeclaration(holder) ? [...parents, holder] : parents;
}

/** Tests whether a class declares the old name itself, where the collision is reported. */
function declaresMember(holder: ts.Node, name: string): boolean {
  return (
    ts.isClassLike(holder) &&
    holder.members.some(
      (member) => member.name !== undefined && propertyNameText(member.name as ts.PropertyName) === name,
    )
  );
}
