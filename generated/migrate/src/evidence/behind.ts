import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { membersHeldAgainst } from './conditions.ts';
import { membersImplemented } from './implemented.ts';
import { wanted } from './wanted.ts';

/**
 * The members that stand behind those that an expression reads: of a class, what it implements; of a literal, what it
 * must fit; of a mapped type, what it goes through.
 */
export function membersBehind(pass: Pass, members: readonly ts.Symbol[], name: string): readonly ts.Symbol[] {
  return members.flatMap((member) => behind(pass, member, { name, depth: 0 }));
}

interface Sought {
  readonly name: string;
  readonly depth: number;
}

function behind(pass: Pass, member: ts.Symbol, { name, depth }: Sought): readonly ts.Symbol[] {
  if (depth > 4) return [member];
  const declared = (member.declarations ?? []).flatMap((one) => membersDeclared(pass, one, name));
  const next = declared.length > 0 ? declared : madeFrom(pass, member, name);
  return next.length === 0 ? [member] : next.flatMap((one) => behind(pass, one, { name, depth: depth + 1 }));
}

function membersDeclared(pass: Pass, declaration: ts.Node, name: string): readonly ts.Symbol[] {
  const isInLiteral = ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration);
  if (ts.isPropertySignature(declaration)) return membersHeldAgainst(pass, declaration, name);
  if (!isInLiteral) return membersImplemented(pass, declaration, name);
  return wanted(pass, declaration.parent, name);
}

/** `Record<keyof T, …>`: a member of it is named after one of `T`. */
function madeFrom(pass: Pass, member: ts.Symbol, name: string): readonly ts.Symbol[] {
  const mapped = pass.compiler.mapped(member);
  return mapped?.key === name ? mapped.of.flatMap((type) => pass.compiler.membersOf(type, name)) : [];
}
