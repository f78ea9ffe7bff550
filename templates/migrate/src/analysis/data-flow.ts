import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { meantBy } from './constants.ts';
import { unwrapped } from './syntax.ts';

/** An item of a list, as a step on the way to a value. */
const ITEM = Symbol('item');
/** What a promise brings, as one. */
const BROUGHT = Symbol('brought');

type Step = string | typeof ITEM | typeof BROUGHT;

/** Where a value is: in another one, along these members and items. */
interface Origin {
  readonly value: ts.Expression;
  readonly path: readonly Step[];
}

/** How far a value is followed back. */
const FURTHEST = 5;

/**
 * The members of this name of what a value was before no type described it any more: `const value: any = old`,
 * `(old as Record<string, unknown>)`, a parameter that this file gives an old one.
 */
export function membersBefore(pass: AnalysisContext, value: ts.Expression, name: string): readonly ts.Symbol[] {
  return follow(pass, { value, path: [] }, { name, depth: 0 });
}

/** The same of the items, where the value may be a list. */
export function membersOfItemsBefore(pass: AnalysisContext, value: ts.Expression, name: string): readonly ts.Symbol[] {
  return follow(pass, { value, path: [ITEM] }, { name, depth: 0 });
}

/** The same, of what a pattern takes apart. */
export function membersBeforePattern(
  pass: AnalysisContext,
  element: ts.BindingElement,
  name: string,
): readonly ts.Symbol[] {
  return takenFrom(pass, element).flatMap((origin) =>
    follow(pass, { ...origin, path: origin.path.slice(0, -1) }, { name, depth: 0 }),
  );
}

interface Sought {
  readonly name: string;
  readonly depth: number;
}

function follow(pass: AnalysisContext, origin: Origin, { name, depth }: Sought): readonly ts.Symbol[] {
  const found = origin.path
    .reduce<readonly ts.Type[]>(
      (types, step) => types.flatMap((type) => stepInto(pass, type, step)),
      [pass.compiler.typeAt(origin.value)],
    )
    .flatMap((type) => pass.compiler.membersOf(type, name))
    .filter(({ declarations = [] }) => declarations.length > 0 && !declarations.every(ts.isIndexSignatureDeclaration));
  if (found.length > 0 || depth === FURTHEST) return found;
  return originsOf(pass, origin.value).flatMap(({ value, path }) =>
    follow(pass, { value, path: [...path, ...origin.path] }, { name, depth: depth + 1 }),
  );
}

function stepInto({ compiler: { types } }: AnalysisContext, type: ts.Type, step: Step): readonly ts.Type[] {
  if (step === BROUGHT) return types.given(type).slice(0, 1);
  return step === ITEM ? types.parts(type).flatMap((part) => types.item(part) ?? []) : types.held(type, step);
}

/** What a value is made from, as it is. */
function originsOf(pass: AnalysisContext, value: ts.Expression): readonly Origin[] {
  const plain = unwrapped(value);
  if (plain !== value) return [{ value: plain, path: [] }];
  if (ts.isPropertyAccessExpression(value)) return [{ value: value.expression, path: [value.name.text] }];
  if (ts.isElementAccessExpression(value))
    return [{ value: value.expression, path: [keyOf(value.argumentExpression)] }];
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].map(whole);
  if (ts.isBinaryExpression(value)) return isChoice(value) ? [value.left, value.right].map(whole) : [];
  if (ts.isObjectLiteralExpression(value))
    return value.properties.filter(ts.isSpreadAssignment).map(({ expression }) => whole(expression));
  if (ts.isCallExpression(value)) return [...originsOfResult(value), ...givenBack(pass, value)];
  const declaration = ts.isIdentifier(value) ? pass.compiler.declarationOf(value) : undefined;
  return declaration === undefined ? [] : originsOfName(pass, declaration);
}

function whole(value: ts.Expression): Origin {
  return { value, path: [] };
}

function keyOf(key: ts.Expression): string | typeof ITEM {
  return ts.isStringLiteralLike(key) ? key.text : ITEM;
}

function isChoice({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

/** `JSON.parse(JSON.stringify(old))`, `old.filter(…)`, `old.find(…)`. */
function originsOfResult({ expression, arguments: given }: ts.CallExpression): readonly Origin[] {
  const [first] = given;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  if (first !== undefined && /^JSON\.(?:parse|stringify)$/.test(expression.getText())) return [whole(first)];
  if (/^(?:filter|slice|sort|toSorted|reverse|toReversed)$/.test(expression.name.text))
    return [whole(expression.expression)];
  return /^(?:find|findLast|at|pop|shift)$/.test(expression.name.text)
    ? [{ value: expression.expression, path: [ITEM] }]
    : [];
}

/** `raw(old)`, where `raw` gives back what it is given. */
function givenBack(pass: AnalysisContext, call: ts.CallExpression): readonly Origin[] {
  const result = meantBy(pass.compiler, call);
  const plain = result === undefined ? undefined : unwrapped(result);
  const declaration = plain !== undefined && ts.isIdentifier(plain) ? pass.compiler.declarationOf(plain) : undefined;
  if (declaration === undefined || !ts.isParameter(declaration)) return [];
  const given = call.arguments[declaration.parent.parameters.indexOf(declaration)];
  return given === undefined ? [] : [whole(given)];
}

function originsOfName(pass: AnalysisContext, declaration: ts.Declaration): readonly Origin[] {
  if (ts.isBindingElement(declaration)) return takenFrom(pass, declaration);
  if (ts.isParameter(declaration)) return originsOfParameter(pass, declaration);
  if (!ts.isVariableDeclaration(declaration)) return [];
  const loop = declaration.parent.parent;
  if (ts.isForOfStatement(loop)) return [{ value: loop.expression, path: [ITEM] }];
  const first = declaration.initializer === undefined ? [] : [declaration.initializer];
  return [...first, ...writtenTo(pass, declaration)].map(whole);
}

/** `list.map((item) => …)`, `function show(value: any)`, which is given an old shape. */
function originsOfParameter(pass: AnalysisContext, parameter: ts.ParameterDeclaration): readonly Origin[] {
  const callback = parameter.parent;
  const call = callback.parent;
  const isCallback = (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback)) && ts.isCallExpression(call);
  if (!isCallback) return givenFor(pass, parameter).map(whole);
  if (!ts.isPropertyAccessExpression(call.expression) || call.arguments[0] !== callback) return [];
  const index = callback.parameters.indexOf(parameter);
  if (call.expression.name.text === 'then') return [{ value: call.expression.expression, path: [BROUGHT] }];
  return isItem(call.expression.name.text, index) ? [{ value: call.expression.expression, path: [ITEM] }] : [];
}

/** Whether a method of a list gives its items to this parameter of what it is given. */
function isItem(method: string, index: number): boolean {
  if (/^(?:sort|toSorted)$/.test(method)) return index < 2;
  if (/^reduce(?:Right)?$/.test(method)) return index === 1;
  return index === 0 && /^(?:map|flatMap|forEach|filter|find|findLast|findIndex|some|every)$/.test(method);
}

/** `const { member } = value`, `const [item] = value`, in patterns of any depth. */
function takenFrom(pass: AnalysisContext, element: ts.BindingElement): readonly Origin[] {
  const step = ts.isArrayBindingPattern(element.parent) ? ITEM : memberTaken(element);
  if (step === undefined || element.dotDotDotToken !== undefined) return [];
  const around = element.parent.parent;
  return (ts.isBindingElement(around) ? takenFrom(pass, around) : originsOfName(pass, around)).map(
    ({ value, path }) => ({
      value,
      path: [...path, step],
    }),
  );
}

function memberTaken({ name, propertyName }: ts.BindingElement): string | undefined {
  const taken = propertyName ?? name;
  return ts.isIdentifier(taken) || ts.isStringLiteralLike(taken) ? taken.text : undefined;
}

/** Where a file calls functions and writes to variables, by their names. */
interface Uses {
  readonly calls: ReadonlyMap<string, readonly ts.CallExpression[]>;
  readonly writes: ReadonlyMap<string, readonly ts.BinaryExpression[]>;
}

const known = new WeakMap<ts.SourceFile, Uses>();

/** What the calls of a function, in the file that declares it, give for a parameter. */
function givenFor(pass: AnalysisContext, parameter: ts.ParameterDeclaration): readonly ts.Expression[] {
  const declared = nameOfFunction(parameter.parent);
  if (declared === undefined || parameter.dotDotDotToken !== undefined) return [];
  const index = parameter.parent.parameters.indexOf(parameter);
  const calls = usesIn(parameter.getSourceFile()).calls.get(declared.name) ?? [];
  return calls
    .filter((call) => pass.compiler.declarationOf(calledName(call) ?? call) === declared.declaration)
    .flatMap((call) => call.arguments[index] ?? []);
}

/** What is written to a variable after it was declared, in the same file. */
function writtenTo(pass: AnalysisContext, variable: ts.VariableDeclaration): readonly ts.Expression[] {
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

/**
 * Whether the caller knows that a member is there because it was written before, in the same function: `x.a = 1; x.a >
 * 0`. The checker forgets it where the write becomes that of a whole object. What a condition says, it keeps.
 */
export function isNarrowedByWriting(
  pass: AnalysisContext,
  access: ts.Expression,
  members: readonly ts.Symbol[],
): boolean {
  const isOptional = members.some(({ declarations = [] }) =>
    declarations.some((declaration) => mayBeMissing(pass, declaration)),
  );
  if (!isOptional || mayBeMissing(pass, access)) return false;
  const around = ts.findAncestor(access, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  return isWrittenIn(around, { text: access.getText(), before: access.pos });
}

function mayBeMissing(pass: AnalysisContext, node: ts.Node): boolean {
  return pass.compiler.types
    .parts(pass.compiler.typeAt(node))
    .some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

interface Written {
  readonly text: string;
  readonly before: number;
}

function isWrittenIn(node: ts.Node, written: Written): boolean {
  if (node.pos >= written.before) return false;
  if (ts.isBinaryExpression(node) && isPlainWrite(node) && node.left.getText() === written.text) return true;
  return ts.forEachChild(node, (child) => isWrittenIn(child, written) || undefined) === true;
}

function isPlainWrite({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.EqualsToken || kind === ts.SyntaxKind.QuestionQuestionEqualsToken;
}
