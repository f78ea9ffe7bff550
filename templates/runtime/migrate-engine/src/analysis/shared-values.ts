import ts from 'typescript';
import { type AnalysisContext, type Checker, isOwnCode } from '../checker/checker.ts';
import type { MemberReference } from './member-references.ts';
import { calleeOf, isAccess, unwrapExpression } from './syntax.ts';

/**
 * Returns the declarations that stand for the value of a member in several places: its variable, and the function that
 * returns it.
 */
export function valueDeclarations({ checker }: AnalysisContext, { name }: MemberReference): readonly ts.Node[] {
  const { parent } = name;
  if (isAccess(parent)) return holdersOf(checker, parent.expression);
  if (ts.isBindingElement(parent)) return initialValues(checker, parent.parent.parent);
  return ts.isObjectLiteralExpression(parent.parent) ? holderOf(parent.parent) : [];
}

/** Number of variables that name the same value. */
const MAX_ALIASES = 4;

/** Returns the variable or member of the caller that holds a value, those that it is the same as, or its function. */
function holdersOf(checker: Checker, expression: ts.Expression, depth = 0): readonly ts.Node[] {
  const value = unwrapExpression(expression);
  const name = ts.isPropertyAccessExpression(value) ? value.name : value;
  const declaration = ts.isIdentifier(name) ? checker.declarationOf(name) : undefined;
  if (declaration === undefined || depth > MAX_ALIASES) return calledFunctions(checker, value);
  return isOwnCode(checker, declaration) ? [declaration, ...initialValues(checker, declaration, depth + 1)] : [];
}

function initialValues(checker: Checker, declaration: ts.Node, depth = 0): readonly ts.Node[] {
  const isVariable = ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined;
  return isVariable ? holdersOf(checker, declaration.initializer, depth) : [];
}

/** Returns the declaration of the function that is called for a value, perhaps in another file. */
function calledFunctions(checker: Checker, value: ts.Expression): readonly ts.Node[] {
  const plain = unwrapExpression(ts.isAwaitExpression(value) ? value.expression : value);
  return ts.isCallExpression(plain) ? [checker.declarationOf(calleeOf(plain)) ?? []].flat() : [];
}

/** Returns the variable that a literal is the value of, or the function that returns it. */
function holderOf(literal: ts.Expression): readonly ts.Node[] {
  const { parent } = literal;
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent))
    return holderOf(parent);
  if (ts.isVariableDeclaration(parent)) return [parent];
  const isReturned = ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === literal);
  const declared = isReturned ? ts.findAncestor(literal, ts.isFunctionLike) : undefined;
  if (declared === undefined) return [];
  const isNamed =
    ts.isVariableDeclaration(declared.parent) ||
    ts.isPropertyAssignment(declared.parent) ||
    ts.isPropertyDeclaration(declared.parent);
  return [isNamed ? declared.parent : declared];
}
