import ts from 'typescript';
import { type RuleContext, reportChange } from './context.ts';
import { type MemberMove, reportBlockedMove } from './member-move.ts';

/** `{ a } = x` becomes `{ box: { a } = {} } = x`. */
export function moveInPattern(context: RuleContext, move: MemberMove): void {
  const { reference, entry, target } = move;
  const element = reference.name.parent;
  if (hasRest(element.parent))
    return reportBlockedMove(context, move, 'The rest element would contain the object that the member moves into.');
  const local = localName(element);
  if (local === undefined || (target.wraps && isPattern(local))) return;
  if (reference.kind === 'target') return moveInTarget(context, move, local);
  reportChange(context, reference, entry);
  const isShort = local === reference.name || ts.isShorthandPropertyAssignment(element);
  context.insert(element.getStart(context.file), `${target.container}: { `);
  if (isShort && reference.name.text !== target.member)
    context.insert(element.getStart(context.file), `${target.member}: `);
  if (!isShort && reference.name.text !== target.member) context.replace(reference.name, target.member);
  context.insertAfter(element.end, ' } = {}');
}

/** `({ a } = x)` becomes `(a = x.box?.a)`; a pattern of more than that has no type for a box that may be missing. */
function moveInTarget(context: RuleContext, move: MemberMove, local: ts.Node): void {
  const { reference, entry, target } = move;
  const element = reference.name.parent;
  const pattern = element.parent;
  const assignment = pattern.parent;
  const isAlone = ts.isObjectLiteralExpression(pattern) && pattern.properties.length === 1 && !hasDefault(element);
  const isPlain =
    ts.isBinaryExpression(assignment) &&
    ts.isLeftHandSideExpression(assignment.right) &&
    !ts.isObjectLiteralExpression(assignment.right);
  if (!isAlone || !isPlain)
    return reportBlockedMove(
      context,
      move,
      'The pattern assigns to variables that already have a type; assign the members one by one.',
    );
  reportChange(context, reference, entry);
  context.replace(pattern, context.text(local));
  context.insertAfter(assignment.right.end, `.${target.container}?.${target.member}`);
}

function hasDefault(element: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(element)) return element.objectAssignmentInitializer !== undefined;
  return ts.isPropertyAssignment(element) && ts.isBinaryExpression(element.initializer);
}

/** Returns the local variable or nested pattern of a destructured member. */
function localName(element: ts.Node): ts.Node | undefined {
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
