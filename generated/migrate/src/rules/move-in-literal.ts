import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import { evidenceOf } from '../analysis/member-owners.ts';
import { siteOf } from '../analysis/member-references.ts';
import { isAssigned, isNothing, nameText } from '../analysis/syntax.ts';
import { type Pass, tellChange } from './context.ts';
import { type Moving, refuse, siblings } from './move-member.ts';

/** `{ a: v }` becomes `{ box: { a: v } }`; members that go to the same box share it. */
export function moveInLiteral(pass: Pass, moving: Moving): void {
  const { site, way } = moving;
  const property = site.name.parent;
  const literal = property.parent;
  if (!ts.isObjectLiteralExpression(literal)) return;
  if (way.wraps) return wrapValue(pass, moving, property);
  if (literal.properties.some(({ name }) => name !== undefined && nameText(name) === way.container)) {
    return refuse(
      pass,
      moving,
      `The literal has ${way.container} already; which of the two counts is for a human to say.`,
    );
  }
  if (literal.properties.some(ts.isSpreadAssignment)) {
    return refuse(
      pass,
      moving,
      `What is spread into the literal may hold ${way.container}, which the new member would replace.`,
    );
  }
  if (isSpread(literal))
    return refuse(
      pass,
      moving,
      `The literal is spread into another, where it would replace ${way.container} as a whole.`,
    );
  boxMembers(pass, siblings(pass, moving, literal.properties));
}

/** Whether an expression is spread, as it is or under a condition. */
function isSpread(expression: ts.Expression): boolean {
  const { parent } = expression;
  if (ts.isSpreadAssignment(parent)) return true;
  return (
    (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) &&
    isSpread(parent)
  );
}

function wrapValue(pass: Pass, moving: Moving, property: ts.Node): void {
  const { site, entry, way } = moving;
  if (ts.isShorthandPropertyAssignment(property)) {
    tellChange(pass, site, entry);
    return pass.insert(site.name.end, `: { ${way.member}: ${site.name.text} }`);
  }
  if (!ts.isPropertyAssignment(property)) return refuse(pass, moving, 'The member becomes an object.');
  if (ts.isObjectLiteralExpression(property.initializer) || isNothing(property.initializer)) return;
  if (isSameMember(pass, property.initializer, entry)) return;
  tellChange(pass, site, entry);
  pass.insert(property.initializer.getStart(pass.file), `{ ${way.member}: `);
  pass.close(property.initializer.end, ' }');
}

interface Boxed extends Moving {
  readonly node: ts.ObjectLiteralElementLike;
}

/** Puts a box around the first member, and brings the others into it. */
function boxMembers(pass: Pass, all: readonly Boxed[]): void {
  const [first, ...others] = all;
  if (first === undefined) return;
  const following = others.filter((other, index) =>
    isNextTo([first, ...others.slice(0, index)].at(-1)?.node, other.node),
  );
  const isRun = following.length === others.length;
  if (!isRun && others.some(({ node }) => hasEffects(node)))
    return all.forEach((moving) =>
      refuse(pass, moving, 'Bringing the members together would change the order in which they are evaluated.'),
    );
  for (const { site, entry } of all) tellChange(pass, { name: site.name }, entry);
  all.forEach(({ site }) => pass.done.add(site.name));
  for (const moving of all) renameInside(pass, moving);
  pass.insert(first.node.getStart(pass.file), `${first.way.container}: { `);
  if (isRun) return pass.close((others.at(-1) ?? first).node.end, ' }');
  const last = others.at(-1);
  for (const other of others.toReversed())
    bring(pass, { node: other.node, after: first.node.end, last: other === last });
}

/** A member in the box bears its new name. */
function renameInside(pass: Pass, { site, way }: Boxed): void {
  if (site.name.text === way.member) return;
  if (site.kind === 'shorthand') pass.insert(site.name.getStart(pass.file), `${way.member}: `);
  else pass.replace(site.name, way.member);
}

function isNextTo(before: ts.ObjectLiteralElementLike | undefined, after: ts.ObjectLiteralElementLike): boolean {
  const literal = after.parent;
  return (
    before !== undefined &&
    ts.isObjectLiteralExpression(literal) &&
    literal.properties.indexOf(after) === literal.properties.indexOf(before) + 1
  );
}

function hasEffects(property: ts.ObjectLiteralElementLike): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  return acts(property.initializer);
}

/** Whether evaluating an expression may do something. */
function acts(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  )
    return true;
  if (
    isAssigned(node) ||
    (ts.isBinaryExpression(node) &&
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      node.operatorToken.kind <= ts.SyntaxKind.LastAssignment)
  )
    return true;
  return ts.forEachChild(node, (child) => acts(child) || undefined) === true;
}

/** Takes a member out of its place, with the comma before it and what is said about it, and puts it behind another. */
function bring(
  pass: Pass,
  { node, after, last }: { readonly node: ts.ObjectLiteralElementLike; readonly after: number; readonly last: boolean },
): void {
  const { text } = pass.file;
  const full = node.getFullStart();
  const own = ownStart(text, full, node.getStart(pass.file));
  const said = own + text.slice(own, node.end).search(/\S/);
  const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
  pass.edits.push(
    own === full ? { start: full - 1, end: node.end, text: '' } : { start: own, end: node.end + comma, text: '' },
  );
  pass.edits.push({
    start: after,
    end: after,
    text: ', ',
    closes: true,
    copied: { start: said, end: node.end, after: last ? ' }' : '' },
  });
}

/** Where a member begins with what is said about it: a comment that ends the line before it is about the one before. */
function ownStart(text: string, full: number, start: number): number {
  if (!text.slice(full, start).includes('\n')) return full;
  return ts.getTrailingCommentRanges(text, full)?.at(-1)?.end ?? full;
}

/** Whether an expression reads the same member of another value, as a whole: the object then goes over as it is. */
export function isSameMember(pass: Pass, expression: ts.Expression, entry: FieldEntry): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.name)) return false;
  const members = siteOf(pass, expression.name)?.members ?? [];
  const evidence = evidenceOf(pass, members, expression.name.text);
  if (evidence?.kind !== 'entry' || evidence.entry !== entry) return false;
  pass.done.add(expression);
  return true;
}
