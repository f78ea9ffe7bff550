import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import { keysMade } from '../analysis/dynamic-keys.ts';
import { evidenceOf, membersBehind } from '../analysis/member-owners.ts';
import { type Flow, flowsOf, isHandedOver, wantedHere } from '../analysis/type-flow.ts';
import { type Pass, reasonOf } from './context.ts';

const CHANGES: ReadonlySet<FieldEntry['operation']> = new Set(['rename', 'move', 'merge']);

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
  for (const wanted of asked) reviewKeysMade(pass, expression, wanted);
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
    for (const asked of askedOf(declaration, index)) {
      const flow = { given: pass.compiler.typeAt(argument), wanted: pass.compiler.typeAt(asked) };
      for (const inner of flowsOf(pass, flow, 0)) reviewFlow(pass, argument, inner);
    }
  }
}

/** What a type parameter must fit: by its declaration, or by the condition that the type consists of. */
function askedOf(declaration: Generic, index: number): readonly ts.TypeNode[] {
  const parameter = declaration.typeParameters?.[index];
  const asked = parameter?.constraint === undefined ? [] : [parameter.constraint];
  if (!ts.isTypeAliasDeclaration(declaration) || !ts.isConditionalTypeNode(declaration.type)) return asked;
  const { checkType, extendsType } = declaration.type;
  return checkType.getText() === parameter?.name.text ? [...asked, extendsType] : asked;
}

type Generic = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function hasTypeParameters(node: ts.Declaration): node is Generic {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
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
  const written = members
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one))
    .find((one) => one.getSourceFile() === pass.file);
  return written?.name ?? expression;
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

/**
 * The keys of a value that no type describes, and that is handed over as an old shape: they would not be read any more.
 */
function reviewKeysMade(pass: Pass, expression: ts.Expression, wanted: ts.Type): void {
  const { types } = pass.compiler;
  const owner = types.item(wanted) ?? wanted;
  if (!types.parts(owner).some((part) => types.members(part).some(({ name }) => pass.knowledge.fields.has(name))))
    return;
  for (const { name, node } of keysMade(pass, expression)) {
    const evidence = evidenceOf(pass, pass.compiler.membersOf(owner, name), name);
    if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) continue;
    const { entry } = evidence;
    const reason = `The value becomes a shape that has ${name} under a new name, and no type says so here. ${reasonOf(entry)}`;
    pass.find({ node, rule: entry.id, category: 'shape', tier: 'manual', reason, suggestion: entry.v3.join('.') });
  }
}
