import ts from 'typescript';
import { evidenceOf } from '../evidence/owners.ts';
import { aliased } from '../evidence/literal-aliases.ts';
import { type Pass, reasonOf } from './pass.ts';

/**
 * `Pick<T, Key>`, `T[Key]`, where `Key` is made of texts that stand elsewhere: `(typeof columns)[number]['key']`.
 * Nothing says there whose members they name.
 */
export function visitKeyType(pass: Pass, node: ts.TypeReferenceNode | ts.IndexedAccessTypeNode): void {
  const isIndexed = ts.isIndexedAccessTypeNode(node);
  const owner = isIndexed ? node.objectType : node.typeArguments?.[0];
  const key = isIndexed ? node.indexType : node.typeArguments?.[1];
  const isPicked = isIndexed || /^(?:Pick|Omit)$/.test(node.typeName.getText());
  if (owner === undefined || key === undefined || !isPicked || isWritten(key)) return;
  const { types } = pass.compiler;
  const asked = pass.compiler.typeAt(key);
  if (types.keyed(asked).length > 0) return;
  for (const name of types.texts(asked)) {
    if (!pass.knowledge.fields.has(name) || aliased(pass, asked, name).length > 0) continue;
    const members = pass.compiler.membersOf(pass.compiler.typeAt(owner), name);
    const evidence = evidenceOf(pass, members, name);
    if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0 || evidence.entry.v3[0] === name) continue;
    const { entry } = evidence;
    const reason = `${name} is among the keys here, and the text stands where no type says whose it is. ${reasonOf(entry)}`;
    pass.find({
      node: key,
      rule: entry.id,
      category: 'member',
      tier: 'manual',
      reason,
      suggestion: entry.v3.join('.'),
    });
  }
}

/** Whether the keys stand in the type itself, or are those of a type. */
function isWritten(key: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(key)) return isWritten(key.type);
  if (ts.isUnionTypeNode(key)) return key.types.every(isWritten);
  return ts.isLiteralTypeNode(key) || ts.isTypeOperatorNode(key);
}
