import { escapePattern } from '../migration/migration-index.ts';
import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { fieldChange, originalMembers } from '../analysis/member-owners.ts';
import { propertyNameText, unwrapExpression } from '../analysis/syntax.ts';
import { tableParameter, type TestTable, testTable } from '../analysis/test-tables.ts';
import { isUnresolved, reasonOf, reportChange, reportEntry, type RuleContext } from './context.ts';

/**
 * Renames a column in the head of a test table, and in its title; reports the title if the member of the rows is
 * reported.
 */
export function visitTestTable(context: RuleContext, call: ts.CallExpression): void {
  const table = testTable(call);
  if (table !== undefined) reviewTable(context, table);
}

function reviewTable(context: RuleContext, { titles, rows, run }: TestTable): void {
  if (ts.isTemplateLiteral(rows)) return reviewHead(context, { titles, rows, run });
  const list = unwrapExpression(rows);
  const [first] = ts.isArrayLiteralExpression(list) ? list.elements : [];
  if (first !== undefined) for (const column of columnsOf(first)) reviewColumn(context, titles, column);
}

/** A member of the rows of a table, which titles name as `$given.place`. */
interface Column {
  readonly path: readonly string[];
  readonly member: ts.PropertyName;
}

/** Returns the members of a row, and those of the literals in it. */
function columnsOf(row: ts.Expression, above: readonly string[] = []): readonly Column[] {
  const literal = unwrapExpression(row);
  if (!ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap((property) => {
    const { name: member } = property;
    if (member === undefined) return [];
    const path = [...above, propertyNameText(member)];
    const inner = ts.isPropertyAssignment(property) ? columnsOf(property.initializer, path) : [];
    return [{ path, member }, ...inner];
  });
}

/** Renames a column in the titles if the member of the rows is renamed, and reports the titles if it is reported. */
function reviewColumn(context: RuleContext, titles: readonly ts.StringLiteralLike[], column: Column): void {
  const found = context.findingAt(column.member);
  const name = column.path.at(-1) ?? '';
  const entry = context.migration.fields.get(name)?.find(({ id }) => id === found?.rule);
  if (entry === undefined || found === undefined) return;
  for (const title of titles.filter(({ text }) => columnIn(column.path).test(text)))
    if (found.tier === 'manual') {
      const reason = `The title names the member ${name} of the rows. ${reasonOf(entry)}`;
      reportEntry(context, title, { entry, reason });
    } else renameColumn(context, title, column.path, entry);
}

/** Matches the last step of `$given.name` in a title. */
function columnIn(path: readonly string[]): RegExp {
  const steps = path.map(escapePattern);
  const before = steps.slice(0, -1).map((step) => `${step}\\.`);
  return new RegExp(`(?<=\\$${before.join('')})${steps.at(-1) ?? ''}\\b`);
}

/** Renames the columns of a template whose rows the test takes as a value of a changed schema. */
function reviewHead(context: RuleContext, { titles, rows, run }: TestTable): void {
  const parameter = run.arguments.map((argument) => tableParameter(argument, 0)).find((one) => one?.type !== undefined);
  const start = rows.getStart(context.file);
  const head = ts.isTemplateExpression(rows) ? rows.head : rows;
  if (parameter === undefined) return;
  for (const { 0: name, index } of context.text(head).matchAll(/[\w$]+/g)) {
    const members = context.checker.membersOf(context.checker.typeAt(parameter), name);
    const change = fieldChange(context, originalMembers(context, members, name), name);
    if (change?.kind !== 'entry' || change.entry.operation !== 'rename' || isUnresolved(change.entry)) continue;
    const { entry } = change;
    const offset = start + index;
    reportChange(context, head, entry);
    context.edit({ start: offset, end: offset + name.length, text: entry.v3[0] ?? '' });
    for (const title of titles.filter(({ text }) => columnIn([name]).test(text)))
      renameColumn(context, title, [name], entry);
  }
}

function renameColumn(
  context: RuleContext,
  title: ts.StringLiteralLike,
  path: readonly string[],
  entry: FieldEntry,
): void {
  const start = title.getStart(context.file);
  for (const { 0: name, index } of context.text(title).matchAll(new RegExp(columnIn(path), 'g')))
    context.edit({ start: start + index, end: start + index + name.length, text: entry.v3.join('.') });
  reportChange(context, title, entry);
}
