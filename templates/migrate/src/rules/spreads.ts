import ts from 'typescript';
import { typesHeldAgainst } from '../evidence/expected.ts';
import { isNothing } from '../evidence/nothing.ts';
import { evidenceOf } from '../evidence/owners.ts';
import type { Site } from '../evidence/sites.ts';
import { type Pass, reasonOf } from './pass.ts';

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
