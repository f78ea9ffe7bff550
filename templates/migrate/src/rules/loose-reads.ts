import ts from 'typescript';
import { membersBehind } from '../evidence/behind.ts';
import { membersBefore, membersBeforePattern } from '../evidence/origins.ts';
import { evidenceOf } from '../evidence/owners.ts';
import type { Site } from '../evidence/sites.ts';
import type { Pass } from './pass.ts';
import { isReadFurther } from './read-further.ts';
import { tellWhy } from './tell.ts';

/**
 * `(old as Record<string, unknown>).a`, `const value: any = old; value.a`: a name that is asked of a value without a
 * type that was of an old shape before. It compiles, and would find nothing.
 */
export function reviewLooseRead(pass: Pass, site: Site): boolean {
  const { name } = site;
  const evidence = evidenceOf(pass, membersBehind(pass, membersAsked(pass, site), name.text), name.text);
  if (evidence?.kind !== 'entry' || !['rename', 'move', 'merge'].includes(evidence.entry.operation)) return false;
  const { entry } = evidence;
  if (entry.v3[0] === name.text && isAccess(name.parent) && isReadFurther(name.parent, entry.v3[1] ?? '')) return true;
  tellWhy(pass, site, { entry, why: 'The value is of a shape that changes this name, and no type says so here.' });
  return true;
}

function membersAsked(pass: Pass, { kind, name }: Site): readonly ts.Symbol[] {
  const { parent } = name;
  if (isAccess(parent)) return membersBefore(pass, parent.expression, name.text);
  if (kind === 'in' && ts.isBinaryExpression(parent)) return membersBefore(pass, parent.right, name.text);
  if (kind === 'binding' && ts.isBindingElement(parent)) return membersBeforePattern(pass, parent, name.text);
  const written = kind === 'target' ? parent.parent.parent : undefined;
  return written !== undefined && ts.isBinaryExpression(written) ? membersBefore(pass, written.right, name.text) : [];
}

function isAccess(node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}
