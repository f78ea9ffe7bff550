import ts from 'typescript';
import type { ScalarEntry } from '#shared/migration/map.ts';
import { isAskedFor } from '../analysis/enum-values.ts';
import { isLogging } from '../analysis/syntax.ts';
import { type Pass, reasonOf, tierOf } from './context.ts';

/** A string that some old enumeration has as a value: changed where its place asks for that enumeration. */
export function visitValue(pass: Pass, literal: ts.StringLiteralLike | ts.Identifier): void {
  const entries = pass.knowledge.values.get(literal.text) ?? [];
  const entry = entries.find(({ owners }) => owners.some(({ v2 }) => isAskedFor(pass, literal, v2)));
  if (entry?.v3 === undefined) return flagValue(pass, literal, entries);
  pass.find({
    node: literal,
    rule: entry.id,
    category: 'value',
    tier: tierOf(entry),
    reason: reasonOf(entry),
    suggestion: entry.v3,
  });
  if (ts.isIdentifier(literal)) return pass.replace(literal, entry.v3);
  const quote = pass.text(literal).charAt(0);
  pass.replace(literal, `${quote}${entry.v3}${quote}`);
}

/** A value that hardly anything else is called, as the key of a table or as a whole string. */
function flagValue(pass: Pass, literal: ts.StringLiteralLike | ts.Identifier, entries: readonly ScalarEntry[]): void {
  const entry = entries.find(({ distinctive }) => distinctive);
  const { parent } = literal;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === literal;
  if (entry === undefined || (ts.isIdentifier(literal) && !isKey) || ts.isImportDeclaration(parent)) return;
  if (ts.isCallExpression(parent) && isLogging(parent.expression)) return;
  const reason = `The string is a value of the old version, and nothing proves that this is it. ${reasonOf(entry)}`;
  pass.find({
    node: literal,
    rule: entry.id,
    category: 'name-only',
    tier: 'manual',
    reason,
    suggestion: entry.v3 ?? '',
  });
}
