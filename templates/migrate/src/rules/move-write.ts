import ts from 'typescript';
import { isNothing } from '../evidence/nothing.ts';
import { isPure } from '../evidence/pure.ts';
import type { FieldEntry } from '#shared/migration/map.ts';
import { type Moving, refuse } from './moving.ts';
import type { Pass } from './pass.ts';
import { isSameMember } from './same-member.ts';
import { tellChange } from './tell.ts';

/** `x.a = v` becomes `x.box = { ...x.box, a: v }`, where `x` is a plain name or a chain of them. */
export function moveWrite(
  pass: Pass,
  moving: Moving,
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): void {
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
