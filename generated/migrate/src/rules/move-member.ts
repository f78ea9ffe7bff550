import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { reportChange, type RuleContext } from './context.ts';
import {
  type MemberMove,
  moveInLiteral,
  moveInPattern,
  type MoveTarget,
  readsSameMember,
  reportBlockedMove,
} from './move-in-object.ts';
import { isNarrowedByAssignment } from '../analysis/data-flow.ts';
import { isAssignmentTarget, isNullish, isSideEffectFree } from '../analysis/syntax.ts';
import { hasV3Access } from './untyped-members.ts';

/** Moves a member into its container, in reads, writes, literals, patterns and types. */
export function moveMember(context: RuleContext, reference: MemberReference, entry: FieldEntry): void {
  const [container = '', ...path] = entry.v3;
  const target = { container, member: path.join('?.'), wraps: container === reference.name.text };
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

/** Recognizes `x.a` as a value, which can become `x.box?.inner?.a`. */
function isPlainRead({ kind, name: { parent } }: MemberReference): boolean {
  return (
    kind === 'access' &&
    ts.isPropertyAccessExpression(parent) &&
    !isAssignmentTarget(outermost(parent)) &&
    !isPatternTarget(parent)
  );
}

/** `T['a']` becomes `NonNullable<T['box']>['a']`. */
function moveIndexType(context: RuleContext, { reference, entry, target }: MemberMove): void {
  const access = reference.name.parent.parent;
  if (!ts.isIndexedAccessTypeNode(access) || isIndexedBeyond(access, target)) return;
  reportChange(context, reference, entry);
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
  reportChange(context, reference, entry);
  const quote = context.text(reference.name).charAt(0);
  const key = `${quote}${target.container}${quote}`;
  if (!isSaidBefore(context, literal, key)) return context.replace(reference.name, key);
  const before = context.file.text.slice(0, literal.getFullStart()).lastIndexOf('|');
  context.edits.push({ start: context.file.text.slice(0, before).trimEnd().length, end: literal.end, text: '' });
}

/** Tests whether the union already has the key, by itself or through an earlier member with the same container. */
function isSaidBefore(context: RuleContext, literal: ts.LiteralTypeNode, key: string): boolean {
  const union = literal.parent;
  if (!ts.isUnionTypeNode(union)) return false;
  const others = union.types.slice(0, union.types.indexOf(literal));
  return others.some(
    (other) =>
      context.text(other) === key ||
      context.edits.some(({ start, text }) => start === other.getStart(context.file) && text === key),
  );
}

/** `x.a` becomes `x.box?.a`. */
export function moveAccess(context: RuleContext, move: MemberMove): void {
  const { reference, entry, target } = move;
  const access = reference.name.parent;
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return;
  if (context.handled.has(access) || isClassMember(reference)) return;
  if (target.wraps && hasV3Access(access, target.member)) return;
  if (isAssignmentTarget(outermost(access))) return moveWrite(context, move, access);
  if (isPatternTarget(access))
    return reportBlockedMove(
      context,
      move,
      'A destructuring assignment writes to a member that moves into another object.',
    );
  reportChange(context, reference, entry);
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

/** Returns the whole access chain that starts with an access. */
function wholeChain(access: ts.Expression): ts.Expression {
  const { parent } = access;
  const isContinued =
    ts.isNonNullExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === access);
  return isContinued ? wholeChain(parent) : access;
}

function outermost(expression: ts.Expression): ts.Expression {
  const { parent } = expression;
  return ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent) ? outermost(parent) : expression;
}

function isPatternTarget(access: ts.Expression): boolean {
  const { parent } = access;
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.initializer === access;
  return (ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) && isInTarget(parent);
}

function isInTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return (
    (ts.isObjectLiteralExpression(parent) || ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) &&
    isInTarget(parent)
  );
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
  reportChange(context, reference, entry);
  const box = `${context.text(access.expression)}.${target.container}`;
  context.replace(reference.name, target.container);
  context.insert(assignment.right.getStart(context.file), `{ ...${box}, ${target.member}: `);
  context.insertAfter(assignment.right.end, ' }');
}

/** Tests whether a value is a whole object: an object literal, the same member of another value, or null. */
function isWhole(context: RuleContext, value: ts.Expression, entry: FieldEntry): boolean {
  return ts.isObjectLiteralExpression(value) || isNullish(value) || readsSameMember(context, value, entry);
}
