import ts from 'typescript';
import type { FunctionType } from '../compiler/type-reader.ts';
import type { Pass } from '../rules/pass.ts';
import { nameText } from '../rules/property-name.ts';

const MATCHERS = /^to(?:StrictEqual|Equal|MatchObject|ContainEqual)$/;
const CALLED = /^toHaveBeen(Nth)?(?:Last)?CalledWith$/;
const RETURNED = /^toHave(?:Last)?Re(?:turned|solved)With$/;
const PARTLY = /^(?:expect|jasmine)\.(?:not\.)?(?:objectContaining|arrayContaining)$/;

/** What a literal of a test is held against: `expect(value).toEqual({ … })`, `assert.deepEqual(value, { … })`. */
export function typesHeldAgainst(pass: Pass, literal: ts.Expression): readonly ts.Type[] {
  const { types } = pass.compiler;
  const { parent } = literal;
  if (ts.isParenthesizedExpression(parent)) return typesHeldAgainst(pass, parent);
  if (ts.isArrayLiteralExpression(parent))
    return typesHeldAgainst(pass, parent).map((type) => types.item(type) ?? type);
  if (ts.isPropertyAssignment(parent))
    return typesHeldAgainst(pass, parent.parent).flatMap((type) => types.held(type, nameText(parent.name)));
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  if (PARTLY.test(parent.expression.getText())) return typesHeldAgainst(pass, parent);
  return ofMatcher(pass, parent, literal);
}

function ofMatcher(pass: Pass, matcher: ts.CallExpression, literal: ts.Expression): readonly ts.Type[] {
  const { types, typeAt } = pass.compiler;
  if (!ts.isPropertyAccessExpression(matcher.expression)) return [];
  const { name, expression } = matcher.expression;
  if (MATCHERS.test(name.text)) {
    const isAwaited = /\.resolves\b/.test(expression.getText());
    return expectedOf(expression).map((value) => (isAwaited ? awaited(pass, typeAt(value)) : typeAt(value)));
  }
  const called = CALLED.exec(name.text);
  if (called !== null || RETURNED.test(name.text)) {
    const functions = expectedOf(expression).flatMap((value) => types.signature(typeAt(value)) ?? []);
    const index = matcher.arguments.indexOf(literal) - (called?.[1] === undefined ? 0 : 1);
    if (called === null) return functions.map(({ result }) => awaited(pass, result));
    return functions.flatMap((one) => parameterAt(pass, one, index));
  }
  if (!/equal/i.test(name.text) || matcher.arguments.length < 2) return [];
  return matcher.arguments.filter((argument) => argument !== literal).map(typeAt);
}

/** `(...given: [A, B])` has the second where `(a: A, b: B)` has it. */
function parameterAt({ compiler }: Pass, { parameters, isOpenEnded }: FunctionType, index: number): readonly ts.Type[] {
  const last = parameters.at(-1);
  const rest = index - parameters.length + 1;
  if (!isOpenEnded || last === undefined || rest < 0) return parameters.slice(index, index + 1);
  return compiler.types.held(last, String(rest));
}

/** What a promise brings. */
function awaited({ compiler: { types } }: Pass, type: ts.Type): ts.Type {
  return type.symbol?.name === 'Promise' ? (types.given(type)[0] ?? type) : type;
}

/** The argument of `expect` at the beginning of a chain. */
export function expectedOf(chain: ts.Expression): readonly ts.Expression[] {
  if (ts.isPropertyAccessExpression(chain)) return expectedOf(chain.expression);
  if (!ts.isCallExpression(chain)) return [];
  return ts.isIdentifier(chain.expression) && chain.expression.text === 'expect'
    ? chain.arguments.slice(0, 1)
    : expectedOf(chain.expression);
}
