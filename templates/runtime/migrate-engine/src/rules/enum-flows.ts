import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { ScalarEntry } from '#shared/migration/map.ts';
import { constantValue, functionOf, valueOrigins } from '../analysis/data-flow.ts';
import { declaredType } from '../analysis/declared-keys.ts';
import { type EnumQuery, hasEnumValue } from '../analysis/enum-evidence.ts';
import { isEnumValue, isExpected } from '../analysis/enum-positions.ts';
import { comparedOperand } from '../analysis/property-keys.ts';
import { memberValues, propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { usesOf } from '../analysis/value-carriers.ts';
import { isOwnCode } from '../checker/checker.ts';
import { reportConnected } from './enum-values.ts';
import type { RuleContext } from './context.ts';
import { descendants } from '../analysis/traversal.ts';

/**
 * Reports what a value of an enumeration meets away from the strings themselves: a pattern or the beginning of a text,
 * a text that is built from it, an enum or a union of the caller, and tables and functions of other files.
 */
export function visitEnumUse(context: RuleContext, node: ts.Expression): void {
  if (!mentionsField(context.file, context)) return;
  const value = withAssertions(node);
  const places = placesOf(context, value);
  const sources = literalsOfSource(context, value);
  if (places.length + sources.length === 0) return;
  for (const entry of [...context.migration.values.values()].flat()) {
    const affected = places.filter((place) => place.isAffected(entry.v2, entry.v3 ?? ''));
    const own = sources.filter((literal) => literal.text === entry.v2);
    const nodes = [
      ...(isOfEntry(context, { value, asks: 'value', among: affected }, entry)
        ? affected.map((place) => place.node ?? value)
        : []),
      ...(isOfEntry(context, { value, asks: 'place', among: own }, entry)
        ? own.map((literal) => (literal.getSourceFile() === context.file ? literal : value))
        : []),
    ];
    for (const found of nodes) report(context, found, entry);
  }
}

/** Tests whether a file names a field whose values change; elsewhere, nothing has such a value. */
const mentionsField = memoize(({ text }: ts.SourceFile, { migration }: RuleContext): boolean => {
  const owners = [...migration.values.values()].flat().flatMap((entry) => entry.owners);
  const changed = new Set(owners.map(({ v2 }) => v2));
  return [...migration.schemas.values()].some(({ fields }) =>
    Object.entries(fields).some(([name, types]) => types.some((type) => changed.has(type)) && text.includes(name)),
  );
});

/** Returns the expression with the parentheses and assertions around it. */
function withAssertions(value: ts.Expression): ts.Expression {
  const { parent } = value;
  const isAround =
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isAsExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(?:\?\?|\|\|)$/.test(parent.operatorToken.getText()));
  return isAround ? withAssertions(parent) : value;
}

/** A place that depends on how a value is written. */
interface Place {
  /** Node to report; the value itself if there is none in this file. */
  readonly node?: ts.Node;
  readonly isAffected: (before: string, after: string) => boolean;
}

interface EntryQuery {
  readonly value: ts.Expression;
  /** Asks for what the value has, or for what its place expects. */
  readonly asks: 'value' | 'place';
  /** Nothing is asked if this list is empty. */
  readonly among: readonly unknown[];
}

function isOfEntry(context: RuleContext, { value, asks, among }: EntryQuery, { owners }: ScalarEntry): boolean {
  return owners.some(({ v2 }) => {
    const query: EnumQuery = { enumeration: v2, own: 'any', isLoose: true };
    if (among.length === 0) return false;
    const hasValue = hasEnumValue(context, value, query);
    return asks === 'value' ? hasValue : !hasValue && isExpected(context, value, query);
  });
}

function report(context: RuleContext, node: ts.Node, entry: ScalarEntry): void {
  const text = ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node : undefined;
  const isValue =
    text !== undefined &&
    text.text === entry.v2 &&
    entry.owners.some(({ v2 }) => isEnumValue(context, text, { enumeration: v2, own: 'renamed' }));
  if (!isValue)
    reportConnected(context, node, { entry, why: `The code depends on how the value ${entry.v2} is written.` });
}

/** Returns the places that a value meets and that depend on its text. */
function placesOf(context: RuleContext, value: ts.Expression): readonly Place[] {
  const { parent } = value;
  if (ts.isTemplateSpan(parent)) return builtTexts(context, parent);
  return [
    ...patternPlaces(value),
    ...comparedPlaces(context, value),
    ...optionPlaces(value),
    ...typePlaces(context, value),
    ...elsewherePlaces(context, value),
  ];
}

const PARTIAL = /^(?:startsWith|endsWith|includes|match|search|replace|replaceAll|split|test|exec)$/;

/** `/^OPEN$/.test(value)`, `value.startsWith('OP')`, where the old and the new text differ in the result. */
function patternPlaces(value: ts.Expression): readonly Place[] {
  const { parent } = value;
  const isReceiver = ts.isPropertyAccessExpression(parent) && parent.expression === value;
  const call = isReceiver ? parent.parent : parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
  const [first] = call.arguments;
  const pattern = isReceiver ? first : first === value ? call.expression.expression : undefined;
  const name = call.expression.name.text;
  if (pattern === undefined || !PARTIAL.test(name)) return [];
  const matches = matcherOf(pattern, name);
  return matches === undefined
    ? []
    : [{ node: pattern, isAffected: (before, after) => matches(before) && !matches(after) }];
}

function matcherOf(pattern: ts.Expression, name: string): ((text: string) => boolean) | undefined {
  if (ts.isStringLiteralLike(pattern)) {
    if (name === 'startsWith') return (text) => text.startsWith(pattern.text);
    if (name === 'endsWith') return (text) => text.endsWith(pattern.text);
    return (text) => text.includes(pattern.text);
  }
  if (!ts.isRegularExpressionLiteral(pattern)) return undefined;
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern.text) ?? [];
  try {
    const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
    return (text) => expression.test(text);
  } catch {
    return undefined;
  }
}

/** `` `state.${value}` ``: the strings of this file that are such a text, such as keys of translations. */
function builtTexts(context: RuleContext, span: ts.TemplateSpan): readonly Place[] {
  const template = span.parent;
  const before = template.templateSpans[template.templateSpans.indexOf(span) - 1]?.literal ?? template.head;
  if (template.templateSpans.length > 1 || before.text + span.literal.text === '') return [];
  return context.nodes.filter(ts.isStringLiteralLike).map((node) => ({
    node,
    isAffected: (old) => hasWord(node.text, `${before.text}${old}${span.literal.text}`),
  }));
}

/** Tests whether a text contains another that no word continues. */
function hasWord(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted);
  return at >= 0 && !/\w$/.test(text.slice(0, at)) && !/^\w/.test(text.slice(at + wanted.length));
}

/** `value === Status.Open`, `list.find((item) => item.key === value)`: the strings that the other side comes from. */
function comparedPlaces(context: RuleContext, value: ts.Expression): readonly Place[] {
  const other = comparedOperand(value);
  return other === undefined || ts.isStringLiteralLike(other)
    ? []
    : stringsBehind(context, other, 0).map((literal) => ({
        node: literal.getSourceFile() === context.file ? literal : other,
        isAffected: (before) => literal.text === before,
      }));
}

/** Returns the strings that a value comes from: a constant, an item of a list, or a member of one. */
function stringsBehind(context: RuleContext, value: ts.Expression, depth: number): readonly ts.StringLiteralLike[] {
  const plain = unwrapExpression(value);
  if (ts.isStringLiteralLike(plain)) return [plain];
  if (depth > 3) return [];
  const inner = (one: ts.Expression): readonly ts.StringLiteralLike[] => stringsBehind(context, one, depth + 1);
  if (ts.isArrayLiteralExpression(plain)) return plain.elements.flatMap(inner);
  const name = ts.isPropertyAccessExpression(plain) ? plain.name : plain;
  const declaration = ts.isIdentifier(name) ? context.checker.declarationOf(name) : undefined;
  const member =
    declaration !== undefined && ts.isBindingElement(declaration) ? boundMember(context, declaration) : declaration;
  if (member !== undefined && ts.isPropertyAssignment(member)) return memberInList(member).flatMap(inner);
  const constant = constantValue(context.checker, plain);
  return constant === undefined ? valueOrigins(context, plain).flatMap(inner) : inner(constant);
}

function boundMember({ checker }: RuleContext, element: ts.BindingElement): ts.Declaration | undefined {
  const name = element.propertyName ?? element.name;
  const members = ts.isIdentifier(name) ? checker.membersOf(checker.typeAt(element.parent), name.text) : [];
  return members.flatMap(({ declarations = [] }) => declarations)[0];
}

/** `[{ key: 'A' }, { key: 'B' }]`: the values of a member in all items of its list. */
function memberInList({ name, initializer, parent }: ts.PropertyAssignment): readonly ts.Expression[] {
  if (!ts.isArrayLiteralExpression(parent.parent)) return [initializer];
  const wanted = new Set([propertyNameText(name)]);
  return parent.parent.elements.filter(ts.isObjectLiteralExpression).flatMap((item) => memberValues(item, wanted));
}

/** `<select value={value}>`: the options below. */
function optionPlaces({ parent }: ts.Expression): readonly Place[] {
  const attribute = ts.isJsxExpression(parent) ? parent.parent : undefined;
  if (
    attribute === undefined ||
    !ts.isJsxAttribute(attribute) ||
    !/^(?:default)?value$/i.test(attribute.name.getText())
  )
    return [];
  const element = attribute.parent.parent.parent;
  return stringAttributes(element).map((literal) => ({
    node: literal,
    isAffected: (before) => literal.text === before,
  }));
}

function stringAttributes(element: ts.Node): readonly ts.StringLiteral[] {
  return descendants(element).flatMap((node) => {
    const value = ts.isJsxAttribute(node) && node.name.getText() === 'value' ? node.initializer : undefined;
    return value !== undefined && ts.isStringLiteral(value) ? [value] : [];
  });
}

/** Returns the strings of the unions and enums of the caller that a value is passed to. */
function typePlaces(context: RuleContext, value: ts.Expression): readonly Place[] {
  const { parent } = value;
  const written = ts.isReturnStatement(parent)
    ? ts.findAncestor(parent, ts.isFunctionLike)?.type
    : declaredType(context, value);
  return ownLiterals(context, written).map((literal) => ({
    ...(literal.getSourceFile() === context.file ? { node: literal } : {}),
    isAffected: (before) => literal.text === before,
  }));
}

/** Returns the strings that a type of the caller consists of, through its aliases, enums and constants. */
function ownLiterals(context: RuleContext, type: ts.Node | undefined, depth = 0): readonly ts.StringLiteralLike[] {
  if (type === undefined || depth > 3) return [];
  return descendants(type).flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return ts.isIndexedAccessTypeNode(node.parent.parent) ? [] : [node];
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isTypeQueryNode(node) ? node.exprName : undefined;
    const declared = name === undefined ? undefined : context.checker.declarationOf(name);
    const isOwn = declared !== undefined && isOwnCode(context.checker, declared);
    return isOwn ? literalsOfDeclaration(context, declared, depth + 1) : [];
  });
}

function literalsOfDeclaration(
  context: RuleContext,
  declared: ts.Declaration,
  depth: number,
): readonly ts.StringLiteralLike[] {
  if (ts.isTypeAliasDeclaration(declared)) return ownLiterals(context, declared.type, depth);
  if (ts.isTypeParameterDeclaration(declared)) return ownLiterals(context, declared.constraint, depth);
  const values: readonly (ts.Expression | undefined)[] = ts.isEnumDeclaration(declared)
    ? declared.members.map(({ initializer }) => initializer)
    : ts.isVariableDeclaration(declared)
      ? [declared.initializer]
      : [];
  return values.flatMap((value) => {
    const plain = value === undefined ? undefined : unwrapExpression(value);
    const items: readonly ts.Node[] =
      plain === undefined ? [] : ts.isArrayLiteralExpression(plain) ? plain.elements : [plain];
    return items.filter(ts.isStringLiteralLike);
  });
}

/** Returns the strings of the type that a value is declared with, or of the enum member that it is. */
function literalsOfSource(context: RuleContext, value: ts.Expression): readonly ts.StringLiteralLike[] {
  const name = ts.isPropertyAccessExpression(value) ? value.name : value;
  const declaration = ts.isIdentifier(name) ? context.checker.declarationOf(name) : undefined;
  if (declaration === undefined) return [];
  if (ts.isEnumMember(declaration)) return [declaration.initializer ?? []].flat().filter(ts.isStringLiteralLike);
  return 'type' in declaration ? ownLiterals(context, declaration.type as ts.Node | undefined) : [];
}

/** Returns the tables and functions of other files that compare a value: `LABELS[value]`, `isOpen(value)`. */
function elsewherePlaces(context: RuleContext, value: ts.Expression): readonly Place[] {
  const { parent } = value;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === value)
    return tablePlaces(context, parent.expression);
  if (!ts.isCallExpression(parent) || !parent.arguments.includes(value)) return [];
  const callee = parent.expression;
  const isMethod = ts.isPropertyAccessExpression(callee);
  const declaration = context.checker.declarationOf(isMethod ? callee.name : callee);
  const parameter = declaration && functionOf(declaration)?.parameters[parent.arguments.indexOf(value)];
  return [...(isMethod ? tablePlaces(context, callee.expression) : []), ...parameterPlaces(context, parameter)];
}

function tablePlaces(context: RuleContext, holder: ts.Expression): readonly Place[] {
  const table = constantValue(context.checker, holder);
  return table === undefined || table.getSourceFile() === context.file
    ? []
    : [{ isAffected: (before) => stringsBelow(table).has(before) }];
}

function parameterPlaces(context: RuleContext, parameter: ts.ParameterDeclaration | undefined): readonly Place[] {
  if (parameter === undefined || parameter.getSourceFile() === context.file || !ts.isIdentifier(parameter.name))
    return [];
  const compared = usesOf(context, parameter, parameter.name.text).flatMap((use) => comparedOperand(use) ?? []);
  return [{ isAffected: (before) => compared.some((other) => stringsBelow(other).has(before)) }];
}

function stringsBelow(node: ts.Node): ReadonlySet<string> {
  const isKey = (inner: ts.Node): inner is ts.Identifier =>
    ts.isIdentifier(inner) && ts.isPropertyAssignment(inner.parent);
  const texts = descendants(node).flatMap((inner) =>
    ts.isStringLiteralLike(inner) || isKey(inner) ? [inner.text] : [],
  );
  return new Set(texts);
}
