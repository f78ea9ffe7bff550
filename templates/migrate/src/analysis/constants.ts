import ts from 'typescript';
import type { Compiler } from '../checker/checker.ts';

/**
 * The expression that a name stands for, where that is written down and stays: a constant, a member of one, a function
 * that makes a text.
 */
export function meantBy(compiler: Compiler, node: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(node)) return resultOf(meaningOf(compiler, node.expression));
  const meaning = meaningOf(compiler, node);
  return meaning !== undefined && 'initializer' in meaning ? initializerOf(meaning) : undefined;
}

/** The literal that a constant holds. */
export function constantLiteral(compiler: Compiler, node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const meant = ts.isIdentifier(node) ? meantBy(compiler, node) : undefined;
  return meant !== undefined && ts.isObjectLiteralExpression(meant) ? meant : undefined;
}

function meaningOf(compiler: Compiler, node: ts.Expression): ts.Declaration | undefined {
  if (ts.isPropertyAccessExpression(node)) return compiler.declarationOf(node.name);
  return ts.isIdentifier(node) ? compiler.declarationOf(node) : undefined;
}

/** What a declaration is given once and for all. */
function initializerOf(declaration: ts.Declaration): ts.Expression | undefined {
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

/** What a function returns, where that is all it does. */
function resultOf(declaration: ts.Declaration | undefined): ts.Expression | undefined {
  const made = declaration === undefined ? undefined : functionOf(declaration);
  if (made?.body === undefined) return undefined;
  if (!ts.isBlock(made.body)) return made.body;
  const [only, ...others] = made.body.statements;
  return others.length === 0 && only !== undefined && ts.isReturnStatement(only) ? only.expression : undefined;
}

type Made = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

function functionOf(declaration: ts.Declaration): Made | undefined {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
  const value = initializerOf(declaration);
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}
