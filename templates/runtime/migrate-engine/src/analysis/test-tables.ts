import ts from 'typescript';
import { unwrapExpression } from './syntax.ts';
import { ITEM, type Origin } from './value-paths.ts';

/** A call that runs a test for each row of a table: `test.each(rows)(title, run)`. */
export interface TestTable {
  readonly titles: readonly ts.StringLiteralLike[];
  readonly rows: ts.Expression | ts.TemplateLiteral;
  readonly run: ts.CallExpression;
}

export function testTable(run: ts.CallExpression): TestTable | undefined {
  const { expression: each } = run;
  const tag = ts.isCallExpression(each) ? each.expression : ts.isTaggedTemplateExpression(each) ? each.tag : undefined;
  const rows = ts.isTaggedTemplateExpression(each) ? each.template : ts.isCallExpression(each) && each.arguments[0];
  if (tag === undefined || rows === undefined || rows === false || !/\.each$/.test(tag.getText())) return undefined;
  return { titles: run.arguments.filter(ts.isStringLiteralLike), rows, run };
}

/** Returns the parameter of a test, or the variable in its pattern, that takes a row or a cell of its table. */
export function rowVariable(value: ts.Expression): ts.ParameterDeclaration | ts.BindingElement | undefined {
  const { parent } = value;
  if (ts.isTemplateSpan(parent)) return cellVariable(parent);
  if (!ts.isArrayLiteralExpression(parent)) return undefined;
  const isItem = ts.isArrayLiteralExpression(parent.parent);
  const index = isItem ? parent.elements.indexOf(value) : 0;
  const table = assertedList(isItem ? parent.parent : parent);
  const call = table.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== table || !ts.isCallExpression(call.parent)) return undefined;
  const given = call.parent.expression === call ? call.parent.arguments : [];
  return given.map((argument) => tableParameter(argument, index)).find((found) => found !== undefined);
}

/** Returns the variable that a test takes a cell of a template as. */
function cellVariable(span: ts.TemplateSpan): ts.BindingElement | undefined {
  const each = span.parent.parent;
  if (!ts.isCallExpression(each.parent) || testTable(each.parent) === undefined) return undefined;
  const columns = span.parent.head.text.match(/[\w$]+/g) ?? [];
  const column = columns[span.parent.templateSpans.indexOf(span) % columns.length];
  const [pattern] = each.parent.arguments.flatMap((run) => tableParameter(run, 0)?.name ?? []);
  const elements = pattern !== undefined && ts.isObjectBindingPattern(pattern) ? pattern.elements : [];
  return elements.find((element) => (element.propertyName ?? element.name).getText() === column);
}

/** Returns where a test table has what a parameter takes: a cell of its rows, or the row. */
export function originsInTable({ rows }: TestTable, index: number): readonly Origin[] {
  if (ts.isTemplateLiteral(rows)) return [];
  const list = unwrapExpression(rows);
  const [first] = ts.isArrayLiteralExpression(list) ? list.elements : [];
  const isOfCells = first !== undefined && ts.isArrayLiteralExpression(unwrapExpression(first));
  if (isOfCells) return [{ value: rows, path: [ITEM, String(index)] }];
  return index === 0 ? [{ value: rows, path: [ITEM] }] : [];
}

/** Recognizes the parameter that takes a row of a template, whose columns the test names itself. */
export function isTableRow({ parent: run }: ts.Node): boolean {
  const table = ts.isCallExpression(run.parent) ? testTable(run.parent) : undefined;
  return table !== undefined && ts.isTemplateLiteral(table.rows);
}

/** Returns the parameter at an index of an inline function. */
export function tableParameter(callback: ts.Expression, index: number): ts.ParameterDeclaration | undefined {
  const isInline = ts.isArrowFunction(callback) || ts.isFunctionExpression(callback);
  return isInline ? callback.parameters[index] : undefined;
}

/** Returns the whole of `['a'] as const`. */
export function assertedList(list: ts.Expression): ts.Expression {
  const { parent } = list;
  return ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isParenthesizedExpression(parent)
    ? assertedList(parent)
    : list;
}
