import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { shapeOf } from './owners.ts';
import { unwrapped } from './unwrapped.ts';

/** Whether an expression is of this enumeration, or reads a member that is declared with it. */
export function leadsTo(pass: Pass, given: ts.Expression, enumeration: string): boolean {
  const expression = unwrapped(given);
  if (ts.isBinaryExpression(expression) && isChoice(expression))
    return [expression.left, expression.right].some((side) => leadsTo(pass, side, enumeration));
  if (isNamed(pass, pass.compiler.typeAt(expression), enumeration)) return true;
  const symbol = pass.compiler.symbolAt(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
  const declaration = symbol?.valueDeclaration;
  if (
    declaration !== undefined &&
    (ts.isParameter(declaration) || ts.isBindingElement(declaration) || ts.isVariableDeclaration(declaration)) &&
    isNamed(pass, pass.compiler.typeAt(declaration), enumeration)
  )
    return true;
  return symbol !== undefined && isDeclaredWith(pass, symbol, enumeration);
}

/** `a ?? b`, `a || b`. */
function isChoice({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

/** Whether an old shape declares a member with this enumeration. */
export function isDeclaredWith(pass: Pass, symbol: ts.Symbol, enumeration: string): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    if (!pass.compiler.isOverlaid(declaration) && !pass.compiler.isInPackage(declaration)) return false;
    const shape = pass.knowledge.shapes.get(shapeOf(declaration) ?? '');
    return shape?.fields[symbol.name]?.includes(enumeration) === true;
  });
}

/** Whether a type goes by this name: itself, a part of it, or what the checker says that it was made of. */
export function isNamed(pass: Pass, type: ts.Type, enumeration: string): boolean {
  const { types } = pass.compiler;
  if (types.alias(type) === enumeration) return true;
  const made = types.origin(type);
  return [...(made === undefined ? [] : [made]), ...types.parts(type)].some(
    (part) => part !== type && isNamed(pass, part, enumeration),
  );
}
