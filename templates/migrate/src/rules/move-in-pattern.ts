import ts from 'typescript-6';
import { tellChange } from './members.ts';
import { type Moving, refuse } from './move-member.ts';
import type { Pass } from './pass.ts';

/** `{ a } = x` becomes `{ box: { a } = {} } = x`. */
export function moveInPattern(pass: Pass, moving: Moving): void {
  const { site, entry, way } = moving;
  const element = site.name.parent;
  if (hasRest(element.parent)) return refuse(pass, moving, 'The rest of the pattern would hold the object that the member moves into.');
  const local = localOf(element);
  if (local === undefined || (way.wraps && isPattern(local))) return;
  tellChange(pass, site, entry);
  const isShort = local === site.name || (ts.isShorthandPropertyAssignment(element));
  pass.insert(element.getStart(pass.file), `${way.container}: { `);
  if (isShort && site.name.text !== way.member) pass.insert(element.getStart(pass.file), `${way.member}: `);
  if (!isShort && site.name.text !== way.member) pass.replace(site.name, way.member);
  pass.insert(element.end, ' } = {}');
}

/** What the member is called in the program, or the pattern that takes it apart. */
function localOf(element: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(element)) return element.name;
  if (ts.isShorthandPropertyAssignment(element)) return element.name;
  if (!ts.isPropertyAssignment(element)) return undefined;
  const { initializer } = element;
  return ts.isBinaryExpression(initializer) ? initializer.left : initializer;
}

function isPattern(node: ts.Node): boolean {
  return ts.isObjectBindingPattern(node) || ts.isObjectLiteralExpression(node);
}

function hasRest(pattern: ts.Node): boolean {
  if (ts.isObjectBindingPattern(pattern)) return pattern.elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return ts.isObjectLiteralExpression(pattern) && pattern.properties.some(ts.isSpreadAssignment);
}
