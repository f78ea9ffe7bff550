import ts from 'typescript';
import type { AnalysisContext } from '../checker/checker.ts';
import type { FunctionType } from '../checker/type-reader.ts';

export interface CallArgument {
  readonly call: ts.CallExpression | ts.NewExpression;
  readonly function: FunctionType;
  /** Parameter type as the function declares it. */
  readonly declared: ts.Type;
}

/** Returns the call that an expression is an argument of, with the declared parameter type. */
export function argumentOf(context: AnalysisContext, expression: ts.Node): CallArgument | undefined {
  const call = expression.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
  const index = (call.arguments ?? ([] as readonly ts.Node[])).indexOf(expression);
  const found = index < 0 ? undefined : context.checker.calledFunction(call);
  const declared = found === undefined ? undefined : parameterAt(context, found, index);
  return found === undefined || declared === undefined ? undefined : { call, function: found, declared };
}

/** Returns the declared type of the parameter at an index. */
function parameterAt(
  context: AnalysisContext,
  { parameters, hasRest: isOpenEnded }: FunctionType,
  index: number,
): ts.Type | undefined {
  const isRest = isOpenEnded && index >= parameters.length - 1;
  const declared = isRest ? parameters.at(-1) : parameters[index];
  return isRest && declared !== undefined ? context.checker.types.itemType(declared) : declared;
}

/** Infers a type parameter of a call from its other arguments. */
export function inferFromArguments(
  context: AnalysisContext,
  argument: CallArgument,
  parameter: ts.Type,
): ts.Type | undefined {
  const { types } = context.checker;
  for (const [index, other] of (argument.call.arguments ?? []).entries()) {
    const declared = parameterAt(context, argument.function, index);
    if (declared === undefined || declared === argument.declared) continue;
    const found = types.inferTypeArgument(parameter, declared, context.checker.typeAt(other));
    if (found !== undefined) return found;
  }
  return undefined;
}
