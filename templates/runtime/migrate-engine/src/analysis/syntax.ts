import ts from 'typescript';

/** Removes parentheses, type assertions and non-null assertions. */
export function unwrapExpression(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isTypeAssertionExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapped ? unwrapExpression(expression.expression) : expression;
}

/** `null`, `undefined`. */
export function isNullish(value: ts.Expression): boolean {
  return value.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(value) && value.text === 'undefined');
}

/** Recognizes log calls such as `console.log(…)` and `logger.warn(…)`. */
export function isLogging(callee: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return /^(?:log|debug|info|warn|error|trace|fatal)$/.test(callee.name.text);
}

/** A call, or the creation of an object. */
export type Call = ts.CallExpression | ts.NewExpression;

export function isCall(node: ts.Node): node is Call {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}

/** Returns the name of what a call calls, `b` of `a.b()`; what is called by no name is returned as it is. */
export function calleeOf({ expression }: Pick<Call, 'expression'>): ts.Expression | ts.MemberName {
  return ts.isPropertyAccessExpression(expression) ? expression.name : expression;
}

/** Returns the text of that name; empty if there is none. */
export function calledName(call: Pick<Call, 'expression'>): string {
  const callee = calleeOf(call);
  return ts.isIdentifier(callee) || ts.isPrivateIdentifier(callee) ? callee.text : '';
}

/** Returns the type that a variable or a parameter is declared with. */
export function statedType(declaration: ts.Node | undefined): ts.TypeNode | undefined {
  const isTyped = declaration !== undefined && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  return isTyped ? declaration.type : undefined;
}

/** Returns the decorators of a class or of one of its members. */
export function decoratorsOf(node: ts.Node): readonly ts.Decorator[] {
  return ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
}

/** Tests whether an expression is what a call calls. */
export function isCallee(node: ts.Expression): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression === node;
}

/** Properties that hold a text for readers. */
export const DISPLAY_PROPERTY =
  /^(?:title|label|head|header|headerName|heading|text|caption|placeholder|description|message)$/i;

/** `a ?? b`, `a || b`. */
export function isLogicalChoice({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

/** `value.a`, `value['a']`. */
export function isAccess(node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

/** `value.member`, `value['member']`: the name of the member. */
export function accessedName(node: ts.Node): ts.Identifier | ts.StringLiteralLike | undefined {
  if (ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node.name) ? node.name : undefined;
  const key = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  return key !== undefined && ts.isStringLiteralLike(key) ? key : undefined;
}

/** Tests whether an expression can be evaluated twice without effect. */
export function isSideEffectFree(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression) || expression.kind === ts.SyntaxKind.ThisKeyword) return true;
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.questionDotToken === undefined &&
    isSideEffectFree(expression.expression)
  );
}

/** Tests whether an expression is assigned, incremented or deleted. */
export function isAssignmentTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssignment(parent.operatorToken.kind);
  if (ts.isPrefixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
  return ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent);
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Returns the text of a property name; empty if it is computed. */
export function propertyNameText(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}

/** Returns the values that a literal gives to members with these names. */
export function memberValues(init: ts.ObjectLiteralExpression, names: ReadonlySet<string>): readonly ts.Expression[] {
  return init.properties.flatMap((property) => {
    const { name } = property;
    if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name)) || !names.has(name.text))
      return [];
    if (ts.isShorthandPropertyAssignment(property)) return [property.name];
    return ts.isPropertyAssignment(property) ? [property.initializer] : [];
  });
}

/** Returns the whole template or concatenation that a text is part of. */
export function enclosingText(node: ts.Expression): ts.Expression {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return enclosingText(parent.parent);
  if (ts.isParenthesizedExpression(parent)) return enclosingText(parent);
  const isSum = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? enclosingText(parent) : node;
}

/** Tests whether a class member is static. */
export function isStatic(member: ts.Node): boolean {
  return (
    ts.canHaveModifiers(member) &&
    ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true
  );
}

/** Returns the argument of `expect` at the start of a chain. */
export function assertionSubject(chain: ts.Expression): readonly ts.Expression[] {
  if (ts.isPropertyAccessExpression(chain)) return assertionSubject(chain.expression);
  if (!ts.isCallExpression(chain)) return [];
  return ts.isIdentifier(chain.expression) && chain.expression.text === 'expect'
    ? chain.arguments.slice(0, 1)
    : assertionSubject(chain.expression);
}

/** Returns what a test compares with the value of `expect(value)`: `row` of `expect(value).not.toEqual(row)`. */
export function comparedValues({ parent }: ts.Expression): readonly ts.Expression[] {
  if (!ts.isPropertyAccessExpression(parent)) return [];
  if (!isCallee(parent)) return comparedValues(parent);
  const isComparison = /(?:equal|eql|^toBe|^toMatchObject)$/i.test(parent.name.text);
  return isComparison && ts.isCallExpression(parent.parent) ? parent.parent.arguments : [];
}

/** Returns the whole access chain that starts with an access. */
export function wholeChain(access: ts.Expression): ts.Expression {
  const { parent } = access;
  const isContinued =
    ts.isNonNullExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (isAccess(parent) && parent.expression === access);
  return isContinued ? wholeChain(parent) : access;
}

/** Returns the expression with the parentheses and non-null assertions around it. */
export function outermost(expression: ts.Expression): ts.Expression {
  const { parent } = expression;
  return ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent) ? outermost(parent) : expression;
}

/** Tests whether an access is a target of a destructuring assignment or a loop. */
export function isPatternTarget(access: ts.Expression): boolean {
  const { parent } = access;
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.initializer === access;
  return (ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) && isInTarget(parent);
}

function isInTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return (
    (ts.isObjectLiteralExpression(parent) || ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) &&
    isInTarget(parent)
  );
}

/** Tests whether evaluating an expression may have side effects. */
export function hasSideEffects(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  )
    return true;
  if (
    isAssignmentTarget(node) ||
    (ts.isBinaryExpression(node) &&
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      node.operatorToken.kind <= ts.SyntaxKind.LastAssignment)
  )
    return true;
  return ts.forEachChild(node, (child) => hasSideEffects(child) || undefined) === true;
}

/** Tests whether a pattern takes the remaining members. */
export function hasRest(pattern: ts.Node): boolean {
  if (ts.isObjectBindingPattern(pattern))
    return pattern.elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return ts.isObjectLiteralExpression(pattern) && pattern.properties.some(ts.isSpreadAssignment);
}

/** Tests whether an expression is spread, also conditionally. */
export function isSpread(expression: ts.Expression): boolean {
  const { parent } = expression;
  if (ts.isSpreadAssignment(parent)) return true;
  return (
    (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) &&
    isSpread(parent)
  );
}

/** Returns the values that a literal is merged with: spreads, and other arguments of `Object.assign`. */
export function mergedValues(literal: ts.ObjectLiteralExpression): readonly ts.Expression[] {
  const spread = literal.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression);
  const call = literal.parent;
  const isAssign = ts.isCallExpression(call) && call.expression.getText() === 'Object.assign';
  return isAssign
    ? [...spread, ...call.arguments.filter((argument) => argument !== literal && !ts.isSpreadElement(argument))]
    : spread;
}
