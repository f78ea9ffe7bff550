import ts from 'typescript';
import type { Checker } from '../checker/checker.ts';
import { memberValues, unwrapExpression } from './syntax.ts';

/**
 * Returns the expression that a name stands for if it never changes: a constant, a member of one, or the result of a
 * function with a single return statement.
 */
export function constantValue(checker: Checker, node: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(node))
    return namedTableEntry(checker, node) ?? returnedExpression(constantDeclaration(checker, node.expression));
  if (ts.isElementAccessExpression(node)) return tableEntry(checker, node);
  const declaration = constantDeclaration(checker, node);
  return declaration !== undefined && 'initializer' in declaration ? constantInitializer(declaration) : undefined;
}

/** Returns the object literal that a constant holds. */
export function constantLiteral(checker: Checker, node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const resolved = ts.isIdentifier(node) ? constantValue(checker, node) : undefined;
  return resolved !== undefined && ts.isObjectLiteralExpression(resolved) ? resolved : undefined;
}

/** `PATHS['search']`: the value in the table. */
function tableEntry(checker: Checker, access: ts.ElementAccessExpression): ts.Expression | undefined {
  const key = access.argumentExpression;
  return ts.isStringLiteralLike(key) ? valueOfKey(constantValue(checker, access.expression), key.text) : undefined;
}

/** `pathOf('search', …)` for a function that declares `name: keyof typeof PATHS`: the value in the table. */
function namedTableEntry(checker: Checker, call: ts.CallExpression): ts.Expression | undefined {
  const declaration = constantDeclaration(checker, call.expression);
  const called = declaration === undefined ? undefined : functionOf(declaration);
  for (const [index, argument] of call.arguments.entries()) {
    const type = called?.parameters[index]?.type;
    const table = type === undefined ? undefined : tableOfKeys(checker, type);
    const value =
      table !== undefined && ts.isStringLiteralLike(argument) ? valueOfKey(table, argument.text) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the table behind `keyof typeof TABLE`, also through an alias. */
function tableOfKeys(checker: Checker, type: ts.TypeNode): ts.Expression | undefined {
  if (ts.isTypeReferenceNode(type)) {
    const alias = checker.declarationOf(type.typeName);
    return alias !== undefined && ts.isTypeAliasDeclaration(alias) ? tableOfKeys(checker, alias.type) : undefined;
  }
  if (!ts.isTypeOperatorNode(type) || !ts.isTypeQueryNode(type.type)) return undefined;
  const declaration = checker.declarationOf(type.type.exprName);
  return declaration === undefined ? undefined : constantInitializer(declaration);
}

function valueOfKey(table: ts.Expression | undefined, key: string): ts.Expression | undefined {
  const literal = table === undefined ? undefined : unwrapExpression(table);
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return undefined;
  return memberValues(literal, new Set([key]))[0];
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
