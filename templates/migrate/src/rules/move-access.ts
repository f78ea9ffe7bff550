import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { isNarrowedByWriting } from '../analysis/data-flow.ts';
import type { Site } from '../analysis/member-references.ts';
import { isAssigned, isNothing, isPure } from '../analysis/syntax.ts';
import { type Pass, tellChange } from './context.ts';
import { isSameMember } from './move-in-literal.ts';
import { type Moving, refuse } from './move-member.ts';
import { isReadFurther } from './untyped-members.ts';

/** `x.a` becomes `x.box?.a`. */
export function moveAccess(pass: Pass, moving: Moving): void {
  const { site, entry, way } = moving;
  const access = site.name.parent;
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return;
  if (pass.done.has(access) || isOfClass(site)) return;
  if (way.wraps && isReadFurther(access, way.member)) return;
  if (isAssigned(outermost(access))) return moveWrite(pass, moving, access);
  if (isPatternTarget(access))
    return refuse(pass, moving, 'A pattern writes to a member that moves into another object.');
  tellChange(pass, site, entry);
  const link = linkOf(pass, moving, access);
  if (link.after !== '') pass.close(access.end, link.after);
  if (ts.isPropertyAccessExpression(access)) return pass.replace(site.name, `${way.container}${link.dot}${way.member}`);
  const quote = pass.text(site.name).charAt(0);
  pass.replace(site.name, `${quote}${way.container}${quote}]${link.bracket}[${quote}${way.member}${quote}`);
}

interface Link {
  readonly dot: string;
  readonly bracket: string;
  readonly after: string;
}

/** How the container leads to the member: what the caller knows to be there stays so. */
function linkOf(pass: Pass, { site }: Moving, access: ts.Expression): Link {
  const told = assertion(pass);
  const after = isNarrowedByWriting(pass, access, site.members) ? told : '';
  if (ts.isNonNullExpression(access.parent)) return { dot: `${told}.`, bracket: told, after: '' };
  if (isAssigned(wholeChain(access))) return { dot: `${told}.`, bracket: told, after };
  if (isPromised(site)) return { dot: '.', bracket: '', after: told };
  return { dot: '?.', bracket: '?.', after };
}

/** Whether a type of the caller's says that a member is there which the old shape may leave out: `Required<T>`. */
function isPromised({ members }: Site): boolean {
  return members.every(
    ({ flags, declarations = [] }) =>
      (flags & ts.SymbolFlags.Optional) === 0 &&
      declarations.some(
        (declaration) => ts.isPropertySignature(declaration) && declaration.questionToken !== undefined,
      ),
  );
}

/** Whether a class of the caller's declares the member: that is told there, and what reads it goes with it. */
function isOfClass({ members }: Site): boolean {
  return members.some(({ declarations = [] }) => declarations.some(({ parent }) => ts.isClassLike(parent)));
}

/**
 * Where the caller says that the member is there, or writes below it, its container is there too: TypeScript is told
 * so.
 */
function assertion({ file }: Pass): string {
  return /\.[cm]?jsx?$/.test(file.fileName) ? '' : '!';
}

/** The chain of members that an access is the beginning of. */
function wholeChain(access: ts.Expression): ts.Expression {
  const { parent } = access;
  const goesOn =
    ts.isNonNullExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) && parent.expression === access);
  return goesOn ? wholeChain(parent) : access;
}

function outermost(expression: ts.Expression): ts.Expression {
  const { parent } = expression;
  return ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent) ? outermost(parent) : expression;
}

function isPatternTarget(access: ts.Expression): boolean {
  const { parent } = access;
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.initializer === access;
  return (ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) && isInTarget(parent);
}

function isInTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return (
    (ts.isObjectLiteralExpression(parent) || ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) &&
    isInTarget(parent)
  );
}

/** `x.a = v` becomes `x.box = { ...x.box, a: v }`, where `x` is a plain name or a chain of them. */
function moveWrite(pass: Pass, moving: Moving, access: ts.PropertyAccessExpression | ts.ElementAccessExpression): void {
  const { site, entry, way } = moving;
  const assignment = access.parent;
  if (way.wraps && ts.isDeleteExpression(assignment)) return;
  const isPlain = ts.isBinaryExpression(assignment) && assignment.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (!isPlain)
    return refuse(pass, moving, 'A compound write, or a deletion, of a member that moves into another object.');
  if (way.wraps && isWhole(pass, assignment.right, entry)) return;
  const isSimple =
    ts.isPropertyAccessExpression(access) && isPure(access.expression) && ts.isExpressionStatement(assignment.parent);
  if (!isSimple)
    return refuse(
      pass,
      moving,
      'Writing to the new place would evaluate the object twice, or use the value of the assignment.',
    );
  tellChange(pass, site, entry);
  const box = `${pass.text(access.expression)}.${way.container}`;
  pass.replace(site.name, way.container);
  pass.insert(assignment.right.getStart(pass.file), `{ ...${box}, ${way.member}: `);
  pass.close(assignment.right.end, ' }');
}

/** What is written as the whole object: an object, the same member of another value, or nothing. */
function isWhole(pass: Pass, value: ts.Expression, entry: FieldEntry): boolean {
  return ts.isObjectLiteralExpression(value) || isNothing(value) || isSameMember(pass, value, entry);
}
