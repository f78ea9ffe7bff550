import ts from 'typescript';
import type { ScalarEntry } from '../shared/migration/map.ts';
import { isEnumValue } from '../analysis/enum-values.ts';
import { isLogging } from '../analysis/syntax.ts';
import { type RuleContext, reasonOf, tierOf } from './context.ts';

/** Renames an enumeration value where a value of that enumeration is expected. */
export function visitValue(context: RuleContext, literal: ts.StringLiteralLike | ts.Identifier): void {
  const entries = context.migration.values.get(literal.text);
  if (entries === undefined) return;
  const entry = entries.find(({ owners }) => owners.some(({ v2 }) => isEnumValue(context, literal, v2)));
  if (entry?.v3 === undefined) return reportDistinctiveValue(context, literal, entries);
  context.report({
    node: literal,
    rule: entry.id,
    category: 'value',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3,
  });
  if (ts.isIdentifier(literal)) return context.replace(literal, entry.v3);
  const quote = context.text(literal).charAt(0);
  context.replace(literal, `${quote}${entry.v3}${quote}`);
}

/** Reports a distinctive value used as a table key or a string without type evidence. */
function reportDistinctiveValue(
  context: RuleContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  entries: readonly ScalarEntry[],
): void {
  const entry = entries.find(({ distinctive }) => distinctive);
  const { parent } = literal;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === literal;
  if (entry === undefined || (ts.isIdentifier(literal) && !isKey) || ts.isImportDeclaration(parent)) return;
  if (ts.isCallExpression(parent) && isLogging(parent.expression)) return;
  const reason = `The string is a value of the previous version, but there is no type evidence here. ${reasonOf(entry)}`;
  context.report({
    node: literal,
    rule: entry.id,
    category: 'name-only',
    tier: 'manual',
    reason,
    suggestion: entry.v3 ?? '',
  });
}
