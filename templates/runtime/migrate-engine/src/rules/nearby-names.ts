import ts from 'typescript';
import { memoize } from '#shared/memoize.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import { fieldChange, originalMembers } from '../analysis/member-owners.ts';
import { memberReference } from '../analysis/member-references.ts';
import {
  KEY_ATTRIBUTE,
  membersBeside,
  type NamedMember,
  type NameForm,
  nearbyValues,
} from '../analysis/nearby-values.ts';
import { accessedName, DISPLAY_PROPERTY, isAccess, propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { descendants } from '../analysis/traversal.ts';
import { httpCall } from '../http/http-call.ts';
import { changesName } from '../migration/migration-index.ts';
import { reportEntry, type RuleContext } from './context.ts';
import { expectedTypes } from './type-flow.ts';
import { hasCurrentAccess } from './untyped-members.ts';

/** Names that code mentions in one place. */
interface Mention {
  readonly node: ts.Node;
  readonly form: NameForm;
  readonly names: readonly NamedMember[];
}

/**
 * Reports the names that no rule has changed or reported, but that stand beside a value of a schema that changes them.
 * This is the net behind all rules: it knows no function by its name.
 */
export function visitNearbyName(context: RuleContext, node: ts.Node): void {
  const constant = ts.isIdentifier(node) ? importedMentions(context).get(node.text) : undefined;
  const mentions = [mentionAt(context, node) ?? constant ?? []].flat();
  if (mentions.length === 0 || isSettled(context, node)) return;
  if (ts.findAncestor(node, ts.isImportDeclaration) !== undefined) return;
  for (const { form, names } of mentions) reviewMention(context, { node, form, names });
}

/** Returns what the constants of other files mention, by the names that they are imported under. */
const importedMentions = memoize((context: RuleContext): ReadonlyMap<string, readonly Mention[]> => {
  const bindings = context.file.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) => importClause?.namedBindings ?? [])
    .filter(ts.isNamedImports)
    .flatMap(({ elements }) => elements);
  return new Map(bindings.map(({ name }) => [name.text, mentionsIn(context, context.checker.declarationOf(name))]));
});

function mentionsIn(context: RuleContext, declaration: ts.Declaration | undefined): readonly Mention[] {
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  const literal =
    isConstant && declaration.initializer !== undefined ? unwrapExpression(declaration.initializer) : undefined;
  if (literal === undefined || (!ts.isArrayLiteralExpression(literal) && !ts.isObjectLiteralExpression(literal)))
    return [];
  return descendants(literal).flatMap((node) => {
    const isName = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
    // A name that a type proves to be a member is changed in its own file.
    const isProven = isName && (memberReference(context, node)?.members.length ?? 0) > 0 && !isShapeMember(node);
    return isProven || isOwnMember(context, node) ? [] : (mentionAt(context, node) ?? []);
  });
}

function mentionAt(context: RuleContext, node: ts.Node): Mention | undefined {
  const { fields } = context.migration;
  if (isShapeMember(node))
    return fields.has(node.text) ? { node, form: 'member', names: [{ name: node.text, path: node.text }] } : undefined;
  const text = mentionedText(node);
  const names = text === undefined ? [] : namesInText(text).filter((name) => fields.has(name));
  const matched = [...fields.keys()].filter(matcherOf(node));
  const all = [...new Set([...names, ...matched])];
  if (all.length === 0) return undefined;
  const path = pathOf(node, text ?? '');
  return { node, form: 'text', names: all.map((name) => ({ name, path: path ?? name })) };
}

/** Returns the path that a text is, alone or as a step: `lines[0].discount`, `['lines', index, 'discount']`. */
function pathOf(node: ts.Node, text: string): string | undefined {
  const list = node.parent;
  const index = ts.isArrayLiteralExpression(list) ? list.elements.findIndex((element) => element.pos === node.pos) : 0;
  const isSteps = ts.isArrayLiteralExpression(list) && index > 0 && ts.isCallExpression(list.parent);
  if (isSteps && list.parent.arguments.indexOf(list) > 0) {
    const steps = list.elements.slice(0, index + 1);
    return steps.map((step) => (ts.isStringLiteralLike(step) ? step.text : '*')).join('.');
  }
  return /^[\w$]+(?:\[\w*\]|\.[\w*$]+)+$/.test(text) ? text.replaceAll(/\[(.*?)\]/g, '.$1') : undefined;
}

/** Recognizes the name of a member in an object literal whose type is not the caller's own. */
function isShapeMember(node: ts.Node): node is ts.Identifier | ts.StringLiteralLike {
  const { parent } = node;
  const isName = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
  if (!isName || parent === undefined) return false;
  const isMember = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
  return isMember && parent.name === node && ts.isObjectLiteralExpression(parent.parent);
}

/** Returns the text of a string, or of a part of a template. */
function mentionedText(node: ts.Node): string | undefined {
  const { parent } = node;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node))
    return undefined;
  if (ts.isLiteralTypeNode(parent) || ts.isExternalModuleReference(parent)) return undefined;
  if (ts.isJsxAttribute(parent)) return KEY_ATTRIBUTE.test(parent.name.getText()) ? node.text : undefined;
  const isDisplayed = ts.isPropertyAssignment(parent) && DISPLAY_PROPERTY.test(propertyNameText(parent.name));
  return isDisplayed ? undefined : node.text;
}

/** Words of SQL, which may also be names. */
const QUERY = /\b(?:select|insert\s+into|update|delete\s+from|where|order\s+by|group\s+by|returning)\b/i;
const QUERY_WORDS: ReadonlySet<string> = new Set(['from', 'to', 'number', 'value', 'type']);

/** Returns the names that a text may hold: all of a path, a list or a query, but of prose only what looks like code. */
function namesInText(text: string): readonly string[] {
  if (QUERY.test(text)) return (text.match(/\w+/g) ?? []).filter((word) => !QUERY_WORDS.has(word));
  if (!/\s/.test(text.trim())) return /[/?&=@#]|^--/.test(text) ? [] : (text.match(/\w+/g) ?? []);
  if (/^[\w\s|]+$/.test(text)) return /[\n|]/.test(text) ? (text.match(/\w+/g) ?? []) : [];
  const code = text.matchAll(/(?:[.{,]\s*|["'`])(\w+)(?=["'`]\s*:|["'`]|\s*[:=<>})])|\.(\w+)\b/g);
  return [...code].map(([, key, member]) => key ?? member ?? '');
}

/**
 * Returns which names a regular expression, the beginning of a text or a key in a template matches:
 * `key.startsWith('employee')`, ``entry[`family${index}`]``.
 */
function matcherOf(node: ts.Node): (name: string) => boolean {
  if (ts.isRegularExpressionLiteral(node)) {
    const pattern = patternOf(node.text);
    return (name) => pattern?.test(name) === true && !pattern.test(UNLIKELY_NAME);
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  if (!isText || node.text.length < MIN_BEGINNING || node.parent === undefined) return () => false;
  const call = node.parent;
  const isBeginning =
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'startsWith';
  const ends = ts.isTemplateExpression(call) ? call.templateSpans.map(({ literal }) => literal.text) : [];
  const [end = ''] = ends;
  const isKey = ends.length === 1 && isElementKey(call);
  return (name) => (isBeginning || (isKey && name.endsWith(end))) && name.startsWith(node.text);
}

/** ``entry[`family${index}`]``. */
function isElementKey(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return isElementKey(parent);
  return ts.isElementAccessExpression(parent) && parent.argumentExpression === node;
}

/** Matches only patterns that fit everything. */
const UNLIKELY_NAME = 'zZ9_qX';
const MIN_BEGINNING = 5;

function patternOf(text: string): RegExp | undefined {
  const end = text.lastIndexOf('/');
  try {
    return new RegExp(text.slice(1, end), text.slice(end + 1).replace(/[gy]/g, ''));
  } catch {
    return undefined;
  }
}

/** Tests whether a node is changed or reported. */
function isSettled(context: RuleContext, node: ts.Node): boolean {
  const start = node.getStart(context.file);
  if (context.settled.isSettled(node) || context.findingAt(node) !== undefined) return true;
  return context.settled.edits.some((edit) => edit.start <= node.end && edit.end >= start);
}

function reviewMention(context: RuleContext, { node, form, names }: Mention): void {
  if (form === 'member' && (isOwnMember(context, node) || isInRequest(node))) return;
  if (form === 'text' && isTemplate(node)) return reportTemplate(context, node, names);
  const values = nearbyValues(context, node, form);
  for (const member of names) {
    const entry = changeBeside(context, { node, form, values }, member);
    if (entry === undefined) continue;
    const what = form === 'member' ? 'The literal has no type, but' : 'The text';
    const why = `${what} names the member ${member.name} of a value used here.`;
    const category = form === 'text' && /\s/.test(context.text(node)) ? 'name-only' : 'member';
    return reportEntry(context, node, { entry, category, why });
  }
}

/** Returns the change of a named member in the values beside it; `undefined` if it is reported elsewhere. */
function changeBeside(
  context: RuleContext,
  { node, form, values }: Pick<Mention, 'node' | 'form'> & { readonly values: readonly ts.Node[] },
  member: NamedMember,
): FieldEntry | undefined {
  const entry = values
    .map((value) => entryBeside(context, { node, value }, member))
    .find((found) => found !== undefined);
  if (entry === undefined || (form === 'text' && isOwnKey(context, node, entry)) || isAtNewPlace(node, entry))
    return undefined;
  return values.some((value) => isReportedThere(context, node, value, entry)) ? undefined : entry;
}

/** `document['changeTracking']?.['createdBy']`: the member where the new version has it. */
function isAtNewPlace({ parent }: ts.Node, { v3: [container, member = ''] }: FieldEntry): boolean {
  const steps = ts.isElementAccessExpression(parent) ? [parent, unwrapExpression(parent.expression)] : [];
  return steps.some(
    (step) => isAccess(step) && accessedName(step)?.text === (container ?? '') && hasCurrentAccess(step, member),
  );
}

/** Recognizes the text of a template, whose values are given to it somewhere else. */
function isTemplate(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) && /<%|\{\{/.test(node.text);
}

function reportTemplate(context: RuleContext, node: ts.Node, names: readonly NamedMember[]): void {
  const { fields } = context.migration;
  const [name] = names.map((member) => member.name).filter((one) => /[a-z][A-Z]/.test(one));
  const [entry] = name === undefined ? [] : (fields.get(name) ?? []);
  if (entry === undefined) return;
  const why = `The text names ${name}, which belongs to the previous version.`;
  reportEntry(context, node, { entry, category: 'name-only', why });
}

/** Tests whether the member is reported where a callback, or the place that a constant is used in, takes it. */
function isReportedThere(
  { file, settled: { findings } }: RuleContext,
  node: ts.Node,
  value: ts.Node,
  entry: FieldEntry,
): boolean {
  const isElsewhere = value.pos > node.end || value.end < node.pos;
  const place = ts.isFunctionLike(value) ? value : value.parent;
  if (!isElsewhere || (place.pos <= node.pos && node.end <= place.end)) return false;
  return findings.some(({ rule, tier, line, column }) => {
    const position =
      rule === entry.id && tier === 'manual' ? file.getPositionOfLineAndCharacter(line - 1, column - 1) : -1;
    return place.pos <= position && position <= place.end;
  });
}

/** Returns the change of a member in a value beside its name. */
function entryBeside(
  context: RuleContext,
  beside: { readonly node: ts.Node; readonly value: ts.Node },
  member: NamedMember,
): FieldEntry | undefined {
  const members = membersBeside(context, beside, member);
  const change = fieldChange(context, originalMembers(context, members, member.name), member.name);
  const entry = change?.kind === 'entry' ? change.entry : change?.entries[0];
  return entry !== undefined && changesName(entry) ? entry : undefined;
}

/** Tests whether a literal is part of a request, whose body and parameters have rules of their own. */
function isInRequest(node: ts.Node): boolean {
  const isRequest = (outer: ts.Node): boolean => ts.isCallExpression(outer) && httpCall(outer)?.isRequest === true;
  return (
    ts.findAncestor(node, (outer) => ts.isStatement(outer) || isRequest(outer))?.kind === ts.SyntaxKind.CallExpression
  );
}

/** Tests whether a type of the caller declares the member of a literal. */
function isOwnMember(context: RuleContext, { parent }: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(parent.parent) || !ts.isObjectLiteralElement(parent)) return false;
  const expected = context.checker.contextualType(parent.parent);
  const name = parent.name === undefined ? '' : propertyNameText(parent.name);
  const members = expected === undefined ? [] : context.checker.membersOf(expected, name);
  return members.some(({ declarations = [] }) =>
    declarations.some((one) => !ts.isObjectLiteralElement(one) && !ts.isIndexSignatureDeclaration(one)),
  );
}

/** Tests whether a type has just the strings of a list that it is inferred from: `project(['id', 'place'])`. */
function isInferredList({ parent: list }: ts.Node, texts: ReadonlySet<string>): boolean {
  if (!ts.isArrayLiteralExpression(list) || !ts.isCallExpression(list.parent)) return false;
  return (
    list.elements.length === texts.size && list.elements.every((one) => ts.isStringLiteral(one) && texts.has(one.text))
  );
}

/** Tests whether a string is one of those that a type of the caller lists, and that are not the keys of the schema. */
function isOwnKey(context: RuleContext, node: ts.Node, { owners }: FieldEntry): boolean {
  const { types } = context.checker;
  const expected = ts.isExpression(node) ? expectedTypes(context, node) : [];
  const lists = expected.map((type) => new Set(types.stringLiterals(type)));
  const texts = lists.find(({ size }) => size > 1);
  if (texts === undefined || isInferredList(node, texts)) return false;
  const isKeyOf = (schema: string): boolean => {
    const names = Object.keys(context.migration.schemas.get(schema)?.fields ?? {});
    return names.length === texts.size && names.every((name) => texts.has(name));
  };
  return !owners.some(({ v2 }) => isKeyOf(v2));
}
