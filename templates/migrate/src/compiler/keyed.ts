import ts from 'typescript';
import { isType, origin } from './kept.ts';

/** A type parameter is what it must be: with the arguments of its surroundings where those say it, else as declared. */
export function keyedBy(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if ((type.flags & ts.TypeFlags.TypeParameter) === 0) return keyed(type);
  const must = type.getConstraint();
  const found = must === undefined ? [] : keyed(must);
  const [declaration] = type.symbol.declarations ?? [];
  const isDeclared = declaration !== undefined && ts.isTypeParameterDeclaration(declaration);
  if (found.length > 0 || !isDeclared || declaration.constraint === undefined) return found;
  return keyed(checker.getTypeAtLocation(declaration.constraint));
}

function keyed(type: ts.Type): readonly ts.Type[] {
  if (isKeys(type)) return 'type' in type && isType(type.type) ? [type.type] : [];
  if (type.isIntersection()) return type.types.flatMap(keyed);
  const before = origin(type);
  const found = before === undefined ? [] : keyed(before);
  if (found.length > 0 || !type.isUnion()) return found;
  return type.types.filter((part) => part.isUnion() || part.isIntersection() || isKeys(part)).flatMap(keyed);
}

function isKeys(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Index) !== 0;
}
