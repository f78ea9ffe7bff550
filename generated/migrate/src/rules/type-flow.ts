import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import { createdKeys } from '../analysis/dynamic-keys.ts';
import { fieldChange, originalMembers } from '../analysis/member-owners.ts';
import { type TypeFlow, nestedFlows, isTypeFlow, expectedTypes } from '../analysis/type-flow.ts';
import { type RuleContext, reasonOf } from './context.ts';

const CHANGING_OPERATIONS: ReadonlySet<FieldEntry['operation']> = new Set(['rename', 'move', 'merge']);

/**
 * Reports a value that flows between a type of the caller and a v2 schema. With optional members the old names still
 * compile, but they are no longer read.
 */
export function visitTypeFlow(context: RuleContext, expression: ts.Expression): void {
  if (!isTypeFlow(expression)) return;
  const asked = expectedTypes(context, expression);
  if (asked.every(context.checker.types.isPrimitive)) return;
  const given = context.checker.typeAt(expression);
  for (const wanted of asked)
    for (const flow of nestedFlows(context, { source: given, target: wanted }, 0))
      reviewFlow(context, expression, flow);
  for (const wanted of asked) reviewCreatedKeys(context, expression, wanted);
}

/** Reports a value that is spread into a literal or into attributes of another type. */
export function visitSpread(context: RuleContext, spread: ts.SpreadAssignment | ts.JsxSpreadAttribute): void {
  const wanted = context.checker.contextualType(spread.parent);
  if (wanted === undefined) return;
  reviewFlow(context, spread.expression, { source: context.checker.typeAt(spread.expression), target: wanted });
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
    for (const asked of parameterConstraints(declaration, index)) {
      const flow = { source: context.checker.typeAt(argument), target: context.checker.typeAt(asked) };
      for (const inner of nestedFlows(context, flow, 0)) reviewFlow(context, argument, inner);
    }
  }
}

/** Returns the constraint of a type parameter, and the condition of a conditional alias. */
function parameterConstraints(declaration: Generic, index: number): readonly ts.TypeNode[] {
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

function reviewFlow(context: RuleContext, expression: ts.Node, { source: given, target: wanted }: TypeFlow): void {
  for (const name of sharedNames(context, given, wanted)) {
    const [from, to] = [given, wanted].map((type) => context.checker.membersOf(type, name));
    if (from === undefined || to === undefined) continue;
    const [before, after] = [entryOfMember(context, from, name), entryOfMember(context, to, name)];
    if (after !== undefined && before === undefined && !isRedeclared(from))
      reportMismatch(context, reportNode(context, from, expression), {
        entry: after,
        message: 'The value is used as a type that has the member under a new name.',
      });
    if (before !== undefined && after === undefined && !isRedeclared(to) && !isInferredFrom(to, expression))
      reportMismatch(context, expression, {
        entry: before,
        message: `The value is used as a type that has ${name} under its old name.`,
      });
  }
}

function sharedNames(context: RuleContext, given: ts.Type, wanted: ts.Type): readonly string[] {
  const names = changingNames(context, wanted);
  return names.length === 0 ? [] : names.filter((name) => context.checker.membersOf(given, name).length > 0);
}

const namesByType = new WeakMap<ts.Type, readonly string[]>();

/** Returns the member names of a type that change in some v2 schema. */
function changingNames(context: RuleContext, type: ts.Type): readonly string[] {
  const { types } = context.checker;
  const before = namesByType.get(type);
  if (before !== undefined) return before;
  const names = types.unionParts(type).flatMap((part) => types.members(part).map(({ name }) => name));
  const found = [...new Set(names)].filter((name) => context.migration.fields.has(name));
  namesByType.set(type, found);
  return found;
}

/** Returns the entry of a member; `undefined` if it does not change or nothing proves it. */
function entryOfMember(context: RuleContext, members: readonly ts.Symbol[], name: string): FieldEntry | undefined {
  const change = fieldChange(context, originalMembers(context, members, name), name);
  return change?.kind === 'entry' && CHANGING_OPERATIONS.has(change.entry.operation) ? change.entry : undefined;
}

/** Reports whether an extending interface redeclares the member, which is reported at its declaration. */
function isRedeclared(members: readonly ts.Symbol[]): boolean {
  return members.some(({ declarations = [] }) =>
    declarations.some(({ parent }) => ts.isInterfaceDeclaration(parent) && parent.heritageClauses !== undefined),
  );
}

/** Reports whether a member comes from the expression that a type parameter was inferred from. */
function isInferredFrom(members: readonly ts.Symbol[], expression: ts.Node): boolean {
  return members.some(({ declarations = [] }) =>
    declarations.some(({ parent }) => [expression, expression.parent, expression.parent.parent].includes(parent)),
  );
}

/** Returns the node to report: the member of a literal in this file, else the expression. */
function reportNode(context: RuleContext, members: readonly ts.Symbol[], expression: ts.Node): ts.Node {
  const written = members
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one))
    .find((one) => one.getSourceFile() === context.file);
  return written?.name ?? expression;
}

interface MismatchReport {
  readonly entry: FieldEntry;
  readonly message: string;
}

function reportMismatch(context: RuleContext, node: ts.Node, { entry, message: is }: MismatchReport): void {
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) context.handled.add(node);
  const reason = `${is} It may compile, but the member would be missing. ${reasonOf(entry)}`;
  context.report({
    node,
    rule: entry.id,
    category: 'type-mismatch',
    tier: 'manual',
    reason,
    suggestion: entry.v3.join('.'),
  });
}

/** Reports the keys of an untyped object that flows to a v2 schema. */
function reviewCreatedKeys(context: RuleContext, expression: ts.Expression, wanted: ts.Type): void {
  const { types } = context.checker;
  const owner = types.itemType(wanted) ?? wanted;
  if (
    !types.unionParts(owner).some((part) => types.members(part).some(({ name }) => context.migration.fields.has(name)))
  )
    return;
  for (const { name, node } of createdKeys(context, expression)) {
    const change = fieldChange(context, context.checker.membersOf(owner, name), name);
    if (change?.kind !== 'entry' || change.entry.v3.length === 0) continue;
    const { entry } = change;
    const reason = `The value is used as a type that has ${name} under a new name, but has no type itself. ${reasonOf(entry)}`;
    context.report({
      node,
      rule: entry.id,
      category: 'type-mismatch',
      tier: 'manual',
      reason,
      suggestion: entry.v3.join('.'),
    });
  }
}
