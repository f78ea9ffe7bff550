import ts from 'typescript-6';
import { heldAgainst } from '../evidence/expected.ts';
import { evidenceOf } from '../evidence/owners.ts';
import type { Site } from '../evidence/sites.ts';
import { type Pass, reasonOf } from './pass.ts';

/** Members of this name, of a value or of the items of a list. */
function membersOfItems(pass: Pass, expression: ts.Expression, name: string): readonly ts.Symbol[] {
  const type = pass.compiler.typeAt(expression);
  return pass.compiler.membersOf(type.getNumberIndexType() ?? type, name);
}

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
 * A key beside the spread of an old shape: `{ ...old, a: 1 }`, `Object.assign(old, { a: 1 })` where nothing says what the literal is. It compiles with
 * the new types, and then holds both names.
 */
export function reviewSpread(pass: Pass, { name, kind }: Site): boolean {
  const literal = name.parent.parent;
  if ((kind !== 'property' && kind !== 'shorthand') || !ts.isObjectLiteralExpression(literal)) return false;
  const members = [...mixedWith(literal), ...heldAgainst(literal)].flatMap((expression) =>
    membersOfItems(pass, expression, name.text),
  );
  const evidence = evidenceOf(pass, members, name.text);
  if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) return false;
  const { entry } = evidence;
  const reason = `What this literal is mixed with, or held against, has the member under its new name, and nothing says what the literal is. ${reasonOf(entry)}`;
  pass.find({ node: name, rule: entry.id, category: 'shape', tier: 'manual', reason, suggestion: entry.v3.join('.') });
  return true;
}

/**
 * An old shape that becomes something of the caller's: `const mine: Mine = { ...old }`, `const mine: Mine = old`, where
 * `Mine` lists a member under its old name. Where that is optional it compiles, and is never there.
 */
export function visitSpread(pass: Pass, node: ts.Node): void {
  if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
    const wanted = pass.compiler.wantedType(node.parent);
    if (wanted !== undefined) reviewBecoming(pass, node.expression, wanted);
  }
  if (!ts.isVariableDeclaration(node) || node.type === undefined || node.initializer === undefined) return;
  const isRead =
    ts.isIdentifier(node.initializer) ||
    ts.isPropertyAccessExpression(node.initializer) ||
    ts.isCallExpression(node.initializer) ||
    ts.isAwaitExpression(node.initializer);
  if (isRead) reviewBecoming(pass, node.initializer, pass.compiler.typeAt(node.type));
}

function reviewBecoming(pass: Pass, expression: ts.Expression, wanted: ts.Type): void {
  for (const member of wanted.getProperties()) {
    if (!pass.knowledge.fields.has(member.name) || evidenceOf(pass, [member], member.name) !== undefined) continue;
    const given = pass.compiler.membersOf(pass.compiler.typeAt(expression), member.name);
    const evidence = evidenceOf(pass, given, member.name);
    if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) continue;
    const { entry } = evidence;
    const reason = `What is here becomes a type that has ${member.name} under its old name: it may compile, and would not be there. ${reasonOf(entry)}`;
    pass.find({
      node: expression,
      rule: entry.id,
      category: 'shape',
      tier: 'manual',
      reason,
      suggestion: entry.v3.join('.'),
    });
  }
}
