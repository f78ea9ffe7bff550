import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

/** Where a file calls functions and writes to variables, by their names. */
interface Uses {
  readonly calls: ReadonlyMap<string, readonly ts.CallExpression[]>;
  readonly writes: ReadonlyMap<string, readonly ts.BinaryExpression[]>;
}

const known = new WeakMap<ts.SourceFile, Uses>();

/** What the calls of a function, in the file that declares it, give for a parameter. */
export function givenFor(pass: Pass, parameter: ts.ParameterDeclaration): readonly ts.Expression[] {
  const declared = nameOfFunction(parameter.parent);
  if (declared === undefined || parameter.dotDotDotToken !== undefined) return [];
  const index = parameter.parent.parameters.indexOf(parameter);
  const calls = usesIn(parameter.getSourceFile()).calls.get(declared.name) ?? [];
  return calls
    .filter((call) => pass.compiler.declarationOf(calledName(call) ?? call) === declared.declaration)
    .flatMap((call) => call.arguments[index] ?? []);
}

/** What is written to a variable after it was declared, in the same file. */
export function writtenTo(pass: Pass, variable: ts.VariableDeclaration): readonly ts.Expression[] {
  if (!ts.isIdentifier(variable.name)) return [];
  const writes = usesIn(variable.getSourceFile()).writes.get(variable.name.text) ?? [];
  return writes.filter(({ left }) => pass.compiler.declarationOf(left) === variable).map(({ right }) => right);
}

/** What a function is called by, and what declares that name. */
function nameOfFunction(
  declaration: ts.Node,
): { readonly name: string; readonly declaration: ts.Declaration } | undefined {
  const holder =
    ts.isArrowFunction(declaration) || ts.isFunctionExpression(declaration) ? declaration.parent : declaration;
  const isNamed =
    ts.isFunctionDeclaration(holder) ||
    ts.isMethodDeclaration(holder) ||
    ts.isVariableDeclaration(holder) ||
    ts.isPropertyDeclaration(holder) ||
    ts.isPropertyAssignment(holder);
  return isNamed && holder.name !== undefined && (ts.isIdentifier(holder.name) || ts.isPrivateIdentifier(holder.name))
    ? { name: holder.name.text, declaration: holder }
    : undefined;
}

function calledName({ expression }: ts.CallExpression): ts.MemberName | undefined {
  if (ts.isIdentifier(expression)) return expression;
  return ts.isPropertyAccessExpression(expression) ? expression.name : undefined;
}

function usesIn(file: ts.SourceFile): Uses {
  const found = known.get(file) ?? lookThrough(file);
  known.set(file, found);
  return found;
}

function lookThrough(file: ts.SourceFile): Uses {
  const calls = new Map<string, ts.CallExpression[]>();
  const writes = new Map<string, ts.BinaryExpression[]>();
  const look = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? calledName(node) : undefined;
    if (ts.isCallExpression(node) && called !== undefined)
      calls.set(called.text, [...(calls.get(called.text) ?? []), node]);
    if (isWrite(node)) writes.set(node.left.text, [...(writes.get(node.left.text) ?? []), node]);
    ts.forEachChild(node, look);
  };
  look(file);
  return { calls, writes };
}

function isWrite(node: ts.Node): node is ts.BinaryExpression & { readonly left: ts.Identifier } {
  return (
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isIdentifier(node.left)
  );
}
