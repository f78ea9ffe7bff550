import { isUnique } from '../assertions.ts';
import { pluralize } from '../description.ts';
import { childLocation, type Interpret, type KeywordContext, type LengthIssue, lengthIssue } from './report.ts';

/** Interprets the number of items, `uniqueItems`, `prefixItems` and `items`. */
export function interpretArray(context: KeywordContext, interpret: Interpret): void {
  const { schema, value: items, location, report } = context;
  if (!Array.isArray(items)) return;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const received = pluralize(items.length, 'item');
  if (items.length < minItems) report.add(location, { ...lengthIssue('minItems', minItems), received });
  if (items.length > maxItems) report.add(location, { ...lengthIssue('maxItems', maxItems), received });
  if (schema.uniqueItems && !isUnique(items))
    report.add(location, {
      code: 'duplicate',
      keyword: 'uniqueItems',
      limit: true,
      expected: 'no item twice',
      received: 'equal items',
    });
  interpretItems(context, items, interpret);
}

function interpretItems(
  { schema, location, report }: KeywordContext,
  items: readonly unknown[],
  interpret: Interpret,
): void {
  const prefix = schema.prefixItems ?? [];
  items.forEach((item, index) => {
    const itemSchema = index < prefix.length ? prefix[index] : schema.items;
    if (itemSchema === undefined) return;
    report.evaluated.add(index);
    report.mergeIssues(interpret(itemSchema, item, childLocation(location, index)));
  });
}

/** `contains`: how many items fit a schema. */
export function interpretContains(
  { schema, value: items, location, report }: KeywordContext,
  interpret: Interpret,
): void {
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  if (contains === undefined || !Array.isArray(items)) return;
  const reports = [...items.keys()].map((index) => ({
    index,
    report: interpret(contains, items[index], childLocation(location, index)),
  }));
  const fitting = reports.filter((one) => one.report.isClean);
  for (const { index } of fitting) report.evaluated.add(index);
  const sure = fitting.filter((one) => one.report.isCertain).length;
  const few = lengthIssue('minContains', minContains);
  const many = lengthIssue('maxContains', maxContains);
  const refuse = (issue: LengthIssue, count: number): void =>
    report.add(location, { ...issue, received: pluralize(count, 'such item') });
  if (fitting.length < minContains) refuse(few, fitting.length);
  else if (sure < minContains) report.addUncertainty(location, few.expected);
  if (sure > maxContains) refuse(many, sure);
  else if (fitting.length > maxContains) report.addUncertainty(location, many.expected);
}
