import ts from 'typescript';
import type { Checker } from '../checker/checker.ts';

/**
 * Returns the expression that a name stands for if it never changes: a constant, a member of one, or the result of a
 * function with a single return statement.
 */
export function constantValue(checker: Checker, node: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(node)) return returnedExpression(constantDeclaration(checker, node.expression));
  const declaration = constantDeclaration(checker, node);
  return declaration !== undefined && 'initializer' in declaration ? constantInitializer(declaration) : undefined;
}

/** Returns the object literal that a constant holds. */
export function constantLiteral(checker: Checker, node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const resolved = ts.isIdentifier(node) ? constantValue(checker, node) : undefined;
  return resolved !== undefined && ts.isObjectLiteralExpression(resolved) ? resolved : undefined;
}

function constantDeclaration(checker: Checker, node: ts.Expression): ts.Declaration | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.declarationOf(node.name);
  return ts.isIdentifier(node) ? checker.declarationOf(node) : undefined;
}

/** Returns the initializer of a declaration that is never reassigned. */
function constantInitializer(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isVariableDeclaration(declaration)) {
    const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
    return isConstant && ts.isIdentifier(declaration.name) ? declaration.initializer : undefined;
  }
  if (ts.isPropertyAssignment(declaration) || ts.isEnumMember(declaration)) return declaration.initializer;
  if (!ts.isPropertyDeclaration(declaration)) return undefined;
  return isReadonly(declaration) ? declaration.initializer : undefined;
}

function isReadonly(declaration: ts.PropertyDeclaration): boolean {
  return (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0;
}

/** Returns the result of a function that consists of one return statement. */
function returnedExpression(declaration: ts.Declaration | undefined): ts.Expression | undefined {
  const declared = declaration === undefined ? undefined : functionOf(declaration);
  if (declared?.body === undefined) return undefined;
  if (!ts.isBlock(declared.body)) return declared.body;
  const [only, ...others] = declared.body.statements;
  return others.length === 0 && only !== undefined && ts.isReturnStatement(only) ? only.expression : undefined;
}

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

function functionOf(declaration: ts.Declaration): FunctionNode | undefined {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
  const value = constantInitializer(declaration);
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}
