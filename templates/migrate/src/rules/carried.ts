import ts from 'typescript';
import { answersOf, isAnsweredWith } from '../http/answers.ts';
import type { HttpCall } from '../http/calls.ts';
import type { KnownEndpoint } from '../http/match-endpoint.ts';
import type { Pass } from './pass.ts';
import { nameText } from './property-name.ts';
import { noteStatus } from './status.ts';
import { reviewTypeArguments } from './type-arguments.ts';

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
