import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import type { AnalysisContext } from '../checker/checker.ts';
import { argumentOf } from '../analysis/call-arguments.ts';
import { createdKeys } from '../analysis/key-sources.ts';
import { renamedEntry } from '../analysis/member-owners.ts';
import { isCall, isLogicalChoice } from '../analysis/syntax.ts';
import { reportEntry, type RuleContext } from './context.ts';

const { SyntaxKind: Kind } = ts;

/** Expressions that read or create a value; literals have rules of their own. */
export const VALUES: readonly ts.SyntaxKind[] = [
  Kind.Identifier,
  Kind.PropertyAccessExpression,
  Kind.ElementAccessExpression,
  Kind.CallExpression,
  Kind.AwaitExpression,
  Kind.NonNullExpression,
  Kind.AsExpression,
  Kind.NewExpression,
  Kind.ParenthesizedExpression,
];

function isValue(node: ts.Expression): boolean {
  return ts.isParenthesizedExpression(node) ? isValue(node.expression) : VALUES.includes(node.kind);
}

/**
 * Reports a value that flows between a type of the caller and a v2 schema. With optional members the old names still
 * compile, but they are no longer read.
 */
export function visitTypeFlow(context: RuleContext, expression: ts.Expression): void {
  if (ts.isCallExpression(expression)) reviewStored(context, expression);
  if (!isTypeFlow(expression) || !isValue(expression)) return;
  const targets = expectedTypes(context, expression);
  if (targets.every(context.checker.types.isPrimitive)) return;
  const source = context.checker.typeAt(expression);
  for (const expected of targets)
    for (const flow of nestedFlows(context, { source, target: expected }, 0)) reviewFlow(context, expression, flow);
  for (const target of targets) reviewCreatedKeys(context, expression, target);
}

/** Functions that read what an earlier version of the program may have stored. */
const READS_STORED = /\b(?:readFile(?:Sync)?|readTextFile|getItem)\s*\(/;

/** Reports `JSON.parse(readFileSync(…))` as a changed schema: what is stored still has the old names. */
function reviewStored(context: RuleContext, call: ts.CallExpression): void {
  const [text] = call.arguments;
  if (text === undefined || call.expression.getText(context.file) !== 'JSON.parse') return;
  const { types, contextualType } = context.checker;
  const declaration = ts.isIdentifier(text) ? context.checker.declarationOf(text) : undefined;
  const isVariable = declaration !== undefined && ts.isVariableDeclaration(declaration);
  if (!READS_STORED.test((isVariable ? (declaration.initializer ?? text) : text).getText())) return;
  const expected = contextualType(call);
  const parts = expected === undefined ? [] : types.unionParts(expected).map((part) => types.itemType(part) ?? part);
  const entries = parts.flatMap((part) =>
    changingNames(part, context).flatMap(
      (name) => renamedEntry(context, context.checker.membersOf(part, name), name) ?? [],
    ),
  );
  const [entry] = entries;
  if (entry === undefined) return;
  reportEntry(context, call, {
    entry,
    category: 'type-mismatch',
    why: `Stored documents keep the old names, such as ${entry.v2.join(', ')}, until the payloads command translates them.`,
  });
}

/** Reports a value that is spread into a literal or into attributes of another type. */
export function visitSpread(context: RuleContext, spread: ts.SpreadAssignment | ts.JsxSpreadAttribute): void {
  const expected = context.checker.contextualType(spread.parent);
  if (expected === undefined) return;
  const source = context.checker.typeAt(spread.expression);
  reviewFlow(context, spread.expression, { source, target: expected });
  if (source.getStringIndexType() !== undefined)
    reviewOpenSpread(context, spread.expression, { source, target: expected });
}

/** Reports the spread of a `Record<string, …>` into a v2 schema: it may hold members under their old names. */
function reviewOpenSpread(context: RuleContext, spread: ts.Expression, { source, target }: TypeFlow): void {
  const names = changingNames(target, context).filter((name) => context.checker.membersOf(source, name).length === 0);
  const changes = names.flatMap((name) => renamedEntry(context, context.checker.membersOf(target, name), name) ?? []);
  const [entry] = changes;
  if (entry === undefined) return;
  const listed = changes.map(({ v2, v3 }) => `${v2.join(', ')} (now ${v3.join('.')})`).join(', ');
  const reason = `The spread value does not say which members it has. Make sure that it has none of these: ${listed}.`;
  reportEntry(context, spread, { entry, category: 'type-mismatch', reason });
}

/**
 * Reports a parameter whose own type has old names, where an overload, or the type that is expected of the function,
 * has a v2 schema: `entries.map((entry: Own) => …)`.
 */
export function visitImplementation(context: RuleContext, node: ts.FunctionLikeDeclaration): void {
  if (node.body === undefined || !node.parameters.some(({ type }) => type !== undefined)) return;
  const stated = [...overloadsOf(context, node), ...expectedOf(context, node)];
  for (const [index, parameter] of node.parameters.entries()) {
    const target = context.checker.typeAt(parameter);
    if (parameter.type === undefined) continue;
    for (const source of stated.flatMap((parameters) => parameters[index] ?? []))
      for (const inner of nestedFlows(context, { source, target }, 0))
        if (!isOfLiteral(context, inner.source)) reviewFlow(context, parameter.name, inner);
  }
}

/** Tests whether a type is inferred from a literal, which has rules of its own. */
function isOfLiteral({ checker: { types } }: RuleContext, type: ts.Type): boolean {
  return types.unionParts(type).some(({ symbol }) => symbol?.declarations?.some(ts.isObjectLiteralExpression) === true);
}

/** Returns the parameter types of the overloads of a function. */
function overloadsOf({ checker }: RuleContext, node: ts.FunctionLikeDeclaration): readonly (readonly ts.Type[])[] {
  const declared = node.name === undefined ? [] : (checker.symbolAt(node.name)?.declarations ?? []);
  const overloads = declared.filter(ts.isFunctionLike).filter((other) => other !== node);
  return overloads.map(({ parameters }) => parameters.map(checker.typeAt));
}

/** Returns the parameter types that are expected of a callback, or of a method of a literal. */
function expectedOf({ checker }: RuleContext, node: ts.FunctionLikeDeclaration): readonly (readonly ts.Type[])[] {
  const { types } = checker;
  const isMethod = ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent);
  const owner = isMethod ? checker.contextualType(node.parent) : undefined;
  const isInline = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  const expected = isInline
    ? [checker.contextualType(node) ?? []].flat()
    : owner === undefined || node.name === undefined
      ? []
      : types.memberTypes(owner, node.name.getText());
  return expected.map((type) => types.signature(type)?.parameters ?? []);
}

/** Reports a v2 schema as a type argument whose constraint has a v2 name. */
export function visitTypeArguments(
  context: RuleContext,
  node: ts.ExpressionWithTypeArguments | ts.TypeReferenceNode,
): void {
  if (node.typeArguments === undefined) return;
  const declaration = context.checker.declarationOf(ts.isTypeReferenceNode(node) ? node.typeName : node.expression);
  if (declaration === undefined || !hasTypeParameters(declaration)) return;
  for (const [index, argument] of node.typeArguments.entries()) {
    for (const constraint of parameterConstraints(declaration, index)) {
      const flow = { source: context.checker.typeAt(argument), target: context.checker.typeAt(constraint) };
      for (const inner of nestedFlows(context, flow, 0)) reviewFlow(context, argument, inner);
    }
  }
}

/** Returns the constraint of a type parameter, and the condition of a conditional alias. */
function parameterConstraints(declaration: Generic, index: number): readonly ts.TypeNode[] {
  const parameter = declaration.typeParameters?.[index];
  const constraints = parameter?.constraint === undefined ? [] : [parameter.constraint];
  if (!ts.isTypeAliasDeclaration(declaration) || !ts.isConditionalTypeNode(declaration.type)) return constraints;
  const { checkType, extendsType } = declaration.type;
  return checkType.getText() === parameter?.name.text ? [...constraints, extendsType] : constraints;
}

type Generic = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function hasTypeParameters(node: ts.Declaration): node is Generic {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function reviewFlow(context: RuleContext, expression: ts.Node, { source, target }: TypeFlow): void {
  for (const name of sharedNames(context, source, target)) {
    const [from, to] = [source, target].map((type) => context.checker.membersOf(type, name));
    if (from === undefined || to === undefined) continue;
    const [before, after] = [renamedEntry(context, from, name), renamedEntry(context, to, name)];
    if (after !== undefined && before === undefined && !isRedeclared(from))
      for (const node of reportNodes(context, from, expression))
        reportMismatch(context, node, after, 'The value is used as a type that has the member under a new name.');
    if (before !== undefined && after === undefined && !isRedeclared(to) && !isInferredFrom(to, expression))
      reportMismatch(context, expression, before, `The value is used as a type that has ${name} under its old name.`);
  }
}

function sharedNames(context: RuleContext, source: ts.Type, expected: ts.Type): readonly string[] {
  const names = changingNames(expected, context);
  return names.length === 0 ? [] : names.filter((name) => context.checker.membersOf(source, name).length > 0);
}

/** Returns the member names of a type that change in some v2 schema. */
const changingNames = memoize((type: ts.Type, { checker: { types }, migration }: RuleContext): readonly string[] => {
  const names = types.unionParts(type).flatMap((part) => types.members(part).map(({ name }) => name));
  return [...new Set(names)].filter((name) => migration.fields.has(name));
});

/** Tests whether an extending interface redeclares the member, which is reported at its declaration. */
function isRedeclared(members: readonly ts.Symbol[]): boolean {
  return members.some(({ declarations = [] }) =>
    declarations.some(({ parent }) => ts.isInterfaceDeclaration(parent) && parent.heritageClauses !== undefined),
  );
}

/** Tests whether a member comes from the expression that a type parameter was inferred from. */
function isInferredFrom(members: readonly ts.Symbol[], expression: ts.Node): boolean {
  return members.some(({ declarations = [] }) =>
    declarations.some(({ parent }) => [expression, expression.parent, expression.parent.parent].includes(parent)),
  );
}

/** Returns the nodes to report: the member of each literal in this file, else the expression. */
function reportNodes(context: RuleContext, members: readonly ts.Symbol[], expression: ts.Node): readonly ts.Node[] {
  const written = members
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one))
    .filter((one) => one.getSourceFile() === context.file);
  return written.length > 0 ? written.map(({ name }) => name) : [expression];
}

function reportMismatch(context: RuleContext, node: ts.Node, entry: FieldEntry, is: string): void {
  context.keepNames(entry);
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) context.settle(node);
  const why = `${is} It may compile, but the member would be missing.`;
  reportEntry(context, node, { entry, category: 'type-mismatch', why });
}

/** Reports the keys of an untyped object that flows to a v2 schema. */
function reviewCreatedKeys(context: RuleContext, expression: ts.Expression, expected: ts.Type): void {
  const { types } = context.checker;
  const owner = types.itemType(expected) ?? expected;
  if (
    !types.unionParts(owner).some((part) => types.members(part).some(({ name }) => context.migration.fields.has(name)))
  )
    return;
  for (const { name, node } of createdKeys(context, expression)) {
    const entry = renamedEntry(context, context.checker.membersOf(owner, name), name);
    if (entry === undefined) continue;
    const why = `The value is used as a type that has ${name} under a new name, but has no type itself.`;
    reportEntry(context, node, { entry, category: 'type-mismatch', why });
  }
}

/**
 * Tests whether an expression is passed, assigned, returned or put into a literal. Literals have rules of their own.
 */
export function isTypeFlow(node: ts.Expression): boolean {
  const { parent } = node;
  if (isTypeAssertion(parent)) return true;
  if (isCall(parent)) return parent.arguments?.some((argument) => argument === node) === true;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  if (ts.isBinaryExpression(parent)) return isOperandOfFlow(parent, node);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && !isDestructured(parent);
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return (
    ts.isYieldExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isJsxExpression(parent)
  );
}

/**
 * Recognizes `value as Schema`, `<Schema>value` and `value satisfies Schema`, which the checker does not check in full.
 */
function isTypeAssertion(node: ts.Node): node is ts.AsExpression | ts.TypeAssertion | ts.SatisfiesExpression {
  return ts.isAsExpression(node) || ts.isTypeAssertionExpression(node) || ts.isSatisfiesExpression(node);
}

/** Recognizes the value of `a = value`, and an operand that may be the result of `a ?? b`, `a || b` or `a && b`. */
function isOperandOfFlow(parent: ts.BinaryExpression, node: ts.Expression): boolean {
  const { kind } = parent.operatorToken;
  if (isDestructured(parent)) return false;
  if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) return true;
  return parent.right === node && (kind === ts.SyntaxKind.AmpersandAmpersandToken || isPlainAssignment(parent));
}

/** Tests whether a pattern takes a value apart, whose names have rules of their own: `const { a } = entry ?? {}`. */
function isDestructured({ parent }: ts.Expression): boolean {
  const isChoice = ts.isBinaryExpression(parent) && isLogicalChoice(parent);
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent) || isChoice)
    return isDestructured(parent);
  if (ts.isVariableDeclaration(parent)) return parent.type === undefined && !ts.isIdentifier(parent.name);
  return (
    ts.isBinaryExpression(parent) &&
    (ts.isObjectLiteralExpression(parent.left) || ts.isArrayLiteralExpression(parent.left))
  );
}

/** Recognizes `a = value` and `a ??= value`; destructuring is handled name by name. */
function isPlainAssignment({ left, operatorToken }: ts.BinaryExpression): boolean {
  return (
    /^(?:\?\?|\|\||&&)?=$/.test(operatorToken.getText()) &&
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
  const expected = context.checker.contextualType(outermostAssertion(expression));
  if (expected === undefined) return [];
  const declared = argumentOf(context, expression)?.declared;
  const constraint = declared === undefined ? undefined : argumentConstraint(context, declared);
  return constraint === undefined ? [expected] : [expected, constraint];
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
  return (item && types.constraint(item)) ?? types.constraint(declared);
}

/** A value of one type that is passed where another type is expected. */
export interface TypeFlow {
  readonly source: ts.Type;
  readonly target: ts.Type;
}

/** Member that holds the output type of a zod schema. */
const OUTPUT_MEMBER = '_output';

/**
 * Returns the flows inside a flow: of list items, of promises, of function results, and, in the reverse direction, of
 * function parameters.
 */
export function nestedFlows(context: AnalysisContext, flow: TypeFlow, depth: number): readonly TypeFlow[] {
  const { types } = context.checker;
  const { source, target } = flow;
  if (source === target || depth > 3) return [];
  const inner = (next: TypeFlow): readonly TypeFlow[] => nestedFlows(context, next, depth + 1);
  const [item, expectedItem] = [types.itemType(source), types.itemType(target)];
  if (item !== undefined) return inner({ source: item, target: expectedItem ?? target });
  const pairs = types.unionParts(target).flatMap((part) => types.pairTypeArguments(source, part));
  if (pairs.length > 0) return pairs.flatMap(([one, other]) => inner({ source: one, target: other }));
  const [sourceOutputs, targetOutputs] = [
    types.memberTypes(source, OUTPUT_MEMBER),
    types.memberTypes(target, OUTPUT_MEMBER),
  ];
  if (sourceOutputs.length > 0 && targetOutputs.length > 0)
    return sourceOutputs.flatMap((one) => targetOutputs.flatMap((another) => inner({ source: one, target: another })));
  const [own, other] = [types.signature(source), types.signature(target)];
  if (own === undefined || other === undefined) return [flow];
  const results = inner({ source: own.result, target: other.result });
  const parameters = own.parameters.flatMap((parameter, index) => {
    const passed = other.parameters[index];
    return passed === undefined ? [] : inner({ source: passed, target: parameter });
  });
  return [...parameters, ...results];
}
