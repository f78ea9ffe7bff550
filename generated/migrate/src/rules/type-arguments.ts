import type ts from 'typescript-6';
import { fieldEntry } from '../knowledge/knowledge.ts';
import { type Pass, reasonOf } from './pass.ts';

/** `get<Row[]>('/path')` where `Row` is a type of the caller's that still has the old names of what is answered. */
export function reviewTypeArguments(pass: Pass, call: ts.CallExpression | ts.NewExpression, shape: string): void {
  for (const argument of call.typeArguments ?? []) {
    const members = [pass.compiler.typeAt(argument)].flatMap((type) => [
      ...ownMembers(type),
      ...(type.getNumberIndexType()?.getProperties() ?? []),
    ]);
    for (const member of members) {
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

/** Members of an object; those of a list are its items' business. */
function ownMembers(type: ts.Type): readonly ts.Symbol[] {
  return type.getNumberIndexType() === undefined ? type.getProperties() : [];
}
