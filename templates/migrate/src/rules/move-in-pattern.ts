import ts from 'typescript';
import { type Pass, tellChange } from './context.ts';
import { type Moving, refuse } from './move-member.ts';

/** `{ a } = x` becomes `{ box: { a } = {} } = x`. */
export function moveInPattern(pass: Pass, moving: Moving): void {
  const { site, entry, way } = moving;
  const element = site.name.parent;
  if (hasRest(element.parent))
    return refuse(pass, moving, 'The rest of the pattern would hold the object that the member moves into.');
  const local = localOf(element);
  if (local === undefined || (way.wraps && isPattern(local))) return;
  if (site.kind === 'target') return moveInTarget(pass, moving, local);
  tellChange(pass, site, entry);
  const isShort = local === site.name || ts.isShorthandPropertyAssignment(element);
  pass.insert(element.getStart(pass.file), `${way.container}: { `);
  if (isShort && site.name.text !== way.member) pass.insert(element.getStart(pass.file), `${way.member}: `);
  if (!isShort && site.name.text !== way.member) pass.replace(site.name, way.member);
  pass.close(element.end, ' } = {}');
}

/** `({ a } = x)` becomes `(a = x.box?.a)`; a pattern of more than that has no type for a box that may be missing. */
function moveInTarget(pass: Pass, moving: Moving, local: ts.Node): void {
  const { site, entry, way } = moving;
  const element = site.name.parent;
  const pattern = element.parent;
  const assignment = pattern.parent;
  const isAlone = ts.isObjectLiteralExpression(pattern) && pattern.properties.length === 1 && !hasDefault(element);
  const isPlain =
    ts.isBinaryExpression(assignment) &&
    ts.isLeftHandSideExpression(assignment.right) &&
    !ts.isObjectLiteralExpression(assignment.right);
  if (!isAlone || !isPlain)
    return refuse(
      pass,
      moving,
      'The pattern writes to variables that have a type already; take the members one by one.',
    );
  tellChange(pass, site, entry);
  pass.replace(pattern, pass.text(local));
  pass.close(assignment.right.end, `.${way.container}?.${way.member}`);
}

function hasDefault(element: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(element)) return element.objectAssignmentInitializer !== undefined;
  return ts.isPropertyAssignment(element) && ts.isBinaryExpression(element.initializer);
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
  if (ts.isObjectBindingPattern(pattern))
    return pattern.elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return ts.isObjectLiteralExpression(pattern) && pattern.properties.some(ts.isSpreadAssignment);
}
