import ts from 'typescript';
import type { FieldEntry } from '#shared/migration/map.ts';
import { tableParameter } from '../analysis/contextual-types.ts';
import { fieldChange, originalMembers } from '../analysis/member-owners.ts';
import { propertyNameText } from '../analysis/syntax.ts';
import { isUnresolved, reasonOf, reportChange, reportEntry, type RuleContext } from './context.ts';

/** A call that runs a test for each row of a table: `test.each(rows)(title, run)`. */
interface TestTable {
  readonly titles: readonly ts.StringLiteralLike[];
  readonly rows: ts.Expression | ts.TemplateLiteral;
  readonly run: ts.CallExpression;
}

/**
 * Renames a column in the head of a test table, and in its title; reports the title if the member of the rows is
 * reported.
 */
export function visitTestTable(context: RuleContext, call: ts.CallExpression): void {
  const table = testTable(call);
  if (table !== undefined) reviewTable(context, table);
}

function testTable(run: ts.CallExpression): TestTable | undefined {
  const { expression: each } = run;
  const tag = ts.isCallExpression(each) ? each.expression : ts.isTaggedTemplateExpression(each) ? each.tag : undefined;
  const rows = ts.isTaggedTemplateExpression(each) ? each.template : ts.isCallExpression(each) && each.arguments[0];
  if (tag === undefined || rows === undefined || rows === false || !/\.each$/.test(tag.getText())) return undefined;
  return { titles: run.arguments.filter(ts.isStringLiteralLike), rows, run };
}

function reviewTable(context: RuleContext, { titles, rows, run }: TestTable): void {
  const [first] = ts.isArrayLiteralExpression(rows) ? rows.elements : [];
  if (first !== undefined && ts.isObjectLiteralExpression(first))
    for (const { name } of first.properties)
      if (name !== undefined) reviewColumn(context, titles, propertyNameText(name), name);
  if (ts.isTemplateLiteral(rows)) reviewHead(context, { titles, rows, run });
}

/** Renames a column in the titles if the member of the rows is renamed, and reports the titles if it is reported. */
function reviewColumn(
  context: RuleContext,
  titles: readonly ts.StringLiteralLike[],
  name: string,
  member: ts.Node,
): void {
  const found = context.findingAt(member);
  const entry = context.migration.fields.get(name)?.find(({ id }) => id === found?.rule);
  if (entry === undefined || found === undefined) return;
  for (const title of titles.filter(({ text }) => columnIn(name).test(text)))
    if (found.tier === 'manual') {
      const reason = `The title names the member ${name} of the rows. ${reasonOf(entry)}`;
      reportEntry(context, title, { entry, reason });
    } else renameColumn(context, title, name, entry);
}

/** Matches `$name` in a title. */
function columnIn(name: string): RegExp {
  return new RegExp(`\\$${name}\\b`);
}

/** Renames the columns of a template whose rows the test takes as a value of a changed schema. */
function reviewHead(context: RuleContext, { titles, rows, run }: TestTable): void {
  const parameter = run.arguments.map((argument) => tableParameter(argument, 0)).find((one) => one !== undefined);
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
    for (const title of titles.filter(({ text }) => columnIn(name).test(text)))
      renameColumn(context, title, name, entry);
  }
}

function renameColumn(context: RuleContext, title: ts.StringLiteralLike, name: string, entry: FieldEntry): void {
  const start = title.getStart(context.file);
  for (const { index } of context.text(title).matchAll(new RegExp(columnIn(name), 'g')))
    context.edit({ start: start + index + 1, end: start + index + 1 + name.length, text: entry.v3.join('.') });
  reportChange(context, title, entry);
}
