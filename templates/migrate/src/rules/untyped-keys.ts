import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { expectedOf } from '../analysis/contextual-types.ts';
import { membersBefore, membersOfItemsBefore } from '../analysis/data-flow.ts';
import { keyedAsDeclared } from '../analysis/declared-keys.ts';
import { membersOnPath, valueWithKey, valueWithKeys } from '../analysis/dynamic-keys.ts';
import { keySources, textsBehind } from '../analysis/key-data-flow.ts';
import { evidenceOf, membersBehind } from '../analysis/member-owners.ts';
import { siteOf } from '../analysis/member-references.ts';
import { comparedWith, searchedFor } from '../analysis/property-keys.ts';
import { isLogging, unwrapped } from '../analysis/syntax.ts';
import { type Pass, reasonOf } from './context.ts';

/**
 * `entry[KEY]`, `{ [KEY]: x } = entry`, `{ [KEY]: x }`: the member that a constant names, whose text stands elsewhere.
 */
export function visitKeyed(pass: Pass, node: ts.Node): void {
  const { compiler } = pass;
  if (ts.isElementAccessExpression(node))
    return reviewKey(pass, node.argumentExpression, (name) => membersOfValue(pass, node.expression, name));
  if (ts.isPropertyAssignment(node) && ts.isComputedPropertyName(node.name)) {
    const wanted = compiler.wantedType(node.parent);
    if (wanted !== undefined) reviewKey(pass, node.name.expression, (name) => compiler.membersOf(wanted, name));
    return;
  }
  if (!ts.isBindingElement(node) || node.propertyName === undefined) return;
  const name = node.propertyName;
  const taken = compiler.typeAt(node.parent);
  if (ts.isComputedPropertyName(name)) reviewKey(pass, name.expression, (member) => compiler.membersOf(taken, member));
}

/** The members of a name that something has. */
type Members = (name: string) => readonly ts.Symbol[];

/** The members of a value, or of what it was before no type described it. */
function membersOfValue(pass: Pass, value: ts.Expression, name: string): readonly ts.Symbol[] {
  const own = pass.compiler.membersOf(pass.compiler.typeAt(value), name);
  return own.length > 0 ? own : membersBefore(pass, value, name);
}

function reviewKey(pass: Pass, key: ts.Expression, members: Members): void {
  const { types } = pass.compiler;
  if (ts.isStringLiteralLike(key) || ts.isNumericLiteral(key)) return;
  reviewTexts(pass, key, members);
  const asked = pass.compiler.typeAt(key);
  const keyed = types.keyed(asked);
  const declared = keyedAsDeclared(pass, key);
  const names = types
    .texts(asked)
    .filter((name) => pass.knowledge.fields.has(name) && !isChangedAtSource(pass, key, name))
    .filter((name) => !keyed.some((type) => evidenceOf(pass, pass.compiler.membersOf(type, name), name) !== undefined))
    .filter((name) => !declared.some((type) => isChanging(pass, pass.compiler.membersOf(type, name), name)));
  for (const name of names) tell(pass, key, { name, members: members(name) });
}

/** `FIELDS.map((key) => entry[key as keyof Entry])`: the texts of a list that says no more than that they are texts. */
function reviewTexts(pass: Pass, key: ts.Expression, members: Members): void {
  const plain = unwrapped(key);
  const { flags } = pass.compiler.typeAt(plain);
  if ((flags & ts.TypeFlags.String) === 0) return;
  for (const source of textsBehind(pass, plain))
    tell(pass, source.getSourceFile() === pass.file ? source : key, {
      name: source.text,
      members: members(source.text),
    });
}

/** A string that may be the name of a member, where no type says so. */
export function visitLooseKey(pass: Pass, text: ts.StringLiteralLike): void {
  visitKeyBeside(pass, text);
  visitKeyCompared(pass, text);
}

/**
 * `get(entry, 'place')`, `sortBy(entries, ['place'])`, `expect(entry).toHaveProperty('place')`: a string behind a value
 * that has a member of this name. Nothing proves that it is meant; it would compile, and find nothing.
 */
function visitKeyBeside(pass: Pass, text: ts.StringLiteralLike): void {
  const [first = '', ...others] = text.text.split(/[.[\]]+/);
  const { fields } = pass.knowledge;
  if (pass.done.has(text) || ![first, ...others].some((name) => fields.has(name))) return;
  const argument = ts.isArrayLiteralExpression(text.parent) ? text.parent : text;
  const call = argument.parent;
  if (!ts.isCallExpression(call) || isLogging(call.expression)) return;
  const index = call.arguments.indexOf(argument);
  for (const value of [...call.arguments.slice(0, Math.max(index, 0)), ...expected(call)]) {
    if (tell(pass, text, { name: first, members: membersOfValueOrItems(pass, value, first) })) return;
    if (namedFurther(pass, text, value).some((one) => tell(pass, text, one))) return;
  }
  for (const type of typesOfReceiver(pass, call))
    if (tell(pass, text, { name: first, members: pass.compiler.membersOf(type, first) })) return;
}

/** `'entries[0].place'`: the members on the way; `['entries', index, 'place']`, step by step: the one at the end. */
function namedFurther(pass: Pass, text: ts.StringLiteralLike, value: ts.Expression): readonly Named[] {
  const from = itemOrSelf(pass, value);
  if (/[.[\]]/.test(text.text)) return membersOnPath(pass, text.text, from);
  const list = text.parent;
  if (!ts.isArrayLiteralExpression(list) || list.elements[0] === text) return [];
  const steps = list.elements.slice(0, list.elements.indexOf(text) + 1);
  const path = steps.map((step) => (ts.isStringLiteralLike(step) ? step.text : '*')).join('.');
  return membersOnPath(pass, path, from).slice(-1);
}

/** `collection.distinct('place')`: what the receiver is made of, unless it is a map or a list of the language. */
function typesOfReceiver({ compiler }: Pass, { expression }: ts.CallExpression): readonly ts.Type[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const declared = compiler.declarationOf(expression.name)?.getSourceFile().fileName ?? '';
  const isOfLanguage = declared === '' || /\/lib\.[\w.]*d\.ts$/.test(declared);
  return isOfLanguage ? [] : compiler.types.given(compiler.typeAt(expression.expression));
}

function itemOrSelf({ compiler }: Pass, value: ts.Expression): ts.Type {
  const type = compiler.typeAt(value);
  return compiler.types.item(type) ?? type;
}

function membersOfValueOrItems(pass: Pass, value: ts.Expression, name: string): readonly ts.Symbol[] {
  const own = pass.compiler.membersOf(itemOrSelf(pass, value), name);
  if (own.length > 0) return own;
  return [...membersBefore(pass, value, name), ...membersOfItemsBefore(pass, value, name)];
}

/** What a test holds against the path of a member. */
function expected({ expression }: ts.CallExpression): readonly ts.Expression[] {
  const isPath = ts.isPropertyAccessExpression(expression) && expression.name.text === 'toHaveProperty';
  return isPath ? expectedOf(expression.expression) : [];
}

/**
 * `Object.keys(entry).filter((key) => key !== 'place')`, `for (const key in entry)`: a string held against a key of a
 * value.
 */
function visitKeyCompared(pass: Pass, text: ts.StringLiteralLike): void {
  if (pass.done.has(text) || !pass.knowledge.fields.has(text.text)) return;
  const compared = comparedWith(text) ?? searchedFor(text);
  const declaration =
    compared !== undefined && ts.isIdentifier(compared) ? pass.compiler.declarationOf(compared) : undefined;
  const value = declaration === undefined ? keysSearched(pass, text) : valueWithKey(pass, declaration);
  if (value === undefined) return;
  const isMade = ts.isCallExpression(value) && value.expression.getText() === 'JSON.parse';
  const made = isMade ? pass.compiler.wantedType(value) : undefined;
  const members =
    made === undefined ? membersOfValue(pass, value, text.text) : pass.compiler.membersOf(made, text.text);
  tell(pass, text, { name: text.text, members });
}

/** `Object.keys(entry).includes('place')`: the value. */
function keysSearched(pass: Pass, { parent }: ts.StringLiteralLike): ts.Expression | undefined {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return undefined;
  const { name, expression } = parent.expression;
  return /^(?:includes|indexOf|has|get)$/.test(name.text) ? valueWithKeys(pass, expression) : undefined;
}

/** Whether the texts that a key comes from stand where a type says whose keys they are: they get the new name there. */
function isChangedAtSource(pass: Pass, key: ts.Expression, name: string): boolean {
  const sources = keySources(pass, key, name);
  return sources.length > 0 && sources.every((source) => isChanging(pass, siteOf(pass, source)?.members ?? [], name));
}

/** Whether members get a new name, all the same. */
function isChanging(pass: Pass, members: readonly ts.Symbol[], name: string): boolean {
  const evidence = evidenceOf(pass, membersBehind(pass, members, name), name);
  return evidence?.kind === 'entry' && evidence.entry.operation === 'rename' && !isOpen(evidence.entry);
}

function isOpen({ unresolved, review }: FieldEntry): boolean {
  return unresolved?.sides.includes('v3') === true || review?.reason === 'meaning';
}

interface Named {
  readonly name: string;
  readonly members: readonly ts.Symbol[];
}

function tell(pass: Pass, node: ts.Expression, { name, members }: Named): boolean {
  if (!pass.knowledge.fields.has(name) || isChangedHere(pass, name)) return false;
  const evidence = evidenceOf(pass, members, name);
  if (evidence?.kind !== 'entry' || !['rename', 'move', 'merge'].includes(evidence.entry.operation)) return false;
  const { entry } = evidence;
  const reason = `The text names the member ${name} of a value that is here, and stands where no type says so. ${reasonOf(entry)}`;
  pass.find({ node, rule: entry.id, category: 'member', tier: 'manual', reason, suggestion: entry.v3.join('.') });
  return true;
}

/** Whether every text of this name in the file has been changed before: the key comes from one of them. */
function isChangedHere({ file, edits }: Pass, name: string): boolean {
  const quoted = [...file.text.matchAll(new RegExp(`(['"\`])${name}\\1`, 'g'))];
  return quoted.length > 0 && quoted.every(({ index }) => edits.some(({ start }) => start === index));
}
