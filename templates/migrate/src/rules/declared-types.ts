import ts from 'typescript';
import { aliasLiterals } from '../analysis/key-types.ts';
import { type FieldChange, fieldChange } from '../analysis/member-owners.ts';
import { propertyNameText } from '../analysis/syntax.ts';
import { type RuleContext, reasonOf } from './context.ts';

/** Reports an interface that extends a v2 schema and redeclares one of its renamed members. */
export function visitInterface(context: RuleContext, declaration: ts.InterfaceDeclaration): void {
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
  if (parents.length === 0) return;
  if (parents.length > 1) reviewParents(context, parents);
  for (const member of declaration.members) {
    const name = member.name === undefined ? '' : propertyNameText(member.name);
    if (!context.migration.fields.has(name)) continue;
    const symbols = parents.flatMap((parent) => context.checker.membersOf(context.checker.typeAt(parent), name));
    const change = fieldChange(context, symbols, name);
    if (change?.kind !== 'entry' || change.entry.v3.length === 0 || member.name === undefined) continue;
    const { entry } = change;
    const reason = `The type redeclares a member of the type that it extends, which has a new name: both would exist. ${reasonOf(entry)}`;
    context.report({
      node: member.name,
      rule: entry.id,
      category: 'type-mismatch',
      tier: 'manual',
      reason,
      suggestion: entry.v3.join('.'),
    });
    context.handled.add(member.name);
  }
}

/** `extends Old, Own`, where both have a member that only the old shape renames. */
function reviewParents(context: RuleContext, parents: readonly ts.ExpressionWithTypeArguments[]): void {
  for (const parent of parents) {
    for (const { name } of context.checker.types.members(context.checker.typeAt(parent))) {
      if (!context.migration.fields.has(name) || changeInParent(context, parent, name) !== undefined) continue;
      const beside = parents.map((other) => changeInParent(context, other, name)).find((found) => found !== undefined);
      if (beside?.kind !== 'entry' || beside.entry.v3.length === 0 || beside.entry.v3[0] === name) continue;
      const { entry } = beside;
      const reason = `The type also inherits ${name} from here, beside the type where it has a new name: both would exist. ${reasonOf(entry)}`;
      context.report({
        node: parent,
        rule: entry.id,
        category: 'type-mismatch',
        tier: 'manual',
        reason,
        suggestion: entry.v3.join('.'),
      });
    }
  }
}

function changeInParent(context: RuleContext, parent: ts.ExpressionWithTypeArguments, name: string): FieldChange {
  return fieldChange(context, context.checker.membersOf(context.checker.typeAt(parent), name), name);
}

/**
 * Reports `Pick<T, Key>` and `T[Key]` where `Key` consists of strings declared elsewhere: `(typeof
 * columns)[number]['key']`.
 */
export function visitKeyType(context: RuleContext, node: ts.TypeReferenceNode | ts.IndexedAccessTypeNode): void {
  const isIndexed = ts.isIndexedAccessTypeNode(node);
  const owner = isIndexed ? node.objectType : node.typeArguments?.[0];
  const key = isIndexed ? node.indexType : node.typeArguments?.[1];
  const isPicked = isIndexed || /^(?:Pick|Omit)$/.test(node.typeName.getText());
  if (owner === undefined || key === undefined || !isPicked || isInlineKey(key)) return;
  const { types } = context.checker;
  const keyType = context.checker.typeAt(key);
  if (types.keyOwners(keyType).length > 0) return;
  for (const name of types.stringLiterals(keyType)) {
    if (!context.migration.fields.has(name) || aliasLiterals(context, keyType, name).length > 0) continue;
    const members = context.checker.membersOf(context.checker.typeAt(owner), name);
    const change = fieldChange(context, members, name);
    if (change?.kind !== 'entry' || change.entry.v3.length === 0 || change.entry.v3[0] === name) continue;
    const { entry } = change;
    const reason = `The keys include ${name}, but the string is declared without a type that names its owner. ${reasonOf(entry)}`;
    context.report({
      node: key,
      rule: entry.id,
      category: 'member',
      tier: 'manual',
      reason,
      suggestion: entry.v3.join('.'),
    });
  }
}

/** Reports whether the keys are written in the type itself or are `keyof`. */
function isInlineKey(key: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(key)) return isInlineKey(key.type);
  if (ts.isUnionTypeNode(key)) return key.types.every(isInlineKey);
  return ts.isLiteralTypeNode(key) || ts.isTypeOperatorNode(key);
}
