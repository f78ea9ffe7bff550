import ts from 'typescript';
import { typeGuarded } from '../evidence/guarded.ts';
import { evidenceOf } from '../evidence/owners.ts';
import type { Site } from '../evidence/sites.ts';
import { unwrapped } from '../evidence/unwrapped.ts';
import type { Pass } from './pass.ts';
import { tellWhy } from './tell.ts';

/**
 * `(value as { a?: unknown }).a` in a function that says that the value is of an old shape: the assertion names it too.
 */
export function reviewGuarded(pass: Pass, site: Site): boolean {
  const { name } = site;
  const access = name.parent;
  if (!ts.isPropertyAccessExpression(access) && !ts.isElementAccessExpression(access)) return false;
  if (unwrapped(access.expression) === access.expression) return false;
  const type = typeGuarded(pass, access.expression);
  const evidence = type && evidenceOf(pass, pass.compiler.membersOf(type, name.text), name.text);
  if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) return false;
  tellWhy(pass, site, {
    entry: evidence.entry,
    why: 'The function says that the value is of a shape that changes this name.',
  });
  return true;
}
