import ts from 'typescript-6';
import type { Pass } from '../rules/pass.ts';

/** The members that a member of a class stands for, in the types that the class implements. */
export function membersImplemented(pass: Pass, member: ts.Node, name: string): readonly ts.Symbol[] {
  const { parent } = member;
  if (!ts.isClassLike(parent)) return [];
  const clauses = (parent.heritageClauses ?? []).filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword);
  return clauses.flatMap(({ types }) => types.flatMap((type) => pass.compiler.membersOf(pass.compiler.typeAt(type), name)));
}

/** The same for what an expression reads: a member of a class that implements an old shape. */
export function membersBehind(pass: Pass, members: readonly ts.Symbol[], name: string): readonly ts.Symbol[] {
  return members.flatMap((symbol) => {
    const behind = (symbol.declarations ?? []).flatMap((declaration) => membersImplemented(pass, declaration, name));
    return behind.length === 0 ? [symbol] : behind;
  });
}
