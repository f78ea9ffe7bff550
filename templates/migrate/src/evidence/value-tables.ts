import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { isNamed } from './enumerations.ts';

/** `Record<Enumeration, …>` and the like: a table whose keys are its values. */
function isKeyedBy(pass: Pass, type: ts.Type, enumeration: string): boolean {
  return pass.compiler.types
    .aliasArguments(type)
    .some((argument) => isNamed(pass, argument, enumeration) || isKeyedBy(pass, argument, enumeration));
}

interface Keyed {
  readonly table: ts.Type;
  readonly key: string;
}

/** The same, or a mapped type that goes through its values. */
export function isTableOf(pass: Pass, { table, key }: Keyed, enumeration: string): boolean {
  const parts = [table, ...pass.compiler.types.parts(table)];
  if (parts.some((part) => isKeyedBy(pass, part, enumeration))) return true;
  return pass.compiler.membersOf(table, key).some((member) => {
    const mapped = pass.compiler.mapped(member);
    if (mapped === undefined) return false;
    const inner = (type: ts.Type): boolean => type !== table && isTableOf(pass, { table: type, key }, enumeration);
    return isNamed(pass, mapped.keys, enumeration) || mapped.of.some(inner);
  });
}

interface KeyOfLiteral {
  readonly table: ts.ObjectLiteralExpression;
  readonly key: string;
}

/** The same, of what the place of a literal asks for. */
export function keysAre(pass: Pass, { table, key }: KeyOfLiteral, enumeration: string): boolean {
  const wanted = pass.compiler.wantedType(table);
  return wanted !== undefined && isTableOf(pass, { table: wanted, key }, enumeration);
}

/** The literal that a key stands in: as it is, in brackets, or as the name of a method. */
export function tableNamedIn(literal: ts.StringLiteralLike | ts.Identifier): ts.ObjectLiteralExpression | undefined {
  const { parent } = literal;
  const member = ts.isComputedPropertyName(parent) ? parent.parent : parent;
  const name = ts.isComputedPropertyName(parent) ? parent : literal;
  const isKey = (ts.isPropertyAssignment(member) || ts.isMethodDeclaration(member)) && member.name === name;
  return isKey && ts.isObjectLiteralExpression(member.parent) ? member.parent : undefined;
}
