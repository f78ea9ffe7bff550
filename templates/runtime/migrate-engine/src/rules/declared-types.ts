import ts from 'typescript';
import { aliasLiterals, templateOwners } from '../analysis/key-types.ts';
import { declaredType, typeArgumentFor } from '../analysis/declared-keys.ts';
import { enclosingTypeName, renamedEntry } from '../analysis/member-owners.ts';
import { isAccess, propertyNameText, statedType } from '../analysis/syntax.ts';
import { reasonOf, reportEntry, type RuleContext } from './context.ts';
import type { FieldEntry } from '#shared/migration/map.ts';

import { type MemberReference, memberReference } from '../analysis/member-references.ts';
import { comparedOperand, expectedKeyUnions, searchedOperand } from '../analysis/property-keys.ts';
import { escapePattern, normalizeName } from '../migration/migration-index.ts';
import { descendants } from '../analysis/traversal.ts';

/** Reports an interface that extends a v2 schema and redeclares one of its renamed members. */
export function visitInterface(context: RuleContext, declaration: ts.InterfaceDeclaration): void {
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
  if (parents.length === 0) return;
  if (parents.length > 1) reviewParents(context, parents);
  for (const member of declaration.members) {
    const name = member.name === undefined ? '' : propertyNameText(member.name);
    if (!context.migration.fields.has(name)) continue;
    const symbols = parents.flatMap((parent) => context.checker.membersOf(context.checker.typeAt(parent), name));
    const entry = renamedEntry(context, symbols, name);
    if (entry === undefined || member.name === undefined) continue;
    context.keepNames(entry);
    const why = 'The type redeclares a member of the type that it extends, which has a new name: both would exist.';
    reportEntry(context, member.name, { entry, category: 'type-mismatch', why });
    context.settle(member.name);
  }
}

/** `extends Old, Own`, where both have a member that only the old type renames. */
function reviewParents(context: RuleContext, parents: readonly ts.ExpressionWithTypeArguments[]): void {
  for (const parent of parents) {
    for (const { name } of context.checker.types.members(context.checker.typeAt(parent))) {
      if (!context.migration.fields.has(name) || entryInParent(context, parent, name) !== undefined) continue;
      const entry = parents.map((other) => entryInParent(context, other, name)).find((found) => found !== undefined);
      if (entry === undefined || entry.v3[0] === name) continue;
      context.keepNames(entry);
      const why = `The type also inherits ${name} from here, beside the type where it has a new name: both would exist.`;
      reportEntry(context, parent, { entry, category: 'type-mismatch', why });
    }
  }
}

function entryInParent(
  context: RuleContext,
  parent: ts.ExpressionWithTypeArguments,
  name: string,
): FieldEntry | undefined {
  return renamedEntry(context, context.checker.membersOf(context.checker.typeAt(parent), name), name);
}

/**
 * Reports `Pick<T, Key>` and `T[Key]` where `Key` consists of strings declared elsewhere: `(typeof
 * columns)[number]['key']`.
 */
export function visitKeyType(context: RuleContext, node: ts.TypeReferenceNode | ts.IndexedAccessTypeNode): void {
  const isIndexed = ts.isIndexedAccessTypeNode(node);
  const owner = isIndexed ? node.objectType : node.typeArguments?.[0];
  const key = isIndexed ? node.indexType : node.typeArguments?.[1];
  const isPicked = isIndexed || /^(?:Pick|Omit)$/.test(node.typeName.getText());
  if (owner === undefined || key === undefined || !isPicked || isInlineKey(key)) return;
  const { types } = context.checker;
  const keyType = context.checker.typeAt(key);
  if (types.keyOwners(keyType).length > 0) return;
  for (const name of types.stringLiterals(keyType)) {
    if (!context.migration.fields.has(name) || aliasLiterals(context, keyType, name).length > 0) continue;
    const members = context.checker.membersOf(context.checker.typeAt(owner), name);
    const entry = renamedEntry(context, members, name);
    if (entry === undefined || entry.v3[0] === name) continue;
    const why = `The keys include ${name}, but the string is declared without a type that names its owner.`;
    reportEntry(context, key, { entry, why });
  }
}

/** Tests whether the keys are written in the type itself or are `keyof`. */
function isInlineKey(key: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(key)) return isInlineKey(key.type);
  if (ts.isUnionTypeNode(key)) return key.types.every(isInlineKey);
  return ts.isLiteralTypeNode(key) || ts.isTypeOperatorNode(key);
}

/**
 * Reports a template literal type that selects keys of a type by their old names: ``Extract<keyof T, `a${number}`>``,
 * ``{ [K in keyof T as K extends `a${string}` ? K : never]: … }``.
 */
export function visitKeyPattern(context: RuleContext, node: ts.TemplateLiteralTypeNode): void {
  const owners = selectedKeys(node).flatMap((keys) => context.checker.types.keyOwners(context.checker.typeAt(keys)));
  if (owners.length === 0) return;
  const pattern = templatePattern(node);
  for (const type of owners) {
    for (const { name } of context.checker.types.members(type)) {
      if (!pattern.test(name) || !context.migration.fields.has(name)) continue;
      const [entry] = entriesOfMember(context, type, name);
      if (entry === undefined || pattern.test(entry.v3[0] ?? '')) continue;
      const reason = `The pattern selects the key ${name}, which changes and then no longer fits. ${reasonOf(entry)}`;
      return reportEntry(context, node, { entry, reason });
    }
  }
}

/** Returns the types that may hold the keys that a template literal type selects from. */
function selectedKeys(node: ts.TemplateLiteralTypeNode): readonly ts.TypeNode[] {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent)) return (parent.typeArguments ?? []).filter((other) => other !== node);
  return ts.isConditionalTypeNode(parent) && parent.extendsType === node ? [parent.checkType] : [];
}

/** Returns an expression for the strings of a template literal type. */
function templatePattern({ head, templateSpans }: ts.TemplateLiteralTypeNode): RegExp {
  const parts = templateSpans.map(({ type, literal }) => {
    const value = type.kind === ts.SyntaxKind.NumberKeyword ? '\\d+' : '.*';
    return value + escapePattern(literal.text);
  });
  return new RegExp(`^${escapePattern(head.text)}${parts.join('')}$`);
}

/**
 * Reports a name that a type derives from a renamed member: `getPlace` of `{ [K in keyof T as …]: … }`, `'place:asc'`
 * for `${keyof T}:asc`.
 */
export function visitDerivedName(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): void {
  if (!context.migration.mentions.isDerivedName(name.text)) return;
  const [entry] = [
    ...byMappedMember(context, name),
    ...(ts.isIdentifier(name) ? [] : byKeyUnion(context, name)),
    ...byTemplateType(context, name),
  ];
  if (entry === undefined) return;
  const reason = `The name is derived from a member that changes. ${reasonOf(entry)}`;
  reportEntry(context, name, { entry, reason });
}

/** Returns entries for a member that a mapped type renamed with `as`. */
function byMappedMember(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): readonly FieldEntry[] {
  const { members = [] } = memberReference(context, name) ?? {};
  return members.flatMap((member) => entriesOfMapped(context, member, 0));
}

/** Follows a member through mapped types, such as `Partial<…>`, to the one that it is derived from. */
function entriesOfMapped(context: RuleContext, member: ts.Symbol, depth: number): readonly FieldEntry[] {
  const mapped = context.checker.mappedSource(member);
  if (mapped === undefined || depth > MAX_MAPPED_TYPES) return [];
  return mapped.owners.flatMap((type) => {
    const found = entriesOfMember(context, type, mapped.key);
    if (found.length > 0) return found;
    const inner = context.checker.membersOf(type, mapped.key);
    return inner.flatMap((one) => entriesOfMapped(context, one, depth + 1));
  });
}

/** Number of mapped types inside each other that a member is followed through. */
const MAX_MAPPED_TYPES = 4;

/** Returns entries for a string in a union built from the keys of a type. */
function byKeyUnion(context: RuleContext, name: ts.StringLiteralLike): readonly FieldEntry[] {
  const plain = normalizeName(name.text);
  return expectedKeyUnions(context, name).flatMap(({ made: created }) =>
    created.flatMap((type) =>
      context.checker.types
        .members(type)
        .filter((member) => context.migration.fields.has(member.name) && plain.includes(normalizeName(member.name)))
        .flatMap((member) => entriesOfMember(context, type, member.name)),
    ),
  );
}

/** Returns entries for a name whose written type builds names with a template literal type. */
function byTemplateType(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): readonly FieldEntry[] {
  const plain = normalizeName(name.text);
  const call = ts.isCallExpression(name.parent) ? name.parent : name;
  return writtenTypes(context, name)
    .flatMap((node) => templateOwners(context, node))
    .map((type) => typeArgumentFor(context, call, type) ?? type)
    .flatMap((type) =>
      context.checker.types
        .members(type)
        .filter((member) => context.migration.fields.has(member.name) && plain.includes(normalizeName(member.name)))
        .flatMap((member) => entriesOfMember(context, type, member.name)),
    );
}

/** Returns the types that a string, or the object that a member belongs to, is declared with. */
function writtenTypes(context: RuleContext, name: ts.Identifier | ts.StringLiteralLike): readonly ts.TypeNode[] {
  const object = objectOfName(name);
  if (object === undefined && ts.isIdentifier(name)) return [];
  const { checker } = context;
  const value = object ?? (ts.isIdentifier(name) ? undefined : name);
  const declaration = object !== undefined && ts.isIdentifier(object) ? checker.declarationOf(object) : undefined;
  const isTyped = declaration !== undefined && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  const written = isTyped ? declaration.type : value && declaredType(context, value);
  return [...[written ?? []].flat(), ...(ts.isIdentifier(name) ? [] : comparedTypes(context, name))];
}

/** Returns the type that a variable is declared with that a string is compared with. */
function comparedTypes({ checker }: RuleContext, text: ts.StringLiteralLike): readonly ts.TypeNode[] {
  const compared = comparedOperand(text) ?? searchedOperand(text);
  return [statedType(compared === undefined ? undefined : checker.declarationOf(compared)) ?? []].flat();
}

/** Returns the object that a name is a member of, in an access or a literal. */
function objectOfName({ parent }: ts.Node): ts.Expression | undefined {
  if (isAccess(parent)) return parent.expression;
  return ts.isObjectLiteralElement(parent) && ts.isObjectLiteralExpression(parent.parent) ? parent.parent : undefined;
}

function entriesOfMember(context: RuleContext, type: ts.Type, name: string): readonly FieldEntry[] {
  return entriesOf(context, context.checker.membersOf(type, name), name);
}

function entriesOf(context: RuleContext, members: readonly ts.Symbol[], name: string): readonly FieldEntry[] {
  const entry = renamedEntry(context, members, name);
  return entry !== undefined && (entry.v3.length > 1 || entry.v3[0] !== name) ? [entry] : [];
}

/**
 * Reports a member of a type of the caller that mirrors a changed field, and its uses: the declared type is that of the
 * field, such as `customFields?: CustomField[]`, or the member around it is named like the schema, such as
 * `division: { serviceId: string }`.
 */
export function reviewTypedMember(
  context: RuleContext,
  name: MemberReference['name'],
  members: readonly ts.Symbol[],
): boolean {
  const declarations = ts.isPropertySignature(name.parent)
    ? [name.parent]
    : members.flatMap(({ declarations: all = [] }) => all);
  const own = declarations.filter((one) => !context.checker.isOverlaid(one) && !context.checker.isInPackage(one));
  const [mirrored] = own.flatMap((one) => mirroredField(context, one, name.text) ?? []);
  if (mirrored === undefined) return false;
  reportEntry(context, name, { ...mirrored, category: 'name-only' });
  return true;
}

interface MirroredField {
  readonly entry: FieldEntry;
  readonly why: string;
}

function mirroredField(context: RuleContext, declaration: ts.Declaration, field: string): MirroredField | undefined {
  if (!ts.isPropertySignature(declaration) && !ts.isPropertyDeclaration(declaration)) return undefined;
  const { type, parent } = declaration;
  const types = type === undefined ? [] : referencedSchemas(context, type);
  // The change of most schemas is the likeliest.
  const entries = (context.migration.fields.get(field) ?? []).toSorted(
    (one, other) => other.owners.length - one.owners.length,
  );
  const byType = entries.find(({ owners }) => owners.some(({ v2 }) => leadsTo(context, v2, field, types)));
  if (byType !== undefined)
    return {
      entry: byType,
      why: `It has the type ${types.join(', ')}, like the field ${field} of the previous version.`,
    };
  const holder = ts.isTypeLiteralNode(parent) && ts.isPropertySignature(parent.parent) ? parent.parent.name : undefined;
  const outer = holder === undefined ? '' : propertyNameText(holder);
  const byName = entries.find(({ owners }) => owners.some(({ v2 }) => v2.toLowerCase() === outer.toLowerCase()));
  if (byName === undefined) return undefined;
  return { entry: byName, why: `It describes ${outer}, like the schema of this name in the previous version.` };
}

/** Returns the overlaid types that a type mentions. */
function referencedSchemas({ checker }: RuleContext, type: ts.TypeNode): readonly string[] {
  return descendants(type).flatMap((node) => {
    const declaration = ts.isTypeReferenceNode(node) ? checker.declarationOf(node.typeName) : undefined;
    return declaration !== undefined && checker.isOverlaid(declaration) ? [enclosingTypeName(declaration) ?? ''] : [];
  });
}

function leadsTo({ migration }: RuleContext, owner: string, field: string, schemas: readonly string[]): boolean {
  const fields = migration.schemas.get(owner)?.fields ?? {};
  return Object.hasOwn(fields, field) && (fields[field] ?? []).some((schema) => schemas.includes(schema));
}
