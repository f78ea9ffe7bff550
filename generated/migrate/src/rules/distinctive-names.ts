import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { FieldEntry } from '../shared/migration/map.ts';
import type { MemberReference } from '../analysis/member-references.ts';
import { type RuleContext, reasonOf } from './context.ts';

const READ_KINDS: ReadonlySet<MemberReference['kind']> = new Set(['access', 'element', 'binding', 'target']);

/** A name that hardly anything else bears, where nothing proves what it is: never changed, pointed at. */
export function reportDistinctiveName(
  context: RuleContext,
  name: MemberReference['name'],
  reference: MemberReference | undefined,
): void {
  const entry = context.migration.distinctive.get(name.text) ?? entryByResponse(context, name, reference);
  if (entry === undefined || !isUntyped(name, reference)) return;
  const reason = `The name is one of the old version, and nothing proves that this is it. ${reasonOf(entry)}`;
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
 * The entry of a name that is read where no type says of what, behind a call in the same file that is answered with it.
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

/** Whether a name stands where no type says what it is, or in a declaration of the caller's own. */
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

/** The template of a Vue file is not typed here: names that hardly anything else bears are pointed at. */
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
      const reason = `The name is one of the old version; expressions in a template are not changed. ${reasonOf(entry)}`;
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
