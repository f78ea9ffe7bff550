import ts from 'typescript';
import type { FunctionType } from '../compiler/type-reader.ts';
import type { Pass } from '../rules/pass.ts';

/** An expression in the arguments of a call. */
export interface Argument {
  readonly call: ts.CallExpression | ts.NewExpression;
  readonly function: FunctionType;
  /** What the function declares for this argument. */
  readonly declared: ts.Type;
}

/** The call whose argument an expression is, with the parameter as the function declares it. */
export function argumentOf(pass: Pass, expression: ts.Node): Argument | undefined {
  const call = expression.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
  const index = (call.arguments ?? ([] as readonly ts.Node[])).indexOf(expression);
  const found = index < 0 ? undefined : pass.compiler.called(call);
  const declared = found === undefined ? undefined : parameterAt(pass, found, index);
  return found === undefined || declared === undefined ? undefined : { call, function: found, declared };
}

/** What a function asks for in one place. */
function parameterAt(pass: Pass, { parameters, isOpenEnded }: FunctionType, index: number): ts.Type | undefined {
  const isRest = isOpenEnded && index >= parameters.length - 1;
  const declared = isRest ? parameters.at(-1) : parameters[index];
  return isRest && declared !== undefined ? pass.compiler.types.item(declared) : declared;
}

/** What a type parameter of a call stands for, by the other arguments of the call. */
export function boundBy(pass: Pass, argument: Argument, parameter: ts.Type): ts.Type | undefined {
  const { types } = pass.compiler;
  for (const [index, other] of (argument.call.arguments ?? []).entries()) {
    const declared = parameterAt(pass, argument.function, index);
    if (declared === undefined || declared === argument.declared) continue;
    const found = types.standsFor(parameter, declared, pass.compiler.typeAt(other));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What the place of an expression asks for beyond what the checker says: the constraint of a type parameter; and, for
 * what a callback returns, what the call that takes the callback must come to.
 */
export function askedBeyond(pass: Pass, expression: ts.Expression): readonly ts.Type[] {
  const declared = argumentOf(pass, expression)?.declared;
  const constraint = declared === undefined ? undefined : pass.compiler.types.constraint(declared);
  return [...(constraint === undefined ? [] : [constraint]), ...askedOfCallback(pass, expression)];
}

/** `list.map(() => ({ … }))` where a list of a known type is asked for. */
function askedOfCallback(pass: Pass, expression: ts.Expression): readonly ts.Type[] {
  const callback = returningFunction(expression);
  const argument = callback === undefined ? undefined : argumentOf(pass, callback);
  if (callback === undefined || argument === undefined || ts.isNewExpression(argument.call)) return [];
  const { types } = pass.compiler;
  const returned = types.signature(argument.declared)?.result;
  const wanted = wantedOf(pass, argument.call);
  if (returned === undefined) return [];
  return wanted.flatMap((type) =>
    types.parts(returned).flatMap((part) => {
      const found = types.standsFor(part, argument.function.result, type);
      return found === undefined || found === type ? [] : [found];
    }),
  );
}

function wantedOf(pass: Pass, call: ts.CallExpression): readonly ts.Type[] {
  const wanted = pass.compiler.wantedType(call);
  const stated = wanted === undefined ? [] : pass.compiler.types.parts(wanted);
  return [...stated, ...askedOfCallback(pass, call)];
}

/** The function, written in place, that an expression is the result of. */
function returningFunction(expression: ts.Expression): ts.Expression | undefined {
  const { parent } = expression;
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return returningFunction(parent);
  if (ts.isArrowFunction(parent)) return parent.body === expression ? parent : undefined;
  if (!ts.isReturnStatement(parent)) return undefined;
  const around = ts.findAncestor(parent, ts.isFunctionLike);
  return around !== undefined && (ts.isArrowFunction(around) || ts.isFunctionExpression(around)) ? around : undefined;
}
