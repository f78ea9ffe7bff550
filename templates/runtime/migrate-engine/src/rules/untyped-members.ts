import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { assertedTypes, takesAnyMember } from '../analysis/contextual-types.ts';
import {
  membersAtOrigin,
  membersAtUses,
  originExpressions,
  patternMembersAtOrigin,
  patternOrigins,
} from '../analysis/data-flow.ts';
import {
  type FieldChange,
  fieldChange,
  guardedType,
  originalMembers,
  renamedEntry,
  renameInSchema,
} from '../analysis/member-owners.ts';
import { newNames } from '../analysis/member-collisions.ts';
import { type MemberReference, memberReference } from '../analysis/member-references.ts';
import {
  decoratorsOf,
  isAccess,
  isAssignmentTarget,
  isNullish,
  mergedValues,
  propertyNameText,
  unwrapExpression,
} from '../analysis/syntax.ts';
import { requestAt } from '../http/requests.ts';
import { fieldEntry } from '../migration/migration-index.ts';
import { reportEntry, type RuleContext, tierOf, withQuotes } from './context.ts';
import { isTableRow } from '../analysis/test-tables.ts';
import { descendants, identifiersNamed } from '../analysis/traversal.ts';

/**
 * Reports a key next to the spread of a v2 value: `{ ...old, a: 1 }`, `Object.assign(old, { a: 1 })`. It compiles with
 * the v3 types and then holds both names.
 */
export function reviewSpread(context: RuleContext, { name, kind }: MemberReference): boolean {
  if (kind !== 'property' && kind !== 'shorthand') return false;
  const entry = mergedEntry(context, name);
  if (entry === undefined) return false;
  if (entry.v3[0] === name.text && hasCurrentForm(name.parent)) return true;
  return reportMismatch(
    context,
    name,
    entry,
    'The literal has no type, but is merged or compared with a value that has the member under its new name.',
  );
}

/** Reports a read of a member that a literal of `reviewSpread` declares: `update(entry).place`. */
export function reviewSpreadRead(context: RuleContext, { name, kind, members }: MemberReference): boolean {
  if (kind !== 'access' && kind !== 'element' && kind !== 'binding') return false;
  const names = members.flatMap(({ declarations = [] }) => declarations.flatMap(literalMemberName));
  const entry = names.map((declared) => mergedEntry(context, declared)).find((one) => one !== undefined);
  if (entry === undefined) return false;
  return reportMismatch(
    context,
    name,
    entry,
    'The value comes from a literal that is merged with one that has the member under its new name.',
  );
}

function literalMemberName(declaration: ts.Declaration): readonly MemberReference['name'][] {
  if (!ts.isPropertyAssignment(declaration) && !ts.isShorthandPropertyAssignment(declaration)) return [];
  const { name } = declaration;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? [name] : [];
}

/** Returns the change of a member in the values that its literal is merged or compared with. */
function mergedEntry(context: RuleContext, name: MemberReference['name']): FieldEntry | undefined {
  const literal = name.parent.parent;
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  const otherTypes = [...mergedValues(literal).map(context.checker.typeAt), ...assertedTypes(context, literal)];
  const { types } = context.checker;
  const members = otherTypes.flatMap((type) => context.checker.membersOf(types.itemType(type) ?? type, name.text));
  const change = fieldChange(context, members, name.text) ?? changeAtOrigin(context, literal, name.text);
  return change?.kind === 'entry' && change.entry.v3.length > 0 ? change.entry : undefined;
}

/** Returns the change of a member in spread values that had a v2 schema before they lost their type. */
function changeAtOrigin(context: RuleContext, literal: ts.ObjectLiteralExpression, name: string): FieldChange {
  const values = mergedValues(literal).filter((value) => isUntypedValue(context, value, name));
  const members = values.flatMap((value) => membersAtOrigin(context, value, name));
  const known = fieldChange(context, originalMembers(context, members, name), name);
  if (known !== undefined || context.responses.size === 0) return known;
  const origins = values.flatMap((value) => originExpressions(context, value));
  const [schema] = origins.flatMap((origin) => context.responses.get(origin) ?? []);
  const entry = schema === undefined ? undefined : renameInSchema(context.migration, schema, name);
  return entry === undefined ? undefined : { kind: 'entry', entry };
}

function reportMismatch(context: RuleContext, node: ts.Node, entry: FieldEntry, why: string): true {
  context.keepNames(entry);
  reportEntry(context, node, { entry, category: 'type-mismatch', why });
  return true;
}

/** Returns the rename of a member that a test expects of a typed value: `expect(value).toEqual({ a: 1 })`. */
export function expectedRename(context: RuleContext, { name, kind }: MemberReference): FieldEntry | undefined {
  const literal = name.parent.parent;
  const isMember = (kind === 'property' || kind === 'shorthand') && ts.isObjectLiteralExpression(literal);
  if (!isMember || mergedValues(literal).length > 0) return undefined;
  const { types, membersOf } = context.checker;
  const asserted = assertedTypes(context, literal).map((type) => types.itemType(type) ?? type);
  if (asserted.some((type) => takesAnyMember(context, type, name.text))) return undefined;
  const members = asserted.flatMap((type) => membersOf(type, name.text));
  const change = fieldChange(context, originalMembers(context, members, name.text), name.text);
  return change?.kind === 'entry' && change.entry.operation === 'rename' ? change.entry : undefined;
}

/** Tests whether a member that becomes an object is already one, or null. */
function hasCurrentForm(property: ts.Node): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  return isNullish(property.initializer) || ts.isObjectLiteralExpression(property.initializer);
}

/** Reports `(value as { a?: unknown }).a` in a type guard for a v2 schema. */
export function reviewGuardedRead(context: RuleContext, reference: MemberReference): boolean {
  const { name } = reference;
  const access = name.parent;
  if (!isAccess(access)) return false;
  if (unwrapExpression(access.expression) === access.expression) return false;
  const type = guardedType(context, access.expression);
  const entry = type && renamedEntry(context, context.checker.membersOf(type, name.text), name.text);
  if (entry === undefined) return false;
  reportEntry(context, reference.name, {
    entry,
    why: 'The type guard asserts a type that changes this name.',
  });
  return true;
}

/**
 * Reports a read of a value that had a v2 schema before it lost its type: `(old as Record<string, unknown>).a`, `const
 * value: any = old; value.a`.
 */
export function reviewUntypedRead(context: RuleContext, reference: MemberReference): boolean {
  const { name } = reference;
  const source = renamedEntry(context, membersAtSource(context, reference), name.text);
  const entry = source ?? renamedEntry(context, membersUsed(context, reference), name.text);
  if (entry === undefined) return false;
  if (entry.v3[0] === name.text && isAccess(name.parent) && hasCurrentAccess(name.parent, entry.v3[1] ?? ''))
    return true;
  reportEntry(context, reference.name, {
    entry,
    why: `The value ${source === undefined ? 'is used as' : 'comes from'} a type that changes this name, but has no type here.`,
  });
  return true;
}

function membersAtSource(context: RuleContext, { kind, name }: MemberReference): readonly ts.Symbol[] {
  const { parent } = name;
  if (isAccess(parent)) return membersAtOrigin(context, parent.expression, name.text);
  if (kind === 'in' && ts.isBinaryExpression(parent)) return membersAtOrigin(context, parent.right, name.text);
  if (kind === 'binding' && ts.isBindingElement(parent)) return patternMembersAtOrigin(context, parent, name.text);
  const written = kind === 'target' ? parent.parent.parent : undefined;
  return written !== undefined && ts.isBinaryExpression(written)
    ? membersAtOrigin(context, written.right, name.text)
    : [];
}

/** Returns the members of the types that the value is used as elsewhere: `'place' in value && (value as Entry)`. */
function membersUsed(context: RuleContext, reference: MemberReference): readonly ts.Symbol[] {
  const { kind, name } = reference;
  const { parent } = name;
  if (isAccess(parent)) return membersAtUses(context, parent.expression, name.text);
  return kind === 'in' && ts.isBinaryExpression(parent) ? membersAtUses(context, parent.right, name.text) : [];
}

/** Recognizes an access that already has the v3 form: `x.n.member`, or `...x.n`. */
export function hasCurrentAccess(access: ts.Expression, member: string): boolean {
  const { parent } = access;
  if (ts.isSpreadAssignment(parent)) return true;
  if (ts.isNonNullExpression(parent) || ts.isParenthesizedExpression(parent)) return hasCurrentAccess(parent, member);
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === access && parent.name.text === member;
  return (
    ts.isElementAccessExpression(parent) &&
    parent.expression === access &&
    ts.isStringLiteralLike(parent.argumentExpression) &&
    parent.argumentExpression.text === member
  );
}

/** Kinds of references that read a member of an untyped value. A key of an object literal does not. */
const UNTYPED_READS: ReadonlySet<MemberReference['kind']> = new Set(['access', 'element', 'binding', 'target']);

/** Reports a distinctive name without type evidence. It is never changed. */
export function reportDistinctiveName(
  context: RuleContext,
  name: MemberReference['name'],
  reference: MemberReference | undefined,
): void {
  const entry = context.migration.distinctive.get(name.text) ?? entryByResponse(context, name, reference);
  if (entry === undefined || !isUntyped(name, reference) || isOwnMember(context, name)) return;
  const why = 'The name belongs to the previous version, but there is no type evidence here.';
  reportEntry(context, name, { entry, category: 'name-only', why });
}

/**
 * Tests whether a member that the caller declares is shown to be the caller's own: its type is not that of the field,
 * or this file translates it, `{ place: own.place }` where the schema is expected, or the other way around.
 */
export function isOwnMember(context: RuleContext, { text, parent }: MemberReference['name']): boolean {
  const { types, typeAt, schemaType } = context.checker;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) {
    const owners = (context.migration.fields.get(text) ?? []).flatMap((entry) => entry.owners);
    const schemas = owners.flatMap(({ v2 }) => schemaType(v2) ?? []);
    const fields = schemas.flatMap((schema) => types.memberTypes(schema, text)).flatMap(types.unionParts);
    const own = types.unionParts(typeAt(parent)).filter(({ flags }) => (flags & NULLISH) === 0);
    const isLike = (one: ts.Type): boolean =>
      fields.some((field) => types.isAssignable(one, field) || types.isAssignable(field, one));
    if (fields.length > 0 && own.length > 0 && !own.some(isLike)) return true;
  }
  return identifiersNamed(context.file, text).some((use) => isTranslation(context, use, parent));
}

const NULLISH = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** Tests whether a literal's member is translated: one of member and value is declared here, the other one changes. */
function isTranslation(context: RuleContext, use: ts.Identifier, declaration: ts.Node): boolean {
  const { parent } = use;
  const isMember = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
  if (!isMember || parent.name !== use) return isWrittenAsNew(context, use, declaration);
  if (parent === declaration) return false;
  const written = memberReference(context, use)?.members ?? [];
  const read = membersRead(context, ts.isPropertyAssignment(parent) ? unwrapExpression(parent.initializer) : use);
  const isDeclared = (members: readonly ts.Symbol[]): boolean =>
    members.some(({ declarations = [] }) => declarations.some((one) => one === declaration));
  const changes = (members: readonly ts.Symbol[]): boolean => renamedEntry(context, members, use.text) !== undefined;
  return (isDeclared(read) && changes(written)) || (isDeclared(written) && changes(read));
}

/** Tests whether a literal of a changed schema has the value of a declared member under the new name. */
function isWrittenAsNew(context: RuleContext, use: ts.Identifier, declaration: ts.Node): boolean {
  const value = ts.isPropertyAccessExpression(use.parent) && use.parent.name === use ? use.parent : use;
  const property = value.parent;
  if (!ts.isPropertyAssignment(property) || property.initializer !== value) return false;
  const expected = context.checker.contextualType(property.parent);
  const found = expected && newNames(context, expected).get(propertyNameText(property.name));
  const read = membersRead(context, value).flatMap(({ declarations = [] }) => declarations);
  return found?.before === use.text && read.some((one) => one === declaration);
}

/** Returns the members that a value is: of `own.place`, or of the pattern that declares `place`. */
function membersRead({ checker }: RuleContext, value: ts.Expression): readonly ts.Symbol[] {
  if (ts.isPropertyAccessExpression(value)) return checker.membersOf(checker.typeAt(value.expression), value.name.text);
  const declaration = ts.isIdentifier(value) ? checker.declarationOf(value) : undefined;
  if (declaration === undefined || !ts.isBindingElement(declaration)) return [];
  const name = declaration.propertyName ?? declaration.name;
  return ts.isIdentifier(name) ? checker.membersOf(checker.typeAt(declaration.parent), name.text) : [];
}

/**
 * Returns the entry of a name read from an untyped value if a request in the same file responds with a schema that has
 * it.
 */
function entryByResponse(
  context: RuleContext,
  name: MemberReference['name'],
  reference: MemberReference | undefined,
): FieldEntry | undefined {
  if (reference === undefined) return undefined;
  const origin = schemaAtOrigin(context, reference);
  if (origin !== undefined) return renameInSchema(context.migration, origin, name.text);
  const isRead = UNTYPED_READS.has(reference.kind) && !hasOwnType(context, reference);
  const literal = /^(?:property|shorthand)$/.test(reference.kind) ? name.parent.parent : undefined;
  const isExpected =
    literal !== undefined && ts.isObjectLiteralExpression(literal) && isUntypedExpectation(context, literal);
  if (context.responseSchemas.size === 0 || !(isRead || isExpected)) return undefined;
  return context.migration.fields
    .get(name.text)
    ?.find(
      ({ operation, owners }) =>
        (operation === 'rename' || operation === 'move') &&
        owners.some(({ v2 }) => (context.responseSchemas.get(v2) ?? Infinity) <= name.pos),
    );
}

/** Returns the schema that the request responds with which an untyped value comes from. */
function schemaAtOrigin(context: RuleContext, { name: { parent } }: MemberReference): string | undefined {
  if (context.responses.size === 0) return undefined;
  const origins = isAccess(parent)
    ? originExpressions(context, parent.expression)
    : ts.isBindingElement(parent)
      ? patternOrigins(context, parent)
      : [];
  return origins.flatMap((origin) => context.responses.get(origin) ?? [])[0];
}

/** Tests whether a value had a type of the caller before it lost it: `ref<Row>()` of a module that is not found. */
function hasOwnType(context: RuleContext, reference: MemberReference): boolean {
  return membersAtSource(context, reference).length > 0;
}

/** `expect(value).toEqual({ a: 1 })`, where the value has no type. */
export function isUntypedExpectation(context: RuleContext, literal: ts.ObjectLiteralExpression): boolean {
  return assertedTypes(context, literal).some(({ flags }) => (flags & ts.TypeFlags.Any) !== 0);
}

/** Tests whether a name is read from an untyped value or is declared by the caller. */
function isUntyped(name: MemberReference['name'], reference: MemberReference | undefined): boolean {
  const { parent } = name;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name === name;
  if (reference === undefined || reference.kind === 'key' || reference.kind === 'in') return false;
  if (reference.members.some(isDeclared)) return false;
  if (reference.kind === 'property' || reference.kind === 'shorthand') return true;
  return UNTYPED_READS.has(reference.kind);
}

/** Tests whether a member is declared, rather than assigned to an object in JavaScript: `body.place = …`. */
function isDeclared({ declarations = [] }: ts.Symbol): boolean {
  const isAssigned = (one: ts.Declaration): boolean => isAccess(one) || ts.isBinaryExpression(one);
  return declarations.length === 0 || !declarations.every(isAssigned);
}

/** A read of the old name from a value without a type. */
interface UntypedRead {
  readonly name: MemberReference['name'];
  /** The value that is read, or the pattern that takes the member from it. */
  readonly value: ts.Expression | ts.ObjectBindingPattern;
}

/**
 * Reviews the value of a changed member: if it is the same old name of an untyped value, as in `(json: any): T => ({
 * place: json.place })`, it yields `undefined` once the data has the new form. The read is renamed if its origin is
 * known, and reported otherwise.
 */
export function reviewUntypedSource(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  const { name } = reference;
  for (const value of valuesOf(context, reference))
    for (const read of untypedReads(context, { value, name: name.text, depth: 0 })) reviewRead(context, read, entry);
  for (const decorator of reference.kind === 'class' ? decoratorsOf(name.parent) : [])
    reviewDecorator(context, decorator, reference, entry);
}

/** Returns the expressions that a member gets its value from. */
function valuesOf(context: RuleContext, { name, kind }: MemberReference): readonly ts.Node[] {
  const { parent } = name;
  if (kind === 'shorthand') return [name];
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return [parent.initializer ?? []].flat();
  if (ts.isJsxAttribute(parent)) return [parent.initializer ?? []].flat();
  if (ts.isGetAccessorDeclaration(parent)) return [parent.body ?? []].flat();
  if (!isAccess(parent) || !isAssignmentTarget(parent) || !ts.isBinaryExpression(parent.parent)) return [];
  return parent.getSourceFile() === context.file ? [parent.parent.right] : [];
}

interface SourceQuery {
  readonly value: ts.Node;
  readonly name: string;
  /** Number of variables between the member and the read. */
  readonly depth: number;
}

const MAX_VARIABLES = 3;

/** Returns the reads of a name from untyped values inside an expression, and through variables of the same file. */
function untypedReads(context: RuleContext, { value, name, depth }: SourceQuery): readonly UntypedRead[] {
  const found: UntypedRead[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) return;
    const read = readOf(node, name);
    if (read !== undefined && isUntypedValue(context, read.value, name)) found.push(read);
    else if (ts.isPropertyAccessExpression(node)) {
      if (!ts.isIdentifier(node.expression)) visit(node.expression);
    } else if (ts.isIdentifier(node)) found.push(...readsOfVariable(context, node, { name, depth }));
    else ts.forEachChild(node, visit);
  };
  visit(value);
  return found;
}

/** `json.place`, `json['place']`. */
function readOf(node: ts.Node, name: string): UntypedRead | undefined {
  if (ts.isPropertyAccessExpression(node))
    return ts.isIdentifier(node.name) && node.name.text === name
      ? { name: node.name, value: node.expression }
      : undefined;
  if (!ts.isElementAccessExpression(node)) return undefined;
  const key = node.argumentExpression;
  return ts.isStringLiteralLike(key) && key.text === name ? { name: key, value: node.expression } : undefined;
}

/** `const { place } = json`, `({ place }: any) => …`, `const place = json.place`. */
function readsOfVariable(
  context: RuleContext,
  variable: ts.Identifier,
  { name, depth }: Omit<SourceQuery, 'value'>,
): readonly UntypedRead[] {
  const declaration = context.checker.declarationOf(variable);
  if (declaration === undefined || depth === MAX_VARIABLES || declaration.getSourceFile() !== context.file) return [];
  if (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined)
    return untypedReads(context, { value: declaration.initializer, name, depth: depth + 1 });
  if (!ts.isBindingElement(declaration) || !ts.isObjectBindingPattern(declaration.parent)) return [];
  if (isTableRow(declaration.parent.parent)) return [];
  const taken = declaration.propertyName ?? declaration.name;
  const isRead = (ts.isIdentifier(taken) || ts.isStringLiteralLike(taken)) && taken.text === name;
  return isRead && isUntypedValue(context, declaration.parent, name)
    ? [{ name: taken, value: declaration.parent }]
    : [];
}

/** Tests whether a value has no type that declares a member: `any`, `unknown`, or an index signature. */
function isUntypedValue({ checker }: RuleContext, value: ts.Node, name: string): boolean {
  const type = checker.typeAt(value);
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return true;
  const isOpen = checker.types.unionParts(type).some((part) => part.getStringIndexType() !== undefined);
  return isOpen && checker.membersOf(type, name).every(({ declarations = [] }) => declarations.length === 0);
}

function reviewRead(context: RuleContext, read: UntypedRead, entry: FieldEntry): void {
  const [to = '', ...inner] = entry.v3;
  if (inner.length > 0 || !isFromV2(context, read, entry))
    return reportEntry(context, read.name, {
      entry,
      why: 'The value of a changed member is read by its old name from a value without a type: rename it too if that value has the new form.',
    });
  context.decideAbout(read.name, () => {
    context.settle(read.name);
    reportEntry(context, read.name, {
      entry,
      tier: tierOf(entry) === 'certain' ? 'likely' : tierOf(entry),
      why: 'The value has no type here, but comes from the API.',
      suggestion: to,
    });
    context.replace(read.name, withQuotes(context, read.name, to));
  });
}

/** Tests whether the value that a name is read from comes from a v2 type or from the response of a v2 endpoint. */
function isFromV2(context: RuleContext, { name, value }: UntypedRead, entry: FieldEntry): boolean {
  if (ts.isObjectBindingPattern(value)) return false;
  const members = originalMembers(context, membersAtOrigin(context, value, name.text), name.text);
  const change = fieldChange(context, members, name.text);
  if (change !== undefined) return change.kind === 'entry' && change.entry.v3.join('.') === entry.v3.join('.');
  return originExpressions(context, value)
    .flatMap((origin) => responseSchemas(context, origin))
    .some((schema) => fieldEntry(context.migration, schema, name.text)?.v3.join('.') === entry.v3.join('.'));
}

/** Returns the schemas that a request responds with. */
function responseSchemas(context: RuleContext, origin: ts.Expression): readonly string[] {
  const endpoints = requestAt(context, origin)?.listed?.endpoints ?? [];
  return endpoints.flatMap(({ operation }) => operation?.response.slice(0, 1) ?? []);
}

/**
 * Reviews a decorator of a renamed class member: one that reads the old name of a raw object, `@Transform(({ obj }) =>
 * obj.place)`, names it, `@Expose({ name: 'place' })`, or derives a column from the member, `@Column()`.
 */
function reviewDecorator(
  context: RuleContext,
  decorator: ts.Decorator,
  reference: MemberReference,
  entry: FieldEntry,
): void {
  const reads = untypedReads(context, {
    value: decorator.expression,
    name: reference.name.text,
    depth: 0,
  });
  if (reads.length > 0) return reads.forEach((read) => reviewRead(context, read, entry));
  const strings = descendants(decorator).filter(ts.isStringLiteralLike);
  const named = strings.filter(({ text }) => text === reference.name.text);
  for (const name of named)
    reportEntry(context, name, { entry, why: 'The decorator names the member of the raw object.' });
  const isColumn = /^@(?:\w*Column|Prop|Field|Property)\b/.test(decorator.getText());
  if (named.length > 0 || !isColumn || strings.length > 0) return;
  reportEntry(context, decorator, {
    entry,
    why: 'The decorator derives the name of a stored field from the member: state the stored name in it, or migrate the data.',
  });
}

/**
 * Reports a read from the raw object of a decorator, `@Transform(({ obj }) => obj.terminated)`, if the file names a
 * schema that has the member.
 */
export function reviewRawObjectRead(context: RuleContext, reference: MemberReference): boolean {
  const { name } = reference;
  const access = name.parent;
  if (ts.findAncestor(access, ts.isDecorator) === undefined) return false;
  const read = readOf(access, name.text);
  if (read === undefined || !isUntypedValue(context, read.value, name.text)) return false;
  const entry = context.migration.fields
    .get(name.text)
    ?.find(
      ({ operation, owners }) =>
        (operation === 'rename' || operation === 'move') &&
        owners.some(({ v2 }) => new RegExp(`\\b${v2}\\b`).test(context.file.text)),
    );
  if (entry === undefined) return false;
  reportEntry(context, reference.name, { entry, why: 'The decorator reads the name of a raw object.' });
  return true;
}
