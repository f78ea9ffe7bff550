import ts from 'typescript';
import type { Asking } from '../http/calls.ts';
import { fieldEntry } from '../knowledge/knowledge.ts';
import { type Pass, reasonOf } from './pass.ts';

/** `get<Row[]>('/path')` where `Row` is a type of the caller's that still has the old names of what is answered. */
export function reviewTypeArguments(pass: Pass, call: Asking, shape: string): void {
  if (ts.isObjectLiteralExpression(call)) return;
  for (const argument of call.typeArguments ?? []) {
    const { types } = pass.compiler;
    const type = pass.compiler.typeAt(argument);
    for (const member of types.members(types.item(type) ?? type)) {
      const entry = fieldEntry(pass.knowledge, shape, member.name);
      const isOwn =
        member.declarations?.some(
          (declaration) => !pass.compiler.isOverlaid(declaration) && !pass.compiler.isInPackage(declaration),
        ) === true;
      if (entry === undefined || entry.v3.length === 0 || !isOwn) continue;
      const reason = `The type that this call is given has a member of the old version: it would never be there. ${reasonOf(entry)}`;
      pass.find({
        node: argument,
        rule: entry.id,
        category: 'shape',
        tier: 'manual',
        reason,
        suggestion: entry.v3.join('.'),
      });
    }
  }
}
