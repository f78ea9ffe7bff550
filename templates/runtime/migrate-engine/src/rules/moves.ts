import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { isNarrowedByAssignment } from '../analysis/data-flow.ts';
import { fieldChange } from '../analysis/member-owners.ts';
import { type MemberReference, memberReference } from '../analysis/member-references.ts';
import {
  hasRest,
  hasSideEffects,
  isAccess,
  isAssignmentTarget,
  isNullish,
  isPatternTarget,
  isSideEffectFree,
  isSpread,
  outermost,
  propertyNameText,
  wholeChain,
} from '../analysis/syntax.ts';
import { valueDeclarations } from '../analysis/shared-values.ts';
import { reportChange, reportEntry, type RuleContext } from './context.ts';
import { hasCurrentAccess } from './untyped-members.ts';

const BLOCKED_ELSEWHERE =
  'The member moves into another object, but another place that writes this value cannot be changed automatically.';

/** Moves a member into its container, in reads, writes, literals, patterns and types. */
export function moveMember(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  const [container = '', ...path] = entry.v3;
  const target = { container, member: path.join('?.'), wraps: container === reference.name.text };
  const values = valueDeclarations(context, reference);
  // A write that cannot change keeps its own reason.
  const { kept } = context;
  if (!kept.has(reference.name) && values.some((value) => kept.has(value))) {
    if (isWrite(reference)) context.demand(...values.map((node) => ({ kind: 'blocked-value', node }) as const));
    return reportEntry(context, reference.name, { entry, reason: BLOCKED_ELSEWHERE });
  }
  context.demand(...values.map((node) => ({ kind: 'moved-value', node }) as const));
  if (reference.members.some(context.checker.isRemapped))
    return target.wraps
      ? undefined
      : reportBlockedMove(
          context,
          { reference, entry, target },
          'The member of another type is derived from one that moves into another object.',
        );
  if (path.length > 1 && !isPlainRead(reference))
    return reportBlockedMove(
      context,
      { reference, entry, target },
      'The member moves through two objects; this place cannot be rewritten automatically.',
    );
  switch (reference.kind) {
    case 'access':
    case 'element':
      return moveAccess(context, { reference, entry, target });
    case 'property':
    case 'shorthand':
      return moveInLiteral(context, { reference, entry, target });
    case 'binding':
    case 'target':
      return moveInPattern(context, { reference, entry, target });
    case 'index-type':
      return moveIndexType(context, { reference, entry, target });
    case 'key':
      return moveKey(context, { reference, entry, target });
    default:
      return reportBlockedMove(
        context,
        { reference, entry, target },
        'The member moves into another object; this place cannot be rewritten automatically.',
      );
  }
}

/** Tests whether a reference gives the member a value. */
function isWrite({ kind, name: { parent } }: MemberReference): boolean {
  if (kind === 'property' || kind === 'shorthand' || kind === 'target') return true;
  return isAccess(parent) && (isAssignmentTarget(outermost(parent)) || isPatternTarget(parent));
}

/** Recognizes `x.a` as a value, which can become `x.box?.inner?.a`. */
function isPlainRead(reference: MemberReference): boolean {
  return reference.kind === 'access' && !isWrite(reference);
}

/** `T['a']` becomes `NonNullable<T['box']>['a']`. */
function moveIndexType(context: RuleContext, { reference, entry, target }: MemberMove): void {
  const access = reference.name.parent.parent;
  if (!ts.isIndexedAccessTypeNode(access) || isIndexedBeyond(access, target)) return;
  reportChange(context, reference.name, entry);
  const quote = context.text(reference.name).charAt(0);
  context.insert(access.getStart(context.file), 'NonNullable<');
  context.replace(reference.name, `${quote}${target.container}${quote}]>[${quote}${target.member}${quote}`);
}

function isIndexedBeyond(access: ts.TypeNode, { wraps, member }: MoveTarget): boolean {
  const outer = ts.isTypeReferenceNode(access.parent) ? access.parent.parent : access.parent;
  return wraps && ts.isIndexedAccessTypeNode(outer) && outer.indexType.getText().slice(1, -1) === member;
}

/**
 * Replaces a key in a type by its container, once: `Pick<T, 'a' | 'b'>` becomes `Pick<T, 'box'>`. A key that is a
 * runtime value is reported.
 */
function moveKey(context: RuleContext, move: MemberMove): void {
  const { reference, entry, target } = move;
  const literal = reference.name.parent;
  if (!ts.isLiteralTypeNode(literal))
    return reportBlockedMove(
      context,
      move,
      'The member moves into another object; this place cannot be rewritten automatically.',
    );
  if (target.wraps) return;
  reportChange(context, reference.name, entry);
  const quote = context.text(reference.name).charAt(0);
  const key = `${quote}${target.container}${quote}`;
  if (!isSaidBefore(context, literal, target.container)) return context.replace(reference.name, key);
  const before = context.file.text.slice(0, literal.getFullStart()).lastIndexOf('|');
  context.edit({ start: context.file.text.slice(0, before).trimEnd().length, end: literal.end, text: '' });
}

/** Tests whether the union already has the key, by itself or through an earlier member with the same container. */
function isSaidBefore(context: RuleContext, literal: ts.LiteralTypeNode, key: string): boolean {
  const union = literal.parent;
  if (!ts.isUnionTypeNode(union)) return false;
  const others = union.types.slice(0, union.types.indexOf(literal));
  return others.some((other) => {
    const name = ts.isLiteralTypeNode(other) && ts.isStringLiteralLike(other.literal) ? other.literal : undefined;
    if (name === undefined || name.text === key) return name !== undefined;
    const change = fieldChange(context, memberReference(context, name)?.members ?? [], name.text);
    return change?.kind === 'entry' && change.entry.v3.length > 1 && change.entry.v3[0] === key;
  });
}

/** `x.a` becomes `x.box?.a`. */
function moveAccess(context: RuleContext, move: MemberMove): void {
  const { reference, entry, target } = move;
  const access = reference.name.parent;
  if (!isAccess(access)) return;
  context.yieldTo(access);
  if (isClassMember(reference)) return;
  if (target.wraps && hasCurrentAccess(access, target.member)) return;
  if (isAssignmentTarget(outermost(access))) return moveWrite(context, move, access);
  if (isPatternTarget(access))
    return reportBlockedMove(
      context,
      move,
      'A destructuring assignment writes to a member that moves into another object.',
    );
  reportChange(context, reference.name, entry);
  const link = accessLink(context, move, access);
  if (link.after !== '') context.insertAfter(access.end, link.after);
  if (ts.isPropertyAccessExpression(access))
    return context.replace(reference.name, `${target.container}${link.dot}${target.member}`);
  const quote = context.text(reference.name).charAt(0);
  context.replace(
    reference.name,
    `${quote}${target.container}${quote}]${link.bracket}[${quote}${target.member}${quote}`,
  );
}

interface AccessLink {
  readonly dot: string;
  readonly bracket: string;
  readonly after: string;
}

/**
 * Returns the operator between the container and the member: `.`, `?.` or `!.`, by what the caller's types guarantee.
 */
function accessLink(context: RuleContext, { reference }: MemberMove, access: ts.Expression): AccessLink {
  const assertion = nonNullAssertion(context);
  const after = isNarrowedByAssignment(context, access, reference.members) ? assertion : '';
  if (ts.isNonNullExpression(access.parent)) return { dot: `${assertion}.`, bracket: assertion, after: '' };
  if (isAssignmentTarget(wholeChain(access))) return { dot: `${assertion}.`, bracket: assertion, after };
  if (isDeclaredRequired(reference)) return { dot: '.', bracket: '', after: assertion };
  return { dot: '?.', bracket: '?.', after };
}

/** Tests whether a type of the caller makes an optional v2 member required, such as `Required<T>`. */
function isDeclaredRequired({ members }: MemberReference): boolean {
  return members.every(
    ({ flags, declarations = [] }) =>
      (flags & ts.SymbolFlags.Optional) === 0 &&
      declarations.some(
        (declaration) => ts.isPropertySignature(declaration) && declaration.questionToken !== undefined,
      ),
  );
}

/** Tests whether a class of the caller declares the member. It is reported there, and its reads stay. */
function isClassMember({ members }: MemberReference): boolean {
  return members.some(({ declarations = [] }) => declarations.some(({ parent }) => ts.isClassLike(parent)));
}

/** Returns the non-null assertion for TypeScript; empty in JavaScript. */
function nonNullAssertion({ file }: RuleContext): string {
  return /\.[cm]?jsx?$/.test(file.fileName) ? '' : '!';
}

/** `x.a = v` becomes `x.box = { ...x.box, a: v }`, where `x` is a plain name or a chain of them. */
function moveWrite(
  context: RuleContext,
  move: MemberMove,
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): void {
  const { reference, entry, target } = move;
  const assignment = access.parent;
  if (target.wraps && ts.isDeleteExpression(assignment)) return;
  const isPlain = ts.isBinaryExpression(assignment) && assignment.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (!isPlain)
    return reportBlockedMove(
      context,
      move,
      'A compound write, or a deletion, of a member that moves into another object.',
    );
  if (target.wraps && isWhole(context, assignment.right, entry)) return;
  const isSimple =
    ts.isPropertyAccessExpression(access) &&
    isSideEffectFree(access.expression) &&
    ts.isExpressionStatement(assignment.parent);
  if (!isSimple)
    return reportBlockedMove(
      context,
      move,
      'Writing to the new place would evaluate the object twice, or use the value of the assignment.',
    );
  reportChange(context, reference.name, entry);
  const box = `${context.text(access.expression)}.${target.container}`;
  context.replace(reference.name, target.container);
  context.insert(assignment.right.getStart(context.file), `{ ...${box}, ${target.member}: `);
  context.insertAfter(assignment.right.end, ' }');
}

/** Tests whether a value is a whole object: an object literal, the same member of another value, or null. */
function isWhole(context: RuleContext, value: ts.Expression, entry: FieldEntry): boolean {
  return ts.isObjectLiteralExpression(value) || isNullish(value) || readsSameMember(context, value, entry);
}

/** Target of a moved member: a container, which may have the member's old name. */
interface MoveTarget {
  readonly container: string;
  readonly member: string;
  /** True if the container has the member's old name. */
  readonly wraps: boolean;
}

/** A member that moves into a container. */
interface MemberMove {
  readonly reference: MemberReference;
  readonly entry: FieldEntry;
  readonly target: MoveTarget;
}

/** Reports a move that needs manual work. */
function reportBlockedMove(context: RuleContext, { reference, entry }: MemberMove, reason: string): void {
  const values = isWrite(reference) ? valueDeclarations(context, reference) : [];
  const nodes = values.length === 0 ? [] : [reference.name, ...values];
  context.demand(...nodes.map((node) => ({ kind: 'blocked-value', node }) as const));
  reportEntry(context, reference.name, { entry, reason });
}

/** Returns the members of a literal or pattern that move into the same container, in order. */
function siblings<Node extends ts.ObjectLiteralElementLike | ts.BindingElement>(
  context: RuleContext,
  move: MemberMove,
  nodes: readonly Node[],
): readonly (MemberMove & { readonly node: Node })[] {
  return nodes.flatMap((node) => {
    const name = elementName(node);
    if (name === undefined) return [];
    if (name === move.reference.name) return [{ ...move, node }];
    const reference =
      context.migration.fields.has(name.text) && !context.settled.isSettled(name)
        ? memberReference(context, name)
        : undefined;
    const entry = reference === undefined ? undefined : entryOfSibling(context, reference, move);
    if (reference === undefined || entry === undefined || !hasSameTarget(entry, move)) return [];
    return [{ reference, entry, target: { ...move.target, member: entry.v3[1] ?? '' }, node }];
  });
}

function elementName(node: ts.ObjectLiteralElementLike | ts.BindingElement): MemberReference['name'] | undefined {
  const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name : undefined;
}

function hasSameTarget(entry: FieldEntry, { target }: MemberMove): boolean {
  return entry.v3.length === 2 && entry.v3[0] === target.container && entry.unresolved?.sides.includes('v3') !== true;
}

/** Returns the entry of a member by its type, or by the schema of the request body. */
function entryOfSibling(context: RuleContext, reference: MemberReference, move: MemberMove): FieldEntry | undefined {
  const change = fieldChange(context, reference.members, reference.name.text);
  if (change?.kind === 'entry') return change.entry;
  if (!context.payloads.has(reference.name.parent.parent)) return undefined;
  const isOwned = (entry: FieldEntry): boolean =>
    entry.owners.some(({ v2 }) => move.entry.owners.some((owner) => owner.v2 === v2));
  return context.migration.fields.get(reference.name.text)?.find(isOwned);
}

/** Nests members of a literal: `{ a: v }` becomes `{ box: { a: v } }`. Members with the same container share it. */
function moveInLiteral(context: RuleContext, move: MemberMove): void {
  const { reference, target } = move;
  const property = reference.name.parent;
  const literal = property.parent;
  if (!ts.isObjectLiteralExpression(literal)) return;
  if (target.wraps) return wrapValue(context, move, property);
  if (literal.properties.some(({ name }) => name !== undefined && propertyNameText(name) === target.container)) {
    return reportBlockedMove(
      context,
      move,
      `The literal already has ${target.container}. Decide which of the two applies.`,
    );
  }
  if (literal.properties.some(ts.isSpreadAssignment)) {
    return reportBlockedMove(
      context,
      move,
      `A value that is spread into the literal may contain ${target.container}, which the new member would replace.`,
    );
  }
  if (isSpread(literal))
    return reportBlockedMove(
      context,
      move,
      `The literal is spread into another, where it would replace ${target.container} as a whole.`,
    );
  nestMembers(context, siblings(context, move, literal.properties));
}

function wrapValue(context: RuleContext, move: MemberMove, property: ts.Node): void {
  const { reference, entry, target } = move;
  if (ts.isShorthandPropertyAssignment(property)) {
    reportChange(context, reference.name, entry);
    return context.insert(reference.name.end, `: { ${target.member}: ${reference.name.text} }`);
  }
  if (!ts.isPropertyAssignment(property)) return reportBlockedMove(context, move, 'The member becomes an object.');
  if (ts.isObjectLiteralExpression(property.initializer) || isNullish(property.initializer)) return;
  if (readsSameMember(context, property.initializer, entry)) return;
  reportChange(context, reference.name, entry);
  context.insert(property.initializer.getStart(context.file), `{ ${target.member}: `);
  context.insertAfter(property.initializer.end, ' }');
}

interface NestedMember extends MemberMove {
  readonly node: ts.ObjectLiteralElementLike;
}

/** Wraps the first member in the container and moves the others into it. */
function nestMembers(context: RuleContext, all: readonly NestedMember[]): void {
  const [first, ...others] = all;
  if (first === undefined) return;
  const following = others.filter((other, index) =>
    isAdjacent([first, ...others.slice(0, index)].at(-1)?.node, other.node),
  );
  const isRun = following.length === others.length;
  if (!isRun && others.some(({ node }) => initializerHasEffects(node)))
    return all.forEach((move) =>
      reportBlockedMove(context, move, 'Grouping the members would change their order of evaluation.'),
    );
  for (const { reference, entry } of all) reportChange(context, reference.name, entry);
  context.settle(...all.map(({ reference }) => reference.name));
  for (const move of all) renameNested(context, move);
  context.insert(first.node.getStart(context.file), `${first.target.container}: { `);
  if (isRun) return context.insertAfter((others.at(-1) ?? first).node.end, ' }');
  const last = others.at(-1);
  for (const other of others.toReversed()) moveProperty(context, other.node, first.node.end, other === last);
}

/** Renames a member inside the container. */
function renameNested(context: RuleContext, { reference, target }: NestedMember): void {
  if (reference.name.text === target.member) return;
  if (reference.kind === 'shorthand') context.insert(reference.name.getStart(context.file), `${target.member}: `);
  else context.replace(reference.name, target.member);
}

function isAdjacent(before: ts.ObjectLiteralElementLike | undefined, after: ts.ObjectLiteralElementLike): boolean {
  const literal = after.parent;
  return (
    before !== undefined &&
    ts.isObjectLiteralExpression(literal) &&
    literal.properties.indexOf(after) === literal.properties.indexOf(before) + 1
  );
}

function initializerHasEffects(property: ts.ObjectLiteralElementLike): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  return hasSideEffects(property.initializer);
}

/** Moves a property with its comments after another one. */
function moveProperty(context: RuleContext, node: ts.ObjectLiteralElementLike, after: number, last: boolean): void {
  const { text } = context.file;
  const full = node.getFullStart();
  const own = startWithComments(text, full, node.getStart(context.file));
  const textStart = own + text.slice(own, node.end).search(/\S/);
  const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
  context.edit(
    own === full ? { start: full - 1, end: node.end, text: '' } : { start: own, end: node.end + comma, text: '' },
  );
  context.edit({
    start: after,
    end: after,
    text: ', ',
    closes: true,
    copied: { start: textStart, end: node.end, after: last ? ' }' : '' },
  });
}

/**
 * Returns the start of a property including its leading comments. A comment at the end of the previous line belongs to
 * the previous property.
 */
function startWithComments(text: string, full: number, start: number): number {
  if (!text.slice(full, start).includes('\n')) return full;
  return ts.getTrailingCommentRanges(text, full)?.at(-1)?.end ?? full;
}

/** Tests whether an expression reads the same member of another value, so that the whole object is copied. */
function readsSameMember(context: RuleContext, expression: ts.Expression, entry: FieldEntry): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.name)) return false;
  const members = memberReference(context, expression.name)?.members ?? [];
  const change = fieldChange(context, members, expression.name.text);
  if (change?.kind !== 'entry' || change.entry !== entry) return false;
  context.settle(expression);
  return true;
}

/** `{ a } = x` becomes `{ box: { a } = {} } = x`. */
function moveInPattern(context: RuleContext, move: MemberMove): void {
  const { reference, entry, target } = move;
  const element = reference.name.parent;
  if (hasRest(element.parent))
    return reportBlockedMove(context, move, 'The rest element would contain the object that the member moves into.');
  const local = localName(element);
  if (local === undefined || (target.wraps && isPattern(local))) return;
  if (reference.kind === 'target') return moveInTarget(context, move, local);
  if (entry.movesIntoNullable === true)
    return reportBlockedMove(
      context,
      move,
      'The object that the member moves into may be null, which a pattern does not accept.',
    );
  reportChange(context, reference.name, entry);
  const isShort = local === reference.name || ts.isShorthandPropertyAssignment(element);
  context.insert(element.getStart(context.file), `${target.container}: { `);
  if (isShort && reference.name.text !== target.member)
    context.insert(element.getStart(context.file), `${target.member}: `);
  if (!isShort && reference.name.text !== target.member) context.replace(reference.name, target.member);
  context.insertAfter(element.end, ' } = {}');
}

/** `({ a } = x)` becomes `(a = x.box?.a)`; a pattern of more than that has no type for a box that may be missing. */
function moveInTarget(context: RuleContext, move: MemberMove, local: ts.Node): void {
  const { reference, entry, target } = move;
  const element = reference.name.parent;
  const pattern = element.parent;
  const assignment = pattern.parent;
  const isAlone = ts.isObjectLiteralExpression(pattern) && pattern.properties.length === 1 && !hasDefault(element);
  const isPlain =
    ts.isBinaryExpression(assignment) &&
    ts.isLeftHandSideExpression(assignment.right) &&
    !ts.isObjectLiteralExpression(assignment.right);
  if (!isAlone || !isPlain)
    return reportBlockedMove(
      context,
      move,
      'The pattern assigns to variables that already have a type; assign the members one by one.',
    );
  reportChange(context, reference.name, entry);
  // The variable keeps its place, so that what changes inside it still does.
  const start = local.getStart(context.file);
  context.edit({ start: pattern.getStart(context.file), end: start, text: '' });
  context.edit({ start: local.end, end: pattern.end, text: '' });
  context.insertAfter(assignment.right.end, `.${target.container}?.${target.member}`);
}

function hasDefault(element: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(element)) return element.objectAssignmentInitializer !== undefined;
  return ts.isPropertyAssignment(element) && ts.isBinaryExpression(element.initializer);
}

/** Returns the local variable or nested pattern of a destructured member. */
function localName(element: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(element)) return element.name;
  if (ts.isShorthandPropertyAssignment(element)) return element.name;
  if (!ts.isPropertyAssignment(element)) return undefined;
  const { initializer } = element;
  return ts.isBinaryExpression(initializer) ? initializer.left : initializer;
}

function isPattern(node: ts.Node): boolean {
  return ts.isObjectBindingPattern(node) || ts.isObjectLiteralExpression(node);
}
