import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { type RuleContext, reasonOf } from './context.ts';

const READ_KINDS: ReadonlySet<MemberReference['kind']> = new Set(['access', 'element', 'binding', 'target']);

/** Reports a distinctive name without type evidence. It is never changed. */
export function reportDistinctiveName(
  context: RuleContext,
  name: MemberReference['name'],
  reference: MemberReference | undefined,
): void {
  const entry = context.migration.distinctive.get(name.text) ?? entryByResponse(context, name, reference);
  if (entry === undefined || !isUntyped(name, reference)) return;
  const reason = `The name belongs to the previous version, but there is no type evidence here. ${reasonOf(entry)}`;
  context.report({
    node: name,
    rule: entry.id,
    category: 'name-only',
    tier: 'manual',
    reason,
    suggestion: [entry.v3 ?? ''].flat().join('.'),
  });
}

/**
 * Returns the entry of a name read from an untyped value if a request in the same file responds with a schema that has
 * it.
 */
function entryByResponse(
  context: RuleContext,
  name: MemberReference['name'],
  reference: MemberReference | undefined,
): FieldEntry | undefined {
  if (context.responseSchemas.size === 0 || reference === undefined || !READ_KINDS.has(reference.kind))
    return undefined;
  return context.migration.fields
    .get(name.text)
    ?.find(
      ({ operation, owners }) =>
        (operation === 'rename' || operation === 'move') && owners.some(({ v2 }) => context.responseSchemas.has(v2)),
    );
}

/** Reports whether a name is read from an untyped value or is declared by the caller. */
function isUntyped(name: MemberReference['name'], reference: MemberReference | undefined): boolean {
  const { parent } = name;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name === name;
  if (reference === undefined || reference.kind === 'key' || reference.kind === 'in') return false;
  if (reference.members.length > 0) return false;
  if (reference.kind === 'property' || reference.kind === 'shorthand') return true;
  return (
    reference.kind === 'access' ||
    reference.kind === 'element' ||
    reference.kind === 'binding' ||
    reference.kind === 'target'
  );
}

/** Reports distinctive names in a Vue template that its program does not cover. */
export function reviewTemplate(
  context: RuleContext,
  { template, others }: { readonly template: string; readonly others: readonly RuleContext[] },
): void {
  const before = others.flatMap(({ findings }) => findings);
  for (const [name, entry] of context.migration.distinctive) {
    for (const match of template.matchAll(new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`, 'g'))) {
      const { line, character } = context.file.getLineAndCharacterOfPosition(match.index);
      if (before.some((found) => found.line === line + 1 && found.column === character + 1)) continue;
      const fingerprint = createHash('sha256')
        .update(`${context.name}\n${name}\n${match.index}`)
        .digest('hex')
        .slice(0, 16);
      const reason = `The name belongs to the previous version; names in templates without type evidence are not changed. ${reasonOf(entry)}`;
      context.findings.push({
        file: context.name,
        line: line + 1,
        column: character + 1,
        rule: entry.id,
        category: 'name-only',
        tier: 'manual',
        reason,
        before: name,
        suggestion: [entry.v3 ?? ''].flat().join('.'),
        fingerprint,
      });
    }
  }
}
