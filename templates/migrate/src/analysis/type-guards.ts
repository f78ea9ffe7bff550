import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { unwrapped } from './syntax.ts';

interface Read {
  readonly value: ts.Expression;
  readonly name: ts.Identifier | ts.StringLiteralLike;
}

/**
 * The members of a value; where none is declared, those of the type that the function around says it is:
 * `(value: any): value is T => 'a' in value && value.a !== ''`.
 */
export function orGuarded(
  pass: AnalysisContext,
  own: readonly ts.Symbol[],
  { value, name }: Read,
): readonly ts.Symbol[] {
  if (own.some(({ declarations = [] }) => declarations.length > 0)) return own;
  const type = typeGuarded(pass, value);
  const guarded = type === undefined ? [] : pass.compiler.membersOf(type, name.text);
  return guarded.length > 0 ? guarded : own;
}

/** The type that the function around a value says it is, if the value is the parameter that it speaks of. */
export function typeGuarded(pass: AnalysisContext, value: ts.Expression): ts.Type | undefined {
  const predicate = predicateAround(value);
  if (predicate?.type === undefined) return undefined;
  if (isOf(pass, value, predicate)) return pass.compiler.typeAt(predicate.type);
  const list = listBehind(pass, value);
  const type = list === undefined ? undefined : typeGuarded(pass, list);
  return type === undefined ? undefined : pass.compiler.types.item(type);
}

/** `value.every((item) => …)`: what the item is one of. */
function listBehind(pass: AnalysisContext, value: ts.Expression): ts.Expression | undefined {
  const plain = unwrapped(value);
  const declaration = ts.isIdentifier(plain) ? pass.compiler.declarationOf(plain) : undefined;
  if (declaration === undefined || !ts.isParameter(declaration)) return undefined;
  const callback = declaration.parent;
  const isFirst = ts.isArrowFunction(callback) && callback.parameters[0] === declaration;
  const call = callback.parent;
  return isFirst && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)
    ? call.expression.expression
    : undefined;
}

/** What the nearest function around says that a parameter of it is. */
function predicateAround(node: ts.Node): ts.TypePredicateNode | undefined {
  const around = ts.findAncestor(
    node,
    (outer) => ts.isFunctionLike(outer) && outer.type !== undefined && ts.isTypePredicateNode(outer.type),
  );
  const type = around !== undefined && ts.isFunctionLike(around) ? around.type : undefined;
  return type !== undefined && ts.isTypePredicateNode(type) ? type : undefined;
}

/** The parameter itself, asserted to be something else, or a constant that is it. */
function isOf(pass: AnalysisContext, value: ts.Expression, predicate: ts.TypePredicateNode): boolean {
  const plain = unwrapped(value);
  if (!ts.isIdentifier(plain)) return false;
  if (plain.text === predicate.parameterName.getText()) return true;
  const declaration = pass.compiler.declarationOf(plain);
  const isConstant =
    declaration !== undefined && ts.isVariableDeclaration(declaration) && predicateAround(declaration) === predicate;
  return isConstant && declaration.initializer !== undefined && isOf(pass, declaration.initializer, predicate);
}
