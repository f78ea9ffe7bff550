import ts from 'typescript-6';
import type { Pass } from '../rules/pass.ts';
import { wanted } from './wanted.ts';

/** The members that a member of a class stands for, in the types that the class implements. */
export function membersImplemented(pass: Pass, member: ts.Node, name: string): readonly ts.Symbol[] {
  const { parent } = member;
  if (!ts.isClassLike(parent) || isStatic(member)) return [];
  const clauses = (parent.heritageClauses ?? []).filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword);
  return clauses.flatMap(({ types }) =>
    types.flatMap((type) => pass.compiler.membersOf(pass.compiler.typeAt(type), name)),
  );
}

function isStatic(member: ts.Node): boolean {
  return (
    ts.canHaveModifiers(member) &&
    ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true
  );
}

/** The same for what an expression reads: a member of such a class, or of a literal that must fit an old shape. */
export function membersBehind(pass: Pass, members: readonly ts.Symbol[], name: string): readonly ts.Symbol[] {
  return members.flatMap((symbol) => {
    const behind = (symbol.declarations ?? []).flatMap((declaration) => membersDeclared(pass, declaration, name));
    return behind.length === 0 ? [symbol] : behind;
  });
}

function membersDeclared(pass: Pass, declaration: ts.Node, name: string): readonly ts.Symbol[] {
  const isInLiteral = ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration);
  if (!isInLiteral) return membersImplemented(pass, declaration, name);
  return wanted(pass, declaration.parent, name);
}
