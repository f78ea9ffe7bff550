import ts from 'typescript-6';
import { answersOf } from '../http/answers.ts';
import { type HttpCall, httpCalls } from '../http/calls.ts';
import { readAddress, readText } from '../http/address.ts';
import type { KnownEndpoint } from '../http/match-endpoint.ts';
import type { Pass } from './pass.ts';
import { nameText } from './property-name.ts';
import { changeEndpoint, noteStatus, reviewBeneath } from './endpoints.ts';
import { noteDistinctive, noteQuery } from './parameters.ts';
import { reviewSegments } from './segments.ts';
import { reviewTypeArguments } from './type-arguments.ts';

/** A call whose address is one of the old version: what it carries is known, and its path and verb change. */
export function visitCall(pass: Pass, node: ts.CallExpression | ts.NewExpression): void {
  for (const call of httpCalls(node)) {
    const read = pass.done.has(call.url) ? undefined : readAddress(pass, call);
    if (read !== undefined && read.matched === undefined) reviewBeneath(pass, call, read.pieces);
    if (read?.matched === undefined) continue;
    const { pieces, matched, isElsewhere } = read;
    const endpoints = matched.endpoints.filter(
      ({ entry }) => call.method === undefined || entry.v2.method === call.method,
    );
    pass.done.add(call.url);
    const [endpoint] = endpoints;
    changeEndpoint(pass, {
      node: call.url,
      pieces,
      matched,
      endpoints: endpoints.length > 0 ? endpoints : matched.endpoints,
      isOtherVerb: endpoints.length === 0,
      call,
      isElsewhere,
    });
    noteQuery(pass, call.query, endpoints);
    if (endpoint !== undefined && endpoints.length === 1) carry(pass, call, endpoint);
  }
}

/** Remembers which shapes the literals of a call are of. */
function carry(pass: Pass, call: HttpCall, { operation, entry }: KnownEndpoint): void {
  const [sent] = operation?.body ?? [];
  const [answered] = operation?.answer ?? [];
  const bodyShape = operation?.method === 'GET' ? answered : sent;
  for (const body of call.bodies) if (bodyShape !== undefined) mark(pass, body, bodyShape);
  if (answered !== undefined) pass.answered.add(answered);
  if (answered !== undefined) reviewTypeArguments(pass, call.node, answered);
  for (const answer of answersOf(call.node))
    if (answered !== undefined) for (const inner of within(pass, answer, answered)) mark(pass, inner, answered);
  noteStatus(pass, call, entry);
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

/** A text that no call holds: a constant, a handler of a test, an address object. */
export function visitText(pass: Pass, node: ts.Expression): void {
  if (pass.done.has(node) || isPartOfText(node)) return;
  const read = readText(pass, node);
  if (read === undefined) return;
  const { pieces, matched } = read;
  if (matched === undefined) {
    if (ts.findAncestor(node, (outer) => pass.done.has(outer)) !== undefined) return;
    noteDistinctive(pass, node, pieces.map(({ text }) => text).join(''));
    return reviewSegments(pass, node, pieces);
  }
  pass.done.add(node);
  changeEndpoint(pass, { node, pieces, matched, endpoints: matched.endpoints });
}

/** Whether a larger text holds this one, and is looked at itself. */
function isPartOfText(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
}
