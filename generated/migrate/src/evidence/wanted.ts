import type ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { askedBeyond } from './generics.ts';
import { typesInherited } from './implemented.ts';

/** The members of this name that the place of a literal asks for. */
export function wanted(pass: Pass, literal: ts.ObjectLiteralExpression, name: string): readonly ts.Symbol[] {
  const type = pass.compiler.wantedType(literal);
  const types = type === undefined ? typesInherited(pass, literal.parent) : [type];
  const members = (asked: readonly ts.Type[]): readonly ts.Symbol[] =>
    asked.flatMap((one) => pass.compiler.membersOf(one, name)).filter((member) => !isOwn(member, literal));
  const found = members(types);
  return found.length > 0 ? found : members(askedBeyond(pass, literal));
}

/** Whether a member is one of the literal itself: what a type parameter was inferred from. */
function isOwn(member: ts.Symbol, literal: ts.ObjectLiteralExpression): boolean {
  const declarations = member.declarations ?? [];
  return declarations.length > 0 && declarations.every(({ parent }) => parent === literal);
}
