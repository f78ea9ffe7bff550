import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { argumentOf } from './contextual-types.ts';

/**
 * An argument, an initial value, what is returned, assigned, or put into a literal: a literal itself has rules of its
 * own.
 */
export function isHandedOver(node: ts.Expression): boolean {
  const { parent } = node;
  if (isAsserted(parent)) return true;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.some((argument) => argument === node) === true;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  if (ts.isBinaryExpression(parent)) return parent.right === node && isPlainAssignment(parent);
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return ts.isReturnStatement(parent) || ts.isArrayLiteralExpression(parent) || ts.isJsxExpression(parent);
}

/** `value as Shape`, `<Shape>value`, `value satisfies Shape`: what is asserted is not checked, or only in part. */
function isAsserted(node: ts.Node): node is ts.AsExpression | ts.TypeAssertion | ts.SatisfiesExpression {
  return ts.isAsExpression(node) || ts.isTypeAssertionExpression(node) || ts.isSatisfiesExpression(node);
}

/** `a = value`; a pattern on the left takes the value apart, and is looked at name by name. */
function isPlainAssignment({ left, operatorToken }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    !ts.isObjectLiteralExpression(left) &&
    !ts.isArrayLiteralExpression(left)
  );
}

/** `value as unknown as Shape`: what is asserted in the end. */
function lastAssertion(node: ts.Expression): ts.Expression {
  return isAsserted(node.parent) && isAsserted(node.parent.parent) ? lastAssertion(node.parent) : node;
}

/** `Object.assign(target, value)`: the target, which the value is written over. */
function assignedTo({ parent }: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return undefined;
  const { name, expression } = parent.expression;
  const isAssign = name.text === 'assign' && ts.isIdentifier(expression) && expression.text === 'Object';
  return isAssign ? parent.arguments[0] : undefined;
}

/** What the place of a value that is handed over asks for. */
export function wantedHere(pass: AnalysisContext, expression: ts.Expression): readonly ts.Type[] {
  const target = assignedTo(expression);
  if (target !== undefined) return target === expression ? [] : [pass.compiler.typeAt(target)];
  const parsed = parsedBy(pass, expression);
  if (parsed.length > 0) return parsed;
  const wanted = pass.compiler.wantedType(lastAssertion(expression));
  if (wanted === undefined) return [];
  const declared = argumentOf(pass, expression)?.declared;
  const constraint = declared === undefined ? undefined : constraintWithin(pass, declared);
  return constraint === undefined ? [wanted] : [wanted, constraint];
}

/** `schema.parse(value)`: what the schema takes for its own. */
function parsedBy({ compiler }: AnalysisContext, { parent }: ts.Expression): readonly ts.Type[] {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  const { name, expression } = parent.expression;
  return /^(?:safeP|p)arse(?:Async)?$/.test(name.text) ? compiler.types.held(compiler.typeAt(expression), OUTPUT) : [];
}

/** What a type parameter in the place of an argument must fit, or in that of its items. */
function constraintWithin(pass: AnalysisContext, declared: ts.Type): ts.Type | undefined {
  const { types } = pass.compiler;
  const item = types.item(declared);
  return types.constraint(item ?? declared);
}

/** One type that becomes another, where a value is handed over. */
export interface Flow {
  readonly given: ts.Type;
  readonly wanted: ts.Type;
}

/** The member under which a schema, of zod and what is like it, says what it brings forth. */
const OUTPUT = '_output';

/**
 * The flows inside one: of the items of lists, of what promises bring, of the parameters of functions, which go the
 * other way.
 */
export function flowsOf(pass: AnalysisContext, flow: Flow, depth: number): readonly Flow[] {
  const { types } = pass.compiler;
  const { given, wanted } = flow;
  if (given === wanted || depth > 3) return [];
  const inner = (next: Flow): readonly Flow[] => flowsOf(pass, next, depth + 1);
  const [item, asked] = [types.item(given), types.item(wanted)];
  if (item !== undefined) return inner({ given: item, wanted: asked ?? wanted });
  const pairs = types.parts(wanted).flatMap((part) => types.sideBySide(given, part));
  if (pairs.length > 0) return pairs.flatMap(([one, other]) => inner({ given: one, wanted: other }));
  const [brings, expected] = [types.held(given, OUTPUT), types.held(wanted, OUTPUT)];
  if (brings.length > 0 && expected.length > 0)
    return brings.flatMap((one) => expected.flatMap((another) => inner({ given: one, wanted: another })));
  const [own, other] = [types.signature(given), types.signature(wanted)];
  if (own === undefined || other === undefined) return [flow];
  return own.parameters.flatMap((parameter, index) => {
    const passed = other.parameters[index];
    return passed === undefined ? [] : inner({ given: passed, wanted: parameter });
  });
}
