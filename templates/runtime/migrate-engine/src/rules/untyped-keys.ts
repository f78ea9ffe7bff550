import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { membersAtOrigin } from '../analysis/data-flow.ts';
import { declaredKeyOwners, ownersByKeyAlias } from '../analysis/declared-keys.ts';
import { keyLiterals, membersOnPath } from '../analysis/key-sources.ts';
import { fieldChange, originalMembers, renamedEntry } from '../analysis/member-owners.ts';
import { memberReference } from '../analysis/member-references.ts';
import { propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { keyofOperand } from '../checker/type-reader.ts';
import { changesName } from '../migration/migration-index.ts';
import { DEFINE } from '../project/vue.ts';
import { isUnresolved, reportEntry, type RuleContext, tierOf, withQuotes } from './context.ts';

/** Reports a member that a constant names: `entry[KEY]`, `{ [KEY]: x } = entry`, `{ [KEY]: x }`. */
export function visitDynamicKey(context: RuleContext, node: ts.Node): void {
  const { checker } = context;
  if (ts.isElementAccessExpression(node))
    return reviewKey(context, node.argumentExpression, checker.typeAt(node.expression), (name) =>
      membersOrOrigin(context, node.expression, name),
    );
  if (ts.isPropertyAssignment(node) && ts.isComputedPropertyName(node.name)) {
    const expected = checker.contextualType(node.parent);
    if (expected !== undefined) reviewKey(context, node.name.expression, expected);
    return;
  }
  if (!ts.isBindingElement(node) || node.propertyName === undefined) return;
  const name = node.propertyName;
  const taken = checker.typeAt(node.parent);
  if (ts.isComputedPropertyName(name)) reviewKey(context, name.expression, taken);
}

/** Returns the members with a name. */
type Members = (name: string) => readonly ts.Symbol[];

/** Returns the members of a value, or those that it had before it lost its type. */
function membersOrOrigin(context: RuleContext, value: ts.Expression, name: string): readonly ts.Symbol[] {
  const own = context.checker.membersOf(context.checker.typeAt(value), name);
  return own.length > 0 ? own : membersAtOrigin(context, value, name);
}

function reviewKey(
  context: RuleContext,
  key: ts.Expression,
  owner: ts.Type,
  members: Members = (name) => context.checker.membersOf(owner, name),
): void {
  const { types } = context.checker;
  if (ts.isStringLiteralLike(key) || ts.isNumericLiteral(key)) return;
  reviewKeyLiterals(context, key, members);
  const keyType = context.checker.typeAt(key);
  if (listsAllMembers(context, keyType, owner)) return;
  const asserted = ts.isAsExpression(key) ? keyofOperand(key.type) : undefined;
  const keyed = [
    ...types.keyOwners(keyType),
    ...ownersByKeyAlias(context, keyType),
    ...[asserted ?? []].flat().map(context.checker.typeAt),
  ];
  const declared = declaredKeyOwners(context, key);
  const names = types
    .stringLiterals(keyType)
    .filter((name) => context.migration.fields.has(name) && !isHandledAtSource(context, key, name))
    .filter(
      (name) => !keyed.some((type) => fieldChange(context, context.checker.membersOf(type, name), name) !== undefined),
    )
    .filter((name) => !declared.some((type) => isRenamed(context, context.checker.membersOf(type, name), name)));
  for (const name of names)
    for (const node of textsInFile(context, key, name)) reportKey(context, node, name, members(name));
}

/** Returns the strings of the file that a key comes from, else the key. */
function textsInFile(context: RuleContext, key: ts.Expression, name: string): readonly ts.Expression[] {
  const texts = keyLiterals(context, key).filter(ts.isStringLiteralLike);
  const written = texts.filter((text) => text.text === name && text.getSourceFile() === context.file);
  return written.length > 0 ? written : [key];
}

/** Number of members of a type whose names somebody may list by hand. */
const MAX_LISTED = 3;

/**
 * Tests whether a type has the names of all members of another, as `keyof T & string` has where the checker resolves
 * it. The strings that such a key may be are handled where they occur.
 */
function listsAllMembers({ checker: { types } }: RuleContext, keyType: ts.Type, owner: ts.Type): boolean {
  const names = types.unionParts(owner).flatMap((part) => types.members(part).map(({ name }) => name));
  const listed = new Set(types.stringLiterals(keyType));
  return names.length > MAX_LISTED && names.every((name) => listed.has(name));
}

/** Reports the strings of an untyped list of keys: `FIELDS.map((key) => entry[key as keyof Entry])`. */
function reviewKeyLiterals(context: RuleContext, key: ts.Expression, members: Members): void {
  const plain = unwrapExpression(key);
  const { flags } = context.checker.typeAt(plain);
  if ((flags & ts.TypeFlags.String) === 0) return;
  for (const source of keyLiterals(context, plain))
    reportKey(context, source.getSourceFile() === context.file ? source : key, source.text, members(source.text));
}

/** Tests whether the strings that a key comes from are renamed or reported where they occur. */
function isHandledAtSource(context: RuleContext, key: ts.Expression, name: string): boolean {
  const sources = keyLiterals(context, key).filter(({ text }) => text === name);
  return (
    sources.length > 0 &&
    sources.every(
      (source) =>
        isRenamed(context, memberReference(context, source)?.members ?? [], name) ||
        (source.getSourceFile() === context.file && context.findingAt(source) !== undefined),
    )
  );
}

/** Tests whether members are renamed, all to the same name. */
function isRenamed(context: RuleContext, members: readonly ts.Symbol[], name: string): boolean {
  const change = fieldChange(context, originalMembers(context, members, name), name);
  return change?.kind === 'entry' && change.entry.operation === 'rename' && !isUnresolved(change.entry);
}

function reportKey(context: RuleContext, node: ts.Expression, name: string, members: readonly ts.Symbol[]): boolean {
  if (!context.migration.fields.has(name) || isRenamedInFile(context, name)) return false;
  const entry = renamedEntry(context, members, name);
  if (entry === undefined) return false;
  const why = `The string names the member ${name} of a value used here, but has no type that says so.`;
  reportEntry(context, node, { entry, why });
  return true;
}

/** Tests whether every string with this value in the file has been renamed. */
function isRenamedInFile({ file, settled: { edits } }: RuleContext, name: string): boolean {
  const quoted = [...file.text.matchAll(new RegExp(`(['"\`])${name}\\1`, 'g'))];
  return quoted.length > 0 && quoted.every(({ index }) => edits.some(({ start }) => start === index));
}

/**
 * Renames the members of a path that a Vue component watches: `watch: { 'entry.place'() { … } }`,
 * `this.$watch('entry.place', …)`.
 */
export function visitWatchPath(context: RuleContext, text: ts.StringLiteralLike): void {
  if (!/^[\w$]+(?:\.[\w$]+)+$/.test(text.text)) return;
  const component = watchedCode(text);
  if (component === undefined) return;
  const steps = membersOnPath(context, text.text, context.checker.typeAt(component)).map(({ name, members }) => ({
    name,
    change: fieldChange(context, originalMembers(context, members, name), name),
  }));
  const changed = steps.flatMap(({ change }) => (change?.kind === 'entry' ? [change.entry] : []));
  const [entry] = changed;
  if (entry === undefined) return;
  const path = steps.map(({ name, change }) => (change?.kind === 'entry' ? change.entry.v3.join('.') : name)).join('.');
  const isAutomatic = changed.every(
    ({ operation, unresolved, review }) =>
      (operation === 'rename' || operation === 'move') && unresolved === undefined && review?.reason !== 'meaning',
  );
  context.settle(text);
  reportEntry(context, text, { entry, tier: isAutomatic ? tierOf(entry) : 'manual', suggestion: path });
  if (isAutomatic) context.replace(text, withQuotes(context, text, path));
}

/**
 * Reports a member that a JSON pointer of a patch names: `{ op: 'replace', path: '/place' }`. No type says which schema
 * the patch is for.
 */
export function visitPointer(context: RuleContext, text: ts.StringLiteralLike): void {
  const { parent } = text;
  if (!text.text.startsWith('/') || !ts.isPropertyAssignment(parent) || !POINTER.test(parent.name.getText())) return;
  const expected = context.checker.contextualType(parent.parent);
  const members = ['op', 'path'].map((name) => (expected ? context.checker.membersOf(expected, name) : []));
  const isPatch = members.every((found) =>
    found.some(({ declarations = [] }) => declarations.some(context.checker.isOverlaid)),
  );
  const entries = text.text.split('/').flatMap((step) => context.migration.fields.get(step) ?? []);
  const entry = isPatch ? entries.find(changesName) : undefined;
  if (entry === undefined) return;
  context.settle(text);
  const why = `The pointer names ${entry.v2.join(', ')}, which the new version calls ${entry.v3.join('.')} in ${schemasOf(entry)}.`;
  reportEntry(context, text, { entry, category: 'name-only', tier: 'manual', why });
}

/** Members of a patch that hold a JSON pointer. */
const POINTER = /^(?:path|from)$/;

function schemasOf({ owners }: FieldEntry): string {
  return owners.map(({ v2 }) => v2).join(', ');
}

/** Returns the expression whose members a string watches. */
function watchedCode(text: ts.StringLiteralLike): ts.Expression | undefined {
  const { parent } = text;
  if (ts.isCallExpression(parent)) {
    const { expression } = parent;
    const isWatch = ts.isPropertyAccessExpression(expression) && expression.name.text === '$watch';
    return isWatch && parent.arguments[0] === text ? expression.expression : undefined;
  }
  if (!(ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) || parent.name !== text) return undefined;
  const option = parent.parent.parent;
  if (!ts.isPropertyAssignment(option) || propertyNameText(option.name) !== 'watch') return undefined;
  const component = option.parent.parent;
  return ts.isCallExpression(component) && component.expression.getText() === DEFINE ? component : undefined;
}
