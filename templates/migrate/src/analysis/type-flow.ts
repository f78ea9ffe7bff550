import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { argumentOf } from './contextual-types.ts';

/**
 * Reports whether an expression is passed, assigned, returned or put into a literal. Literals have rules of their own.
 */
export function isTypeFlow(node: ts.Expression): boolean {
  const { parent } = node;
  if (isTypeAssertion(parent)) return true;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.some((argument) => argument === node) === true;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  if (ts.isBinaryExpression(parent)) return parent.right === node && isPlainAssignment(parent);
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return ts.isReturnStatement(parent) || ts.isArrayLiteralExpression(parent) || ts.isJsxExpression(parent);
}

/**
 * Recognizes `value as Schema`, `<Schema>value` and `value satisfies Schema`, which the checker does not check in full.
 */
function isTypeAssertion(node: ts.Node): node is ts.AsExpression | ts.TypeAssertion | ts.SatisfiesExpression {
  return ts.isAsExpression(node) || ts.isTypeAssertionExpression(node) || ts.isSatisfiesExpression(node);
}

/** Recognizes `a = value`; destructuring is handled name by name. */
function isPlainAssignment({ left, operatorToken }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    !ts.isObjectLiteralExpression(left) &&
    !ts.isArrayLiteralExpression(left)
  );
}

/** Returns the outermost assertion of `value as unknown as Schema`. */
function outermostAssertion(node: ts.Expression): ts.Expression {
  return isTypeAssertion(node.parent) && isTypeAssertion(node.parent.parent) ? outermostAssertion(node.parent) : node;
}

/** Returns the target of `Object.assign(target, value)`. */
function assignTarget({ parent }: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return undefined;
  const { name, expression } = parent.expression;
  const isAssign = name.text === 'assign' && ts.isIdentifier(expression) && expression.text === 'Object';
  return isAssign ? parent.arguments[0] : undefined;
}

/** Returns the types that are expected where a value flows to. */
export function expectedTypes(context: AnalysisContext, expression: ts.Expression): readonly ts.Type[] {
  const target = assignTarget(expression);
  if (target !== undefined) return target === expression ? [] : [context.checker.typeAt(target)];
  const parsed = schemaOutput(context, expression);
  if (parsed.length > 0) return parsed;
  const wanted = context.checker.contextualType(outermostAssertion(expression));
  if (wanted === undefined) return [];
  const declared = argumentOf(context, expression)?.declared;
  const constraint = declared === undefined ? undefined : argumentConstraint(context, declared);
  return constraint === undefined ? [wanted] : [wanted, constraint];
}

/** Returns the output type of a validation schema in `schema.parse(value)`. */
function schemaOutput({ checker }: AnalysisContext, { parent }: ts.Expression): readonly ts.Type[] {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return [];
  const { name, expression } = parent.expression;
  return /^(?:safeP|p)arse(?:Async)?$/.test(name.text)
    ? checker.types.memberTypes(checker.typeAt(expression), OUTPUT_MEMBER)
    : [];
}

/** Returns the constraint of the type parameter that an argument, or its items, must fit. */
function argumentConstraint(context: AnalysisContext, declared: ts.Type): ts.Type | undefined {
  const { types } = context.checker;
  const item = types.itemType(declared);
  return types.constraint(item ?? declared);
}

/** A value of one type that is passed where another type is expected. */
export interface TypeFlow {
  readonly source: ts.Type;
  readonly target: ts.Type;
}

/** Member that holds the output type of a zod schema. */
const OUTPUT_MEMBER = '_output';

/**
 * Returns the flows inside a flow: of list items, of promises, and, in the reverse direction, of function parameters.
 */
export function nestedFlows(context: AnalysisContext, flow: TypeFlow, depth: number): readonly TypeFlow[] {
  const { types } = context.checker;
  const { source: given, target: wanted } = flow;
  if (given === wanted || depth > 3) return [];
  const inner = (next: TypeFlow): readonly TypeFlow[] => nestedFlows(context, next, depth + 1);
  const [item, asked] = [types.itemType(given), types.itemType(wanted)];
  if (item !== undefined) return inner({ source: item, target: asked ?? wanted });
  const pairs = types.unionParts(wanted).flatMap((part) => types.pairTypeArguments(given, part));
  if (pairs.length > 0) return pairs.flatMap(([one, other]) => inner({ source: one, target: other }));
  const [brings, expected] = [types.memberTypes(given, OUTPUT_MEMBER), types.memberTypes(wanted, OUTPUT_MEMBER)];
  if (brings.length > 0 && expected.length > 0)
    return brings.flatMap((one) => expected.flatMap((another) => inner({ source: one, target: another })));
  const [own, other] = [types.signature(given), types.signature(wanted)];
  if (own === undefined || other === undefined) return [flow];
  return own.parameters.flatMap((parameter, index) => {
    const passed = other.parameters[index];
    return passed === undefined ? [] : inner({ source: passed, target: parameter });
  });
}
