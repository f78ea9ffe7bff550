import ts from 'typescript';
import { aliased } from '../analysis/key-types.ts';
import { type Evidence, evidenceOf } from '../analysis/member-owners.ts';
import { nameText } from '../analysis/syntax.ts';
import { type Pass, reasonOf } from './context.ts';

/** An interface of the caller's that extends an old shape and lists one of its members again: the two part ways. */
export function visitType(pass: Pass, declaration: ts.InterfaceDeclaration): void {
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
  if (parents.length === 0) return;
  if (parents.length > 1) reviewParents(pass, parents);
  for (const member of declaration.members) {
    const name = member.name === undefined ? '' : nameText(member.name);
    if (!pass.knowledge.fields.has(name)) continue;
    const symbols = parents.flatMap((parent) => pass.compiler.membersOf(pass.compiler.typeAt(parent), name));
    const evidence = evidenceOf(pass, symbols, name);
    if (evidence?.kind !== 'entry' || evidence.entry.v3.length === 0 || member.name === undefined) continue;
    const { entry } = evidence;
    const reason = `The type lists a member of the shape that it extends, which has another name now: both would be there. ${reasonOf(entry)}`;
    pass.find({
      node: member.name,
      rule: entry.id,
      category: 'shape',
      tier: 'manual',
      reason,
      suggestion: entry.v3.join('.'),
    });
    pass.done.add(member.name);
  }
}

/** `extends Old, Own`, where both have a member that only the old shape renames. */
function reviewParents(pass: Pass, parents: readonly ts.ExpressionWithTypeArguments[]): void {
  for (const parent of parents) {
    for (const { name } of pass.compiler.types.members(pass.compiler.typeAt(parent))) {
      if (!pass.knowledge.fields.has(name) || evidenceIn(pass, parent, name) !== undefined) continue;
      const beside = parents.map((other) => evidenceIn(pass, other, name)).find((found) => found !== undefined);
      if (beside?.kind !== 'entry' || beside.entry.v3.length === 0 || beside.entry.v3[0] === name) continue;
      const { entry } = beside;
      const reason = `The type has ${name} from here too, beside the shape where it has another name now: both would be there. ${reasonOf(entry)}`;
      pass.find({
        node: parent,
        rule: entry.id,
        category: 'shape',
        tier: 'manual',
        reason,
        suggestion: entry.v3.join('.'),
      });
    }
  }
}

function evidenceIn(pass: Pass, parent: ts.ExpressionWithTypeArguments, name: string): Evidence {
  return evidenceOf(pass, pass.compiler.membersOf(pass.compiler.typeAt(parent), name), name);
}

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
