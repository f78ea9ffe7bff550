import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { unwrapExpression } from './syntax.ts';

interface GuardedRead {
  readonly value: ts.Expression;
  readonly name: ts.Identifier | ts.StringLiteralLike;
}

/**
 * Returns the members of a value; if none is declared, those of the type that the enclosing type guard asserts:
 * `(value: any): value is T => 'a' in value && value.a !== ''`.
 */
export function membersOrGuarded(
  context: AnalysisContext,
  own: readonly ts.Symbol[],
  { value, name }: GuardedRead,
): readonly ts.Symbol[] {
  if (own.some(({ declarations = [] }) => declarations.length > 0)) return own;
  const type = guardedType(context, value);
  const guarded = type === undefined ? [] : context.checker.membersOf(type, name.text);
  return guarded.length > 0 ? guarded : own;
}

/** Returns the type that the enclosing type guard asserts for a value. */
export function guardedType(context: AnalysisContext, value: ts.Expression): ts.Type | undefined {
  const predicate = enclosingPredicate(value);
  if (predicate?.type === undefined) return undefined;
  if (isGuardedValue(context, value, predicate)) return context.checker.typeAt(predicate.type);
  const list = iteratedListOf(context, value);
  const type = list === undefined ? undefined : guardedType(context, list);
  return type === undefined ? undefined : context.checker.types.itemType(type);
}

/** Returns the list that a callback parameter is an item of: `value.every((item) => …)`. */
function iteratedListOf(context: AnalysisContext, value: ts.Expression): ts.Expression | undefined {
  const plain = unwrapExpression(value);
  const declaration = ts.isIdentifier(plain) ? context.checker.declarationOf(plain) : undefined;
  if (declaration === undefined || !ts.isParameter(declaration)) return undefined;
  const callback = declaration.parent;
  const isFirst = ts.isArrowFunction(callback) && callback.parameters[0] === declaration;
  const call = callback.parent;
  return isFirst && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)
    ? call.expression.expression
    : undefined;
}

/** Returns the type predicate of the nearest enclosing function. */
function enclosingPredicate(node: ts.Node): ts.TypePredicateNode | undefined {
  const around = ts.findAncestor(
    node,
    (outer) => ts.isFunctionLike(outer) && outer.type !== undefined && ts.isTypePredicateNode(outer.type),
  );
  const type = around !== undefined && ts.isFunctionLike(around) ? around.type : undefined;
  return type !== undefined && ts.isTypePredicateNode(type) ? type : undefined;
}

/** Reports whether a value is the guarded parameter, asserted to another type, or a constant that holds it. */
function isGuardedValue(context: AnalysisContext, value: ts.Expression, predicate: ts.TypePredicateNode): boolean {
  const plain = unwrapExpression(value);
  if (!ts.isIdentifier(plain)) return false;
  if (plain.text === predicate.parameterName.getText()) return true;
  const declaration = context.checker.declarationOf(plain);
  const isConstant =
    declaration !== undefined && ts.isVariableDeclaration(declaration) && enclosingPredicate(declaration) === predicate;
  return (
    isConstant && declaration.initializer !== undefined && isGuardedValue(context, declaration.initializer, predicate)
  );
}
