import ts from 'typescript';
import { evidenceOf } from '../evidence/owners.ts';
import { siteOf } from '../evidence/sites.ts';
import type { FieldEntry } from '../shared/migration/map.ts';
import type { Pass } from './pass.ts';

/** Whether an expression reads the same member of another value, as a whole: the object then goes over as it is. */
export function isSameMember(pass: Pass, expression: ts.Expression, entry: FieldEntry): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.name)) return false;
  const members = siteOf(pass, expression.name)?.members ?? [];
  const evidence = evidenceOf(pass, members, expression.name.text);
  if (evidence?.kind !== 'entry' || evidence.entry !== entry) return false;
  pass.done.add(expression);
  return true;
}
