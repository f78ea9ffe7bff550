import ts from 'typescript';
import { assertedTypes } from '../analysis/contextual-types.ts';
import { membersAtOrigin, patternMembersAtOrigin } from '../analysis/data-flow.ts';
import { fieldChange, originalMembers } from '../analysis/member-owners.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { isNullish, unwrapExpression } from '../analysis/syntax.ts';
import { guardedType } from '../analysis/type-guards.ts';
import { type RuleContext, reasonOf, reportManual } from './context.ts';

/** What a literal is mixed with: what is spread into it, and the other arguments of `Object.assign`. */
function mergedValues(literal: ts.ObjectLiteralExpression): readonly ts.Expression[] {
  const spread = literal.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression);
  const call = literal.parent;
  const isAssign = ts.isCallExpression(call) && call.expression.getText() === 'Object.assign';
  return isAssign
    ? [...spread, ...call.arguments.filter((argument) => argument !== literal && !ts.isSpreadElement(argument))]
    : spread;
}

/**
 * A key beside the spread of an old shape: `{ ...old, a: 1 }`, `Object.assign(old, { a: 1 })` where nothing says what
 * the literal is. It compiles with the new types, and then holds both names.
 */
export function reviewSpread(context: RuleContext, { name, kind }: MemberReference): boolean {
  const literal = name.parent.parent;
  if ((kind !== 'property' && kind !== 'shorthand') || !ts.isObjectLiteralExpression(literal)) return false;
  const beside = [...mergedValues(literal).map(context.checker.typeAt), ...assertedTypes(context, literal)];
  const { types } = context.checker;
  const members = beside.flatMap((type) => context.checker.membersOf(types.itemType(type) ?? type, name.text));
  const change = fieldChange(context, members, name.text);
  if (change?.kind !== 'entry' || change.entry.v3.length === 0) return false;
  if (change.entry.v3[0] === name.text && hasV3Form(name.parent)) return true;
  const { entry } = change;
  const reason = `What this literal is mixed with, or held against, has the member under its new name, and nothing says what the literal is. ${reasonOf(entry)}`;
  context.report({
    node: name,
    rule: entry.id,
    category: 'type-mismatch',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
  return true;
}

/** A member that becomes an object of the same name, where it is one already, or nothing. */
function hasV3Form(property: ts.Node): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  return isNullish(property.initializer) || ts.isObjectLiteralExpression(property.initializer);
}

/**
 * `(value as { a?: unknown }).a` in a function that says that the value is of an old shape: the assertion names it too.
 */
export function reviewGuardedRead(context: RuleContext, reference: MemberReference): boolean {
  const { name } = reference;
  const access = name.parent;
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return false;
  if (unwrapExpression(access.expression) === access.expression) return false;
  const type = guardedType(context, access.expression);
  const change = type && fieldChange(context, context.checker.membersOf(type, name.text), name.text);
  if (change?.kind !== 'entry' || change.entry.v3.length === 0) return false;
  reportManual(context, reference, {
    entry: change.entry,
    why: 'The function says that the value is of a shape that changes this name.',
  });
  return true;
}

/**
 * `(old as Record<string, unknown>).a`, `const value: any = old; value.a`: a name that is asked of a value without a
 * type that was of an old shape before. It compiles, and would find nothing.
 */
export function reviewUntypedRead(context: RuleContext, reference: MemberReference): boolean {
  const { name } = reference;
  const change = fieldChange(
    context,
    originalMembers(context, membersAtSource(context, reference), name.text),
    name.text,
  );
  if (change?.kind !== 'entry' || !['rename', 'move', 'merge'].includes(change.entry.operation)) return false;
  const { entry } = change;
  if (entry.v3[0] === name.text && isAccess(name.parent) && hasV3Access(name.parent, entry.v3[1] ?? '')) return true;
  reportManual(context, reference, {
    entry,
    why: 'The value is of a shape that changes this name, and no type says so here.',
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

function isAccess(node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

/** Whether the place has its new form already: `x.n.member`, or `...x.n`. */
export function hasV3Access(access: ts.Expression, member: string): boolean {
  const { parent } = access;
  if (ts.isSpreadAssignment(parent)) return true;
  if (ts.isNonNullExpression(parent) || ts.isParenthesizedExpression(parent)) return hasV3Access(parent, member);
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === access && parent.name.text === member;
  return (
    ts.isElementAccessExpression(parent) &&
    parent.expression === access &&
    ts.isStringLiteralLike(parent.argumentExpression) &&
    parent.argumentExpression.text === member
  );
}
