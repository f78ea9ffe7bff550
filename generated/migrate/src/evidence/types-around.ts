import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';

/**
 * The types that what stands around a text is made of: the arguments of the type of the literal that holds it, of what
 * a method is called on, of what else a call is given, and of the parameter as it is declared.
 */
export function typesAround(pass: Pass, text: ts.Expression): readonly ts.Type[] {
  const { parent } = text;
  if (ts.isPropertyAssignment(parent)) return [...ofLiteral(pass, parent.parent), ...typesAround(pass, parent.parent)];
  if (ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent)) return typesAround(pass, parent);
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return [];
  const stated = (parent.typeArguments ?? []).map(pass.compiler.typeAt);
  return ts.isCallExpression(parent)
    ? [...stated, ...ofCall(pass, parent, text), ...declaredFor(pass, parent, text)]
    : stated;
}

function ofLiteral(pass: Pass, literal: ts.ObjectLiteralExpression): readonly ts.Type[] {
  const wanted = pass.compiler.wantedType(literal);
  if (wanted === undefined) return [];
  return [wanted, ...pass.compiler.types.parts(wanted)].flatMap(pass.compiler.types.given);
}

function ofCall(pass: Pass, call: ts.CallExpression, text: ts.Expression): readonly ts.Type[] {
  const receiver = receiverOf(pass, call);
  const others = call.arguments.filter((argument) => argument !== text);
  const nodes = receiver === undefined ? others : [receiver, ...others];
  return nodes.flatMap((node) => pass.compiler.types.given(pass.compiler.typeAt(node)));
}

/** What a method is called on; of a function that a pattern took out of something, that. */
function receiverOf(pass: Pass, { expression }: ts.CallExpression): ts.Node | undefined {
  if (ts.isPropertyAccessExpression(expression)) return expression.expression;
  const declaration = ts.isIdentifier(expression) ? pass.compiler.declarationOf(expression) : undefined;
  return declaration !== undefined && ts.isBindingElement(declaration) ? declaration.parent : undefined;
}

/** `(name: Listed<T>)`: the `T`, as it is written where the function is declared. */
function declaredFor(pass: Pass, call: ts.CallExpression, text: ts.Expression): readonly ts.Type[] {
  const declaration = pass.compiler.declarationOf(call.expression);
  const called =
    declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const type =
    called !== undefined && ts.isFunctionLike(called)
      ? called.parameters[call.arguments.indexOf(text)]?.type
      : undefined;
  return type !== undefined && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []).map(pass.compiler.typeAt) : [];
}
