import ts from 'typescript';
import type { AnalysisContext } from '../checker/checker.ts';
import { type EnumQuery, hasEnumValue } from './enum-evidence.ts';
import { isCallee, unwrapExpression } from './syntax.ts';
import { identifiersNamed } from './traversal.ts';

/** Something that holds a text, and the places where it is used. */
export interface ValueCarrier {
  /** Form in which the text is held: as the value itself, as an item, or as a key. */
  readonly holds: 'value' | 'item' | 'key';
  readonly uses: readonly ts.Expression[];
  /** True if all uses are in this file. */
  readonly isLocal: boolean;
}

/** Returns what holds a text: a list, a set, a table, or a variable, and the uses of the variable that it is in. */
export function carrierOf(
  context: AnalysisContext,
  literal: ts.StringLiteralLike | ts.Identifier,
): ValueCarrier | undefined {
  const held = heldBy(literal);
  if (held === undefined) return undefined;
  const { value, holds } = held;
  const variable = value.parent;
  const isHeld = (ts.isVariableDeclaration(variable) || ts.isParameter(variable)) && variable.initializer === value;
  const declaration = isHeld ? variable : returningFunction(value);
  if (declaration === undefined) return holds === 'value' ? undefined : { holds, uses: [value], isLocal: true };
  if (declaration.name === undefined || !ts.isIdentifier(declaration.name)) return undefined;
  const uses = usesOf(context, declaration, declaration.name.text);
  return { holds, uses: isHeld ? uses : uses.map(callOf), isLocal: !isExported(declaration) };
}

/** Returns the declaration of the function that returns a value: `const make = () => ['A']`. */
function returningFunction({ parent }: ts.Expression): ts.VariableDeclaration | ts.FunctionDeclaration | undefined {
  const made = ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : parent;
  if (made === undefined || ts.isFunctionDeclaration(made)) return made;
  const isInline = ts.isArrowFunction(made) || ts.isFunctionExpression(made);
  return isInline && ts.isVariableDeclaration(made.parent) ? made.parent : undefined;
}

function callOf(use: ts.Identifier): ts.Expression {
  return ts.isCallExpression(use.parent) && use.parent.expression === use ? use.parent : use;
}

interface HeldText {
  /** The outermost expression that holds the text. */
  readonly value: ts.Expression;
  readonly holds: ValueCarrier['holds'];
}

function heldBy(literal: ts.StringLiteralLike | ts.Identifier): HeldText | undefined {
  const { parent } = literal;
  const member = ts.isComputedPropertyName(parent) ? parent.parent : parent;
  const isKey =
    (ts.isPropertyAssignment(member) || ts.isMethodDeclaration(member)) &&
    (member.name === literal || member.name === parent);
  if (isKey)
    return ts.isObjectLiteralExpression(member.parent)
      ? { value: outermostHolder(member.parent), holds: 'key' }
      : undefined;
  if (ts.isIdentifier(literal)) return undefined;
  if (!ts.isArrayLiteralExpression(parent)) return { value: chosenValue(literal), holds: 'value' };
  const isPair = ts.isArrayLiteralExpression(parent.parent) && ts.isNewExpression(parent.parent.parent);
  if (isPair && parent.elements[0] !== literal) return undefined;
  return { value: outermostHolder(isPair ? parent.parent : parent), holds: 'item' };
}

/** Returns the expression that a value is one of the results of: `flag ? 'A' : 'B'`, `a ?? 'B'`. */
function chosenValue(value: ts.Expression): ts.Expression {
  const holder = outermostHolder(value);
  const { parent } = holder;
  const isChoice =
    (ts.isConditionalExpression(parent) && parent.condition !== holder) ||
    (ts.isBinaryExpression(parent) && /^(?:\?\?|\|\|)$/.test(parent.operatorToken.getText()));
  return isChoice ? chosenValue(parent) : holder;
}

/** Returns the expression around a value that has the same contents: `new Set([…])`, `Object.freeze([…] as const)`. */
function outermostHolder(value: ts.Expression): ts.Expression {
  const { parent } = value;
  const isWrapped =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isTypeAssertionExpression(parent);
  if (isWrapped) return outermostHolder(parent);
  const isCreated =
    ts.isNewExpression(parent) && /^(?:Set|Map|ReadonlySet|ReadonlyMap)$/.test(parent.expression.getText());
  const isFrozen = ts.isCallExpression(parent) && parent.expression.getText() === 'Object.freeze';
  return isCreated || isFrozen ? outermostHolder(parent) : value;
}

function isExported(declaration: ts.Node): boolean {
  const isStatement = (node: ts.Node): node is ts.VariableStatement | ts.FunctionDeclaration =>
    ts.isVariableStatement(node) || ts.isFunctionDeclaration(node);
  const statement = ts.findAncestor(declaration, isStatement);
  return statement?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** Returns the uses of a declared name in its file. */
export function usesOf(context: AnalysisContext, declaration: ts.Declaration, name: string): readonly ts.Identifier[] {
  return identifiersNamed(declaration.getSourceFile(), name).filter(
    (node) =>
      !(ts.isVariableDeclaration(node.parent) && node.parent.name === node) &&
      !(ts.isParameter(node.parent) && node.parent.name === node) &&
      !(ts.isFunctionDeclaration(node.parent) && node.parent.name === node) &&
      context.checker.declarationOf(node) === declaration,
  );
}

const ITEM_CALLS = /^(?:includes|indexOf|lastIndexOf|has|get|delete|add|push|unshift|set)$/;

/**
 * Classifies the use of a list, a set or a table: by a value of the enumeration, by a literal, or in another way, after
 * which anything may become of the contents.
 */
export function useByValue(
  context: AnalysisContext,
  use: ts.Expression,
  query: EnumQuery,
): 'value' | 'literal' | 'other' {
  const holder = outermostHolder(use);
  const { parent } = holder;
  const key = keyOfUse(holder);
  if (key !== undefined) return keyUse(context, key, query);
  const isMember = ts.isPropertyAccessExpression(parent) && parent.expression === holder;
  return isMember && !isCallee(parent) ? 'literal' : 'other';
}

/** `table[key]`, `key in table`, `Object.hasOwn(table, key)`, `list.includes(key)`: the key. */
function keyOfUse(holder: ts.Expression): ts.Expression | undefined {
  const { parent } = holder;
  if (ts.isElementAccessExpression(parent)) return parent.expression === holder ? parent.argumentExpression : undefined;
  if (ts.isBinaryExpression(parent))
    return parent.operatorToken.kind === ts.SyntaxKind.InKeyword && parent.right === holder ? parent.left : undefined;
  if (ts.isCallExpression(parent)) {
    const isAsked = /^(?:Object\.hasOwn|Reflect\.(?:has|get))$/.test(parent.expression.getText());
    return isAsked && parent.arguments[0] === holder ? parent.arguments[1] : undefined;
  }
  const isMethod = ts.isPropertyAccessExpression(parent) && isCallee(parent) && ITEM_CALLS.test(parent.name.text);
  return isMethod && ts.isCallExpression(parent.parent) ? parent.parent.arguments[0] : undefined;
}

function keyUse(context: AnalysisContext, key: ts.Expression, query: EnumQuery): 'value' | 'literal' | 'other' {
  if (ts.isStringLiteralLike(unwrapExpression(key))) return 'literal';
  return hasEnumValue(context, key, query) ? 'value' : 'other';
}
