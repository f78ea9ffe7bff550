import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import { membersAtOrigin, originExpressions } from '../analysis/data-flow.ts';
import { fieldChange, originalMembers } from '../analysis/member-owners.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { isAssignmentTarget } from '../analysis/syntax.ts';
import { readAddress } from '../http/address.ts';
import { httpCall } from '../http/http-call.ts';
import { fieldEntry } from '../migration/migration-index.ts';
import { type RuleContext, reasonOf, reportManual, tierOf, withQuotes } from './context.ts';

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
  for (const decorator of decoratorsOf(reference)) reviewDecorator(context, { decorator, reference, entry });
}

/** Returns the expressions that a member gets its value from. */
function valuesOf(context: RuleContext, { name, kind }: MemberReference): readonly ts.Node[] {
  const { parent } = name;
  if (kind === 'shorthand') return [name];
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return [parent.initializer ?? []].flat();
  if (ts.isJsxAttribute(parent)) return [parent.initializer ?? []].flat();
  if (ts.isGetAccessorDeclaration(parent)) return [parent.body ?? []].flat();
  const isAccess = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
  if (!isAccess || !isAssignmentTarget(parent) || !ts.isBinaryExpression(parent.parent)) return [];
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
    if (read !== undefined && isUntyped(context, read.value, name)) found.push(read);
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
  const taken = declaration.propertyName ?? declaration.name;
  const isRead = (ts.isIdentifier(taken) || ts.isStringLiteralLike(taken)) && taken.text === name;
  return isRead && isUntyped(context, declaration.parent, name) ? [{ name: taken, value: declaration.parent }] : [];
}

/** Tests whether a value has no type that declares a member: `any`, `unknown`, or an index signature. */
function isUntyped({ checker }: RuleContext, value: ts.Node, name: string): boolean {
  const type = checker.typeAt(value);
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return true;
  const isOpen = checker.types.unionParts(type).some((part) => part.getStringIndexType() !== undefined);
  return isOpen && checker.membersOf(type, name).every(({ declarations = [] }) => declarations.length === 0);
}

function reviewRead(context: RuleContext, read: UntypedRead, entry: FieldEntry): void {
  const reference: MemberReference = { kind: 'access', name: read.name, members: [] };
  const [to = '', ...inner] = entry.v3;
  if (inner.length > 0 || context.handled.has(read.name) || !isFromV2(context, read, entry))
    return reportManual(context, reference, {
      entry,
      why: 'The value of a changed member is read by its old name from a value without a type: rename it too if that value has the new form.',
    });
  context.handled.add(read.name);
  context.report({
    node: read.name,
    rule: entry.id,
    category: 'member',
    tier: tierOf(entry) === 'certain' ? 'likely' : tierOf(entry),
    reason: `The value has no type here, but comes from the API. ${reasonOf(entry)}`,
    suggestion: to,
  });
  context.replace(read.name, withQuotes(context, read.name, to));
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
  const call = ts.isCallExpression(origin) ? httpCall(origin) : undefined;
  const matched = call === undefined ? undefined : readAddress(context, call)?.matched;
  const endpoints = matched?.endpoints.filter(
    ({ entry }) => call?.method === undefined || entry.v2.method === call.method,
  );
  return endpoints?.flatMap(({ operation }) => operation?.response.slice(0, 1) ?? []) ?? [];
}

function decoratorsOf({ name, kind }: MemberReference): readonly ts.Decorator[] {
  const { parent } = name;
  return kind === 'class' && ts.canHaveDecorators(parent) ? (ts.getDecorators(parent) ?? []) : [];
}

interface DecoratedMember {
  readonly decorator: ts.Decorator;
  readonly reference: MemberReference;
  readonly entry: FieldEntry;
}

/**
 * Reviews a decorator of a renamed class member: one that reads the old name of a raw object, `@Transform(({ obj }) =>
 * obj.place)`, names it, `@Expose({ name: 'place' })`, or derives a column from the member, `@Column()`.
 */
function reviewDecorator(context: RuleContext, { decorator, reference, entry }: DecoratedMember): void {
  const reads = untypedReads(context, {
    value: decorator.expression,
    name: reference.name.text,
    depth: 0,
  });
  if (reads.length > 0) return reads.forEach((read) => reviewRead(context, read, entry));
  const named = stringsIn(decorator).filter(({ text }) => text === reference.name.text);
  for (const name of named)
    reportManual(context, { ...reference, name }, { entry, why: 'The decorator names the member of the raw object.' });
  const isColumn = /^@(?:\w*Column|Prop|Field|Property)\b/.test(decorator.getText());
  if (named.length > 0 || !isColumn || stringsIn(decorator).length > 0) return;
  context.report({
    node: decorator,
    rule: entry.id,
    category: 'member',
    tier: 'manual',
    reason: `The decorator derives the name of a stored field from the member: state the stored name in it, or migrate the data. ${reasonOf(entry)}`,
    suggestion: entry.v3.join('.'),
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
  if (read === undefined || !isUntyped(context, read.value, name.text)) return false;
  const entry = context.migration.fields
    .get(name.text)
    ?.find(
      ({ operation, owners }) =>
        (operation === 'rename' || operation === 'move') &&
        owners.some(({ v2 }) => new RegExp(`\\b${v2}\\b`).test(context.file.text)),
    );
  if (entry === undefined) return false;
  reportManual(context, reference, { entry, why: 'The decorator reads the name of a raw object.' });
  return true;
}

function stringsIn(node: ts.Node): readonly ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isStringLiteralLike(inner)) found.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}
