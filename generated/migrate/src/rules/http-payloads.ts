import ts from 'typescript';
import type { EndpointEntry } from '../shared/migration/map.ts';
import { nameText } from '../analysis/syntax.ts';
import type { Asking, HttpCall } from '../http/http-call.ts';
import type { KnownEndpoint } from '../http/match-endpoint.ts';
import { answersOf, isAnsweredWith } from '../http/payloads.ts';
import { fieldEntry } from '../migration/migration-index.ts';
import { type Pass, reasonOf } from './context.ts';

/** Remembers which shapes the literals of a call are of. */
export function carry(pass: Pass, call: HttpCall, { operation, entry }: KnownEndpoint): void {
  const [sent] = operation?.method === 'GET' ? [] : (operation?.body ?? []);
  const [answered] = operation?.answer ?? [];
  const shape = isAnsweredWith(call.node) ? answered : sent;
  if (shape !== undefined) for (const body of call.bodies) mark(pass, body, shape);
  if (answered !== undefined) carryAnswer(pass, call, answered);
  noteStatus(pass, call, entry);
}

function carryAnswer(pass: Pass, { node }: HttpCall, shape: string): void {
  pass.answered.add(shape);
  for (const call of [node, ...readBehind(node)]) reviewTypeArguments(pass, call, shape);
  for (const answer of answersOf(node)) for (const inner of within(pass, answer, shape)) mark(pass, inner, shape);
}

/** `client.get('/path').json<Row[]>()`. */
function readBehind({ parent }: ts.Node): readonly ts.CallExpression[] {
  if (!ts.isPropertyAccessExpression(parent) || !ts.isCallExpression(parent.parent)) return [];
  return parent.name.text === 'json' ? [parent.parent] : readBehind(parent.parent);
}

/** `{ items: [{ … }] }`: an answer that has no field of its shape holds a list of what has them. */
function within(pass: Pass, answer: ts.Expression, shape: string): readonly ts.Expression[] {
  if (!ts.isObjectLiteralExpression(answer) || !answer.properties.every(ts.isPropertyAssignment)) return [answer];
  const members = answer.properties.filter(ts.isPropertyAssignment);
  if (members.some(({ name }) => hasField(pass, shape, nameText(name)))) return [answer];
  const lists = members.filter(({ name, initializer }) => {
    return ts.isArrayLiteralExpression(initializer) && !/error/i.test(nameText(name));
  });
  return lists.length === 1 ? lists.map(({ initializer }) => initializer) : [answer];
}

function hasField(pass: Pass, shape: string, field: string): boolean {
  const found = pass.knowledge.shapes.get(shape);
  if (found === undefined) return false;
  return Object.hasOwn(found.fields, field) || found.parents.some((parent) => hasField(pass, parent, field));
}

/** A literal is of a shape, and the literals in it are of the shapes of its fields. */
function mark(pass: Pass, node: ts.Expression, shape: string): void {
  const text =
    ts.isCallExpression(node) && /\bstringify$/.test(node.expression.getText()) ? node.arguments[0] : undefined;
  if (text !== undefined) return mark(pass, text, shape);
  if (ts.isArrayLiteralExpression(node)) return node.elements.forEach((element) => mark(pass, element, shape));
  if (!ts.isObjectLiteralExpression(node)) return;
  pass.carried.set(node, shape);
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) continue;
    const name = ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) ? property.name.text : '';
    const inner = shapeOfField(pass, shape, name);
    if (inner !== undefined) mark(pass, property.initializer, inner);
  }
}

function shapeOfField(pass: Pass, shape: string, field: string): string | undefined {
  const found = pass.knowledge.shapes.get(shape);
  if (found === undefined) return undefined;
  if (Object.hasOwn(found.fields, field)) return found.fields[field]?.[0];
  return found.parents.map((parent) => shapeOfField(pass, parent, field)).find((inner) => inner !== undefined);
}

/** `get<Row[]>('/path')` where `Row` is a type of the caller's that still has the old names of what is answered. */
function reviewTypeArguments(pass: Pass, call: Asking, shape: string): void {
  if (ts.isObjectLiteralExpression(call)) return;
  for (const argument of call.typeArguments ?? []) {
    const { types } = pass.compiler;
    const type = pass.compiler.typeAt(argument);
    for (const member of types.members(types.item(type) ?? type)) {
      const entry = fieldEntry(pass.knowledge, shape, member.name);
      const isOwn =
        member.declarations?.some(
          (declaration) => !pass.compiler.isOverlaid(declaration) && !pass.compiler.isInPackage(declaration),
        ) === true;
      if (entry === undefined || entry.v3.length === 0 || !isOwn) continue;
      const reason = `The type that this call is given has a member of the old version: it would never be there. ${reasonOf(entry)}`;
      pass.find({
        node: argument,
        rule: entry.id,
        category: 'shape',
        tier: 'manual',
        reason,
        suggestion: entry.v3.join('.'),
      });
    }
  }
}

/** `200`, `HttpStatus.OK`. */
function written(status: number): string {
  return status === 200 ? '(?:200\\b|\\w*(?:Status|STATUS)\\w*\\.O[Kk]\\b)' : `(?:${status}\\b)`;
}

/** A comparison of a status with this one, in any of the usual ways. */
function comparesStatus(status: number): RegExp {
  const value = written(status);
  const read = '\\bstatus(?:Code)?(?:\\(\\))?';
  const forms = [
    `${read}['"]?\\)?\\s*(?:[!=]==?|,|\\.(?:toBe|toEqual|toStrictEqual|equal|eq)\\()\\s*${value}`,
    `${value}\\s*[!=]==?\\s*[\\w.?!]*${read}`,
    `switch\\s*\\([^)]*${read}\\)[^}]*\\bcase ${value}`,
    `\\[[\\s\\d,]*${value}[\\s\\d,]*\\]\\.includes\\([\\w.?!]*${read}`,
    `(?:\\.expect|\\.have\\.status)\\(\\s*${value}`,
    `(?:toMatchObject|objectContaining)\\(\\{[^}]*${read}:\\s*${value}`,
    `\\bvalidateStatus\\b[^,}]*=\\s*${value}`,
  ];
  return new RegExp(forms.join('|'));
}

/** Both statuses in one condition or one list: either is right. */
function bearsBoth(one: number, other: number): RegExp {
  const between = '(?:[\\s\\d,]|[^;{}]{0,60}(?:\\|\\||&&)[^;{}]{0,60})';
  const pair = (first: number, second: number): string => `${written(first)}${between}*?\\b${written(second)}`;
  return new RegExp(`${pair(one, other)}|${pair(other, one)}`, 'g');
}

/** What a test double answers with, behind the call or in what it is given. */
function answersStatus({ node }: HttpCall, status: number): boolean {
  const { parent } = node;
  const isCalled = ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent);
  const isContract = isCalled && parent.name.text === 'willRespondWith';
  if (isContract) return new RegExp(`\\bstatus:\\s*${status}\\b`).test(parent.parent.getText());
  const [replied] = isCalled && /^reply(?:Once)?$/.test(parent.name.text) ? parent.parent.arguments : [];
  if (replied !== undefined) return replied.getText() === String(status);
  const stated = isAnsweredWith(node) ? '' : '\\bHttpResponse\\b[^;]*';
  return new RegExp(`${stated}\\bstatus(?:Code)?:\\s*${status}\\b|\\bctx\\.status\\(\\s*${status}\\b`).test(
    node.getText(),
  );
}

/**
 * A success status that changes, where the function around the call compares with the old one, or a double answers it.
 */
function noteStatus(pass: Pass, call: HttpCall, entry: EndpointEntry): void {
  if (entry.status === undefined) return;
  const { v2, v3 } = entry.status;
  const around = ts.findAncestor(call.node, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  const text = pass.text(around).replaceAll(bearsBoth(v2, v3), '');
  if (comparesStatus(v2).test(text)) tell(pass, call, { entry, found: 'the code around it compares with' });
  else if (answersStatus(call, v2)) tell(pass, call, { entry, found: 'what stands in for it here answers' });
}

interface Status {
  readonly entry: EndpointEntry;
  /** Where the old status stands. */
  readonly found: string;
}

function tell(pass: Pass, call: HttpCall, { entry, found }: Status): void {
  if (entry.status === undefined) return;
  const reason = `It answers ${entry.status.v3} now, and ${found} ${entry.status.v2}. ${reasonOf(entry)}`;
  pass.find({
    node: call.node,
    rule: entry.id,
    category: 'status',
    tier: 'manual',
    reason,
    suggestion: String(entry.status.v3),
  });
}
