import ts from 'typescript-6';
import { shapeOf } from '../evidence/owners.ts';
import { argumentOf } from '../evidence/generics.ts';
import { isLogging } from '../evidence/logging.ts';
import { siteOf } from '../evidence/sites.ts';
import type { ScalarEntry } from '../migration/map.ts';
import { type Pass, reasonOf, tierOf } from './pass.ts';

/** A string that some old enumeration has as a value: changed where its place asks for that enumeration. */
export function visitValue(pass: Pass, literal: ts.StringLiteralLike | ts.Identifier): void {
  const entries = pass.knowledge.values.get(literal.text) ?? [];
  const entry = entries.find(({ owners }) => owners.some(({ v2 }) => isAskedFor(pass, literal, v2)));
  if (entry?.v3 === undefined) return flagValue(pass, literal, entries);
  pass.find({
    node: literal,
    rule: entry.id,
    category: 'value',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3,
  });
  if (ts.isIdentifier(literal)) return pass.replace(literal, entry.v3);
  const quote = pass.text(literal).charAt(0);
  pass.replace(literal, `${quote}${entry.v3}${quote}`);
}

/** Whether the place of a string asks for a value of this enumeration. */
function isAskedFor(pass: Pass, literal: ts.StringLiteralLike | ts.Identifier, enumeration: string): boolean {
  const { parent } = literal;
  if (ts.isPropertyAssignment(parent) && parent.name === literal) return keysAre(pass, parent, enumeration);
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === literal)
    return isTableOf(pass, { table: pass.compiler.typeAt(parent.expression), key: literal.text }, enumeration);
  if (ts.isPropertyAccessExpression(parent) && parent.name === literal)
    return isTableOf(pass, { table: pass.compiler.typeAt(parent.expression), key: literal.text }, enumeration);
  if (ts.isIdentifier(literal)) return false;
  if (ts.isLiteralTypeNode(parent)) return isInTypeOf(pass, parent, enumeration);
  return isOfExpression(pass, literal, enumeration);
}

/** The place of an expression: what it is compared with, what it is assigned to, what it is an item of. */
function isOfExpression(pass: Pass, expression: ts.Expression, enumeration: string): boolean {
  const wanted = pass.compiler.wantedType(expression);
  if (wanted !== undefined && isNamed(pass, wanted, enumeration)) return true;
  const { parent } = expression;
  if (ts.isBinaryExpression(parent)) return isOperand(pass, { parent, expression }, enumeration);
  if (ts.isCaseClause(parent)) return leadsTo(pass, parent.parent.parent.expression, enumeration);
  if (ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent))
    return isFieldOf(pass, parent, enumeration);
  if (ts.isCallExpression(parent)) return isOfArgument(pass, { parent, expression }, enumeration);
  if (isSearched(parent)) return parent.parent.arguments.some((sought) => leadsTo(pass, sought, enumeration));
  const isThrough =
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent);
  return isThrough && isOfExpression(pass, parent, enumeration);
}

interface ArgumentPlace {
  readonly parent: ts.CallExpression;
  readonly expression: ts.Expression;
}

/** `list.includes('VALUE')`; `take('VALUE')` where the function takes any type that fits the enumeration. */
function isOfArgument(pass: Pass, { parent, expression }: ArgumentPlace, enumeration: string): boolean {
  const declared = argumentOf(pass, expression)?.declared;
  const constraint = declared === undefined ? undefined : pass.compiler.types.constraint(declared);
  if (constraint !== undefined && isNamed(pass, constraint, enumeration)) return true;
  const callee = parent.expression;
  return ts.isPropertyAccessExpression(callee) && leadsTo(pass, callee.expression, enumeration);
}

/** `['VALUE', 'OTHER'].includes(x)`: the receiver's name and the call. */
function isSearched(node: ts.Node): node is ts.PropertyAccessExpression & { readonly parent: ts.CallExpression } {
  return (
    ts.isPropertyAccessExpression(node) &&
    /^(?:includes|indexOf)$/.test(node.name.text) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node
  );
}

interface Operand {
  readonly parent: ts.BinaryExpression;
  readonly expression: ts.Expression;
}

function isOperand(pass: Pass, { parent, expression }: Operand, enumeration: string): boolean {
  const other = parent.left === expression ? parent.right : parent.left;
  const kind = parent.operatorToken.kind;
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
    return leadsTo(pass, other, enumeration) || isOfExpression(pass, parent, enumeration);
  return leadsTo(pass, other, enumeration);
}

/** Whether an expression is of this enumeration, or reads a member that is declared with it. */
function leadsTo(pass: Pass, expression: ts.Expression, enumeration: string): boolean {
  if (isNamed(pass, pass.compiler.typeAt(expression), enumeration)) return true;
  const symbol = pass.compiler.symbolAt(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
  return symbol !== undefined && isDeclaredWith(pass, symbol, enumeration);
}

/** A value in a literal: what the member of that name is declared with, by its type or by the call that carries it. */
function isFieldOf(pass: Pass, property: ts.PropertyAssignment, enumeration: string): boolean {
  const { name } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return false;
  const members = siteOf(pass, name)?.members ?? [];
  if (members.some((symbol) => isDeclaredWith(pass, symbol, enumeration))) return true;
  const shape = pass.carried.get(property.parent);
  return shape !== undefined && pass.knowledge.shapes.get(shape)?.fields[name.text]?.includes(enumeration) === true;
}

function isDeclaredWith(pass: Pass, symbol: ts.Symbol, enumeration: string): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    if (!pass.compiler.isOverlaid(declaration) && !pass.compiler.isInPackage(declaration)) return false;
    const shape = pass.knowledge.shapes.get(shapeOf(declaration) ?? '');
    return shape?.fields[symbol.name]?.includes(enumeration) === true;
  });
}

/** Whether a type goes by this name: itself, a part of it, or what the checker says that it was made of. */
function isNamed(pass: Pass, type: ts.Type, enumeration: string): boolean {
  const { types } = pass.compiler;
  if (types.alias(type) === enumeration) return true;
  const made = types.origin(type);
  return [...(made === undefined ? [] : [made]), ...types.parts(type)].some(
    (part) => part !== type && isNamed(pass, part, enumeration),
  );
}

/** `Record<Enumeration, …>` and the like: a table whose keys are its values. */
function isKeyedBy(pass: Pass, type: ts.Type, enumeration: string): boolean {
  return pass.compiler.types
    .aliasArguments(type)
    .some((argument) => isNamed(pass, argument, enumeration) || isKeyedBy(pass, argument, enumeration));
}

interface Keyed {
  readonly table: ts.Type;
  readonly key: string;
}

/** The same, or a mapped type that goes through its values. */
function isTableOf(pass: Pass, { table, key }: Keyed, enumeration: string): boolean {
  const parts = [table, ...pass.compiler.types.parts(table)];
  if (parts.some((part) => isKeyedBy(pass, part, enumeration))) return true;
  return pass.compiler.membersOf(table, key).some((member) => {
    const mapped = pass.compiler.mapped(member);
    if (mapped === undefined) return false;
    const inner = (type: ts.Type): boolean => type !== table && isTableOf(pass, { table: type, key }, enumeration);
    return isNamed(pass, mapped.keys, enumeration) || mapped.of.some(inner);
  });
}

function keysAre(pass: Pass, property: ts.PropertyAssignment, enumeration: string): boolean {
  const table = pass.compiler.wantedType(property.parent);
  return table !== undefined && isTableOf(pass, { table, key: property.name.getText() }, enumeration);
}

/** `Extract<Enumeration, 'VALUE'>` and the like. */
function isInTypeOf(pass: Pass, literal: ts.LiteralTypeNode, enumeration: string): boolean {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (ts.isTypePredicateNode(argument.parent)) return isOfParameter(pass, argument.parent, enumeration);
  if (!ts.isTypeReferenceNode(argument.parent)) return false;
  return (argument.parent.typeArguments ?? []).some(
    (other) => other !== argument && isNamed(pass, pass.compiler.typeAt(other), enumeration),
  );
}

/** `(value: Enumeration): value is 'VALUE'`. */
function isOfParameter(pass: Pass, predicate: ts.TypePredicateNode, enumeration: string): boolean {
  const parameters = ts.isFunctionLike(predicate.parent) ? predicate.parent.parameters : [];
  const named = parameters.filter(({ name }) => name.getText() === predicate.parameterName.getText());
  return named.some((parameter) => isNamed(pass, pass.compiler.typeAt(parameter), enumeration));
}

/** A value that hardly anything else is called, as the key of a table or as a whole string. */
function flagValue(pass: Pass, literal: ts.StringLiteralLike | ts.Identifier, entries: readonly ScalarEntry[]): void {
  const entry = entries.find(({ distinctive }) => distinctive);
  const { parent } = literal;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === literal;
  if (entry === undefined || (ts.isIdentifier(literal) && !isKey) || ts.isImportDeclaration(parent)) return;
  if (ts.isCallExpression(parent) && isLogging(parent.expression)) return;
  const reason = `The string is a value of the old version, and nothing proves that this is it. ${reasonOf(entry)}`;
  pass.find({
    node: literal,
    rule: entry.id,
    category: 'name-only',
    tier: 'manual',
    reason,
    suggestion: entry.v3 ?? '',
  });
}
