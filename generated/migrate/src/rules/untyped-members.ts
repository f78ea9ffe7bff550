import ts from 'typescript';
import { typesHeldAgainst } from '../analysis/contextual-types.ts';
import { membersBefore, membersBeforePattern } from '../analysis/data-flow.ts';
import { evidenceOf, membersBehind } from '../analysis/member-owners.ts';
import type { Site } from '../analysis/member-references.ts';
import { isNothing, unwrapped } from '../analysis/syntax.ts';
import { typeGuarded } from '../analysis/type-guards.ts';
import { type Pass, reasonOf, tellWhy } from './context.ts';

/** What a literal is mixed with: what is spread into it, and the other arguments of `Object.assign`. */
function mixedWith(literal: ts.ObjectLiteralExpression): readonly ts.Expression[] {
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
export function reviewSpread(pass: Pass, { name, kind }: Site): boolean {
  const literal = name.parent.parent;
  if ((kind !== 'property' && kind !== 'shorthand') || !ts.isObjectLiteralExpression(literal)) return false;
  const beside = [...mixedWith(literal).map(pass.compiler.typeAt), ...typesHeldAgainst(pass, literal)];
  const { types } = pass.compiler;
  const members = beside.flatMap((type) => pass.compiler.membersOf(types.item(type) ?? type, name.text));
  const evidence = evidenceOf(pass, members, name.text);
  if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) return false;
  if (evidence.entry.v3[0] === name.text && isInNewForm(name.parent)) return true;
  const { entry } = evidence;
  const reason = `What this literal is mixed with, or held against, has the member under its new name, and nothing says what the literal is. ${reasonOf(entry)}`;
  pass.find({ node: name, rule: entry.id, category: 'shape', tier: 'manual', reason, suggestion: entry.v3.join('.') });
  return true;
}

/** A member that becomes an object of the same name, where it is one already, or nothing. */
function isInNewForm(property: ts.Node): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  return isNothing(property.initializer) || ts.isObjectLiteralExpression(property.initializer);
}

/**
 * `(value as { a?: unknown }).a` in a function that says that the value is of an old shape: the assertion names it too.
 */
export function reviewGuarded(pass: Pass, site: Site): boolean {
  const { name } = site;
  const access = name.parent;
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return false;
  if (unwrapped(access.expression) === access.expression) return false;
  const type = typeGuarded(pass, access.expression);
  const evidence = type && evidenceOf(pass, pass.compiler.membersOf(type, name.text), name.text);
  if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) return false;
  tellWhy(pass, site, {
    entry: evidence.entry,
    why: 'The function says that the value is of a shape that changes this name.',
  });
  return true;
}

/**
 * `(old as Record<string, unknown>).a`, `const value: any = old; value.a`: a name that is asked of a value without a
 * type that was of an old shape before. It compiles, and would find nothing.
 */
export function reviewLooseRead(pass: Pass, site: Site): boolean {
  const { name } = site;
  const evidence = evidenceOf(pass, membersBehind(pass, membersAsked(pass, site), name.text), name.text);
  if (evidence?.kind !== 'entry' || !['rename', 'move', 'merge'].includes(evidence.entry.operation)) return false;
  const { entry } = evidence;
  if (entry.v3[0] === name.text && isAccess(name.parent) && isReadFurther(name.parent, entry.v3[1] ?? '')) return true;
  tellWhy(pass, site, { entry, why: 'The value is of a shape that changes this name, and no type says so here.' });
  return true;
}

function membersAsked(pass: Pass, { kind, name }: Site): readonly ts.Symbol[] {
  const { parent } = name;
  if (isAccess(parent)) return membersBefore(pass, parent.expression, name.text);
  if (kind === 'in' && ts.isBinaryExpression(parent)) return membersBefore(pass, parent.right, name.text);
  if (kind === 'binding' && ts.isBindingElement(parent)) return membersBeforePattern(pass, parent, name.text);
  const written = kind === 'target' ? parent.parent.parent : undefined;
  return written !== undefined && ts.isBinaryExpression(written) ? membersBefore(pass, written.right, name.text) : [];
}

function isAccess(node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

/** Whether the place has its new form already: `x.n.member`, or `...x.n`. */
export function isReadFurther(access: ts.Expression, member: string): boolean {
  const { parent } = access;
  if (ts.isSpreadAssignment(parent)) return true;
  if (ts.isNonNullExpression(parent) || ts.isParenthesizedExpression(parent)) return isReadFurther(parent, member);
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === access && parent.name.text === member;
  return (
    ts.isElementAccessExpression(parent) &&
    parent.expression === access &&
    ts.isStringLiteralLike(parent.argumentExpression) &&
    parent.argumentExpression.text === member
  );
}
