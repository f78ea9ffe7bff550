import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

/** The members that a member of a class stands for, in the types that the class, or one that it extends, implements. */
export function membersImplemented(pass: Pass, member: ts.Node, name: string): readonly ts.Symbol[] {
  const { parent } = member;
  if (!ts.isClassLike(parent) || isStatic(member)) return [];
  return membersAsked(pass, parent, name);
}

/** What the types that a class implements, or extends, have under a name. */
export function membersAsked(pass: Pass, around: ts.ClassLikeDeclaration, name: string): readonly ts.Symbol[] {
  return (around.heritageClauses ?? []).flatMap(({ token, types }) => {
    const members = types.flatMap((type) => pass.compiler.membersOf(pass.compiler.typeAt(type), name));
    return token === ts.SyntaxKind.ImplementsKeyword ? members : members.flatMap((member) => above(pass, member, name));
  });
}

/** A member of a class above stands for what that class implements; one that no class declares, for itself. */
function above(pass: Pass, member: ts.Symbol, name: string): readonly ts.Symbol[] {
  const own = (member.declarations ?? []).filter(({ parent }) => ts.isClassLike(parent));
  return own.length === 0 ? [member] : own.flatMap((declaration) => membersImplemented(pass, declaration, name));
}

/** What the types that a class implements, or extends, ask a member of it to be that says no type itself. */
export function typesInherited({ compiler }: Pass, member: ts.Node): readonly ts.Type[] {
  if (!ts.isPropertyDeclaration(member) || member.type !== undefined || isStatic(member)) return [];
  const above = (member.parent.heritageClauses ?? []).flatMap(({ types }) => types);
  return above.flatMap((type) => compiler.types.held(compiler.typeAt(type), member.name.getText()));
}

function isStatic(member: ts.Node): boolean {
  return (
    ts.canHaveModifiers(member) &&
    ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true
  );
}
