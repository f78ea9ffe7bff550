import type ts from 'typescript';
import { keysMade } from '../evidence/keys-made.ts';
import { evidenceOf } from '../evidence/owners.ts';
import { type Pass, reasonOf } from './pass.ts';

/**
 * The keys of a value that no type describes, and that is handed over as an old shape: they would not be read any more.
 */
export function reviewKeysMade(pass: Pass, expression: ts.Expression, wanted: ts.Type): void {
  const { types } = pass.compiler;
  const owner = types.item(wanted) ?? wanted;
  if (!types.parts(owner).some((part) => types.members(part).some(({ name }) => pass.knowledge.fields.has(name))))
    return;
  for (const { name, node } of keysMade(pass, expression)) {
    const evidence = evidenceOf(pass, pass.compiler.membersOf(owner, name), name);
    if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0) continue;
    const { entry } = evidence;
    const reason = `The value becomes a shape that has ${name} under a new name, and no type says so here. ${reasonOf(entry)}`;
    pass.find({ node, rule: entry.id, category: 'shape', tier: 'manual', reason, suggestion: entry.v3.join('.') });
  }
}
