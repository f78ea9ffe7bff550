import ts from 'typescript';
import type { Pass } from '../rules/pass.ts';
import { nameText } from '../rules/property-name.ts';
import { isAssigned } from './assigned.ts';

/** A key that something is put together with, and where it stands. */
export interface KeyMade {
  readonly name: string;
  readonly node: ts.Node;
}

/**
 * The keys, as far as the file says them, of a value that is put together without a type: parsed, of entries, key by
 * key.
 */
export function keysMade(pass: Pass, expression: ts.Expression): readonly KeyMade[] {
  if (ts.isIdentifier(expression)) return keysWritten(pass, expression);
  if (!ts.isCallExpression(expression)) return [];
  const [given] = expression.arguments;
  if (given === undefined) return [];
  const callee = expression.expression.getText();
  if (callee === 'JSON.parse' && ts.isStringLiteralLike(given)) return keysParsed(given);
  return callee === 'Object.fromEntries' ? keysOfEntries(pass, given) : [];
}

/** `JSON.parse('{ "a": 1 }')`, or a list of such. */
function keysParsed(node: ts.StringLiteralLike): readonly KeyMade[] {
  const parsed = parse(node.text);
  const objects = [parsed].flat().filter((item) => typeof item === 'object' && item !== null);
  const names = new Set(objects.flatMap((object) => Object.keys(object)));
  return [...names].map((name) => ({ name, node }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Object.fromEntries([['a', 1]])`, `Object.fromEntries(NAMES.map((name) => [name, 1]))`. */
function keysOfEntries({ compiler }: Pass, entries: ts.Expression): readonly KeyMade[] {
  return pairsOf(entries).flatMap((pair) => {
    const [key] = ts.isArrayLiteralExpression(pair) ? pair.elements : [];
    if (key === undefined) return [];
    const names = ts.isStringLiteralLike(key) ? [key.text] : compiler.types.texts(compiler.typeAt(key));
    return names.map((name) => ({ name, node: key }));
  });
}

function pairsOf(entries: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(entries)) return entries.elements;
  const [callback] = ts.isCallExpression(entries) ? entries.arguments : [];
  return callback !== undefined && ts.isArrowFunction(callback) && ts.isExpression(callback.body)
    ? [callback.body]
    : [];
}

/** `const made: Record<string, string> = { a }; made.b = …; made[KEY] = …`. */
function keysWritten(pass: Pass, value: ts.Identifier): readonly KeyMade[] {
  if (pass.compiler.typeAt(value).getStringIndexType() === undefined) return [];
  const declaration = pass.compiler.declarationOf(value);
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return [];
  const around = ts.findAncestor(declaration, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  const found: KeyMade[] = [...keysOfLiteral(declaration.initializer)];
  const look = (node: ts.Node): void => {
    if (isWriteTo(node, value.text)) found.push(...keysOfAccess(pass, node));
    ts.forEachChild(node, look);
  };
  look(around);
  return found;
}

function keysOfLiteral(literal: ts.Expression | undefined): readonly KeyMade[] {
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap(({ name }) =>
    name === undefined || ts.isComputedPropertyName(name) ? [] : [{ name: nameText(name), node: name }],
  );
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

function isWriteTo(node: ts.Node, variable: string): node is Access {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isAccess && isAssigned(node) && ts.isIdentifier(node.expression) && node.expression.text === variable;
}

function keysOfAccess({ compiler }: Pass, access: Access): readonly KeyMade[] {
  if (ts.isPropertyAccessExpression(access)) return [{ name: access.name.text, node: access.name }];
  const key = access.argumentExpression;
  return compiler.types.texts(compiler.typeAt(key)).map((name) => ({ name, node: key }));
}
