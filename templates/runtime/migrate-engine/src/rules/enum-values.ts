import ts from 'typescript';
import type { ScalarEntry } from '#shared/migration/map.ts';
import { enclosingTable, isSearchCall, valueEvidence } from '../analysis/enum-positions.ts';
import { isLogging, propertyNameText } from '../analysis/syntax.ts';
import { changedValue } from '../migration/schema-match.ts';
import { reportEntry, type RuleContext, tierOf } from './context.ts';

/** Renames an enumeration value where a value of that enumeration is expected. */
export function visitValue(context: RuleContext, literal: ts.StringLiteralLike | ts.Identifier): void {
  const entries = context.migration.values.get(literal.text);
  if (entries === undefined || context.settled.isSettled(literal)) return;
  for (const own of ['none', 'renamed'] as const)
    for (const entry of entries) {
      const found = entry.owners.map(({ v2 }) => valueEvidence(context, literal, { enumeration: v2, own }));
      if (found.includes('proven')) return changeValue(context, literal, entry, own === 'renamed');
      if (found.includes('mixed')) return reportConnected(context, literal, { entry, why: CONNECTED });
    }
  const reported = entries.find(({ owners }) =>
    owners.some(
      ({ v2 }) => valueEvidence(context, literal, { enumeration: v2, own: 'any', isLoose: true }) !== undefined,
    ),
  );
  if (reported !== undefined) return reportConnected(context, literal, { entry: reported, why: CONNECTED });
  reportDistinctiveValue(context, literal, entries);
}

const CONNECTED = 'The string meets values of the enumeration here, but not only, or not with their type.';

function changeValue(
  context: RuleContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  entry: ScalarEntry,
  isOwn: boolean,
): void {
  if (entry.v3 === undefined) return reportLostValue(context, literal, entry);
  if (isBesideValue(literal, entry.v3))
    return reportConnected(context, literal, {
      entry,
      why: 'The new value stands beside it: decide which of the two applies.',
    });
  reportEntry(context, literal, { entry, category: 'value', tier: isOwn ? 'likely' : tierOf(entry) });
  const isName = /^[A-Za-z_$][\w$]*$/.test(entry.v3);
  if (ts.isIdentifier(literal) && isName) return context.replace(literal, entry.v3);
  if (ts.isIdentifier(literal)) return replaceName(context, literal, entry.v3);
  const quote = context.text(literal).charAt(0);
  context.replace(literal, `${quote}${entry.v3}${quote}`);
}

/** Replaces a name by a text that is no name: `{ A: 1 }` becomes `{ 'a-b': 1 }`, `table.A` becomes `table['a-b']`. */
function replaceName(context: RuleContext, name: ts.Identifier, to: string): void {
  const { parent } = name;
  const text = JSON.stringify(to)
    .replaceAll("'", "\\'")
    .replace(/^"(.*)"$/, "'$1'");
  if (!ts.isPropertyAccessExpression(parent)) return context.replace(name, text);
  const start = parent.expression.end;
  const link = parent.questionDotToken === undefined ? '' : '?.';
  context.edit({ start, end: name.end, text: `${link}[${text}]` });
}

/** Tests whether the new value already stands beside an old one: in a `switch`, a table, or a union. */
function isBesideValue(literal: ts.StringLiteralLike | ts.Identifier, to: string): boolean {
  const { parent } = literal;
  const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && node.text === to;
  if (ts.isCaseClause(parent))
    return parent.parent.clauses.some((clause) => ts.isCaseClause(clause) && isText(clause.expression));
  const table = enclosingTable(literal);
  if (table !== undefined)
    return table.properties.some(({ name }) => name !== undefined && propertyNameText(name) === to);
  const union = ts.isLiteralTypeNode(parent) ? parent.parent : undefined;
  return (
    union !== undefined &&
    ts.isUnionTypeNode(union) &&
    union.types.some((type) => ts.isLiteralTypeNode(type) && isText(type.literal))
  );
}

/** Reports a value that was removed, or whose counterpart nobody has decided. */
function reportLostValue(
  context: RuleContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  entry: ScalarEntry,
): void {
  reportEntry(context, literal, { entry, category: 'value', why: entry.unresolved?.reason ?? 'It was removed.' });
}

/** Reports a value that is connected with the enumeration, and cannot be changed for certain. */
export function reportConnected(
  context: RuleContext,
  node: ts.Node,
  report: { readonly entry: ScalarEntry; readonly why: string },
): void {
  reportEntry(context, node, { ...report, category: 'value' });
}

/** Reports a distinctive value used as a table key or a string without type evidence. */
function reportDistinctiveValue(
  context: RuleContext,
  literal: ts.StringLiteralLike | ts.Identifier,
  entries: readonly ScalarEntry[],
): void {
  const entry = entries.find(
    (one) =>
      one.distinctive ||
      isSearchedConstant(context, literal) ||
      isInOpenBody(context, literal) ||
      isOfField(context, literal, one),
  );
  const { parent } = literal;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === literal;
  if (entry === undefined || (ts.isIdentifier(literal) && !isKey) || ts.isImportDeclaration(parent)) return;
  if (ts.isCallExpression(parent) && isLogging(parent.expression)) return;
  const why = 'The string is a value of the previous version, but there is no type evidence here.';
  reportEntry(context, literal, { entry, category: 'name-only', why });
}

/** Matches `'CUSTOM_FIELDS'` in the inline body of a request whose schema does not list its fields. */
function isInOpenBody({ payloads, migration }: RuleContext, literal: ts.Node): boolean {
  const body = ts.findAncestor(literal, (outer) => payloads.has(outer));
  const schema = body === undefined ? undefined : payloads.get(body);
  if (schema === undefined || migration.schemas.get(schema)?.isOpen !== true) return false;
  return ts.isStringLiteralLike(literal) && CONSTANT.test(literal.text);
}

/**
 * Matches `{ options: ['CUSTOM_FIELDS'] }` in a file that imports types of either version, or outside of calls: a
 * member that is named like a field of this enumeration.
 */
function isOfField(context: RuleContext, literal: ts.Node, entry: ScalarEntry): boolean {
  const { modules, migration, checker } = context;
  if (!ts.isStringLiteralLike(literal)) return false;
  // Without types of the API, a literal that is given to some function may be a request of the application's own.
  const isConstant = CONSTANT.test(literal.text) && ts.findAncestor(literal, ts.isCallExpression) === undefined;
  if (modules.known.size === 0 && !isConstant) return false;
  const member = ts.findAncestor(
    literal.parent,
    (node) => !ts.isArrayLiteralExpression(node) && !ts.isCallExpression(node),
  );
  if (member === undefined || !ts.isPropertyAssignment(member) || member.name === literal) return false;
  const field = propertyNameText(member.name);
  const expected = checker.contextualType(literal);
  // An ordinary word needs a renamed field, and no type that lists it.
  const isTelling =
    CONSTANT.test(literal.text) ||
    (migration.fields.has(field) &&
      (expected === undefined || !checker.types.stringLiterals(expected).includes(literal.text)));
  return isTelling && changedValue(migration, field, literal.text) === entry;
}

/** A name of several words in capitals. */
const CONSTANT = /^[A-Z]+(?:_[A-Z]+)+$/;

/** Matches `options.includes('CUSTOM_FIELDS')` on plain strings, in a file that imports types or sends requests. */
function isSearchedConstant(context: RuleContext, literal: ts.StringLiteralLike | ts.Identifier): boolean {
  const { parent } = literal;
  const usesApi = context.modules.known.size > 0 || context.responseSchemas.size > 0;
  if (!CONSTANT.test(literal.text) || !usesApi || !ts.isCallExpression(parent)) return false;
  return isSearchCall(parent.expression) && parent.arguments[0] === literal;
}
