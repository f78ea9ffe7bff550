import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

/**
 * `Old extends { a?: infer A } ? A : never`: the members of what is held against the condition that a member stands in.
 */
export function membersHeldAgainst(pass: Pass, member: ts.Node, name: string): readonly ts.Symbol[] {
  const literal = member.parent;
  if (!ts.isPropertySignature(member) || !ts.isTypeLiteralNode(literal)) return [];
  const condition = literal.parent;
  return ts.isConditionalTypeNode(condition) && condition.extendsType === literal
    ? pass.compiler.membersOf(pass.compiler.typeAt(condition.checkType), name)
    : [];
}
