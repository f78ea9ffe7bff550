import ts from 'typescript-6';
import { argumentOf } from '../evidence/generics.ts';
import { membersBehind } from '../evidence/implemented.ts';
import { evidenceOf } from '../evidence/owners.ts';
import type { FieldEntry } from '../migration/map.ts';
import { type Pass, reasonOf } from './pass.ts';

const CHANGES: ReadonlySet<FieldEntry['operation']> = new Set(['rename', 'move', 'merge']);

/** One type that becomes another, where a value is handed over. */
interface Flow {
  readonly given: ts.Type;
  readonly wanted: ts.Type;
}

/**
 * A value that is handed over as something else: a shape of the caller's as an old one, or the other way round. Where
 * the members are optional the old names still compile, and are not read any more.
 */
export function visitHandover(pass: Pass, expression: ts.Expression): void {
  if (!isHandedOver(expression)) return;
  const asked = wantedHere(pass, expression);
  if (asked.every(pass.compiler.types.isPlain)) return;
  const given = pass.compiler.typeAt(expression);
  for (const wanted of asked)
    for (const flow of flowsOf(pass, { given, wanted }, 0)) reviewFlow(pass, expression, flow);
}

/** What is spread into a literal, or into attributes, becomes what these are asked to be. */
export function visitSpread(pass: Pass, spread: ts.SpreadAssignment | ts.JsxSpreadAttribute): void {
  const wanted = pass.compiler.wantedType(spread.parent);
  if (wanted === undefined) return;
  reviewFlow(pass, spread.expression, { given: pass.compiler.typeAt(spread.expression), wanted });
}

/** `Base<Old>`, where a type parameter asks for something with a member of an old name. */
export function visitTypeArguments(pass: Pass, node: ts.ExpressionWithTypeArguments | ts.TypeReferenceNode): void {
  if (node.typeArguments === undefined) return;
  const declaration = pass.compiler.declarationOf(ts.isTypeReferenceNode(node) ? node.typeName : node.expression);
  if (declaration === undefined || !hasTypeParameters(declaration)) return;
  for (const [index, argument] of node.typeArguments.entries()) {
    const constraint = declaration.typeParameters?.[index]?.constraint;
    if (constraint === undefined) continue;
    const flow = { given: pass.compiler.typeAt(argument), wanted: pass.compiler.typeAt(constraint) };
    for (const inner of flowsOf(pass, flow, 0)) reviewFlow(pass, argument, inner);
  }
}

function hasTypeParameters(
  node: ts.Declaration,
): node is ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** An argument, an initial value, what is returned, assigned, or put into a literal: a literal itself has rules of its own. */
function isHandedOver(node: ts.Expression): boolean {
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

function wantedHere(pass: Pass, expression: ts.Expression): readonly ts.Type[] {
  const target = assignedTo(expression);
  if (target !== undefined) return target === expression ? [] : [pass.compiler.typeAt(target)];
  const wanted = pass.compiler.wantedType(lastAssertion(expression));
  if (wanted === undefined) return [];
  const declared = argumentOf(pass, expression)?.declared;
  const constraint = declared === undefined ? undefined : constraintWithin(pass, declared);
  return constraint === undefined ? [wanted] : [wanted, constraint];
}

/** What a type parameter in the place of an argument must fit, or in that of its items. */
function constraintWithin(pass: Pass, declared: ts.Type): ts.Type | undefined {
  const { types } = pass.compiler;
  const item = types.item(declared);
  return types.constraint(item ?? declared);
}

/** The flows inside one: of the items of lists, of what promises bring, of the parameters of functions, which go the other way. */
function flowsOf(pass: Pass, flow: Flow, depth: number): readonly Flow[] {
  const { types } = pass.compiler;
  const { given, wanted } = flow;
  if (given === wanted || depth > 3) return [];
  const inner = (next: Flow): readonly Flow[] => flowsOf(pass, next, depth + 1);
  const [item, asked] = [types.item(given), types.item(wanted)];
  if (item !== undefined) return inner({ given: item, wanted: asked ?? wanted });
  const pairs = types.parts(wanted).flatMap((part) => types.sideBySide(given, part));
  if (pairs.length > 0) return pairs.flatMap(([one, other]) => inner({ given: one, wanted: other }));
  const [own, other] = [types.signature(given), types.signature(wanted)];
  if (own === undefined || other === undefined) return [flow];
  return own.parameters.flatMap((parameter, index) => {
    const passed = other.parameters[index];
    return passed === undefined ? [] : inner({ given: passed, wanted: parameter });
  });
}

function reviewFlow(pass: Pass, expression: ts.Node, { given, wanted }: Flow): void {
  for (const name of namesInBoth(pass, given, wanted)) {
    const [from, to] = [given, wanted].map((type) => pass.compiler.membersOf(type, name));
    if (from === undefined || to === undefined) continue;
    const [before, after] = [evidenceHere(pass, from, name), evidenceHere(pass, to, name)];
    if (after !== undefined && before === undefined && !isRedeclared(from))
      tell(pass, placeOf(pass, from, expression), {
        entry: after,
        is: 'What is here is handed over as a shape that has the member under a new name.',
      });
    if (before !== undefined && after === undefined && !isRedeclared(to) && !isPartOf(to, expression))
      tell(pass, expression, { entry: before, is: `What is here becomes a type that has ${name} under its old name.` });
  }
}

function namesInBoth(pass: Pass, given: ts.Type, wanted: ts.Type): readonly string[] {
  const names = namesIn(pass, wanted);
  return names.length === 0 ? [] : names.filter((name) => pass.compiler.membersOf(given, name).length > 0);
}

const known = new WeakMap<ts.Type, readonly string[]>();

/** The names of a type that some old shape has too, and that change there. */
function namesIn(pass: Pass, type: ts.Type): readonly string[] {
  const { types } = pass.compiler;
  const before = known.get(type);
  if (before !== undefined) return before;
  const names = types.parts(type).flatMap((part) => types.members(part).map(({ name }) => name));
  const found = [...new Set(names)].filter((name) => pass.knowledge.fields.has(name));
  known.set(type, found);
  return found;
}

/** The one entry that holds for a member; nothing where it stays, or nothing proves anything. */
function evidenceHere(pass: Pass, members: readonly ts.Symbol[], name: string): FieldEntry | undefined {
  const evidence = evidenceOf(pass, membersBehind(pass, members, name), name);
  return evidence?.kind === 'entry' && CHANGES.has(evidence.entry.operation) ? evidence.entry : undefined;
}

/** A type that extends another and lists a member again is pointed at where it is declared. */
function isRedeclared(members: readonly ts.Symbol[]): boolean {
  return members.some(({ declarations = [] }) =>
    declarations.some(({ parent }) => ts.isInterfaceDeclaration(parent) && parent.heritageClauses !== undefined),
  );
}

/** What a type parameter was inferred from is no type of the caller's. */
function isPartOf(members: readonly ts.Symbol[], expression: ts.Node): boolean {
  return members.some(({ declarations = [] }) =>
    declarations.some(({ parent }) => [expression, expression.parent, expression.parent.parent].includes(parent)),
  );
}

/** The member of a literal in this file, which is where the change belongs; else where the value is handed over. */
function placeOf(pass: Pass, members: readonly ts.Symbol[], expression: ts.Node): ts.Node {
  const [declaration] = members.flatMap(({ declarations = [] }) => declarations);
  const isLiteral =
    declaration !== undefined &&
    (ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration)) &&
    declaration.getSourceFile() === pass.file;
  return isLiteral ? declaration.name : expression;
}

interface Told {
  readonly entry: FieldEntry;
  readonly is: string;
}

function tell(pass: Pass, node: ts.Node, { entry, is }: Told): void {
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) pass.done.add(node);
  const reason = `${is} It may compile, and would not be there. ${reasonOf(entry)}`;
  pass.find({ node, rule: entry.id, category: 'shape', tier: 'manual', reason, suggestion: entry.v3.join('.') });
}
