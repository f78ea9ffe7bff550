import ts from 'typescript';
import type { AnalysisContext } from './context.ts';
import { unwrapped } from './syntax.ts';

/**
 * The texts of this name that a key comes from, where the program says so: `['a'].map((key) => …)`,
 * `for (const key of KEYS)`, `const key = 'a'`, a choice. They may stand in another file.
 */
export function keySources(pass: AnalysisContext, key: ts.Expression, name: string): readonly KeySource[] {
  if (ts.isConditionalExpression(key)) return textsIn(pass, key, name);
  const named = keysOfTables(pass, key, name);
  if (named.length > 0) return named;
  const declaration = ts.isIdentifier(key) ? pass.compiler.declarationOf(key) : undefined;
  const source = declaration === undefined ? undefined : sourceOf(declaration);
  return source === undefined ? [] : textsIn(pass, source, name);
}

/** A text, or the name of a member in a literal. */
type KeySource = ts.Identifier | ts.StringLiteralLike;

/**
 * `key as keyof typeof TABLE`, `(key: keyof typeof TABLE)`, `(Object.keys(TABLE) as (keyof typeof TABLE)[]).map((key)
 * => …)`.
 */
function keysOfTables(pass: AnalysisContext, key: ts.Expression, name: string): readonly KeySource[] {
  return typesSaid(pass, key)
    .flatMap(tablesIn)
    .flatMap((table) => {
      const declaration = pass.compiler.declarationOf(table);
      const value =
        declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      const literal = value === undefined ? undefined : unwrapped(value);
      if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
      const names = literal.properties.flatMap((property) => property.name ?? []);
      return names.filter(
        (one): one is KeySource => (ts.isIdentifier(one) || ts.isStringLiteralLike(one)) && one.text === name,
      );
    });
}

/** The types that are written where a key comes from. */
function typesSaid(pass: AnalysisContext, key: ts.Expression): readonly ts.TypeNode[] {
  if (ts.isParenthesizedExpression(key)) return typesSaid(pass, key.expression);
  if (ts.isAsExpression(key)) return [key.type];
  const declaration = ts.isIdentifier(key) ? pass.compiler.declarationOf(key) : undefined;
  if (declaration === undefined) return [];
  const isTyped = ts.isParameter(declaration) || ts.isVariableDeclaration(declaration);
  if (isTyped && declaration.type !== undefined) return [declaration.type];
  const source = sourceOf(declaration);
  return source === undefined ? [] : typesSaid(pass, source);
}

/** The `TABLE` of `keyof typeof TABLE`. */
function tablesIn(node: ts.TypeNode): readonly ts.EntityName[] {
  const found: ts.EntityName[] = [];
  const look = (inner: ts.Node): void => {
    if (ts.isTypeOperatorNode(inner) && ts.isTypeQueryNode(inner.type)) found.push(inner.type.exprName);
    ts.forEachChild(inner, look);
  };
  look(node);
  return found;
}

/** What a name goes through, or is. */
export function sourceOf(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isParameter(declaration)) return listBefore(declaration);
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const loop = declaration.parent.parent;
  return ts.isForOfStatement(loop) ? loop.expression : declaration.initializer;
}

/** `list.map((key) => …)`: the list. */
function listBefore(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const callback = parameter.parent;
  const call = callback.parent;
  const isFirst = ts.isArrowFunction(callback) && callback.parameters[0] === parameter && ts.isCallExpression(call);
  return isFirst && ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : undefined;
}

function textsIn(pass: AnalysisContext, source: ts.Expression, name: string): readonly ts.StringLiteralLike[] {
  const plain = unwrapped(source);
  if (ts.isStringLiteralLike(plain)) return plain.text === name ? [plain] : [];
  if (ts.isConditionalExpression(plain))
    return [plain.whenTrue, plain.whenFalse].flatMap((branch) => textsIn(pass, branch, name));
  if (ts.isArrayLiteralExpression(plain)) return plain.elements.flatMap((element) => textsIn(pass, element, name));
  const declaration = ts.isIdentifier(plain) ? pass.compiler.declarationOf(plain) : undefined;
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  return isConstant && declaration.initializer !== undefined ? textsIn(pass, declaration.initializer, name) : [];
}

/** An item of a list, as a step into a value. */
const ITEM = Symbol('item');
/** The name of a member, as one. */
const NAME = Symbol('name');

type Step = string | typeof ITEM | typeof NAME;

interface Place {
  readonly value: ts.Expression;
  readonly path: readonly Step[];
  readonly depth: number;
}

/** How far a key is followed back. */
const FURTHEST = 8;

/**
 * The texts that a key may be, where its type says no more than that it is one: those of a list that is gone through
 * (`FIELDS.map((key) => …)`), of its items (`({ key }) => …`), the names in a table (`Object.entries(TITLES)`).
 */
export function textsBehind(pass: AnalysisContext, key: ts.Expression): readonly KeySource[] {
  return textsAt(pass, { value: key, path: [], depth: 0 });
}

function textsAt(pass: AnalysisContext, { value, path, depth }: Place): readonly KeySource[] {
  const plain = unwrapped(value);
  const [step, ...rest] = path;
  if (depth > FURTHEST) return [];
  if (ts.isStringLiteralLike(plain)) return step === undefined ? [plain] : [];
  return partsOf(pass, plain, path).flatMap((part) => {
    if ('text' in part) return step === NAME && rest.length === 0 ? [part] : [];
    return textsAt(pass, { ...part, depth: depth + 1 });
  });
}

type Part = KeySource | Omit<Place, 'depth'>;

/** Where the texts at the end of a path into a value are to be looked for. */
function partsOf(pass: AnalysisContext, value: ts.Expression, path: readonly Step[]): readonly Part[] {
  const [step, ...rest] = path;
  if (ts.isConditionalExpression(value))
    return [value.whenTrue, value.whenFalse].map((branch) => ({ value: branch, path }));
  if (ts.isArrayLiteralExpression(value)) return step === ITEM ? value.elements.map((item) => itemOf(item, path)) : [];
  if (ts.isObjectLiteralExpression(value)) return step === NAME ? namesIn(value) : memberOf(value, { step, rest });
  if (ts.isPropertyAccessExpression(value)) return [{ value: value.expression, path: [value.name.text, ...path] }];
  if (ts.isCallExpression(value)) return partsOfResult(value, path);
  const declaration = ts.isIdentifier(value) ? pass.compiler.declarationOf(value) : undefined;
  return declaration === undefined ? [] : partsOfName(declaration, path);
}

function itemOf(item: ts.Expression, path: readonly Step[]): Part {
  return ts.isSpreadElement(item) ? { value: item.expression, path } : { value: item, path: path.slice(1) };
}

function namesIn({ properties }: ts.ObjectLiteralExpression): readonly KeySource[] {
  const names = properties.map(({ name }) => name);
  return names.filter(
    (name): name is KeySource => name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)),
  );
}

function memberOf(
  { properties }: ts.ObjectLiteralExpression,
  { step, rest }: { readonly step: Step | undefined; readonly rest: readonly Step[] },
): readonly Part[] {
  return properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === step)
    .map(({ initializer }) => ({ value: initializer, path: rest }));
}

/** `Object.keys(TABLE)`, `Object.entries(TABLE)`, `LIST.filter(…)`. */
function partsOfResult({ expression, arguments: given }: ts.CallExpression, path: readonly Step[]): readonly Part[] {
  const [first] = given;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const callee = expression.getText();
  const isName = callee === 'Object.keys' ? path.length === 1 : callee === 'Object.entries' && path[1] === '0';
  if (isName && first !== undefined && path[0] === ITEM) return [{ value: first, path: [NAME] }];
  const isSame = /^(?:filter|slice|sort|toSorted|reverse|toReversed|concat)$/.test(expression.name.text);
  return isSame ? [{ value: expression.expression, path }] : [];
}

function partsOfName(declaration: ts.Declaration, path: readonly Step[]): readonly Part[] {
  if (ts.isBindingElement(declaration)) return partsTaken(declaration, path);
  if (ts.isParameter(declaration)) return partsGiven(declaration, path);
  if (!ts.isVariableDeclaration(declaration)) return [];
  const list = declaration.parent;
  if (ts.isForOfStatement(list.parent)) return [{ value: list.parent.expression, path: [ITEM, ...path] }];
  const isConstant = (list.flags & ts.NodeFlags.Const) !== 0;
  return isConstant && declaration.initializer !== undefined ? [{ value: declaration.initializer, path }] : [];
}

/** `({ key }) => …`, `[key, title] of …`. */
function partsTaken(element: ts.BindingElement, path: readonly Step[]): readonly Part[] {
  const { parent } = element;
  const around = parent.parent;
  const step = ts.isArrayBindingPattern(parent)
    ? String(parent.elements.indexOf(element))
    : (element.propertyName ?? element.name).getText();
  return element.dotDotDotToken === undefined ? partsOfName(around, [step, ...path]) : [];
}

/** `LIST.map((item) => …)`. */
function partsGiven(parameter: ts.ParameterDeclaration, path: readonly Step[]): readonly Part[] {
  const callback = parameter.parent;
  const call = callback.parent;
  const isCallback = ts.isArrowFunction(callback) && ts.isCallExpression(call) && call.arguments[0] === callback;
  if (!isCallback || !ts.isPropertyAccessExpression(call.expression)) return [];
  const isFirst = callback.parameters[0] === parameter;
  const goesThrough = /^(?:map|flatMap|forEach|filter|find|some|every)$/.test(call.expression.name.text);
  return isFirst && goesThrough ? [{ value: call.expression.expression, path: [ITEM, ...path] }] : [];
}
